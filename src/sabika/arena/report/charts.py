"""The plots of a report."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, quantiles

from sabika.arena.report.findings import Findings, Share
from sabika.arena.report.plot import (
    ACCENT,
    INK,
    LEFT,
    LETTERS,
    LINE,
    RIGHT,
    SMALL,
    SOFT,
    Bins,
    Company,
    Scale,
    axis,
    bars,
    figure,
    heading,
    whisker,
)
from sabika.arena.report.words import count, decimal, milliseconds, percent, reach
from sabika.art.sheet import number, tag, text

SHARES = Scale(0, 1)
HILL = 58
"""Height of a histogram among several."""
LINES = 220
"""Height of the lines of ratings."""
POINTS = 240
"""Points of a line, at most."""
MARKS = 5
"""How often a line carries its mark."""
ORDINALS = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth")


def _percents(value: float) -> str:
    return f"{100 * value:.0f} %"


def _whole(value: float) -> str:
    return decimal(value, ".0f")


def _par(par: float, bottom: float) -> str:
    """The line of what equal bots would win, with its name above."""
    x = SHARES(par)
    line = tag("path", d=f"M{number(x)} 20V{number(bottom)}", stroke=ACCENT, stroke_width=2,
               stroke_dasharray="6 4")  # fmt: skip
    return line + text(f"par {percent(par)}", x, 14, SMALL, ACCENT, bold=True)


def win_shares(findings: Findings, company: Company) -> str:
    """Draw win shares with their intervals, and par."""
    step, top = 54, 28
    bottom = top + step * len(findings.standings)
    parts = [*axis(SHARES, 20, bottom, "win share of a seat", _percents)]
    parts.append(_par(findings.par, bottom))
    for n, entry in enumerate(findings.standings):
        y = top + step * n
        parts.append(heading(company, entry.bot, y + 18, percent(entry.win_share)))
        if entry.win_share is not None:
            colour = company.colour(entry.bot)
            parts.append(whisker(SHARES, entry.win_low, entry.win_high, y + 36, colour))
            parts.append(company.mark(entry.bot, SHARES(entry.win_share), y + 36))
    said = ", ".join(
        f"{entry.bot} {percent(entry.win_share)} ({reach(entry.win_low, entry.win_high)})"
        for entry in findings.standings
    )
    return figure(bottom + 46, f"Win shares: {said}; par {percent(findings.par)}", *parts)


def scores(findings: Findings, company: Company) -> str:
    """Draw how often each bot had how many points; nothing if no game was finished."""
    found = {bot: points for bot in findings.bots if (points := findings.scores(bot))}
    if not found:
        return ""
    bins = Bins.of([points for values in found.values() for points in values])
    full = max(max(bins.counts(values)) / len(values) for values in found.values())
    step = HILL + 38
    bottom = step * len(found)
    parts = axis(bins.scale, 0, bottom, f"points; highest bar {_percents(full)} of seats", _whole)
    for n, (bot, values) in enumerate(found.items()):
        base, mean = step * (n + 1) - 8, fmean(values)
        parts.append(heading(company, bot, step * n + 16, f"mean {mean:.1f} points"))
        parts.append(bars(values, bins, bins.scale, base, HILL, full, company.colour(bot)))
        parts.append(tag("path", d=f"M{LEFT} {base}H{RIGHT}", stroke=SOFT, stroke_width=1))
        x = number(bins.scale(mean))
        parts.append(tag("path", d=f"M{x} {base}l5 8h-10z", fill=INK))
    said = ", ".join(f"{bot} mean {fmean(values):.1f}" for bot, values in found.items())
    return figure(bottom + 46, f"Points at the end: {said}", *parts)


def lengths(findings: Findings) -> str:
    """Draw how many turns games took; nothing if none was finished."""
    turns = [row.turns for row in findings.finished]
    if not turns:
        return ""
    bins, base, mean = Bins.of(turns), 158, fmean(turns)
    most = max(bins.counts(turns))
    highest, full = count(most, "game"), most / len(turns)
    x = bins.scale(mean)
    parts = [
        text(f"mean {mean:.1f} turns", RIGHT, 16, LETTERS, INK, anchor="end"),
        text(f"{min(turns)} to {max(turns)} turns", LEFT, 16, LETTERS, INK, anchor="start"),
        *axis(bins.scale, 28, base + 8, f"turns of all players; highest bar {highest}", _whole),
        bars(turns, bins, bins.scale, base, 124, full, "var(--water)"),
        tag("path", d=f"M{LEFT} {base}H{RIGHT}", stroke=SOFT, stroke_width=1),
        tag("path", d=f"M{number(x)} {base}l5 8h-10z", fill=INK),
    ]
    return figure(base + 54, f"Turns: {min(turns)} to {max(turns)}, mean {mean:.1f}", *parts)


def times(findings: Findings, company: Company) -> str:
    """Draw how long each bot thinks about a move; nothing if nobody ever moved."""
    found = {bot: values for bot in findings.bots if (values := findings.times(bot))}
    all_values = [value for values in found.values() for value in values if value > 0]
    if not all_values:
        return ""
    scale = _time_scale(min(all_values), max(all_values))
    means = {entry.bot: entry.ms_per_move for entry in findings.standings}
    step = 54
    bottom = step * len(found)
    parts = axis(scale, 0, bottom, "milliseconds for a move" + " (each line ten times the last)"
                 * scale.logarithmic, lambda value: f"{value:g}")  # fmt: skip
    for n, (bot, values) in enumerate(found.items()):
        y, colour = step * n, company.colour(bot)
        parts.append(heading(company, bot, y + 18, f"mean {milliseconds(means[bot])} ms"))
        low, quarter, middle, three, high = (max(v, scale.low) for v in _five(values))
        parts.append(whisker(scale, low, high, y + 36, colour))
        width = max(2.0, scale(three) - scale(quarter))
        parts.append(tag("rect", x=scale(quarter), y=y + 31, width=width, height=10, fill=colour))
        parts.append(company.mark(bot, scale(middle), y + 36))
    said = ", ".join(f"{bot} {milliseconds(means[bot])} ms" for bot in found)
    return figure(bottom + 46, f"Time for a move: {said}", *parts)


def _time_scale(low: float, high: float) -> Scale:
    if high > 30 * low:
        power = 1e-6
        while power * 10 <= low:
            power *= 10
        top = power
        while top < high:
            top *= 10
        return Scale(power, top, logarithmic=True)
    return Scale(0, high * 1.05)


def _five(values: Sequence[float]) -> tuple[float, float, float, float, float]:
    """Return least, quarter, middle, three quarters, most."""
    if len(values) < 2:
        return (values[0],) * 5
    quarter, middle, three = quantiles(values, n=4, method="inclusive")
    return min(values), quarter, middle, three, max(values)


def ratings(findings: Findings, company: Company) -> str:
    """Draw the ratings from game to game."""
    found = findings.ratings()
    games = len(found) - 1
    values = [value for entry in found for value in entry.values()]
    across = Scale(0, max(1, games), LEFT + 34, RIGHT - 10)
    low, high = min(values), max(values)
    margin = max(1.0, (high - low) * 0.06)
    up = Scale(low - margin, high + margin, LINES, 8)
    ticks = up.ticks(5)
    level = "".join(f"M{LEFT + 30} {number(up(t))}H{RIGHT}" for t in ticks)
    parts = [tag("path", d=level, stroke=LINE, stroke_width=1)]
    parts += [text(f"{t:g}", LEFT + 24, up(t) + 5, SMALL, SOFT, anchor="end") for t in ticks]
    shown = sorted({round(n * games / POINTS) for n in range(POINTS + 1)})
    for bot in findings.bots:
        points = [(across(n), up(found[n][bot])) for n in shown]
        path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
        parts.append(
            tag("path", d=path, fill="none", stroke=company.colour(bot), stroke_width=2.5,
                stroke_dasharray=company.dash(bot), stroke_linejoin="round")
        )  # fmt: skip
    for place, bot in enumerate(findings.bots):
        parts += [
            company.mark(bot, across(n), up(found[n][bot])) for n in _marked(games, place, company)
        ]
    parts += axis(across, LINES, LINES + 6, "games played", _whole)
    said = ", ".join(f"{bot} {found[-1][bot]:.1f}" for bot in findings.bots)
    return figure(LINES + 50, f"Ratings after {games} games: {said}", *parts)


def _marked(games: int, place: int, company: Company) -> list[int]:
    """Return the games at which a line carries its mark: the lines' marks take turns."""
    parts = MARKS * len(company.bots)
    between = {round(games * (n * len(company.bots) + place + 1) / parts) for n in range(MARKS)}
    return sorted({n for n in between if n < games * 0.97} | {games})


