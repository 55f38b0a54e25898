"""The middle of the table as SVG: market, money, bag, and what the modules add."""

from __future__ import annotations

from collections.abc import Iterable

from sabika.art import cards, words
from sabika.art.layout import Block, Panel, below, beside, scaled
from sabika.art.marks import chip, coin, mark, shape
from sabika.art.palette import INK
from sabika.art.sheet import Sheet, at, tag, text, titled
from sabika.art.tiles import SIZE, tile
from sabika.components import CURRENCIES, DIRECTIONS
from sabika.play.view import TileView, View

CARD_SCALE = 1.2


def parts(sheet: Sheet, view: View) -> list[Panel]:
    """Return the parts of the table that belong to nobody."""
    found = [_market(sheet, view), _money(sheet, view), _supply(sheet, view)]
    if view.chest_bag is not None:
        found.append(_rooms(sheet, view))
    if view.scouts_left is not None:
        found.append(_invaders(sheet, view))
    return found


def tiles_block(sheet: Sheet, shown: Iterable[TileView], scale: float) -> list[Block]:
    """Return tiles as blocks of one size."""
    return [scaled(Block(SIZE, SIZE, tile(sheet, one)), scale) for one in shown]


def _market(sheet: Sheet, view: View) -> Panel:
    spaces = [
        _space(sheet, currency, shown)
        for currency, shown in zip(CURRENCIES, view.market, strict=True)
    ]
    if not view.bazaars:
        return Panel("Market", beside(spaces, 8))
    scale = 1 if len(view.bazaars) == 1 else 0.62
    found = tiles_block(sheet, view.bazaars, scale)
    columns = [below(found[n : n + 2], 8) for n in range(0, len(found), 2)]
    apart = Block(2, 130, tag("path", d="M1 0V130", stroke=sheet.theme.line, stroke_width=1.5))
    return Panel("Market and bazaars", beside([*spaces, apart, *columns], 8))


def _space(sheet: Sheet, currency: str, shown: TileView | None) -> Block:
    light = sheet.theme
    if shown is None:
        drawn = _empty(sheet, SIZE, SIZE) + shape(sheet, currency, 50, 50, 22)
        label = text(currency, 50, 127, 13, light.soft)
    else:
        drawn = tile(sheet, shown)
        price = coin(sheet, currency, shown.price or 0, 26, 122, 14)
        label = price + text(currency, 48, 127, 13, light.ink, anchor="start")
    return Block(SIZE, 138, titled(f"market space {currency}", drawn, label))


def _empty(sheet: Sheet, width: float, height: float) -> str:
    return tag(
        "rect",
        width=width,
        height=height,
        rx=6,
        fill="none",
        stroke=sheet.theme.line,
        stroke_width=1.5,
        stroke_dasharray="5 4",
    )


def _money(sheet: Sheet, view: View) -> Panel:
    light = sheet.theme
    shown = [
        Block(
            cards.WIDTH,
            cards.HEIGHT,
            _empty(sheet, cards.WIDTH, cards.HEIGHT) if name is None else cards.card(sheet, name),
        )
        for name in view.display
    ]
    row = scaled(beside(shown, 5), CARD_SCALE)
    hint = text("one card, or several up to 5", 0, 20, 12, light.soft, anchor="start")
    row = below([row, Block(row.width, 24, hint)], 6)
    piles = [
        _pile(sheet, view.deck, "deck", cards.back(sheet)),
        _pile(sheet, len(view.discards), "discarded", _discarded(sheet)),
    ]
    apart = Block(1, 0, tag("path", d="M0 0V120", stroke=light.line, stroke_width=1.5))
    return Panel("Money on display", beside([row, apart, *piles], 11))


def _discarded(sheet: Sheet) -> str:
    return _empty(sheet, cards.WIDTH, cards.HEIGHT) + at(
        4, 4, tag("g", cards.back(sheet), transform="rotate(12 22 33) scale(0.86)")
    )


def _pile(sheet: Sheet, number: int, name: str, drawn: str) -> Block:
    light = sheet.theme
    width = cards.WIDTH * CARD_SCALE
    inside = [
        at(0, 0, drawn if number else _empty(sheet, cards.WIDTH, cards.HEIGHT), scale=CARD_SCALE),
        text(number, width / 2, 104, 20, light.ink, serif=True, bold=True),
        text(name, width / 2, 122, 12, light.soft),
    ]
    return Block(width, 126, titled(f"{name}: {words.count(number, 'card')}", *inside))


def _supply(sheet: Sheet, view: View) -> Panel:
    light = sheet.theme
    bag = [
        mark(sheet, "bag", 0, 0, 84, fill=light.bank),
        text(view.bag, 42, 64, 24, light.card, serif=True, bold=True),
        text(words.count(view.bag, "tile")[len(str(view.bag)) + 1 :], 42, 100, 12, light.soft),
    ]
    blocks = [Block(84, 110, titled(f"bag: {words.count(view.bag, 'tile')}", *bag))]
    if view.marker is not None:
        blocks.append(_marker(sheet, view.marker))
    return Panel("Bag", beside(blocks, 16))


