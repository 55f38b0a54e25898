# What the page says. Short, concrete, second person. $you is yes for the reader; names come as names.

page-title = { $title } – Sabika
home = Home
close = Close
menu = Menu
menu-language = Language
menu-light = Light
light-auto = as the device
light-light = day
light-dark = night
menu-speed = Movement
speed-calm = calm
speed-brisk = brisk
speed-none = none
menu-sound = Small sounds
keys = Keys
keys-market = to the market
keys-display = to the money
keys-hand = to your hand
keys-city = to your city
keys-reserve = to your tiles
keys-bar = to what you can do
keys-act = do what is chosen
keys-drop = put back
keys-undo = undo
nowhere = There is nothing at this address.
connection-lost = Connection lost. Trying to reach the table again …
joining = Coming to the table …
no-table = There is no such table.
unofficial = Unofficial, made by people who love the games. Not connected with their publisher.

# The first page
home-title = Build a city in the shade of the Sabika hill
home-lead = Alhambra and Granada, with the complete rules. Play bots that think, or invite friends with a link.
your-name = Your name
guest = Guest { $number }
about-alhambra = Buy towers, gardens and halls in four currencies, lay them around your fountain, and close your walls.
about-granada = Every tile has two sides and two prices. Moats protect your city, and the dearest tile breaks every tie.
play-now = Play now against bots
make-title = Make a table
make-lead = Choose modules and options, and send friends the link.
make-table = Make the table
mine-title = Your games
mine-none = You have no game going on.
open-title = Open tables
open-none = Nobody waits for players just now.
seat-free = free seat

# Making a table
setup-game = Which game?
setup-modules = Modules
setup-seats = Who plays?
setup-players = Players
setup-level = Opponents
setup-you = You
setup-seat = Seat { $number }
setup-person = a friend, by link
setup-bot = bot: { $level }
setup-more = Add a seat
setup-fewer = One seat less
setup-two = With two players Dirk, an imaginary third, takes part with tiles of his own.
setup-options = Options
setup-title = Title of the table
setup-clock = Clock
setup-hidden = Not in the list: only with the link
setup-confirm = Ask before a turn is final
clock-none = no clock
clock-quick = quick: 30 seconds a turn
clock-calm = calm: 90 seconds a turn
clock-days = a day for every turn
about-treasure_chamber = Chests wait in three rooms: pay 8 in any mix and store them on tiles of their colour. Whoever has the most chests scores.
about-master_builders = Special cards worth 3 of a currency. Play one at the end of your turn instead, and remodel your city once more.
about-invaders = After every scoring the city is attacked from one direction, and open sides cost points. Scouts tell you where the attack will come from.
about-bazaars = Bazaars are bought exactly, at the price of a neighbour in the market. At the end they score for matching buildings around them.
about-simple = fixed points instead of counting all tiles of a type
about-open_attack = everybody sees where the next attack comes from

# Before the start
wait-sit = Sit here
wait-bot = add a bot
wait-kick = Send away
wait-start = Start the game
wait-invite = Copy the link to invite
wait-copied = Link copied
wait-leave = Leave the table
wait-ready = Everybody is here.
wait-host = Everybody is here. The host starts the game.
wait-people = Send the link to friends, or fill free seats with bots.

# The sentence at the top
now-action = Take money, buy a tile or remodel your city.
sentence-again = Paid exactly: you have another action.
sentence-exact = You can pay { $tiles } exactly.
sentence-nothing-affordable = You cannot afford a tile yet.
sentence-pass = Nothing is possible: you pass.
now-placing = Place the tiles you bought.
now-chests = Put the chests onto tiles of their colour.
sentence-chests-offered = You may have chests that were left over.
now-master = You may play a master builder to remodel your city.
now-left_over = You get a tile that was left over: build it or do without.
sentence-last = This is the last turn.
sentence-confirm = Is this your turn? Then confirm it.
sentence-stood-in = A bot plays for you.
sentence-wait-action = { $name } is thinking about an action.
sentence-wait-placing = { $name } is placing tiles.
sentence-wait-chests = { $name } is putting chests away.
sentence-wait-master = { $name } is thinking about a master builder.
sentence-wait-left_over = { $name } gets a tile that was left over.
sentence-won = { $you ->
    [yes] You win with { $points }!
   *[no] { $name } wins with { $points }.
}
sentence-shared = { $names } share the victory with { $points }.
ended-resigned = The game is over: all others have resigned.
ended-abandoned = The game was abandoned by agreement.

