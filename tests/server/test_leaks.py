"""Nothing hidden leaves: every byte that somebody gets is the same in a twin of the game.

Games are really played over WebSockets. Then for every seat, and for spectators, each moment is
laid onto a second server with all that is hidden from these eyes dealt anew: other hands, deck,
bag, builders, attacks, peeks. What this client receives must not differ in any byte.
"""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from sabika.components import CURRENCIES
from sabika.play.codec import CARDS
from sabika.play.seeds import joined_seed
from sabika.server.storage.opening import connect
from sabika.server.storage.schema import log
from sabika.server.storage.statements import read_log
from server.serving import Live, Person, Process, served
from server.twins import Moment, Stand, story

TABLES: dict[str, dict[str, Any]] = {
    "all modules": {
        "players": 3,
        "modules": ["treasure_chamber", "master_builders", "invaders", "bazaars"],
    },
    "two of Alhambra": {"players": 2, "modules": ["invaders", "master_builders"]},
    "Granada": {"game": "granada", "players": 4, "modules": ["master_builders", "invaders"]},
    "confirmed, open attack": {
        "players": 2,
        "modules": ["invaders", "treasure_chamber"],
        "open_attack": True,
        "confirm": True,
    },
}
MOVES = 45
LOOKS = 2
TIMES = re.compile(r'("at"|"updated"|"since"|"deadline"):\d+')


class Tap(Live):
    """A WebSocket that keeps what came as it came."""

    def __init__(self, *given: Any, **query: Any) -> None:
        self.raw: list[str] = []
        super().__init__(*given, **query)
        take = self.socket.recv

        def tapped(timeout: float | None = None) -> Any:
            message = take(timeout)
            self.raw.append(str(message))
            return message

        self.socket.recv = tapped  # type: ignore[assignment, method-assign]

    @property
    def news(self) -> list[str]:
        """What came but for answers to commands."""
        return [raw for raw in self.raw if not raw.startswith(('{"ack"', '{"refused"'))]

    def up_to(self, seq: int) -> None:
        """Wait for the news of an entry."""
        while not any("kind" in message and message["seq"] >= seq for message in self.came):
            self.next()


@dataclass
class Played:
    """A game that was played, who played it, and what each of them received."""

    people: list[Person]
    stranger: Person
    table: str
    begun: int
    moments: list[Moment]
    received: dict[int | None, list[str]]
    secrets: list[str]
    database: Path

    def client(self, eyes: int | None) -> Person:
        return self.stranger if eyes is None else self.people[eyes]


def chosen(here: dict[str, Any], rng: Random) -> dict[str, Any]:
    onward = [move for move in here["legal"] if move["event"] in ("buy", "place", "gift")]
    found: dict[str, Any] = rng.choice(onward or here["legal"])
    return found


def play(seats: list[Tap], rng: Random) -> None:
    """Play over the sockets, with talk, mistakes and taking back."""
    here = seats[0].until("kind", "started")
    for _ in range(MOVES):
        if here["to_act"] is None:
            return
        actor = seats[here["to_act"]]
        actor.up_to(here["seq"])
        here = next(message for message in reversed(actor.came) if "view" in message)
        if here.get("held"):
            done = actor.do("confirm")
        elif here.get("can_undo") and rng.random() < 0.3:
            done = actor.do("undo")
        else:
            assert "refused" in actor.do("move", move={"event": "take", "cards": ["denar-9"] * 3})
            done = actor.do("move", move=chosen(here, rng))
        if rng.random() < 0.1:
            done = actor.do("chat", text="Let me think.")
        actor.up_to(done["seq"])
        here = next(message for message in reversed(actor.came) if "view" in message)
    for seat in seats:
        seat.up_to(here["seq"])


@pytest.fixture(scope="module", params=list(TABLES))
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Played:
    terms = TABLES[request.param]
    database = Path(tmp_path_factory.mktemp("db"), "sabika.db")
    with served(database) as node, ExitStack() as stack:
        people = [node.person(f"Player {number}") for number in range(terms["players"])]
        stranger = node.person("Stranger")
        table = people[0].makes_table(contribution="of the host", **terms)
        for person in people[1:]:
            person.post(f"/tables/{table}/seats")
        begun = people[0].get(f"/tables/{table}")["seq"]
        taps = [stack.enter_context(Tap(node, table, who)) for who in (*people, stranger)]
        for tap in taps:
            tap.until("kind", "hello")
        people[0].post(f"/tables/{table}/start")
        play(taps[:-1], Random(request.param))
        last = people[0].get(f"/tables/{table}")["seq"]
        for tap in taps:
            tap.up_to(last)
        received = {tap.came[0]["table"]["seat"]: tap.news for tap in taps}
    engine = connect(f"sqlite:///{database}")
    with engine.connect() as connection:
        entries = read_log(connection, table)
    with engine.begin() as connection:  # what is laid onto the table is not from here
        connection.execute(log.delete().where(log.c.table_id == table))
    engine.dispose()
    part = entries[0].body["server_part"]
    moments = story(entries)
    secrets = [part, joined_seed(part, moments[-1].table.contributions)]
    return Played(people, stranger, table, begun, moments, received, secrets, database)


