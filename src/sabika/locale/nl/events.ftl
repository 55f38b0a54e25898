# Wat er gebeurde, als regels van een verslag. Beslissingen (move-...) beginnen met wie ze nam.

move-take = { $you ->
    [yes] Je neemt
   *[no] { $player } neemt
} { $money }
move-buy = { $you ->
    [yes] Je koopt
   *[no] { $player } koopt
} { $tile } voor { $money }
move-build = { $you ->
    [yes] Je bouwt
   *[no] { $player } bouwt
} { $tile } uit de reserve op { $square }
move-remove = { $you ->
    [yes] Je haalt { $tile } uit je stad
   *[no] { $player } haalt { $tile } uit de stad
}
move-swap = { $you ->
    [yes] Je ruilt
   *[no] { $player } ruilt
} { $out } om voor { $tile } uit de reserve
move-chests = { $you ->
    [yes] Je koopt
   *[no] { $player } koopt
} de schatkisten van ruimte { $room } voor { $money }
move-end_actions = { $you ->
    [yes] Je beëindigt je acties
   *[no] { $player } beëindigt de acties
}
move-pass = { $you ->
    [yes] Je past
   *[no] { $player } past
}
move-place = { $you ->
    [yes] Je plaatst
   *[no] { $player } plaatst
} { $tile } op { $square }
move-place-turned = { $you ->
    [yes] Je draait { $tile } om voor { $money } en plaatst
   *[no] { $player } draait { $tile } om voor { $money } en plaatst
} de tegel op { $square }
move-reserve = { $you ->
    [yes] Je legt { $tile } in je reserve
   *[no] { $player } legt { $tile } in de reserve
}
move-gift = { $you ->
    [yes] Je schenkt
   *[no] { $player } schenkt
} { $tile } aan Dirk
move-gift-turned = { $you ->
    [yes] Je draait { $tile } om voor { $money } en schenkt
   *[no] { $player } draait { $tile } om voor { $money } en schenkt
} de tegel aan Dirk
move-stow = { $you ->
    [yes] Je zet
   *[no] { $player } zet
} een schatkist op { $tile }
move-decline = { $you ->
    [yes] Je plaatst
   *[no] { $player } plaatst
} geen schatkisten meer
move-master-build = { $you ->
    [yes] Je speelt een bouwmeester ({ $currency }) en bouwt
   *[no] { $player } speelt een bouwmeester ({ $currency }) en bouwt
} { $tile } uit de reserve op { $square }
move-master-remove = { $you ->
    [yes] Je speelt een bouwmeester ({ $currency }) en haalt { $tile } uit je stad
   *[no] { $player } speelt een bouwmeester ({ $currency }) en haalt { $tile } uit de stad
}
move-master-swap = { $you ->
    [yes] Je speelt een bouwmeester ({ $currency }) en ruilt
   *[no] { $player } speelt een bouwmeester ({ $currency }) en ruilt
} { $out } om voor { $tile } uit de reserve
move-no_master = { $you ->
    [yes] Je speelt
   *[no] { $player } speelt
} geen bouwmeester
move-forgo = { $you ->
    [yes] Je ziet
   *[no] { $player } ziet
} af van { $tile }

event-draw_tile = { $tile } wordt getrokken
event-draw_card = { $card } wordt gedraaid
event-draw_card-scoring = waarderingskaart { $scoring } wordt gedraaid
event-draw_builder = { $card } wordt gedeeld
event-draw_builder-hidden = er wordt een bouwmeester gedeeld
event-draw_chest = er wordt een schatkist getrokken: { $building }
event-scouts = verkenners: { $types }
event-scouts-none = verkenners: geen meer over
event-open_attack = de volgende aanval komt uit het { $direction ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}
event-peek = de aanval wordt bekeken: { $direction ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}
event-peek-hidden = de aanval wordt bekeken
event-attack = aanval uit het { $direction ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}
event-start_player = { $you ->
    [yes] Jij begint
   *[no] { $player } begint
}
event-reshuffle = de afgelegde kaarten worden opnieuw geschud
event-scored = waardering { $scoring }: { $shares }
event-scored-none = waardering { $scoring }: geen punten
