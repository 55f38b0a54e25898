"""What requests carry; everything unknown is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from sabika.server.tables.lines import encodable, plain, tidy
from sabika.server.tables.lobby import LONGEST_CONTRIBUTION, LONGEST_NAME
from sabika.server.tables.playing import LONGEST_CHAT
from sabika.server.tables.terms import Terms

MONTH = 31 * 24 * 3600


Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(plain)]
Contribution = Annotated[
    Annotated[str, Field(max_length=LONGEST_CONTRIBUTION), AfterValidator(encodable)] | None,
    Field(),
]


class Body(BaseModel):
    """A JSON object with known fields only."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewName(Body):
    """How somebody wants to be called."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"name": "Ana"}]})
    name: Name
    keep: bool = Field(False, description="Whoever has a name already keeps it")


class Account(Body):
    """A login and a password."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"login": "ana", "password": "correct horse"}]}
    )
    login: Annotated[str, Field(min_length=3, max_length=40)]
    password: Annotated[str, Field(min_length=8, max_length=200), AfterValidator(encodable)]


class TakeOver(Body):
    """A link that was made for another device."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"link": "WyJ4azFTbW1mM0t5TFoiXQ.aRk3"}]}
    )
    link: Annotated[str, Field(max_length=400)]


class ClockTerms(Body):
    """Seconds that are free each turn, and a bank for longer thought."""

    per_turn: int = Field(ge=1, le=MONTH)
    bank: int = Field(default=0, ge=0, le=MONTH)


class NewTable(Body):
    """A table to be made. Bots sit on the seats named; the host takes the first free one."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "game": "alhambra",
                    "players": 3,
                    "modules": ["bazaars"],
                    "bots": {"1": "journeyman"},
                    "clock": {"per_turn": 60, "bank": 600},
                }
            ]
        }
    )
    game: Literal["alhambra", "granada"] = "alhambra"
    players: int = Field(default=3, ge=2, le=6)
    modules: list[Annotated[str, Field(max_length=40)]] = Field(default=[], max_length=8)
    scoring: Literal["standard", "simple"] = "standard"
    open_attack: bool = False
    ages: list[int] | None = Field(default=None, max_length=6)
    title: Annotated[str, Field(max_length=80), AfterValidator(tidy)] = ""
    public: bool = True
    pace: Literal["live", "turns"] = "live"
    clock: ClockTerms | None = None
    confirm: bool = False
    undo: bool = True
    hints: bool = True
    chat: bool = True
    spectators: bool = True
    delay: int = Field(default=0, ge=0, le=3600)
    rated: bool = True
    stand_in: Annotated[str, Field(max_length=40)] = "journeyman"
    bots: dict[Annotated[str, Field(pattern="^[0-5]$")], Annotated[str, Field(max_length=40)]] = (
        Field(default={}, max_length=6)
    )
    contribution: Contribution = None

    def terms(self) -> Terms:
        """Return the terms that are meant."""
        clock = self.clock
        return Terms(
            game=self.game,
            players=self.players,
            modules=tuple(self.modules),
            scoring=self.scoring,
            open_attack=self.open_attack,
            ages=None if self.ages is None else tuple(self.ages),
            title=self.title,
            public=self.public,
            pace=self.pace,
            per_turn=None if clock is None else clock.per_turn,
            bank=0 if clock is None else clock.bank,
            confirm=self.confirm,
            undo=self.undo,
            hints=self.hints,
            chat=self.chat,
            spectators=self.spectators,
            delay=self.delay,
            rated=self.rated,
            stand_in=self.stand_in,
        )


class Sit(Body):
    """A wish for a seat; without a number it is the first free one."""

    model_config = ConfigDict(json_schema_extra={"examples": [{}, {"seat": 1}]})
    seat: int | None = Field(default=None, ge=0, le=5)
    contribution: Contribution = None


class Start(Body):
    """A wish to begin; the host's contribution replaces that of when the table was made."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"contribution": "a fountain"}]})
    contribution: Contribution = None


class Rematch(Body):
    """A wish to play again."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"contribution": "a fountain"}]})
    contribution: Contribution = None


class AddBot(Body):
    """A bot for a seat."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"bot": "expert"}]})
    bot: Annotated[str, Field(max_length=40)]
    seat: int | None = Field(default=None, ge=0, le=5)


class Wish(Body):
    """A move, as an object of the record format or as a line in notation."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"move": {"event": "take", "cards": ["denar-3"]}},
                {"text": "take de3"},
            ]
        }
    )
    move: dict[str, Any] | None = None
    text: Annotated[str | None, Field(max_length=200)] = None


class HintWish(Body):
    """A question to a bot."""

    model_config = ConfigDict(json_schema_extra={"examples": [{}, {"bot": "expert"}]})
    bot: Annotated[str, Field(max_length=40)] = "expert"


class Chat(Body):
    """Something said to the table."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"text": "Good luck!"}]})
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT), AfterValidator(plain)]
