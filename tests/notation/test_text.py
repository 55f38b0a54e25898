"""The text notation: every move has one text, and whatever is typed gets an answer."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabika.components import load
from sabika.notation.text import format_event, format_move, parse_move, read_move
from sabika.notation.words import CARD_ORDER, CARD_TEXTS, EXAMPLES, LONGEST_TEXT, VERBS
from sabika.play import events as ev
from sabika.play.codec import CARDS, card_worth
from sabika.play.errors import AmbiguousMove, MalformedMove
from sabika.play.position import Position
from sabika.play.view import view_of
from sabika.rules.ruleset import MODULES, Configuration

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")

HAND_WRITTEN: list[tuple[str, ev.Move]] = [
    ("take de3 fl2", ev.Take(("denar-3", "florin-2"))),
    ("take de3 de3", ev.Take(("denar-3", "denar-3"))),
    ("take duB", ev.Take(("ducat-builder",))),
    ("buy tower-11a du7 du4", ev.Buy("tower-11a", ("ducat-7", "ducat-4"))),
    ("buy bazaar-denar-a de3 deB", ev.Buy("bazaar-denar-a", ("denar-3", "denar-builder"))),
    ("build garden-6 0,-1", ev.Build("garden-6", 0, -1)),
    ("build bath_house-2 -12,5", ev.Build("bath_house-2", -12, 5)),
    ("remove garden-6", ev.Remove("garden-6")),
    ("swap tower-9a arcades-7", ev.Swap("tower-9a", "arcades-7")),
    ("chests 2 de8", ev.Chests(2, ("denar-8",))),
    ("chests 3 de5 fl3", ev.Chests(3, ("denar-5", "florin-3"))),
    ("end", ev.EndActions()),
    ("pass", ev.Pass()),
    ("place tower-11a 1,0", ev.Place("tower-11a", 1, 0)),
    ("place library-6 0,1 flip di5", ev.Place("library-6", 0, 1, ("dirham-5",))),
    ("reserve tower-9a", ev.Reserve("tower-9a")),
    ("reserve library-6 front", ev.Reserve("library-6", "front")),
    ("reserve library-6 back", ev.Reserve("library-6", "back")),
    ("gift arcades-10", ev.Gift("arcades-10")),
    ("gift library-6 flip fl2 fl1", ev.Gift("library-6", ("florin-2", "florin-1"))),
    ("stow garden garden-8a", ev.Stow("garden", "garden-8a")),
    ("decline", ev.Decline()),
    ("master deB build garden-6 0,1", ev.Master("denar-builder", ev.Build("garden-6", 0, 1))),
    ("master flB remove garden-6", ev.Master("florin-builder", ev.Remove("garden-6"))),
    ("master diB swap park-2 park-4", ev.Master("dirham-builder", ev.Swap("park-2", "park-4"))),
    ("no master", ev.NoMaster()),
    ("forgo garden-6", ev.Forgo("garden-6")),
]


class Table(Position):
    """A position in which these moves are legal, whatever the rules say."""

    offer: Sequence[ev.Move] = ()

    def legal_moves(self) -> list[ev.Move]:
        return list(self.offer)


def table(*texts: str, game: str = "alhambra", modules: Sequence[str] = ()) -> Table:
    found = Table.start(Configuration(game=game, modules=tuple(modules)), "table")
    assert isinstance(found, Table)
    found.offer = [parse_move(text) for text in texts]
    return found


def refused(text: str, position: Position | None = None) -> MalformedMove:
    with pytest.raises(MalformedMove) as caught:
        parse_move(text) if position is None else read_move(text, position)
    return caught.value


def candidates(text: str, position: Position) -> list[str]:
    with pytest.raises(AmbiguousMove) as caught:
        read_move(text, position)
    assert caught.value.code == "ambiguous"
    return list(caught.value.candidates)


# Every move, by hand.


@pytest.mark.parametrize(("text", "move"), HAND_WRITTEN, ids=[text for text, _ in HAND_WRITTEN])
def test_a_move_and_its_text(text: str, move: ev.Move) -> None:
    assert format_move(move) == text
    assert parse_move(text) == move
    assert parse_move(text.upper()) == move
    assert parse_move(f"  {text.replace(' ', '   ')}\n") == move


def test_every_kind_of_move_is_written_by_hand() -> None:
    assert {type(move) for _, move in HAND_WRITTEN} == set(ev.MOVES.values())
    assert set(VERBS.values()) == set(EXAMPLES) == set(ev.MOVES.values())
    for kind, example in EXAMPLES.items():
        assert type(parse_move(example)) is kind
        assert format_move(parse_move(example)) == example


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("t fl2 de3", "take de3 fl2"),
        ("take de1 de9", "take de9 de1"),
        ("take denar-7", "take de7"),
        ("take Florin-Builder,di2", "take di2 flB"),
        ("take de3+de3", "take de3 de3"),
        ("buy tower-11a du4+du7", "buy tower-11a du7 du4"),
        ("buy tower-11a du4, du7,", "buy tower-11a du7 du4"),
        ("build garden-6 (0, -1)", "build garden-6 0,-1"),
        ("build garden-6 0 -1", "build garden-6 0,-1"),
        ("build garden-6 -0,+1", "build garden-6 0,1"),
        ("build garden-6 -999,0007", "build garden-6 -999,7"),
        ("swap tower-9a for arcades-7", "swap tower-9a arcades-7"),
        ("e", "end"),
        ("end actions", "end"),
        ("n", "no master"),
        ("no m", "no master"),
        ("f garden-6", "forgo garden-6"),
        ("m dub b garden-6 0,1", "master duB build garden-6 0,1"),
        ("m dub s a-1 for b-1", "master duB swap a-1 b-1"),
        ("place library-6 (0,1) flip di1+di2", "place library-6 0,1 flip di2 di1"),
    ],
)
def test_what_may_be_typed(typed: str, text: str) -> None:
    assert format_move(parse_move(typed)) == text


def test_beginnings_of_verbs() -> None:
    arguments = {type(move): text.partition(" ")[2] for text, move in HAND_WRITTEN}
    for verb, kind in VERBS.items():
        for length in range(1, len(verb) + 1):
            text = f"{verb[:length]} {arguments[kind]}"
            others = [other for other in VERBS if other.startswith(verb[:length])]
            if len(others) == 1:
                assert type(parse_move(text)) is kind
            else:
                assert refused(text).code == "ambiguous-verb"
                assert " or ".join(others) in str(refused(text))


def test_every_card_has_one_text() -> None:
    money = [card for card in CARDS if card not in ("A", "B")]
    assert set(CARD_TEXTS) == set(CARD_ORDER) == set(money)
    assert len(set(CARD_TEXTS.values())) == len(money) == 40
    for card in money:
        assert (
            parse_move(f"take {CARD_TEXTS[card]}") == parse_move(f"take {card}") == ev.Take((card,))
        )


def test_the_order_of_cards_does_not_matter() -> None:
    listed, other = ev.Take(("denar-3", "florin-2")), ev.Take(("florin-2", "denar-3"))
    assert format_move(other) == format_move(listed) == "take de3 fl2"
    assert parse_move("take fl2 de3") == listed


def test_tiles_may_be_called_like_other_words() -> None:
    """Names of a player's own tiles (11) do not confuse who reads from left to right."""
    for name in ("de3", "denar-7", "for", "flip", "front", "back", "take", "no", "start"):
        for move in (
            ev.Buy(name, ("denar-3",)),
            ev.Build(name, 1, -1),
            ev.Remove(name),
            ev.Swap(name, name),
            ev.Place(name, 1, 1, ("denar-3",)),
            ev.Reserve(name),
            ev.Reserve(name, "back"),
            ev.Gift(name, ("denar-3",)),
            ev.Stow(name, name),
            ev.Master("denar-builder", ev.Swap(name, name)),
            ev.Forgo(name),
        ):
            assert parse_move(format_move(move)) == move


