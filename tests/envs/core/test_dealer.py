"""Games whose chance is told: the games that everybody plays, with the right chances."""

from __future__ import annotations

import pickle
from collections import Counter
from copy import deepcopy
from random import Random

import pytest

from play.tables import TABLES, Story, some
from sabika.envs.core.dealer import Dealer
from sabika.play.events import Played
from sabika.play.hidden import Knowledge, determinize
from sabika.play.position import Position
from sabika.play.view import view_of
from sabika.rules import codes
from sabika.rules.ruleset import Configuration
from sabika.rules.veil import veiled

CHANCE, TERMINAL = -1, -4
FAR = 60_000


def follow(dealer: Dealer, story: Story) -> None:
    """Tell a dealer a game that was played; it logs the same, and what it knew itself."""
    codec = story.position.codec
    entries = [
        event if isinstance(event, Played) else codec.outcome(event)
        for event in story.game.events
        if event.event != "scored"
    ]
    while (at := len(dealer.log)) < len(entries):
        due = entries[at]
        if dealer.player == CHANCE:
            chances = dict(dealer.outcomes())
            assert len(chances) > 1
            assert sum(chances.values()) == pytest.approx(1)
            numbers = [n for n in chances if (dealer.due << 20 | dealer.told_as(n)) == due]
            assert len(numbers) == 1
            dealer.act(numbers[0])
        else:
            assert isinstance(due, Played)
            assert dealer.player == due.player
            words = codec.encode(due.move, dealer.state.read().back)
            for choice in dealer.copy().choices.chain(*words):
                dealer.act(choice)
    for (who, first, second, _), entry in zip(dealer.log, entries, strict=True):
        if isinstance(entry, Played):
            assert (who, codec.decode(first, second)) == (entry.player, entry.move)
        else:
            assert (who, first << 20 | second) == (CHANCE, entry)


@pytest.mark.parametrize("name", TABLES)
def test_a_game_that_was_played_can_be_told(name: str) -> None:
    """Every outcome is one that the dealer holds possible, and all that is seen agrees."""
    story = Story(name, turns=some(300))
    dealer = Dealer(story.config, FAR)
    dealer.begin()
    follow(dealer, story)
    there = story.game.position.state
    for seat in range(story.config.players):
        assert veiled(dealer.book, dealer.state, seat) == veiled(dealer.book, there, seat)


def random_walk(dealer: Dealer, rng: Random, steps: int) -> None:
    for _ in range(steps):
        if dealer.player == TERMINAL:
            return
        if dealer.player == CHANCE:
            numbers, chances = zip(*dealer.outcomes(), strict=True)
            dealer.act(rng.choices(numbers, chances)[0])
        else:
            dealer.act(rng.choice(dealer.offered()))


def same(one: Dealer, other: Dealer) -> bool:
    """Whether two dealers have come to the same point."""
    return (
        (one.player, one.due, one.offered(), one.log)
        == (other.player, other.due, other.offered(), other.log)
        and one.before == other.before
        and one.told_so_far() == other.told_so_far()
        and (one.player != CHANCE or one.outcomes() == other.outcomes())
    )


@pytest.mark.parametrize("name", list(TABLES)[::4])
def test_copies_and_saved_games_go_on_alike(name: str) -> None:
    """At decisions, between two choices, and between two draws."""
    rng = Random(name)
    dealer = Dealer(TABLES[name], FAR)
    assert same(deepcopy(dealer), dealer)
    dealer.begin()
    for _ in range(some(60)):
        random_walk(dealer, rng, 1 + rng.randrange(9))
        copied, saved = deepcopy(dealer), pickle.loads(pickle.dumps(dealer))
        assert same(copied, dealer)
        assert same(saved, dealer)
        if dealer.player not in (CHANCE, TERMINAL):
            choice = rng.choice(dealer.offered())
            for one in (dealer, copied, saved):
                one.act(choice)
            assert same(copied, dealer)
            assert same(saved, dealer)


@pytest.mark.compiled_only
@pytest.mark.parametrize("modules", [(), ("master_builders",)])
def test_chances_of_the_next_card_are_those_of_the_piles(modules: tuple[str, ...]) -> None:
    """Deals of what is not seen, by the other way, have that card on top as often."""
    config = Configuration("alhambra", 3, modules)
    rng, seen = Random(5), Counter[int]()
    dealer = Dealer(config, FAR)
    dealer.begin()
    tries = 3000
    while len(dealer.log) < 400 or not seen[codes.CARD_B]:
        if dealer.player == CHANCE and dealer.due == codes.DRAW_CARD and dealer.before.read().stack:
            chances = dict(dealer.outcomes())
            if rng.random() < 0.15 and dealer.told_so_far() == []:
                compare(dealer, chances, tries, rng)
            for number in chances:
                seen[number] += 1
        random_walk(dealer, rng, 1)
        if dealer.player == TERMINAL:
            break
    assert seen[codes.CARD_A]
    assert seen[codes.CARD_B]


def compare(dealer: Dealer, chances: dict[int, float], tries: int, rng: Random) -> None:
    """Redeal the position before the draw, all hands known, and look at the top of the deck."""
    position = Position(dealer.config, dealer.before)
    hands = tuple(position.hand(seat) for seat in range(dealer.config.players))
    known, view = Knowledge(hands, (0,) * len(hands)), view_of(position, None)
    found: Counter[int] = Counter()
    for _ in range(tries):
        flat = determinize(view, rng, known).state.read()
        found[flat.deck[flat.deck_at]] += 1
    assert set(found) <= set(chances)
    for number, chance in chances.items():
        spread = (chance * (1 - chance) / tries) ** 0.5
        assert abs(found[number] / tries - chance) < 5 * spread + 1e-9


def test_what_cannot_be_is_refused() -> None:
    dealer = Dealer(Configuration(players=2), FAR)
    dealer.begin()
    for outcome in (-1, 54, 80, 1000):
        with pytest.raises(ValueError, match="cannot be"):
            dealer.act(outcome)
    random_walk(dealer, Random(1), 60)
    while dealer.player < 0:
        random_walk(dealer, Random(1), 1)
    before = dealer.state.to_bytes()
    for choice in (-1, 15, 398):
        with pytest.raises(ValueError, match="is not offered"):
            dealer.act(choice)
    assert dealer.state.to_bytes() == before
