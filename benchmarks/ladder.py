"""Measure the bots against each other and store the ladder (``sabika ladder`` shows it).

    python -m benchmarks.ladder [--only TEXT] [--games N] [--jobs J] [--folder DIR]

The games are kept in a folder, one arena a challenge, so that an interrupted run goes on. The
stored file is written anew after every challenge; figures of challenges not measured stay.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import replace
from datetime import date
from itertools import pairwise
from pathlib import Path

from benchmarks.machine import ROOT, description
from benchmarks.picture import drawn
from benchmarks.sheet import put_between
from sabika.arena import Arena, LocalEngine, Run, run_arena
from sabika.arena.ladder import FILE, Challenge, Rung, from_json, rung_of, to_json
from sabika.bots.levels import LEVELS
from sabika.rules.ruleset import Configuration

STORED = ROOT / "src" / "sabika" / "arena" / FILE
PAGE = ROOT / "docs" / "strength.md"
TABLES = (("alhambra", ()), ("granada", ()), ("alhambra", Configuration.all_modules("alhambra")))


def challenges() -> list[Challenge]:
    """Return what is measured, in the order of the ladder."""
    found = []
    for game, modules in TABLES:
        for players in (2, 4):
            for bot, against in (("planner", "greedy"), ("vizier:1s", "planner")):
                found.append(Challenge(bot, against, players, game, modules))
        if game == "alhambra" and not modules:
            found.append(Challenge("greedy", "random"))
            # beside the second; five take hours, so only the larger table is asked for them
            budgets = (("0.1s", 2), ("0.1s", 4), ("5s", 4))
            found += [Challenge(f"vizier:{time}", "planner", seats) for time, seats in budgets]
            names = list(LEVELS)[:-1]  # a master is the vizier with a second: measured already
            found += [Challenge(b, a) for a, b in pairwise(names)]
    return found


def name_of(challenge: Challenge) -> str:
    """Return a name for the folder of a challenge."""
    modules = "all" if challenge.modules else "plain"
    text = f"{challenge.bot}-{challenge.against}-{challenge.players}-{challenge.game}-{modules}"
    return text.replace(":", "_")


def key(entry: Challenge | Rung) -> tuple[object, ...]:
    """Return what tells rungs apart."""
    return entry.bot, entry.against, entry.players, entry.game, entry.modules


def tell(run: Run) -> None:
    """Say how far a challenge is."""
    print(f"\r  {run.standings.games} of {run.games} games", end="", flush=True)


def measure(challenge: Challenge, folder: Path, jobs: int) -> Rung:
    """Play a challenge, or what is missing of it."""
    print(name_of(challenge))
    arena = Arena(challenge.config, challenge.line_up, "ladder", challenge.games, max_turns=1000)
    out = folder / name_of(challenge)
    rung = rung_of(challenge, run_arena(arena, engine=LocalEngine(jobs), out=out, watch=tell))
    print(f"\r  {100 * rung.win_share:.1f} % ({rung.games} games)")
    return rung


def store(new: Rung, path: Path = STORED) -> list[Rung]:
    """Put a rung into the stored file, in the order of the ladder; return all of them."""
    before = from_json(path.read_text("utf-8"))[1] if path.exists() else []
    kept = {key(rung): rung for rung in before}
    kept[key(new)] = new
    rungs = [kept[key(challenge)] for challenge in challenges() if key(challenge) in kept]
    path.write_text(to_json(f"last on {date.today()}, {description()}", rungs), "utf-8")
    return rungs


def write_page(rungs: list[Rung], page: Path = PAGE) -> None:
    """Write the ladder into its page, and draw it beside."""
    lines = [
        "| game | bot | against | wins | 95 % | par | games | score | winner's | ms a move |",
        "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for rung in rungs:
        lines.append(
            f"| {rung.table} | {rung.bot} | {rung.rivals}"
            f" | {100 * rung.win_share:.1f} %"
            f" | {100 * rung.win_low:.0f} to {100 * rung.win_high:.0f}"
            f" | {100 * rung.par:.0f} % | {rung.games} | {rung.mean_score:.0f}"
            f" | {rung.winning_score:.0f} | {rung.ms_per_move:.1f} |"
        )
    lines += ["", f"*Measured last on: {description()}*"]
    put_between(page, "ladder", "\n".join(lines))
    (page.parent / "images" / "ladder.svg").write_text(drawn(rungs) + "\n", "utf-8")


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="challenges whose name contains this")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "ladder")
    options = parser.parse_args()
    for challenge in challenges():
        if options.only in name_of(challenge):
            wanted = replace(challenge, games=options.games)
            write_page(store(measure(wanted, options.folder, options.jobs)))


if __name__ == "__main__":
    main()
