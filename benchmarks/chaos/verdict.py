"""What was acknowledged, beside what is in the database, in the records, and was heard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import orjson
from sqlalchemy import select

from benchmarks.chaos.nodes import Json
from benchmarks.chaos.party import Played
from benchmarks.chaos.seats import Asked, Player
from sabika.notation.fairness import check_fair
from sabika.notation.record import read_record
from sabika.notation.shape import RecordError
from sabika.notation.verify import replay
from sabika.server.storage.opening import connect
from sabika.server.storage.schema import log

KINDS = {"move": "moved", "undo": "undone", "chat": "chatted", "resign": "resigned"}


class Ledger:
    """The log of a table as it stands in the database, and what its players claim."""

    def __init__(self, rows: list[Any], party: Played) -> None:
        self.rows = rows
        self.party = party

    def faults(self) -> Iterator[str]:
        """Yield whatever is not as it was said to be."""
        if [row.seq for row in self.rows] != list(range(1, len(self.rows) + 1)):
            yield "the log has gaps"
        if not self.party.ended:
            yield "the game did not come to its end"
        for player in self.party.players:
            yield from player.faults
            yield from self._claims(player)

    def _claims(self, player: Player) -> Iterator[str]:
        own = {row.key: row for row in self.rows if row.person == player.caller.id}
        done = [row for row in own.values() if row.kind in KINDS.values()]
        wanted = {asked.key for asked in player.asked}
        for row in done:
            if row.key not in wanted:
                yield f"{row.kind} {row.seq} was asked by nobody"
        if len(done) > len(player.asked):
            yield f"{len(done)} commands were written of {len(player.asked)}"
        for asked in player.asked:
            if asked.seq is not None and not _stands(asked, own.get(asked.key)):
                yield f"{asked.key} was acknowledged as {asked.seq} and is not there"

    def found_again(self) -> int:
        """Return how many commands had been written although their first answer was lost."""
        at = {(row.person, row.key): row.at for row in self.rows}
        return sum(
            asked.times > 1 and at.get((player.caller.id, asked.key), asked.last) < asked.last
            for player in self.party.players
            for asked in player.asked
        )


def _stands(asked: Asked, row: Any) -> bool:
    if row is None or row.seq != asked.seq or row.kind != KINDS[asked.wish["do"]]:
        return False
    body = orjson.loads(row.body)
    return all(body[name] == asked.wish[name] for name in ("move", "text") if name in asked.wish)


def ledgers(database: str, parties: list[Played]) -> list[Ledger]:
    """Return what the database says of tables."""
    engine = connect(database)
    with engine.connect() as connection:
        found = []
        for party in parties:
            query = select(log).where(log.c.table_id == party.table).order_by(log.c.seq)
            found.append(Ledger(list(connection.execute(query)), party))
    engine.dispose()
    return found


def told_wrong(party: Played, address: str) -> Iterator[str]:
    """Yield what players heard otherwise than it stands now, and faults of the record."""
    with httpx.Client(base_url=f"http://{address}/api/v1/tables/{party.table}") as http:
        for player in party.players:
            headers = {"Authorization": f"Bearer {player.caller.token}"}
            entries: list[Json] = http.get("/log", headers=headers).json()["entries"]
            heard = list(player.heard.values())
            if len(heard) != len(entries):
                yield f"{len(entries)} entries, {len(heard)} heard"
            for entry, known in zip(entries, heard, strict=False):
                if any(known.get(name) != value for name, value in entry.items()):
                    yield f"entry {entry['seq']} was heard otherwise"
        record = read_record(http.get("/record").json())
    try:
        replay(record)
        check_fair(record, [party.commitment])
    except RecordError as error:
        yield f"the record: {error}"
