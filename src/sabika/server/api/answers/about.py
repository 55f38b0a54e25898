"""Players, rules and the server itself."""

from __future__ import annotations

from typing import Any

from sabika.server.api.answers.tables import Answer


class RatingAnswer(Answer):
    """How good somebody is at a title: OpenSkill."""

    mu: float
    sigma: float
    ordinal: float
    games: int


class RankedAnswer(RatingAnswer):
    """A rating with whose it is: a person's or a bot's."""

    person: str | None
    bot: str | None
    name: str


class RatingsAnswer(Answer):
    """Ratings, the best first."""

    ratings: list[RankedAnswer]


class TallyAnswer(Answer):
    """How many games somebody has played and won."""

    played: int
    won: int


class PlayerAnswer(Answer):
    """What everybody may know of somebody; ratings and games by title."""

    id: str
    name: str
    ratings: dict[str, RatingAnswer]
    games: dict[str, TallyAnswer]


class AgainstAnswer(Answer):
    """How somebody did against somebody else."""

    played: int
    ahead: int
    behind: int
    level: int


class RuleAnswer(Answer):
    """A rule by its id."""

    id: str
    section: str
    text: str


class RulesAnswer(Answer):
    """All rules in a language."""

    language: str
    rules: list[RuleAnswer]


class BotAnswer(Answer):
    """Somebody to play against; `level` is the rank among those for people."""

    name: str
    about: str
    level: int | None


class BotsAnswer(Answer):
    """All bots."""

    bots: list[BotAnswer]


class ComponentsAnswer(Answer):
    """What is in the box."""

    titles: list[dict[str, Any]]
    modules: list[str]
    currencies: list[str]
    cards: list[str]
    tiles: dict[str, list[dict[str, Any]]]
    types: dict[str, list[str]]
    points: dict[str, Any]
    chests: dict[str, int]
    chest_points: Any
    bazaars: list[dict[str, Any]]


class HealthAnswer(Answer):
    """Whether everything is well."""

    status: str
    version: str
