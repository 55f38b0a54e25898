# O que está escrito nos desenhos da mesa e ao lado (board-...: também em SVG; letters-...: só no terminal).

due-action = pegar dinheiro, comprar uma peça ou remodelar
due-placing = posicionar as peças compradas
due-chests = distribuir os baús
due-master = jogar um mestre de obras ou não
due-left_over = colocar a peça restante ou desistir dela
due-extra = outra ação, ou encerrar as ações
turn-yours = Sua vez: { $due }.
turn-yours-named = Sua vez, { $name }: { $due }.
turn-other = Vez de { $name }: { $due }.
turn-over = O jogo acabou. { $victory }.
victory-yours = Você vence com { $points }
victory-one = { $name } vence com { $points }
victory-shared = { $name } dividem a vitória com { $points }
stage-turn = turno { $number }
stage-after = { $count ->
    [1] depois de { $count } turno
   *[other] depois de { $count } turnos
}
stage-scored = contagens feitas: { $scorings }
stage-unscored = ainda sem contagem
stage-last = último turno

tile-bazaar = bazar, { $currency }: { $types }
tile-sides = { $side ->
    [moat] fosso ao
   *[wall] muro ao
} { $directions }
tile-open = { $side ->
    [moat] sem fosso
   *[wall] sem muro
}
tile-other = outro lado { $building } { $price }
tile-chest = com baú
card-scoring = carta de contagem { $scoring }
card-back = carta fechada

board-title = { $game }: { $turn } Pontos: { $scores }
board-scoring-done = contagem { $scoring } feita
board-scoring-coming = contagem { $scoring } por vir
board-market-and-bazaars = Mercado e bazares
board-market-space = espaço de { $currency }
board-money = Dinheiro na mesa
board-take = uma carta, ou várias até 5
board-deck = monte
board-discarded = descarte
board-marker = { $side ->
    [even] marcador em par
   *[odd] marcador em ímpar
}
board-side = { $side ->
    [even] par
   *[odd] ímpar
}
board-next-tiles = próximas
board-room = sala { $number }
board-empty = vazia
board-to-distribute = a distribuir
board-in-the-bag = na sacolinha
board-chest-bag = sacolinha de baús
board-chest = baú de { $building }
board-invaders = Invasores, restam { $scouts }
board-when = { $when ->
    [coming] próximo
   *[past] passado
}
board-attack-past = ataque passado do { $direction ->
    [north] norte
    [east] leste
    [south] sul
   *[west] oeste
}
board-attack-coming = próximo ataque do { $direction ->
    [north] norte
    [east] leste
    [south] sul
   *[west] oeste
}
board-city = cidade de { $name }
board-cards-in-hand = cartas na mão
board-longest = { $side ->
    [moat] fosso externo mais longo
   *[wall] muro externo mais longo
}
board-knows = conhece o ataque
board-to-place = a colocar
board-left-over = restante
board-hand = Sua mão, { $cards }

letters-supply = monte { $deck }, descarte { $discarded }, sacolinha { $bag }
letters-marker = { $side ->
    [even] próximas peças: lado par
   *[odd] próximas peças: lado ímpar
}
letters-chest-bag = { $chests } na sacolinha
letters-scouts = batedores
letters-no-scouts = nenhum
letters-left = (restam { $count })
letters-heavy = linha grossa: { $side }
letters-light = linha fina: aberto
letters-blank = em branco: caminho
letters-chest = *: baú
letters-other-side = (..): outro lado
letters-builder = B: mestre de obras, vale 3
