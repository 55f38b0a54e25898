"""A dealer: one game whose chance is told, outcome by outcome, and not drawn.

A move is played with a script of what has been told so far. Where the script ends the engine stops
and names what is due; that is a chance node. Once it is told the move is played again from where it
began, a little further. An outcome that is the only one possible is told at once.

Nothing of the future is fixed before it is told: which builders lie in the deck, say, or the order
of the attacks. The weights are those of everything that is not seen by anybody who sees all hands.
"""

from __future__ import annotations

from typing import Any

import cython

from sabika.play.position import book_of
from sabika.rules.ruleset import Configuration

if cython.compiled:
    from cython.cimports.sabika.envs.core.choices import Choices
    from cython.cimports.sabika.rules.book import Feature
    from cython.cimports.sabika.rules.c_codes import (
        BUILDER,
        CARD_A,
        CARD_B,
        DRAW_BUILDER,
        DRAW_CARD,
        DRAW_TILE,
        NONE,
        PEEK,
        RESHUFFLE,
        SCOUTS,
        START_PLAYER,
    )
    from cython.cimports.sabika.rules.state import State
    from cython.cimports.sabika.rules.supply import own_cards, pile_start
    from cython.cimports.sabika.rules.veil import pile_builders
else:
    from sabika.envs.core.choices import Choices
    from sabika.rules.book import Feature
    from sabika.rules.codes import (
        BUILDER,
        CARD_A,
        CARD_B,
        DRAW_BUILDER,
        DRAW_CARD,
        DRAW_TILE,
        NONE,
        PEEK,
        RESHUFFLE,
        SCOUTS,
        START_PLAYER,
    )
    from sabika.rules.state import State
    from sabika.rules.supply import own_cards, pile_start
    from sabika.rules.veil import pile_builders

CHANCE = -1  # who is next, if no seat is
TERMINAL = -4
SCRIPT_ENDED = 1  # the fault of a script that was too short


