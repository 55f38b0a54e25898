"""Finished games, players and ratings."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Response

from sabika.server.api import answers
from sabika.server.api.context import TheHouse, Visitor, answer
from sabika.server.history.lookup import best_rated, finished_games, head_to_head, one_player
from sabika.server.problems import Problem

router = APIRouter(tags=["history"])
Title = Literal["alhambra", "granada"]
PersonId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{8,64}$")]
Limit = Annotated[int, Query(ge=1, le=100)]


@router.get("/games", summary="Finished games", response_model=answers.Games)
async def games(
    house: TheHouse,
    person: Visitor,
    player: Annotated[str | None, Query(pattern="^[A-Za-z0-9_-]{8,64}$")] = None,
    name: Annotated[str | None, Query(min_length=1, max_length=40, pattern=r"^[^\x00]*$")] = None,
    game: Title | None = None,
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
    limit: Limit = 50,
) -> Response:
    """List finished games, the latest first; ``before`` is the end of the last one known."""
    rows = await house.stock.read(
        partial(
            finished_games,
            asking=None if person is None else person.id,
            player=player,
            name=name,
            game=game,
            before=before,
            limit=limit,
        )
    )
    return answer({"games": rows})


@router.get("/players/{person_id}", summary="A player", response_model=answers.Player)
async def player(person_id: PersonId, house: TheHouse) -> Response:
    """Return somebody's name, ratings and number of games."""
    found = await house.stock.read(partial(one_player, person=person_id))
    if found is None:
        raise Problem("no-such-person")
    return answer(found)


@router.get(
    "/players/{person_id}/against/{other}",
    summary="Head to head",
    response_model=answers.HeadToHead,
)
async def against(person_id: PersonId, other: PersonId, house: TheHouse) -> Response:
    """Return how two people did in the games that they played with each other."""
    found = await house.stock.read(partial(head_to_head, person=person_id, other=other))
    return answer(found)


@router.get("/ratings", summary="The best players", response_model=answers.Ratings)
async def ratings(house: TheHouse, game: Title = "alhambra", limit: Limit = 50) -> Response:
    """Return the ratings of people and bots at a title, the best first."""
    rows = await house.stock.read(partial(best_rated, game=game, limit=limit))
    return answer({"ratings": rows})
