"""Was chance fair? A served game is checked against what was published before its first card.

The server publishes the SHA-256 of a secret when a table is made; every player adds a text; the
seed follows from both (``docs/chance.md``). When the game is over its record reveals everything in
``meta.fair``: ``server_part``, ``server_commitment`` and ``contributions``.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Collection, Iterator
from typing import Any

from sabika.notation.record import Record, load_records, read_record
from sabika.notation.shape import RecordError
from sabika.notation.verify import replay, resume
from sabika.play.errors import IllegalMove
from sabika.play.seeds import commitment_of, joined_seed


def check_fair(record: Record, published: Collection[str] = ()) -> None:
    """Check the seed, its commitments and every shuffle; raises ``RecordError`` at a fault.

    ``published`` are commitments noted before the game: each has to be one of the record's.
    """
    if record.seed is None:
        raise RecordError("no-seed", "the record has no seed: it is revealed when a game has ended")
    if record.commitment != commitment_of(record.seed):
        raise RecordError("wrong-commitment", "the commitment is not that of the seed")
    known = {record.commitment}
    if "fair" in record.meta:
        known.add(_check_join(record))
    for noted in published:
        if noted.lower() not in known:
            raise RecordError("other-commitment", f"{noted} is no commitment of this game")
    resume(record)


def _check_join(record: Record) -> str:
    """Check that the seed follows from all parts; return the commitment of the server's."""
    fair: Any = record.meta["fair"]
    if not isinstance(fair, dict):
        raise RecordError("bad-fair", "meta.fair is an object")
    part, committed, added = (
        fair.get(name) for name in ("server_part", "server_commitment", "contributions")
    )
    if not isinstance(part, str) or not isinstance(committed, str):
        raise RecordError("bad-fair", "server_part and server_commitment are texts")
    if not isinstance(added, list) or not all(isinstance(text, str) for text in added):
        raise RecordError("bad-fair", "contributions is a list of texts")
    if len(added) != record.config.players:
        raise RecordError("bad-fair", "there is one contribution for each seat")
    try:
        digest, seed = hashlib.sha256(part.encode()).hexdigest(), joined_seed(part, added)
    except UnicodeEncodeError:
        raise RecordError("bad-fair", "meta.fair holds halves of characters") from None
    if digest != committed:
        raise RecordError("wrong-commitment", "the commitment is not that of the server's part")
    if seed != record.seed:
        raise RecordError("wrong-seed", "the seed does not follow from the parts of all")
    return committed


def check_file(
    path: str | os.PathLike[str], box: Any = None, published: Collection[str] = ()
) -> Iterator[tuple[int, str | None]]:
    """Yield (line number, fault or None) for every record of a file, rules and chance checked."""
    for line, found in load_records(path):
        try:
            if isinstance(found, RecordError):
                raise found
            record = read_record(found, box)
            replay(record)
            check_fair(record, published)
        except (RecordError, IllegalMove) as error:
            yield line, str(error)
        else:
            yield line, None
