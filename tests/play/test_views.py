"""Hidden information: redeal all that a seat cannot see, and its view is the same to the byte."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from play.board import CARDS, Board, cards_in, layout_of
from play.tables import TABLES, Story, ended_early, loaded, some
from sabika.play import events as ev
from sabika.play.game import Game
from sabika.play.hidden import knowledge
from sabika.play.memory import Memory
from sabika.play.position import Position
from sabika.play.view import seat_view_of, view_of
from sabika.rules.ruleset import Configuration
from sabika.rules.state import FIELDS, Flat, State
from sabika.rules.veil import veiled


@pytest.fixture(scope="module", params=TABLES)
def story(request: pytest.FixtureRequest) -> Story:
    """A game of every configuration; where the engine is slow, its beginning."""
    return Story(request.param, turns=some(400) + 40)


# Redealing, by what a seat can see and not by what the engine says it can.


def redealt(position: Position, seat: int | None, rng: Random) -> Position:
    """Return the position with everything that is hidden from a seat dealt anew."""
    config = position.config
    flat = Flat(bytearray(position.state.to_bytes()))
    for i in range(8):
        flat.key[i] = rng.getrandbits(32)
    shuffle_part(flat.bag, flat.bag_at, flat.bag_n, rng)
    if "master_builders" in config.modules:
        mix_builders(flat, config, seat, rng)
    deal_cards(flat, config, seat, rng)
    if "invaders" in config.modules:
        at = layout_of(config)
        known = at.attacks + flat.byte[at.used] + knows_coming_attack(flat, config, seat)
        shuffle_part(flat.byte, known, at.attacks + 4, rng)
        shuffle_part(flat.byte, at.scouts + flat.byte[at.opened], at.scouts + at.n_scouts, rng)
    return loaded(config, bytes(flat.flat))


def shuffle_part(places: Any, start: int, stop: int, rng: Random) -> None:
    """Shuffle some of the places."""
    found = [places[i] for i in range(start, stop)]
    rng.shuffle(found)
    for i, value in enumerate(found, start):
        places[i] = value


def knows_coming_attack(flat: Flat, config: Configuration, seat: int | None) -> bool:
    """Whether the seat looked at the top attack card (I.3), or it lies open (I.5)."""
    if config.open_attack:
        return not flat.over  # after C no card is opened any more
    return seat is not None and bool(flat.byte[layout_of(config).peeked] >> seat & 1)


def hidden_seats(config: Configuration, seat: int | None) -> list[int]:
    return [other for other in range(config.players) if other != seat]


def mix_builders(flat: Flat, config: Configuration, seat: int | None, rng: Random) -> None:
    """Exchange builders in the deck with those laid aside, and say other ones were dealt (M.1)."""
    at = layout_of(config).builders
    aside = [i for i in range(at, at + 16) if flat.byte[i]]
    stacked = [
        i for i in range(flat.deck_at, flat.deck_n) if flat.deck[i] < 40 and flat.deck[i] % 10 == 9
    ]
    kinds = [flat.byte[i] - 1 for i in aside] + [flat.deck[i] for i in stacked]
    rng.shuffle(kinds)
    for i in aside:
        flat.byte[i] = kinds.pop() + 1
    for i in stacked:
        flat.deck[i] = kinds.pop()
    for other in range(config.players):
        flat.secret_lo[other] = rng.getrandbits(1) << 18
        flat.secret_hi[other] = rng.getrandbits(1) << 39


def deal_cards(flat: Flat, config: Configuration, seat: int | None, rng: Random) -> None:
    """Deal the other hands and the deck anew from all their cards, A and B staying in the deck."""
    others = hidden_seats(config, seat)
    places = [i for i in range(flat.deck_at, flat.deck_n) if flat.deck[i] < 40]
    pool = [flat.deck[i] for i in places]
    for other in others:
        hand = cards_in(flat.hand_lo[other], flat.hand_hi[other])
        pool += [CARDS.index(card) for card in hand.elements()]
    rng.shuffle(pool)
    for i in places:
        flat.deck[i] = pool.pop()
    shuffle_part(flat.deck, flat.deck_at, flat.deck_n, rng)
    for other in others:
        words = [0, 0]
        for _ in range(flat.hand_n[other]):
            kind = pool.pop()
            words[kind // 20] += 1 << 21 * (kind // 10 % 2) + 2 * (kind % 10)
        flat.hand_lo[other], flat.hand_hi[other] = words
    assert not pool


# Views.


def test_redealing_what_is_hidden_changes_no_bytes(story: Story) -> None:
    """Every seat, and the spectator, at many moments of a game."""
    rng = Random(story.game.seed)
    book = story.position.book
    moved = 0
    for moment in story.some_moments(30):
        position = story.at(moment)
        for seat in story.seats:
            other = redealt(position, seat, rng)
            moved += other != position
            number = -1 if seat is None else seat
            seen, again = veiled(book, position.state, number), veiled(book, other.state, number)
            assert seen == again, different_fields(seen, again)
        assert position.state.to_bytes() == moment.flat
    assert moved > 10


def test_redealing_what_is_hidden_changes_no_view(story: Story) -> None:
    """The same for whole views as people and bots get them."""
    rng = Random(story.game.seed)
    names = story.game.names
    for moment in story.some_moments(2):
        position = story.at(moment)
        for seat in rng.sample(story.seats, 2):
            seen = view_of(position, seat, names)
            again = view_of(redealt(position, seat, rng), seat, names)
            assert seen.to_bytes() == again.to_bytes()
            assert json.dumps(seen.to_json()) == json.dumps(again.to_json())
            assert seen == again
            assert seen.legal_moves() == again.legal_moves()


def different_fields(one: State, two: State) -> list[str]:
    """The fields in which two positions differ, for whoever reads the failure."""
    left, right = one.read(), two.read()
    names = [name for name, _, _ in FIELDS]
    return [name for name in names if plain(left, name) != plain(right, name)]


def plain(flat: Flat, name: str) -> Any:
    value = getattr(flat, name)
    return value if isinstance(value, int) else list(value)


def card_paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where cards are named in plain data."""
    if isinstance(value, dict):
        for name, entry in value.items():
            yield from card_paths(entry, (*path, name))
    elif isinstance(value, list):
        for number, entry in enumerate(value):
            yield from card_paths(entry, (*path, number))
    elif isinstance(value, str) and value in CARDS:
        yield path


