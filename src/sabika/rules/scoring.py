"""Scoring: the sheet, the walls, and the two ways of sharing places (sections 7 and G).

The sheet has one row for each thing that scores (``book.n_items``: the building types, the wall,
then what features claimed) and one column for each seat; Dirk is seat 6.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.book import Book, Feature
    from cython.cimports.sabika.rules.c_codes import SCORED, WALL
    from cython.cimports.sabika.rules.chance import note
    from cython.cimports.sabika.rules.city import longest_wall
    from cython.cimports.sabika.rules.lens import look
    from cython.cimports.sabika.rules.state import State
else:
    from sabika.rules.book import Book, Feature
    from sabika.rules.chance import note
    from sabika.rules.city import longest_wall
    from sabika.rules.codes import SCORED, WALL
    from sabika.rules.lens import look
    from sabika.rules.state import State


def score_round(book: Book, s: State, scoring: cython.int) -> None:
    """Score A, B or C (0, 1, 2), then do what follows a scoring (6.5)."""
    i: cython.int
    item: cython.int
    fill_sheet(book, s, scoring)
    for item in range(book.n_items):
        for i in range(7):
            s.score[i] += s.sheet[7 * item + i]
    note_sheet(book, s, scoring)
    s.rounds = scoring + 1
    for i in range(book.n_features):
        cython.cast(Feature, book.aftermath[i]).after_scoring(s, scoring)


def fill_sheet(book: Book, s: State, scoring: cython.int) -> None:
    """Write what this scoring would give now."""
    i: cython.int
    for i in range(7 * book.n_items):
        s.sheet[i] = 0
    for i in range(s.players):
        look(book, s, i)
        s.sheet[7 * WALL + i] = longest_wall(s)
    for i in range(book.n_features):
        cython.cast(Feature, book.features[i]).score(s, scoring)


def note_sheet(book: Book, s: State, scoring: cython.int) -> None:
    """Note the lines with points, then the totals."""
    item: cython.int
    seat: cython.int
    if not s.tracing:
        return
    note(s, SCORED, scoring << 16)
    for seat in range(7):
        note_line(s, WALL, seat)  # walls and moats come first (G.5)
        for item in range(book.n_items):
            if item != WALL:
                note_line(s, item, seat)
    for seat in range(7):
        note(s, SCORED, (1 << 18) | s.score[seat])


def note_line(s: State, item: cython.int, seat: cython.int) -> None:
    """Note what a seat got for an item, if anything."""
    points: cython.int = s.sheet[7 * item + seat]
    if points:
        note(s, SCORED, (1 << 19) | (item << 14) | (seat << 11) | points)


def award_shared(
    book: Book, s: State, item: cython.int, first: cython.int, second: cython.int, third: cython.int
) -> None:
    """Share the places among those level, rounded down (7.3). ``s.tally`` holds what is counted."""
    i: cython.int
    k: cython.int
    ahead: cython.int
    level: cython.int
    sum: cython.int
    mine: cython.int
    for i in range(book.n_ranked):
        mine = s.tally[book.ranked[i]]
        if mine == 0:
            continue
        ahead = 0
        level = 0
        for k in range(book.n_ranked):
            if s.tally[book.ranked[k]] > mine:
                ahead += 1
            elif s.tally[book.ranked[k]] == mine:
                level += 1
        sum = 0
        for k in range(ahead, min(ahead + level, 3)):
            sum += first if k == 0 else second if k == 1 else third
        s.sheet[7 * item + book.ranked[i]] = sum // level


def award_ranked(
    book: Book, s: State, item: cython.int, first: cython.int, second: cython.int, third: cython.int
) -> None:
    """Give each place to one player; ``s.tally`` is never equal for two (G.6)."""
    i: cython.int
    k: cython.int
    ahead: cython.int
    for i in range(book.n_ranked):
        if s.tally[book.ranked[i]] == 0:
            continue
        ahead = 0
        for k in range(book.n_ranked):
            if s.tally[book.ranked[k]] > s.tally[book.ranked[i]]:
                ahead += 1
        if ahead < 3:
            s.sheet[7 * item + book.ranked[i]] = (
                first if ahead == 0 else second if ahead == 1 else third
            )


def sheet_now(book: Book, s: State, scoring: int) -> list[list[int]]:
    """Return the sheet as if this scoring came now: rows of seven; the position stays."""
    fill_sheet(book, s, scoring)
    return [[s.sheet[7 * item + seat] for seat in range(7)] for item in range(book.n_items)]
