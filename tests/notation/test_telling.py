"""A log in six languages: every kind of event, for the one who reads and for the others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sabika.components import load
from sabika.locale import LANGUAGES
from sabika.notation.record import load_records, read_record
from sabika.notation.telling import tell
from sabika.notation.text import format_event
from sabika.notation.verify import replay
from sabika.play import events as ev
from sabika.play.codec import Codec
from sabika.play.position import Position
from sabika.rules.ruleset import Configuration

EXAMPLES = sorted((Path(__file__).parents[1] / "fixtures" / "examples").glob("*.json"))
NAMES = ("Ana", "Ben", "Eva")


def codec_of(config: Configuration) -> Codec:
    return Position.start(config, "seed").codec


MODULES = ("treasure_chamber", "master_builders", "bazaars")
ALHAMBRA = codec_of(Configuration(modules=MODULES))
GRANADA = codec_of(Configuration(game="granada"))

SENTENCES: list[tuple[Codec, ev.Move, str, str]] = [
    (ALHAMBRA, ev.Take(("denar-3", "florin-2")),
     "Ben takes 3 denars and 2 florins", "Du nimmst 3 Denare und 2 Gulden"),
    (ALHAMBRA, ev.Take(("ducat-1", "ducat-builder")),
     "Ben takes 1 ducat and a master builder (ducat)",
     "Du nimmst 1 Dukat und einen Baumeister (Dukat)"),
    (ALHAMBRA, ev.Buy("tower-11a", ("ducat-7", "ducat-4")),
     "Ben buys tower 11 for 7 + 4 ducats", "Du kaufst Turm 11 für 7 + 4 Dukaten"),
    (ALHAMBRA, ev.Buy("bazaar-florin-b", ("florin-9",)),
     "Ben buys bazaar (florin) for 9 florins", "Du kaufst Bazar (Gulden) für 9 Gulden"),
    (ALHAMBRA, ev.Build("garden-6", 0, -1),
     "Ben builds garden 6 from the reserve on (0, -1)",
     "Du baust Garten 6 aus der Reserve auf (0, -1)"),
    (ALHAMBRA, ev.Remove("garden-6"),
     "Ben takes garden 6 out of the city", "Du nimmst Garten 6 aus deiner Stadt"),
    (ALHAMBRA, ev.Swap("tower-9a", "arcades-7"),
     "Ben swaps arcades 7 for tower 9 from the reserve",
     "Du tauschst Arkaden 7 gegen Turm 9 aus der Reserve"),
    (ALHAMBRA, ev.Chests(2, ("denar-3", "dirham-5")),
     "Ben buys the chests of room 2 for 3 denars and 5 dirhams",
     "Du kaufst die Truhen aus Raum 2 für 3 Denare und 5 Dirham"),
    (ALHAMBRA, ev.EndActions(), "Ben ends the actions", "Du beendest deine Aktionen"),
    (ALHAMBRA, ev.Pass(), "Ben passes", "Du passt"),
    (ALHAMBRA, ev.Place("tower-11a", 1, 0),
     "Ben places tower 11 on (1, 0)", "Du legst Turm 11 auf (1, 0) an"),
    (GRANADA, ev.Place("arena-2", 1, 0),
     "Ben places arena 2/library 3 on (1, 0)", "Du legst Arena 2/Bibliothek 3 auf (1, 0) an"),
    (GRANADA, ev.Place("arena-2", 1, 0, ("dirham-5",)),
     "Ben turns arena 2/library 3 for 5 dirhams and places it on (1, 0)",
     "Du drehst Arena 2/Bibliothek 3 für 5 Dirham um und legst das Plättchen auf (1, 0) an"),
    (ALHAMBRA, ev.Reserve("tower-9a"),
     "Ben puts tower 9 into the reserve", "Du legst Turm 9 in deine Reserve"),
    (GRANADA, ev.Reserve("arena-2", "back"),
     "Ben puts library 3 into the reserve", "Du legst Bibliothek 3 in deine Reserve"),
    (ALHAMBRA, ev.Gift("arcades-10"),
     "Ben gives arcades 10 to Dirk", "Du schenkst Dirk Arkaden 10"),
    (GRANADA, ev.Gift("arena-2", ("florin-3",)),
     "Ben turns arena 2/library 3 for 3 florins and gives it to Dirk",
     "Du drehst Arena 2/Bibliothek 3 für 3 Gulden um und schenkst das Plättchen Dirk"),
    (ALHAMBRA, ev.Stow("garden", "garden-8a"),
     "Ben places a chest on garden 8", "Du stellst eine Truhe auf Garten 8"),
    (ALHAMBRA, ev.Decline(), "Ben places no more chests", "Du nimmst keine Truhe mehr"),
    (ALHAMBRA, ev.Master("denar-builder", ev.Build("garden-6", 0, 1)),
     "Ben plays a master builder (denar) and builds garden 6 from the reserve on (0, 1)",
     "Du spielst einen Baumeister (Denar) und baust Garten 6 aus der Reserve auf (0, 1)"),
    (ALHAMBRA, ev.Master("florin-builder", ev.Remove("garden-6")),
     "Ben plays a master builder (florin) and takes garden 6 out of the city",
     "Du spielst einen Baumeister (Gulden) und nimmst Garten 6 aus deiner Stadt"),
    (ALHAMBRA, ev.Master("dirham-builder", ev.Swap("tower-9a", "arcades-7")),
     "Ben plays a master builder (dirham) and swaps arcades 7 for tower 9 from the reserve",
     "Du spielst einen Baumeister (Dirham) und tauschst Arkaden 7 gegen Turm 9 aus der Reserve"),
    (ALHAMBRA, ev.NoMaster(), "Ben plays no master builder", "Du spielst keinen Baumeister"),
    (ALHAMBRA, ev.Forgo("garden-6"), "Ben does without garden 6", "Du verzichtest auf Garten 6"),
]  # fmt: skip


@pytest.mark.parametrize(("codec", "move", "english", "german"), SENTENCES)
def test_decisions(codec: Codec, move: ev.Move, english: str, german: str) -> None:
    """Ben's, as Ana reads them in English and Ben himself in German."""
    event = ev.Played(1, move)
    assert tell(event, codec, NAMES, seat=0) == english
    assert tell(event, codec, NAMES, language="de", seat=1) == german