def test_the_longest_payment_fits() -> None:
    everything = tuple(card for card in CARD_ORDER for _ in range(4 if "builder" in card else 3))
    move = ev.Buy("a" * 40, everything)
    assert parse_move(format_move(move)) == move
    assert parse_move("buy " + "a" * 40 + " " + " ".join(everything)) == move


# What is no move.


@pytest.mark.parametrize(
    ("text", "code", "field", "value"),
    [
        ("", "empty", "text", ""),
        (" ,+() ", "empty", "text", " ,+() "),
        ("take de3; fl2", "strange-character", "text", ";"),
        ("tae de3", "unknown-verb", "verb", "tae"),
        ("\N{KELVIN SIGN}", "strange-character", "text", "\N{KELVIN SIGN}"),
        ("take de\N{SUPERSCRIPT TWO}", "strange-character", "text", "\N{SUPERSCRIPT TWO}"),
        ("\x1ctake de3", "strange-character", "text", "\x1c"),
        ("7", "unknown-verb", "verb", "7"),
        ("takes de3", "unknown-verb", "verb", "takes"),
        ("b garden-6 0,1", "ambiguous-verb", "verb", "b"),
        ("take", "missing-part", "cards", ""),
        ("take de0", "unknown-card", "cards", "de0"),
        ("take de10", "unknown-card", "cards", "de10"),
        ("take 2xde3", "unknown-card", "cards", "2xde3"),
        ("take A", "unknown-card", "cards", "a"),
        ("take de3 tower-7", "unknown-card", "cards", "tower-7"),
        ("buy", "missing-part", "tile", ""),
        ("buy tower-11a", "missing-part", "payment", ""),
        ("buy tower- du7", "not-a-name", "tile", "tower-"),
        ("buy 7up du7", "not-a-name", "tile", "7up"),
        ("buy " + "a" * 41 + " du7", "not-a-name", "tile", "a" * 41),
        ("build garden-6", "missing-part", "x", ""),
        ("build garden-6 1", "missing-part", "y", ""),
        ("build garden-6 1,x", "missing-part", "y", "x"),
        ("build 1,0", "missing-part", "tile", ""),
        ("build garden-6 1000,0", "number-too-large", "x", "1000"),
        ("build garden-6 0,-1000", "number-too-large", "y", "-1000"),
        ("build garden-6 1,0,0", "unread-word", "text", "0"),
        ("build garden-6 1.5,0", "strange-character", "text", "."),
        ("remove", "missing-part", "tile", ""),
        ("remove a b", "unread-word", "text", "b"),
        ("swap a", "missing-part", "out", ""),
        ("swap a to b", "unread-word", "text", "b"),
        ("chests de8", "missing-part", "room", ""),
        ("chests 2", "missing-part", "payment", ""),
        ("pass now", "unread-word", "text", "now"),
        ("no thanks", "unread-word", "text", "thanks"),
        ("place tower-11a 1,0 du3", "unread-word", "text", "du3"),
        ("place tower-11a 1,0 flip", "missing-part", "flip", ""),
        ("gift tower-11a flip xy", "unknown-card", "flip", "xy"),
        ("reserve tower-11a left", "unread-word", "text", "left"),
        ("stow garden", "missing-part", "tile", ""),
        ("master", "missing-part", "card", ""),
        ("master build garden-6 0,1", "missing-part", "card", ""),
        ("master deB", "missing-part", "remodel", ""),
        ("master deB build garden-6", "missing-part", "x", ""),
        ("master deB take de3", "unknown-verb", "remodel", "take"),
    ],
)
def test_what_is_no_move(text: str, code: str, field: str, value: str) -> None:
    error = refused(text)
    assert (error.code, error.field, error.value) == (code, field, value)
    assert f"`{code}`" in PAGE
    words = re.sub(r"[\s,+()]+", " ", text).strip().lower()
    shown = {repr(wanted if len(wanted) <= 40 else wanted[:40] + "…") for wanted in (text, words)}
    assert any(quote in str(error) for quote in shown)