def seats(findings: Findings) -> str:
    """Draw what every seat wins, and whoever is first, second, … to move."""
    groups = (
        ("By seat", [(f"Seat {n + 1}", findings.by_seat(n)) for n in range(findings.players)]),
        ("By order of play", [
            (f"{ORDINALS[n]} to move", findings.by_order(n)) for n in range(findings.players)
        ]),
    )  # fmt: skip
    y = 28.0
    parts = []
    for name, entries in groups:
        parts.append(text(name, LEFT, y + 14, SMALL, SOFT, anchor="start", bold=True))
        y += 24
        for label, share in entries:
            parts.append(_seat(label, share, y))
            y += 42
        y += 6
    under = [*axis(SHARES, 20, y, "win share", _percents), _par(findings.par, y)]
    said = ", ".join(
        f"{label} {percent(share.share)}" for _, entries in groups for label, share in entries
    )
    return figure(y + 46, f"Win shares: {said}", *under, *parts)


def _seat(label: str, share: Share, y: float) -> str:
    drawn = text(label, LEFT, y + 12, LETTERS, INK, anchor="start") + text(
        percent(share.share), RIGHT, y + 12, LETTERS, INK, anchor="end"
    )
    if share.share is None:
        return drawn
    dot = tag("circle", cx=SHARES(share.share), cy=y + 26, r=6, fill="var(--water)",
              stroke="var(--panel)", stroke_width=1.5)  # fmt: skip
    return drawn + whisker(SHARES, share.low, share.high, y + 26, "var(--water)") + dot
