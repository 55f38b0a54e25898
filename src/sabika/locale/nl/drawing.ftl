# Wat in en naast tekeningen van de tafel staat (board-...: ook in SVG; letters-...: alleen in de terminal).

due-action = geld nemen, een tegel kopen of verbouwen
due-placing = de gekochte tegels plaatsen
due-chests = de schatkisten verdelen
due-master = een bouwmeester spelen of niet
due-left_over = de resterende tegel bouwen of ervan afzien
due-extra = nog een actie, of de acties beëindigen
turn-yours = Jouw beurt: { $due }.
turn-yours-named = Jouw beurt, { $name }: { $due }.
turn-other = { $name } is aan de beurt: { $due }.
turn-over = Het spel is afgelopen. { $victory }.
victory-yours = Je wint met { $points }
victory-one = { $name } wint met { $points }
victory-shared = { $name } delen de overwinning met { $points }
stage-turn = beurt { $number }
stage-after = { $count ->
    [one] na { $count } beurt
   *[other] na { $count } beurten
}
stage-scored = gewaardeerd: { $scorings }
stage-unscored = nog geen waardering
stage-last = laatste beurt

tile-bazaar = bazaar, { $currency }: { $types }
tile-sides = { $side ->
    [moat] gracht in het
   *[wall] muur in het
} { $directions }
tile-open = { $side ->
    [moat] geen gracht
   *[wall] geen muur
}
tile-other = andere zijde { $building } { $price }
tile-chest = met schatkist
card-scoring = waarderingskaart { $scoring }
card-back = gedekte kaart

board-title = { $game }: { $turn } Punten: { $scores }
board-scoring-done = waardering { $scoring } geweest
board-scoring-coming = waardering { $scoring } komt nog
board-market-and-bazaars = Bouwplaats en bazaars
board-market-space = veld voor { $currency }
board-money = Open geldkaarten
board-take = één kaart, of meer tot 5
board-deck = stapel
board-discarded = afgelegd
board-marker = { $side ->
    [even] markeersteen op even
   *[odd] markeersteen op oneven
}
board-side = { $side ->
    [even] even
   *[odd] oneven
}
board-next-tiles = hierna
board-room = ruimte { $number }
board-empty = leeg
board-to-distribute = te verdelen
board-in-the-bag = in de buidel
board-chest-bag = buidel met schatkisten
board-chest = schatkist voor { $building }
board-invaders = Aanvallers, nog { $scouts }
board-when = { $when ->
    [coming] komt
   *[past] geweest
}
board-attack-past = aanval uit het { $direction ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}, geweest
board-attack-coming = volgende aanval uit het { $direction ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}
board-city = stad van { $name }
board-cards-in-hand = kaarten op hand
board-longest = { $side ->
    [moat] langste buitengracht
   *[wall] langste buitenmuur
}
board-knows = kent de aanval
board-to-place = te plaatsen
board-left-over = over
board-hand = Jouw hand, { $cards }

letters-supply = stapel { $deck }, afgelegd { $discarded }, buidel { $bag }
letters-marker = { $side ->
    [even] volgende tegels: even
   *[odd] volgende tegels: oneven
}
letters-chest-bag = { $chests } in de buidel
letters-scouts = verkenners
letters-no-scouts = geen open
letters-left = (nog { $count })
letters-heavy = dikke lijn: { $side }
letters-light = dunne lijn: open
letters-blank = leeg: weg
letters-chest = *: schatkist
letters-other-side = (..): andere zijde
letters-builder = B: bouwmeester, waarde 3