def test_texts_that_are_none() -> None:
    assert refused("take " + "de3 " * LONGEST_TEXT).code == "too-long"
    for thing in (None, 7, b"pass", ["pass"]):
        with pytest.raises(MalformedMove) as caught:
            parse_move(thing)  # type: ignore[arg-type]
        assert caught.value.code == "not-text"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (ev.Take(()), "missing-part"),
        (ev.Take(("A",)), "unknown-card"),
        (ev.Take(([],)), "unknown-card"),
        (ev.Take("denar-3"), "not-a-list"),
        (ev.Buy("tower 7", ("denar-3",)), "not-a-name"),
        (ev.Buy("Tower-7", ("denar-3",)), "not-a-name"),
        (ev.Remove(7), "not-a-name"),
        (ev.Build("tower-7", 1.0, 0), "not-a-number"),
        (ev.Build("tower-7", True, 0), "not-a-number"),
        (ev.Build("tower-7", 0, 1000), "number-too-large"),
        (ev.Chests("2", ("denar-8",)), "not-a-number"),
        (ev.Place("tower-7", 0, 0, ()), "missing-part"),
        (ev.Reserve("tower-7", "left"), "unknown-side"),
        (ev.Master("denar-builder", ev.Pass()), "not-a-remodel"),
        (ev.DrawTile("tower-7"), "not-a-move"),
        ("pass", "not-a-move"),
    ],
)
def test_what_has_no_text(move: ev.Move, code: str) -> None:
    with pytest.raises(MalformedMove) as caught:
        format_move(move)
    assert caught.value.code == code
    assert f"`{code}`" in PAGE


