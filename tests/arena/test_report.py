"""The report: well-formed, complete, right, safe, small."""

from __future__ import annotations

import base64
import json
import re
import shutil
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from sabika.arena import Arena, ArenaError, run_arena
from sabika.arena.report import write_report
from sabika.arena.report.findings import read_findings
from sabika.arena.report.games import extremes, margin
from sabika.arena.report.plot import SHAPES, Bins, Company, Scale
from sabika.arena.report.replay import ROOM, film, moments, thinned
from sabika.art.drawings import Drawings
from sabika.bots import Entrant
from sabika.bots.random_bot import RandomBot
from sabika.notation.record import read_record
from sabika.notation.verify import Replay
from sabika.rules.ruleset import Configuration

ODD = Path(__file__).with_name("odd_bots.py")
NASTY = "<script>alert(1)</script>&\"'</style>"
VOID = {"meta", "input", "wbr", "br"}
LIMIT = 3_000_000


class Page(HTMLParser):
    """A page taken apart; complains about elements that are not closed in their order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[str, str]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append((self.open[-1] if self.open else "", data))

    def all(self, tag: str, kind: str | None = None) -> list[dict[str, str | None]]:
        return [
            attributes
            for name, attributes in self.elements
            if name == tag and (kind is None or kind in (attributes.get("class") or "").split())
        ]

    @property
    def words(self) -> str:
        """What a reader sees, without scripts and styles."""
        return "".join(text for tag, text in self.texts if tag not in ("script", "style"))


def page_of(folder: Path) -> Page:
    path = write_report(folder)
    assert path == folder / "report.html"
    text = path.read_text("utf-8")
    assert len(text.encode()) < LIMIT
    return Page(text)


def results_of(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "results.json").read_bytes())
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two deals of a game for three, with names that nobody should have."""
    path = tmp_path_factory.mktemp("report")
    nasty = Entrant(NASTY, RandomBot)
    arena = Arena(Configuration(players=3), ("greedy", nasty, nasty), seed="report", games=6)
    run_arena(arena, out=path)
    return path


@pytest.fixture(scope="module")
def page(folder: Path) -> Page:
    return page_of(folder)


def test_the_page_needs_nothing_else(page: Page, folder: Path) -> None:
    for tag, attributes in page.elements:
        for name in ("href", "src", "data", "action", "poster", "srcset"):
            value = attributes.get(name) or ""
            assert value.startswith(("#sabika-", "data:application/json;base64,")) or not value
        assert tag not in ("link", "iframe", "object", "embed", "img")
        assert not any(name.startswith("on") for name in attributes)
    style = "".join(text for tag, text in page.texts if tag == "style")
    assert "url(" not in style
    assert "@import" not in style


def test_every_drawing_finds_its_symbols_and_colours(page: Page) -> None:
    symbols = {attributes["id"] for _, attributes in page.elements if attributes.get("id")}
    used = {str(a["href"])[1:] for a in page.all("use")}
    assert used
    assert used <= symbols
    style = "".join(text for tag, text in page.texts if tag == "style")
    day, night = style.split("@media (prefers-color-scheme:dark)", 1)
    names = {
        name
        for _, attributes in page.elements
        for value in attributes.values()
        for name in re.findall(r"var\((--\w+)\)", value or "")
    }
    assert all(f"{name}:" in day and f"{name}:" in night for name in names)


def test_the_figures_are_those_of_the_results(page: Page, folder: Path) -> None:
    for entry in results_of(folder)["results"]:
        assert entry["bot"] in page.words
        assert f"{100 * entry['win_share']:.1f} %" in page.words
        low, high = 100 * entry["win_low"], 100 * entry["win_high"]
        assert f"{low:.1f}–{high:.1f} %" in page.words
        assert f"mean {entry['mean_score']:.1f} points" in page.words
        assert f"{entry['mean_margin']:+.1f}".replace("-", "−") in page.words
        assert f"{entry['rating']:.1f} ±{entry['rating_sd']:.1f}" in page.words
    for meeting in results_of(folder)["head_to_head"]:
        assert f"{100 * meeting['ahead']:.0f} %" in page.words
        assert f"{meeting['mean_lead']:+.1f}".replace("-", "−") in page.words


def test_the_last_ratings_are_those_of_the_results(folder: Path) -> None:
    findings = read_findings(folder)
    ratings = findings.ratings()
    assert len(ratings) == 1 + len(findings.rows)
    assert set(ratings[0].values()) == {25}
    for standing in findings.standings:
        assert ratings[-1][standing.bot] == pytest.approx(standing.rating, abs=1e-5)


