# Lo que pone en los dibujos de la mesa y a su lado (board-...: también en SVG; letters-...: solo en la terminal).

due-action = coger dinero, comprar una pieza o modificar la ciudad
due-placing = colocar las piezas compradas
due-chests = repartir los cofres
due-master = jugar un maestro constructor o no
due-left_over = colocar la pieza restante o renunciar a ella
due-extra = otra acción, o terminar las acciones
turn-yours = Te toca: { $due }.
turn-yours-named = Te toca, { $name }: { $due }.
turn-other = Turno de { $name }: { $due }.
turn-over = La partida ha terminado. { $victory }.
victory-yours = Ganas con { $points }
victory-one = Gana { $name } con { $points }
victory-shared = { $name } comparten la victoria con { $points }
stage-turn = turno { $number }
stage-after = { $count ->
    [one] tras { $count } turno
   *[other] tras { $count } turnos
}
stage-scored = recuentos hechos: { $scorings }
stage-unscored = sin recuentos aún
stage-last = último turno

tile-bazaar = bazar, { $currency }: { $types }
tile-sides = { $side ->
    [moat] río al
   *[wall] muralla al
} { $directions }
tile-open = { $side ->
    [moat] sin río
   *[wall] sin muralla
}
tile-other = otra cara { $building } { $price }
tile-chest = con cofre
card-scoring = carta de recuento { $scoring }
card-back = carta boca abajo

board-title = { $game }: { $turn } Puntos: { $scores }
board-scoring-done = recuento { $scoring } hecho
board-scoring-coming = recuento { $scoring } por venir
board-market-and-bazaars = Patio de construcción y bazares
board-market-space = espacio de { $currency }
board-money = Dinero a la vista
board-take = una carta, o varias hasta 5
board-deck = pila
board-discarded = descartes
board-marker = { $side ->
    [even] marcador en par
   *[odd] marcador en impar
}
board-side = { $side ->
    [even] par
   *[odd] impar
}
board-next-tiles = próximas
board-room = estancia { $number }
board-empty = vacía
board-to-distribute = por repartir
board-in-the-bag = en la bolsa
board-chest-bag = bolsa de cofres
board-chest = cofre de { $building }
board-invaders = Invasores, quedan { $scouts }
board-when = { $when ->
    [coming] próximo
   *[past] pasado
}
board-attack-past = ataque pasado desde el { $direction ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
board-attack-coming = próximo ataque desde el { $direction ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
board-city = ciudad de { $name }
board-cards-in-hand = cartas en la mano
board-longest = { $side ->
    [moat] río exterior más largo
   *[wall] muralla exterior más larga
}
board-knows = conoce el ataque
board-to-place = por colocar
board-left-over = restante
board-hand = Tu mano, { $cards }

letters-supply = pila { $deck }, descartes { $discarded }, bolsa { $bag }
letters-marker = { $side ->
    [even] próximas piezas: cara par
   *[odd] próximas piezas: cara impar
}
letters-chest-bag = { $chests } en la bolsa
letters-scouts = exploradores
letters-no-scouts = ninguno
letters-left = (quedan { $count })
letters-heavy = línea gruesa: { $side }
letters-light = línea fina: abierto
letters-blank = en blanco: camino
letters-chest = *: cofre
letters-other-side = (..): otra cara
letters-builder = B: maestro constructor, vale 3