# The market and the money
market-tile = { $tile }, paid in { $currency }{ $state ->
    [exact] , you can pay exactly
    [payable] , you can pay it
    [dear] , too dear for you now
   *[idle] { "" }
}
market-empty = empty space for { $currency }
market-exact = exact
pile-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
pile-discards = { $count ->
    [one] { $count } card paid
   *[other] { $count } cards paid
}
pile-laid = paid
pile-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
marker-side = { $side ->
    [even] even
   *[odd] odd
}
marker-says = { $side ->
    [even] The marker: new tiles show their even side
   *[odd] The marker: new tiles show their odd side
}
hand-total = { $currency }, { $total } in all
hand-empty = You have no money.
tray-to-place = To place
tray-left-over = Left over
tray-none = none
tile-walled = { $side ->
    [moat] moat { $directions }
   *[wall] wall { $directions }
}
tile-unwalled = { $side ->
    [moat] no moat
   *[wall] no wall
}
tile-other-side = other side { $tile }
tile-with-chest = with a chest
room-named = room { $number }: { $chests }
room-empty = empty
room-bag = { $count ->
    [one] { $count } chest in the bag
   *[other] { $count } chests in the bag
}
scout-of = Buy { $building } exactly and the scout tells you where the attack comes from
attack-hidden = The coming attack, face down
attack-from = { $coming ->
    [yes] The coming attack
   *[no] Past attack
}: { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}

# Cities and players
city-yours = Your city
city-label = City of { $name }: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, longest outer { $side ->
    [moat] moat
   *[wall] wall
} { $wall }
city-square = column { $x }, row { $y }: { $tile } { $fits ->
    [yes] fits here
   *[no] does not fit
}
touch-remove = { $tile }: take it out
touch-swap = { $tile }: replace it
touch-stow = { $tile }: put the chest here
city-closer = Closer
city-farther = Farther away
city-fit = Show the whole city
seat-bot = A bot
seat-look = Look at the city of { $name }: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $wall } in a row
seat-reserve = Reserve of { $name }
figure-wall = { $side ->
    [moat] longest outer moat { $count }
   *[wall] longest outer wall { $count }
}
figure-knows = knows where the attack comes from
scorings = Scorings
scorings-state = { $done ->
    [yes] Scoring { $scoring } is done
   *[no] Scoring { $scoring } is to come
}

# Actions
bar = Your action
rule = Rule { $id }
catching-up = Showing what happened …
try-action = Touch money, a tile of the market, or a tile of yours.
try-placing = Choose a square that glows, or put the tile into the reserve.
try-chests = Touch a tile that glows.
try-master = Touch a tile that glows to take it out, or a tile of your reserve.
try-left_over = Choose a square that glows.
do-take = Take
do-take-what = take { $money }
do-buy = Buy
do-buy-what = { $tile } for { $money } = { $sum }{ $exact ->
    [yes] : exact, so you have another action
   *[no] , no change
}
do-buy-unpaid = { $tile }: choose cards to pay with
do-chests = Take the chests
do-chests-what = the chests of room { $room } for { $money } ({ $sum })
do-place = Place here
do-place-what = { $tile }: choose a square that glows
do-place-nowhere = { $tile } fits nowhere now
do-turn = Turn it over
do-turn-back = Turn it back
do-turn-what = { $tile }, turned for { $money }: choose a square that glows
do-remove = Take it out
do-remove-what = take { $tile } out of the city into your reserve
do-stow-what = a chest for { $building }: touch a tile that glows
do-reserve = Into the reserve
do-reserve-side = Into the reserve as { $tile }
do-gift = Give it to Dirk
do-forgo = Do without it
step-end_actions = End your actions
step-pass = Pass
step-decline = No more chests
step-no_master = No master builder
do-other-way = Pay otherwise ({ $count })
do-cancel = Put back
do-confirm = Confirm your turn
do-return = Play yourself again
do-undo = Undo
do-hint = What would a bot do?
advice = A bot's advice: { $move }.
do-restart = Take back the whole turn
choose-builder = Which master builder?
resign = Resign
resign-sure = Resign? A bot will play on for you.
abandon = Offer to abandon the game
clock = Time left
days-left = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

# Beside the table
side = Beside the table
tab-others = Others
tab-log = Log
tab-chat = Chat
tab-score = Score now
log = what happened
log-sat = { $you ->
    [yes] You sit down
   *[no] { $name } sits down
}
log-left = { $you ->
    [yes] You leave
   *[no] { $name } leaves
}
log-kicked = { $name } is sent away
log-bot_added = { $name } sits down, a bot
log-started = The game begins
log-undone = { $you ->
    [yes] You take that back
   *[no] { $name } takes that back
}
log-restarted = { $you ->
    [yes] You take your turn back
   *[no] { $name } takes the turn back
}
log-resigned = { $you ->
    [yes] You resign
   *[no] { $name } resigns
}
log-abandoning = { $you ->
    [yes] You offer to abandon the game
   *[no] { $name } offers to abandon the game
}
log-timed_out = { $you ->
    [yes] Your time is up: a bot plays for you
   *[no] Time is up for { $name }: a bot stands in
}
log-returned = { $you ->
    [yes] You are back
   *[no] { $name } is back
}
log-handed = { $you ->
    [yes] You go on playing here
   *[no] { $name } plays on another device
}
log-rematched = { $you ->
    [yes] You want to play again
   *[no] { $name } wants to play again
}
chat = chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
score-now-intro = If it were scored now:
score-which = Which scoring?
score-again = Show scoring { $scoring } again
score-sum = Points
score-has = has { $count }
lead-most = { $name } leads with { $count }
lead-dearest = { $name } leads with { $count } and the dearest tile
lead-level = { $names } are level with { $count } and share the points
score-how = { $side ->
    [moat] Large figures are points, small ones tiles in the city. Of equal numbers the dearest tile counts.
   *[wall] Large figures are points, small ones tiles in the city. Who is level shares the points.
}

