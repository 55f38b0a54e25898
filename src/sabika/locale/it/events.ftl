# Che cosa è successo, come righe di un diario. Le decisioni (move-...) cominciano da chi le ha prese.

move-take = { $you ->
    [yes] Prendi
   *[no] { $player } prende
} { $money }
move-buy = { $you ->
    [yes] Acquisti
   *[no] { $player } acquista
} { $tile } per { $money }
move-build = { $you ->
    [yes] Costruisci
   *[no] { $player } costruisce
} { $tile } dalla riserva in { $square }
move-remove = { $you ->
    [yes] Togli { $tile } dalla tua città
   *[no] { $player } toglie { $tile } dalla città
}
move-swap = { $you ->
    [yes] Scambi
   *[no] { $player } scambia
} { $out } con { $tile } dalla riserva
move-chests = { $you ->
    [yes] Acquisti
   *[no] { $player } acquista
} i forzieri della stanza { $room } per { $money }
move-end_actions = { $you ->
    [yes] Concludi le tue azioni
   *[no] { $player } conclude le azioni
}
move-pass = { $you ->
    [yes] Passi
   *[no] { $player } passa
}
move-place = { $you ->
    [yes] Inserisci
   *[no] { $player } inserisce
} { $tile } in { $square }
move-place-turned = { $you ->
    [yes] Giri { $tile } per { $money } e inserisci
   *[no] { $player } gira { $tile } per { $money } e inserisce
} la tessera in { $square }
move-reserve = { $you ->
    [yes] Metti { $tile } nella tua riserva
   *[no] { $player } mette { $tile } nella riserva
}
move-gift = { $you ->
    [yes] Regali
   *[no] { $player } regala
} { $tile } a Dirk
move-gift-turned = { $you ->
    [yes] Giri { $tile } per { $money } e regali
   *[no] { $player } gira { $tile } per { $money } e regala
} la tessera a Dirk
move-stow = { $you ->
    [yes] Posizioni
   *[no] { $player } posiziona
} un forziere su { $tile }
move-decline = { $you ->
    [yes] Non posizioni
   *[no] { $player } non posiziona
} altri forzieri
move-master-build = { $you ->
    [yes] Giochi un costruttore ({ $currency }) e costruisci
   *[no] { $player } gioca un costruttore ({ $currency }) e costruisce
} { $tile } dalla riserva in { $square }
move-master-remove = { $you ->
    [yes] Giochi un costruttore ({ $currency }) e togli { $tile } dalla tua città
   *[no] { $player } gioca un costruttore ({ $currency }) e toglie { $tile } dalla città
}
move-master-swap = { $you ->
    [yes] Giochi un costruttore ({ $currency }) e scambi
   *[no] { $player } gioca un costruttore ({ $currency }) e scambia
} { $out } con { $tile } dalla riserva
move-no_master = { $you ->
    [yes] Non giochi
   *[no] { $player } non gioca
} nessun costruttore
move-forgo = { $you ->
    [yes] Rinunci
   *[no] { $player } rinuncia
} a { $tile }

event-draw_tile = viene pescata la tessera { $tile }
event-draw_card = viene scoperta la carta { $card }
event-draw_card-scoring = viene scoperta la carta di valutazione { $scoring }
event-draw_builder = viene distribuita la carta { $card }
event-draw_builder-hidden = viene distribuito un costruttore
event-draw_chest = viene pescato un forziere: { $building }
event-scouts = esploratori: { $types }
event-scouts-none = esploratori: non ne restano
event-open_attack = il prossimo attacco arriva da { $direction ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}
event-peek = viene guardato l'attacco: { $direction ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}
event-peek-hidden = viene guardato l'attacco
event-attack = attacco da { $direction ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}
event-start_player = { $you ->
    [yes] Cominci tu
   *[no] Comincia { $player }
}
event-reshuffle = gli scarti vengono rimescolati
event-scored = valutazione { $scoring }: { $shares }
event-scored-none = valutazione { $scoring }: nessun punto
