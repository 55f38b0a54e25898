"""Ratings: OpenSkill, for people and bots, one for each title."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, and_, select, text, update

from sabika.server.storage.schema import games, players, ratings
from sabika.server.storage.statements import new_row

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

COUNTING = 0x5AB1CB  # the advisory lock of whoever counts games on PostgreSQL
AT_ONCE = 20
BOT = "bot:"


def rated_as(person: str | None, bot: str | None) -> str:
    """Return the name under which somebody is rated."""
    return f"{BOT}{bot}" if person is None else person


def count_games(connection: Connection) -> int:
    """Rate games that have not been counted, in the order of their end; return how many."""
    if connection.dialect.name == "postgresql":  # one node at a time, or an order would be lost
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": COUNTING})
    query = select(games.c.id, games.c.game).where(~games.c.counted)
    waiting = connection.execute(query.order_by(games.c.ended, games.c.id).limit(AT_ONCE)).all()
    for game_id, title in waiting:
        _count(connection, game_id, title)
        connection.execute(update(games).where(games.c.id == game_id).values(counted=True))
    return len(waiting)


def _count(connection: Connection, game_id: str, title: str) -> None:
    from openskill.models import PlackettLuce  # takes long to import

    query = select(players).where(players.c.game_id == game_id).order_by(players.c.seat)
    rows = connection.execute(query).all()
    names = [rated_as(row.person, row.bot) for row in rows]
    if len(set(names)) < 2:
        return
    model = PlackettLuce()
    before = {name: _rating(connection, model, name, title) for name in set(names)}
    teams = [[before[name][0]] for name in names]
    rated: list[list[PlackettLuceRating]] = model.rate(teams, ranks=[row.place for row in rows])
    after: defaultdict[str, list[PlackettLuceRating]] = defaultdict(list)
    for name, team in zip(names, rated, strict=True):
        after[name].append(team[0])
    for name, found in after.items():  # a bot may have had several seats
        row = {
            "who": name,
            "game": title,
            "mu": sum(rating.mu for rating in found) / len(found),
            "sigma": sum(rating.sigma for rating in found) / len(found),
            "games": before[name][1] + 1,
        }
        _store(connection, row)


def _rating(
    connection: Connection, model: PlackettLuce, who: str, title: str
) -> tuple[PlackettLuceRating, int]:
    wanted = and_(ratings.c.who == who, ratings.c.game == title)
    row = connection.execute(select(ratings).where(wanted)).one_or_none()
    if row is None:
        return model.rating(), 0
    return model.rating(mu=row.mu, sigma=row.sigma), row.games


def _store(connection: Connection, row: dict[str, Any]) -> None:
    new = new_row(connection, ratings)
    changed = {name: new.excluded[name] for name in ("mu", "sigma", "games")}
    connection.execute(new.on_conflict_do_update(index_elements=["who", "game"], set_=changed), row)
