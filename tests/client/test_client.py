"""The Python client at a real server."""

from __future__ import annotations

from random import Random

import pytest

from client.conftest import Makes
from sabika.client import Refused, Unreachable
from sabika.notation.record import read_record
from sabika.notation.verify import replay
from sabika.play.events import Buy, Played, Take


def test_who_one_is(somebody: Makes) -> None:
    ana = somebody("Ana")
    assert ana.me()["name"] == "Ana"
    assert ana.rename("Anna")["name"] == "Anna"
    again = somebody(token=ana.token)
    assert again.me() == ana.me()
    old = ana.token
    ana.make_account("anna", "correct horse")
    assert ana.token != old
    with pytest.raises(Refused) as refused:
        again.me()
    assert (refused.value.code, refused.value.status) == ("identity-needed", 401)
    assert again.log_in("anna", "correct horse") == ana.me()
    again.log_out(everywhere=True)
    assert again.token is None
    with pytest.raises(Refused):
        ana.me()


def test_registering_again_is_somebody_new(somebody: Makes) -> None:
    ana = somebody("Ana")
    first = ana.me()["id"]
    assert ana.register("Ana")["id"] != first


def test_a_whole_game_of_two(somebody: Makes) -> None:
    """Both play live by what they are offered, and see the same end."""
    ana, ben, rng = somebody("Ana"), somebody("Ben"), Random(3)
    table = ana.make_table(players=2, modules=["bazaars"], title="Our game")
    (listed,) = [card for card in ben.tables() if card["id"] == table.id]
    assert listed["title"] == "Our game"
    other = ben.table(table.id)
    assert other.sit()["seats"][1]["name"] == "Ben"
    table.start()
    with table.live() as first, other.live() as second:
        lives = (first, second)
        here = [next(live) for live in lives]
        while not here[0].over:
            position = here[0].position
            assert position is not None
            actor = position.to_act
            assert actor is not None
            move = rng.choice(here[actor].legal)
            assert not here[1 - actor].legal
            seq = lives[actor].move(move)
            here = [next(live) for live in lives]
            assert [news.seq for news in here] == [seq, seq]
            assert here[0].events[0] == Played(actor, move)
    record = table.record()
    assert record == other.record()
    game = replay(read_record(record))
    assert table.scores()["scores"] == list(game.scores)
    (ended,) = ana.games(player=ben.me()["id"])
    assert ended.get("scores") == list(game.scores)
    assert len(table.replay(event=30, count=3, seat=1)) == 3
    new = table.rematch()
    assert other.rematch().id == new.id
    assert [seat["name"] for seat in new.summary()["seats"]] == ["Ana", "Ben"]


def test_playing_by_requests(somebody: Makes) -> None:
    ana, ben = somebody("Ana"), somebody("Ben")
    table = ana.make_table(players=2)
    ben.table(table.id).sit()
    table.start()
    people = [table, ben.table(table.id)]
    actor = table.position().to_act
    assert actor is not None
    mine, other = people[actor], people[1 - actor]
    takes = [move for move in mine.position().legal if isinstance(move, Take)]
    assert mine.why_not(takes[0]) is None
    wrong = Buy("tower-13", ("denar-1",))
    reason = mine.why_not(wrong)
    assert reason is not None
    with pytest.raises(Refused) as refused:
        mine.move(wrong)
    assert (refused.value.code, refused.value.rule) == (reason.code, reason.rule)
    assert reason.rule is not None
    assert str(reason).endswith(f"({reason.rule})")
    assert mine.hint("beginner") in mine.position().legal
    assert mine.move(takes[0]).to_act == 1 - actor
    assert other.chat("Well taken") == other.log()[-1].seq
    assert other.log()[-1].text == "Well taken"
    assert {line["player"] for line in table.score_now("A")} <= {0, 1, "dirk"}
    other.resign()
    assert table.summary()["seats"][1 - actor].get("resigned")


def test_the_reason_is_in_the_language_asked_for(somebody: Makes) -> None:
    ana = somebody("Ana", language="de")
    with pytest.raises(Refused) as refused:
        ana.make_table(players=2, bots={0: "nobody"})
    assert refused.value.code == "no-bot"
    english = somebody(token=ana.token)
    with pytest.raises(Refused) as again:
        english.make_table(players=2, bots={0: "nobody"})
    assert str(again.value) != str(refused.value)


def test_bots_and_seats(somebody: Makes) -> None:
    ana, ben = somebody("Ana"), somebody("Ben")
    names = [bot["name"] for bot in ana.bots()]
    table = ana.make_table(game="granada", players=3, bots={2: names[0]})
    ben.table(table.id).sit(1)
    table.kick(1)
    assert table.add_bot(names[-1], 1)["seats"][1]["bot"] == names[-1]
    link = table.seat_link()
    assert somebody("Ana elsewhere").take_over(link).id == table.id
    with pytest.raises(Refused) as refused:
        table.start()
    assert refused.value.code == "not-the-host"


def test_nobody_answers() -> None:
    from sabika.client import Client

    with Client("http://127.0.0.1:9", patience=0.3) as client:
        with pytest.raises(Unreachable):
            client.me()
        with pytest.raises(Unreachable):
            client.table("abcdefgh").live()


def test_a_table_that_is_not_there(somebody: Makes) -> None:
    with pytest.raises(Refused) as refused:
        somebody().table("nosuchtable").live()
    assert refused.value.code == "no-such-table"


def test_who_starts_a_game_live_adds_to_its_seed(somebody: Makes) -> None:
    table = somebody("Ana").make_table(players=2, bots={1: "beginner"})
    with table.live() as live:
        live.do("start")
        first = table.summary()["commitments"]["contributions"]
    other = somebody("Ana").make_table(players=2, bots={1: "beginner"})
    with other.live() as live:
        live.do("start", contribution="my own")
        assert other.summary()["commitments"]["contributions"] == ["my own", ""]
    assert len(first[0]) == 32