# At the table.

BUYS = (
    "buy tower-11a du9 du3",
    "buy tower-11a du7 du4",
    "buy tower-11a du9 du2",
    "buy tower-13 di9 di5",
)


def test_a_payment_left_out() -> None:
    one = table(*BUYS)
    assert read_move("buy tower-13", one) == parse_move(BUYS[3])
    # Exact payments first, then in the order of the listing; no preference beyond that.
    assert candidates("buy tower-11a", one) == [BUYS[1], BUYS[2], BUYS[0]]
    assert candidates("buy", one) == [BUYS[1], BUYS[2], BUYS[0], BUYS[3]]
    with pytest.raises(AmbiguousMove, match="'buy tower-11a' could mean: buy tower-11a du7 du4; "):
        read_move("buy tower-11a", one)


def test_other_exact_payments() -> None:
    bazaars = table(
        "buy tower-8 fl9", "buy bazaar-denar-a de9", "buy tower-8 fl8", modules=["bazaars"]
    )
    assert candidates("buy", bazaars) == [
        "buy bazaar-denar-a de9",
        "buy tower-8 fl8",
        "buy tower-8 fl9",
    ]
    granada = table("buy arena-4 de5", "buy arena-4 de4", game="granada")
    assert candidates("buy", granada) == ["buy arena-4 de4", "buy arena-4 de5"]
    flips = table("place arena-4 0,1 flip de5", "place arena-4 0,1 flip fl3", game="granada")
    assert candidates("place arena-4 0,1 flip", flips) == [
        "place arena-4 0,1 flip fl3",
        "place arena-4 0,1 flip de5",
    ]
    rooms = table("chests 1 de9", "chests 2 de9", "chests 1 de8", modules=["treasure_chamber"])
    assert candidates("chests", rooms) == ["chests 1 de8", "chests 1 de9", "chests 2 de9"]


def test_a_complete_text_is_taken_as_it_stands() -> None:
    one = table(*BUYS)
    for text in (
        "buy tower-11a du9 du9",  # sufficient, not listed (12.11)
        "buy tower-13 de1",
        "build garden-6 9,9",
        "remove start",
        "take de9 de9",
        "pass",
        "reserve garden-6",
    ):
        assert read_move(text, one) == parse_move(text)


def test_names_cut_short() -> None:
    one = table(
        *BUYS,
        "build garden-6 0,1",
        "build garden-7 0,1",
        "build garden-7 1,0",
        "build chambers-5 0,1",
    )
    assert read_move("buy tower-11 du7 du4", one) == parse_move(BUYS[1])
    assert read_move("buy tower-11 du9 du9", one) == ev.Buy("tower-11a", ("ducat-9", "ducat-9"))
    assert read_move("buy tow di9 di5", one) == parse_move(BUYS[3])  # the payment decides
    assert candidates("buy tow di9 di9", one) == ["buy tower-13 di9 di9", "buy tower-11a di9 di9"]
    assert read_move("build gar 1,0", one) == ev.Build("garden-7", 1, 0)  # the square decides
    assert candidates("build gar 0,1", one) == ["build garden-6 0,1", "build garden-7 0,1"]
    assert read_move("build ch 5,5", one) == ev.Build("chambers-5", 5, 5)  # for the rules to refuse
    error = refused("build tow 0,1", one)
    assert (error.code, error.field, error.value) == ("unknown-tile", "tile", "tow")


def test_an_exact_name_is_not_a_beginning(tmp_path: Path) -> None:
    moves = [ev.Build("tower-11a", 0, 1), ev.Build("tower-12", 0, 2)]
    one = table()
    one.offer = moves
    assert read_move("build tower-11", one) == moves[0]
    assert candidates("build tower-", one) == ["build tower-11a 0,1", "build tower-12 0,2"]
    assert refused("build tower-13", one).code == "nothing-fits"
    shipped = files("sabika.components").joinpath("data", "alhambra_tiles.csv").read_text("utf-8")
    (tmp_path / "alhambra_tiles.csv").write_text(shipped.replace("tower-7,", "tower-1,"), "utf-8")
    own = Table.start(Configuration(box=load(tmp_path)), "own")
    assert isinstance(own, Table)
    own.offer = moves
    assert refused("build tower-1", own).code == "nothing-fits"  # there is a tower-1
    own.offer = [*moves, ev.Build("tower-1", 0, 3)]
    assert read_move("build tower-1", own) == ev.Build("tower-1", 0, 3)


