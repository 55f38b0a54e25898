"""A hall: thousands of games in plain memory, stepped together without Python on the way.

A game is the bytes of its state and the choices of the decision that is being made. A thread
brings one game after the other to a table of its own, plays there, and puts it back.
"""

from __future__ import annotations

from typing import Any

import cython

from sabika.rules.state import FLAT_BYTES

if cython.compiled:
    from cython.cimports.libc.string import memcpy
    from cython.cimports.sabika.bots.mind.habit import Habit
    from cython.cimports.sabika.envs.core.c_layout import (
        BY_HABIT,
        CHOICES,
        CUT_OFF,
        GOES_ON,
        LONGEST,
        NOBODY,
        OVER,
        PLAYED,
        REFUSED,
    )
    from cython.cimports.sabika.envs.core.table import Table
    from cython.cimports.sabika.rules.c_codes import ALL, STAR, WORD, highest
    from cython.cimports.sabika.rules.playout import advance_choice
else:
    from sabika.bots.mind.habit import Habit
    from sabika.envs.core.layout import (
        BY_HABIT,
        CHOICES,
        CUT_OFF,
        GOES_ON,
        LONGEST,
        NOBODY,
        OVER,
        PLAYED,
        REFUSED,
    )
    from sabika.envs.core.table import Table
    from sabika.rules.codes import ALL, STAR, WORD, highest
    from sabika.rules.playout import advance_choice


