# O que aconteceu, como linhas de um registro. As decisões (move-...) começam por quem as tomou.

move-take = { $you ->
    [yes] Você pega
   *[no] { $player } pega
} { $money }
move-buy = { $you ->
    [yes] Você compra
   *[no] { $player } compra
} { $tile } por { $money }
move-build = { $you ->
    [yes] Você constrói
   *[no] { $player } constrói
} { $tile } da reserva em { $square }
move-remove = { $you ->
    [yes] Você remove { $tile } da sua cidade
   *[no] { $player } remove { $tile } da cidade
}
move-swap = { $you ->
    [yes] Você troca
   *[no] { $player } troca
} { $out } por { $tile } da reserva
move-chests = { $you ->
    [yes] Você compra
   *[no] { $player } compra
} os baús da sala { $room } por { $money }
move-end_actions = { $you ->
    [yes] Você encerra as suas ações
   *[no] { $player } encerra as ações
}
move-pass = { $you ->
    [yes] Você passa
   *[no] { $player } passa
}
move-place = { $you ->
    [yes] Você coloca
   *[no] { $player } coloca
} { $tile } em { $square }
move-place-turned = { $you ->
    [yes] Você vira { $tile } por { $money } e coloca
   *[no] { $player } vira { $tile } por { $money } e coloca
} a peça em { $square }
move-reserve = { $you ->
    [yes] Você põe { $tile } na sua reserva
   *[no] { $player } põe { $tile } na reserva
}
move-gift = { $you ->
    [yes] Você dá
   *[no] { $player } dá
} { $tile } ao Dirk
move-gift-turned = { $you ->
    [yes] Você vira { $tile } por { $money } e dá
   *[no] { $player } vira { $tile } por { $money } e dá
} a peça ao Dirk
move-stow = { $you ->
    [yes] Você coloca
   *[no] { $player } coloca
} um baú em { $tile }
move-decline = { $you ->
    [yes] Você não coloca
   *[no] { $player } não coloca
} mais baús
move-master-build = { $you ->
    [yes] Você joga um mestre de obras ({ $currency }) e constrói
   *[no] { $player } joga um mestre de obras ({ $currency }) e constrói
} { $tile } da reserva em { $square }
move-master-remove = { $you ->
    [yes] Você joga um mestre de obras ({ $currency }) e remove { $tile } da sua cidade
   *[no] { $player } joga um mestre de obras ({ $currency }) e remove { $tile } da cidade
}
move-master-swap = { $you ->
    [yes] Você joga um mestre de obras ({ $currency }) e troca
   *[no] { $player } joga um mestre de obras ({ $currency }) e troca
} { $out } por { $tile } da reserva
move-no_master = { $you ->
    [yes] Você não joga
   *[no] { $player } não joga
} nenhum mestre de obras
move-forgo = { $you ->
    [yes] Você desiste
   *[no] { $player } desiste
} de { $tile }

event-draw_tile = sai { $tile }
event-draw_card = é aberta a carta { $card }
event-draw_card-scoring = é aberta a carta de contagem { $scoring }
event-draw_builder = é dada a carta { $card }
event-draw_builder-hidden = é dado um mestre de obras
event-draw_chest = sai um baú: { $building }
event-scouts = batedores: { $types }
event-scouts-none = batedores: não resta nenhum
event-open_attack = o próximo ataque vem do { $direction ->
    [north] norte
    [east] leste
    [south] sul
   *[west] oeste
}
event-peek = alguém olha o ataque: { $direction ->
    [north] norte
    [east] leste
    [south] sul
   *[west] oeste
}
event-peek-hidden = alguém olha o ataque
event-attack = ataque do { $direction ->
    [north] norte
    [east] leste
    [south] sul
   *[west] oeste
}
event-start_player = { $you ->
    [yes] Você começa
   *[no] { $player } começa
}
event-reshuffle = os descartes são embaralhados de novo
event-scored = contagem { $scoring }: { $shares }
event-scored-none = contagem { $scoring }: sem pontos