def test_the_quick_way_to_a_seats_view_is_the_same(story: Story) -> None:
    """``Game.view`` makes the views of seats from that of a spectator."""
    for moment in story.some_moments(8):
        position = story.at(moment)
        public = view_of(position, None)
        for seat in range(story.config.players):
            wanted, quick = view_of(position, seat), seat_view_of(public, position, seat)
            assert quick == wanted
            assert quick.to_bytes() == wanted.to_bytes()
            assert vars(quick).keys() == vars(wanted).keys()


def test_cards_are_shown_only_where_they_lie_open(story: Story) -> None:
    """As plain data: display, discards, the own hand. As bytes: no deck, no key, no other hand."""
    for moment in story.some_moments(3):
        position = story.at(moment)
        board = Board(position)
        for seat in story.seats[-2:]:
            view = view_of(position, seat)
            data = json.loads(json.dumps(view.to_json()))
            for path in card_paths(data):
                mine = path[:1] == ("seats",) and path[2] == "hand" and path[1] == seat
                assert mine or path[0] in ("display", "discards"), path
            assert view.legal_moves() == (position.legal_moves() if seat == position.to_act else [])
            flat = view.position.state.read()
            assert not any(flat.key)
            assert not any(flat.deck)
            for other, hand in enumerate(board.hands):
                shown = cards_in(flat.hand_lo[other], flat.hand_hi[other])
                assert shown == (hand if other == seat else Counter())
                assert flat.secret_lo[other] == flat.secret_hi[other] == 0
                assert data["seats"][other]["hand_size"] == hand.total()
                assert (data["seats"][other]["hand"] is None) == (other != seat)


