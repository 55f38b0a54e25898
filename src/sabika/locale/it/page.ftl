# Che cosa dice la pagina. Breve, concreto, dando del tu. $you è yes per chi legge; i nomi arrivano come nomi.

page-title = { $title } – Sabika
home = Inizio
close = Chiudi
menu = Menu
menu-language = Lingua
menu-light = Luce
light-auto = come il dispositivo
light-light = giorno
light-dark = notte
menu-speed = Movimento
speed-calm = calmo
speed-brisk = svelto
speed-none = nessuno
menu-sound = Piccoli suoni
rules = Regole
rules-search = Cerca nelle regole, o un numero come 5.3
rules-none = Nessuna regola lo dice.
keys = Tasti
keys-market = al deposito materiali
keys-display = al denaro
keys-hand = alla tua mano
keys-city = alla tua città
keys-reserve = alle tue tessere
keys-act = fai ciò che è scelto
keys-drop = rimetti a posto
keys-undo = annulla
nowhere = A questo indirizzo non c'è nulla.
connection-lost = Connessione persa. Si cerca di nuovo il tavolo …
joining = Arrivi al tavolo …
no-table = Questo tavolo non esiste.
unofficial = Non ufficiale, fatto da persone che amano questi giochi. Nessun legame con l'editore.

home-title = Costruisci una città all'ombra del colle della Sabika
home-lead = Alhambra e Granada, con le regole complete. Gioca contro bot che ragionano o invita gli amici con un link.
your-name = Il tuo nome
guest = Ospite { $number }
about-alhambra = Acquista torri, giardini e appartamenti in quattro valute, disponili attorno alla tua fontana e chiudi le tue mura.
about-granada = Ogni tessera ha due lati e due prezzi. I fossati proteggono la tua città, e nei pareggi decide la tessera più cara.
play-now = Gioca subito contro i bot
make-title = Apri un tavolo
make-lead = Scegli moduli e opzioni e manda il link agli amici.
make-table = Apri il tavolo
mine-title = Le tue partite
mine-none = Non hai partite in corso.
open-title = Tavoli aperti
open-none = Al momento nessuno aspetta giocatori.
seat-free = posto libero

setup-game = Quale gioco?
setup-modules = Moduli
setup-seats = Chi gioca?
setup-players = Giocatori
setup-level = Avversari
setup-you = Tu
setup-seat = Posto { $number }
setup-person = un amico, con il link
setup-bot = bot: { $level }
setup-more = Un posto in più
setup-fewer = Un posto in meno
setup-two = In due gioca anche Dirk, un terzo immaginario con tessere sue.
setup-options = Opzioni
setup-title = Titolo del tavolo
setup-clock = Orologio
setup-hidden = Fuori dall'elenco: solo con il link
setup-confirm = Chiedi prima di rendere definitivo un turno
clock-none = senza orologio
clock-quick = veloce: 30 secondi a turno
clock-calm = calmo: 90 secondi a turno
clock-days = un giorno per ogni turno
about-treasure_chamber = In tre stanze aspettano forzieri: paga 8 in qualsiasi valuta e mettili su tessere del loro colore. Chi ha più forzieri fa punti.
about-master_builders = Carte speciali che valgono 3 della loro valuta. Giocane una alla fine del turno e modifica la città ancora una volta.
about-invaders = Dopo ogni valutazione la città è attaccata da una direzione, e i lati aperti costano punti. Gli esploratori ti dicono da dove arriverà l'attacco.
about-bazaars = I bazar si pagano con l'importo esatto, al prezzo di una tessera del deposito. Alla fine danno punti per gli edifici adatti attorno a loro.
about-simple = punti fissi invece di contare tutte le tessere di un tipo
about-open_attack = tutti vedono da dove viene il prossimo attacco

wait-sit = Siediti qui
wait-bot = aggiungi un bot
wait-kick = Manda via
wait-start = Comincia la partita
wait-invite = Copia il link per invitare
wait-copied = Link copiato
wait-leave = Lascia il tavolo
wait-ready = Ci siete tutti.
wait-host = Ci siete tutti. Chi ospita comincia la partita.
wait-people = Manda il link agli amici o riempi i posti liberi con i bot.

