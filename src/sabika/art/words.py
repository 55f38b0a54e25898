"""The few words that stand in drawings and say what is drawn."""

from __future__ import annotations

from sabika.components import DIRECTIONS, START, WALL_LETTERS
from sabika.play.view import TileView, View

NAME = 24
"""Letters of a player's name in a sentence, at most."""

DUE = {
    "action": "take money, buy a tile or remodel",
    "placing": "place the tiles bought",
    "chests": "distribute the chests",
    "master": "play a master builder or not",
    "left_over": "place the tile left over or forgo it",
}


def spoken(name: str) -> str:
    """Return the name of a type as people write it.

    >>> spoken("bath_house")
    'bath house'
    """
    return name.replace("_", " ")


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


def count(number: int, thing: str) -> str:
    """Return a number of things.

    >>> count(1, "card"), count(3, "card")
    ('1 card', '3 cards')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def describe(tile: TileView, chest: bool = False) -> str:
    """Return a tile in words.

    >>> describe(TileView("tower-13", "tower", 13, "E"))
    'tower 13, wall east'
    """
    if tile.id == START:
        return "start tile"
    if tile.currency is not None:
        return f"bazaar, {tile.currency}: {', '.join(tile.types)}"
    side = "moat" if tile.other_type is not None else "wall"
    walls = [DIRECTIONS[WALL_LETTERS.index(letter)] for letter in tile.walls]
    said = [f"{spoken(tile.type or '')} {tile.price}"]
    said.append(f"{side} {' '.join(walls)}" if walls else f"no {side}")
    if tile.other_type is not None:
        said.append(f"other side {spoken(tile.other_type)} {tile.other_price}")
    return ", ".join([*said, "with a chest"] if chest else said)


def describe_card(card: str) -> str:
    """Return a card in words.

    >>> describe_card("florin-builder"), describe_card("denar-7")
    ('master builder, florin 3', 'denar 7')
    """
    currency, _, value = card.partition("-")
    return f"master builder, {currency} 3" if value == "builder" else f"{currency} {value}"


def _winners(view: View) -> str:
    best = max(seat.score for seat in view.seats)
    names = [short(seat.name, NAME) for seat in view.seats if seat.score == best]
    if len(names) == 1:
        return f"{names[0]} wins with {count(best, 'point')}"
    return f"{' and '.join(names)} share the victory with {count(best, 'point')}"


def turn(view: View) -> str:
    """Return who decides what now, in one line."""
    if view.to_act is None:
        return f"The game is over. {_winners(view)}."
    name = short(view.seats[view.to_act].name, NAME)
    due = DUE[view.phase]
    if view.phase == "action" and view.extra_action:
        due = "another action, or end the actions"
    if view.seat != view.to_act:
        return f"{name}'s turn: {due}."
    return f"Your turn: {due}." if name == "You" else f"Your turn, {name}: {due}."


def stage(view: View) -> str:
    """Return how far the game has come."""
    said = f"turn {view.turns + 1}" if view.to_act is not None else f"after {view.turns} turns"
    said += f", scored {' '.join(view.scored)}" if view.scored else ", nothing scored yet"
    return said + ", last turn" if view.last_turn and view.to_act is not None else said


def setting(view: View) -> str:
    """Return what is played, and how far the game has come."""
    config = view.config
    said = [config.game.capitalize(), f"{config.players} players"]
    return ", ".join([*said, *map(spoken, config.modules), stage(view)])


def side(view: View) -> str:
    """Return what the sides of this game's tiles have: two-sided tiles come with moats (G.1)."""
    return "wall" if view.marker is None else "moat"


def types(view: View) -> tuple[str, ...]:
    """Return the building types of this game, in scoring order."""
    return tuple(view.position.book.names.types)
