"""The ladder as a picture: what every bot wins of its games, by kind of table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from sabika.arena.ladder import Rung
from sabika.arena.report.plot import SHAPES, Scale, whisker
from sabika.art.palette import LIGHT, SERIES
from sabika.art.sheet import SANS, at, number, tag, text
from sabika.bots.levels import LEVELS

WIDTH, MARGIN = 820, 28
SHARES = Scale(0, 1, 374, WIDTH - 118)
ROW, HEAD, GAP = 30, 46, 14
MARKED = ("vizier", "planner")
"""Bots with a mark of their own; all others share one."""
BOTS = ("greedy", *LEVELS, "planner", "vizier")
"""From the weakest to the strongest."""


def drawn(rungs: Sequence[Rung]) -> str:
    """Return the picture, a block for every kind of table and number of players."""
    tables = groupby(sorted(rungs, key=_order), key=_table)
    y = float(MARGIN)
    parts = []
    for _, group in tables:
        block = list(group)
        parts.append(at(0, y, _block(block)))
        y += HEAD + ROW * len(block) + GAP
    height = number(y + MARGIN - GAP)
    ground = tag("rect", width=WIDTH, height=height, rx=12, fill=LIGHT.panel)
    return tag(
        "svg", tag("title", "What the bots win"), ground, *parts,
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {height}", font_family=SANS,
        role="img",
    )  # fmt: skip


def _table(rung: Rung) -> tuple[str, int, int]:
    return rung.game, len(rung.modules), rung.players


def _order(rung: Rung) -> tuple[tuple[str, int, int], int, float]:
    bot, _, time = rung.bot.partition(":")
    return _table(rung), BOTS.index(bot), float(time.removesuffix("s") or 0)


def _block(rungs: Sequence[Rung]) -> str:
    """Draw the rungs of one kind of table, with par, below its name."""
    first = rungs[0]
    name = f"{first.table}, {first.players} players"
    low = HEAD + ROW * len(rungs) - 8
    return "".join(
        [
            text(name, MARGIN, 18, 17, LIGHT.ink, anchor="start", serif=True, bold=True),
            *(_level(share, low) for share in (0, 0.25, 0.5, 0.75, 1) if share != first.par),
            _par(first.par, low),
            *(at(0, HEAD + ROW * n, _row(rung)) for n, rung in enumerate(rungs)),
        ]
    )


def _level(share: float, low: float) -> str:
    x = SHARES(share)
    line = tag("path", d=f"M{number(x)} 26V{number(low)}", stroke=LIGHT.line)
    return line + text(f"{100 * share:.0f} %", x, 18, 13, LIGHT.soft)


def _par(par: float, low: float) -> str:
    x = SHARES(par)
    line = tag("path", d=f"M{number(x)} 26V{number(low)}", stroke=LIGHT.accent, stroke_width=2,
               stroke_dasharray="6 4")  # fmt: skip
    return line + text(f"par {100 * par:.0f} %", x, 18, 13, LIGHT.accent, bold=True)


def _row(rung: Rung) -> str:
    bot, _, time = rung.bot.partition(":")
    kind = MARKED.index(bot) if bot in MARKED else len(MARKED)
    colour = SERIES[kind][0]
    name = f"{bot}, {time.removesuffix('s')} s" if time else bot
    mark = tag("path", d=SHAPES[kind], fill=colour, stroke=LIGHT.panel, stroke_width=1.5)
    return "".join(
        [
            at(MARGIN + 7, 8, mark),
            text(name, MARGIN + 22, 13, 16, LIGHT.ink, anchor="start", bold=True),
            text(f"against {rung.rivals}", MARGIN + 146, 13, 14, LIGHT.soft, anchor="start"),
            whisker(SHARES, rung.win_low, rung.win_high, 8, colour),
            at(SHARES(rung.win_share), 8, mark),
            text(f"{100 * rung.win_share:.1f} %", WIDTH - MARGIN, 13, 16, LIGHT.ink, anchor="end"),
        ]
    )