now-action = Prendi denaro, acquista una tessera o modifica la città.
sentence-again = Importo esatto: hai un'altra azione.
sentence-exact = Puoi pagare l'importo esatto di { $tiles }.
sentence-nothing-affordable = Non puoi ancora permetterti una tessera.
sentence-pass = Non si può fare nulla: passi.
now-placing = Posiziona le tessere che hai acquistato.
now-chests = Metti i forzieri su tessere del loro colore.
sentence-chests-offered = Puoi avere forzieri avanzati.
now-master = Puoi giocare un costruttore per modificare la città.
now-left_over = Ti spetta una tessera rimasta: inseriscila o rinuncia.
sentence-last = È l'ultimo turno.
sentence-confirm = È questo il tuo turno? Allora confermalo.
sentence-stood-in = Un bot gioca per te.
sentence-wait-action = { $name } pensa all'azione.
sentence-wait-placing = { $name } posiziona tessere.
sentence-wait-chests = { $name } distribuisce i forzieri.
sentence-wait-master = { $name } pensa se giocare un costruttore.
sentence-wait-left_over = { $name } riceve una tessera rimasta.
sentence-won = { $you ->
    [yes] Vinci con { $points }!
   *[no] { $name } vince con { $points }.
}
sentence-shared = { $names } condividono la vittoria con { $points }.
ended-resigned = La partita è finita: tutti gli altri si sono arresi.
ended-abandoned = La partita è stata abbandonata di comune accordo.

market-tile = { $tile }, si paga in { $currency }{ $state ->
    [exact] , puoi pagare l'importo esatto
    [payable] , puoi pagarla
    [dear] , per ora troppo cara per te
   *[idle] { "" }
}
market-empty = spazio vuoto per { $currency }
market-exact = esatto
pile-deck = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
pile-discards = { $count ->
    [one] { $count } carta pagata
   *[other] { $count } carte pagate
}
pile-laid = pagate
pile-bag = { $count ->
    [one] { $count } tessera nel sacchetto
   *[other] { $count } tessere nel sacchetto
}
marker-side = { $side ->
    [even] pari
   *[odd] dispari
}
marker-says = { $side ->
    [even] La pedina nera: le nuove tessere mostrano il lato pari
   *[odd] La pedina nera: le nuove tessere mostrano il lato dispari
}
hand-total = { $currency }, { $total } in tutto
hand-empty = Non hai denaro.
tray-to-place = Da posizionare
tray-left-over = Rimasta
tray-none = vuoto
tile-walled = { $side ->
    [moat] fossato a { $directions }
   *[wall] mura a { $directions }
}
tile-unwalled = { $side ->
    [moat] senza fossato
   *[wall] senza mura
}
tile-other-side = altro lato { $tile }
tile-with-chest = con un forziere
room-named = stanza { $number }: { $chests }
room-empty = vuota
room-bag = { $count ->
    [one] { $count } forziere nel sacchetto
   *[other] { $count } forzieri nel sacchetto
}
scout-of = Paga l'importo esatto di { $building } e l'esploratore ti dice da dove viene l'attacco
attack-hidden = Il prossimo attacco, coperto
attack-from = { $coming ->
    [yes] Il prossimo attacco
   *[no] Attacco passato
}: { $direction ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}

city-yours = La tua città
city-label = Città di { $name }: { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}, { $side ->
    [moat] fossato esterno più lungo
   *[wall] mura esterne più lunghe
} { $wall }
city-square = colonna { $x }, riga { $y }: { $tile } { $fits ->
    [yes] va bene qui
   *[no] non va bene
}
touch-remove = { $tile }: toglila
touch-swap = { $tile }: sostituiscila
touch-stow = { $tile }: metti qui il forziere
city-closer = Più vicino
city-farther = Più lontano
city-fit = Mostra tutta la città
seat-bot = Un bot
seat-look = Guarda la città di { $name }: { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}, { $wall } di fila
seat-reserve = Riserva di { $name }
figure-wall = { $side ->
    [moat] fossato esterno più lungo { $count }
   *[wall] mura esterne più lunghe { $count }
}
figure-knows = sa da dove viene l'attacco
scorings = Valutazioni
scorings-state = { $done ->
    [yes] La valutazione { $scoring } c'è già stata
   *[no] La valutazione { $scoring } deve ancora venire
}

