# What the server says when it refuses something. One sentence each; the code is in the name.

status-title = { $status ->
    [401] Who are you?
    [403] Not allowed
    [404] Not found
    [405] Not possible here
    [409] Not possible now
    [410] Gone
    [413] Too large
    [415] JSON is expected
    [422] Not understood
    [429] Too fast
    [503] Not available now
   *[other] Something went wrong
}

problem-abandoning = You have offered to abandon the game already; the others have to agree.
problem-ambiguous = This text could mean several moves; say it more exactly.
problem-bad-configuration = These settings cannot be played: { $field } does not fit the rest.
problem-bad-credentials = Name or password is wrong.
problem-bad-link = This link has been used, or it is no longer valid.
problem-bad-record = This record cannot be replayed: { $reason }.
problem-chat-off = There is no chat at this table.
problem-closed = This table is closed.
problem-cross-site = Requests from other web sites are not accepted.
problem-hints-off = There are no hints at this table.
problem-identity-needed = Say first how you are called.
problem-internal = Something went wrong on our side; nothing has been changed.
problem-kicked = The host has sent you away from this table.
problem-lesson = The rules allow that, but this lesson goes another way: follow what is marked.
problem-login-taken = There is an account of this name already.
problem-malformed = The field { $field } is missing or not as it should be.
problem-malformed-move = This is not a move: { $reason }.
problem-method-not-allowed = This address does not understand this method.
problem-name-taken = Somebody called { $name } sits at this table already.
problem-no-bot = There is no bot { $bot }.
problem-no-hint = The bot did not answer; ask again.
problem-no-spectators = This table has no spectators.
problem-no-such-page = There is nothing at this address.
problem-no-such-person = There is no such player.
problem-no-such-seat = There is no such seat.
problem-no-such-table = There is no such table.
problem-not-json = The request has to be JSON, and its content type application/json.
problem-not-over = The game is not over yet.
problem-not-started = The game has not begun yet.
problem-not-stood-in = No bot stands in for you.
problem-not-the-host = Only the host may do this.
problem-not-your-seat = You have no seat at this table.
problem-not-your-turn = It is not your turn.
problem-nothing-to-confirm = There is no move to be confirmed.
problem-nothing-to-undo = Nothing can be taken back: no decision of this turn, or something was drawn since.
problem-over = The game is over.
problem-resigned = You have resigned this game.
problem-seat-taken = This seat is taken.
problem-seated-already = You sit at this table already.
problem-seats-open = There are still free seats; fill them with people or bots.
problem-slow-down = Too many requests; wait { $seconds ->
    [1] a second
   *[other] { $seconds } seconds
}.
problem-started = The game has begun already.
problem-stood-in = A bot stands in for you; come back first.
problem-to-confirm = Your last move has to be confirmed or taken back first.
problem-too-large = The request is too large.
problem-too-many-tables = You have { $most } open tables already.
problem-unavailable = The storage cannot be reached now; try again in a moment.
problem-undo-off = Nothing is taken back at this table.
