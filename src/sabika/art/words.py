"""The words that stand in drawings and say what is drawn, in any of our languages."""

from __future__ import annotations

from sabika.components import DIRECTIONS, START, WALL_LETTERS
from sabika.locale import naming, say
from sabika.play.view import TileView, View

NAME = 24
"""Letters of a player's name in a sentence, at most."""


def spoken(name: str, language: str = "en") -> str:
    """Return the name of a building type as people say it.

    >>> spoken("bath_house"), spoken("bath_house", "nl")
    ('bath house', 'badhuis')
    """
    return naming.building(language, name)


def heading(message: str, language: str = "en") -> str:
    """Return a message as a heading.

    >>> heading("thing-market")
    'Market'
    """
    return naming.capital(say(language, message))


def called(name: str) -> str:
    r"""Return a player's name without what cannot be printed; anyone may choose any name.

    >>> called("Ada\x1b[31m")
    'Ada[31m'
    """
    return "".join(letter for letter in name if letter.isprintable())


def short(name: str, most: int) -> str:
    """Return a name cut to so many letters.

    >>> short("Boabdil the Unlucky", 10)
    'Boabdil t…'
    """
    name = called(name)
    return name if len(name) <= most else name[: most - 1] + "…"


def count(number: int, thing: str, language: str = "en") -> str:
    """Return a number of cards, tiles, chests, scouts, points or players.

    >>> count(1, "card"), count(3, "card"), count(3, "chest", "it")
    ('1 card', '3 cards', '3 forzieri')
    """
    return say(language, f"count-{thing}", {"count": number})


def describe(tile: TileView, chest: bool = False, language: str = "en") -> str:
    """Return a tile in words.

    >>> describe(TileView("tower-13", "tower", 13, "NE"))
    'tower 13, wall north and east'
    """
    if tile.id == START:
        return naming.tile(language, START)
    if tile.currency is not None:
        types = ", ".join(spoken(kind, language) for kind in tile.types)
        currency = naming.currency(language, tile.currency)
        return say(language, "tile-bazaar", {"currency": currency, "types": types})
    said = [f"{spoken(tile.type or '', language)} {tile.price}", _sides(tile, language)]
    if tile.other_type is not None:
        other = {"building": spoken(tile.other_type, language), "price": tile.other_price}
        said.append(say(language, "tile-other", other))
    return ", ".join([*said, say(language, "tile-chest")] if chest else said)


def _sides(tile: TileView, language: str) -> str:
    side = "moat" if tile.other_type is not None else "wall"
    if not tile.walls:
        return say(language, "tile-open", {"side": side})
    names = [DIRECTIONS[WALL_LETTERS.index(letter)] for letter in tile.walls]
    walls = naming.listed(language, [naming.direction(language, name) for name in names])
    return say(language, "tile-sides", {"side": side, "directions": walls})


def describe_card(card: str, language: str = "en") -> str:
    """Return a card in words.

    >>> describe_card("florin-builder"), describe_card("denar-7"), describe_card("A")
    ('master builder, florin 3', 'denar 7', 'scoring card A')
    """
    if "-" not in card:
        return say(language, "card-scoring", {"scoring": card})
    return naming.card(language, card)


def _victory(view: View, language: str) -> str:
    best = max(seat.score for seat in view.seats)
    winners = [seat for seat in view.seats if seat.score == best]
    names = naming.listed(language, [short(seat.name, NAME) for seat in winners])
    message = "victory-one" if len(winners) == 1 else "victory-shared"
    if message == "victory-one" and winners[0].seat == view.seat:
        message = "victory-yours"
    return say(language, message, {"name": names, "points": count(best, "point", language)})


def turn(view: View, language: str = "en") -> str:
    """Return who decides what now, in one line."""
    if view.to_act is None:
        return say(language, "turn-over", {"victory": _victory(view, language)})
    name = short(view.seats[view.to_act].name, NAME)
    again = view.phase == "action" and view.extra_action
    due = say(language, "due-extra" if again else f"due-{view.phase}")
    if view.seat != view.to_act:
        return say(language, "turn-other", {"name": name, "due": due})
    if name == say(language, "you"):
        return say(language, "turn-yours", {"due": due})
    return say(language, "turn-yours-named", {"name": name, "due": due})


def stage(view: View, language: str = "en") -> str:
    """Return how far the game has come."""
    if view.to_act is None:
        said = [say(language, "stage-after", {"count": view.turns})]
    else:
        said = [say(language, "stage-turn", {"number": view.turns + 1})]
    if view.scored:
        said.append(say(language, "stage-scored", {"scorings": " ".join(view.scored)}))
    else:
        said.append(say(language, "stage-unscored"))
    if view.last_turn and view.to_act is not None:
        said.append(say(language, "stage-last"))
    return ", ".join(said)


def setting(view: View, language: str = "en") -> str:
    """Return what is played, and how far the game has come."""
    config = view.config
    said = [say(language, f"title-{config.game}"), count(config.players, "player", language)]
    said += [say(language, f"module-{name}") for name in config.modules]
    return ", ".join([*said, stage(view, language)])


def side(view: View, language: str = "en") -> str:
    """Return what the sides of this game's tiles have, as people say it."""
    return say(language, f"thing-{side_of(view)}")


def side_of(view: View) -> str:
    """Return wall or moat: two-sided tiles come with moats (G.1)."""
    return "wall" if view.marker is None else "moat"


def types(view: View) -> tuple[str, ...]:
    """Return the building types of this game, in scoring order."""
    return tuple(view.position.book.names.types)