bar = La tua azione
rule = Regola { $id }
catching-up = Ecco che cosa è successo …
try-action = Tocca del denaro, una tessera del deposito o una delle tue.
try-placing = Scegli una casella che brilla, o metti la tessera nella riserva.
try-chests = Tocca una tessera che brilla.
try-master = Tocca una tessera che brilla per toglierla, o una della tua riserva.
try-left_over = Scegli una casella che brilla.
do-take = Prendi
do-take-what = prendi { $money }
do-buy = Acquista
do-buy-what = { $tile } per { $money } = { $sum }{ $exact ->
    [yes] : esatto, quindi hai un'altra azione
   *[no] , senza resto
}
do-buy-unpaid = { $tile }: scegli le carte con cui pagare
do-chests = Acquista i forzieri
do-chests-what = i forzieri della stanza { $room } per { $money } ({ $sum })
do-place = Posiziona qui
do-place-what = { $tile }: scegli una casella che brilla
do-place-nowhere = { $tile } ora non va bene da nessuna parte
do-turn = Gira
do-turn-back = Rigira
do-turn-what = { $tile }, girata per { $money }: scegli una casella che brilla
do-remove = Togli
do-remove-what = togli { $tile } dalla città e mettila nella riserva
do-stow-what = un forziere per { $building }: tocca una tessera che brilla
do-reserve = Nella riserva
do-reserve-side = Nella riserva come { $tile }
do-gift = Regala a Dirk
do-forgo = Rinuncia
step-end_actions = Concludi le azioni
step-pass = Passa
step-decline = Basta forzieri
step-no_master = Nessun costruttore
do-other-way = Paga in un altro modo ({ $count })
do-cancel = Rimetti a posto
do-confirm = Conferma il turno
do-return = Gioca di nuovo tu
do-undo = Annulla
do-hint = Che cosa farebbe un bot?
advice = Il consiglio di un bot: { $move }.
do-restart = Annulla tutto il turno
choose-builder = Quale costruttore?
resign = Arrenditi
resign-sure = Vuoi arrenderti? Un bot continuerà per te.
abandon = Proponi di abbandonare la partita
clock = Tempo rimasto
days-left = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}

side = Accanto al tavolo
tab-others = Altri
tab-log = Diario
tab-chat = Chat
tab-score = Punti ora
log = che cosa è successo
log-sat = { $you ->
    [yes] Ti siedi
   *[no] { $name } si siede
}
log-left = { $you ->
    [yes] Te ne vai
   *[no] { $name } se ne va
}
log-kicked = Hanno mandato via { $name }
log-bot_added = Si siede { $name }, un bot
log-started = La partita comincia
log-undone = { $you ->
    [yes] Torni indietro
   *[no] { $name } torna indietro
}
log-restarted = { $you ->
    [yes] Annulli il tuo turno
   *[no] { $name } annulla il turno
}
log-resigned = { $you ->
    [yes] Ti arrendi
   *[no] { $name } si arrende
}
log-abandoning = { $you ->
    [yes] Proponi di abbandonare la partita
   *[no] { $name } propone di abbandonare la partita
}
log-timed_out = { $you ->
    [yes] Il tuo tempo è finito: un bot gioca per te
   *[no] Il tempo di { $name } è finito: subentra un bot
}
log-returned = { $you ->
    [yes] Torni a giocare
   *[no] { $name } torna a giocare
}
log-handed = { $name } gioca su un altro dispositivo
log-rematched = { $name } vuole giocare ancora
chat = chat
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di' qualcosa
chat-send = Invia
score-now-intro = Se la valutazione fosse ora:
score-which = Quale valutazione?
score-again = Mostra di nuovo la valutazione { $scoring }
score-sum = Punti
score-has = ne ha { $count }
score-how = { $side ->
    [moat] Le cifre grandi sono punti, le piccole tessere in città. A parità di numero conta la tessera più cara.
   *[wall] Le cifre grandi sono punti, le piccole tessere in città. In caso di parità i punti si dividono.
}

result = Risultato
result-lost = persi
result-total = punti
result-again = Gioca ancora
result-record = Registrazione della partita
result-look = Guarda il tavolo