def test_squares_tiles_and_sides_left_out() -> None:
    places = ("place tower-11a 0,1", "place tower-11a 0,1 flip de3")
    reserves = ("reserve tower-11a front", "reserve tower-11a back")
    one = table(*places, *reserves, "gift tower-11a", "gift tower-11a flip de3")
    assert read_move("place", one) == ev.Place("tower-11a", 0, 1)  # turned only if it is said
    assert read_move("place tower-11a", one) == ev.Place("tower-11a", 0, 1)
    assert read_move("pl 0,1", one) == ev.Place("tower-11a", 0, 1)
    assert read_move("place flip", one) == ev.Place("tower-11a", 0, 1, ("denar-3",))
    assert read_move("pl t 0,1 flip de9", one) == ev.Place("tower-11a", 0, 1, ("denar-9",))
    assert refused("place flip de9", one).code == "nothing-fits"
    assert read_move("gift", one) == ev.Gift("tower-11a")
    assert read_move("gift flip de3", one) == ev.Gift("tower-11a", ("denar-3",))
    assert read_move("reserve", one) == ev.Reserve("tower-11a")
    assert read_move("res back", one) == ev.Reserve("tower-11a", "back")
    assert read_move("reserve t front", one) == ev.Reserve("tower-11a", "front")


def test_other_parts_left_out() -> None:
    swaps = ("swap tower-9a arcades-7", "swap tower-9a garden-6", "swap tower-7 garden-6")
    stows = ("stow garden garden-6", "stow tower tower-7")
    one = table(*swaps, *stows, "chests 1 de8", "chests 2 de8", "take fl2")
    assert read_move("take", one) == ev.Take(("florin-2",))
    assert read_move("swap tower-7", one) == ev.Swap("tower-7", "garden-6")
    assert read_move("swap for arc", one) == ev.Swap("tower-9a", "arcades-7")
    assert read_move("swap tower-7 for", one) == ev.Swap("tower-7", "garden-6")
    assert len(candidates("swap", one)) == 3
    assert read_move("stow garden-6", one) == ev.Stow("garden", "garden-6")
    assert read_move("stow gard", one) == ev.Stow("garden", "garden-6")
    assert read_move("stow t t", one) == ev.Stow("tower", "tower-7")
    assert read_move("chests 2", one) == ev.Chests(2, ("denar-8",))
    assert candidates("chests de8", one) == ["chests 1 de8", "chests 2 de8"]
    assert refused("stow pav gar", one).code == "unknown-type"
    assert refused("decline x", one).code == "unread-word"
    assert refused("place", one).code == "nothing-fits"


def test_masters_cut_short() -> None:
    builds = ("master deB build garden-6 0,1", "master flB build garden-6 0,1")
    one = table(*builds, "master deB remove tower-7", "no master", modules=["master_builders"])
    assert read_move("master deB b", one) == parse_move("master deB build garden-6 0,1")
    assert read_move("master r", one) == parse_move("master deB remove tower-7")
    assert read_move("master flB", one) == parse_move("master flB build garden-6 0,1")
    assert read_move("m deB build gar 3,3", one) == parse_move("master deB build garden-6 3,3")
    assert candidates("master build gar", one) == [
        "master deB build garden-6 0,1",
        "master flB build garden-6 0,1",
    ]
    assert len(candidates("master", one)) == 3
    assert read_move("n", one) == ev.NoMaster()
    assert refused("master deB build tow", one).code == "unknown-tile"
    assert refused("master deB pass", one).code == "unknown-verb"


def test_verbs_cut_short() -> None:
    one = table("buy garden-6 de6", "build tower-9a 0,1", "remove garden-7")
    assert candidates("b", one) == ["buy garden-6 de6", "build tower-9a 0,1"]
    assert read_move("b gar", one) == ev.Buy("garden-6", ("denar-6",))
    assert read_move("b 0,1", one) == ev.Build("tower-9a", 0, 1)
    assert read_move("b garden-8a 0,1", one) == ev.Build("garden-8a", 0, 1)  # no purchase reads so
    assert read_move("r garden-7", one) == ev.Remove("garden-7")
    assert candidates("p", one) == ["pass", "place"]
    assert candidates("b 7up", one) == ["buy", "build"]


