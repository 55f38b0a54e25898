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
keys = Tasti
keys-market = al deposito materiali
keys-display = al denaro
keys-hand = alla tua mano
keys-city = alla tua città
keys-reserve = alle tue tessere
keys-bar = a quello che puoi fare
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
log-handed = { $you ->
    [yes] Continui a giocare qui
   *[no] { $name } gioca su un altro dispositivo
}
log-rematched = { $you ->
    [yes] Vuoi giocare ancora
   *[no] { $name } vuole giocare ancora
}
chat = chat
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di' qualcosa
chat-send = Invia
score-now-intro = Se la valutazione fosse ora:
score-which = Quale valutazione?
score-again = Mostra di nuovo la valutazione { $scoring }
score-sum = Punti
score-has = ne ha { $count }
lead-most = { $name } è in testa con { $count }
lead-dearest = { $name } è in testa con { $count } e la tessera più cara
lead-level = { $names } sono pari con { $count } e si dividono i punti
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

ways = Pagine
way-history = Partite giocate
way-ratings = Classifica
way-rules = Regole
way-account = Tu
way-replay = Apri una registrazione
share = Copia il link
copy = Copia
copied = Copiato

result-more = Come ci si è arrivati
result-replay = Rivedi
result-resigned = si è arreso
chart = Punti nel tempo
chart-label = Grafico dei punti di tutti i giocatori, dal primo turno all'ultimo
chart-moment = Un momento della partita
chart-turn = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
chart-worth = se la valutazione fosse stata allora
chart-look = Guarda questo momento
chart-how = Le linee marcate sono punti, quelle sottili ciò che ognuno avrebbe avuto con la valutazione successiva in quel momento.
breakdown = Da dove sono venuti i punti
breakdown-which = Quale valutazione?
breakdown-all = Tutte
fair = Il caso è stato onesto?
fair-lead = Prima della prima carta il server ha pubblicato un'impronta del suo segreto e ogni giocatore ha aggiunto un testo. Nessuno da solo poteva scegliere le carte. Il tuo browser può verificarlo.
fair-check = Verifica il caso di questa partita
fair-insecure = Questa pagina non è stata aperta con una connessione sicura, quindi il browser non può verificare. Il comando qui sotto sì.
fair-value-server = Pubblicato all'apertura del tavolo: impronta del segreto del server
fair-value-part = Il segreto del server
fair-value-contributions = Ciò che i giocatori hanno aggiunto
fair-value-seed = Il seme che ne deriva
fair-value-commitment = Pubblicato all'inizio della partita: impronta del seme
fair-command = Per ricalcolare da te ogni mescolata, scarica la registrazione ed esegui:
checked-secret = Il segreto ha l'impronta pubblicata.
checked-seed = Il seme deriva dal segreto e da ciò che tutti i giocatori hanno aggiunto.
checked-promise = Il seme ha l'impronta pubblicata.
checked-noted = Le due impronte sono quelle che questo browser ha annotato durante la partita.
checked-mine = C'è anche il testo che questo browser ha aggiunto per te.
checked-shuffles = Ogni carta e ogni tessera viene dal seme (verificato dal server).
outcome-right = È giusto.
outcome-wrong = È sbagliato.
outcome-unknown = Qui non si sa.

replay-eyes = Visto da
replay-open = tutto scoperto
replay-hidden = { $cards }, coperte
timeline = Linea del tempo
time-first = All'inizio
time-back = Un passo indietro
time-play = Riproduci
time-pause = Pausa
time-next = Un passo avanti
time-last = Alla fine
time-speed = Velocità
time-where = Turno { $turn }, passo { $step } di { $last }
record-title = Apri una registrazione
record-lead = La registrazione di una partita, scaricata qui o scritta dalla riga di comando, viene verificata secondo le regole e rigiocata. Non viene conservata.
record-choose = Scegli un file o lascialo qui
record-checking = Si verifica la partita …
record-none = In questo file non c'è la registrazione di una partita.

history-name = Nome di un giocatore
history-any = tutti e due i giochi
history-mine = solo le mie partite
history-none = Nessuna partita trovata.
history-more = Partite precedenti
rating-who = Giocatore
rating-least = Punteggio
rating-guess = stima
rating-games = partite
rating-how = Il punteggio è quanto un giocatore vale almeno: la stima meno tre volte la sua incertezza. Cresce con ogni buona partita e con ogni partita che la rende più sicura.
rating-none = Nessuno ha ancora giocato una partita valida per la classifica.
player = Un giocatore
player-you = (tu)
player-won = vinte
player-none = Nessuna partita è ancora finita.
player-games = Partite
against = Contro altri
against-you = { $name } (tu)
against-ahead = davanti
against-behind = dietro
against-level = alla pari

account-name = Il tuo nome
account-rename = Cambia il nome
account-named = Hai un nuovo nome. Ai tavoli dove siedi già resta quello vecchio.
account-page = Le tue partite e i tuoi punteggi
account-yours = Il tuo account: { $login }
account-kept = Le tue partite restano. Accedi con questo account su un altro dispositivo e continua lì.
account-new-password = Nuova password
account-change = Cambia la password
account-changed = La password è cambiata. Gli altri dispositivi devono accedere di nuovo.
account-out = Esci
account-out-everywhere = Esci da tutti i dispositivi
account-out-sure = Senza account nessuno può tornare come questo ospite. Dimenticare l'ospite?
account-out-done = Ora sei un nuovo ospite.
account-up-lead = Un account conserva le tue partite e il tuo punteggio, su ogni dispositivo. Bastano un nome e una password.
account-in-lead = Continua come il giocatore del tuo account. Le partite che hai cominciato qui come ospite restano all'ospite.
account-login = Nome dell'account
account-password = Password
account-make = Crea l'account
account-made = L'account è stato creato.
account-open = Accedi
account-in = Eccoti di nuovo.
account-guest-out = Dimentica questo ospite
account-device = Per continuare con un solo posto su un altro dispositivo, crea un link nel menu del tavolo.
sign-up = Nuovo account
sign-in = Accedi
seat-link = Continua su un altro dispositivo
seat-link-lead = Questo link ti dà, una volta sola, un posto a un tavolo. Chi lo occupava non gioca più lì.
seat-link-take = Prendi il posto qui
seat-link-none = In questo link non c'è nessun posto.
seat-link-copied = Copiato. Apri il link sull'altro dispositivo entro un giorno; vale una volta.
seat-link-by-hand = Apri questo link sull'altro dispositivo entro un giorno; vale una volta.

rules-search = Cerca nelle regole, o un numero come 5.3
rules-found = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
}
rules-none = Nessuna regola lo dice.
rules-sections = Sezioni
legend = Che cosa significano i simboli
legend-money = Valute
legend-buildings = Edifici di { $title }
legend-things = Altre cose
legend-wall = Mura esterne o fossato esterno più lungo
legend-cards = Carte denaro in mano
legend-chest = Forziere in una città
legend-bazaar = Bazar
