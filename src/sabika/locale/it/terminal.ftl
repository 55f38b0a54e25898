# Che cosa dice il tavolo nel terminale (sabika play, sabika show). Comandi e mosse si scrivono così come sono.

ask-action = Prendi denaro, acquista una tessera o modifica la città.
ask-extra = Un'altra azione: prendi denaro, acquista una tessera o modifica la città.
ask-exact = Puoi pagare l'importo esatto di: { $tiles }.
ask-end = Oppure concludi le azioni.
ask-placing = Posiziona le tessere che hai acquistato: in città o nella riserva.
ask-chests = Metti i forzieri su edifici del loro colore.
ask-master = Puoi giocare un costruttore per modificare la città una volta.
ask-left_over = Ti spetta una tessera rimasta: inseriscila o rinuncia.
moves-exact = (esatto: un'altra azione)
moves-rest = e altre { $count }: scrivi moves o help
moves-all = di più con help
moves-none = nessuna
hint-move = { $bot } giocherebbe: { $move }
hint-then = , poi { $move }
score-title = Se ora si facesse la valutazione { $scoring }
score-for = per
score-together = in tutto
result-title = Risultato
result-player = giocatore
result-points = punti
result-wins = vince
result-shares = condivide la vittoria
terminal-hand-over = { $name }, tocca a te. Premi Invio quando guardi solo tu.
terminal-news = dalla tua ultima mossa
terminal-no-news = ancora nulla
terminal-no-undo = Non si può tornare indietro: nessuna decisione in questo turno, o da allora si è pescato qualcosa
terminal-which-rule = Indica una regola, come rules 5.2, o una sezione, come rules T
terminal-kept = salvato in { $file }
terminal-go-on = La partita è salvata in { $file }. Continua con: { $command }
terminal-record = La registrazione è in { $file }.
terminal-event = evento { $number }: { $event }
terminal-wrote = scritto { $file }
terminal-help =
    Scrivi una mossa, il numero di una offerta, oppure:

    - `moves` o `moves buy`: tutte le mosse possibili, o quelle che cominciano così
    - `undo`, `restart`: annulla l'ultima decisione, o il turno fin qui
    - `hint`: che cosa giocherebbe un bot
    - `score`: che cosa darebbe ora la prossima valutazione
    - `log`: che cosa è successo finora
    - `rules 5.2`: il testo di una regola; `rules T` una sezione
    - `save FILE`, `quit`: salva la partita; anche uscendo si salva

    Mosse: `take de3 fl2` (prendere), `buy tower-11a du7 du4` (acquistare), `place tower-11a 1,0` (inserire),
    `reserve tower-11a` (nella riserva), `build garden-6 0,-1` (costruire dalla riserva), `remove garden-6` (togliere),
    `swap tower-9a arcades-7` (scambiare), `end` (concludere le azioni).
    Le carte sono de denario, di dirham, du ducato, fl fiorino e il loro valore; deB è un costruttore.
    Ciò che non lascia scelta si può omettere: `buy tower-11a`.
