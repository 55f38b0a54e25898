"""The whole table as one SVG, as a seat or a spectator sees it."""

from __future__ import annotations

from collections.abc import Sequence

from sabika.art import words
from sabika.art.layout import Block, below, beside, justified
from sabika.art.seats import dirk_panel, own_panel, seat_panel
from sabika.art.sheet import Sheet, at, tag, text, titled
from sabika.art.table import legend, parts
from sabika.components import SCORINGS
from sabika.play.view import DirkView, SeatView, View

WIDTH = 1240
MARGIN = 20
GAP = 12
INNER = WIDTH - 2 * MARGIN
COLUMNS = (1, 1, 2, 3, 2, 3, 3)
"""In how many columns so many sides of the table are drawn."""


def board_svg(view: View, *, dark: bool = False, language: str = "en") -> str:
    """Return the table that a view shows: nothing else goes into the drawing."""
    sheet = Sheet(dark, language)
    blocks = [_header(sheet, view), justified(sheet, parts(sheet, view), INNER, GAP)]
    if view.seat is not None:
        own = own_panel(sheet, view, view.seats[view.seat], INNER)
        blocks.append(own.draw(sheet, INNER, own.height))
    blocks += [_others(sheet, view), legend(sheet, view, INNER)]
    whole = below(blocks, GAP)
    height = round(whole.height + 2 * MARGIN)
    ground = tag("rect", width=WIDTH, height=height, fill=sheet.theme.ground)
    return sheet.svg(WIDTH, height, _title(sheet, view), ground, at(MARGIN, MARGIN, whole.drawn))


def _title(sheet: Sheet, view: View) -> str:
    scores = ", ".join(f"{seat.name} {seat.score}" for seat in view.seats)
    game = sheet.say(f"title-{view.config.game}")
    turn = words.turn(view, sheet.language)
    return sheet.say("board-title", game=game, turn=turn, scores=scores)


def _header(sheet: Sheet, view: View) -> Block:
    light = sheet.theme
    said = words.turn(view, sheet.language)
    size = min(24, (INNER - 120) / (0.62 * len(said)))
    drawn = [
        text(said, 0, 24, size, light.ink, anchor="start", serif=True, bold=True),
        text(words.setting(view, sheet.language), 0, 46, 13, light.soft, anchor="start"),
    ]
    drawn += [
        _scoring(sheet, scoring, scoring in view.scored, INNER - 97 + 40 * n)
        for n, scoring in enumerate(SCORINGS)
    ]
    return Block(INNER, 54, "".join(drawn))


def _scoring(sheet: Sheet, name: str, done: bool, x: float) -> str:
    light = sheet.theme
    fill, line = (light.gold, light.casing) if done else ("none", light.soft)
    return titled(
        sheet.say("board-scoring-done" if done else "board-scoring-coming", scoring=name),
        tag("circle", cx=x, cy=22, r=16, fill=fill, stroke=line, stroke_width=1.5),
        text(name, x, 28, 17, line, serif=True, bold=True),
    )


def _others(sheet: Sheet, view: View) -> Block:
    """Return the sides of the others, clockwise from one's own; of all for a spectator."""
    first = 0 if view.seat is None else view.seat + 1
    order = view.seats[first:] + view.seats[: max(0, first - 1)]
    sides: list[SeatView | DirkView] = [*order]
    if view.dirk is not None:
        sides.append(view.dirk)
    columns = COLUMNS[len(sides)]
    rows = [sides[n : n + columns] for n in range(0, len(sides), columns)]
    return below([_row(sheet, view, row) for row in rows], GAP)


def _row(sheet: Sheet, view: View, row: Sequence[SeatView | DirkView]) -> Block:
    width = (INNER - GAP * (len(row) - 1)) / len(row)
    panels = [
        dirk_panel(sheet, side, width)
        if isinstance(side, DirkView)
        else seat_panel(sheet, view, side, width)
        for side in row
    ]
    height = max(panel.height for panel in panels)
    return beside([panel.draw(sheet, width, height) for panel in panels], GAP)


View.drawn_by = board_svg
