"""``/tables`` before the start: list, make, sit, leave, kick, bots, start."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Response

from sabika.server.api import answers
from sabika.server.api.context import (
    Key,
    Player,
    TheHouse,
    TheStage,
    Visitor,
    answer,
    watched,
)
from sabika.server.api.models import AddBot, NewTable, Rematch, Sit, Start
from sabika.server.founding import found_rematch, found_table
from sabika.server.house import House
from sabika.server.people.register import Person, needed
from sabika.server.stage import Stage
from sabika.server.storage.lists import my_tables, open_tables
from sabika.server.tables import lobby
from sabika.server.tables.drafts import Command
from sabika.server.tables.seen import summary

router = APIRouter(prefix="/tables", tags=["lobby"])
ANY_SEAT, NOW, AGAIN = Sit(), Start(), Rematch()
SeatNumber = Annotated[int, Path(ge=0, le=5)]


async def act(
    house: House, stage: Stage, person: Person, command: Command, key: str | None
) -> Response:
    """Carry out a command and return the table after it."""
    house.limits.take("command", person.id)
    seq = await house.hall.act(stage, person.id, command, key)
    return answer({"seq": seq, "table": summary(stage.table)})


@router.get("", summary="Tables that are open, or one's own", response_model=answers.Tables)
async def list_tables(
    house: TheHouse,
    person: Visitor,
    mine: bool = False,
    status: Literal["open", "playing", "over"] = "open",
    game: Literal["alhambra", "granada"] | None = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """List public tables, or all those at which one sits, the latest first."""
    if mine:
        owner = needed(person).id
        rows = await house.stock.read(lambda c: my_tables(c, owner, status, limit))
    else:
        rows = await house.stock.read(lambda c: open_tables(c, status, game, limit))
    return answer({"tables": rows})


@router.post("", summary="Make a table", status_code=201, response_model=answers.Done)
async def make_table(body: NewTable, house: TheHouse, person: Player, key: Key = None) -> Response:
    """Make a table and sit down at it as its host."""
    bots = {int(seat): bot for seat, bot in body.bots.items()}
    stage = await found_table(house, person, body.terms(), bots, body.contribution, key)
    made = stage.log[0][0]
    return answer({"seq": made.seq, "table": summary(stage.table)}, 201)


@router.get("/{table_id}", summary="A table", response_model=answers.Table)
async def one_table(stage: TheStage, person: Visitor) -> Response:
    """Return what everybody may know of a table, and one's own seat."""
    table, eyes = watched(stage, person)
    return answer({**summary(table), "seat": eyes})


@router.post("/{table_id}/seats", summary="Sit down", response_model=answers.Done)
async def sit(
    house: TheHouse, stage: TheStage, person: Player, key: Key = None, body: Sit = ANY_SEAT
) -> Response:
    """Take a seat of a table that has not begun."""
    command = lobby.sit(body.seat, person.name, body.contribution)
    return await act(house, stage, person, command, key)


@router.delete("/{table_id}/seats/mine", summary="Leave", response_model=answers.Done)
async def leave(house: TheHouse, stage: TheStage, person: Player, key: Key = None) -> Response:
    """Leave: before the start the seat is free again, later a bot stands in."""
    return await act(house, stage, person, lobby.leave, key)


@router.delete("/{table_id}/seats/{seat}", summary="Kick", response_model=answers.Done)
async def kick(
    seat: SeatNumber, house: TheHouse, stage: TheStage, person: Player, key: Key = None
) -> Response:
    """Send somebody away before the start; the host may."""
    return await act(house, stage, person, lobby.kick(seat), key)


@router.post("/{table_id}/bots", summary="Add a bot", response_model=answers.Done)
async def add_bot(
    body: AddBot, house: TheHouse, stage: TheStage, person: Player, key: Key = None
) -> Response:
    """Seat a bot; the host may."""
    return await act(house, stage, person, lobby.add_bot(body.seat, body.bot), key)


@router.post("/{table_id}/start", summary="Start", response_model=answers.Done)
async def start(
    house: TheHouse, stage: TheStage, person: Player, key: Key = None, body: Start = NOW
) -> Response:
    """Begin the game; the host may, once all seats are taken."""
    return await act(house, stage, person, lobby.start(body.contribution), key)


@router.post(
    "/{table_id}/rematch", summary="Play again", status_code=201, response_model=answers.Done
)
async def rematch(
    house: TheHouse, stage: TheStage, person: Player, key: Key = None, body: Rematch = AGAIN
) -> Response:
    """Make a table of the same kind for the same people, or sit down at it."""
    new = await found_rematch(house, stage, person, body.contribution, key)
    return answer({"seq": new.table.seq, "table": summary(new.table)}, 201)
