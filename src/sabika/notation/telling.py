"""Events as sentences in any of our languages, for people who read a log.

>>> from sabika.play.position import Position
>>> from sabika.rules.ruleset import Configuration
>>> codec = Position.start(Configuration(), "seed").codec
>>> event = ev.Played(1, ev.Buy("tower-11a", ("ducat-7", "ducat-4")))
>>> tell(event, codec, ["Ana", "Ben", "Eva"])
'Ben buys tower 11 for 7 + 4 ducats'
>>> tell(event, codec, ["Ana", "Ben", "Eva"], language="de", seat=1)
'Du kaufst Turm 11 für 7 + 4 Dukaten'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sabika.locale import naming, say
from sabika.notation.words import CARD_TEXTS
from sabika.play import events as ev
from sabika.play.codec import Codec


def tell(
    event: ev.Event,
    codec: Codec,
    names: Sequence[str] = (),
    *,
    language: str = "en",
    seat: int | None = None,
) -> str:
    """Return an event as a line of a log that ``seat`` reads (None: a spectator).

    ``codec`` is that of the game's position: it knows the tiles. ``names`` are the players'.
    """
    teller = Teller(language, names, codec, seat)
    if isinstance(event, ev.Played):
        return naming.capital(teller.decision(event))
    return naming.capital(teller.happening(event))


@dataclass(frozen=True)
class Teller:
    """Finds words. Without a codec cards and tiles are written as in the notation of moves."""

    language: str
    names: Sequence[str] = ()
    codec: Codec | None = None
    seat: int | None = None

    def say(self, message: str, **params: Any) -> str:
        """Return a message."""
        return say(self.language, message, params)

    def player(self, player: int | str) -> str:
        """Return a player's name; a player who is no seat is Dirk."""
        if isinstance(player, str):
            return self.say("thing-dirk")
        if player < len(self.names):
            return self.names[player]
        return self.say("named-player", number=player + 1)

    def you(self, player: int) -> str:
        """Say whether a seat is the reader's, in the word that messages choose by."""
        return "yes" if player == self.seat else "no"

    def tile(self, tile: str, side: str | None = None) -> str:
        """Return a tile, or one side of it."""
        if self.codec is None:
            return tile
        faces = self.codec.faces(tile)
        if side is not None and len(faces) > 1:
            faces = faces[:1] if side == "front" else faces[1:]
        return naming.tile(self.language, *faces)

    def card(self, card: str) -> str:
        """Return a money card."""
        return CARD_TEXTS[card] if self.codec is None else naming.card(self.language, card)

    # Decisions.

    def decision(self, event: ev.Played) -> str:
        """Return who did what."""
        move, name = event.move, f"move-{event.move.event}"
        said = {"player": self.player(event.player), "you": self.you(event.player)}
        if isinstance(move, ev.Master):
            name = f"{name}-{move.remodel.event}"
            said["currency"] = naming.currency(self.language, move.card.partition("-")[0])
            said |= self.parts(move.remodel)
        elif getattr(move, "flip", None):
            name = f"{name}-turned"
        return self.say(name, **said, **self.parts(move))

    def parts(self, move: ev.Move) -> dict[str, Any]:
        """Return what a move is about, in words."""
        said: dict[str, Any] = {}
        for field in ("tile", "out"):
            if hasattr(move, field):
                said[field] = self.tile(getattr(move, field), getattr(move, "side", None))
        for field in ("cards", "payment", "flip"):
            if cards := getattr(move, field, None):
                said["money"] = naming.money(self.language, cards)
        if isinstance(move, ev.Build | ev.Place):
            said["square"] = f"({move.x}, {move.y})"
        if isinstance(move, ev.Chests):
            said["room"] = move.room
        return said

    # Chance and scorings.

    def happening(self, event: ev.Event) -> str:
        """Return what happened by itself."""
        name = f"event-{event.event}"
        match event:
            case ev.DrawTile(tile):
                return self.say(name, tile=self.tile(tile))
            case ev.DrawCard(card) if card not in CARD_TEXTS:
                return self.say(f"{name}-scoring", scoring=card)
            case ev.DrawCard(card):
                return self.say(name, card=self.card(card))
            case ev.DrawBuilder(None) | ev.Peek(None):
                return self.say(f"{name}-hidden")
            case ev.DrawBuilder(str(card)):
                return self.say(name, card=self.card(card))
            case ev.DrawChest(chest):
                return self.say(name, building=naming.building(self.language, chest))
            case ev.Scouts(()):
                return self.say(f"{name}-none")
            case ev.Scouts(types):
                called = (naming.building(self.language, kind) for kind in types)
                return self.say(name, types=", ".join(called))
            case ev.OpenAttack(direction) | ev.Peek(direction) | ev.Attack(direction):
                return self.say(name, direction=direction)
            case ev.StartPlayer(seat):
                return self.say(name, player=self.player(seat), you=self.you(seat))
            case ev.Reshuffle():
                return self.say(name)
            case ev.Scored():
                return self.scoring(event)
        raise TypeError(f"{event!r:.80} is not an event")

    def scoring(self, event: ev.Scored) -> str:
        """Return who got how many points, and has how many now; who got none is not named."""
        points: dict[int | str, int] = {}
        for line in event.lines:
            points[line.player] = points.get(line.player, 0) + line.points
        shares = []
        for player, got in sorted(points.items(), key=lambda item: str(item[0])):  # Dirk last
            total = event.totals[-1 if isinstance(player, str) else player]
            shares.append(f"{self.player(player)} +{got} ({total})")
        if not shares:
            return self.say("event-scored-none", scoring=event.scoring)
        return self.say("event-scored", scoring=event.scoring, shares=", ".join(shares))
