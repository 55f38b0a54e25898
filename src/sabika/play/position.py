"""A position: the rules and a state of them. The fast way to look ahead; it keeps no history."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sabika.play import events as ev
from sabika.play.codec import CARDS, Codec, cards_of
from sabika.play.errors import IllegalMove, Refusal
from sabika.play.seeds import key_of
from sabika.rules.book import Book
from sabika.rules.codes import NONE, WALL
from sabika.rules.moves import Moves
from sabika.rules.ruleset import Configuration, compose
from sabika.rules.scoring import sheet_now
from sabika.rules.state import State

book_of = lru_cache(maxsize=64)(compose)


@lru_cache(maxsize=64)
def _codec(config: Configuration) -> Codec:
    return Codec(book_of(config))


@dataclass(frozen=True)
class Outcome:
    """How a game stands or ended: ``finished`` or, while it runs, ``running``."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Position:
    """One state of a game under its rules.

    >>> position = Position.start(Configuration(players=2), seed="example")
    >>> len(position.legal_moves()) > 5
    True
    >>> later = position.copy()
    >>> later.play(later.legal_moves()[0])
    >>> later == position
    False
    """

    __slots__ = ("_moves", "book", "codec", "config", "state")

    def __init__(self, config: Configuration, state: State) -> None:
        self.config = config
        self.book: Book = book_of(config)
        self.codec = _codec(config)
        self.state = state
        self._moves = Moves()

    @classmethod
    def start(cls, config: Configuration, seed: str) -> Position:
        """Return the position before the first decision."""
        position = cls(config, State())
        position.state.set_key(key_of(seed))
        position.book.begin(position.state)
        return position

    def copy(self) -> Position:
        """Return an equal position of its own."""
        return self.with_state(self.state.copy())

    def with_state(self, state: State) -> Position:
        """Return the position of another state under the same rules."""
        new = type(self).__new__(type(self))
        new.config, new.book, new.codec = self.config, self.book, self.codec
        new.state = state
        new._moves = Moves()
        return new

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.config == other.config
            and self.state == other.state
        )

    def __hash__(self) -> int:
        return hash(self.state)

    # Who, what.

    @property
    def to_act(self) -> int | None:
        """The seat that decides now; None once the game is over."""
        actor = self.state.glance()[0]
        return None if actor == NONE else actor

    @property
    def player(self) -> int:
        """The seat whose turn it is."""
        return self.state.glance()[1]

    @property
    def turns(self) -> int:
        """How many turns have been completed."""
        return self.state.glance()[2]

    @property
    def phase(self) -> str:
        """What is to be decided: action, placing, chests, master, left_over; or over."""
        return self.book.phase(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.glance()[3])

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of the players, in seat order."""
        return tuple(self.state.read().score[: self.config.players])

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards in a hand."""
        flat = self.state.read()
        return cards_of(flat.hand_lo[seat], flat.hand_hi[seat])

    def outcome(self) -> Outcome:
        """Return reason, scores and winners; equal totals share the victory (8.3)."""
        scores = self.scores
        if not self.over:
            return Outcome("running", scores, ())
        best = max(scores)
        return Outcome(
            "finished", scores, tuple(seat for seat, total in enumerate(scores) if total == best)
        )

    def score_now(self, scoring: str) -> tuple[ev.Line, ...]:
        """Return the lines that scoring A, B or C would give now."""
        sheet = sheet_now(self.book, self.state, "ABC".index(scoring))
        seats: list[tuple[int, int | str]] = [(s, s) for s in range(self.config.players)]
        order = sorted(range(len(sheet)), key=lambda item: item != WALL)  # walls first (G.5)
        return tuple(
            ev.Line(who, self.codec.items[item], sheet[item][seat])
            for seat, who in [*seats, (6, "dirk")]
            for item in order
            if sheet[item][seat]
        )

    # Moves.

    def legal_words(self) -> list[tuple[int, int]]:
        """Return the legal moves as the engine has them."""
        self.book.list_moves(self.state, self._moves)
        return list(self._moves)

    def legal_moves(self) -> list[ev.Move]:
        """Return the legal moves; of payments those from which no card could be withheld (12.11).

        Any other sufficient payment is accepted by ``play`` too.
        """
        decode = self.codec.decode
        return [decode(lo, hi) for lo, hi in self.legal_words()]

    def encode(self, move: ev.Move) -> tuple[int, int]:
        """Return a move as the engine has it; raises ``MoveError`` if it never can be one."""
        return self.codec.encode(move, self.state.read().back)

    def why_not(self, move: ev.Move) -> Refusal | None:
        """Say why the player to act may not make a move; None if the move is legal.

        Raises ``MalformedMove`` for what is no move at all.
        """
        try:
            self.checked(move)
        except IllegalMove as error:
            return error.refusal
        return None

    def checked(self, move: ev.Move) -> tuple[int, int]:
        """Return a legal move as the engine has it; ``MoveError`` if it is not legal."""
        lo, hi = self.encode(move)
        code = self.book.refusal(self.state, lo, hi)
        if code:
            refusal = self.codec.refusal(code, move, self.phase, self._at_hand(move))
            raise IllegalMove(refusal, move)
        return lo, hi

    def _at_hand(self, move: ev.Move) -> tuple[str, ...]:
        flat = self.state.read()
        if isinstance(move, ev.Take):
            return tuple(CARDS[number] for number in flat.display if number != NONE)
        return () if flat.actor == NONE else self.hand(flat.actor)

    def play(self, move: ev.Move) -> None:
        """Play a move of the player to act; ``MoveError`` if it is not legal, nothing changed."""
        self.book.do(self.state, *self.checked(move))

    def play_words(self, lo: int, hi: int) -> None:
        """Play one of ``legal_words``; nothing is checked."""
        self.book.do(self.state, lo, hi)

    def shown(self) -> tuple[Any, dict[str, Any]]:
        """Return the fields of the state and what the modules show of it, as numbers."""
        return self.book.show(self.state)