def test_a_number_chooses_from_a_list() -> None:
    one = table(*BUYS)
    offered = [parse_move("pass"), parse_move("end")]
    assert read_move(" 2 ", one, offered) == ev.EndActions()
    assert read_move("01", one, [ev.Pass()] * 10) == ev.Pass()
    for text, listed in (("0", offered), ("3", offered), ("9" * 1000, offered), ("1", [])):
        with pytest.raises(MalformedMove) as caught:
            read_move(text, one, listed)
        assert caught.value.code == "not-offered"
    assert refused("1", one).code == "unknown-verb"
    assert read_move("pass", one, offered) == ev.Pass()


def test_a_view_is_as_good_as_a_position() -> None:
    position = Position.start(Configuration(players=2), "view")
    seat = position.to_act
    assert seat is not None
    own, other = view_of(position, seat), view_of(position, 1 - seat)
    for move in position.legal_moves():
        assert read_move(format_move(move), own) == move
        assert read_move(format_move(move), other) == move
    with pytest.raises(AmbiguousMove):
        read_move("take", own)
    with pytest.raises(MalformedMove):
        read_move("take", other)  # not its turn: nothing is legal, so nothing fits


# Games of all configurations.


def configurations() -> Iterator[Configuration]:
    """16 sets of modules for Alhambra and 4 for Granada, with the variants; 2 to 6 players."""
    for game, modules in (("alhambra", MODULES), ("granada", ("master_builders", "invaders"))):
        for number in range(len(modules) + 1):
            for chosen in combinations(modules, number):
                for open_attack in sorted({False, "invaders" in chosen}):
                    for players in range(2, 7):
                        yield Configuration(game, players, chosen, open_attack=open_attack)


@cache
def sampled() -> tuple[Position, ...]:
    """Positions of one random game of each configuration; rarer phases as often as others."""
    found = []
    for number, config in enumerate(configurations()):
        random = Random(number)
        position = Position.start(config, f"notation-{number}")
        wanted = {"action": 6, "placing": 5, "chests": 5, "master": 5, "left_over": 5}
        while not position.over:
            if random.random() < 0.05 and wanted[position.phase] > 0:
                wanted[position.phase] -= 1
                found.append(position.copy())
            position.play_words(*random.choice(position.legal_words()))
    return tuple(found)


@pytest.mark.compiled_only
def test_all_moves_of_games_there_and_back() -> None:
    kinds: Counter[type[ev.Move]] = Counter()
    for position in sampled():
        moves = position.legal_moves()
        kinds.update(map(type, moves))
        texts = [format_move(move) for move in moves]
        assert len(set(texts)) == len(texts)
        for move, text in zip(moves, texts, strict=True):
            assert parse_move(text) == move
    assert set(kinds) >= set(ev.MOVES.values()) - {ev.Pass}


@pytest.mark.compiled_only
def test_all_moves_of_games_read_at_the_table() -> None:
    for position in sampled():
        moves = position.legal_moves()
        for move in Random(0).sample(moves, min(4, len(moves))):
            assert read_move(format_move(move), position) == move


@pytest.mark.compiled_only
def test_first_words_alone_name_what_fits() -> None:
    """``buy X`` and ``place X`` against a count of the legal moves made here."""
    seen: Counter[str] = Counter()
    for position in sampled():
        moves = position.legal_moves()
        for kind, verb in ((ev.Buy, "buy"), (ev.Place, "place")):
            plain = [m for m in moves if type(m) is kind and getattr(m, "flip", None) is None]
            for tile in {m.tile for m in plain}:
                fitting = {format_move(m) for m in plain if m.tile == tile}
                if len(fitting) == 1:
                    assert format_move(read_move(f"{verb} {tile}", position)) in fitting
                    seen[f"one {verb}"] += 1
                else:
                    named = candidates(f"{verb} {tile}", position)
                    assert set(named) == fitting
                    assert len(named) == len(fitting)
                    paid = [
                        sum(map(card_worth, getattr(parse_move(t), "payment", ()))) for t in named
                    ]
                    assert paid == sorted(paid)
                    assert all(format_move(read_move(t, position)) == t for t in named)
                    seen[f"several {verb}"] += 1
    assert len(seen) == 4


@pytest.mark.compiled_only
def test_exact_payments_come_first_in_games() -> None:
    """Against the prices that a view shows; of a bazaar only exact payments are listed (B.3)."""
    seen = set()
    for position in sampled():
        buys = [move for move in position.legal_moves() if isinstance(move, ev.Buy)]
        if len(buys) < 2:
            continue
        prices = {t.id: t.price for t in view_of(position, None).market if t is not None}
        exact = []
        for text in candidates("buy", position):
            move = parse_move(text)
            assert isinstance(move, ev.Buy)
            paid = sum(map(card_worth, move.payment))
            exact.append(prices.get(move.tile, paid) == paid)
        assert exact == sorted(exact, reverse=True)
        seen.add((position.config.game, any(exact), all(exact)))
    assert {("alhambra", True, False), ("granada", True, False)} <= seen


