"""Observations: from the view as from the engine, and nothing hidden in them."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from play.tables import TABLES, Story, loaded, some
from play.test_views import redealt
from sabika.envs.core.sight import Sight
from sabika.envs.observation import Bytes, observe
from sabika.play.hidden import determinize, knowledge
from sabika.play.position import Position
from sabika.play.view import view_of
from sabika.rules.codes import BUILDERS
from sabika.rules.state import Flat


@pytest.fixture(scope="module", params=TABLES)
def story(request: pytest.FixtureRequest) -> Story:
    """A game of every configuration; where the engine is slow, its beginning."""
    return Story(request.param, turns=some(400) + 40)


def seen(position: Position, seat: int) -> Bytes:
    sight = Sight(position.book)
    found = np.full(sight.size, 99, np.uint8)
    sight.write_to(found)
    sight.look(position.state, seat)
    return found


def dealt_anew(position: Position, seat: int, rng: Random) -> Position:
    """Another position with all that a perfect memory knows at this seat.

    Redealing forgets which builders nobody else has seen: those that are not known.
    """
    known = knowledge(position, seat)
    new = determinize(view_of(position, seat), rng, known)
    flat = Flat(bytearray(new.state.to_bytes()))
    old = position.state.read()
    for other in range(position.config.players):
        if other != seat:
            shown_lo = old.hand_lo[other] - old.secret_lo[other]
            shown_hi = old.hand_hi[other] - old.secret_hi[other]
            flat.secret_lo[other] = flat.hand_lo[other] - shown_lo
            flat.secret_hi[other] = flat.hand_hi[other] - shown_hi
            assert not (flat.secret_lo[other] | flat.secret_hi[other]) & ~BUILDERS
    return loaded(position.config, bytes(flat.flat))


def test_a_view_and_the_engine_give_the_same(story: Story) -> None:
    """What the engine writes needs nothing that the view and a good memory do not have."""
    for moment in story.some_moments(some(20)):
        position = story.at(moment)
        for seat in range(story.config.players):
            again = observe(view_of(position, seat), knowledge(position, seat))
            assert np.array_equal(seen(position, seat), again)


def test_redealing_what_is_hidden_changes_no_observation(story: Story) -> None:
    """Deck, bag, key, attacks, scouts and unknown builders are dealt anew."""
    rng = Random(story.game.seed)
    moved = 0
    for moment in story.some_moments(some(20)):
        position = story.at(moment)
        for seat in range(story.config.players):
            other = dealt_anew(position, seat, rng)
            moved += other != position
            assert np.array_equal(seen(position, seat), seen(other, seat))
    assert moved > 3


def test_without_memory_other_hands_do_not_matter(story: Story) -> None:
    """All that a view does not show is dealt anew, hands included."""
    rng = Random(story.game.seed)
    for moment in story.some_moments(some(4)):
        position = story.at(moment)
        for seat in range(story.config.players):
            first = observe(view_of(position, seat))
            assert np.array_equal(first, observe(view_of(redealt(position, seat, rng), seat)))


def test_the_same_state_is_left_behind(story: Story) -> None:
    """Looking changes nothing."""
    for moment in story.some_moments(some(5)):
        position = story.at(moment)
        seen(position, 0)
        assert position.state.to_bytes() == moment.flat
