"""One table of a server."""

from __future__ import annotations

from typing import Any, Literal

from sabika.client.calls import Calls, contribution
from sabika.client.errors import Refused
from sabika.client.live import Live
from sabika.client.news import News, Position
from sabika.client.shapes import Json, Scores, Summary
from sabika.notation.shape import read_move
from sabika.play.events import Move


def wish(move: Move | str) -> Json:
    """Return a move, an object or a line in notation, as it is sent."""
    return {"text": move} if isinstance(move, str) else {"move": move.to_json()}


class Table:
    """A table, for who has a seat there or watches. Nothing is kept here: each call asks."""

    def __init__(self, calls: Calls, table_id: str) -> None:
        self._calls = calls
        self.id = table_id

    def __repr__(self) -> str:
        return f"Table({self.id!r})"

    def _get(self, path: str, **query: Any) -> Any:
        return self._calls.get(f"/tables/{self.id}{path}", **query)

    def _post(self, path: str, body: Json | None = None) -> Any:
        return self._calls.do("POST", f"/tables/{self.id}{path}", body)

    def _delete(self, path: str) -> Summary:
        found: Summary = self._calls.do("DELETE", f"/tables/{self.id}{path}")["table"]
        return found

    # Before the start.

    def summary(self) -> Summary:
        """Return what everybody may know of the table, and one's own seat."""
        found: Summary = self._get("")
        return found

    def sit(self, seat: int | None = None) -> Summary:
        """Take a seat, or the first free one."""
        found: Summary = self._post("/seats", {"seat": seat, "contribution": contribution()})[
            "table"
        ]
        return found

    def leave(self) -> Summary:
        """Leave: before the start the seat is free again, later a bot stands in."""
        return self._delete("/seats/mine")

    def kick(self, seat: int) -> Summary:
        """Send somebody away, or a bot; the host may, before the start."""
        return self._delete(f"/seats/{seat}")

    def add_bot(self, bot: str, seat: int | None = None) -> Summary:
        """Seat a bot; the host may."""
        found: Summary = self._post("/bots", {"bot": bot, "seat": seat})["table"]
        return found

    def start(self) -> Summary:
        """Begin the game, with a new contribution; the host may, once all seats are taken."""
        found: Summary = self._post("/start", {"contribution": contribution()})["table"]
        return found

    def seat_link(self) -> str:
        """Return a link by which one's seat can be taken over, once (``Client.take_over``)."""
        return str(self._post("/seats/mine/link")["link"])

    # The game.

    def live(self, after: int | None = None) -> Live:
        """Watch and play live; ``after`` is the last entry that one knows."""
        return Live(self._calls, self.id, after)

    def position(self) -> Position:
        """Return what one sees and may do now."""
        return Position(self._get("/view"))

    def move(self, move: Move | str) -> Position:
        """Make a move, given as an object or in notation; it is durable when this returns."""
        return Position(self._post("/moves", wish(move)))

    def why_not(self, move: Move | str) -> Refused | None:
        """Return why one's move would be refused now; None if it would not be."""
        found = self._post("/why-not", wish(move))["problem"]
        return None if found is None else Refused(found)

    def undo(self) -> Position:
        """Take back one's last decision, as far as the rules of undo allow."""
        return Position(self._post("/undo"))

    def restart(self) -> Position:
        """Take back all of one's turn that can be taken back."""
        return Position(self._post("/restart"))

    def confirm(self) -> Position:
        """Agree to one's move that waits for it."""
        return Position(self._post("/confirm"))

    def chat(self, text: str) -> int:
        """Say something to the table; return the number of its entry."""
        return int(self._post("/chat", {"text": text})["seq"])

    def resign(self) -> None:
        """Give up; a bot plays on for good."""
        self._post("/resign")

    def abandon(self) -> None:
        """Offer, or agree, to end the game without a result."""
        self._post("/abandon")

    def come_back(self) -> None:
        """Play oneself again after a bot stood in."""
        self._post("/return")

    def hint(self, bot: str = "expert") -> Move:
        """Return what a bot would do in one's place, where the table allows hints."""
        return read_move(self._post("/hint", {"bot": bot})["move"], 0)

    def score_now(self, scoring: Literal["A", "B", "C"] = "A") -> list[Json]:
        """Return the lines that a scoring would give now."""
        found: list[Json] = self._get("/score-now", scoring=scoring)["lines"]
        return found

    def log(self, after: int = 0) -> list[News]:
        """Return what happened after an entry, as one saw it."""
        return [News(entry) for entry in self._get("/log", after=after)["entries"]]

    # After the game.

    def record(self) -> Json:
        """Return the record; of a running game what one saw of it."""
        found: Json = self._get("/record")
        return found

    def scores(self) -> Scores:
        """Return every scoring with its lines."""
        found: Scores = self._get("/scores")
        return found

    def replay(
        self, event: int = 0, count: int = 1, seat: int | None = None, open_hands: bool = False
    ) -> list[Json]:
        """Return views of an ended game from an event on, from any seat, or with open hands."""
        found: Json = self._get("/replay", event=event, count=count, seat=seat, open=open_hands)
        frames: list[Json] = found["frames"]
        return frames

    def rematch(self) -> Table:
        """Return the table for another game of the same people, sitting there."""
        found = self._post("/rematch", {"contribution": contribution()})
        return Table(self._calls, found["table"]["id"])