@pytest.fixture
def stand(played: Played, tmp_path: Path) -> Iterator[Stand]:
    """A second server, on which the same people have the same tokens."""
    copy = tmp_path / "sabika.db"
    shutil.copy(played.database, copy)
    with served(copy) as node:
        yield Stand(node)


def eyes_at(played: Played) -> list[int | None]:
    return [*range(len(played.people)), None]


def test_the_news_is_the_same_in_twins(played: Played, stand: Stand) -> None:
    """Contents, number and order of all messages, from before the start."""
    before, after = played.moments[: played.begun], played.moments[played.begun :]
    assert sum(moment.entry.kind == "moved" for moment in after) > 20
    for eyes in eyes_at(played):
        rng = Random(f"{eyes}")
        stand.lay(before)
        with Tap(stand.node, played.table, played.client(eyes)) as tap:
            tap.until("kind", "hello")
            for moment in after:
                stand.go_on(moment.twin(eyes, rng))
            tap.up_to(after[-1].entry.seq)
        assert tap.raw == played.received[eyes]


def test_answers_are_the_same_in_twins(
    played: Played, stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything that can be asked, and every refusal, at some moments of the game."""
    monkeypatch.setattr("sabika.server.api.play.secrets", SimpleNamespace(token_hex=str))
    rng = Random(played.table)
    count = len(played.moments)
    for number in sorted(rng.sample(range(played.begun + 1, count), LOOKS)):
        for eyes in eyes_at(played):
            past = played.moments[: number + 1]
            asked = questions(past[-1], eyes, rng)
            stand.lay(past)
            true = answers(stand, played, eyes, asked)
            stand.lay([moment.twin(eyes, rng) for moment in past])
            twin = answers(stand, played, eyes, asked)
            assert true == twin
            for secret in played.secrets:
                assert not any(secret.encode() in body for body in true)


@dataclass(frozen=True)
class Question:
    method: str
    path: str
    body: dict[str, Any] | None = None


def questions(moment: Moment, eyes: int | None, rng: Random) -> list[Question]:
    """Return what somebody may ask, and a lot that nobody may do."""
    paths = ["", "/view", "/view?public=true", "/moves", "/log", "/log?after=4", "/record"]
    paths += ["/scores", "/replay", "/board.svg", *(f"/score-now?scoring={s}" for s in "ABC")]
    found = [Question("GET", path) for path in paths]
    moves = [probe(moment, rng) for _ in range(15)]
    found += [Question("POST", "/why-not", {"move": move}) for move in moves]
    table = moment.table
    if table.game is None or table.game.to_act != eyes or table.held is not None:
        found += [Question("POST", "/moves", {"move": move}) for move in moves]
        found += [Question("POST", "/hint"), Question("POST", "/confirm")][: 1 + (eyes is None)]
    else:
        found += [Question("POST", "/hint", {"bot": "beginner"})]
    return found


def probe(moment: Moment, rng: Random) -> dict[str, Any]:
    """Return a move that may be possible, or be refused for anything that somebody holds."""
    game = moment.table.game
    assert game is not None
    legal = [move.to_json() for move in game.legal_moves()]
    market = [tile.id for tile in game.view(None).market if tile is not None]
    cards = rng.choices(CARDS[:40], k=rng.randint(1, 3))
    one = rng.choice(CURRENCIES)
    same = [f"{one}-{value}" for value in rng.choices((*range(1, 10), "builder"), k=2)]
    remodel = {"event": "remove", "tile": "tower-13"}
    return rng.choice(
        [
            {"event": "take", "cards": cards},
            {"event": "buy", "tile": rng.choice(market or ["tower-13"]), "payment": same},
            {"event": "buy", "tile": rng.choice(market or ["tower-13"]), "payment": cards},
            {"event": "chests", "room": rng.randint(1, 3), "payment": same},
            {"event": "master", "card": f"{one}-builder", "remodel": remodel},
            {"event": "place", "tile": "tower-13", "x": 1, "y": 0, "flip": same},
            {"event": rng.choice(("pass", "no_master", "decline", "end_actions"))},
            *legal[:1],
        ]
    )


def answers(stand: Stand, played: Played, eyes: int | None, asked: list[Question]) -> list[bytes]:
    """Return what is answered: statuses, headers and bodies, over HTTP and as a greeting."""
    table, who = played.table, played.client(eyes)
    headers = {"Authorization": f"Bearer {who.token}", "Accept-Language": "de"}
    base = f"{stand.node.url}/api/v1/tables/{table}"
    found: list[bytes] = []
    with httpx.Client(base_url=base, headers=headers, timeout=30) as http:
        for question in asked:
            got = http.request(question.method, question.path, json=question.body)
            assert got.status_code < 500, got.text
            known = sorted((k, v) for k, v in got.headers.items() if k != "date")
            body = got.content
            if question.path == "/hint" and got.status_code == 200:
                body = str({**got.json(), "seconds": None}).encode()
                known = []  # how long the answer is depends on how long it took
            found.append(f"{question} {got.status_code} {known} ".encode() + body)
    with Tap(stand.node, table, who, after=0) as tap:
        tap.until("kind", "hello")
        found.append(tap.raw[0].encode())
    if eyes is None:  # somebody without a name
        with Tap(stand.node, table, after=3, language="nl") as tap:
            tap.until("kind", "hello")
            found.append(tap.raw[0].encode())
    return found


def drawless(moment: Moment, eyes: int) -> dict[str, Any] | None:
    """Return a move of this seat after which nothing is drawn, if there is one."""
    game = moment.table.game
    if game is None or game.to_act != eyes or moment.table.held is not None:
        return None
    for move in game.legal_moves():
        after = game.copy()
        after.play(move)
        if after.can_undo(eyes):
            return move.to_json()
    return None


def acted(stand: Stand, played: Played, eyes: int, move: dict[str, Any]) -> list[str]:
    """Return what this seat and a spectator receive while the seat acts; times are blotted out."""
    with (
        Tap(stand.node, played.table, played.people[eyes]) as own,
        Tap(stand.node, played.table) as spectator,
    ):
        for what, more in (("move", {"move": move}), ("chat", {"text": "Hm."}), ("undo", {})):
            done = own.do(what, key=what, **more)
        own.up_to(done["seq"])
        spectator.up_to(done["seq"])
    with stand.house.stock.engine.begin() as connection:
        connection.execute(log.delete().where(log.c.table_id == played.table))
    return [TIMES.sub(r"\1:0", raw) for raw in (*own.raw, *spectator.raw)]


def test_what_one_does_tells_nothing_in_twins(played: Played, stand: Stand) -> None:
    """Acknowledgements and news of one's own commands, where nothing is drawn."""
    compared = 0
    for eyes in range(len(played.people)):
        rng = Random(eyes)
        moves = ((n, drawless(moment, eyes)) for n, moment in enumerate(played.moments))
        number, move = next(((n, move) for n, move in moves if move), (0, None))
        if move is not None:
            past = played.moments[: number + 1]
            stand.lay(past)
            true = acted(stand, played, eyes, move)
            stand.lay([moment.twin(eyes, rng) for moment in past])
            assert acted(stand, played, eyes, move) == true
            compared += 1
    assert compared > 0


def test_logs_name_nothing_and_nobody(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A game with mistakes, strangers, wrong passwords and an end; and not a word of it."""
    database = tmp_path / "sabika.db"
    with Process(f"sqlite:///{database}") as node:
        ana, ben, eve = (node.person(name) for name in ("Anabel", "Benedikt", "Eve"))
        table = ana.makes_table(players=2, contribution="a contribution", title="The title")
        ben.post(f"/tables/{table}/seats")
        ana.post(f"/tables/{table}/start")
        password = "correct horse battery"
        ana.http.put("/me/account", json={"login": "anabel", "password": password})
        node.guest().post("/login", json={"login": "anabel", "password": password[1:]})
        node.guest(Authorization="Bearer forged-token").get("/me")
        eve.refused(f"/tables/{table}/moves", text="take de3")
        ben.post(f"/tables/{table}/chat", text="A word among us")
        link = ben.post(f"/tables/{table}/seats/mine/link")["link"]
        ben.refused("/seat-links", link=link)
        ben.post(f"/tables/{table}/resign")
        record = ben.get(f"/tables/{table}/record")
    with closing(sqlite3.connect(database)) as connection:
        keys = [row[0] for row in connection.execute("SELECT value FROM secrets")]
    text = capfd.readouterr().err
    assert '"message":"answered"' in text
    fair = record["meta"]["fair"]
    forbidden = [table, link, password, password[1:], "forged-token", "abel", "Benedikt", *keys]
    forbidden += ["A word among us", "The title", fair["server_part"], record["seed"]]
    forbidden += [*fair["contributions"], *CARDS[:40]]
    forbidden += [word for person in (ana, ben, eve) for word in (person.id, person.token)]
    assert [word for word in forbidden if word in text] == []
