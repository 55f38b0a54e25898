"""``python -m sabika.server.tutorial.finding alhambra`` looks for a game that teaches.

A plan says what should happen, step by step, and which moves would do. Seeds are tried one after
the other; the learner's moves are searched, the partners play along. Of all games that follow the
plan the most telling one becomes the lesson.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from random import Random

from sabika.notation.text import format_move
from sabika.play import events as ev
from sabika.play.codec import card_worth
from sabika.play.game import Game
from sabika.play.seeds import joined_seed
from sabika.play.view import View
from sabika.rules.ruleset import TITLES
from sabika.server.tutorial.lesson import LEARNER, Lesson, Step

PARTNERS = ("Zaida", "Yusuf")
SEEDS = 120_000
BUYING = 0.15
"""How often a partner buys a tile; money brings the scoring closer."""


@dataclass(frozen=True)
class Scene:
    """A decision of the learner, and how it came to it."""

    game: Game
    before: tuple[ev.Move, ...]

    @cached_property
    def view(self) -> View:
        """What the learner sees."""
        return self.game.view(LEARNER)

    @cached_property
    def legal(self) -> list[ev.Move]:
        """What the learner may do."""
        return self.game.legal_moves()

    def price(self, tile: str) -> int:
        """Return what a tile of the market costs."""
        found = next(one for one in self.view.market if one is not None and one.id == tile)
        assert found.price is not None
        return found.price

    @property
    def buys(self) -> list[tuple[int, ev.Buy]]:
        """Purchases, and by how much each is overpaid."""
        found = [move for move in self.legal if isinstance(move, ev.Buy)]
        return [(worth(move.payment) - self.price(move.tile), move) for move in found]

    def wall_after(self, move: ev.Move) -> int:
        """Return the length of the learner's wall if a move were made."""
        after = self.game.copy()
        after.play(move)
        return after.view(LEARNER).seats[LEARNER].wall


Moves = Iterable[ev.Move]


@dataclass(frozen=True)
class Wanted:
    """A step of a plan: what is said, and the moves that would do, the best first."""

    say: str
    look: tuple[str, ...] = ()
    moves: Callable[[Scene], Moves] | None = None
    refused: Callable[[Scene], Moves] | None = None


def worth(cards: Sequence[str]) -> int:
    """Return what cards are worth together."""
    return sum(map(card_worth, cards))


# Moves that would do.


def one_card(scene: Scene) -> Moves:
    """One high card of the display (4.1)."""
    takes = [move for move in scene.legal if isinstance(move, ev.Take) and len(move.cards) == 1]
    best = max(takes, key=lambda move: worth(move.cards))
    return [best] if worth(best.cards) >= 7 else []


def small_cards(scene: Scene) -> Moves:
    """Several low cards of different currencies, as many as possible (4.1)."""
    takes = [move for move in scene.legal if isinstance(move, ev.Take) and len(move.cards) > 1]
    return sorted(takes, key=lambda move: -len(move.cards))[:1]


def overpaid(scene: Scene) -> Moves:
    """A purchase with a little too much, where nothing can be paid exactly (4.2)."""
    if any(over == 0 for over, _ in scene.buys):
        return []
    return [move for over, move in scene.buys if over <= 2]


def exact(scene: Scene) -> Moves:
    """A purchase without change (4.4)."""
    return [move for over, move in scene.buys if over == 0]


def any_purchase(scene: Scene) -> Moves:
    """A purchase that ends the actions."""
    return [move for over, move in sorted(scene.buys, key=lambda buy: buy[0]) if over > 0]


def some_money(scene: Scene) -> Moves:
    """Any money, the more the better."""
    takes = [move for move in scene.legal if isinstance(move, ev.Take)]
    return sorted(takes, key=lambda move: -worth(move.cards))[:2]


def walled_off(scene: Scene) -> Moves:
    """A square beside the start tile where a wall would meet an open side (5.2)."""
    (tile,) = scene.view.to_place
    squares = [(0, -1), (-1, 0), (1, 0), (0, 1)]
    tried: list[ev.Move] = [ev.Place(tile.id, x, y) for x, y in squares]
    return [move for move in tried if _code(scene, move) == "walls-differ"][:1]


