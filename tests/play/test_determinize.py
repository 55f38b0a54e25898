"""Positions made up to fit a view: same view to the byte, complete, possible, and fairly dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

from play.board import Board, lost_components
from play.tables import COMPILED, TABLES, Moment, Story, eager, ended_early, some
from referee.money import fits, kind
from sabika.play import events as ev
from sabika.play.game import Game
from sabika.play.hidden import determinize, knowledge
from sabika.play.position import Position
from sabika.play.view import View, view_of
from sabika.rules.ruleset import Configuration

DEALS = 1500 if COMPILED else 300  # for a distribution


@pytest.fixture(scope="module", params=TABLES)
def story(request: pytest.FixtureRequest) -> Story:
    """A game of every configuration; where the engine is slow, its beginning."""
    return Story(request.param, turns=some(400) + 40)


def piles_fit(story: Story, moment: Moment, deck: list[str]) -> bool:
    """Whether the cards drawn so far and this rest are five piles as 3.5 and M.2 have them.

    The first piles get the odd cards (12.23). After a reshuffle only money is left.
    """
    drawn: list[str] = []
    started = False
    for event in story.game.events[: moment.events]:
        if isinstance(event, ev.Reshuffle):
            return all(kind(card) == "money" for card in deck)
        started = started or isinstance(event, ev.Played)
        if started and isinstance(event, ev.DrawCard):
            drawn.append(kind(event.card))
    whole = [*drawn, *(kind(card) for card in deck)]
    size, odd = divmod(whole.count("money"), 5)
    builders = (0, 0)
    if "master_builders" in story.config.modules:
        builders = (3, 1 if story.config.players == 6 else 3)
    return fits(whole, tuple(size + (pile < odd) for pile in range(5)), builders)


def test_made_up_positions_give_the_same_view(story: Story) -> None:
    """Same bytes, nothing lost, piles as they can be; with and without what is remembered."""
    rng = Random(story.game.seed)
    for number, moment in enumerate(story.some_moments(6)):
        position = story.at(moment)
        seat = rng.choice(story.seats)
        view = view_of(position, seat)
        known = knowledge(position, seat) if number % 2 else None
        made = determinize(view, rng, known)
        assert view_of(made, seat).to_bytes() == view.to_bytes()
        assert made.state.read().key != position.state.read().key
        assert lost_components(made) == []
        board = Board(made)
        assert piles_fit(story, moment, board.deck)
        for other, hand in enumerate(known.hands if known else ()):
            assert Counter(hand) <= board.hands[other]
        assert made.phase == position.phase
        assert position.state.to_bytes() == moment.flat


def test_made_up_positions_can_be_played_to_the_end(story: Story) -> None:
    """From any moment on, and nothing gets lost on the way."""
    rng = Random(story.game.seed)
    moment = rng.choice(story.moments[:-1])
    for seat in rng.sample(story.seats, 2):
        made = determinize(view_of(story.at(moment), seat), rng)
        for number in range(20000 if COMPILED else 200):
            if made.over:
                break
            words = made.legal_words()
            assert words
            made.play_words(*eager(rng, words))
            if number % 40 == 0:
                assert lost_components(made) == []
        assert made.over or not COMPILED
        assert lost_components(made) == []


def test_the_same_chance_makes_up_the_same_position() -> None:
    view = Game("alhambra", players=4, modules=["master_builders", "invaders"], seed="same").view(1)
    one, two, other = (determinize(view, Random(seed)) for seed in (5, 5, 6))
    assert one == two
    assert one != other


def test_a_game_can_end_with_scoring_cards_in_the_deck() -> None:
    """7.1: the bag is empty before A turns up; the made-up deck holds A and B as well."""
    position = ended_early(Configuration(players=2))
    rng = Random(1)
    assert lost_components(position) == []
    assert {"A", "B"} <= set(Board(position).deck)
    assert lost_components(determinize(view_of(position, 0), rng)) == []


# Fairness: every way equally likely, tried often and measured by chi-square.


def chi_square(found: Counter[Any], due: dict[Any, float]) -> float:
    """How far numbers are from what is due in all; about as much as there are outcomes is fine."""
    assert set(found) <= set(due)
    total, whole = sum(found.values()), sum(due.values())
    return sum(
        (found[what] - total * share / whole) ** 2 / (total * share / whole)
        for what, share in due.items()
    )


def assert_fair(found: Counter[Any], due: dict[Any, float]) -> None:
    """Chi-square within seven standard deviations of its mean: chance never gets there."""
    freedom = len(due) - 1
    assert chi_square(found, due) < freedom + 7 * (2 * freedom) ** 0.5


def counted(view: View, look: Callable[[Board], Iterable[Any]]) -> Counter[Any]:
    """What many made-up positions show."""
    rng = Random("fair")
    return Counter(what for _ in range(DEALS) for what in look(Board(determinize(view, rng))))


def unseen(view: View, seat: int | None) -> dict[str, float]:
    """The money that a seat does not see, at the start of a game."""
    copies = 2 if view.config.players == 2 else 3
    names = (f"{c}-{v}" for c in ("denar", "dirham", "ducat", "florin") for v in range(1, 10))
    left = Counter(dict.fromkeys(names, copies))
    left -= Counter(card for card in view.display if card)
    if seat is not None:
        left -= Counter(view.seats[seat].hand or ())
    return {card: float(number) for card, number in left.items()}


@pytest.mark.parametrize("seat", [None, 2])
def test_the_top_card_is_any_card_not_seen(seat: int | None) -> None:
    view = Game("alhambra", players=3, seed="fair").view(seat)
    assert_fair(counted(view, lambda board: board.deck[:1]), unseen(view, seat))
    assert_fair(counted(view, lambda board: board.deck[-1:]), unseen(view, seat))


def test_a_card_of_another_hand_is_any_card_not_seen() -> None:
    view = Game("alhambra", players=2, seed="fair").view(0)

    def one_card(board: Board) -> list[str]:
        return [Random(str(board.deck)).choice(sorted(board.hands[1].elements()))]

    assert_fair(counted(view, one_card), unseen(view, 0))


@pytest.mark.parametrize(("card", "pile"), [("A", 1), ("B", 3)])
def test_scoring_cards_lie_anywhere_in_their_piles(card: str, pile: int) -> None:
    """3.5: each place of the pile is as likely as any other."""
    view = Game("granada", players=3, seed="fair").view(0)
    size, odd = divmod(view.deck - 2, 5)
    sizes = [size + (number < odd) + (number in (1, 3)) for number in range(5)]
    first = sum(sizes[:pile])
    due = dict.fromkeys(range(first, first + sizes[pile]), 1.0)
    assert_fair(counted(view, lambda board: [board.deck.index(card)]), due)


def test_a_pile_begun_has_its_card_in_the_rest() -> None:
    """In the middle of the second pile, A not seen yet: it lies in the rest of that pile."""
    story, moment, rest = next(
        (story, moment, rest)
        for story in map(Story, (name for name in TABLES if "-base-" in name))
        for moment in story.moments
        for rest in [rest_of_second_pile(story.at(moment))]
        if 3 < rest < 12 and ev.DrawCard("A") not in story.game.events[: moment.events]
    )
    view = view_of(story.at(moment), None)
    assert_fair(
        counted(view, lambda board: [board.deck.index("A")]), dict.fromkeys(range(rest), 1.0)
    )


def rest_of_second_pile(position: Position) -> int:
    """How many cards of the second pile are left once the first is gone; 0 otherwise."""
    flat = position.state.read()
    size, odd = divmod(flat.stack, 5)
    first, second = size + (odd > 0), size + (odd > 1) + 1
    return first + second - flat.deck_at if first <= flat.deck_at < first + second else 0


def test_builders_are_dealt_fairly() -> None:
    """M.1, M.2: those not seen are in other hands, in the third and fifth pile, or aside."""
    game = Game("alhambra", players=3, modules=["master_builders"], seed="fair")
    view = game.view(0)
    own = Counter(card for card in game.position.hand(0) if card.endswith("builder"))
    every = {f"{name}-builder": 4.0 for name in ("denar", "dirham", "ducat", "florin")}
    due = {card: number - own[card] for card, number in every.items()}

    def one_of(cards: Iterable[str], board: Board) -> list[str]:
        found = [card for card in cards if card.endswith("builder")]
        return [Random(str(board.deck)).choice(found)] if found else []

    assert_fair(counted(view, lambda board: one_of(board.deck, board)), due)
    assert_fair(counted(view, lambda board: one_of(board.aside().elements(), board)), due)
    assert_fair(counted(view, lambda board: one_of(sorted(board.hands[1].elements()), board)), due)


def test_hidden_attacks_and_scouts_are_dealt_fairly() -> None:
    """I.1: four directions, and the scouts that do not lie open."""
    game = Game("granada", players=3, modules=["invaders"], seed="fair")
    view = game.view(0)
    attacks = counted(view, lambda board: [board.flat.byte[board.layout.attacks]])
    assert_fair(attacks, dict.fromkeys((1, 2, 3, 4), 1.0))
    board = Board(game.position)
    shown = {board.types.index(name) + 1 for name in view.scouts}
    scouts = counted(view, lambda board: [board.flat.byte[board.layout.scouts + 2]])
    assert_fair(scouts, dict.fromkeys(set(range(1, 10)) - shown, 1.0))


def test_the_bag_is_shuffled_fairly() -> None:
    view = Game("alhambra", players=2, modules=["bazaars"], seed="fair").view(1)
    board = Board(view.position)
    assert_fair(counted(view, lambda made: made.bag()[:1]), dict.fromkeys(board.bag(), 1.0))
    assert_fair(counted(view, lambda made: made.bag()[-1:]), dict.fromkeys(board.bag(), 1.0))


def test_what_is_being_asked_tells_something() -> None:
    """M.4, 8.1: whoever is asked has a builder, or holds most of a currency."""
    asked: Counter[str] = Counter()
    rng = Random(3)
    for number in range(12 if COMPILED else 4):
        game = Game("alhambra", players=3, modules=["master_builders"], seed=f"asked/{number}")
        while not game.over:
            actor = game.to_act
            assert actor is not None
            if game.phase == "left_over" or (game.phase == "master" and rng.random() < 0.2):
                made = determinize(game.view((actor + 1) % 3), rng)
                asked[game.phase] += 1
                held = made.hand(actor)
                if game.phase == "master":
                    assert any(card.endswith("builder") for card in held)
                else:
                    assert [str(move) for move in made.legal_moves()] == [
                        str(move) for move in game.legal_moves()
                    ]
                    assert made.book.hands_fit(made.state)
            game.play(rng.choice(game.legal_moves()))
    assert asked["master"] > 5
    assert asked["left_over"] > 2
