# What happened, as lines of a log. Decisions (move-...) begin with who decided: $you is yes for the reader.
# $tile, $out, $money, $card and $types come as names; $direction as a word to choose by.

move-take = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $money }
move-buy = { $you ->
    [yes] You buy
   *[no] { $player } buys
} { $tile } for { $money }
move-build = { $you ->
    [yes] You build
   *[no] { $player } builds
} { $tile } from the reserve on { $square }
move-remove = { $you ->
    [yes] You take { $tile } out of your city
   *[no] { $player } takes { $tile } out of the city
}
move-swap = { $you ->
    [yes] You swap
   *[no] { $player } swaps
} { $out } for { $tile } from the reserve
move-chests = { $you ->
    [yes] You buy
   *[no] { $player } buys
} the chests of room { $room } for { $money }
move-end_actions = { $you ->
    [yes] You end your actions
   *[no] { $player } ends the actions
}
move-pass = { $you ->
    [yes] You pass
   *[no] { $player } passes
}
move-place = { $you ->
    [yes] You place
   *[no] { $player } places
} { $tile } on { $square }
move-place-turned = { $you ->
    [yes] You turn { $tile } for { $money } and place
   *[no] { $player } turns { $tile } for { $money } and places
} it on { $square }
move-reserve = { $you ->
    [yes] You put { $tile } into your reserve
   *[no] { $player } puts { $tile } into the reserve
}
move-gift = { $you ->
    [yes] You give
   *[no] { $player } gives
} { $tile } to Dirk
move-gift-turned = { $you ->
    [yes] You turn { $tile } for { $money } and give
   *[no] { $player } turns { $tile } for { $money } and gives
} it to Dirk
move-stow = { $you ->
    [yes] You place
   *[no] { $player } places
} a chest on { $tile }
move-decline = { $you ->
    [yes] You place
   *[no] { $player } places
} no more chests
move-master-build = { $you ->
    [yes] You play a master builder ({ $currency }) and build
   *[no] { $player } plays a master builder ({ $currency }) and builds
} { $tile } from the reserve on { $square }
move-master-remove = { $you ->
    [yes] You play a master builder ({ $currency }) and take { $tile } out of your city
   *[no] { $player } plays a master builder ({ $currency }) and takes { $tile } out of the city
}
move-master-swap = { $you ->
    [yes] You play a master builder ({ $currency }) and swap
   *[no] { $player } plays a master builder ({ $currency }) and swaps
} { $out } for { $tile } from the reserve
move-no_master = { $you ->
    [yes] You play
   *[no] { $player } plays
} no master builder
move-forgo = { $you ->
    [yes] You do
   *[no] { $player } does
} without { $tile }

event-draw_tile = { $tile } is drawn
event-draw_card = { $card } is turned up
event-draw_card-scoring = scoring card { $scoring } is turned up
event-draw_builder = { $card } is dealt
event-draw_builder-hidden = a builder is dealt
event-draw_chest = a chest is drawn: { $building }
event-scouts = scouts: { $types }
event-scouts-none = scouts: none left
event-open_attack = attack to come from the { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
event-peek = the buyer looks at the attack: { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
event-peek-hidden = the buyer looks at the attack
event-attack = attack from the { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
event-start_player = { $you ->
    [yes] You start
   *[no] { $player } starts
}
event-reshuffle = the discards are reshuffled
event-scored = scoring { $scoring }: { $shares }
event-scored-none = scoring { $scoring }: no points
