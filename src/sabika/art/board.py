"""The whole table as one SVG, as a seat or a spectator sees it."""

from __future__ import annotations

from sabika.art import words
from sabika.art.layout import Block, Panel, below, beside, justified
from sabika.art.seats import dirk_panel, hand_panel, seat_panel
from sabika.art.sheet import Sheet, at, tag, text, titled
from sabika.art.table import parts
from sabika.components import SCORINGS
from sabika.play.view import SeatView, View

WIDTH = 1240
MARGIN = 20
GAP = 12
INNER = WIDTH - 2 * MARGIN
COLUMNS = {2: 2, 3: 3, 4: 2, 5: 3, 6: 3}


def board_svg(view: View, *, dark: bool = False) -> str:
    """Return the table that a view shows: nothing else goes into the drawing."""
    sheet = Sheet(dark)
    blocks = [_header(sheet, view), justified(sheet, parts(sheet, view), INNER, GAP)]
    own = None if view.seat is None else view.seats[view.seat].hand
    if own:
        blocks.append(justified(sheet, [hand_panel(sheet, own, INNER)], INNER, GAP))
    blocks.append(_seats(sheet, view))
    if view.dirk is not None:
        blocks.append(justified(sheet, [dirk_panel(sheet, view.dirk, INNER)], INNER, GAP))
    whole = below(blocks, GAP)
    height = round(whole.height + 2 * MARGIN)
    ground = tag("rect", width=WIDTH, height=height, fill=sheet.theme.ground)
    return sheet.svg(WIDTH, height, _title(view), ground, at(MARGIN, MARGIN, whole.drawn))


def _title(view: View) -> str:
    scores = ", ".join(f"{seat.name} {seat.score}" for seat in view.seats)
    return f"{view.config.game.capitalize()}: {words.turn(view)} Points: {scores}"


def _header(sheet: Sheet, view: View) -> Block:
    light = sheet.theme
    drawn = [
        text(words.turn(view), 0, 24, 24, light.ink, anchor="start", serif=True, bold=True),
        text(words.setting(view), 0, 46, 13, light.soft, anchor="start"),
    ]
    for n, scoring in enumerate(SCORINGS):
        done = scoring in view.scored
        x = INNER - 100 + 40 * n
        drawn.append(
            titled(
                f"scoring {scoring} {'done' if done else 'to come'}",
                tag(
                    "circle",
                    cx=x,
                    cy=22,
                    r=16,
                    fill=light.gold if done else "none",
                    stroke=light.casing if done else light.soft,
                    stroke_width=1.5,
                ),
                text(
                    scoring, x, 28, 17, light.casing if done else light.soft, serif=True, bold=True
                ),
            )
        )
    return Block(INNER, 54, "".join(drawn))


def _seats(sheet: Sheet, view: View) -> Block:
    first = view.seat or 0
    order: tuple[SeatView, ...] = view.seats[first:] + view.seats[:first]
    columns = COLUMNS[len(order)]
    width = (INNER - GAP * (columns - 1)) / columns
    panels = [seat_panel(sheet, view, seat, width) for seat in order]
    rows = [panels[n : n + columns] for n in range(0, len(panels), columns)]
    return below([_row(sheet, row, width) for row in rows], GAP)


def _row(sheet: Sheet, row: list[Panel], width: float) -> Block:
    height = max(panel.height for panel in row)
    return beside([panel.draw(sheet, width, height) for panel in row], GAP)
