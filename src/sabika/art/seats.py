"""The players' sides of the table as SVG: name, points, city, reserve; Dirk; one's own hand."""

from __future__ import annotations

from itertools import groupby

from sabika.art import cards, words
from sabika.art.city import Plan, city
from sabika.art.layout import PAD, Block, Panel, below, beside, lines
from sabika.art.marks import coin, mark
from sabika.art.sheet import Sheet, at, tag, text, titled
from sabika.art.table import tiles_block
from sabika.play.codec import card_worth
from sabika.play.view import DirkView, SeatView, TileView, View

TILE = 0.72
"""How large a tile of a city is at most."""
CITY_HEIGHT = 380
RESERVE = 0.56


def seat_panel(sheet: Sheet, view: View, seat: SeatView, width: float) -> Panel:
    """Return one player's side of the table."""
    inner = width - 2 * PAD
    blocks = [_head(sheet, view, seat, inner), _city(sheet, seat, inner)]
    if seat.seat == view.player and view.to_place:
        blocks.append(_tiles(sheet, "To place", view.to_place, inner))
    if seat.seat == view.to_act and view.left_over is not None:
        blocks.append(_tiles(sheet, "Left over", (view.left_over,), inner))
    if seat.reserve:
        blocks.append(_tiles(sheet, "Reserve", seat.reserve, inner))
    return Panel(
        f"{seat.name}, {words.count(seat.score, 'point')}",
        below(blocks, 10),
        strong=seat.seat == view.to_act,
        headed=False,
    )


def dirk_panel(sheet: Sheet, dirk: DirkView, width: float) -> Panel:
    """Return the imaginary third player's tiles (9.2)."""
    tiles = tiles_block(sheet, sorted(dirk.tiles, key=_order), RESERVE)
    said = f"Dirk, {words.count(dirk.score, 'point')}, {words.count(len(tiles), 'tile')}"
    if dirk.chests:
        said += f", {words.count(dirk.chests, 'chest')}"
    return Panel(said, lines(tiles, width - 2 * PAD, 6))


def hand_panel(sheet: Sheet, hand: tuple[str, ...], width: float) -> Panel:
    """Return one's own hand, by currency and with totals."""
    groups = [list(group) for _, group in groupby(hand, lambda card: card.partition("-")[0])]
    room = width - 2 * PAD - 24 * len(groups)
    step = min(cards.WIDTH + 4, room / max(1, len(hand)))
    blocks = [_group(sheet, group, step) for group in groups]
    return Panel(f"Your hand, {words.count(len(hand), 'card')}", beside(blocks, 24))


def _order(shown: TileView) -> tuple[str, int]:
    return shown.type or "", shown.price or 0


def _group(sheet: Sheet, group: list[str], step: float) -> Block:
    light = sheet.theme
    currency = group[0].partition("-")[0]
    drawn = [at(step * n, 0, cards.card(sheet, name)) for n, name in enumerate(group)]
    width = step * (len(group) - 1) + cards.WIDTH
    total = sum(card_worth(name) for name in group)
    drawn.append(coin(sheet, currency, total, 14, 86, 12))
    drawn.append(text(currency, 32, 91, 12, light.soft, anchor="start"))
    return Block(max(width, 80), 100, titled(f"{currency}: {total}", *drawn))


def _head(sheet: Sheet, view: View, seat: SeatView, width: float) -> Block:
    light = sheet.theme
    on_turn = seat.seat == view.player and view.to_act is not None
    drawn = []
    if on_turn:
        drawn.append(tag("path", d="M0 4l12 7-12 7z", fill=light.accent))
    room = int((width - 90) / 10)
    name = seat.name if len(seat.name) <= room else seat.name[: room - 1] + "…"
    drawn.append(
        text(name, 18 if on_turn else 0, 18, 19, light.ink, anchor="start", serif=True, bold=True)
    )
    drawn.append(text(seat.score, width, 24, 30, light.accent, anchor="end", serif=True, bold=True))
    return Block(width, 62, "".join(drawn) + at(0, 30, _figures(sheet, view, seat)))


def _figures(sheet: Sheet, view: View, seat: SeatView) -> str:
    """Return what can be counted: cards in hand, wall, tiles, chests."""
    light = sheet.theme
    small = at(0, 0, cards.back(sheet), scale=0.4)
    wall = tag("circle", cx=10, cy=13, r=10, fill=light.gold, stroke=light.casing) + tag(
        "path", d="M4 18v-9h3v3h2V9h2v3h2V9h3v9z", fill=light.casing
    )
    found = [
        (small, seat.hand_size, words.count(seat.hand_size, "card") + " in hand"),
        (wall, seat.wall, f"longest outer wall {seat.wall}"),
    ]
    if view.chest_bag is not None:
        drawn = mark(sheet, "chest", 0, 1, 24, fill=light.ink)
        found.append((drawn, seat.chests, words.count(seat.chests, "chest")))
    parts = [
        at(
            64 * n,
            0,
            titled(title, drawn, text(number, 27, 19, 16, light.ink, anchor="start", bold=True)),
        )
        for n, (drawn, number, title) in enumerate(found)
    ]
    if seat.seat in view.peeked:
        said = text("knows the attack", 64 * len(found), 18, 12, light.soft, anchor="start")
        parts.append(said)
    return "".join(parts)


def _city(sheet: Sheet, seat: SeatView, width: float) -> Block:
    plan = Plan.of(seat.city)
    scale = min(TILE, width / plan.width, CITY_HEIGHT / plan.height)
    x = (width - plan.width * scale) / 2
    drawn = at(x, 0, city(sheet, seat.city), scale=scale)
    return Block(width, plan.height * scale, titled(f"city of {seat.name}", drawn))


def _tiles(sheet: Sheet, name: str, shown: tuple[TileView, ...], width: float) -> Block:
    label = Block(66, 56, text(name, 0, 32, 12, sheet.theme.soft, anchor="start"))
    row = lines(tiles_block(sheet, shown, RESERVE), width - 70, 6)
    return beside([label, row], 4)
