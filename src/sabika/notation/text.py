"""Moves as short texts that a person can type and read (``docs/notation.md``).

>>> format_move(ev.Buy("tower-11a", ("ducat-7", "ducat-4")))
'buy tower-11a du7 du4'
>>> parse_move("BUY tower-11a, du4 + ducat-7")
Buy(tile='tower-11a', payment=('ducat-7', 'ducat-4'))
>>> parse_move("place tower-11a")
Traceback (most recent call last):
sabika.play.errors.MalformedMove: the square is missing in 'place tower-11a'; ...
"""

from __future__ import annotations

from collections.abc import Sequence

from sabika.components import START
from sabika.components.errors import quoted, shortened
from sabika.components.rows import LONGEST_ID, SAFE_ID
from sabika.notation.telling import Teller
from sabika.notation.words import (
    BIGGEST_NUMBER,
    CARD_TEXTS,
    NAMES,
    VERBS,
    Known,
    Reader,
    Wish,
    matching_verbs,
    one_verb,
    sorted_cards,
    split_words,
)
from sabika.play import events as ev
from sabika.play.codec import card_worth
from sabika.play.errors import AmbiguousMove, MalformedMove
from sabika.play.position import Position
from sabika.play.view import View

# Writing.


def format_move(move: ev.Move) -> str:
    """Return the one text of a move; the order of its cards does not matter.

    ``parse_move`` returns the move again. Raises ``MalformedMove`` for what has no text: cards or
    sides that do not exist, an empty payment, names that are none.
    """
    match move:
        case ev.Take(cards):
            return f"take {_cards(cards, 'cards')}"
        case ev.Buy(tile, payment):
            return f"buy {_name(tile)} {_cards(payment, 'payment')}"
        case ev.Chests(room, payment):
            return f"chests {_number(room, 'room')} {_cards(payment, 'payment')}"
        case ev.Place(tile, x, y, flip):
            return f"place {_name(tile)} {_square(x, y)}{_flip(flip)}"
        case ev.Reserve(tile, side):
            return f"reserve {_name(tile)}{_side(side)}"
        case ev.Gift(tile, flip):
            return f"gift {_name(tile)}{_flip(flip)}"
        case ev.Stow(chest, tile):
            return f"stow {_name(chest, 'chest')} {_name(tile)}"
        case ev.Master(card, remodel):
            return f"master {_cards((card,), 'card')} {_remodel(remodel)}"
        case ev.Forgo(tile):
            return f"forgo {_name(tile)}"
        case ev.Build() | ev.Remove() | ev.Swap():
            return _remodel(move)
    if type(move) in _PLAIN:
        return _PLAIN[type(move)]
    raise MalformedMove("not-a-move", "move", move, f"{move!r:.80} is not a move")


_PLAIN: dict[type[ev.Move], str] = {
    ev.EndActions: "end",
    ev.Pass: "pass",
    ev.Decline: "decline",
    ev.NoMaster: "no master",
}


def _remodel(move: object) -> str:
    match move:
        case ev.Build(tile, x, y):
            return f"build {_name(tile)} {_square(x, y)}"
        case ev.Remove(tile):
            return f"remove {_name(tile)}"
        case ev.Swap(tile, out):
            return f"swap {_name(tile)} {_name(out, 'out')}"
    message = f"a master builder builds, removes or swaps, and does not {move!r:.80}"
    raise MalformedMove("not-a-remodel", "remodel", move, message)


def _cards(cards: object, field: str) -> str:
    if not isinstance(cards, tuple | list):
        raise MalformedMove("not-a-list", field, cards, f"{field} is a list of cards")
    for card in cards:
        if not isinstance(card, str) or card not in CARD_TEXTS:
            raise MalformedMove("unknown-card", field, card, f"there is no card {card!r:.80}")
    if not cards:
        raise MalformedMove("missing-part", field, cards, f"the {field} is empty")
    return " ".join(CARD_TEXTS[card] for card in sorted_cards(cards))


def _flip(cards: object) -> str:
    return "" if cards is None else f" flip {_cards(cards, 'flip')}"


def _name(name: object, field: str = "tile") -> str:
    if not isinstance(name, str) or len(name) > LONGEST_ID or not SAFE_ID.fullmatch(name):
        raise MalformedMove("not-a-name", field, name, f"{name!r:.80} cannot be a name")
    return name


def _side(side: object) -> str:
    if side not in (None, "front", "back"):
        raise MalformedMove(
            "unknown-side", "side", side, f"a side is front or back, not {side!r:.80}"
        )
    return "" if side is None else f" {side}"


def _number(number: object, field: str) -> str:
    if type(number) is not int:
        raise MalformedMove("not-a-number", field, number, f"{field} is {number!r:.80}")
    if abs(number) > BIGGEST_NUMBER:
        raise MalformedMove("number-too-large", field, number, f"{field} is too large")
    return str(number)


def _square(x: object, y: object) -> str:
    return f"{_number(x, 'x')},{_number(y, 'y')}"


# Reading.


def parse_move(text: str) -> ev.Move:
    """Return the move that a text says in full, whether or not it is legal anywhere.

    Raises ``MalformedMove`` for every other text.
    """
    words = split_words(text)
    kind = VERBS[one_verb(words[0], text)]
    return Reader(words, strict=True).wish(kind).move()


