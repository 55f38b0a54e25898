"""The tables of a report: standings, who beats whom, seats, faults."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sabika.arena.playing import Row
from sabika.arena.report.findings import Findings
from sabika.arena.report.plot import Company
from sabika.arena.report.words import (
    NOTHING,
    decimal,
    milliseconds,
    percent,
    reach,
    safe,
    safe_lines,
)
from sabika.arena.standings import Standing

MOST_FAULTS = 12
"""Different reports that are shown."""

COLUMNS = (
    ("win share", "of a seat"),
    ("95 % interval", ""),
    ("score", "points, mean"),
    ("margin", "points, mean"),
    ("rating", "± deviation"),
    ("move", "ms, mean"),
    ("faults", "games"),
    ("games", ""),
    ("seats", ""),
)


def standings(findings: Findings, company: Company) -> str:
    """Return how all bots stand, the best first."""
    heads = "".join(
        f"<th scope='col'>{name}{f'<small>{unit}</small>' if unit else ''}</th>"
        for name, unit in COLUMNS
    )
    rows = [(company.label(entry.bot), _cells(entry)) for entry in findings.standings]
    return _table(f"<th scope='col' class='name'>bot</th>{heads}", map(_line, rows))


def _cells(entry: Standing) -> list[str]:
    return [
        percent(entry.win_share),
        reach(entry.win_low, entry.win_high),
        decimal(entry.mean_score),
        decimal(entry.mean_margin, "+.1f"),
        f"{entry.rating:.1f} ±{entry.rating_sd:.1f}",
        milliseconds(entry.ms_per_move),
        str(sum(entry.faults.values())),
        str(entry.games),
        str(entry.seats),
    ]


def _line(row: tuple[str, Sequence[str]]) -> str:
    cells = "".join(f"<td>{cell}</td>" for cell in row[1])
    return f"<tr><th scope='row' class='name'>{row[0]}</th>{cells}</tr>"


def _table(heads: str, rows: Iterable[str], kind: str = "") -> str:
    return (
        f"<div class='scroll' tabindex='0'><table class='{kind}'><thead><tr>{heads}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def head_to_head(findings: Findings, company: Company) -> str:
    """Return who is ahead of whom; nothing if no two bots met."""
    if not findings.meetings:
        return ""
    met = {(entry.bot, entry.rival): entry for entry in findings.meetings}
    order = [entry.bot for entry in findings.standings]
    heads = "".join(
        f"<th scope='col' title='{safe(bot)}'>{company.sign(bot)}<small>{_short(bot)}</small></th>"
        for bot in order
    )
    rows = []
    for bot in order:
        cells = []
        for rival in order:
            entry = met.get((bot, rival))
            if entry is None:
                cells.append(f"<td class='none'>{NOTHING}</td>")
                continue
            lead = decimal(entry.mean_lead, "+.1f")
            said = f"{bot} against {rival}: ahead in {percent(entry.ahead)} of {entry.meetings}"
            cells.append(
                f"<td style='{_tint(entry.ahead)}' title='{safe(said)}'>"
                f"<b>{percent(entry.ahead, 0)}</b><small>{lead}</small></td>"
            )
        name = f"<th scope='row' class='name'>{company.label(bot)}</th>"
        rows.append(f"<tr>{name}{''.join(cells)}</tr>")
    return _table(f"<th scope='col' class='name'>ahead of …</th>{heads}", rows, "matrix")


def _short(bot: str) -> str:
    """The last part of a long name: of a path the file and the class."""
    name = bot.rsplit("/", 1)[-1]
    return safe(name if len(name) <= 14 else name[:13] + "…")


def _tint(ahead: float) -> str:
    """The ground of a cell: one colour for ahead, one for behind, stronger with the distance."""
    tone = "--ahead" if ahead >= 0.5 else "--behind"
    strength = round(abs(ahead - 0.5) * 110)
    return f"background:color-mix(in srgb,var({tone}) {strength}%,var(--panel))"


def seats(findings: Findings, company: Company) -> str:
    """Return what every bot wins at every seat."""
    places = range(findings.players)
    heads = "".join(f"<th scope='col'>seat {n + 1}</th>" for n in places)
    rows = [
        (company.label(entry.bot), [percent(findings.by_seat(n, entry.bot).share) for n in places])
        for entry in findings.standings
    ]
    return _table(f"<th scope='col' class='name'>bot</th>{heads}", map(_line, rows))


def faults(findings: Findings, company: Company) -> str:
    """Return the games lost by a fault, those with the same report together."""
    groups: dict[tuple[str, str, str], list[Row]] = {}
    for row in findings.rows:
        if row.fault is not None:
            key = row.bots[row.fault.seat], row.fault.kind, row.fault.report
            groups.setdefault(key, []).append(row)
    parts = []
    for (bot, kind, report), rows in list(groups.items())[:MOST_FAULTS]:
        last = report.splitlines()[-1] if report else "no report"
        games = "1 game" if len(rows) == 1 else f"{len(rows)} games"
        numbers = ", ".join(str(row.game) for row in rows[:12]) + ", …" * (len(rows) > 12)
        parts.append(
            f"<details class='fault'><summary>{company.label(bot)} <b>{safe(kind)}</b>, {games}: "
            f"<code>{safe(last[:200])}</code></summary>"
            f"<p>In the games with these numbers: {numbers}.</p>"
            f"<pre tabindex='0'>{safe_lines(report)}</pre></details>"
        )
    if len(groups) > MOST_FAULTS:
        parts.append(
            f"<p>{len(groups) - MOST_FAULTS} more kinds of reports are in results.json.</p>"
        )
    return "".join(parts)
