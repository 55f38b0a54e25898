"""The arithmetic: shares, intervals, margins, ratings, who beats whom."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist, fmean
from typing import TYPE_CHECKING, Any

from sabika.arena.playing import Row

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

FAULTS = ("crash", "late", "illegal")
# Shares of deals that are added, see ``interval``; squared they are the same.
IMAGINARY = (0.0, 1.0)


@dataclass(frozen=True)
class Standing:
    """How a bot did; the fields are those of ``results`` in ``docs/arena.md``."""

    bot: str
    games: int
    seats: int
    par: float
    win_share: float | None
    win_low: float
    win_high: float
    mean_score: float | None
    mean_margin: float | None
    rating: float
    rating_sd: float
    ms_per_move: float | None
    decisions: int
    cut_off: int
    faults: dict[str, int]

    @property
    def half_width(self) -> float:
        """How far the interval reaches to either side."""
        return (self.win_high - self.win_low) / 2


@dataclass(frozen=True)
class Meeting:
    """How a bot did against another one at common tables."""

    bot: str
    rival: str
    meetings: int
    ahead: float
    mean_lead: float | None


@dataclass
class _Shares:
    """Victories, summed up deal by deal; all games of a deal come one after the other."""

    won: float = 0.0
    seats: int = 0
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0
    _deal: int | None = None
    _won: float = 0.0
    _seats: int = 0

    def add(self, deal: int, won: float) -> None:
        """Count what one seat won."""
        if deal != self._deal:
            self.deals, self.total, self.squares = self.moments()
            self._deal, self._won, self._seats = deal, 0.0, 0
        self.won += won
        self.seats += 1
        self._won += won
        self._seats += 1

    def moments(self) -> tuple[int, float, float]:
        """Return the number of deals, the sum of their shares, and that of the squares."""
        if not self._seats:
            return self.deals, self.total, self.squares
        share = self._won / self._seats
        return self.deals + 1, self.total + share, self.squares + share * share


@dataclass
class _Account:
    """What is added up for one bot."""

    games: int = 0
    seats: int = 0
    cut_off: int = 0
    finished: int = 0
    points: int = 0
    margins: int = 0
    decisions: int = 0
    seconds: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)
    shares: _Shares = field(default_factory=_Shares)


@dataclass
class _Pair:
    """What is added up for two bots."""

    meetings: int = 0
    ahead: float = 0.0
    finished: int = 0
    lead: int = 0


class Standings:
    """Adds up games. They must come in the order of their numbers, for the ratings' sake."""

    def __init__(self, bots: Sequence[str], players: int) -> None:
        from openskill.models import PlackettLuce

        self.games = 0
        self._players = players
        self._accounts = {bot: _Account() for bot in bots}
        self._pairs: defaultdict[tuple[str, str], _Pair] = defaultdict(_Pair)
        self._model = PlackettLuce()
        self._ratings = {bot: self._model.rating() for bot in bots}

    def add(self, row: Row) -> None:
        """Count a game; one that was cut off has no result (12.13)."""
        self.games += 1
        for bot in set(row.bots):
            self._accounts[bot].games += 1
            self._accounts[bot].cut_off += row.cut_off
        for seat, bot in enumerate(row.bots):
            account = self._accounts[bot]
            account.seats += 1
            account.decisions += row.decisions[seat]
            account.seconds += row.seconds[seat]
            if not row.cut_off:
                self._count_seat(account, row, seat)
        if not row.cut_off:
            ranks = ranks_of(row)
            self._count_pairs(row, ranks)
            self._rate(row.bots, ranks)

    def _count_seat(self, account: _Account, row: Row, seat: int) -> None:
        won = 1 / len(row.winners) if seat in row.winners else 0.0
        account.shares.add(row.deal, won)
        if row.fault is None:
            others = (points for other, points in enumerate(row.scores) if other != seat)
            account.finished += 1
            account.points += row.scores[seat]
            account.margins += row.scores[seat] - max(others)
        elif row.fault.seat == seat:
            account.faults[row.fault.kind] += 1

    def _count_pairs(self, row: Row, ranks: Sequence[int]) -> None:
        for seat, bot in enumerate(row.bots):
            for other, rival in enumerate(row.bots):
                if bot == rival:
                    continue
                pair = self._pairs[bot, rival]
                pair.meetings += 1
                pair.ahead += (ranks[seat] < ranks[other]) + (ranks[seat] == ranks[other]) / 2
                if row.fault is None:
                    pair.finished += 1
                    pair.lead += row.scores[seat] - row.scores[other]

    def _rate(self, bots: Sequence[str], ranks: Sequence[int]) -> None:
        """Update the ratings; a bot at several seats gets the mean of what they would get.

        Each seat has a rating object of its own: the library would mix up one that sits twice.
        """
        now = [self._ratings[bot] for bot in bots]
        teams = [[self._model.rating(mu=each.mu, sigma=each.sigma)] for each in now]
        rated = self._model.rate(teams, ranks=[float(rank) for rank in ranks])
        new: defaultdict[str, list[PlackettLuceRating]] = defaultdict(list)
        for bot, (rating,) in zip(bots, rated, strict=True):
            new[bot].append(rating)
        for bot, ratings in new.items():
            self._ratings[bot] = self._model.rating(
                mu=fmean(rating.mu for rating in ratings),
                sigma=fmean(rating.sigma for rating in ratings),
            )

    def ratings(self) -> dict[str, float]:
        """Return the ratings of all bots."""
        return {bot: rating.mu for bot, rating in self._ratings.items()}

    def results(self) -> list[Standing]:
        """Return how all bots stand, the best first."""
        found = [self._standing(bot) for bot in self._accounts]
        return sorted(found, key=lambda s: (-(s.win_share or 0.0), -s.rating))

    def _standing(self, bot: str) -> Standing:
        account, rating = self._accounts[bot], self._ratings[bot]
        share = _ratio(account.shares.won, account.shares.seats)
        low, high = _interval(*account.shares.moments())
        return Standing(
            bot=bot,
            games=account.games,
            seats=account.seats,
            par=1 / self._players,
            win_share=share,
            win_low=low if share is None else min(low, share),
            win_high=high if share is None else max(high, share),
            mean_score=_ratio(account.points, account.finished),
            mean_margin=_ratio(account.margins, account.finished),
            rating=rating.mu,
            rating_sd=rating.sigma,
            ms_per_move=_ratio(1000 * account.seconds, account.decisions),
            decisions=account.decisions,
            cut_off=account.cut_off,
            faults={kind: account.faults[kind] for kind in FAULTS},
        )

    def meetings(self) -> list[Meeting]:
        """Return how every bot did against every other one it met."""
        return [
            Meeting(*names, pair.meetings, pair.ahead / pair.meetings,
                    _ratio(pair.lead, pair.finished))
            for names, pair in sorted(self._pairs.items())
        ]  # fmt: skip

    def precise(self, half_width: float) -> bool:
        """Whether every bot's interval is that narrow."""
        return all(self._standing(bot).half_width <= half_width for bot in self._accounts)