def read_move(
    text: str, position: Position | View, offered: Sequence[ev.Move] | None = None
) -> ev.Move:
    """Return the move that a player means by a text here.

    A text that says everything gives that move, legal or not: any sufficient payment may be
    played, listed or not (12.11). Otherwise parts may be left out and names abbreviated as long
    as one legal move fits. A number N is the Nth move that was ``offered``.

    Raises ``MalformedMove`` if nothing fits, and ``AmbiguousMove`` if several moves do; its
    candidates are texts of moves, those that pay exactly first.
    """
    words = split_words(text)
    if offered is not None and len(words) == 1 and words[0].isdigit():
        return _offered(words[0], offered)
    here = position.position if isinstance(position, View) else position
    tiles = {*here.codec.tiles, START}
    known: Known = {"tile": tiles, "out": tiles, "chest": here.codec.types}
    kinds = _kinds(words, text)
    said_in_full = _in_full(words, kinds, known)
    if said_in_full is not None:
        return said_in_full
    wishes = [Reader(words, strict=False).wish(kind) for kind in kinds]
    legal = position.legal_moves()
    meant = _meant(wishes, legal, known)
    if len(meant) == 1:
        return meant[0]
    if meant:
        ranked = sorted(meant, key=lambda move: _overpaid(move, here))
        raise AmbiguousMove(shortened(text), [format_move(move) for move in ranked])
    if len(wishes) > 1:
        raise AmbiguousMove(shortened(text), matching_verbs(words[0]))
    raise _nothing_fits(wishes[0], legal, known, text)


def _offered(word: str, offered: Sequence[ev.Move]) -> ev.Move:
    # A number with more digits than the count is not even converted.
    number = int(word) if len(word) <= len(str(len(offered))) else 0
    if not 1 <= number <= len(offered):
        message = f"{quoted(word)} is not one of the {len(offered)} moves offered"
        raise MalformedMove("not-offered", "number", word, message)
    return offered[number - 1]


def _kinds(words: Sequence[str], text: str) -> list[type[ev.Move]]:
    """Return what the verb can mean; of several kinds of move those the rest can be read as."""
    verbs = matching_verbs(words[0])
    if len(verbs) < 2:
        return [VERBS[one_verb(words[0], text)]]
    kinds = [VERBS[verb] for verb in verbs if _readable(words, VERBS[verb])]
    if not kinds:
        raise AmbiguousMove(shortened(text), verbs)
    return kinds


def _readable(words: Sequence[str], kind: type[ev.Move]) -> bool:
    try:
        Reader(words, strict=False).wish(kind)
    except MalformedMove:
        return False
    return True


def _in_full(words: Sequence[str], kinds: Sequence[type[ev.Move]], known: Known) -> ev.Move | None:
    """Return the move that is said in full, with names that exist; else None."""
    if len(kinds) > 1:
        return None
    try:
        wish = Reader(words, strict=True).wish(kinds[0])
    except MalformedMove:
        return None
    exist = all(value in known[field] for field, value in wish.parts() if field in NAMES)
    return wish.move() if exist else None


def _meant(wishes: Sequence[Wish], legal: Sequence[ev.Move], known: Known) -> list[ev.Move]:
    """Return the moves that are wished for, each once.

    If none is legal, but the wish says everything, names alone decide: the payment may be legal
    without being listed, and why another move is refused is for the rules to say.
    """
    found = [w.filled(move) for w in wishes for move in legal if w.fits(move, known)]
    if not found and len(wishes) == 1 and not wishes[0].left_out():
        wish = wishes[0]
        found = [wish.filled(move) for move in legal if wish.fits(move, known, by_name=True)]
    return list(dict.fromkeys(found))


def _overpaid(move: ev.Move, position: Position) -> int:
    """Return what a move pays beyond the price, give or take a price that all moves share."""
    if isinstance(move, ev.Buy):
        number, back = position.codec.numbers[move.tile], position.state.read().back
        kind, price, _ = position.book.tile_side(number, back >> number & 1)
        paid = sum(map(card_worth, move.payment))
        return 0 if kind < 0 else paid - price  # a bazaar is always paid exactly (B.3)
    if isinstance(move, ev.Chests):
        return sum(map(card_worth, move.payment))
    if isinstance(move, ev.Place | ev.Gift):
        return sum(map(card_worth, move.flip or ()))
    return 0


def _nothing_fits(wish: Wish, legal: Sequence[ev.Move], known: Known, text: str) -> MalformedMove:
    """Return the error for a wish that no legal move fits."""
    for field, value in wish.parts():
        if (
            field in NAMES
            and value not in known[field]
            and not any(wish.only(field).fits(move, known) for move in legal)
        ):
            what = "type" if field == "chest" else "tile"
            message = f"no {what} that could be meant begins with {quoted(value)} in {quoted(text)}"
            return MalformedMove(f"unknown-{what}", field, value, message)
    missing = wish.left_out()
    without = f", which leaves out the {' and '.join(missing)}" if missing else ""
    message = f"no legal move fits {quoted(text)}{without}"
    return MalformedMove("nothing-fits", missing[0] if missing else "text", text, message)


# Events.


def format_event(event: ev.Event, names: Sequence[str] = (), language: str = "en") -> str:
    """Return one short line; decisions are moves as above, and the caller adds whose they were.

    ``names`` are those of the players, as far as they are known. ``telling.tell`` says more.

    >>> format_event(ev.Attack("north"))
    'attack from the north'
    >>> format_event(ev.Scored("A", (ev.Line(1, "tower", 6), ev.Line(1, "wall", 4)), (0, 10)))
    'scoring A: Player 2 +10 (10)'
    """
    if isinstance(event, ev.Played):
        return format_move(event.move)
    return Teller(language, names).happening(event)
