# What the table in the terminal says (sabika play, sabika show). Commands and moves are typed as they are.

ask-action = Take money, buy a tile or remodel.
ask-extra = Another action: take money, buy a tile or remodel.
ask-exact = You can pay exactly: { $tiles }.
ask-end = Or end the actions.
ask-placing = Place the tiles you bought: into the city or the reserve.
ask-chests = Place the chests onto buildings of their colour.
ask-master = You may play a master builder for one remodelling.
ask-left_over = A left-over tile is yours: place it or forgo it.
moves-exact = (exact: another action)
moves-rest = and { $count } more: type moves, or help
moves-all = type help for more
moves-none = none
hint-move = { $bot } would play: { $move }
hint-then = , then { $move }
score-title = If { $scoring } were scored now
score-for = for
score-together = together
result-title = Result
result-player = player
result-points = points
result-wins = wins
result-shares = shares the victory
terminal-hand-over = { $name }, it is your turn. Press Enter when only you are looking.
terminal-news = since your last move
terminal-no-news = nothing yet
terminal-no-undo = nothing can be taken back: no decision of this turn, or something was drawn since
terminal-which-rule = Name a rule, like: rules 5.2, or a section, like: rules T
terminal-kept = kept in { $file }
terminal-go-on = The game is kept in { $file }. Go on with: { $command }
terminal-record = The record is in { $file }.
terminal-event = event { $number }: { $event }
terminal-wrote = wrote { $file }
terminal-help =
    Type a move, the number of an offered one, or:

    - `moves` or `moves buy`: all legal moves, or those that begin so
    - `undo`, `restart`: take back the last decision, or this turn so far
    - `hint`: what a bot would play
    - `score`: what the next scoring would give now
    - `log`: what happened so far
    - `rules 5.2`: the text of a rule; `rules T` a section
    - `save FILE`, `quit`: keep the game; quitting keeps it too

    Moves: `take de3 fl2`, `buy tower-11a du7 du4`, `place tower-11a 1,0`, `reserve tower-11a`,
    `build garden-6 0,-1`, `remove garden-6`, `swap tower-9a arcades-7`, `end`.
    Cards are de denar, di dirham, du ducat, fl florin and their value; deB is a master builder.
    Parts that leave no choice may be left out: `buy tower-11a`.
