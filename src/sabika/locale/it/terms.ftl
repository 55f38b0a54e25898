# Il glossario: come si chiamano le cose, così come stanno in una frase. Lo condividono Python e la pagina.

title-alhambra = Alhambra
title-granada = Granada

module-treasure_chamber = camera del tesoro
module-master_builders = costruttori
module-invaders = aggressori
module-bazaars = bazar
option-open_attack = attacco scoperto
option-standard = calcolo normale
option-simple = calcolo semplificato

building-pavilion = padiglione
building-seraglio = serraglio
building-arcades = porticato
building-chambers = appartamenti
building-garden = giardino
building-tower = torre
building-arena = arena
building-bath_house = bagno arabo
building-library = biblioteca
building-hostel = ostello
building-hospital = ospedale
building-market = mercato
building-park = parco
building-school = scuola
building-district = quartiere

currency-denar = denario
currency-dirham = dirham
currency-ducat = ducato
currency-florin = fiorino

# $values è ciò che sta sulle carte («7 + 4»), $count la somma.
money-denar = { $count ->
    [one] { $values } denario
   *[other] { $values } denari
}
money-dirham = { $count ->
    [one] { $values } dirham
   *[other] { $values } dirham
}
money-ducat = { $count ->
    [one] { $values } ducato
   *[other] { $values } ducati
}
money-florin = { $count ->
    [one] { $values } fiorino
   *[other] { $values } fiorini
}
money-builder = un costruttore ({ $currency })
card-money = { $currency } { $value }
card-builder = costruttore, { $currency } 3

direction-north = nord
direction-east = est
direction-south = sud
direction-west = ovest

scoring-A = valutazione A
scoring-B = valutazione B
scoring-C = valutazione C
source-wall = mura
source-moat = fossato
source-chests = forzieri

phase-action = azione
phase-placing = posizionamento
phase-chests = forzieri
phase-master = costruttore
phase-left_over = tessera rimasta
phase-over = fine del gioco

level-beginner = principiante
level-apprentice = apprendista
level-journeyman = artigiano
level-expert = esperto
level-master = maestro

thing-market = deposito materiali
thing-display = carte scoperte
thing-deck = mazzo
thing-discards = mazzo di scarto
thing-bag = sacchetto
thing-marker = pedina nera
thing-city = città
thing-reserve = riserva
thing-hand = mano
thing-tile = tessera
thing-start_tile = tessera di partenza
thing-wall = mura
thing-moat = fossato
thing-money = denaro
thing-chest = forziere
thing-room = stanza
thing-master_builder = costruttore
thing-scout = esploratore
thing-attack = attacco
thing-bazaar = bazar
thing-dirk = Dirk
thing-start_player = primo giocatore
thing-spectator = spettatore
named-bazaar = bazar ({ $currency })
named-player = Giocatore { $number }
you = Tu

count-card = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
count-tile = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
count-chest = { $count ->
    [one] { $count } forziere
   *[other] { $count } forzieri
}
count-scout = { $count ->
    [one] { $count } esploratore
   *[other] { $count } esploratori
}
count-point = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
count-player = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
list = { $first } e { $last }
