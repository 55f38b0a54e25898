# Perché una mossa non vale. Ogni messaggio è una frase: che cosa non va e, se serve, che cosa fare.

refusal-not-now = Adesso non puoi farlo: { $due ->
    [action] ti tocca un'azione (prendere denaro, acquistare o modificare la città)
    [placing] prima posiziona le tessere che hai acquistato
    [chests] prima distribuisci i forzieri
    [master] prima di' se giochi un costruttore
    [left_over] prima inserisci la tessera rimasta o rinunciaci
   *[other] prima c'è altro da decidere
}.
refusal-not-in-display = Tra le carte scoperte non c'è { $cards }.
refusal-take-nothing = Prendi almeno una carta.
refusal-take-too-much = Puoi prendere più carte solo se in tutto valgono al massimo 5; queste valgono { $total }.
refusal-not-on-offer = { $tile } non è nel deposito materiali.
refusal-not-in-hand = Non hai in mano { $cards }.
refusal-other-currency = Questa tessera si paga solo in { $currency ->
    [denar] denari
    [dirham] dirham
    [ducat] ducati
   *[florin] fiorini
}.
refusal-too-little = { $paid } è troppo poco; il prezzo è { $price }.
refusal-not-in-reserve = { $tile } non è nella tua riserva.
refusal-not-in-city = { $tile } non è nella tua città.
refusal-no-extra-action = Puoi rinunciare solo all'azione data da un acquisto con l'importo esatto; ora ti tocca un'azione.
refusal-not-stuck = Puoi passare solo se non c'è altro da fare.
refusal-square-taken = In { $square } c'è già una tessera.
refusal-no-neighbour = { $square } non tocca con nessun lato una tessera della tua città.
refusal-walls-differ = Le mura non combaciano a { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}: due lati che si toccano hanno entrambi le mura oppure nessuno dei due.
refusal-out-of-reach = Una tessera in { $square } non sarebbe raggiungibile a piedi dalla tessera di partenza.
refusal-hole = Una tessera in { $square } chiuderebbe un buco vuoto.
refusal-hole-left = Senza { $tile } resterebbe un buco vuoto chiuso tra le tessere.
refusal-cut-off = Senza { $tile } altre tessere non sarebbero più raggiungibili a piedi dalla tessera di partenza.
refusal-not-bought = Non hai acquistato { $tile } in questo turno.
refusal-one-sided = { $tile } ha un lato solo.
refusal-flip-too-little = { $paid } è troppo poco; girare una tessera costa { $price }.
refusal-flip-mixed = Girare una tessera si paga in una sola valuta.
refusal-flip-left-over = { $tile } è una tessera rimasta e non si può più girare.
refusal-no-dirk = Puoi regalare tessere solo quando si gioca in due, a Dirk.
refusal-not-left-over = { $tile } non è la tessera che viene assegnata ora.
refusal-room-empty = La stanza { $room } è vuota.
refusal-chests-too-little = { $paid } è troppo poco; i forzieri di una stanza costano { $price }.
refusal-chest-not-offered = Non c'è nessun forziere da posizionare per { $chest }.
refusal-stow-elsewhere = { $tile } non è nella città di chi posiziona il forziere.
refusal-other-colour = Un forziere per { $chest } non va su { $tile }.
refusal-has-chest = Su { $tile } c'è già un forziere.
refusal-must-stow = Chi acquista i forzieri posiziona tutti quelli che può.
refusal-not-a-builder = Per modificare la città si gioca esattamente un costruttore.
refusal-price-tile-gone = La casella dei { $currency ->
    [denar] denari
    [dirham] dirham
    [ducat] ducati
   *[florin] fiorini
} nel deposito materiali è vuota: per ora il bazar non ha prezzo.
refusal-not-exact = Un bazar si paga con l'importo esatto; { $paid } non è { $price }.
refusal-game-over = La partita è finita.
refusal-start-tile = La tessera di partenza non si sposta mai.