def place(scene: Scene) -> Moves:
    """A place where the wall grows longest."""
    places = [move for move in scene.legal if isinstance(move, ev.Place) and move.flip is None]
    return sorted(places, key=lambda move: -scene.wall_after(move))[:2]


def place_turned(scene: Scene) -> Moves:
    """The other side of a tile, because the city has such a building already (G.3)."""
    (tile,) = scene.view.to_place
    if tile.other_type not in _types(scene.view):
        return []
    turned = [move for move in scene.legal if isinstance(move, ev.Place) and move.flip is not None]
    cheap = min((worth(move.flip or ()) for move in turned), default=0)
    found = [move for move in turned if worth(move.flip or ()) == cheap]
    return sorted(found, key=lambda move: -scene.wall_after(move))[:1]


def reserve(scene: Scene) -> Moves:
    """The tile that is still to be placed, for later (6.1)."""
    return [m for m in scene.legal if isinstance(m, ev.Reserve) and m.side is None][:1]


def reserve_turned(scene: Scene) -> Moves:
    """The tile for later, on its other side without paying (G.4)."""
    (tile,) = scene.view.to_place
    found = [move for move in scene.legal if isinstance(move, ev.Reserve)]
    return [move for move in found if move.side not in (None, tile.side)][:1]


def build(scene: Scene) -> Moves:
    """A tile of the reserve, where the wall grows longest (4.3)."""
    builds = [move for move in scene.legal if isinstance(move, ev.Build)]
    return sorted(builds, key=lambda move: -scene.wall_after(move))[:1]


def _code(scene: Scene, move: ev.Move) -> str | None:
    refusal = scene.game.why_not(move)
    return None if refusal is None else refusal.code


def _types(view: View, seat: int = LEARNER) -> set[str | None]:
    return {placed.tile.type for placed in view.seats[seat].city} - {None}


ALHAMBRA = (
    Wanted("lesson-alhambra", ("city",)),
    Wanted("lesson-take", moves=one_card),
    Wanted("lesson-take-small", moves=small_cards),
    Wanted("lesson-buy", moves=overpaid),
    Wanted("lesson-walls", refused=walled_off),
    Wanted("lesson-place", moves=place),
    Wanted("lesson-take-more", moves=some_money),
    Wanted("lesson-exact", moves=exact),
    Wanted("lesson-again", moves=any_purchase),
    Wanted("lesson-place-first", moves=place),
    Wanted("lesson-reserve", moves=reserve),
    Wanted("lesson-build", moves=build),
    Wanted("lesson-scored", ("score",)),
    Wanted("lesson-wall", ("wall",)),
)
GRANADA = (
    Wanted("lesson-granada", ("market",)),
    Wanted("lesson-take", moves=one_card),
    Wanted("lesson-take-small", moves=small_cards),
    Wanted("lesson-buy", moves=overpaid),
    Wanted("lesson-moats", refused=walled_off),
    Wanted("lesson-place", moves=place),
    Wanted("lesson-marker", ("bag",), moves=some_money),
    Wanted("lesson-exact", moves=exact),
    Wanted("lesson-again-money", moves=some_money),
    Wanted("lesson-reserve-turned", moves=reserve_turned),
    Wanted("lesson-build", moves=build),
    Wanted("lesson-buy-again", moves=any_purchase),
    Wanted("lesson-turn", moves=place_turned),
    Wanted("lesson-scored-granada", ("score",)),
)
PLANS = dict(zip(TITLES, (ALHAMBRA, GRANADA), strict=True))
"""What happens in each lesson. The scoring has just been when its steps are read."""


# Searching.


