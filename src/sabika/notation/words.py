"""The words of the text notation, and how they make a move (``docs/notation.md``).

A text becomes a *wish*: what it says of a move. A wish that says everything is a move; one that
says less can be compared with the legal moves.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, fields
from typing import Any, TypeAlias

from sabika.components.errors import quoted
from sabika.components.rows import LONGEST_ID, SAFE_ID
from sabika.play import events as ev
from sabika.play.codec import CARDS, cards_of
from sabika.play.errors import MalformedMove
from sabika.rules.codes import PURSE

LONGEST_TEXT = 2000  # every card of the box by its full name fits
BIGGEST_NUMBER = 999

GAP = re.compile(r"[\s,+()]+", re.ASCII)
STRANGE = re.compile(r"[^A-Za-z0-9_\-\s,+()]", re.ASCII)
NUMBER = re.compile(r"-?[0-9]+")
BEGINNING = re.compile(r"[a-z][a-z0-9_-]*")

CARD_TEXTS: dict[str, str] = {
    card: card[:2] + card.rpartition("-")[2].replace("builder", "B")
    for card in CARDS
    if "-" in card
}
"""How a card is written: ``denar-7`` as ``de7``, ``denar-builder`` as ``deB``."""

CARD_WORDS: dict[str, str] = {
    word: card for card, text in CARD_TEXTS.items() for word in (card, text.lower())
}
CARD_ORDER: dict[str, int] = {
    card: number for number, card in enumerate(dict.fromkeys(cards_of(PURSE, PURSE)))
}
"""The engine's order, so that a move that was typed equals the one that is listed."""

VERBS: dict[str, type[ev.Move]] = {
    "take": ev.Take,
    "buy": ev.Buy,
    "build": ev.Build,
    "remove": ev.Remove,
    "swap": ev.Swap,
    "chests": ev.Chests,
    "end": ev.EndActions,
    "pass": ev.Pass,
    "place": ev.Place,
    "reserve": ev.Reserve,
    "gift": ev.Gift,
    "stow": ev.Stow,
    "decline": ev.Decline,
    "master": ev.Master,
    "no": ev.NoMaster,
    "forgo": ev.Forgo,
}
REMODELS = ("build", "remove", "swap")
EXAMPLES: dict[type[ev.Move], str] = {
    ev.Take: "take de3 fl2",
    ev.Buy: "buy tower-11a du7 du4",
    ev.Build: "build garden-6 0,-1",
    ev.Remove: "remove garden-6",
    ev.Swap: "swap tower-9a arcades-7",
    ev.Chests: "chests 2 de8",
    ev.EndActions: "end",
    ev.Pass: "pass",
    ev.Place: "place tower-11a 1,0",
    ev.Reserve: "reserve tower-9a",
    ev.Gift: "gift arcades-10",
    ev.Stow: "stow garden garden-8a",
    ev.Decline: "decline",
    ev.Master: "master deB build garden-6 0,1",
    ev.NoMaster: "no master",
    ev.Forgo: "forgo garden-6",
}
NAMES = ("tile", "out", "chest")
"""The fields that hold names, which a player may abbreviate."""
KEYWORDS = ("for", "flip", "front", "back")

Said: TypeAlias = dict[str, Any]
Known: TypeAlias = Mapping[str, Collection[str]]


def sorted_cards(cards: Iterable[str]) -> tuple[str, ...]:
    """Return cards in the one order in which they are written."""
    return tuple(sorted(cards, key=CARD_ORDER.__getitem__))


def split_words(text: object) -> list[str]:
    """Return the words of a text in small letters; at least one."""
    if not isinstance(text, str):
        raise MalformedMove("not-text", "text", text, f"a move is typed as text, not {text!r:.40}")
    if len(text) > LONGEST_TEXT:
        message = f"{quoted(text)} is longer than {LONGEST_TEXT} characters"
        raise MalformedMove("too-long", "text", text, message)
    if strange := STRANGE.search(text):
        message = f"{strange.group()!r} has no meaning in {quoted(text)}"
        raise MalformedMove("strange-character", "text", strange.group(), message)
    words = [word for word in GAP.split(text.lower()) if word]
    if not words:
        raise MalformedMove("empty", "text", text, f"there is no move in {quoted(text)}")
    return words