class Dealer:
    """A game with explicit chance.

    ``player`` is the seat to choose, or ``CHANCE``, or ``TERMINAL``; ``due`` is the kind of chance
    (``rules.codes.DRAW_TILE``...). ``log`` has what happened: moves as (seat, lo, hi, -1), chance
    as (-1, kind, outcome as the script has it, the only seat that sees it or -1 for all).
    """

    def __init__(self, config: Configuration, max_turns: int) -> None:
        self.config = config
        self.book = book_of(config)
        self.max_turns = max_turns
        self.state = State()
        self.before = State()
        self.choices = Choices(self.book)
        self.log: list[tuple[int, int, int, int]] = []
        self.due = 0
        self.player = CHANCE
        self.lo = self.hi = 0
        self.told_n = self.n_outcomes = self.total = 0
        if not cython.compiled:
            self.told = [0] * 512
            self.weight = [0] * 96

    # For Python.

    def begin(self) -> None:
        """Set the game up as far as it goes without chance."""
        self.run()

    def outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may bring now, and how likely each is."""
        return [
            (i, 1.0 * self.weight[i] / self.total) for i in range(self.n_outcomes) if self.weight[i]
        ]

    def act(self, action: int) -> None:
        """Make a choice, or tell an outcome; ``ValueError`` if it cannot be."""
        number: cython.int = action
        if self.player == CHANCE:
            if not 0 <= number < self.n_outcomes or self.weight[number] == 0:
                raise ValueError(f"outcome {action} cannot be")
            self.draw(number)
            self.run()
        elif not self.choices.choose(action):
            raise ValueError(f"choice {action} is not offered")
        elif self.choices.decided():
            self.lo, self.hi = self.choices.move()
            self.log.append((self.player, self.lo, self.hi, -1))
            self.run()

    def offered(self) -> list[int]:
        """Return what can be chosen, in order."""
        return self.choices.offered() if self.player >= 0 else []

    def copy(self) -> Dealer:
        """Return the same game, to be played on separately."""
        new = Dealer(self.config, self.max_turns)
        new.state.copy_from(self.state)
        new.before.copy_from(self.before)
        new.log = self.log[:]
        new.due, new.player = self.due, self.player
        new.lo, new.hi = self.lo, self.hi
        new.told_n, new.n_outcomes, new.total = self.told_n, self.n_outcomes, self.total
        for i in range(self.told_n):
            new.told[i] = self.told[i]
        for i in range(self.n_outcomes):
            new.weight[i] = self.weight[i]
        if self.player >= 0:
            new.choices.resume(new.state, self.choices.chosen())
        return new

    def __deepcopy__(self, memory: Any) -> Dealer:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        told = [self.told[i] for i in range(self.told_n)]
        chosen = self.choices.chosen() if self.player >= 0 else []
        pending = (self.before.to_bytes(), self.lo, self.hi, told)
        return (_restored, (self.config, self.max_turns, pending, self.log, chosen))

    def restore(
        self,
        pending: tuple[bytes, int, int, list[int]],
        log: list[tuple[int, int, int, int]],
        chosen: list[int],
    ) -> None:
        """Go on with a pending move (or set-up) as far as it was told, and what was chosen."""
        before, lo, hi, told = pending
        self.before.load_bytes(before)
        self.lo, self.hi = lo, hi
        self.log = log
        self.told_n = len(told)
        for i in range(self.told_n):
            self.told[i] = told[i]
        self.play_on()
        if self.player >= 0:
            self.choices.resume(self.state, chosen)

    def told_as(self, outcome: int) -> int:
        """Return an outcome of what is due as the script has it."""
        return self.as_told(outcome)

    def told_so_far(self) -> list[int]:
        """Return what has been told of the move (or set-up) that is being played."""
        return [self.told[i] for i in range(self.told_n)]

    # For the engine.

    def draw(self, outcome: cython.int) -> None:
        """Tell an outcome and log it."""
        self.log.append((CHANCE, self.due, self.as_told(outcome), self.witness()))
        self.tell(outcome)

    def run(self) -> None:
        """Go on until somebody chooses, chance has several outcomes, or the game is over."""
        only: cython.int
        self.play_on()
        while self.player == CHANCE:
            only = self.only_outcome()
            if only < 0:
                return
            self.draw(only)
            self.play_on()

    def play_on(self) -> None:
        """Play the move (or set up) with what has been told; say who is next."""
        i: cython.int
        self.state.copy_from(self.before)
        self.state.scripted = 1
        self.state.script_at = 0
        self.state.script_n = self.told_n
        self.state.fault = 0
        for i in range(self.told_n):
            self.state.script[i] = self.told[i]
        if self.before.players == 0:
            self.book.open(self.state)
        elif self.lo:
            self.book.play(self.state, self.lo, self.hi)
        self.due = 0
        if self.state.fault & 255 == SCRIPT_ENDED:
            self.due = self.state.fault >> 8
            self.player = CHANCE
            self.total = self.weigh()
            return
        self.before.copy_from(self.state)
        self.told_n = 0
        self.lo = 0
        self.hi = 0
        if self.state.over or (self.state.turns >= self.max_turns and self.state.last == 0):
            self.player = TERMINAL
        else:
            self.player = self.state.actor
            self.choices.start(self.state)

    def witness(self) -> cython.int:
        """Return the only seat that sees what is due, -1 if all do: builders (M.1), peeks (I.3)."""
        i: cython.int
        dealt: cython.int = 0
        if self.due == PEEK:
            return self.state.turn
        if self.due != DRAW_BUILDER:
            return -1
        for i in range(self.state.players):
            dealt += self.state.hand_n[i]
        return dealt >> 1

    def tell(self, outcome: cython.int) -> None:
        """Put an outcome at the end of the script."""
        self.told[self.told_n] = (self.due << 20) | self.as_told(outcome)
        self.told_n += 1

    def as_told(self, outcome: cython.int) -> cython.int:
        """Return an outcome as the script has it: scouts come as a pair."""
        if self.due == SCOUTS:
            return (2 << 16) | (outcome // 9) | ((outcome % 9) << 8)
        return outcome

    def only_outcome(self) -> cython.int:
        """Return the outcome if there is but one, otherwise -1."""
        i: cython.int
        found: cython.int = -1
        for i in range(self.n_outcomes):
            if self.weight[i]:
                if found >= 0:
                    return -1
                found = i
        return found

    def weigh(self) -> cython.int:
        """Find how likely each outcome of what is due is; return the sum of the weights."""
        i: cython.int
        sum: cython.int = 0
        self.n_outcomes = 64
        for i in range(96):
            self.weight[i] = 0
        if self.due == DRAW_TILE:
            for i in range(self.state.bag_at, self.state.bag_n):
                self.weight[self.state.bag[i]] = 1
        elif self.due == DRAW_CARD:
            self.weigh_cards()
        elif self.due == DRAW_BUILDER:
            for i in range(4):
                self.weight[10 * i + BUILDER] = self.unseen_builders(i)
        elif self.due == START_PLAYER:
            self.weigh_starters()
        elif self.due == RESHUFFLE:
            self.weight[0] = 1
        else:
            self.ask_features()
        for i in range(self.n_outcomes):
            sum += self.weight[i]
        return sum

    def ask_features(self) -> None:
        """Let the module weigh whose chance it is."""
        i: cython.int
        k: cython.int
        n: cython.int
        for i in range(self.book.n_features):
            n = cython.cast(Feature, self.book.features[i]).chances(self.state, self.due)
            if n:
                self.n_outcomes = n
                for k in range(n):
                    self.weight[k] = self.state.sheet[k]

    def weigh_starters(self) -> None:
        """Weigh those level for the start, whom the engine has just compared (3.3, 12.1)."""
        seat: cython.int
        best: cython.int = self.state.tally[0]
        for seat in range(1, self.state.players):
            best = min(best, self.state.tally[seat])
        for seat in range(self.state.players):
            if self.state.tally[seat] == best:
                self.weight[seat] = 1

    def unseen_builders(self, currency: cython.int) -> cython.int:
        """Return how many builders of a currency lie in the deck or aside (M.1, M.2)."""
        i: cython.int
        shift: cython.int = 21 * (currency & 1) + 18
        low: cython.bint = currency < 2
        left: cython.int = self.book.builder_copies
        left -= ((self.state.gone_lo if low else self.state.gone_hi) >> shift) & 7
        for i in range(self.state.players):
            left -= ((self.state.hand_lo[i] if low else self.state.hand_hi[i]) >> shift) & 7
        for i in range(4):
            if self.state.display[i] == 10 * currency + BUILDER:
                left -= 1
        return left

    def weigh_cards(self) -> None:
        """Weigh the next card of the deck.

        Before it is stacked (3.5), and once it was shuffled again, there is only money in it.
        """
        i: cython.int
        for i in range(self.state.deck_at, self.state.deck_n):
            if self.state.deck[i] < CARD_A and self.state.deck[i] % 10 != BUILDER:
                self.weight[self.state.deck[i]] += 1
        if self.state.step and self.state.reshuffles == 0:
            self.weigh_pile()

    def weigh_pile(self) -> None:
        """Weigh the next card of a pile: its scoring card, its builders, or money.

        Each card of the pile is as likely. The money in it is any of the money in the deck, its
        builders any that nobody has.
        """
        i: cython.int
        pile: cython.int
        stop: cython.int = 0
        here: cython.int = 0
        builders: cython.int = 0
        up: cython.int = self.state.builders_up
        money: cython.int = 0
        pool: cython.int = 0
        for pile in range(5):
            stop += pile_start(self.state, pile + 1) - pile_start(self.state, pile)
            stop += own_cards(self.book, self.state, pile)
            builders = pile_builders(self.book, self.state, pile)
            i = min(up, builders)
            up -= i
            builders -= i
            if self.state.deck_at < stop:
                break
        here = stop - self.state.deck_at - builders
        i = NONE
        if pile == 1 and not self.state.scoring_up & 1:
            i = CARD_A
        if pile == 3 and not self.state.scoring_up & 2:
            i = CARD_B
        if i != NONE:
            here -= 1
        for pile in range(40):
            money += self.weight[pile]
        for pile in range(4):
            pool += self.unseen_builders(pile)
        # Common denominator: the chance of a kind is (share of the pile) x (share of its pool).
        pool = max(pool, 1)
        for pile in range(40):
            self.weight[pile] *= here * pool
        for pile in range(4):
            if builders:
                self.weight[10 * pile + BUILDER] = (
                    self.unseen_builders(pile) * builders * max(money, 1)
                )
        if i != NONE:
            self.weight[i] = max(money, 1) * pool


def _restored(
    config: Configuration, max_turns: int, pending: Any, log: list[Any], chosen: list[int]
) -> Dealer:
    dealer = Dealer(config, max_turns)
    dealer.restore(pending, log, chosen)
    return dealer