def _marker(sheet: Sheet, side: str) -> Block:
    """Return the black marker on the side that new tiles will show (G.2)."""
    light = sheet.theme
    drawn = []
    for n, name in enumerate(("even", "odd")):
        y = 44 * n
        drawn.append(
            tag("rect", y=y, width=84, height=38, rx=6, fill="none", stroke=light.line)
            + text(name, 34, y + 24, 14, light.ink, anchor="start", bold=name == side)
        )
        if name == side:
            drawn.append(
                tag("circle", cx=18, cy=y + 19, r=11, fill="#15171F", stroke=light.soft)
                + tag("circle", cx=18, cy=y + 17, r=5, fill="#3A3E4C")
            )
    drawn.append(text("next tiles", 42, 100, 12, light.soft))
    return Block(84, 110, titled(f"marker on {side}", *drawn))


def _rooms(sheet: Sheet, view: View) -> Panel:
    light = sheet.theme
    blocks = [_chests(sheet, f"room {n + 1}", room) for n, room in enumerate(view.rooms)]
    if view.chests_left:
        blocks.append(_chests(sheet, "to distribute", view.chests_left))
    bag = [
        mark(sheet, "chest", 4, 6, 46, fill=light.bank),
        text(view.chest_bag or 0, 27, 78, 18, light.ink, serif=True, bold=True),
        text("in the bag", 27, 96, 12, light.soft),
    ]
    title = f"chest bag: {words.count(view.chest_bag or 0, 'chest')}"
    blocks.append(Block(58, 100, titled(title, *bag)))
    return Panel("Treasure chamber", beside(blocks, 14))


def _chests(sheet: Sheet, name: str, chests: tuple[str, ...]) -> Block:
    light = sheet.theme
    columns = max(2, (len(chests) + 1) // 2)
    width = 38 * columns + 6
    inside = [tag("rect", width=width, height=82, rx=8, fill=light.ground, stroke=light.line)]
    for n, kind in enumerate(chests):
        x, y = 4 + 38 * (n % columns), 4 + 38 * (n // columns)
        inside.append(chest_chip(sheet, kind, x + 1, y + 1, 34))
    inside.append(text(name, width / 2, 96, 12, light.soft))
    title = f"{name}: {', '.join(chests) or 'empty'}"
    return Block(width, 100, titled(title, *inside))


def chest_chip(sheet: Sheet, kind: str, x: float, y: float, size: float) -> str:
    """Return a chest in the colour of its type, with the type's mark (T.1)."""
    return at(x, y, sheet.piece(f"chest-{kind}-{size:g}", lambda: _chest_chip(sheet, kind, size)))


def _chest_chip(sheet: Sheet, kind: str, size: float) -> str:
    light = sheet.theme
    corner = size * 0.38
    middle = size - corner / 2 + 1
    return chip(sheet, kind, 0, 0, size) + titled(
        f"{kind} chest",
        tag(
            "circle",
            cx=middle,
            cy=middle,
            r=corner * 0.62,
            fill=light.gold,
            stroke=light.casing,
        ),
        mark(
            sheet,
            "chest",
            size - corner + 2.5,
            size - corner + 2,
            corner * 0.8,
            fill=light.casing,
        ),
    )


def _invaders(sheet: Sheet, view: View) -> Panel:
    blocks = [_scout(sheet, kind) for kind in view.scouts]
    blocks += [_attack(sheet, direction, "past") for direction in view.attacks]
    if view.coming_attack is not None:
        blocks.append(_attack(sheet, view.coming_attack, "coming"))
    left = words.count(view.scouts_left or 0, "scout")
    return Panel(f"Invaders, {left} left", beside(blocks, 10))


def _scout(sheet: Sheet, kind: str) -> Block:
    light = sheet.theme
    inside = [
        mark(sheet, "scout", 0, 0, 62, fill=light.accent),
        chip(sheet, kind, 20, 30, 40),
        text(words.spoken(kind), 32, 96, 12, light.soft),
    ]
    return Block(66, 100, titled(f"scout: {words.spoken(kind)}", *inside))


def _attack(sheet: Sheet, direction: str, when: str) -> Block:
    """Return an attack card: the arrow comes from where the attack comes (I.2)."""
    light = sheet.theme
    colour = light.accent if when == "coming" else light.soft
    arrow = tag(
        "path",
        d="M44 0h12v18h10L50 38 34 18h10z",
        fill=colour,
        transform=f"rotate({90 * DIRECTIONS.index(direction)} 50 50)",
    )
    inside = [
        tag("rect", width=62, height=82, rx=6, fill=light.card, stroke=colour, stroke_width=2),
        at(6, 5, arrow, tag("rect", x=40, y=40, width=20, height=20, fill=INK), scale=0.5),
        text(direction, 31, 74, 13, INK, bold=True),
        text(when, 31, 97, 12, light.soft),
    ]
    return Block(62, 100, titled(f"{when} attack from the {direction}", *inside))


def legend(sheet: Sheet, view: View, width: float) -> Block:
    """Return the types of this game by mark and name, in scoring order."""
    light = sheet.theme
    kinds = words.types(view)
    step = width / len(kinds)
    drawn = []
    for n, kind in enumerate(kinds):
        name = text(words.spoken(kind), step * n + 38, 22, 14, light.ink, anchor="start")
        drawn.append(chip(sheet, kind, step * n + 2, 2, 30) + name)
    return Block(width, 34, "".join(drawn))