@pytest.mark.compiled_only
def test_shortest_names_of_games() -> None:
    for position in sampled():
        moves = position.legal_moves()
        tiles = {m.tile for m in moves if isinstance(m, ev.Remove)}
        for tile in tiles:
            others = tiles - {tile}
            lengths = range(1, len(tile))
            length = next(
                (n for n in lengths if not any(other.startswith(tile[:n]) for other in others)),
                len(tile),
            )
            assert read_move(f"remove {tile[:length]}", position) == ev.Remove(tile)


# Whatever is typed.

ODD_WORDS = [*"bprstm0()+,-_A", "for", "-1", "999", "1000", "--1", "tow", "garden-", "start", "de"]
STRANGE_WORDS = [
    "denar-builder",
    "\x00",
    "\x1c",
    "é",
    "²",
    "٣",
    "\N{KELVIN SIGN}",
    "9" * 50,
    "a" * 60,
]
VOCABULARY = [*EXAMPLES.values(), *" ".join(EXAMPLES.values()).split(), *ODD_WORDS, *STRANGE_WORDS]
TEXTS = st.one_of(
    st.text(max_size=80),
    st.text(alphabet="abdefgilmnorstuw0123456789-_ ,+()B", max_size=60),
    st.lists(st.sampled_from(VOCABULARY), max_size=8).map(" ".join),
)


@st.composite
def mutations(draw: st.DrawFn) -> str:
    """A valid text with some signs or words changed."""
    text = draw(st.sampled_from(HAND_WRITTEN))[0]
    for _ in range(draw(st.integers(1, 3))):
        words = text.split(" ")
        at = draw(st.integers(0, len(text)))
        word_at = draw(st.integers(0, len(words) - 1))
        match draw(st.integers(0, 4)):
            case 0:
                text = text[:at] + text[at + 1 :]
            case 1:
                text = text[:at] + draw(st.sampled_from("ab0-_ ,+(é\n")) + text[at:]
            case 2:
                text = " ".join(words[:word_at] + words[word_at + 1 :])
            case 3:
                text = " ".join(
                    [*words[:word_at], draw(st.sampled_from(VOCABULARY)), *words[word_at:]]
                )
            case _:
                text = " ".join([*words[word_at:], *words[:word_at]])
    return text


def check_error(error: MalformedMove | AmbiguousMove) -> None:
    if isinstance(error, AmbiguousMove):
        assert len(set(error.candidates)) == len(error.candidates) > 1
    else:
        assert f"`{error.code}`" in PAGE
        assert len(str(error)) < 400


def check_parse(text: str) -> None:
    try:
        move = parse_move(text)
    except MalformedMove as error:
        check_error(error)
        return
    canonical = format_move(move)
    assert parse_move(canonical) == move
    assert format_move(parse_move(canonical)) == canonical


def check_read(text: str, position: Position) -> None:
    try:
        move = read_move(text, position, [ev.Pass()])
    except (MalformedMove, AmbiguousMove) as error:
        check_error(error)
        return
    assert parse_move(format_move(move)) == move


@settings(max_examples=600, deadline=None)
@given(st.one_of(TEXTS, mutations()))
def test_any_text_is_a_move_or_malformed(text: str) -> None:
    check_parse(text)


@cache
def fuzzed() -> tuple[Position, ...]:
    texts = [text for text, _ in HAND_WRITTEN]
    everything = table(*texts, modules=MODULES)
    real = [Position.start(Configuration(game, 2), "fuzz") for game in ("alhambra", "granada")]
    return (table(), everything, *real)


@settings(max_examples=400, deadline=None)
@given(st.one_of(TEXTS, mutations()), st.integers(0, 3))
def test_any_text_gets_an_answer_at_the_table(text: str, number: int) -> None:
    check_read(text, fuzzed()[number])


