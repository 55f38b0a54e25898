# The first game with prepared moves, step by step. Short: it stands above the table on a phone.
# $tile is a tile ("tower 11"), $money what is taken or paid ("5 + 6 florins").

coach = First game
coach-title = First game: { $title }
coach-learn = Learn it in a first game
coach-step = Step { $number } of { $count }
coach-go = Go on
coach-leave = Leave; you can go on later
coach-wait = { $names } are playing …
coach-end = That is all you need to know. Play on at this table, or begin a game of your own.
coach-play-on = Play on here

lesson-alhambra = Welcome! You build an Alhambra around your start tile. Three times points are given: for the most buildings of each type, and for the longest outer wall.
lesson-granada = Welcome! In Granada every tile has two sides, each with a building and a price; a small mark shows the other one. Points are given three times: for buildings, and for the longest outer moat.
lesson-take = Each turn you do one thing: take money, buy a tile or remodel. You need money first. Touch { $money }, then take it.
lesson-take-small = You may take several cards together if they are worth 5 at most. Take { $money }.
lesson-buy = Every space of the market has its currency. Touch { $tile } and pay { $money }. You get no change.
lesson-walls = Tiles are never rotated. The thick bands are walls: where two tiles touch, both sides have a wall or neither has. Try the marked square and see what happens.
lesson-moats = Tiles are never rotated. The bands of water are moats: where two tiles touch, both sides have a moat or neither has. Try the marked square and see what happens.
lesson-place = { $side ->
    [moat] A moat cannot lie against an open side.
   *[wall] A wall cannot stand against an open side.
} You must also be able to walk to every tile from the start tile. Put { $tile } where it fits: on the marked square.
lesson-take-more = What was taken and sold has been refilled. Cards of one currency are paid together, so save up: take { $money }.
lesson-marker = What was taken and sold has been refilled. New tiles show even or odd prices in turn; the marker beside the bag says which are next. Take { $money }.
lesson-exact = The best of the game: { $tile } can be paid exactly, with { $money }. Who pays exactly has another action. Buy it!
lesson-again = Here is your other action. Buy { $tile } for { $money }: not exact, so your actions end.
lesson-again-money = Here is your other action. Take { $money }.
lesson-place-first = Bought tiles are placed at the end of the turn. Put { $tile } where your outer wall grows longer.
lesson-reserve = { $tile } can wait: put it into the reserve. Tiles there score nothing until you build them.
lesson-reserve-turned = In the reserve you choose the side of a tile, free of charge. Put this one there as { $tile }.
lesson-build = Now remodel: that is an action too. You may build from the reserve, take a tile out of the city, or swap two. Touch { $tile }, then its square.
lesson-buy-again = Buy { $tile } for { $money }. It is the other side that you want: you have such a building already.
lesson-turn = To build a tile on its other side you pay at least 3 of one currency. Turn it over for { $money }, and build it as { $tile }.
lesson-scored = Scoring A: whoever has the most buildings of a type gets its points, and who is level shares them. In scorings B and C second and third place count, too. “Score now” tells you at any time how it stands.
lesson-scored-granada = Scoring A: who has the most of a type gets as many points as there are such tiles in all cities. Nobody shares: of equal numbers the dearest tile wins. Each side of your longest outer moat is a point as well.
lesson-wall = Your wall counts, too: a point for each side of its longest unbroken stretch on the outside. A wall between two tiles counts nothing.
