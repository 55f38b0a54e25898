"""``/me``: who one is here."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from sabika.server.api import answers
from sabika.server.api.context import COOKIE, Player, TheHouse, Visitor, answer, remember
from sabika.server.api.models import Account, NewName
from sabika.server.house import House
from sabika.server.operations.limits import address_of
from sabika.server.people.register import Person

router = APIRouter(tags=["people"])


def shown(person: Person) -> dict[str, object]:
    """Return what somebody is told of themselves."""
    return {"id": person.id, "name": person.name, "login": person.login}


@router.get("/me", summary="Who am I?", response_model=answers.Me)
async def who_am_i(person: Player) -> Response:
    """Return name and id of who asks."""
    return answer(shown(person))


@router.post(
    "/me",
    summary="Take a name, or change it",
    status_code=201,
    response_model=answers.Entered,
    responses={200: {"model": answers.Me, "description": "The name was changed, or kept"}},
)
async def take_name(body: NewName, request: Request, house: TheHouse, person: Visitor) -> Response:
    """Register somebody new, or rename who asks. The token is for clients without cookies."""
    if person is None:
        house.limits.take("newcomer", address_of(_client(request)))
        new = await house.people.add(body.name)
        token = house.people.token(new)
        response = answer({**shown(new), "token": token}, 201)
        remember(request, response, token)
        return response
    if body.keep:
        return answer(shown(person))
    return answer(shown(await house.people.rename(person, body.name)))


@router.put(
    "/me/account", summary="Make an account, or change the password", response_model=answers.Entered
)
async def make_account(
    body: Account, request: Request, house: TheHouse, person: Player
) -> Response:
    """Keep one's games across devices. Tokens of before are void; the answer has a new one."""
    changed = await house.accounts.make(person, body.login, body.password)
    return _entered(request, house, changed)


@router.post("/login", summary="Open one's account", response_model=answers.Entered)
async def log_in(body: Account, request: Request, house: TheHouse) -> Response:
    """Be on this device who one is on others."""
    for who in (address_of(_client(request)), f"account {body.login.casefold()}"):
        house.limits.take("login", who)
    return _entered(request, house, await house.accounts.open(body.login, body.password))


@router.post("/logout", summary="Forget who I am", status_code=204, response_class=Response)
async def log_out(house: TheHouse, person: Player, everywhere: bool = False) -> Response:
    """Forget the cookie of this browser; ``everywhere`` makes all tokens void."""
    if everywhere:
        await house.people.change(person, epoch=person.epoch + 1)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


def _client(request: Request) -> tuple[str, int] | None:
    return None if request.client is None else (request.client.host, request.client.port)


def _entered(request: Request, house: House, person: Person) -> Response:
    token = house.people.token(person)
    response = answer({**shown(person), "token": token})
    remember(request, response, token)
    return response