def ranks_of(row: Row) -> list[int]:
    """Return how many are before each seat; who made a fault is behind all others."""
    offender = None if row.fault is None else row.fault.seat
    ranks = [
        sum(other > points for n, other in enumerate(row.scores) if n != offender)
        for points in row.scores
    ]
    if offender is not None:
        ranks[offender] = len(ranks) - 1
    return ranks


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % confidence interval of a mean of shares, one for each deal.

    A lost and a won deal are added; see ``docs/arena.md``.

    >>> low, high = interval([0.0] * 10)
    >>> low, round(high, 2)
    (0.0, 0.27)
    """
    return _interval(len(shares), sum(shares), sum(share * share for share in shares))


def _interval(deals: int, total: float, squares: float) -> tuple[float, float]:
    """The interval from the number of deals, the sum of their shares and that of the squares."""
    if not deals:
        return 0.0, 1.0
    number = deals + len(IMAGINARY)
    middle = (total + sum(IMAGINARY)) / number
    deviation = sqrt((squares + sum(IMAGINARY) - number * middle**2) / (number - 1))
    reach = student(number - 1) * deviation / sqrt(number)
    share = total / deals
    return max(0.0, min(middle - reach, share)), min(1.0, max(middle + reach, share))


def student(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t, to within 1 % from two degrees of freedom on.

    Abramowitz and Stegun 26.7.5.

    >>> round(student(10), 3), round(student(1000), 3)
    (2.228, 1.962)
    """
    z = NormalDist().inv_cdf(0.975)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))


def _ratio(total: float, number: int) -> float | None:
    return total / number if number else None


def as_json(entry: Standing | Meeting) -> dict[str, Any]:
    """Return an entry for machines, with no more digits than mean something."""
    return {
        name: round(value, 6) if isinstance(value, float) else value
        for name, value in vars(entry).items()
    }