def test_no_text_is_slow() -> None:
    everything = fuzzed()[1]
    pieces = (
        "de3 ",
        "-",
        "9",
        "a",
        "a-",
        "a_",
        "(",
        ",+",
        " ",
        "no ",
        "for ",
        "master deb ",
        "é",
        "\n",
    )
    begun = time.perf_counter()
    for piece in pieces:
        for verb in ("", *VERBS, "b", "p", "s", "r"):
            text = f"{verb} {piece * LONGEST_TEXT}"
            check_parse(text[:LONGEST_TEXT])
            check_read(text[:LONGEST_TEXT], everything)
    check_parse("take " * 1_000_000)
    assert time.perf_counter() - begun < 10  # 300 texts of the greatest length, and one beyond


# Events.


def test_events_as_lines() -> None:
    lines = (
        ev.Line(1, "tower", 6),
        ev.Line("dirk", "garden", 5),
        ev.Line(0, "wall", 4),
        ev.Line(1, "wall", 3),
    )
    scored = ev.Scored("B", lines, (14, 29, 7))
    expected: list[tuple[ev.Event, str]] = [
        *((ev.Played(1, move), text) for text, move in HAND_WRITTEN),
        (ev.DrawTile("tower-11a"), "tower-11a is drawn"),
        (ev.DrawCard("denar-7"), "de7 is turned up"),
        (ev.DrawCard("florin-builder"), "flB is turned up"),
        (ev.DrawCard("A"), "scoring card A is turned up"),
        (ev.DrawBuilder("denar-builder"), "deB is dealt"),
        (ev.DrawBuilder(None), "a builder is dealt"),
        (ev.DrawChest("garden"), "a chest is drawn: garden"),
        (ev.Scouts(("garden", "tower")), "scouts: garden, tower"),
        (ev.Scouts(()), "scouts: none left"),
        (ev.OpenAttack("north"), "attack to come from the north"),
        (ev.Peek("north"), "the buyer looks at the attack: north"),
        (ev.Peek(None), "the buyer looks at the attack"),
        (ev.Attack("north"), "attack from the north"),
        (ev.StartPlayer(1), "Player 2 starts"),
        (ev.Reshuffle(), "the discards are reshuffled"),
        (scored, "scoring B: Player 1 +4 (14), Player 2 +9 (29), Dirk +5 (7)"),
        (ev.Scored("A", (), (0, 0, 0)), "scoring A: no points"),
        (ev.Scored("A", (ev.Line(0, "wall", 9), ev.Line("dirk", "garden", 6)), (9, 0, 6)),
         "scoring A: Player 1 +9 (9), Dirk +6 (6)"),
    ]  # fmt: skip
    for event, line in expected:
        assert format_event(event) == line
    names = ("Ana", "Ben")
    assert format_event(scored, names) == "scoring B: Ana +4 (14), Ben +9 (29), Dirk +5 (7)"
    assert format_event(ev.StartPlayer(0), names) == "Ana starts"
    with pytest.raises(TypeError):
        format_event(ev.Pass())  # type: ignore[arg-type]
    kinds = {type(event) for event, _ in expected}
    assert kinds == {*ev.CHANCE.values(), ev.Played, ev.Scored}
    section = PAGE[PAGE.index("## Events") :]
    told = {line for event, line in expected if not isinstance(event, ev.Played)}
    shown = {span for span in re.findall("`([^`]*)`", section) if span != "format_event"}
    assert shown <= told
    assert len(shown) == 16


# The page.


def rows(heading: str) -> list[list[str]]:
    """The cells of the table below a heading of the page."""
    section = PAGE[PAGE.index(f"\n## {heading}\n") + 4 :].partition("\n## ")[0]
    found = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    assert len(found) > 4
    return [[cell.strip() for cell in row] for row in found[2:]]


def spans(cell: str) -> list[str]:
    return re.findall("`([^`]*)`", cell)


def test_the_moves_of_the_page() -> None:
    kinds = set()
    for text, _, _ in rows("Moves"):
        move = parse_move(text.strip("`"))
        kinds.add(type(move))
        assert format_move(move) == text.strip("`")
    assert kinds == set(ev.MOVES.values())


def test_what_the_page_says_may_be_typed() -> None:
    for typed, text in rows("What may be typed"):
        assert format_move(parse_move(typed.strip("`"))) == text.strip("`")


def test_the_table_of_the_page() -> None:
    listed = re.search("```moves\n(.*?)```", PAGE, re.DOTALL)
    assert listed is not None
    position = table(*listed[1].splitlines())
    for typed, answer in rows("At the table"):
        text = typed.strip("`")
        if answer.startswith("ambiguous"):
            assert candidates(text, position) == spans(answer)
        else:
            assert format_move(read_move(text, position)) == answer.strip("`")
