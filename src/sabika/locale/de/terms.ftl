# Das Glossar: wie die Dinge heißen, wie mitten im Satz. Python und die Seite teilen es sich.

title-alhambra = Alhambra
title-granada = Granada

module-treasure_chamber = Schatzkammer
module-master_builders = Baumeister
module-invaders = Angreifer
module-bazaars = Bazare
option-open_attack = offener Angriff
option-standard = normale Wertung
option-simple = einfache Wertung

building-pavilion = Pavillon
building-seraglio = Serail
building-arcades = Arkaden
building-chambers = Gemächer
building-garden = Garten
building-tower = Turm
building-arena = Arena
building-bath_house = Badehaus
building-library = Bibliothek
building-hostel = Herberge
building-hospital = Hospital
building-market = Markt
building-park = Park
building-school = Schule
building-district = Wohnviertel

currency-denar = Denar
currency-dirham = Dirham
currency-ducat = Dukat
currency-florin = Gulden

# $values ist, was auf den Karten steht („7 + 4“), $count die Summe.
money-denar = { $count ->
    [one] { $values } Denar
   *[other] { $values } Denare
}
money-dirham = { $count ->
    [one] { $values } Dirham
   *[other] { $values } Dirham
}
money-ducat = { $count ->
    [one] { $values } Dukat
   *[other] { $values } Dukaten
}
money-florin = { $count ->
    [one] { $values } Gulden
   *[other] { $values } Gulden
}
money-builder = einen Baumeister ({ $currency })
card-money = { $currency } { $value }
card-builder = Baumeister, { $currency } 3

direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen

scoring-A = Wertung A
scoring-B = Wertung B
scoring-C = Wertung C
source-wall = Mauer
source-moat = Graben
source-chests = Schatztruhen

phase-action = Aktion
phase-placing = Anlegen
phase-chests = Schatztruhen
phase-master = Baumeister
phase-left_over = Restplättchen
phase-over = Spielende

level-beginner = Anfänger
level-apprentice = Lehrling
level-journeyman = Geselle
level-expert = Experte
level-master = Meister

thing-market = Bauhof
thing-display = Auslage
thing-deck = Geldstapel
thing-discards = Ablagestapel
thing-bag = Beutel
thing-marker = Markierungsstein
thing-city = Stadt
thing-reserve = Reserve
thing-hand = Hand
thing-tile = Plättchen
thing-start_tile = Startplättchen
thing-wall = Mauer
thing-moat = Graben
thing-money = Geld
thing-chest = Schatztruhe
thing-room = Raum
thing-master_builder = Baumeister
thing-scout = Kundschafter
thing-attack = Angriff
thing-bazaar = Bazar
thing-dirk = Dirk
thing-start_player = Startspieler
thing-spectator = Zuschauer
named-bazaar = Bazar ({ $currency })
named-player = Spieler { $number }
you = Du

count-card = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
count-tile = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
count-chest = { $count ->
    [one] { $count } Truhe
   *[other] { $count } Truhen
}
count-scout = { $count ->
    [one] { $count } Kundschafter
   *[other] { $count } Kundschafter
}
count-point = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
count-player = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
list = { $first } und { $last }
