"""The referee: replays a record event by event and says what breaks the rules."""

from __future__ import annotations

from typing import Any

from .actions import add_tile, take_actions
from .components import SPACES
from .faults import Fault, Stopped
from .money import holding
from .setup import set_up
from .shape import record_faults
from .stream import Stream
from .table import Table
from .turn_end import do_scoring, end_turn


def give_left_over(table: Table, stream: Stream) -> None:
    """8.1, 8.2, 12.8, 12.20: the market's tiles go to those with most money, space by space."""
    for space, name in enumerate(SPACES):
        face = table.market[space]
        money = [holding(player.hand, name) for player in table.players]
        best = max(money)
        if face is None or best == 0 or money.count(best) > 1:
            continue
        seat = money.index(best)
        event = stream.decision(seat, ["place", "forgo"], "8.2")
        if event["tile"] != face.tile:
            raise Fault("8.1", f"{face.tile} is to be placed or forgone, not {event['tile']}")
        table.market[space] = None
        if event["event"] == "place":
            if "flip" in event:
                raise Fault("G.8", "a left-over tile cannot be turned")
            add_tile(table.players[seat], face, (event["x"], event["y"]))


def play(table: Table, stream: Stream) -> None:
    """A whole game (3 to 8)."""
    seat = set_up(table, stream)
    while end_turn(table, stream, seat, take_actions(table, stream, seat)):
        seat = (seat + 1) % len(table.players)  # 4: clockwise
    give_left_over(table, stream)
    do_scoring(table, stream, "C")
    stream.finish()


def check_result(record: dict[str, Any], table: Table, finished: bool) -> list[str]:
    """8.3, 12.13, 12.21: the result against the points as they stand."""
    result = record["result"]
    if result is None:
        return ["result: RECORD: the game is over, but has no result"] if finished else []
    if finished != (result["reason"] == "finished"):
        state = "is over" if finished else "is not over"
        return [f"result: 12.13: the game {state}, the reason is {result['reason']}"]
    faults = []
    points = [player.points for player in table.players]
    if result["scores"] != points:
        faults.append(f"result: 8.3: the scores are {points}, not {result['scores']}")
    winners = [seat for seat, own in enumerate(points) if own == max(points) and finished]
    if sorted(result["winners"]) != winners:
        rule = "8.3" if finished else "12.13"
        faults.append(f"result: {rule}: the winners are {winners}, not {result['winners']}")
    return faults


def check(record: dict[str, Any]) -> list[str]:
    """Every fault of the configuration, or the first of the events, or those of the result."""
    faults = record_faults(record)
    if faults:
        return faults
    table = Table(record)
    stream = Stream(record["events"])
    finished = True
    try:
        play(table, stream)
    except Stopped:
        finished = False
    except Fault as fault:
        return [f"event {stream.current}: {fault}"]
    return check_result(record, table, finished)
