# What stands in and beside drawings of the table (board-...: also in SVG; letters-...: only in a terminal).

due-action = take money, buy a tile or remodel
due-placing = place the tiles bought
due-chests = distribute the chests
due-master = play a master builder or not
due-left_over = place the tile left over or forgo it
due-extra = another action, or end the actions
turn-yours = Your turn: { $due }.
turn-yours-named = Your turn, { $name }: { $due }.
turn-other = { $name }'s turn: { $due }.
turn-over = The game is over. { $victory }.
victory-yours = You win with { $points }
victory-one = { $name } wins with { $points }
victory-shared = { $name } share the victory with { $points }
stage-turn = turn { $number }
stage-after = { $count ->
    [one] after { $count } turn
   *[other] after { $count } turns
}
stage-scored = scored { $scorings }
stage-unscored = nothing scored yet
stage-last = last turn

tile-bazaar = bazaar, { $currency }: { $types }
tile-sides = { $side ->
    [moat] moat
   *[wall] wall
} { $directions }
tile-open = { $side ->
    [moat] no moat
   *[wall] no wall
}
tile-other = other side { $building } { $price }
tile-chest = with a chest
card-scoring = scoring card { $scoring }
card-back = card, face down

board-title = { $game }: { $turn } Points: { $scores }
board-scoring-done = scoring { $scoring } done
board-scoring-coming = scoring { $scoring } to come
board-market-and-bazaars = Market and bazaars
board-market-space = market space { $currency }
board-money = Money on display
board-take = one card, or several up to 5
board-deck = deck
board-discarded = discarded
board-marker = { $side ->
    [even] marker on even
   *[odd] marker on odd
}
board-side = { $side ->
    [even] even
   *[odd] odd
}
board-next-tiles = next tiles
board-room = room { $number }
board-empty = empty
board-to-distribute = to distribute
board-in-the-bag = in the bag
board-chest-bag = chest bag
board-chest = { $building } chest
board-invaders = Invaders, { $scouts } left
board-when = { $when ->
    [coming] coming
   *[past] past
}
board-attack-past = past attack from the { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
board-attack-coming = coming attack from the { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
board-city = city of { $name }
board-cards-in-hand = cards in hand
board-longest = { $side ->
    [moat] longest outer moat
   *[wall] longest outer wall
}
board-knows = knows the attack
board-to-place = to place
board-left-over = left over
board-hand = Your hand, { $cards }

letters-supply = deck { $deck }, discarded { $discarded }, bag { $bag }
letters-marker = { $side ->
    [even] marker on even: the next tiles
   *[odd] marker on odd: the next tiles
}
letters-chest-bag = { $chests } in the bag
letters-scouts = scouts
letters-no-scouts = none open
letters-left = ({ $count } left)
letters-heavy = heavy line: { $side }
letters-light = light line: open
letters-blank = blank: path
letters-chest = *: chest
letters-other-side = (..): other side
letters-builder = B: master builder, worth 3
