"""``/tables/{id}`` during the game: view, moves, taking back, talking, giving up."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from sabika.server.api.context import (
    Key,
    Language,
    Player,
    TheHouse,
    TheStage,
    Visitor,
    answer,
    eyes_of,
    watched,
)
from sabika.server.api.models import Chat, Wish
from sabika.server.hall import Hall
from sabika.server.people.register import Person
from sabika.server.problems import Problem
from sabika.server.stage import Stage
from sabika.server.tables import playing
from sabika.server.tables.drafts import Command, running_game
from sabika.server.tables.seen import legal_moves, position, told
from sabika.server.tables.table import Table

router = APIRouter(prefix="/tables/{table_id}", tags=["play"])


def shown(table: Table, eyes: int | None) -> dict[str, Any]:
    """Return the view of these eyes, and what they may do."""
    if table.game is None:
        raise Problem("not-started")
    return {"seq": table.seq, **position(table, eyes)}


async def act(
    hall: Hall, stage: Stage, person: Person, command: Command, key: str | None
) -> Response:
    """Carry out a command of the game; return its number and the position after it."""
    seq = await hall.act(stage, person.id, command, key)
    table, eyes = stage.table, eyes_of(stage, person)
    if table.game is None:
        return answer({"seq": seq})
    return answer({**shown(table, eyes), "seq": seq})


@router.get("/view", summary="What one sees")
async def view(stage: TheStage, person: Visitor) -> Response:
    """Return the view from one's seat, or that of a spectator, and what one may do."""
    return answer(shown(*watched(stage, person)))


@router.get("/moves", summary="Legal moves")
async def moves(stage: TheStage, person: Visitor) -> Response:
    """Return the legal moves of who asks, with their notation; none if it is not their turn."""
    table, eyes = watched(stage, person)
    return answer({"seq": table.seq, "decision": table.decision, "moves": legal_moves(table, eyes)})


def wanted(body: Wish) -> Any:
    """Return the move or the text of a request."""
    if (body.move is None) == (body.text is None):
        raise Problem("malformed", field="move", params={"field": "move"})
    return playing.parsed(body.move) if body.text is None else body.text


@router.post("/moves", summary="Make a move")
async def make_move(
    body: Wish, house: TheHouse, stage: TheStage, person: Player, key: Key = None
) -> Response:
    """Make a move of one's seat. The answer comes when the move is durable."""
    return await act(house.hall, stage, person, playing.move(wanted(body)), key)


@router.post("/why-not", summary="Why is a move not possible?")
async def why_not(body: Wish, stage: TheStage, person: Player, language: Language) -> Response:
    """Return the reason why one may not make a move now, or null."""
    running_game(stage.table)
    problem = playing.why_not(stage.table, person.id, wanted(body))
    return answer({"problem": None if problem is None else problem.to_json(language)})


@router.post("/undo", summary="Take back one decision")
async def undo(house: TheHouse, stage: TheStage, person: Player, key: Key = None) -> Response:
    """Take back one's last decision of this turn, if nothing was drawn since."""
    return await act(house.hall, stage, person, playing.undo, key)


@router.post("/restart", summary="Take back the turn")
async def restart(house: TheHouse, stage: TheStage, person: Player, key: Key = None) -> Response:
    """Take back all decisions of this turn that can be taken back."""
    return await act(house.hall, stage, person, playing.restart, key)


@router.post("/confirm", summary="Confirm the turn")
async def confirm(house: TheHouse, stage: TheStage, person: Player, key: Key = None) -> Response:
    """Agree to the move that was held, at tables where turns are confirmed."""
    return await act(house.hall, stage, person, playing.confirm, key)


@router.post("/chat", summary="Say something")
async def chat(
    body: Chat, house: TheHouse, stage: TheStage, person: Player, key: Key = None
) -> Response:
    """Say something to everybody at the table."""
    return await act(house.hall, stage, person, playing.chat(body.text), key)


@router.post("/resign", summary="Resign")
async def resign(house: TheHouse, stage: TheStage, person: Player, key: Key = None) -> Response:
    """Give up; a bot plays on for good."""
    return await act(house.hall, stage, person, playing.resign, key)


@router.post("/abandon", summary="Abandon the game together")
async def abandon(house: TheHouse, stage: TheStage, person: Player, key: Key = None) -> Response:
    """Offer, or agree, to end the game without a result; all people have to."""
    return await act(house.hall, stage, person, playing.abandon, key)


@router.post("/return", summary="Come back")
async def come_back(house: TheHouse, stage: TheStage, person: Player, key: Key = None) -> Response:
    """Play oneself again after a bot stood in."""
    return await act(house.hall, stage, person, playing.come_back, key)


@router.get("/log", summary="What happened")
async def log(
    stage: TheStage, person: Visitor, after: Annotated[int, Query(ge=0, le=10**9)] = 0
) -> Response:
    """Return the entries after a number, as one saw them."""
    table, eyes = watched(stage, person)
    entries = [told(entry, news, eyes) for entry, news in stage.log[after : table.seq]]
    return answer({"seq": table.seq, "entries": entries})
