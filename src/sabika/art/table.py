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
LETTER = 6
"""Room for a letter of a small label."""


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
        return Panel(words.heading("thing-market", sheet.language), beside(spaces, 8))
    scale = 1 if len(view.bazaars) == 1 else 0.62
    found = tiles_block(sheet, view.bazaars, scale)
    columns = [below(found[n : n + 2], 8) for n in range(0, len(found), 2)]
    apart = Block(2, 130, tag("path", d="M1 0V130", stroke=sheet.theme.line, stroke_width=1.5))
    return Panel(sheet.say("board-market-and-bazaars"), beside([*spaces, apart, *columns], 8))


def _space(sheet: Sheet, currency: str, shown: TileView | None) -> Block:
    light, name = sheet.theme, sheet.say(f"currency-{currency}")
    if shown is None:
        drawn = _empty(sheet, SIZE, SIZE) + shape(sheet, currency, 50, 50, 22)
        label = text(name, 50, 127, 13, light.soft)
    else:
        drawn = tile(sheet, shown)
        price = coin(sheet, currency, shown.price or 0, 26, 122, 14)
        label = price + text(name, 48, 127, 13, light.ink, anchor="start")
    return Block(SIZE, 138, titled(sheet.say("board-market-space", currency=name), drawn, label))


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
    hint = text(sheet.say("board-take"), 0, 20, 12, light.soft, anchor="start")
    row = below([row, Block(row.width, 24, hint)], 6)
    piles = [
        _pile(sheet, view.deck, sheet.say("board-deck"), cards.back(sheet)),
        _pile(sheet, len(view.discards), sheet.say("board-discarded"), _discarded(sheet)),
    ]
    apart = Block(1, 0, tag("path", d="M0 0V120", stroke=light.line, stroke_width=1.5))
    return Panel(sheet.say("board-money"), beside([row, apart, *piles], 11))


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
    title = f"{name}: {words.count(number, 'card', sheet.language)}"
    return Block(width, 126, titled(title, *inside))


def _supply(sheet: Sheet, view: View) -> Panel:
    light, tiles = sheet.theme, words.count(view.bag, "tile", sheet.language)
    bag = [
        mark(sheet, "bag", 0, 0, 84, fill=light.bank),
        text(view.bag, 42, 64, 24, light.card, serif=True, bold=True),
        text(tiles.partition(" ")[2], 42, 100, 12, light.soft),
    ]
    blocks = [Block(84, 110, titled(f"{sheet.say('thing-bag')}: {tiles}", *bag))]
    if view.marker is not None:
        blocks.append(_marker(sheet, view.marker))
    return Panel(words.heading("thing-bag", sheet.language), beside(blocks, 16))


def _marker(sheet: Sheet, side: str) -> Block:
    """Return the black marker on the side that new tiles will show (G.2)."""
    light = sheet.theme
    names = {name: sheet.say("board-side", side=name) for name in ("even", "odd")}
    width = max(84, 40 + 8.5 * max(map(len, names.values())))
    drawn = []
    for n, (name, said) in enumerate(names.items()):
        y = 44 * n
        drawn.append(
            tag("rect", y=y, width=width, height=38, rx=6, fill="none", stroke=light.line)
            + text(said, 34, y + 24, 14, light.ink, anchor="start", bold=name == side)
        )
        if name == side:
            drawn.append(
                tag("circle", cx=18, cy=y + 19, r=11, fill="#15171F", stroke=light.soft)
                + tag("circle", cx=18, cy=y + 17, r=5, fill="#3A3E4C")
            )
    drawn.append(text(sheet.say("board-next-tiles"), width / 2, 100, 12, light.soft))
    return Block(width, 110, titled(sheet.say("board-marker", side=side), *drawn))


