"""The best and the worst game of the bot that was named first."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from sabika.arena.arena import hash_of
from sabika.arena.playing import Row
from sabika.arena.report.findings import Findings, game_line
from sabika.arena.report.plot import Company
from sabika.arena.report.replay import replay
from sabika.arena.report.words import count, listed, safe
from sabika.art.drawings import Drawings
from sabika.components import Box, load
from sabika.notation.record import read_record

OTHER_COMPONENTS = (
    "<p>These games were played with other components than those at hand. To replay them here, "
    "write the report with <code>sabika arena --report</code> and <code>--components</code>.</p>"
)


@dataclass(frozen=True)
class Part:
    """A game on the page: a title, not yet safe, and HTML."""

    title: str
    inside: str


def replays(
    folder: Path, findings: Findings, company: Company, drawings: Drawings, box: Box | None
) -> list[Part]:
    """Return the games to step through, or why there are none."""
    bot = findings.bots[0]
    chosen = extremes(findings, bot)
    if not chosen:
        return [Part("Games to replay", "<p>No game was played to its end.</p>")]
    own = load() if box is None else box
    if hash_of(own) != findings.settings["components"]:
        return [Part("Games to replay", OTHER_COMPONENTS)]
    found = []
    for row, seat in chosen:
        line = game_line(folder, row.game)
        record = read_record(json.loads(line), own)
        said = (
            f"<p>{safe(_sentence(row))} Step through it with the buttons, the slider, or the "
            "arrow keys once it has the focus. The hands lie open here.</p>"
        )
        inside = said + replay(record, line, row, company, drawings)
        found.append(Part(_title(bot, margin(row, seat), best=row is chosen[0][0]), inside))
    return found


def margin(row: Row, seat: int) -> int:
    """Return by how many points a seat is before the best other one."""
    return row.scores[seat] - max(s for other, s in enumerate(row.scores) if other != seat)


def extremes(findings: Findings, bot: str) -> list[tuple[Row, int]]:
    """Return the games and seats with the largest and the least margin of a bot; one if equal."""
    played = [
        (row, seat)
        for row in findings.finished
        for seat, name in enumerate(row.bots)
        if name == bot
    ]
    if not played:
        return []
    best = max(played, key=lambda entry: margin(*entry))
    worst = min(played, key=lambda entry: margin(*entry))
    return [best] if worst[0] is best[0] else [best, worst]


def _title(bot: str, by: int, best: bool) -> str:
    points = count(abs(by), "point")
    if by == 0:
        return f"{'The best' if best else 'The worst'} game of {bot}: a shared victory"
    if best:
        return f"The {'clearest win' if by > 0 else 'closest defeat'} of {bot}: by {points}"
    return f"The {'clearest defeat' if by < 0 else 'closest win'} of {bot}: by {points}"


def _sentence(row: Row) -> str:
    ranked = sorted(range(len(row.bots)), key=lambda seat: -row.scores[seat])
    ends = [f"{row.bots[seat]} ({seat + 1}) with {row.scores[seat]}" for seat in ranked]
    return f"Game {row.game} ended after {row.turns} turns: {listed(ends)} points."
