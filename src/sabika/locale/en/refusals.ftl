# Why a move is refused. Every message is one sentence: what is wrong, and where it helps, what to do.
# $tile, $cards and $chest come as names; $due, $currency and $side as words to choose by.

refusal-not-now = That cannot be done now: { $due ->
    [action] an action is due (take money, buy, remodel)
    [placing] the tiles bought this turn have to be placed first
    [chests] the chests have to be distributed first
    [master] it has to be said whether a master builder is played
    [left_over] a left-over tile has to be placed or forgone
   *[other] something else is due
}.
refusal-not-in-display = The display does not hold { $cards }.
refusal-take-nothing = At least one card has to be taken.
refusal-take-too-much = Several cards may be taken together only if they total at most 5; these total { $total }.
refusal-not-on-offer = { $tile } is not on offer.
refusal-not-in-hand = There is no { $cards } in hand.
refusal-other-currency = This tile is paid in { $currency } only.
refusal-too-little = { $paid } is too little; the price is { $price }.
refusal-not-in-reserve = { $tile } is not in the reserve.
refusal-not-in-city = { $tile } is not in the city.
refusal-no-extra-action = Only an exact purchase grants an action that can be given up; an action is due.
refusal-not-stuck = Passing is allowed only if nothing else is possible.
refusal-square-taken = There is a tile on { $square } already.
refusal-no-neighbour = { $square } touches no tile of the city along a side.
refusal-walls-differ = The wall to the { $side } does not match: two sides that touch are both walled or both open.
refusal-out-of-reach = A tile on { $square } could not be reached on foot from the start tile.
refusal-hole = A tile on { $square } would shut in an empty square.
refusal-hole-left = Without { $tile } there would be an empty square shut in by tiles.
refusal-cut-off = Without { $tile } other tiles could not be reached on foot from the start tile.
refusal-not-bought = { $tile } was not bought this turn.
refusal-one-sided = { $tile } has only one side.
refusal-flip-too-little = { $paid } is too little; turning a tile costs { $price }.
refusal-flip-mixed = Turning a tile is paid in one currency.
refusal-flip-left-over = { $tile } is left over and cannot be turned.
refusal-no-dirk = Gifts are possible only in a game of two, with Dirk.
refusal-not-left-over = { $tile } is not the tile that is given out now.
refusal-room-empty = Room { $room } is empty.
refusal-chests-too-little = { $paid } is too little; the chests of a room cost { $price }.
refusal-chest-not-offered = There is no chest for { $chest } to be placed.
refusal-stow-elsewhere = { $tile } is not in the city of the player who places the chest.
refusal-other-colour = A chest for { $chest } does not belong on { $tile }.
refusal-has-chest = There is a chest on { $tile } already.
refusal-must-stow = The buyer places every chest that can be placed.
refusal-not-a-builder = Exactly one master builder is played for a remodelling.
refusal-price-tile-gone = The { $currency } space of the market is empty, so the bazaar has no price now.
refusal-not-exact = A bazaar is paid exactly; { $paid } is not { $price }.
refusal-game-over = The game is over.
refusal-start-tile = The start tile never moves.
