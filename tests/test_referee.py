"""The referee accepts the example games and rejects every doctored copy of them."""

from __future__ import annotations

import json
import random
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

# isort: split
from referee import check, city, city_faults, exposed, longest_wall, money, scoring, setup
from referee.components import Face
from referee.doctor import DOCTORS, Doctor, indexes
from referee.game import give_left_over
from referee.shape import CHANCE
from referee.stream import Stream
from referee.table import Table
from referee.turn_end import do_scoring, refill_display

Record = dict[str, Any]
HERE = Path(__file__).parent
EXAMPLES: dict[str, Record] = {
    path.stem: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted((HERE / "fixtures" / "examples").glob("*.json"))
}


def test_there_are_nineteen_examples() -> None:
    assert len(EXAMPLES) == 19


@pytest.mark.parametrize("name", EXAMPLES)
def test_example_is_accepted(name: str) -> None:
    assert check(EXAMPLES[name]) == []


@pytest.mark.parametrize("doctor", DOCTORS, ids=lambda doctor: doctor.__name__)
@pytest.mark.parametrize("name", EXAMPLES)
def test_doctored_copy_is_rejected(name: str, doctor: Doctor) -> None:
    record = EXAMPLES[name]
    before = json.dumps(record)
    copies = list(doctor(record, random.Random(f"{name} {doctor.__name__}")))
    assert copies
    for copy in copies:
        faults = check(copy)
        assert faults, changes(record, copy)
        assert all(fault.count(": ") >= 2 for fault in faults)
    assert json.dumps(record) == before


def changes(old: Record, new: Record) -> str:
    for i, (was, now) in enumerate(zip(old["events"], new.get("events", []), strict=False)):
        if was != now or json.dumps(was) != json.dumps(now):
            return f"event {i}: {was} became {now}"
    return str({k: v for k, v in new.items() if k != "events"})


@pytest.mark.parametrize("name", EXAMPLES)
def test_allowed_variations(name: str) -> None:
    record = deepcopy(EXAMPLES[name])
    record["meta"] = {"anything": 1}
    record["events"] = [
        {**event, "at": "2020-01-01T00:00:00Z"}
        for event in record["events"]
        if event["event"] != "scored"
    ]
    for event in record["events"]:
        if event["event"] == "peek":
            event["direction"] = None
        if event["event"] == "reserve" and record["game"] == "alhambra":
            del event["side"]
    assert check(record) == []


@pytest.mark.parametrize("name", EXAMPLES)
def test_unfinished_record_stops_at_a_decision(name: str) -> None:
    record = EXAMPLES[name]
    events = record["events"]
    for i in random.Random(name).sample(range(len(events)), 40):
        faults = check({**record, "events": events[:i], "result": None})
        if events[i]["event"] in CHANCE:
            assert faults
        elif events[i]["event"] != "scored":
            assert faults == []


@pytest.mark.parametrize("reason", ["cut_off", "abandoned"])
def test_cut_off_record_has_scores_as_they_stand(reason: str) -> None:
    record = EXAMPLES["alhambra-base-3p"]
    last = indexes(record, "scored")[1]
    scores = record["events"][last]["totals"]
    cut = {**record, "events": record["events"][: last + 4]}
    good = {"scores": scores, "winners": [], "reason": reason}
    assert check({**cut, "result": good}) == []
    assert check({**cut, "result": {**good, "scores": [0, 0, 0]}})
    assert check({**cut, "result": {**good, "winners": [0]}})
    assert check({**cut, "result": {**good, "reason": "finished"}})


# ---- rules that no example reaches


def table(game: str = "alhambra", players: int = 3, **options: Any) -> Table:
    chosen = {"scoring": "standard", "open_attack": False, "ages": None, **options}
    modules = chosen.pop("modules", [])
    names = ["x"] * players
    return Table({"game": game, "modules": modules, "options": chosen, "players": names})


