# El glosario: cómo se llaman las cosas, tal como van dentro de una frase. Lo comparten Python y la página.

title-alhambra = Alhambra
title-granada = Granada

module-treasure_chamber = cámara del tesoro
module-master_builders = maestros constructores
module-invaders = invasores
module-bazaars = bazares
option-open_attack = ataque a la vista
option-standard = recuento normal
option-simple = recuento sencillo

building-pavilion = pabellón
building-seraglio = serrallo
building-arcades = arcada
building-chambers = sala
building-garden = jardín
building-tower = torre
building-arena = arena
building-bath_house = casa de baños
building-library = biblioteca
building-hostel = albergue
building-hospital = hospital
building-market = mercado
building-park = parque
building-school = escuela
building-district = barrio

currency-denar = denario
currency-dirham = dirham
currency-ducat = ducado
currency-florin = florín

# $values es lo que pone en las cartas («7 + 4»), $count la suma.
money-denar = { $count ->
    [one] { $values } denario
   *[other] { $values } denarios
}
money-dirham = { $count ->
    [one] { $values } dirham
   *[other] { $values } dirhams
}
money-ducat = { $count ->
    [one] { $values } ducado
   *[other] { $values } ducados
}
money-florin = { $count ->
    [one] { $values } florín
   *[other] { $values } florines
}
money-builder = un maestro constructor ({ $currency })
card-money = { $currency } { $value }
card-builder = maestro constructor, { $currency } 3

direction-north = norte
direction-east = este
direction-south = sur
direction-west = oeste

scoring-A = recuento A
scoring-B = recuento B
scoring-C = recuento C
source-wall = muralla
source-moat = río
source-chests = cofres

phase-action = acción
phase-placing = colocación
phase-chests = cofres
phase-master = maestro constructor
phase-left_over = pieza restante
phase-over = final del juego

level-beginner = principiante
level-apprentice = aprendiz
level-journeyman = oficial
level-expert = experto
level-master = maestro

thing-market = patio de construcción
thing-display = cartas a la vista
thing-deck = pila de dinero
thing-discards = pila de descartes
thing-bag = bolsa
thing-marker = marcador
thing-city = ciudad
thing-reserve = reserva
thing-hand = mano
thing-tile = pieza
thing-start_tile = pieza de inicio
thing-wall = muralla
thing-moat = río
thing-money = dinero
thing-chest = cofre
thing-room = estancia
thing-master_builder = maestro constructor
thing-scout = explorador
thing-attack = ataque
thing-bazaar = bazar
thing-dirk = Pablo
thing-start_player = jugador inicial
thing-spectator = espectador
named-bazaar = bazar ({ $currency })
named-player = Jugador { $number }
you = Tú

count-card = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
count-tile = { $count ->
    [one] { $count } pieza
   *[other] { $count } piezas
}
count-chest = { $count ->
    [one] { $count } cofre
   *[other] { $count } cofres
}
count-scout = { $count ->
    [one] { $count } explorador
   *[other] { $count } exploradores
}
count-point = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
count-player = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
list = { $first } y { $last }