def _rooms(sheet: Sheet, view: View) -> Panel:
    light = sheet.theme
    blocks = [
        _chests(sheet, sheet.say("board-room", number=n), room)
        for n, room in enumerate(view.rooms, 1)
    ]
    if view.chests_left:
        blocks.append(_chests(sheet, sheet.say("board-to-distribute"), view.chests_left))
    said = sheet.say("board-in-the-bag")
    width = max(58, LETTER * len(said))
    bag = [
        mark(sheet, "chest", width / 2 - 25, 6, 46, fill=light.bank),
        text(view.chest_bag or 0, width / 2 - 2, 78, 18, light.ink, serif=True, bold=True),
        text(said, width / 2 - 2, 96, 12, light.soft),
    ]
    chests = words.count(view.chest_bag or 0, "chest", sheet.language)
    blocks.append(Block(width, 100, titled(f"{sheet.say('board-chest-bag')}: {chests}", *bag)))
    title = words.heading("module-treasure_chamber", sheet.language)
    return Panel(title, beside(blocks, 14))


def _chests(sheet: Sheet, name: str, chests: tuple[str, ...]) -> Block:
    light = sheet.theme
    columns = max(2, (len(chests) + 1) // 2)
    width = 38 * columns + 6
    inside = [tag("rect", width=width, height=82, rx=8, fill=light.ground, stroke=light.line)]
    for n, kind in enumerate(chests):
        x, y = 4 + 38 * (n % columns), 4 + 38 * (n // columns)
        inside.append(chest_chip(sheet, kind, x + 1, y + 1, 34))
    inside.append(text(name, width / 2, 96, 12, light.soft))
    kinds = ", ".join(words.spoken(kind, sheet.language) for kind in chests)
    return Block(width, 100, titled(f"{name}: {kinds or sheet.say('board-empty')}", *inside))


def chest_chip(sheet: Sheet, kind: str, x: float, y: float, size: float) -> str:
    """Return a chest in the colour of its type, with the type's mark (T.1)."""
    return at(x, y, sheet.piece(f"chest-{kind}-{size:g}", lambda: _chest_chip(sheet, kind, size)))


def _chest_chip(sheet: Sheet, kind: str, size: float) -> str:
    light = sheet.theme
    corner = size * 0.38
    middle = size - corner / 2 + 1
    return chip(sheet, kind, 0, 0, size) + titled(
        sheet.say("board-chest", building=words.spoken(kind, sheet.language)),
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
    left = words.count(view.scouts_left or 0, "scout", sheet.language)
    return Panel(sheet.say("board-invaders", scouts=left), beside(blocks, 10))


def _scout(sheet: Sheet, kind: str) -> Block:
    light, name = sheet.theme, words.spoken(kind, sheet.language)
    width = max(66, LETTER * len(name))
    figure = mark(sheet, "scout", 0, 0, 62, fill=light.accent) + chip(sheet, kind, 20, 30, 40)
    inside = [
        at((width - 66) / 2, 0, figure),
        text(name, width / 2 - 1, 96, 12, light.soft),
    ]
    return Block(width, 100, titled(f"{sheet.say('thing-scout')}: {name}", *inside))


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
        text(sheet.say(f"direction-{direction}"), 31, 74, 13, INK, bold=True),
        text(sheet.say("board-when", when=when), 31, 97, 12, light.soft),
    ]
    title = sheet.say(f"board-attack-{when}", direction=direction)
    return Block(62, 100, titled(title, *inside))


def legend(sheet: Sheet, view: View, width: float) -> Block:
    """Return the types of this game by mark and name, in scoring order."""
    light = sheet.theme
    kinds = words.types(view)
    step = width / len(kinds)
    drawn = []
    for n, kind in enumerate(kinds):
        said = words.spoken(kind, sheet.language)
        name = text(said, step * n + 38, 22, 14, light.ink, anchor="start")
        drawn.append(chip(sheet, kind, step * n + 2, 2, 30) + name)
    return Block(width, 34, "".join(drawn))