def test_seats_and_order_of_play(folder: Path) -> None:
    findings = read_findings(folder)
    for share in (findings.by_seat, findings.by_order):
        shares = [share(place) for place in range(3)]
        assert sum(entry.share or 0 for entry in shares) == pytest.approx(1)
        assert all(entry.low <= (entry.share or 0) <= entry.high for entry in shares)
    lines = (folder / "games.jsonl").read_bytes().splitlines()
    begun = [Replay(read_record(json.loads(line))).game.to_act for line in lines]
    assert [findings.starters[n] for n in range(6)] == begun
    wins = [row.winners == (findings.starters[row.game],) for row in findings.rows]
    assert findings.by_order(0).share == pytest.approx(sum(wins) / 6)
    assert findings.by_seat(0, "greedy").share == pytest.approx(
        sum(row.winners == (0,) for row in findings.rows if row.bots[0] == "greedy") / 2
    )


def test_nobody_writes_into_the_page(page: Page, folder: Path) -> None:
    assert NASTY in page.words
    text = (folder / "report.html").read_text("utf-8")
    assert "alert(1)</script>" not in text
    assert len(page.all("script")) == 3, "two replays and the player"
    assert len(page.all("style")) == 1


def test_reports_of_faults_are_told_and_harmless(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "faulty")
    found = results_of(folder)
    for row in found["rows"][:2]:
        row["fault"] = {"seat": 0, "kind": "crash", "report": f"Traceback:\n\t{NASTY}\noops\x1b[1m"}
        row["reason"] = "abandoned"
    found["rows"][2]["fault"] = {"seat": 1, "kind": "late", "report": "x" * 100_000}
    (tmp_path / "faulty" / "results.json").write_text(json.dumps(found))
    page = page_of(tmp_path / "faulty")
    assert len(page.all("details", "fault")) == 3
    assert NASTY in "".join(text for tag, text in page.texts if tag == "pre")
    assert "\x1b" not in page.words
    assert "x" * 5000 not in page.words
    assert len(page.all("script")) == 3


def test_a_real_crash(tmp_path: Path) -> None:
    arena = Arena(Configuration(players=2), (f"{ODD}:Crashing", "random"), games=2)
    run_arena(arena, out=tmp_path)
    page = page_of(tmp_path)
    assert "ZeroDivisionError: oops" in page.words
    assert "2 games" in page.words
    assert page.words.count("No game was played to its end.") == 3
    assert page.all("div", "replay") == []


# Replays.


def frames_of(page: Page) -> list[list[dict[str, Any]]]:
    texts = [text for tag, text in page.texts if tag == "script"]
    return [json.loads(text) for text in texts if text.startswith("[")]


def test_the_games_are_the_best_and_the_worst(page: Page, folder: Path) -> None:
    findings = read_findings(folder)
    margins = {
        row.game: row.scores[seat] - max(p for n, p in enumerate(row.scores) if n != seat)
        for row in findings.rows
        for seat in (row.bots.index("greedy"),)
    }
    (best, seat), (worst, other) = extremes(findings, "greedy")
    assert (margin(best, seat), margin(worst, other)) == (
        max(margins.values()),
        min(margins.values()),
    )
    lines = (folder / "games.jsonl").read_bytes().splitlines(keepends=True)
    links = page.all("a", "record")
    assert [link["download"] for link in links] == [f"game-{g.game}.json" for g in (best, worst)]
    for link, game in zip(links, (best, worst), strict=True):
        kept = base64.b64decode(str(link["href"]).partition("base64,")[2])
        assert kept == lines[game.game]


def test_a_frame_for_every_turn(page: Page, folder: Path) -> None:
    findings = read_findings(folder)
    games = [row for row, _ in extremes(findings, "greedy")]
    sliders = page.all("input")
    for frames, row, slider in zip(frames_of(page), games, sliders, strict=True):
        turns = [frame["turn"] for frame in frames]
        assert sorted(set(turns)) == list(range(row.turns + 1))
        assert len(turns) - len(set(turns)) <= 1, "only tiles left over come after the last turn"
        assert int(str(slider["max"])) == len(frames) - 1
        assert [seat["points"] for seat in frames[-1]["seats"]] == list(row.scores)
        moves = [said for frame in frames for said in frame["said"] if said[0]]
        assert len(moves) == sum(row.decisions)
        assert {who for who, _ in moves} == {f"{bot} ({n + 1})" for n, bot in enumerate(row.bots)}


