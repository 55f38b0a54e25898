# O glossário: como se chamam as coisas, tal como ficam no meio de uma frase. Python e a página o partilham.

title-alhambra = Alhambra
title-granada = Granada

module-treasure_chamber = câmara do tesouro
module-master_builders = mestres de obras
module-invaders = invasores
module-bazaars = bazares
option-open_attack = ataque à vista
option-standard = contagem normal
option-simple = contagem simples

building-pavilion = pavilhão
building-seraglio = harém
building-arcades = galeria
building-chambers = câmaras
building-garden = jardim
building-tower = torre
building-arena = arena
building-bath_house = casa de banhos
building-library = biblioteca
building-hostel = albergue
building-hospital = hospital
building-market = mercado
building-park = parque
building-school = escola
building-district = bairro

currency-denar = denar
currency-dirham = dirham
currency-ducat = ducado
currency-florin = florim

# [1] e não [one]: zero é plural.
# $values é o que está nas cartas ("7 + 4"), $count a soma.
money-denar = { $count ->
    [1] { $values } denar
   *[other] { $values } denares
}
money-dirham = { $count ->
    [1] { $values } dirham
   *[other] { $values } dirhams
}
money-ducat = { $count ->
    [1] { $values } ducado
   *[other] { $values } ducados
}
money-florin = { $count ->
    [1] { $values } florim
   *[other] { $values } florins
}
money-builder = um mestre de obras ({ $currency })
card-money = { $currency } { $value }
card-builder = mestre de obras, { $currency } 3

direction-north = norte
direction-east = leste
direction-south = sul
direction-west = oeste

scoring-A = contagem A
scoring-B = contagem B
scoring-C = contagem C
source-wall = muro
source-moat = fosso
source-chests = baús

phase-action = ação
phase-placing = posicionamento
phase-chests = baús
phase-master = mestre de obras
phase-left_over = peça restante
phase-over = final do jogo

level-beginner = principiante
level-apprentice = aprendiz
level-journeyman = oficial
level-expert = perito
level-master = mestre

thing-market = mercado
thing-display = cartas abertas
thing-deck = monte de dinheiro
thing-discards = pilha de descarte
thing-bag = sacolinha
thing-marker = marcador
thing-city = cidade
thing-reserve = reserva
thing-hand = mão
thing-tile = peça
thing-start_tile = peça inicial
thing-wall = muro
thing-moat = fosso
thing-money = dinheiro
thing-chest = baú
thing-room = sala
thing-master_builder = mestre de obras
thing-scout = batedor
thing-attack = ataque
thing-bazaar = bazar
thing-dirk = Dirk
thing-start_player = jogador inicial
thing-spectator = espectador
named-bazaar = bazar ({ $currency })
named-player = Jogador { $number }
you = Você

count-card = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
count-tile = { $count ->
    [1] { $count } peça
   *[other] { $count } peças
}
count-chest = { $count ->
    [1] { $count } baú
   *[other] { $count } baús
}
count-scout = { $count ->
    [1] { $count } batedor
   *[other] { $count } batedores
}
count-point = { $count ->
    [1] { $count } ponto
   *[other] { $count } pontos
}
count-player = { $count ->
    [1] { $count } jogador
   *[other] { $count } jogadores
}
list = { $first } e { $last }
