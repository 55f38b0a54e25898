"""The players' sides of the table as SVG: name, points, city, reserve; Dirk; one's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from sabika.art import cards, words
from sabika.art.city import Plan, city
from sabika.art.layout import PAD, Block, Panel, below, beside, lines, scaled
from sabika.art.marks import coin, mark
from sabika.art.sheet import Sheet, at, tag, text, titled
from sabika.art.table import tiles_block
from sabika.art.tiles import SIZE
from sabika.play.codec import card_worth
from sabika.play.view import DirkView, SeatView, TileView, View

SMALL, LARGE = 0.56, 0.8
"""Tiles in a reserve: others' and one's own."""
RIGHT = 380
"""The room beside one's own city, for the hand and the tiles."""


def seat_panel(sheet: Sheet, view: View, seat: SeatView, width: float) -> Panel:
    """Return one player's side of the table."""
    inner = width - 2 * PAD
    blocks = [
        _head(sheet, view, seat, inner),
        _city(sheet, seat, inner, max(320, 0.7 * inner), 0.72),
        *_loose_tiles(sheet, view, seat, inner, SMALL),
    ]
    return _panel(sheet, view, seat, below(blocks, 10))


def own_panel(sheet: Sheet, view: View, seat: SeatView, width: float) -> Panel:
    """Return one's own side of the table: the city as large as it can be, the hand beside it."""
    inner = width - 2 * PAD - RIGHT - 24
    left = [_head(sheet, view, seat, inner), _city(sheet, seat, inner, 480, 1)]
    right = [_hand(sheet, seat.hand or ()), *_loose_tiles(sheet, view, seat, RIGHT, LARGE)]
    whole = beside([below(left, 10), below(right, 16)], 24)
    edge = f"M{inner + 8:.4g} 0V{whole.height:.4g}"
    apart = tag("path", d=edge, stroke=sheet.theme.line, stroke_width=1.2)
    return _panel(sheet, view, seat, Block(whole.width, whole.height, whole.drawn + apart))


def dirk_panel(sheet: Sheet, dirk: DirkView, width: float) -> Panel:
    """Return the imaginary third player's tiles (9.2)."""
    tiles = tiles_block(sheet, sorted(dirk.tiles, key=_order), SMALL)
    inner = width - 2 * PAD
    said = words.count(len(tiles), "tile", sheet.language)
    if dirk.chests:
        said += f", {words.count(dirk.chests, 'chest', sheet.language)}"
    light, name = sheet.theme, sheet.say("thing-dirk")
    head = [
        text(name, 0, 18, 19, light.ink, anchor="start", serif=True, bold=True),
        text(dirk.score, inner, 24, 30, light.accent, anchor="end", serif=True, bold=True),
        text(said, 0, 44, 13, light.soft, anchor="start"),
    ]
    inside = below([Block(inner, 62, "".join(head)), lines(tiles, inner, 6)], 10)
    title = f"{name}, {words.count(dirk.score, 'point', sheet.language)}"
    return Panel(title, inside, headed=False)


def _panel(sheet: Sheet, view: View, seat: SeatView, inside: Block) -> Panel:
    title = f"{seat.name}, {words.count(seat.score, 'point', sheet.language)}"
    return Panel(title, inside, strong=seat.seat == view.to_act, headed=False)


def _order(shown: TileView) -> tuple[str, int]:
    return shown.type or "", shown.price or 0


def _head(sheet: Sheet, view: View, seat: SeatView, width: float) -> Block:
    light = sheet.theme
    on_turn = seat.seat == view.player and view.to_act is not None
    left = 18 if on_turn else 0
    name = words.short(seat.name, int((width - 90) / 11))
    drawn = [
        text(name, left, 18, 19, light.ink, anchor="start", serif=True, bold=True),
        text(seat.score, width, 24, 30, light.accent, anchor="end", serif=True, bold=True),
        at(0, 30, _figures(sheet, view, seat)),
    ]
    if on_turn:
        drawn.append(tag("path", d="M0 4l12 7-12 7z", fill=light.accent))
    return Block(width, 62, "".join(drawn))