# After the game
result = Result
result-lost = lost
result-total = points
result-again = Play again
result-record = Record of the game
result-look = Look at the table

# Around and after the game. Ways from page to page
ways = Pages
way-history = Games played
way-ratings = Ratings
way-rules = Rules
way-account = You
way-replay = Open a record
share = Copy the link
copy = Copy
copied = Copied

# The page of a result
result-more = How it came about
result-replay = Replay
result-resigned = resigned
chart = Points over time
chart-label = Chart of the points of all players from the first turn to the last
chart-moment = A moment of the game
chart-turn = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
chart-worth = if it had been scored then
chart-look = See this moment
chart-how = Strong lines are points, thin ones what everybody would have had with the next scoring at that moment.
breakdown = Where the points came from
breakdown-which = Which scoring?
breakdown-all = All
fair = Was chance fair?
fair-lead = Before the first card the server published a fingerprint of its secret, and every player added a text. Nobody alone could choose the cards. Your browser can check it.
fair-check = Check the chance of this game
fair-insecure = This page was not opened by a secure connection, so the browser has no means to check. The command below does.
fair-value-server = Published when the table was made: fingerprint of the server’s secret
fair-value-part = The server’s secret
fair-value-contributions = What the players added
fair-value-seed = The seed that follows
fair-value-commitment = Published when the game began: fingerprint of the seed
fair-command = To derive every shuffle yourself, download the record and run:
checked-secret = The secret has the fingerprint that was published.
checked-seed = The seed follows from the secret and what all players added.
checked-promise = The seed has the fingerprint that was published.
checked-noted = Both fingerprints are those that this browser noted during the game.
checked-mine = The text that this browser added for you is among them.
checked-shuffles = Every card and tile comes from the seed (checked by the server).
outcome-right = This is right.
outcome-wrong = This is wrong.
outcome-unknown = This is not known here.

# Replays
replay-eyes = Seen by
replay-open = everything open
replay-hidden = { $cards }, hidden
timeline = Timeline
time-first = To the beginning
time-back = One step back
time-play = Play
time-pause = Pause
time-next = One step forward
time-last = To the end
time-speed = Speed
time-where = Turn { $turn }, step { $step } of { $last }
record-title = Open a record
record-lead = A record of a game, downloaded here or written by the command line, is checked by the rules and replayed. It is not kept.
record-choose = Choose a file, or drop it here
record-checking = Checking the game …
record-none = There is no record of a game in this file.

# Games played, ratings, players
history-name = Name of a player
history-any = both games
history-mine = my games only
history-none = No games were found.
history-more = Older games
rating-who = Player
rating-least = Rating
rating-guess = estimate
rating-games = games
rating-how = A rating is what a player is worth at least: the estimate less three times its uncertainty. It grows with every good game and with every game that makes it surer.
rating-none = Nobody has played a rated game yet.
player = A player
player-you = (you)
player-won = won
player-none = No game has ended yet.
player-games = Games
against = Against others
against-you = { $name } (you)
against-ahead = ahead
against-behind = behind
against-level = level

# You: name and account
account-name = Your name
account-rename = Change the name
account-named = You have a new name. At tables where you sit already the old one stays.
account-page = Your games and ratings
account-yours = Your account: { $login }
account-kept = Your games are kept. Sign in with this account on another device and go on there.
account-new-password = New password
account-change = Change the password
account-changed = The password is changed. Other devices have to sign in again.
account-out = Sign out
account-out-everywhere = Sign out on all devices
account-out-sure = Without an account nobody can come back as this guest. Forget the guest?
account-out-done = You are a new guest.
account-up-lead = An account keeps your games and your rating, on every device. A name and a password are enough.
account-in-lead = Go on as the player of your account. Games that you began here as a guest stay with the guest.
account-login = Account name
account-password = Password
account-make = Make the account
account-made = The account is made.
account-open = Sign in
account-in = Welcome back.
account-guest-out = Forget this guest
account-device = To play on with a single seat on another device, make a link in the menu of the table.
sign-up = New account
sign-in = Sign in
seat-link = Play on, on another device
seat-link-lead = This link gives you a seat at a table, once. Whoever sat there until now does not play on there.
seat-link-take = Take the seat here
seat-link-none = There is no seat in this link.
seat-link-copied = Copied. Open the link on the other device within a day; it works once.
seat-link-by-hand = Open this link on the other device within a day; it works once.

# The rules as a reference
rules-search = Search the rules, or a number such as 5.3
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-none = No rule says this.
rules-sections = Sections
legend = What the symbols mean
legend-money = Currencies
legend-buildings = Buildings of { $title }
legend-things = Other things
legend-wall = Longest outer wall or moat
legend-cards = Money cards in hand
legend-chest = Chest in a city
legend-bazaar = Bazaar
