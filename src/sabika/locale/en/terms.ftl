# The glossary: what things are called, as inside of a sentence. Python and the page share it.
# Whoever needs a heading makes the first letter a capital one.

title-alhambra = Alhambra
title-granada = Granada

module-treasure_chamber = treasure chamber
module-master_builders = master builders
module-invaders = invaders
module-bazaars = bazaars
option-open_attack = open attack
option-standard = standard scoring
option-simple = simple scoring

building-pavilion = pavilion
building-seraglio = seraglio
building-arcades = arcades
building-chambers = chambers
building-garden = garden
building-tower = tower
building-arena = arena
building-bath_house = bath house
building-library = library
building-hostel = hostel
building-hospital = hospital
building-market = market
building-park = park
building-school = school
building-district = district

currency-denar = denar
currency-dirham = dirham
currency-ducat = ducat
currency-florin = florin

# $values is what stands on the cards ("7 + 4"), $count the sum.
money-denar = { $count ->
    [one] { $values } denar
   *[other] { $values } denars
}
money-dirham = { $count ->
    [one] { $values } dirham
   *[other] { $values } dirhams
}
money-ducat = { $count ->
    [one] { $values } ducat
   *[other] { $values } ducats
}
money-florin = { $count ->
    [one] { $values } florin
   *[other] { $values } florins
}
money-builder = a master builder ({ $currency })
card-money = { $currency } { $value }
card-builder = master builder, { $currency } 3

direction-north = north
direction-east = east
direction-south = south
direction-west = west

# Scorings, and what points are given for besides types and bazaars.
scoring-A = scoring A
scoring-B = scoring B
scoring-C = scoring C
source-wall = wall
source-moat = moat
source-chests = chests

phase-action = action
phase-placing = placing
phase-chests = chests
phase-master = master builder
phase-left_over = left-over tile
phase-over = end of the game

level-beginner = beginner
level-apprentice = apprentice
level-journeyman = journeyman
level-expert = expert
level-master = master

thing-market = market
thing-display = display
thing-deck = deck
thing-discards = discard pile
thing-bag = bag
thing-marker = marker
thing-city = city
thing-reserve = reserve
thing-hand = hand
thing-tile = tile
thing-start_tile = start tile
thing-wall = wall
thing-moat = moat
thing-money = money
thing-chest = chest
thing-room = room
thing-master_builder = master builder
thing-scout = scout
thing-attack = attack
thing-bazaar = bazaar
thing-dirk = Dirk
thing-start_player = start player
thing-spectator = spectator
named-bazaar = bazaar ({ $currency })
named-player = Player { $number }
you = You

count-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-tile = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
count-chest = { $count ->
    [one] { $count } chest
   *[other] { $count } chests
}
count-scout = { $count ->
    [one] { $count } scout
   *[other] { $count } scouts
}
count-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-player = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
list = { $first } and { $last }