@dataclass(frozen=True)
class Wish:
    """What a text says of a move: its kind, and the fields that are not left out.

    Cards that are mentioned but not named (``flip`` and nothing after it) are an empty tuple.
    """

    kind: type[ev.Move]
    said: Said

    def parts(self) -> Iterator[tuple[str, Any]]:
        """Yield the fields that hold a value, those of a remodelling among them."""
        for field, value in self.said.items():
            if isinstance(value, Wish):
                yield from value.parts()
            else:
                yield field, value

    def left_out(self) -> list[str]:
        """Return the fields that a move needs and the text does not say."""
        found: list[str] = []
        for field in _fields(self.kind):
            value = self.said.get(field.name)
            if isinstance(value, Wish):
                found += value.left_out()
            elif value == () or (value is None and field.default is MISSING):
                found.append(field.name)
        return found

    def only(self, field: str) -> Wish:
        """Return the wish with nothing said but one field."""
        said = {
            name: value.only(field) if isinstance(value, Wish) else value
            for name, value in self.said.items()
            if name == field or isinstance(value, Wish)
        }
        return Wish(self.kind, said)

    def move(self) -> ev.Move:
        """Return the move that a wish which leaves nothing out is."""
        values = {
            field: value.move() if isinstance(value, Wish) else value
            for field, value in self.said.items()
        }
        return self.kind(**values)

    def fits(self, move: ev.Move, known: Known, *, by_name: bool = False) -> bool:
        """Say whether a move is what is wished; ``by_name`` compares kinds and names only.

        A name that is not ``known`` stands for every name that begins with it.
        """
        return type(move) is self.kind and all(
            _fits(field, value, getattr(move, field), known, by_name)
            for field, value in self.said.items()
        )

    def filled(self, move: ev.Move) -> ev.Move:
        """Return the wish with full names, and what it leaves out, taken from a move.

        What a move may do without (turning a tile, choosing a side) is not added.
        """
        values: Said = {}
        for field in _fields(self.kind):
            value, other = self.said.get(field.name), getattr(move, field.name)
            if isinstance(value, Wish):
                values[field.name] = value.filled(other)
            elif field.name in NAMES or value == ():
                values[field.name] = other
            elif value is not None:
                values[field.name] = value
            elif field.default is MISSING:
                values[field.name] = other
        return self.kind(**values)


def _fields(kind: type[ev.Move]) -> tuple[Field[Any], ...]:
    return fields(kind)  # type: ignore[arg-type]


def _fits(field: str, value: Any, other: Any, known: Known, by_name: bool) -> bool:
    if isinstance(value, Wish):
        return value.fits(other, known, by_name=by_name)
    if field in NAMES:
        return bool(value == other or (value not in known[field] and other.startswith(value)))
    if by_name:
        return True
    return other is not None if value == () else bool(value == other)


def matching_verbs(word: str, among: Iterable[str] = VERBS) -> list[str]:
    """Return the verbs that begin with a word."""
    return [verb for verb in among if verb.startswith(word)]


def one_verb(word: str, text: str, among: Iterable[str] = VERBS, field: str = "verb") -> str:
    """Return the only verb that begins with a word of a text; raises ``MalformedMove``."""
    verbs = matching_verbs(word, among)
    if not verbs:
        message = f"{quoted(text)} should have one of {', '.join(among)} instead of {quoted(word)}"
        raise MalformedMove("unknown-verb", field, word, message)
    if len(verbs) > 1:
        message = f"{quoted(word)} in {quoted(text)} could be {' or '.join(verbs)}"
        raise MalformedMove("ambiguous-verb", field, word, message)
    return verbs[0]


