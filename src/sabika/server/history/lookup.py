"""Looking up: finished games, players, who won against whom."""

from __future__ import annotations

from typing import Any

import orjson
from sqlalchemy import Connection, and_, func, or_, select

from sabika.server.history.ratings import BOT
from sabika.server.storage.schema import games, people, players, ratings

Json = dict[str, Any]


def finished_games(
    connection: Connection,
    *,
    asking: str | None,
    player: str | None,
    name: str | None,
    game: str | None,
    before: int | None,
    limit: int,
) -> list[Json]:
    """Return the cards of finished games, the latest first: public ones, and those of who asks."""
    mine = select(players.c.game_id).where(players.c.person == asking)
    query = select(games.c.card).where(
        games.c.public if asking is None else or_(games.c.public, games.c.id.in_(mine))
    )
    if player is not None:
        theirs = select(players.c.game_id).where(players.c.person == player)
        query = query.where(games.c.id.in_(theirs))
    if name is not None:
        wanted = func.lower(players.c.name).contains(name.lower(), autoescape=True)
        query = query.where(games.c.id.in_(select(players.c.game_id).where(wanted)))
    if game is not None:
        query = query.where(games.c.game == game)
    if before is not None:
        query = query.where(games.c.ended < before)
    latest = query.order_by(games.c.ended.desc(), games.c.id).limit(limit)
    return [orjson.loads(card) for card in connection.execute(latest).scalars()]


def record_text(connection: Connection, table_id: str) -> str | None:
    """Return the record of a game that ended, as it was written then."""
    query = select(games.c.record).where(games.c.id == table_id)
    found: str | None = connection.execute(query).scalar_one_or_none()
    return found


def one_player(connection: Connection, person: str) -> Json | None:
    """Return what everybody may know of somebody."""
    row = connection.execute(select(people).where(people.c.id == person)).one_or_none()
    if row is None:
        return None
    return {
        "id": person,
        "name": row.name,
        "ratings": _ratings(connection, person),
        "games": _tally(connection, person),
    }


def _ratings(connection: Connection, who: str) -> dict[str, Json]:
    rows = connection.execute(select(ratings).where(ratings.c.who == who))
    return {row.game: _rating(row) for row in rows}


def _rating(row: Any) -> Json:
    return {
        "mu": row.mu,
        "sigma": row.sigma,
        "ordinal": row.mu - 3 * row.sigma,
        "games": row.games,
    }


def _tally(connection: Connection, person: str) -> dict[str, Json]:
    """Return how many games somebody has played and won, for each title."""
    query = (
        select(games.c.game, players.c.place)
        .join(players, games.c.id == players.c.game_id)
        .where(and_(players.c.person == person, games.c.reason != "abandoned"))
    )
    found: dict[str, Json] = {}
    for title, place in connection.execute(query):
        tally = found.setdefault(title, {"played": 0, "won": 0})
        tally["played"] += 1
        tally["won"] += place == 1
    return found


def head_to_head(connection: Connection, person: str, other: str) -> Json:
    """Return how two people did in the games that they played with each other."""
    theirs = players.alias("theirs")
    query = (
        select(games.c.game, players.c.place, theirs.c.place)
        .join(players, games.c.id == players.c.game_id)
        .join(theirs, games.c.id == theirs.c.game_id)
        .where(
            and_(
                players.c.person == person,
                theirs.c.person == other,
                games.c.reason != "abandoned",
            )
        )
    )
    found: Json = {"played": 0, "ahead": 0, "behind": 0, "level": 0}
    for _, own, their in connection.execute(query):
        found["played"] += 1
        found["ahead" if own < their else "behind" if own > their else "level"] += 1
    return found


def best_rated(connection: Connection, game: str, limit: int) -> list[Json]:
    """Return who is rated best at a title: surely good before perhaps better."""
    query = (
        select(ratings, people.c.name)
        .join(people, people.c.id == ratings.c.who, isouter=True)
        .where(ratings.c.game == game)
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.who)
        .limit(limit)
    )
    found = []
    for row in connection.execute(query):
        bot = row.who.removeprefix(BOT) if row.who.startswith(BOT) else None
        who = {"person": None if bot else row.who, "bot": bot, "name": row.name or bot}
        found.append({**who, **_rating(row)})
    return found
