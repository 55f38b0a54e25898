"""One game being played: seed, events, views, undo."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from sabika.components import load
from sabika.play import events as ev
from sabika.play.errors import Refusal, UndoError
from sabika.play.hidden import Knowledge, determinize
from sabika.play.memory import Memory
from sabika.play.position import Outcome, Position
from sabika.play.seeds import commitment_of, key_of, new_seed
from sabika.play.view import View, seat_view_of, view_of
from sabika.rules.ruleset import Configuration
from sabika.rules.state import State

NOTHING_TO_UNDO = (
    "nothing can be taken back: no decision of this turn, or something was drawn since"
)


@dataclass(frozen=True)
class _Before:
    """A decision that can be taken back: who made it, and what was before it."""

    player: int
    flat: bytes
    events: int


class Game:
    """A game from its first card to its last point.

    >>> game = Game("alhambra", players=2, seed="example")
    >>> game.to_act, game.phase
    (0, 'action')
    >>> move = game.legal_moves()[0]
    >>> game.play(move)
    >>> game.why_not(ev.Buy("tower-13", ("denar-1",))).rule
    '4.2'
    """

    def __init__(
        self,
        game: str = "alhambra",
        players: int = 3,
        modules: Sequence[str] = (),
        *,
        scoring: str = "standard",
        open_attack: bool = False,
        ages: Sequence[int] | None = None,
        names: Sequence[str] | None = None,
        seed: str | int | None = None,
        components: str | os.PathLike[str] | None = None,
    ) -> None:
        config = Configuration(
            game=game,
            players=players,
            modules=tuple(modules),
            scoring=scoring,
            open_attack=open_attack,
            ages=None if ages is None else tuple(ages),
            box=load(components),
        )
        self._begin(config, names, new_seed() if seed is None else str(seed))

    @classmethod
    def of(
        cls, config: Configuration, *, names: Sequence[str] | None = None, seed: str | None = None
    ) -> Game:
        """Return a new game of a configuration."""
        game = cls.__new__(cls)
        game._begin(config, names, new_seed() if seed is None else seed)
        return game

    def _begin(self, config: Configuration, names: Sequence[str] | None, seed: str) -> None:
        self._prepare(config, names, seed)
        self.position.state.set_key(key_of(seed))
        self.position.book.begin(self.position.state)
        self._note_happenings()

    def _prepare(
        self, config: Configuration, names: Sequence[str] | None, seed: str | None
    ) -> None:
        self.config = config
        self.names = _names(names, config.players)
        self.seed = seed
        self.cut_off = False
        self.position = Position(config, State())
        self.position.state.trace_on()
        self._events: list[ev.Event] = []
        self._undo: list[_Before] = []
        self._shown: tuple[bytes, View] | None = None

    # What it is like.

    @property
    def events(self) -> tuple[ev.Event, ...]:
        """Everything that happened, hidden things included: for records, not for players."""
        return tuple(self._events)

    def events_since(self, number: int) -> tuple[ev.Event, ...]:
        """Return the events from a number on; as ``events``, not for players."""
        return tuple(self._events[number:])

    @property
    def event_count(self) -> int:
        """How many events there are."""
        return len(self._events)

    @property
    def to_act(self) -> int | None:
        """The seat that decides now; None once the game is over."""
        return self.position.to_act

    @property
    def player(self) -> int:
        """The seat whose turn it is."""
        return self.position.player

    @property
    def phase(self) -> str:
        """What is to be decided: action, placing, chests, master, left_over; or over."""
        return self.position.phase

    @property
    def turns(self) -> int:
        """How many turns have been completed."""
        return self.position.turns

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of the players, in seat order."""
        return self.position.scores

    @property
    def commitment(self) -> str | None:
        """What can be published of the seed before the game."""
        return None if self.seed is None else commitment_of(self.seed)

    def outcome(self) -> Outcome:
        """Return reason, scores and winners."""
        found = self.position.outcome()
        return replace(found, reason="cut_off") if self.cut_off and not self.over else found

    def score_now(self, scoring: str) -> tuple[ev.Line, ...]:
        """Return the lines that scoring A, B or C would give now."""
        return self.position.score_now(scoring)

    def _repr_svg_(self) -> str | None:
        """Return the table as a spectator sees it, for Jupyter."""
        return self.view(None)._repr_svg_()

    # What a seat may know.

    def view(self, seat: int | None) -> View:
        """Return what a seat sees; None is a spectator."""
        flat = self.position.state.to_bytes()
        if self._shown is None or self._shown[0] != flat:
            self._shown = (flat, view_of(self.position, None, self.names))
        public = self._shown[1]
        if seat is None:
            return public
        if not 0 <= seat < self.config.players:
            raise ValueError(f"there is no seat {seat} among {self.config.players}")
        return seat_view_of(public, self.position, seat)

    def knowledge(self, seat: int | None) -> Knowledge:
        """Return what a seat can deduce of the hands, if it remembers all that it has seen."""
        memory = Memory(self.config.players)
        memory.watch(self.seen_events(seat))
        return memory.knowledge()

    def seen_events(self, seat: int | None, since: int = 0) -> tuple[ev.Event, ...]:
        """Return the events as a seat saw them: what it may not know is None.

        Builders are dealt face down two by two in seat order (M.1); a peek is the buyer's (I.3).
        """
        return seen_events(self._events, seat, since)

    # Moves.

    def legal_moves(self) -> list[ev.Move]:
        """Return the legal moves of the player to act (12.11)."""
        return self.position.legal_moves()

    def why_not(self, move: ev.Move) -> Refusal | None:
        """Say why a move is not allowed now; None if it is."""
        return self.position.why_not(move)

    def play(self, move: ev.Move) -> None:
        """Play a move of the player to act, and all that follows from it.

        Raises ``MalformedMove`` or ``IllegalMove``; nothing has changed then.
        """
        lo, hi = self.position.checked(move)
        self._do(lo, hi, self.position.codec.decode(lo, hi))

    def _do(self, lo: int, hi: int, move: ev.Move) -> None:
        state, player = self.position.state, self.position.to_act
        assert player is not None
        before = _Before(player, state.to_bytes(), len(self._events))
        turns = self.turns
        self.position.book.do(state, lo, hi)
        self._events.append(ev.Played(player, move))
        happened = self._note_happenings()
        if happened or self.turns != turns or self.over:
            self._undo.clear()
        else:
            self._undo.append(before)

    @classmethod
    def told(
        cls, config: Configuration, names: Sequence[str] | None, outcomes: Sequence[int]
    ) -> Game:
        """Return a game whose set-up is told (``Codec.outcome``) and not left to chance.

        ``state.script_fault()`` says whether that was possible.
        """
        game = cls.__new__(cls)
        game._prepare(config, names, None)
        game.position.state.set_script(list(outcomes))
        game.position.book.begin(game.position.state)
        game._note_happenings()
        return game

    def play_told(self, move: ev.Move, outcomes: Sequence[int]) -> None:
        """Play a legal move whose chance is told; see ``told``."""
        lo, hi = self.position.encode(move)
        self.position.state.set_script(list(outcomes))
        self._do(lo, hi, move)

    def leave_to_chance(self, seed: str) -> None:
        """Let what is still hidden, of a game that was told so far, come from a seed."""
        _, parts = self.position.shown()
        seat = next(iter(parts.get("peeked", ())), None)  # whoever knows the coming attack
        view = self.view(seat)
        hands = tuple(self.position.hand(other) for other in range(self.config.players))
        known = Knowledge(hands, (0,) * self.config.players)
        new = determinize(view, Random(seed), known)
        self.position.state.set_script(None)
        self.position.state.load_bytes(new.state.to_bytes())

    def _note_happenings(self) -> int:
        found = self.position.codec.happenings(
            self.position.state.take_trace(), self.config.players
        )
        self._events += found
        return len(found)

    # Taking back.

    def can_undo(self, seat: int | None = None) -> bool:
        """Say whether the last decision can be taken back (by that seat)."""
        return bool(self._undo) and (seat is None or self._undo[-1].player == seat)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision of this turn, if nothing was revealed since."""
        if not self.can_undo(seat):
            raise UndoError(NOTHING_TO_UNDO)
        before = self._undo.pop()
        self.position.state.load_bytes(before.flat)
        del self._events[before.events :]

    def restart_turn(self, seat: int | None = None) -> None:
        """Take back every decision of this turn that can be taken back."""
        if not self.can_undo(seat):
            raise UndoError(NOTHING_TO_UNDO)
        player = self._undo[-1].player
        while self._undo and self._undo[-1].player == player:
            self.undo(seat)

    def copy(self) -> Game:
        """Return the same game, to be played on separately."""
        new = type(self).__new__(type(self))
        new.config, new.names, new.seed = self.config, self.names, self.seed
        new.cut_off = self.cut_off
        new.position = self.position.copy()
        new.position.state.trace_on()
        new._events = list(self._events)
        new._undo = list(self._undo)
        new._shown = None
        return new


def seen_events(
    events: Sequence[ev.Event], seat: int | None, since: int = 0
) -> tuple[ev.Event, ...]:
    """Return events as a seat saw them, see ``Game.seen_events``.

    They are all events of a game, those of its set-up, or a decision with what followed from it.
    """
    return tuple(_as_seen(events, number, seat) for number in range(since, len(events)))


def _as_seen(events: Sequence[ev.Event], number: int, seat: int | None) -> ev.Event:
    event = events[number]
    if isinstance(event, ev.Peek):
        buyer = events[number - 1]
        known = isinstance(buyer, ev.Played) and buyer.player == seat
        return event if known else ev.Peek(None)
    if isinstance(event, ev.DrawBuilder):
        first = next(i for i, e in enumerate(events) if isinstance(e, ev.DrawBuilder))
        return event if (number - first) // 2 == seat else ev.DrawBuilder(None)
    return event


def _names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    if names is None:
        return tuple(f"Player {number + 1}" for number in range(players))
    found = tuple(names)
    if len(found) != players or not all(isinstance(name, str) for name in found):
        raise ValueError(f"{players} players need {players} names, not {names!r}")
    return found