def partner_move(game: Game, rng: Random) -> ev.Move:
    """Return what a partner plays: many cards, so that the scoring comes soon, or a tile."""
    legal = game.legal_moves()
    buys = [move for move in legal if isinstance(move, ev.Buy)]
    takes = [move for move in legal if isinstance(move, ev.Take)]
    if buys and (not takes or rng.random() < BUYING):
        return min(buys, key=lambda move: worth(move.payment))
    if takes:
        return max(takes, key=lambda move: (len(move.cards), worth(move.cards)))
    places = [move for move in legal if isinstance(move, ev.Place) and move.flip is None]
    return rng.choice(places or legal)


def partners_play(game: Game, seed: str) -> tuple[str, ...]:
    """Let the partners play until it is the learner's turn; return their moves."""
    made: list[str] = []
    while game.to_act not in (LEARNER, None):
        move = partner_move(game, Random(f"{seed} {game.event_count}"))
        game.play(move)
        made.append(format_move(move))
    return tuple(made)


def followed(scene: Scene, plan: Sequence[Wanted], seed: str) -> Iterator[tuple[Step, ...]]:
    """Go through all ways to follow a plan from here."""
    if not plan:
        yield ()
        return
    wanted, rest = plan[0], plan[1:]
    scored = scene.view.scored
    if (scored != "") != all(later.moves is None for later in plan):
        return  # the scoring comes after the last move, and not before
    if wanted.refused is not None:
        for move in wanted.refused(scene):
            step = Step(wanted.say, (), None, format_move(move), _code(scene, move))
            yield from ((step, *more) for more in followed(scene, rest, seed))
    elif wanted.moves is None:
        step = Step(wanted.say, wanted.look)
        yield from ((step, *more) for more in followed(scene, rest, seed))
    else:
        for move in wanted.moves(scene):
            game = scene.game.copy()
            game.play(move)
            partners = partners_play(game, seed)
            step = Step(wanted.say, wanted.look, format_move(move), partners=partners)
            after = Scene(game, (*scene.before, move))
            yield from ((step, *more) for more in followed(after, rest, seed))


def beginning(title: str, seed: str) -> Game:
    """Return the game of a lesson before its first move."""
    players = 1 + len(PARTNERS)
    return Game(title, players, seed=joined_seed(seed, [""] * players))


def lessons(title: str, seed: str) -> Iterator[Lesson]:
    """Go through all lessons that a seed gives."""
    game = beginning(title, seed)
    if game.to_act == LEARNER:
        for steps in followed(Scene(game, ()), PLANS[title], seed):
            yield Lesson(title, seed, PARTNERS, steps)


def telling(found: Lesson) -> tuple[int, int]:
    """Return how much a lesson shows, and how little one has to wait.

    It shows a long wall, partners who build too, one of them level in some type, several small
    cards at once, and it ends well for the learner.
    """
    game = beginning(found.game, found.seed)
    for text in found.script:
        game.play(next(move for move in game.legal_moves() if format_move(move) == text))
    own, *others = game.view(LEARNER).seats
    cities = [_types(game.view(LEARNER), seat.seat) for seat in others]
    level = any(city & _types(game.view(LEARNER)) for city in cities)
    lead = own.score - max(seat.score for seat in others)
    many = max(len((step.move or "").split()) - 1 for step in found.steps if "small" in step.say)
    shown = min(lead, 5) + min(own.wall, 6) + 3 * level + 3 * all(cities) + 2 * min(many, 3)
    return shown, -sum(len(step.partners) for step in found.steps)


def find(title: str, seeds: Iterable[str]) -> Iterator[Lesson]:
    """Go through the best lesson of each seed that has one."""
    for seed in seeds:
        best = max(lessons(title, seed), key=telling, default=None)
        if best is not None:
            yield best


def written(found: Lesson) -> str:
    """Return a lesson as its file has it."""
    steps = [
        {name: value for name, value in asdict(step).items() if name == "look" or value}
        for step in found.steps
    ]
    return json.dumps({**asdict(found), "steps": steps}, indent=1) + "\n"


def main(title: str) -> None:
    """Look for a title's lesson and write its file."""
    best = max(find(title, (f"lesson {number}" for number in range(SEEDS))), key=telling)
    Path(__file__).with_name(f"{title}.json").write_text(written(best), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