class Reader:
    """Reads words from left to right.

    What a strict reader takes as a tile's name, because it stands in its place, another one takes
    as the next part if it reads like that: it knows a tile may be left out.
    """

    def __init__(self, words: Sequence[str], strict: bool) -> None:
        self.words, self.strict = words, strict
        self.at = 1

    def wish(self, kind: type[ev.Move]) -> Wish:
        """Read everything after the verb."""
        wish = self.part(kind)
        if self.word:
            message = f"{quoted(self.word)} is not understood"
            raise self.error("unread-word", "text", self.word, message, kind)
        if self.strict and (missing := wish.left_out()):
            message = f"the {'square' if missing[0] == 'x' else missing[0]} is missing"
            raise self.error("missing-part", missing[0], "", message, kind)
        return wish

    def part(self, kind: type[ev.Move]) -> Wish:
        """Read the fields of a kind of move."""
        said = READERS[kind](self)
        return Wish(kind, {field: value for field, value in said.items() if value is not None})

    def error(
        self, code: str, field: str, value: str, message: str, kind: type[ev.Move] | None = None
    ) -> MalformedMove:
        """Return the error to raise about a word."""
        like = f"; write it like {EXAMPLES[kind]!r}" if kind else ""
        return MalformedMove(code, field, value, f"{message} in {quoted(self.text)}{like}")

    @property
    def text(self) -> str:
        """All words."""
        return " ".join(self.words)

    @property
    def word(self) -> str:
        """The next word; empty after the last."""
        return self.words[self.at] if self.at < len(self.words) else ""

    def skip(self, *words: str) -> str | None:
        """Read the next word if it is one of these."""
        word = self.word
        if word not in words:
            return None
        self.at += 1
        return word

    def name(self, field: str) -> str | None:
        """Read a tile or a building type; None if the next word is something else."""
        word = self.word
        if not word or NUMBER.fullmatch(word):
            return None
        if not self.strict and (word in CARD_WORDS or word in KEYWORDS):
            return None
        if len(word) > LONGEST_ID or not (SAFE_ID if self.strict else BEGINNING).fullmatch(word):
            raise self.error("not-a-name", field, word, f"{quoted(word)} cannot be a name")
        self.at += 1
        return word

    def number(self, field: str) -> int | None:
        """Read a whole number; None if the next word is something else."""
        word = self.word
        if not NUMBER.fullmatch(word):
            return None
        # Python refuses to convert very long numbers.
        if len(word.lstrip("-0")) > len(str(BIGGEST_NUMBER)):
            raise self.error("number-too-large", field, word, f"{quoted(word)} is too large")
        self.at += 1
        return int(word)

    def square(self) -> Said:
        """Read x and y, or nothing."""
        x = self.number("x")
        if x is None:
            return {}
        y = self.number("y")
        if y is None:
            raise self.error(
                "missing-part", "y", self.word, f"the second number after {x} is missing"
            )
        return {"x": x, "y": y}

    def card(self) -> str | None:
        """Read one card; None if the next word is something else."""
        card = CARD_WORDS.get(self.word)
        self.at += card is not None
        return card

    def cards(self, field: str) -> tuple[str, ...] | None:
        """Read cards up to the end; None if nothing is left."""
        found = []
        while word := self.word:
            card = self.card()
            if card is None:
                message = f"{quoted(word)} is not a card like de7, fl2 or duB"
                raise self.error("unknown-card", field, word, message)
            found.append(card)
        return sorted_cards(found) or None

    def flip(self) -> tuple[str, ...] | None:
        """Read what is paid for turning a tile; empty if that is not said."""
        return self.cards("flip") or () if self.skip("flip") else None

    def remodel(self) -> Wish | None:
        """Read what a master builder does."""
        if not self.word:
            return None
        verb = one_verb(self.word, self.text, REMODELS, "remodel")
        self.at += 1
        return self.part(VERBS[verb])


def _read_swap(reader: Reader) -> Said:
    tile = reader.name("tile")
    # A strict reader takes a last "for" as a name: no notation forbids that one.
    if not reader.strict or reader.at + 1 < len(reader.words):
        reader.skip("for")
    return {"tile": tile, "out": reader.name("out")}


def _read_stow(reader: Reader) -> Said:
    chest, tile = reader.name("chest"), reader.name("tile")
    if tile is None and not reader.strict:
        return {"tile": chest}  # its type says which chest
    return {"chest": chest, "tile": tile}


def _read_plain(*extra: str) -> Callable[[Reader], Said]:
    def read(reader: Reader) -> Said:
        for word in extra:
            reader.skip(*(word[: n + 1] for n in range(len(word))))
        return {}

    return read


# Displays are evaluated from left to right: the order of the fields is the order of the words.
READERS: dict[type[ev.Move], Callable[[Reader], Said]] = {
    ev.Take: lambda r: {"cards": r.cards("cards")},
    ev.Buy: lambda r: {"tile": r.name("tile"), "payment": r.cards("payment")},
    ev.Build: lambda r: {"tile": r.name("tile"), **r.square()},
    ev.Remove: lambda r: {"tile": r.name("tile")},
    ev.Swap: _read_swap,
    ev.Chests: lambda r: {"room": r.number("room"), "payment": r.cards("payment")},
    ev.EndActions: _read_plain("actions"),
    ev.Pass: _read_plain(),
    ev.Place: lambda r: {"tile": r.name("tile"), **r.square(), "flip": r.flip()},
    ev.Reserve: lambda r: {"tile": r.name("tile"), "side": r.skip("front", "back")},
    ev.Gift: lambda r: {"tile": r.name("tile"), "flip": r.flip()},
    ev.Stow: _read_stow,
    ev.Decline: _read_plain(),
    ev.Master: lambda r: {"card": r.card(), "remodel": r.remodel()},
    ev.NoMaster: _read_plain("master"),
    ev.Forgo: lambda r: {"tile": r.name("tile")},
}
