# Was geschehen ist, als Zeilen eines Protokolls. Entscheidungen (move-...) beginnen damit, wer sie traf.

move-take = { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
} { $money }
move-buy = { $you ->
    [yes] Du kaufst
   *[no] { $player } kauft
} { $tile } für { $money }
move-build = { $you ->
    [yes] Du baust
   *[no] { $player } baut
} { $tile } aus der Reserve auf { $square }
move-remove = { $you ->
    [yes] Du nimmst { $tile } aus deiner Stadt
   *[no] { $player } nimmt { $tile } aus der Stadt
}
move-swap = { $you ->
    [yes] Du tauschst
   *[no] { $player } tauscht
} { $out } gegen { $tile } aus der Reserve
move-chests = { $you ->
    [yes] Du kaufst
   *[no] { $player } kauft
} die Truhen aus Raum { $room } für { $money }
move-end_actions = { $you ->
    [yes] Du beendest deine Aktionen
   *[no] { $player } beendet die Aktionen
}
move-pass = { $you ->
    [yes] Du passt
   *[no] { $player } passt
}
move-place = { $you ->
    [yes] Du legst
   *[no] { $player } legt
} { $tile } auf { $square } an
move-place-turned = { $you ->
    [yes] Du drehst { $tile } für { $money } um und legst
   *[no] { $player } dreht { $tile } für { $money } um und legt
} das Plättchen auf { $square } an
move-reserve = { $you ->
    [yes] Du legst { $tile } in deine Reserve
   *[no] { $player } legt { $tile } in die Reserve
}
move-gift = { $you ->
    [yes] Du schenkst
   *[no] { $player } schenkt
} Dirk { $tile }
move-gift-turned = { $you ->
    [yes] Du drehst { $tile } für { $money } um und schenkst
   *[no] { $player } dreht { $tile } für { $money } um und schenkt
} das Plättchen Dirk
move-stow = { $you ->
    [yes] Du stellst
   *[no] { $player } stellt
} eine Truhe auf { $tile }
move-decline = { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
} keine Truhe mehr
move-master-build = { $you ->
    [yes] Du spielst einen Baumeister ({ $currency }) und baust
   *[no] { $player } spielt einen Baumeister ({ $currency }) und baut
} { $tile } aus der Reserve auf { $square }
move-master-remove = { $you ->
    [yes] Du spielst einen Baumeister ({ $currency }) und nimmst { $tile } aus deiner Stadt
   *[no] { $player } spielt einen Baumeister ({ $currency }) und nimmt { $tile } aus der Stadt
}
move-master-swap = { $you ->
    [yes] Du spielst einen Baumeister ({ $currency }) und tauschst
   *[no] { $player } spielt einen Baumeister ({ $currency }) und tauscht
} { $out } gegen { $tile } aus der Reserve
move-no_master = { $you ->
    [yes] Du spielst
   *[no] { $player } spielt
} keinen Baumeister
move-forgo = { $you ->
    [yes] Du verzichtest
   *[no] { $player } verzichtet
} auf { $tile }

event-draw_tile = { $tile } wird gezogen
event-draw_card = { $card } wird aufgedeckt
event-draw_card-scoring = Wertungskarte { $scoring } wird aufgedeckt
event-draw_builder = { $card } wird ausgeteilt
event-draw_builder-hidden = ein Baumeister wird ausgeteilt
event-draw_chest = eine Truhe wird gezogen: { $building }
event-scouts = Kundschafter: { $types }
event-scouts-none = Kundschafter: keiner mehr da
event-open_attack = der nächste Angriff kommt aus { $direction ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
event-peek = der Angriff wird angesehen: { $direction ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
event-peek-hidden = der Angriff wird angesehen
event-attack = Angriff aus { $direction ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
event-start_player = { $you ->
    [yes] Du beginnst
   *[no] { $player } beginnt
}
event-reshuffle = die abgelegten Karten werden neu gemischt
event-scored = Wertung { $scoring }: { $shares }
event-scored-none = Wertung { $scoring }: keine Punkte