def test_youngest_of_the_tied_starts() -> None:
    """3.3, 12.1."""
    game = table(ages=[2, 0, 1])
    for player in game.players:
        player.hand = Counter({"denar-9": 2, "denar-2": 1, "florin-builder": 1})
    assert setup.start_player(game, Stream([]), [3, 3, 3]) == 2
    assert setup.start_player(game, Stream([]), [3, 3, 4]) == 0
    game.players[1].hand["denar-builder"] += 1  # M.1: builders do not count
    assert setup.start_player(game, Stream([]), [3, 3, 4]) == 0


def test_attack_never_goes_below_zero() -> None:
    """12.14."""
    game = table(players=2)
    game.players[0].points = 2
    scoring.attack(game, "north", "C")  # 3 + 1 + 1 for the lonely start tile
    assert [player.points for player in game.players] == [0, 0]


def test_builders_count_for_left_over_tiles() -> None:
    """8.1, 12.20: 3 of their currency."""
    game = table(players=2)
    game.market[0] = Face("tower-12", "front", "tower", 12, "")
    game.players[0].hand = Counter({"denar-2": 1})
    game.players[1].hand = Counter({"denar-builder": 1})
    give_left_over(game, Stream([{"event": "forgo", "player": 1, "tile": "tower-12"}]))
    assert game.market[0] is None


def test_display_stays_short_and_the_helpless_pass() -> None:
    """12.4."""
    game = table()
    assert refill_display(game, Stream([])) == []
    player = game.players[0]
    assert not game.can_act(player)
    player.reserve["tower-12"] = Face("tower-12", "front", "tower", 12, "")
    assert game.can_act(player)
    player.reserve.clear()
    game.market[1] = Face("tower-9a", "front", "tower", 9, "ES")
    player.hand = Counter({"dirham-8": 1, "denar-9": 1})
    assert not game.can_act(player)
    player.hand["dirham-1"] += 1
    assert game.can_act(player)


def test_bazaar_needs_a_tile_in_its_space_and_exact_money() -> None:
    """B.3."""
    game = table(modules=["bazaars"])
    game.open_bazaars = {"bazaar-dirham-a"}
    assert game.price("bazaar-dirham-a") is None
    game.market[1] = Face("tower-9a", "front", "tower", 9, "ES")
    assert game.price("bazaar-dirham-a") == ("dirham", 9)
    assert money.can_pay_exactly(Counter({"dirham-4": 2, "dirham-1": 1}), "dirham", 9)
    assert not money.can_pay_exactly(Counter({"dirham-8": 2, "denar-1": 1}), "dirham", 9)


def test_equal_totals_share_and_dirk_gets_what_there_is() -> None:
    """7.3 as RULES.md puts it, 12.19."""
    assert scoring.shared((13, 6), {0: 2, 1: 2, 2: 1}) == {0: 9, 1: 9, 2: 0}
    assert scoring.shared((13, 6), {0: 3, 1: 2, 2: 2}) == {0: 13, 1: 3, 2: 3}
    game = table(players=2)
    game.bag = {"tower-12"}
    setup.draw_for_dirk(game, Stream([{"event": "draw_tile", "tile": "tower-12"}]), 6, "front")
    assert game.dirk is not None
    assert len(game.dirk.tiles) == 1
    assert not game.bag


def test_open_attack_hits_without_an_event() -> None:
    """I.5: the open card is the attack."""
    game = table(modules=["invaders"], open_attack=True)
    game.top_attack = "west"
    game.players[0].points = 10
    do_scoring(game, Stream([]), "B")
    assert [player.points for player in game.players] == [8, 0, 0]


def test_five_piles() -> None:
    """3.5, 12.23, M.2."""
    assert len(money.divisions(83)) == 10
    assert {sum(sizes) for sizes in money.divisions(83)} == {83}
    sizes = (2, 2, 2, 2, 2)
    for early in (["A"], ["money", "A"], ["money"] * 5, ["money"] * 2 + ["B"]):
        assert not money.fits(early, sizes, (0, 0))
    order = ["money"] * 2 + ["A"] + ["money"] * 4 + ["B"] + ["money"] * 4
    assert all(money.fits(order[:n], sizes, (0, 0)) for n in range(13))
    assert not money.fits([*order, "money"], sizes, (0, 0))
    assert not money.fits(["money"] * 2 + ["A", "builder"], sizes, (3, 3))
    assert money.fits(["money"] * 4 + ["A", "builder"], sizes, (3, 3))