def test_every_kind_of_move_is_told() -> None:
    assert {type(move) for _, move, _, _ in SENTENCES} == set(ev.MOVES.values())


def test_what_simply_happens() -> None:
    """The same events as in short, with names for cards and tiles."""
    told = {
        ev.DrawTile("tower-11a"): "Turm 11 wird gezogen",
        ev.DrawCard("denar-7"): "Denar 7 wird aufgedeckt",
        ev.DrawCard("B"): "Wertungskarte B wird aufgedeckt",
        ev.Scouts(("garden", "tower")): "Kundschafter: Garten, Turm",
        ev.Attack("west"): "Angriff aus Westen",
        ev.Peek(None): "Der Angriff wird angesehen",
        ev.StartPlayer(1): "Du beginnst",
        ev.StartPlayer(2): "Eva beginnt",
        ev.Scored("A", (ev.Line(1, "wall", 9), ev.Line("dirk", "garden", 6)), (0, 9, 0, 6)):
            "Wertung A: Ben +9 (9), Dirk +6 (6)",
    }  # fmt: skip
    for event, line in told.items():
        assert tell(event, ALHAMBRA, NAMES, language="de", seat=1) == line
    assert format_event(ev.DrawTile("tower-11a"), NAMES, "de") == "tower-11a wird gezogen"
    assert format_event(ev.DrawCard("denar-7"), NAMES, "de") == "de7 wird aufgedeckt"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games(language: str) -> None:
    """Every line is there, in this language's words, with nothing left of ids or parameters."""
    for path in EXAMPLES:
        ((_, data),) = load_records(path)
        record = read_record(data, load())
        game = replay(record)
        english = {tell(event, game.position.codec, game.names) for event in record.events}
        for event in record.events:
            line = tell(event, game.position.codec, game.names, language=language)
            assert line == line.strip()
            assert line[0].isupper()
            assert not re.search(r"[{}$_]|[a-z]-\d|\b(?:move|event)-", line)
            assert (line in english) == (language == "en")
