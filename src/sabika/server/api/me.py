"""``/me``: who one is here."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from sabika.server.api.context import Player, TheHouse, Visitor, answer, remember
from sabika.server.api.models import Me
from sabika.server.people.register import Person

router = APIRouter(tags=["people"])


def shown(person: Person) -> dict[str, object]:
    """Return what somebody is told of themselves."""
    return {"id": person.id, "name": person.name, "login": person.login}


@router.get("/me", summary="Who am I?")
async def who_am_i(person: Player) -> Response:
    """Return name and id of who asks."""
    return answer(shown(person))


@router.post("/me", summary="Take a name, or change it", status_code=201)
async def take_name(body: Me, request: Request, house: TheHouse, person: Visitor) -> Response:
    """Register somebody new, or rename who asks. The token is for clients without cookies."""
    if person is None:
        new = await house.people.add(body.name)
        token = house.people.token(new)
        response = answer({**shown(new), "token": token}, 201)
        remember(request, response, token)
        return response
    return answer(shown(await house.people.rename(person, body.name)))