class Hall:
    """Many games; ``rivals`` (``layout.NOBODY``...) play every seat but the learner's.

    ``fixed_seat`` is where the learner sits, -1: by chance in every game. Game number k of a hall
    has the hall's key with k added to its first two words.
    """

    def __init__(self, size: int, players: int, rivals: int, fixed_seat: int) -> None:
        self.size = size
        self.players = players
        self.rivals = rivals
        self.fixed_seat = fixed_seat
        self.kept: dict[str, Any] = {}
        self.row = 0
        self.flat = FLAT_BYTES
        if not cython.compiled:
            self.key = [0] * 8
            self.states: Any = None
            self.said: Any = None
            self.length: Any = None
            self.number: Any = None
            self.stream: Any = None
            self.actions: Any = None
            self.observation: Any = None
            self.final_observation: Any = None
            self.mask: Any = None
            self.seat: Any = None
            self.learner: Any = None
            self.reward: Any = None
            self.terminated: Any = None
            self.truncated: Any = None
            self.refused: Any = None
            self.played: Any = None
            self.scores: Any = None
            self.turns: Any = None

    # For Python.

    def use(self, row: int, arrays: dict[str, Any]) -> None:
        """Take the arrays of all games, one dimension each; ``row`` is an observation's size."""
        self.kept = arrays
        self.row = row
        if cython.compiled:
            states: cython.uchar[::1] = arrays["states"]
            said: cython.ushort[::1] = arrays["said"]
            length: cython.uchar[::1] = arrays["length"]
            number: cython.ulonglong[::1] = arrays["number"]
            stream: cython.ulonglong[::1] = arrays["stream"]
            actions: cython.longlong[::1] = arrays["actions"]
            observation: cython.uchar[::1] = arrays["observation"]
            final_observation: cython.uchar[::1] = arrays["final_observation"]
            mask: cython.schar[::1] = arrays["mask"]
            seat: cython.schar[::1] = arrays["seat"]
            learner: cython.schar[::1] = arrays["learner"]
            reward: cython.float[::1] = arrays["reward"]
            terminated: cython.uchar[::1] = arrays["terminated"]
            truncated: cython.uchar[::1] = arrays["truncated"]
            refused: cython.uchar[::1] = arrays["refused"]
            played: cython.uchar[::1] = arrays["played"]
            scores: cython.short[::1] = arrays["scores"]
            turns: cython.int[::1] = arrays["turns"]
            self.states = cython.address(states[0])
            self.said = cython.address(said[0])
            self.length = cython.address(length[0])
            self.number = cython.address(number[0])
            self.stream = cython.address(stream[0])
            self.actions = cython.address(actions[0])
            self.observation = cython.address(observation[0])
            self.final_observation = cython.address(final_observation[0])
            self.mask = cython.address(mask[0])
            self.seat = cython.address(seat[0])
            self.learner = cython.address(learner[0])
            self.reward = cython.address(reward[0])
            self.terminated = cython.address(terminated[0])
            self.truncated = cython.address(truncated[0])
            self.refused = cython.address(refused[0])
            self.played = cython.address(played[0])
            self.scores = cython.address(scores[0])
            self.turns = cython.address(turns[0])
        else:
            for name, array in arrays.items():
                setattr(self, name, memoryview(array))

    def begin(self, key: list[int]) -> None:
        """Take the key that the games come from; ``reset`` deals them."""
        for i in range(8):
            self.key[i] = key[i]
        for i in range(self.size):
            self.number[i] = i
        for i in range(2 * self.size):
            self.stream[i] = (((key[0] + (key[1] << 32) + i + 1) * STAR) & ALL) | 1

    def reset(self, table: Table, habit: Habit, first: int, stop: int) -> None:
        """Begin new games from ``first`` up to ``stop``."""
        start: cython.int = first
        end: cython.int = stop
        with cython.nogil:
            self.open_all(table, habit, start, end)

    def step(self, table: Table, habit: Habit, first: int, stop: int) -> None:
        """Make the choices in ``actions`` in these games."""
        start: cython.int = first
        end: cython.int = stop
        with cython.nogil:
            self.pass_on(table, habit, start, end)

    def sample(self, first: int, stop: int) -> None:
        """Write choices by chance into ``actions``, each one offered equally likely."""
        start: cython.int = first
        end: cython.int = stop
        with cython.nogil:
            self.pick(start, end)

    # For the engine.

    def open_all(self, table: Table, habit: Habit, first: cython.int, stop: cython.int) -> None:
        i: cython.int
        seat: cython.int
        for i in range(first, stop):
            for seat in range(self.players):
                self.reward[i * self.players + seat] = 0.0
            self.terminated[i] = 0
            self.truncated[i] = 0
            self.played[i] = 0
            self.open_game(table, habit, i)
            self.store(table, i)

    def pass_on(self, table: Table, habit: Habit, first: cython.int, stop: cython.int) -> None:
        i: cython.int
        for i in range(first, stop):
            self.act(table, habit, i)

    def act(self, table: Table, habit: Habit, i: cython.int) -> None:
        """Make the choice of one game; one that has ended is followed by a new one."""
        status: cython.int
        before: cython.int = self.length[i]
        choice: cython.int = CHOICES
        for status in range(self.players):
            self.reward[i * self.players + status] = 0.0
        self.terminated[i] = 0
        self.truncated[i] = 0
        self.load(table, i)
        if 0 <= self.actions[i] < CHOICES:
            choice = self.actions[i]
        status = table.act(choice)
        self.refused[i] = 1 if status == REFUSED else 0
        self.played[i] = 0 if status == REFUSED or status == GOES_ON else 1
        if status == REFUSED:
            return
        if status == GOES_ON:
            table.add_chosen(before, i * self.row)
            self.store_choices(table, i)
            return
        self.earn(table, i)
        if status == PLAYED:
            status = self.let_rivals_play(table, habit, i)
        if status != PLAYED:
            self.end(table, i, status)
            self.open_game(table, habit, i)
        self.store(table, i)

    def open_game(self, table: Table, habit: Habit, i: cython.int) -> None:
        """Deal the next game of a place in the hall; the rivals before the learner play.

        A game that they bring to its end alone is none: then the next is dealt.
        """
        k: cython.int
        status: cython.int = OVER
        while status != PLAYED:
            table.state.copy_from(table.blank)
            for k in range(8):
                table.state.key[k] = self.key[k]
            table.state.key[0] = (self.key[0] + (self.number[i] & WORD)) & WORD
            table.state.key[1] = (self.key[1] + (self.number[i] >> 32)) & WORD
            self.number[i] += self.size
            self.learner[i] = -1
            if self.rivals != NOBODY:
                self.learner[i] = self.fixed_seat
                if self.fixed_seat < 0:
                    self.learner[i] = self.any_below(2 * i, self.players)
            table.open()
            status = self.let_rivals_play(table, habit, i)

    def earn(self, table: Table, i: cython.int) -> None:
        """Add up what a move brought."""
        seat: cython.int
        for seat in range(self.players):
            self.reward[i * self.players + seat] += table.reward[seat]

    def let_rivals_play(self, table: Table, habit: Habit, i: cython.int) -> cython.int:
        """Play on until the learner decides or the game ends; return how it stands."""
        at: cython.int
        status: cython.int = PLAYED
        if self.rivals == NOBODY:
            return status
        while status == PLAYED and table.state.actor != self.learner[i]:
            at = self.rival_move(table, habit, i)
            table.note_scores()
            table.book.play(table.state, table.choices.moves.lo[at], table.choices.moves.hi[at])
            status = table.conclude()
            self.earn(table, i)
        return status

    def rival_move(self, table: Table, habit: Habit, i: cython.int) -> cython.int:
        """Return which legal move a rival plays; nothing has been struck out of the list yet."""
        if self.rivals == BY_HABIT:
            return habit.choose(table.state, table.choices.moves)
        return self.any_below(2 * i, table.choices.moves.n)

    def end(self, table: Table, i: cython.int, status: cython.int) -> None:
        """Note how a game ended, and what was seen then."""
        k: cython.int
        seat: cython.int = max(self.learner[i], 0)
        for k in range(self.players):
            self.scores[i * self.players + k] = table.state.score[k]
        self.turns[i] = table.state.turns
        self.terminated[i] = 1 if status == OVER else 0
        self.truncated[i] = 1 if status == CUT_OFF else 0
        table.show(seat, i * self.row)
        if cython.compiled:
            memcpy(self.final_observation + i * self.row, self.observation + i * self.row, self.row)
        else:
            at = i * self.row
            self.final_observation[at : at + self.row] = self.observation[at : at + self.row]

    def load(self, table: Table, i: cython.int) -> None:
        """Bring a game to the table."""
        k: cython.int
        at: cython.Py_ssize_t = i * self.flat
        if cython.compiled:
            memcpy(cython.address(table.state.in_city), self.states + at, self.flat)
        else:
            table.state.load_bytes(bytes(self.states[at : at + self.flat]))
        table.choices.start(table.state)
        while table.choices.length < self.length[i]:
            k = table.choices.length
            table.choices.take(self.said[i * LONGEST + k])

    def store(self, table: Table, i: cython.int) -> None:
        """Put a game back, with what the player who decides sees."""
        at: cython.Py_ssize_t = i * self.flat
        if cython.compiled:
            memcpy(self.states + at, cython.address(table.state.in_city), self.flat)
        else:
            self.states[at : at + self.flat] = table.state.to_bytes()
        self.seat[i] = table.state.actor
        table.show(table.state.actor, i * self.row)
        self.store_choices(table, i)

    def store_choices(self, table: Table, i: cython.int) -> None:
        """Put the decision back as far as it has come, and the mask."""
        k: cython.int
        self.length[i] = table.choices.length
        for k in range(table.choices.length):
            self.said[i * LONGEST + k] = table.choices.said[k]
        table.choices.offer(i * CHOICES)

    def any_below(self, which: cython.int, n: cython.int) -> cython.int:
        """Return a number below n from a stream: a game has one to play and one to sample."""
        bits: cython.int = highest(n) + 1
        found: cython.int = n
        while found >= n:
            self.stream[which] = advance_choice(self.stream[which])
            found = ((self.stream[which] * STAR) & ALL) >> (64 - bits)
        return found

    def pick(self, first: cython.int, stop: cython.int) -> None:
        """Choose by chance."""
        i: cython.int
        k: cython.int
        n: cython.int
        at: cython.Py_ssize_t
        for i in range(first, stop):
            at = i * CHOICES
            n = 0
            for k in range(CHOICES):
                n += self.mask[at + k]
            n = self.any_below(2 * i + 1, n)
            k = 0
            while n or self.mask[at + k] == 0:
                n -= self.mask[at + k]
                k += 1
            self.actions[i] = k
