"""``/tables/{id}`` during the game: view, moves, taking back, talking, giving up."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response

from sabika.art.board import board_svg
from sabika.server.api import answers
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
from sabika.server.api.models import Chat, HintWish, Wish
from sabika.server.house import House
from sabika.server.people.register import Person
from sabika.server.problems import Problem
from sabika.server.stage import Stage
from sabika.server.tables import playing
from sabika.server.tables.drafts import Command, playing_seat, running_game
from sabika.server.tables.lobby import known_bot
from sabika.server.tables.seen import legal_moves, position, score_now, told
from sabika.server.tables.table import Table
from sabika.server.thinking.thinkers import NoThought
from sabika.server.thinking.worker import job_of

router = APIRouter(prefix="/tables/{table_id}", tags=["play"])
HINT = HintWish()


def shown(table: Table, eyes: int | None) -> dict[str, Any]:
    """Return the view of these eyes, and what they may do."""
    if table.game is None:
        raise Problem("not-started")
    return {"seq": table.seq, **position(table, eyes)}


async def act(
    house: House, stage: Stage, person: Person, command: Command, key: str | None
) -> Response:
    """Carry out a command of the game; return its number and the position after it."""
    house.limits.take("command", person.id)
    seq = await house.hall.act(stage, person.id, command, key)
    table, eyes = stage.table, eyes_of(stage, person)
    if table.game is None:
        return answer({"seq": seq})
    return answer({**shown(table, eyes), "seq": seq})


@router.get("/view", summary="What one sees", response_model=answers.Position)
async def view(stage: TheStage, person: Visitor, public: bool = False) -> Response:
    """Return the view from one's seat, or with ``public`` that of a spectator."""
    return answer(shown(*watched(stage, None if public else person)))


@router.get("/moves", summary="Legal moves", response_model=answers.LegalMoves)
async def moves(stage: TheStage, person: Visitor) -> Response:
    """Return the legal moves of who asks, with their notation; none if it is not their turn."""
    table, eyes = watched(stage, person)
    return answer({"seq": table.seq, "decision": table.decision, "moves": legal_moves(table, eyes)})


def wanted(body: Wish) -> Any:
    """Return the move or the text of a request."""
    if (body.move is None) == (body.text is None):
        raise Problem("malformed", field="move", params={"field": "move"})
    return playing.parsed(body.move) if body.text is None else body.text


@router.post("/moves", summary="Make a move", response_model=answers.Position)
async def make_move(
    body: Wish, house: TheHouse, stage: TheStage, person: Player, key: Key = None
) -> Response:
    """Make a move of one's seat. The answer comes when the move is durable."""
    return await act(house, stage, person, playing.move(wanted(body)), key)


@router.post("/why-not", summary="Why is a move not possible?", response_model=answers.Why)
async def why_not(body: Wish, stage: TheStage, person: Player, language: Language) -> Response:
    """Return the reason why one may not make a move now, or null."""
    running_game(stage.table)
    problem = playing.why_not(stage.table, person.id, wanted(body))
    return answer({"problem": None if problem is None else problem.to_json(language)})


@router.post("/undo", summary="Take back one decision", response_model=answers.Position)
async def undo(house: TheHouse, stage: TheStage, person: Player, key: Key = None) -> Response:
    """Take back one's last decision of this turn, if nothing was drawn since."""
    return await act(house, stage, person, playing.undo, key)


@router.post("/restart", summary="Take back the turn", response_model=answers.Position)
async def restart(house: TheHouse, stage: TheStage, person: Player, key: Key = None) -> Response:
    """Take back all decisions of this turn that can be taken back."""
    return await act(house, stage, person, playing.restart, key)


@router.post("/confirm", summary="Confirm the turn", response_model=answers.Position)
async def confirm(house: TheHouse, stage: TheStage, person: Player, key: Key = None) -> Response:
    """Agree to the move that was held, at tables where turns are confirmed."""
    return await act(house, stage, person, playing.confirm, key)


@router.post("/chat", summary="Say something", response_model=answers.Position | answers.Written)
async def chat(
    body: Chat, house: TheHouse, stage: TheStage, person: Player, key: Key = None
) -> Response:
    """Say something to everybody at the table."""
    house.limits.take("chat", person.id)
    return await act(house, stage, person, playing.chat(body.text), key)


@router.post("/resign", summary="Resign", response_model=answers.Position)
async def resign(house: TheHouse, stage: TheStage, person: Player, key: Key = None) -> Response:
    """Give up; a bot plays on for good."""
    return await act(house, stage, person, playing.resign, key)


@router.post("/abandon", summary="Abandon the game together", response_model=answers.Position)
async def abandon(house: TheHouse, stage: TheStage, person: Player, key: Key = None) -> Response:
    """Offer, or agree, to end the game without a result; all people have to."""
    return await act(house, stage, person, playing.abandon, key)


@router.post("/return", summary="Come back", response_model=answers.Position)
async def come_back(house: TheHouse, stage: TheStage, person: Player, key: Key = None) -> Response:
    """Play oneself again after a bot stood in."""
    return await act(house, stage, person, playing.come_back, key)


@router.get("/log", summary="What happened", response_model=answers.Log)
async def log(
    stage: TheStage, person: Visitor, after: Annotated[int, Query(ge=0, le=10**9)] = 0
) -> Response:
    """Return the entries after a number, as one saw them."""
    table, eyes = watched(stage, person)
    entries = [told(entry, news, eyes) for entry, news in stage.log[after : table.seq]]
    return answer({"seq": table.seq, "entries": entries})


@router.get("/score-now", summary="If it were scored now", response_model=answers.ScoreNow)
async def scored_now(
    stage: TheStage, person: Visitor, scoring: Literal["A", "B", "C"] = "A"
) -> Response:
    """Return the lines that a scoring would give now."""
    table, eyes = watched(stage, person)
    if table.game is None:
        raise Problem("not-started")
    return answer({"seq": table.seq, "lines": score_now(table, eyes, scoring)})


@router.post("/hint", summary="What would a bot do?", response_model=answers.Hint)
async def hint(house: TheHouse, stage: TheStage, person: Player, body: HintWish = HINT) -> Response:
    """Return what a bot thinks of one's turn, the best move first, where the table allows it."""
    table = stage.table
    game, seat = running_game(table), playing_seat(table, person.id)
    if not table.terms.hints:
        raise Problem("hints-off")
    if game.to_act != seat:
        raise Problem("not-your-turn")
    if table.held is not None:
        raise Problem("to-confirm")
    house.limits.take("hint", person.id)
    job = job_of(game, table.terms, seat, known_bot(body.bot), secrets.token_hex(8))
    try:
        found = await house.thinkers.think(job, person.id)
    except NoThought:
        raise Problem("no-hint") from None
    return answer({"decision": table.decision, "move": found["move"], **found["said"]})


@router.get("/board.svg", summary="The table as a drawing", response_class=Response)
async def board(
    stage: TheStage, person: Visitor, language: Language, dark: bool = False
) -> Response:
    """Return the drawing of what one sees."""
    table, eyes = watched(stage, person)
    if table.game is None:
        raise Problem("not-started")
    drawn = board_svg(table.game.view(eyes), dark=dark, language=language)
    return Response(drawn, headers={"Cache-Control": "no-store"}, media_type="image/svg+xml")
