# De woordenlijst: hoe de dingen heten, zoals midden in een zin. Python en de pagina delen haar.

title-alhambra = Alhambra
title-granada = Granada

module-treasure_chamber = schatkamer
module-master_builders = bouwmeesters
module-invaders = aanvallers
module-bazaars = bazaars
option-open_attack = open aanval
option-standard = normale waardering
option-simple = eenvoudige waardering

building-pavilion = paviljoen
building-seraglio = harem
building-arcades = arcade
building-chambers = kamers
building-garden = tuin
building-tower = toren
building-arena = arena
building-bath_house = badhuis
building-library = bibliotheek
building-hostel = herberg
building-hospital = hospitaal
building-market = markt
building-park = park
building-school = school
building-district = woonwijk

currency-denar = denarie
currency-dirham = dirham
currency-ducat = dukaat
currency-florin = gulden

# $values is wat er op de kaarten staat ("7 + 4"), $count de som.
money-denar = { $count ->
    [one] { $values } denarie
   *[other] { $values } denaries
}
money-dirham = { $count ->
    [one] { $values } dirham
   *[other] { $values } dirham
}
money-ducat = { $count ->
    [one] { $values } dukaat
   *[other] { $values } dukaten
}
money-florin = { $count ->
    [one] { $values } gulden
   *[other] { $values } gulden
}
money-builder = een bouwmeester ({ $currency })
card-money = { $currency } { $value }
card-builder = bouwmeester, { $currency } 3

direction-north = noorden
direction-east = oosten
direction-south = zuiden
direction-west = westen

scoring-A = waardering A
scoring-B = waardering B
scoring-C = waardering C
source-wall = muur
source-moat = gracht
source-chests = schatkisten

phase-action = actie
phase-placing = plaatsen
phase-chests = schatkisten
phase-master = bouwmeester
phase-left_over = resterende tegel
phase-over = einde van het spel

level-beginner = beginner
level-apprentice = leerling
level-journeyman = gezel
level-expert = expert
level-master = meester

thing-market = bouwplaats
thing-display = open kaarten
thing-deck = geldstapel
thing-discards = aflegstapel
thing-bag = buidel
thing-marker = markeersteen
thing-city = stad
thing-reserve = reserve
thing-hand = hand
thing-tile = tegel
thing-start_tile = starttegel
thing-wall = muur
thing-moat = gracht
thing-money = geld
thing-chest = schatkist
thing-room = ruimte
thing-master_builder = bouwmeester
thing-scout = verkenner
thing-attack = aanval
thing-bazaar = bazaar
thing-dirk = Dirk
thing-start_player = startspeler
thing-spectator = toeschouwer
named-bazaar = bazaar ({ $currency })
named-player = Speler { $number }
you = Jij

count-card = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
count-tile = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
count-chest = { $count ->
    [one] { $count } kist
   *[other] { $count } kisten
}
count-scout = { $count ->
    [one] { $count } verkenner
   *[other] { $count } verkenners
}
count-point = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
count-player = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
list = { $first } en { $last }
