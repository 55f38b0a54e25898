"""The page: a sentence above every plot says what it shows and how to read it."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from sabika.arena.report import charts, tables
from sabika.arena.report.findings import Findings
from sabika.arena.report.games import replays
from sabika.arena.report.plot import Company
from sabika.arena.report.words import count, decimal, listed, percent, reach, safe
from sabika.art.drawings import Drawings
from sabika.art.palette import DARK, LIGHT, SERIES, Theme
from sabika.art.sheet import SANS, SERIF, tag
from sabika.art.silhouettes import STAR, STAR_INSIDE
from sabika.components import Box
from sabika.locale import say

MANY = 4
"""Bots that a title names one by one."""
NO_RESULT = "No game came to a result."
NONE_FINISHED = "<p>No game was played to its end.</p>"
TONES = ("ground", "panel", "line", "ink", "soft", "accent", "gold", "casing", "water")


def page(folder: Path, findings: Findings, box: Box | None) -> str:
    """Return the report of an arena as one HTML document."""
    company, drawings = Company(findings.bots), Drawings()
    games = replays(folder, findings, company, drawings, box)
    body = [
        _header(findings),
        _standings(findings, company),
        _faults(findings, company),
        f"<div class='plots'>{''.join(_plots(findings, company))}</div>",
        *(_section(safe(game.title), game.inside) for game in games),
    ]
    title = f"{_title(findings)}: an arena of Sabika"
    symbols = drawings.symbols()  # before the style, which has all colours that were used
    return (
        "<!DOCTYPE html>\n<html lang='en'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        f"<title>{safe(title)}</title><style>{_style(drawings)}</style></head>\n"
        f"<body><div class='symbols' aria-hidden='true'>{symbols}</div>"
        f"<main>{''.join(body)}</main>\n<script>{_file('player.js')}</script></body></html>\n"
    )


def _file(name: str) -> str:
    return (resources.files(__package__) / name).read_text("utf-8")


def _style(drawings: Drawings) -> str:
    day, night = (_colours(light, drawings) for light in (LIGHT, DARK))
    return (
        f":root{{color-scheme:light dark;--serif:{SERIF};--sans:{SANS};{day}}}\n"
        f"@media (prefers-color-scheme:dark){{:root{{{night}}}}}\n{_file('report.css')}"
    )


def _colours(light: Theme, drawings: Drawings) -> str:
    bots = "".join(f"--bot{n}:{pair[light.dark]};" for n, pair in enumerate(SERIES))
    ahead = f"--ahead:{SERIES[0][light.dark]};--behind:{SERIES[1][light.dark]};"
    tones = "".join(f"--{name}:{getattr(light, name)};" for name in TONES)
    return tones + bots + ahead + drawings.style(light.dark)


def _section(title: str, *inside: str) -> str:
    return f"<section><h2>{title}</h2>{''.join(inside)}</section>"


# What is told in words.


def _title(findings: Findings) -> str:
    bots = findings.bots
    if len(bots) == 1:
        return f"{bots[0]} alone"
    return " against ".join(bots) if len(bots) == 2 else (
        listed(list(bots)) if len(bots) <= MANY else f"{len(bots)} bots"
    )  # fmt: skip


def _header(findings: Findings) -> str:
    star = tag("svg", tag("path", d=f"{STAR} {STAR_INSIDE}", fill_rule="evenodd"),
               viewBox="0 0 64 64", class_="star", aria_hidden="true")  # fmt: skip
    return (
        f"<header>{star}<div><h1>{safe(_title(findings))}</h1>"
        f"<p class='verdict'>{safe(_verdict(findings))}</p>{_facts(findings)}</div></header>"
    )


def _verdict(findings: Findings) -> str:
    """Say who is stronger, if the intervals say so."""
    best = findings.standings[0]
    if best.win_share is None:
        return NO_RESULT
    if len(findings.standings) == 1:
        return (
            "One bot sits at all seats, so nobody is stronger; points, seats and times tell more."
        )
    share = f"{best.bot} wins {percent(best.win_share)} of its seats"
    certain = f"the 95 % interval is {reach(best.win_low, best.win_high)}"
    if best.win_low > findings.par:
        return f"{share}; {certain} and lies above par, {percent(findings.par)}."
    if best.win_share == findings.par:
        return f"Nobody is ahead: all win {percent(findings.par)} of their seats, which is par."
    return (
        f"Not decided yet: {share}, but {certain} and holds par, {percent(findings.par)}. "
        "More games would narrow it."
    )


def _facts(findings: Findings) -> str:
    settings = findings.settings
    game = f"{settings['game'].capitalize()}, {settings['players']} players"
    modules = [say("en", f"module-{name}") for name in settings["modules"]]
    options = ["simple scoring"] * (settings["scoring"] == "simple")
    options += ["open attack"] * bool(settings["open_attack"])
    cut_off = sum(row.cut_off for row in findings.rows)
    stopped = {"games": "all were played", "until": f"stopped at ±{settings['until']}"}
    facts = [
        ("Game", ", ".join([game, *modules, *options])),
        ("Games", f"{len(findings.rows)}: {count(findings.deals, 'deal')}, each in "
                  f"{count(findings.line_ups, 'line-up')}; {stopped[findings.stopped]}"),
        ("Seed", settings["seed"]),
        ("Version", f"Sabika {settings['sabika']}"),
    ]  # fmt: skip
    if cut_off:
        facts.append(("Cut off", f"{count(cut_off, 'game')} after {settings['max_turns']} turns"))
    entries = [f"<div><dt>{name}</dt><dd>{safe(str(said))}</dd></div>" for name, said in facts]
    return f"<dl>{''.join(entries)}</dl>"


# The sections.


def _standings(findings: Findings, company: Company) -> str:
    return _section(
        "Standings",
        "<p>The best bot comes first. A deal is played from every seat, so luck of the cards is "
        "the same for all. Margin is points more than the best other seat; score and margin count "
        "games played to their end.</p>",
        tables.standings(findings, company),
    )


def _plots(findings: Findings, company: Company) -> list[str]:
    return [
        _shares(findings, company),
        _points(findings, company),
        _times(findings, company),
        _lengths(findings),
        _ratings(findings, company),
        _meetings(findings, company),
        _seats(findings, company),
    ]


def _shares(findings: Findings, company: Company) -> str:
    return _section(
        "Who wins",
        "<p>The mark is the part of its seats that a bot won, the line its 95 % interval, the "
        "dashed line what equal bots would win. Where the line does not touch par, the difference "
        "is hardly chance.</p>",
        charts.win_shares(findings, company),
    )


def _ratings(findings: Findings, company: Company) -> str:
    names = "".join(
        f"<li>{company.label(entry.bot)} <b>{decimal(entry.rating)}</b></li>"
        for entry in findings.standings
    )
    return _section(
        "Rating from game to game",
        "<p>OpenSkill ratings begin at 25 and follow the games. Lines that have become level have "
        "found their place; those that still climb or fall need more games.</p>",
        charts.ratings(findings, company),
        f"<ul class='legend'>{names}</ul>",
    )


def _points(findings: Findings, company: Company) -> str:
    return _section(
        "Points",
        "<p>How often a bot ended with how many points: the higher the bar, the more often. "
        "The triangle is the mean. All bots share both scales.</p>",
        charts.scores(findings, company) or NONE_FINISHED,
    )


def _meetings(findings: Findings, company: Company) -> str:
    matrix = tables.head_to_head(findings, company)
    if not matrix:
        return ""
    return _section(
        "Head to head",
        "<p>How often the bot of the row has more points than the bot of the column at the same "
        "table, and below that by how many points on average. Blue is ahead, orange behind; the "
        "stronger the colour, the clearer.</p>",
        matrix,
    )


def _seats(findings: Findings, company: Company) -> str:
    if findings.standings[0].win_share is None:
        return _section("Seats", f"<p>{NO_RESULT}</p>")
    return _section(
        "Seats",
        "<p>Does it matter where one sits, or who begins? Every bot sits everywhere equally often, "
        f"so differences come from the seat. {safe(_best_seat(findings))} The start player is "
        "who has the fewest cards, at whatever seat.</p>",
        charts.seats(findings),
        "<p>What each bot wins at each seat:</p>",
        tables.seats(findings, company),
    )


def _best_seat(findings: Findings) -> str:
    """Say which places win more than par, if the intervals say so."""
    places = [(f"seat {n + 1}", findings.by_seat(n)) for n in range(findings.players)]
    places += [
        (f"who is {charts.ORDINALS[n].lower()} to move", findings.by_order(n))
        for n in range(findings.players)
    ]
    better = [name for name, share in places if share.low > findings.par]
    if not better:
        return "Here no place wins clearly more than par."
    return f"Here {listed(better)} wins more than par; the interval lies above it."


def _lengths(findings: Findings) -> str:
    return _section(
        "Length of games",
        "<p>How many turns games took that were played to their end. The triangle is the mean.</p>",
        charts.lengths(findings) or NONE_FINISHED,
    )


def _times(findings: Findings, company: Company) -> str:
    return _section(
        "Time for a move",
        "<p>Each game gives one mean time. The thin line reaches from the quickest game to the "
        "slowest, the thick one holds the middle half of the games, the mark is the median.</p>",
        charts.times(findings, company) or "<p>Nobody made a move.</p>",
    )


def _faults(findings: Findings, company: Company) -> str:
    found = tables.faults(findings, company)
    if not found:
        return ""
    return _section(
        "Faults",
        "<p>A bot that crashes, is late or makes an illegal move loses that game. Here is what was "
        "reported, each report once; open one to read all of it.</p>",
        found,
    )
