"""Bots against each other: the same deals from every seat, intervals, ratings (docs/arena.md)."""

from __future__ import annotations

from sabika.arena.arena import Arena, ArenaError, Seating
from sabika.arena.cluster import RayEngine
from sabika.arena.lineups import line_ups
from sabika.arena.local import LocalEngine
from sabika.arena.playing import Row
from sabika.arena.runner import Engine, Results, Run, run_arena
from sabika.arena.standings import Meeting, Standing, Standings, interval

__all__ = [
    "Arena",
    "ArenaError",
    "Engine",
    "LocalEngine",
    "Meeting",
    "RayEngine",
    "Results",
    "Row",
    "Run",
    "Seating",
    "Standing",
    "Standings",
    "interval",
    "line_ups",
    "run_arena",
]