def test_frames_name_drawings_that_exist(folder: Path) -> None:
    record = read_record(json.loads((folder / "games.jsonl").read_bytes().splitlines()[0]))
    shown, told = film(Drawings(), moments(record))
    frames = json.loads(told)
    used = {n for frame in frames for n in frame["table"]}
    used |= {
        seat[part]
        for frame in frames
        for seat in frame["seats"]
        for part in ("hand", "city", "reserve")
    }
    assert used - {None} == set(range(len(shown.pictures)))
    assert shown.size + len(told) <= ROOM


def test_long_games_have_a_picture_for_several_turns(folder: Path) -> None:
    record = read_record(json.loads((folder / "games.jsonl").read_bytes().splitlines()[0]))
    every = moments(record)
    some = thinned(every, 7)
    assert len(some) == 1 + -(-(len(every) - 1) // 7)
    assert (some[0].turn, some[1].turn, some[-1].turn) == (0, 7, every[-1].turn)
    assert [said for m in some for said in m.said] == [said for m in every for said in m.said]
    many = every + [replace(m, turn=m.turn + 10_000) for m in every] * 12
    shown, told = film(Drawings(), many)
    assert shown.size + len(told) <= ROOM
    assert len(shown.moments) < len(many) / 2


@pytest.mark.parametrize(
    ("config", "symbol"),
    [
        (Configuration(players=2, modules=Configuration.all_modules("alhambra")), "chest"),
        (Configuration(game="granada", players=2), "water"),
    ],
    ids=["modules", "granada"],
)
def test_other_games(config: Configuration, symbol: str, tmp_path: Path) -> None:
    run_arena(Arena(config, ("greedy", "random"), games=1), out=tmp_path)
    page = page_of(tmp_path)
    assert page.all("div", "dirk"), "Dirk sits there too"
    assert any(symbol in str(attributes.get("id")) for attributes in page.all("g"))
    assert config.game.capitalize() in page.words


def test_one_game_of_one_bot(tmp_path: Path) -> None:
    run_arena(Arena(Configuration(players=2), ("greedy",), games=1), out=tmp_path)
    page = page_of(tmp_path)
    assert "greedy alone" in page.words
    assert len(page.all("div", "replay")) == 1, "the best game is the worst one as well"
    assert "Head to head" not in page.words


def test_nothing_came_to_an_end(tmp_path: Path) -> None:
    """12.13."""
    arena = Arena(Configuration(players=2), ("random", "greedy"), games=2, max_turns=3)
    run_arena(arena, out=tmp_path)
    page = page_of(tmp_path)
    assert "No game came to a result." in page.words
    assert "2 games after 3 turns" in page.words
    assert page.all("div", "replay") == []


def test_other_components_are_told(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "other")
    found = results_of(folder)
    found["settings"]["components"] = "another box"
    (tmp_path / "other" / "results.json").write_text(json.dumps(found))
    page = page_of(tmp_path / "other")
    assert "other components" in page.words
    assert page.all("div", "replay") == []


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "no complete arena"),
        ("{", "not JSON"),
        ("[]", "no results"),
        ('{"format": "sabika-arena-results", "version": 1}', "not as an arena writes them"),
    ],
)
def test_folders_without_results_get_a_sentence(
    content: str | None, said: str, tmp_path: Path
) -> None:
    if content is not None:
        (tmp_path / "results.json").write_text(content)
    with pytest.raises(ArenaError, match=said):
        write_report(tmp_path)
    assert not (tmp_path / "report.html").exists()


# Plots.


def test_bots_differ_by_more_than_colour() -> None:
    company = Company(tuple(f"bot {n}" for n in range(30)))
    looks = {(company.colour(bot), company.mark(bot)) for bot in company.bots}
    assert len(looks) == 30
    assert len({company.mark(bot).partition(" fill")[0] for bot in company.bots}) == len(SHAPES)


def test_scales_have_round_values() -> None:
    assert Scale(0, 1).ticks() == [0, 0.2, 0.4, 0.6, 0.8, 1]
    assert Scale(-3, 41).ticks() == [0, 10, 20, 30, 40]
    assert Scale(0.01, 100, logarithmic=True).ticks() == [0.01, 0.1, 1, 10, 100]
    assert Scale(0.01, 100, 0, 400, logarithmic=True)(1) == pytest.approx(200)


@pytest.mark.parametrize("values", [[7], [0, 0, 0], [3, 60], list(range(1000)), [0, 100_000]])
def test_every_value_has_its_bar(values: list[int]) -> None:
    bins = Bins.of(values)
    assert sum(bins.counts(values)) == len(values)
    assert bins.number <= 26
    left, right = bins.scale(min(values)), bins.scale(max(values))
    assert 24 <= left <= right <= 456
