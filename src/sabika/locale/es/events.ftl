# Lo que ha pasado, como líneas de un registro. Las decisiones (move-...) empiezan por quien las tomó.

move-take = { $you ->
    [yes] Coges
   *[no] { $player } coge
} { $money }
move-buy = { $you ->
    [yes] Compras
   *[no] { $player } compra
} { $tile } por { $money }
move-build = { $you ->
    [yes] Construyes
   *[no] { $player } construye
} { $tile } de la reserva en { $square }
move-remove = { $you ->
    [yes] Retiras { $tile } de tu ciudad
   *[no] { $player } retira { $tile } de su ciudad
}
move-swap = { $you ->
    [yes] Sustituyes
   *[no] { $player } sustituye
} { $out } por { $tile } de la reserva
move-chests = { $you ->
    [yes] Compras
   *[no] { $player } compra
} los cofres de la estancia { $room } por { $money }
move-end_actions = { $you ->
    [yes] Terminas tus acciones
   *[no] { $player } termina sus acciones
}
move-pass = { $you ->
    [yes] Pasas
   *[no] { $player } pasa
}
move-place = { $you ->
    [yes] Colocas
   *[no] { $player } coloca
} { $tile } en { $square }
move-place-turned = { $you ->
    [yes] Das la vuelta a { $tile } por { $money } y colocas
   *[no] { $player } da la vuelta a { $tile } por { $money } y coloca
} la pieza en { $square }
move-reserve = { $you ->
    [yes] Dejas { $tile } en tu reserva
   *[no] { $player } deja { $tile } en su reserva
}
move-gift = { $you ->
    [yes] Regalas
   *[no] { $player } regala
} { $tile } a Pablo
move-gift-turned = { $you ->
    [yes] Das la vuelta a { $tile } por { $money } y regalas
   *[no] { $player } da la vuelta a { $tile } por { $money } y regala
} la pieza a Pablo
move-stow = { $you ->
    [yes] Colocas
   *[no] { $player } coloca
} un cofre en { $tile }
move-decline = { $you ->
    [yes] No colocas
   *[no] { $player } no coloca
} más cofres
move-master-build = { $you ->
    [yes] Juegas un maestro constructor ({ $currency }) y construyes
   *[no] { $player } juega un maestro constructor ({ $currency }) y construye
} { $tile } de la reserva en { $square }
move-master-remove = { $you ->
    [yes] Juegas un maestro constructor ({ $currency }) y retiras { $tile } de tu ciudad
   *[no] { $player } juega un maestro constructor ({ $currency }) y retira { $tile } de su ciudad
}
move-master-swap = { $you ->
    [yes] Juegas un maestro constructor ({ $currency }) y sustituyes
   *[no] { $player } juega un maestro constructor ({ $currency }) y sustituye
} { $out } por { $tile } de la reserva
move-no_master = { $you ->
    [yes] No juegas
   *[no] { $player } no juega
} ningún maestro constructor
move-forgo = { $you ->
    [yes] Renuncias
   *[no] { $player } renuncia
} a colocar { $tile }

event-draw_tile = sale { $tile }
event-draw_card = se descubre { $card }
event-draw_card-scoring = se descubre la carta de recuento { $scoring }
event-draw_builder = se reparte { $card }
event-draw_builder-hidden = se reparte un maestro constructor
event-draw_chest = sale un cofre: { $building }
event-scouts = exploradores: { $types }
event-scouts-none = exploradores: no queda ninguno
event-open_attack = el próximo ataque viene del { $direction ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
event-peek = alguien mira el ataque: { $direction ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
event-peek-hidden = alguien mira el ataque
event-attack = ataque desde el { $direction ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
event-start_player = { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $player }
}
event-reshuffle = se barajan los descartes
event-scored = recuento { $scoring }: { $shares }
event-scored-none = recuento { $scoring }: sin puntos