def test_who_looked_knows_the_attack_and_nobody_else(story: Story) -> None:
    """I.3, I.5: the view names the coming attack to those who know it, until it has come."""
    knowing: dict[int | None, str] = {}
    done = 0
    for moment in story.moments:
        before = dict(knowing)
        for at in range(done, moment.events):
            learn(knowing, story.game, at)
        if done == 0 or knowing != before:
            for seat in story.seats:
                view = view_of(story.at(moment), seat)
                assert view.coming_attack == knowing.get(seat)
        done = moment.events


def learn(knowing: dict[int | None, str], game: Game, at: int) -> None:
    """Note who knows the coming attack after an event."""
    event = game.events[at]
    if isinstance(event, ev.Scored):
        knowing.clear()
    elif isinstance(event, ev.OpenAttack):
        knowing.update(dict.fromkeys((*range(game.config.players), None), event.direction))
    elif isinstance(event, ev.Peek):
        buyer = game.events[at - 1]
        assert isinstance(buyer, ev.Played)
        assert event.direction is not None
        knowing[buyer.player] = event.direction


@pytest.mark.parametrize("is_open", [False, True])
def test_no_attack_comes_once_the_game_is_over(is_open: bool) -> None:
    """The cards that were never turned stay face down, also if A or B did not turn up (7.1)."""
    config = Configuration(players=2, modules=("invaders",), open_attack=is_open)
    position = ended_early(config)
    assert len(view_of(position, None).attacks) == 1
    for seat in (0, 1, None):
        assert view_of(position, seat).coming_attack is None


# Events and knowledge.


def test_events_are_seen_but_for_peeks_and_builders_of_others(story: Story) -> None:
    game = story.game
    for seat in story.seats:
        seen = game.seen_events(seat)
        assert len(seen) == game.event_count
        builders = 0
        for number, (true, shown) in enumerate(zip(game.events, seen, strict=True)):
            if isinstance(true, ev.DrawBuilder):
                own = builders // 2 == seat
                builders += 1
                assert shown == (true if own else ev.DrawBuilder(None))
            elif isinstance(true, ev.Peek):
                buyer = game.events[number - 1]
                assert isinstance(buyer, ev.Played)
                assert isinstance(buyer.move, ev.Buy)
                assert shown == (true if buyer.player == seat else ev.Peek(None))
            else:
                assert shown == true
        for since in (0, 5, game.event_count // 2, game.event_count):
            assert game.seen_events(seat, since) == seen[since:]
        assert len(set(game.events)) > 10


def test_knowledge_is_what_a_perfect_memory_keeps(story: Story) -> None:
    """All cards but builders dealt face down (M.1) and not yet played; one's own hand wholly.

    The state keeps it, and whoever follows what is seen to happen finds the same.
    """
    seen = [story.game.seen_events(seat) for seat in story.seats]
    memories = [Memory(story.config.players) for _ in story.seats]
    done = 0
    for moment in story.moments:
        position = story.at(moment)
        for seat, events, memory in zip(story.seats, seen, memories, strict=True):
            memory.watch(events[done : moment.events])
            found = memory.knowledge()
            assert found == knowledge(position, seat)
            for other, (hand, unknown) in enumerate(zip(found.hands, found.unknown, strict=True)):
                assert not Counter(hand) - Counter(position.hand(other))
                assert len(hand) + unknown == len(position.hand(other))
                if other == seat or "master_builders" not in story.config.modules:
                    assert unknown == 0
        done = moment.events
    whole = story.game
    assert all(whole.knowledge(seat) == knowledge(whole.position, seat) for seat in story.seats)


def test_builders_played_together_become_known_together() -> None:
    """Two builders of one currency, both dealt face down, pay for one tile (M.1, M.3)."""
    game = Game("alhambra", players=3, modules=["master_builders"], seed="12")
    buyer = game.to_act
    assert buyer is not None
    move = ev.Buy("garden-10a", ("ducat-5", "ducat-builder", "ducat-builder"))
    assert game.knowledge(None).unknown[buyer] == 2
    game.play(move)
    assert game.knowledge(None).unknown[buyer] == 0
    assert game.knowledge(None).hands[buyer] == game.position.hand(buyer)