def _figures(sheet: Sheet, view: View, seat: SeatView) -> str:
    """Return what can be counted: cards in hand, wall, chests."""
    light = sheet.theme
    wall = tag("circle", cx=11, cy=13, r=10.5, fill=light.gold, stroke=light.casing) + tag(
        "path", d="M5 18V9h3v3h1.500V9h3v3H14V9h3v9z", fill=light.casing
    )
    found = [
        (at(0, 0, cards.back(sheet), scale=0.4), seat.hand_size, sheet.say("board-cards-in-hand")),
        (wall, seat.wall, sheet.say("board-longest", side=words.side_of(view))),
    ]
    if view.chest_bag is not None:
        chest = mark(sheet, "chest", 0, 1, 24, fill=light.ink)
        found.append((chest, seat.chests, sheet.say("source-chests")))
    parts = [
        titled(
            f"{title}: {number}",
            drawn,
            text(number, 28, 19, 16, light.ink, anchor="start", bold=True),
            transform=f"translate({72 * n} 0)",
        )
        for n, (drawn, number, title) in enumerate(found)
    ]
    if seat.seat in view.peeked:
        x = 72 * len(found)
        parts.append(text(sheet.say("board-knows"), x, 18, 12, light.soft, anchor="start"))
    return "".join(parts)


def _city(sheet: Sheet, seat: SeatView, width: float, height: float, most: float) -> Block:
    plan = Plan.of(seat.city)
    scale = min(most, width / plan.width, height / plan.height)
    x = (width - plan.width * scale) / 2
    drawn = at(x, 0, city(sheet, seat.city), scale=scale)
    return Block(width, plan.height * scale, titled(sheet.say("board-city", name=seat.name), drawn))


def _loose_tiles(
    sheet: Sheet, view: View, seat: SeatView, width: float, scale: float
) -> list[Block]:
    """Return the tiles beside a city: just bought, left over at the end, in reserve."""
    left = (view.left_over,) if view.left_over is not None and seat.seat == view.to_act else ()
    groups = [
        ("board-to-place", view.to_place if seat.seat == view.player else ()),
        ("board-left-over", left),
        ("thing-reserve", seat.reserve),
    ]
    return [
        _row_of_tiles(sheet, words.heading(name, sheet.language), tiles, width, scale)
        for name, tiles in groups
        if tiles
    ]


def _row_of_tiles(
    sheet: Sheet, name: str, shown: Sequence[TileView], width: float, scale: float
) -> Block:
    label = text(name, 0, scale * SIZE / 2 + 4, 12, sheet.theme.soft, anchor="start")
    row = lines(tiles_block(sheet, shown, scale), width - 70, 6)
    return beside([Block(66, scale * SIZE, label), row], 4)


def _hand(sheet: Sheet, hand: Sequence[str]) -> Block:
    """Return one's own hand, by currency and with totals."""
    light = sheet.theme
    said = text(
        sheet.say("board-hand", cards=words.count(len(hand), "card", sheet.language)),
        0,
        14,
        13,
        light.soft,
        anchor="start",
        bold=True,
    )
    groups = [tuple(group) for _, group in groupby(hand, lambda card: card.partition("-")[0])]
    rows = [_purse(sheet, group) for group in groups]
    return below([Block(RIGHT, 18, said), *rows], 8)


def _purse(sheet: Sheet, group: Sequence[str]) -> Block:
    currency = group[0].partition("-")[0]
    total = sum(card_worth(name) for name in group)
    name = sheet.say(f"currency-{currency}")
    label = coin(sheet, currency, total, 22, 24, 15) + text(name, 22, 54, 11, sheet.theme.soft)
    fan = scaled(Block(0, cards.HEIGHT, cards.fan(sheet, group, (RIGHT - 60) / 0.9)), 0.9)
    return Block(RIGHT, fan.height, titled(f"{name}: {total}", label, at(60, 0, fan.drawn)))
