"""A city by the letter of section 5: plain dictionaries, flood fills, no shortcuts.

A city maps a square (x, y) to the walls of the tile there, a string of the letters N, E, S, W.
The start tile lies at (0, 0).  All functions are pure.
"""

from __future__ import annotations

from collections.abc import Mapping

Square = tuple[int, int]
City = Mapping[Square, str]

STEP: dict[str, Square] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
LETTER = {"north": "N", "east": "E", "south": "S", "west": "W"}
BESIDE = {
    "north": ("east", "west"),
    "south": ("east", "west"),
    "east": ("north", "south"),
    "west": ("north", "south"),
}
START: Square = (0, 0)


def neighbour(square: Square, side: str) -> Square:
    """The square beyond that side."""
    dx, dy = STEP[side]
    return square[0] + dx, square[1] + dy


def city_faults(city: City) -> list[str]:
    """Everything wrong with a city (4.3, 5.2 to 5.5), each fault led by its rule id."""
    faults = start_faults(city) + touching_faults(city) + walking_faults(city)
    return faults + hole_faults(city, skip_if_wide=bool(faults))


def start_faults(city: City) -> list[str]:
    """2.3, 4.3: the start tile, without walls, is always at (0, 0)."""
    faults = []
    if START not in city:
        faults.append("4.3: the start tile is missing")
    elif city[START]:
        faults.append("2.3: the start tile has walls")
    for square, walls in city.items():
        if len(set(walls)) != len(walls) or not set(walls) <= set("NESW"):
            faults.append(f"2.2: {walls!r} at {square} are no walls")
    return faults


def touching_faults(city: City) -> list[str]:
    """5.2: two sides that touch are both walled or both not, against every neighbour."""
    faults = []
    for square, walls in city.items():
        for side in "NE":  # every touching pair once
            other = neighbour(square, side)
            if other in city and (side in walls) != (OPPOSITE[side] in city[other]):
                faults.append(f"5.2: {square} and {other} touch with a wall on one side only")
    return faults


def on_foot(city: City) -> set[Square]:
    """5.3: the squares reached from the start tile over sides without wall."""
    if START not in city:
        return set()
    reached = {START}
    frontier = [START]
    while frontier:
        here = frontier.pop()
        for side in "NESW":
            there = neighbour(here, side)
            if there not in city or there in reached:
                continue
            if side in city[here] or OPPOSITE[side] in city[there]:
                continue
            reached.add(there)
            frontier.append(there)
    return reached


def walking_faults(city: City) -> list[str]:
    """5.3 and 5.4: every tile is reached on foot; a tile touching none is called 5.4."""
    faults = []
    reached = on_foot(city)
    for square in city:
        if square in reached:
            continue
        if any(neighbour(square, side) in city for side in "NESW"):
            faults.append(f"5.3: {square} cannot be reached on foot from the start tile")
        else:
            faults.append(f"5.4: {square} touches no tile along a side")
    return faults


def hole_faults(city: City, skip_if_wide: bool = False) -> list[str]:
    """5.5: flood the empty squares from outside the bounding box; the dry ones are holes.

    A connected city of n tiles fits into n x n squares.  With `skip_if_wide` a wider (so already
    faulty) one is not flooded: a stray tile a million squares away would take forever.
    """
    if not city:
        return []
    west, east = min(x for x, _ in city) - 1, max(x for x, _ in city) + 1
    south, north = min(y for _, y in city) - 1, max(y for _, y in city) + 1
    if skip_if_wide and max(east - west, north - south) > len(city) + 1:
        return []
    outside = (west, south)
    wet = {outside}
    frontier = [outside]
    while frontier:
        here = frontier.pop()
        for side in "NESW":
            there = neighbour(here, side)
            inside_box = west <= there[0] <= east and south <= there[1] <= north
            if inside_box and there not in city and there not in wet:
                wet.add(there)
                frontier.append(there)
    return [
        f"5.5: the empty square {(x, y)} is shut in"
        for x in range(west, east + 1)
        for y in range(south, north + 1)
        if (x, y) not in city and (x, y) not in wet
    ]


def placed(city: City, square: Square, walls: str) -> dict[Square, str]:
    """The city with one more tile; the square must be free."""
    if square in city:
        raise ValueError(f"{square} is taken")
    return {**city, square: walls}


def removed(city: City, square: Square) -> dict[Square, str]:
    """The city without the tile on that square."""
    return {where: walls for where, walls in city.items() if where != square}


def swapped(city: City, square: Square, walls: str) -> dict[Square, str]:
    """The city with another tile in exactly the freed place (4.3)."""
    return placed(removed(city, square), square, walls)


def can_place(city: City, square: Square, walls: str) -> bool:
    """May a tile with these walls be built there (5)?"""
    return square not in city and not city_faults(placed(city, square, walls))


def can_remove(city: City, square: Square) -> bool:
    """May the tile there leave the city (4.3, 5.6)?  The start tile never may."""
    return square in city and square != START and not city_faults(removed(city, square))


def can_swap(city: City, square: Square, walls: str) -> bool:
    """May a tile with these walls take the place of the one there (4.3, 5.6)?"""
    return square in city and square != START and not city_faults(swapped(city, square, walls))


def places(city: City, walls: str) -> list[Square]:
    """Every square where such a tile may be built, sorted."""
    beside = {neighbour(square, side) for square in city for side in "NESW"}
    return sorted(square for square in beside if can_place(city, square, walls))


Corner = tuple[int, int]


def outer_walls(city: City) -> list[tuple[Corner, Corner]]:
    """7.4: sides with a wall and no tile beyond, as lines between two corner points.

    The tile on (x, y) has the corner points (x, y), (x+1, y), (x, y+1) and (x+1, y+1).
    """
    lines = []
    for (x, y), walls in city.items():
        ends = {
            "N": ((x, y + 1), (x + 1, y + 1)),
            "E": ((x + 1, y), (x + 1, y + 1)),
            "S": ((x, y), (x + 1, y)),
            "W": ((x, y), (x, y + 1)),
        }
        lines += [ends[side] for side in walls if neighbour((x, y), side) not in city]
    return lines


def longest_wall(city: City) -> int:
    """7.4: the longest unbroken stretch of outer wall of a legal city.

    The outer walls are edges between corner points.  As tiles never meet only at a corner (5.6),
    at most two of them meet in a point, so each connected stretch is a line or the whole outline:
    walk along it and count.
    """
    lines = outer_walls(city)
    meeting: dict[Corner, list[int]] = {}
    for number, line in enumerate(lines):
        for corner in line:
            meeting.setdefault(corner, []).append(number)
    longest = 0
    walked: set[int] = set()
    for number in range(len(lines)):
        if number in walked:
            continue
        walked.add(number)
        length, trail = 0, [number]
        while trail:
            length += 1
            for corner in lines[trail.pop()]:
                for other in meeting[corner]:
                    if other not in walked:
                        walked.add(other)
                        trail.append(other)
        longest = max(longest, length)
    return longest


def exposed(city: City, direction: str) -> int:
    """I.2: sides facing that direction with no tile beyond and no wall; the start tile counts."""
    side = LETTER[direction]
    return sum(
        1
        for square, walls in city.items()
        if side not in walls and neighbour(square, side) not in city
    )


def attack_loss(city: City, direction: str, scoring: str) -> int:
    """I.2: the points an attack costs, before the floor of 12.14."""
    loss = {"A": 1, "B": 2, "C": 3}[scoring] * exposed(city, direction)
    if scoring == "C":
        loss += sum(exposed(city, beside) for beside in BESIDE[direction])
    return loss