# ---- cities


def test_city_faults_by_hand() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert city_faults({(0, 0): ""}) == []
    assert [fault[:3] for fault in city_faults({(0, 0): "", (1, 0): "W"})] == ["5.2", "5.3"]
    assert [fault[:3] for fault in city_faults({(0, 0): "", (1, 1): ""})] == ["5.4"]
    assert [fault[:3] for fault in city_faults(dict.fromkeys(ring, ""))] == ["5.5"]
    assert [fault[:3] for fault in city_faults({(0, 0): "", (9**20, 1): ""})] == ["5.4"]
    assert city_faults({}) == ["4.3: the start tile is missing"]
    unreached = {(0, 0): "", (1, 0): "E", (2, 0): "W"}
    assert [fault[:3] for fault in city_faults(unreached)] == ["5.3"]


def test_longest_wall_by_hand() -> None:
    """7.4: corners join, inner walls and open sides break, a closed outline counts every side."""
    assert longest_wall({(0, 0): ""}) == 0
    assert longest_wall({(0, 0): "", (0, 1): "NEW"}) == 3
    assert longest_wall({(0, 0): "", (0, 1): "NEW", (1, 0): "ES"}) == 3
    closed = {(0, 0): "", (0, 1): "NEW", (1, 0): "NES", (0, -1): "ESW", (-1, 0): "NSW"}
    assert city_faults(closed) == []
    assert longest_wall(closed) == 12
    assert [exposed(closed, side) for side in city.LETTER] == [0, 0, 0, 0]
    assert exposed({(0, 0): "", (0, 1): "W"}, "west") == 1


def run_along_outline(walls: city.City) -> int:
    """7.4 again: walk once around with the city on the right, then look for the longest run."""
    top = max(walls, key=lambda square: (square[1], square[0]))
    here, side = top, "N"
    sides: list[bool] = []
    while not sides or (here, side) != (top, "N"):
        sides.append(side in walls[here])
        right = "NESW"["NESW".index(side) - 3]
        ahead = city.neighbour(here, right)
        if city.neighbour(ahead, side) in walls:
            here, side = city.neighbour(ahead, side), "NESW"["NESW".index(side) - 1]
        elif ahead in walls:
            here = ahead
        else:
            side = right
    if all(sides):
        return len(sides)
    return max(len(run) for run in "".join("1" if s else "0" for s in sides * 2).split("0"))


def test_random_cities() -> None:
    """5.6 and its consequences, and the two ways to find the longest wall."""
    chooser = random.Random(5)
    kinds = ["", "N", "E", "S", "W", "NE", "ES", "SW", "NW", "NEW", "ESW", "NES", "NSW"]
    for _ in range(40):
        walls = {(0, 0): ""}
        for _ in range(chooser.randrange(4, 22)):
            new = chooser.choice(kinds)
            free = city.places(walls, new)
            if free:
                walls[chooser.choice(free)] = new
            if chooser.random() < 0.2:
                out = chooser.choice(sorted(walls))
                if city.can_remove(walls, out):
                    del walls[out]
        assert city_faults(walls) == []
        assert longest_wall(walls) == run_along_outline(walls)
        for x, y in walls:
            for dx in (-1, 1):  # never only a corner
                if (x + dx, y + 1) in walls:
                    assert (x + dx, y) in walls or (x, y + 1) in walls
        square = chooser.choice(sorted(walls))
        for new in kinds:  # a swap is right if and only if the touching sides are
            fits = not city.touching_faults(city.swapped(walls, square, new))
            assert city.can_swap(walls, square, new) == (fits and square != (0, 0))
