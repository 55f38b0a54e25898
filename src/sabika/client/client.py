"""A server, for one person."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import TracebackType
from typing import Literal, Unpack

from sabika.client.calls import Calls, contribution
from sabika.client.shapes import Card, Json, Person, Rating, Terms
from sabika.client.table import Table

Title = Literal["alhambra", "granada"]
Status = Literal["open", "playing", "over"]


class Client:
    """Somebody at a server.

    Keep ``token`` to be the same person later; without one ``register`` or ``log_in`` first, or
    only watch. A request that is not answered is tried again for ``patience`` seconds, and done
    once.
    """

    def __init__(
        self, url: str, token: str | None = None, *, language: str = "en", patience: float = 60.0
    ) -> None:
        self._calls = Calls(url, token, language, patience)

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of all connections."""
        self._calls.close()

    @property
    def token(self) -> str | None:
        """What proves who one is; as secret as a password."""
        return self._calls.token

    # Who one is.

    def register(self, name: str) -> Person:
        """Be somebody new."""
        self._calls.token = None
        return self._entered("POST", "/me", {"name": name})

    def me(self) -> Person:
        """Return who one is."""
        found: Person = self._calls.get("/me")
        return found

    def rename(self, name: str) -> Person:
        """Change how one is called from now on."""
        found: Person = self._calls.do("POST", "/me", {"name": name})
        return found

    def make_account(self, login: str, password: str) -> Person:
        """Keep one's games across devices, or change the password; older tokens become void."""
        return self._entered("PUT", "/me/account", {"login": login, "password": password})

    def log_in(self, login: str, password: str) -> Person:
        """Be on this device who one is on others."""
        return self._entered("POST", "/login", {"login": login, "password": password})

    def log_out(self, everywhere: bool = False) -> None:
        """Forget the token; ``everywhere`` makes all tokens of this person void."""
        self._calls.do("POST", f"/logout?everywhere={str(everywhere).lower()}")
        self._calls.token = None

    def _entered(self, method: str, path: str, body: Json) -> Person:
        found = self._calls.do(method, path, body)
        self._calls.token = found.pop("token")
        person: Person = found
        return person

    # Tables.

    def tables(
        self, status: Status = "open", game: Title | None = None, mine: bool = False
    ) -> list[Card]:
        """Return public tables, or those at which one sits, the latest first."""
        found: list[Card] = self._calls.get("/tables", status=status, game=game, mine=mine)[
            "tables"
        ]
        return found

    def table(self, table_id: str) -> Table:
        """Return a table by its id; nothing is asked yet."""
        return Table(self._calls, table_id)

    def make_table(
        self,
        game: Title = "alhambra",
        players: int = 3,
        modules: Iterable[str] = (),
        bots: Mapping[int, str] | None = None,
        **terms: Unpack[Terms],
    ) -> Table:
        """Make a table and sit down at it; the other terms are ``shapes.Terms``."""
        body = {
            "game": game,
            "players": players,
            "modules": list(modules),
            "bots": {str(seat): bot for seat, bot in (bots or {}).items()},
            "contribution": contribution(),
            **terms,
        }
        return self.table(self._calls.do("POST", "/tables", body)["table"]["id"])

    def take_over(self, link: str) -> Table:
        """Become the owner of the seat that a link is for."""
        return self.table(self._calls.do("POST", "/seat-links", {"link": link})["table"]["id"])

    # History.

    def games(
        self,
        player: str | None = None,
        name: str | None = None,
        game: Title | None = None,
        before: int | None = None,
        limit: int = 50,
    ) -> list[Card]:
        """Return finished games, the latest first; ``before`` is the end of the last one known."""
        found: list[Card] = self._calls.get(
            "/games", player=player, name=name, game=game, before=before, limit=limit
        )["games"]
        return found

    def player(self, person: str) -> Json:
        """Return somebody's name, ratings and number of games."""
        found: Json = self._calls.get(f"/players/{person}")
        return found

    def head_to_head(self, person: str, other: str) -> Json:
        """Return how two people did in the games that they played with each other."""
        found: Json = self._calls.get(f"/players/{person}/against/{other}")
        return found

    def ratings(self, game: Title = "alhambra", limit: int = 50) -> list[Rating]:
        """Return the ratings of people and bots at a title, the best first."""
        found: list[Rating] = self._calls.get("/ratings", game=game, limit=limit)["ratings"]
        return found

    def bots(self) -> list[Json]:
        """Return the bots that can sit at tables."""
        found: list[Json] = self._calls.get("/bots")["bots"]
        return found
