"""Invaders: section I."""

from __future__ import annotations

import pytest

# isort: split
from referee import exposed
from rules.asking import cards, follow, happened, tiles
from rules.table import Square, Table
from sabika.components import DIRECTIONS, load
from sabika.play import events as ev
from sabika.play.game import Game
from sabika.play.position import Position
from sabika.play.view import view_of

MODULE = ("invaders",)
DISPLAY = ("denar-1", "dirham-4", "ducat-7", "florin-9")
TAKE = ev.Take(("ducat-7",))
MARKET = ("garden-10a", "tower-7", "tower-11a", "pavilion-8")
ATTACKED: dict[Square, str] = {  # three open sides to the north, two to the east, one to the west
    (1, 0): "seraglio-9",
    (2, 0): "garden-11",
    (2, -1): "tower-10",
}
NEW = ev.Scouts(("chambers", "arcades"))


def table(**options: object) -> Table:
    found = Table(modules=MODULE, **options).display(*DISPLAY).attacks("north", "east", "south")
    return found if options.get("open_attack") else found.scouts("garden", "tower")


def test_four_attacks_and_six_scouts() -> None:
    """I.1: attacks face down, two scouts open, one for each type."""
    game = Game("alhambra", players=3, modules=MODULE, seed="scouts")
    slots, flat = Table(modules=MODULE).slots, game.position.state.read()
    assert sorted(flat.byte[slots.attacks : slots.attacks + 4]) == [1, 2, 3, 4]
    assert sorted(flat.byte[slots.scouts : slots.scouts + 6]) == [1, 2, 3, 4, 5, 6]
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert len(set(view.scouts)) == 2
        assert set(view.scouts) < set(load().alhambra_types)
        assert (view.scouts_left, view.coming_attack, view.attacks) == (4, None, ())


def test_piles_are_shuffled() -> None:
    """I.1: every direction comes up first, and many pairs of scouts."""
    slots, first, pairs = Table(modules=MODULE).slots, set(), set()
    for seed in range(40):
        flat = Position.start(Table(modules=MODULE).config, f"shuffled {seed}").state.read()
        first.add(DIRECTIONS[flat.byte[slots.attacks] - 1])
        pairs.add(tuple(flat.byte[slots.on_show : slots.on_show + 2]))
    assert first == set(DIRECTIONS)
    assert len(pairs) > 10


def test_attack_after_a() -> None:
    """I.2: the rulebook's example: three open sides cost 3 points."""
    position = table().city(0, ATTACKED).scores(10, 10, 10).deck("A", "ducat-2").lay()
    follow(position, TAKE, *cards("A", "ducat-2"), ev.Attack("north"), NEW)
    # Types and wall score 2 + 5 + 6 and 1; the start tile's open side costs the others 1.
    assert position.scores == (10 + 13 + 1 - 3, 9, 9)


def test_attack_after_b() -> None:
    """I.2: 2 points for each side, from the next card of the pile."""
    position = table().city(0, ATTACKED).scores(10, 10, 10).deck("B", "ducat-2").lay()
    follow(position, TAKE, *cards("B", "ducat-2"), ev.Attack("north"), NEW)
    assert position.scores == (10 + 9 + 12 + 13 + 1 - 6, 8, 8)


def last_turn(found: Table) -> Position:
    """The first player's purchase ends the game."""
    return found.market(*MARKET).bag(rest="reserve").hand(0, "denar-9", "denar-2").lay()


def test_attack_after_c() -> None:
    """I.2: the rulebook's example: 12 points: 3 x 3 and the neighbouring directions."""
    position = last_turn(table().city(0, ATTACKED).scores(10, 10, 10))
    position.play(ev.Buy("garden-10a", ("denar-9", "denar-2")))
    follow(position, ev.Reserve("garden-10a"), ev.Attack("north"))
    assert position.scores == (10 + 17 + 20 + 21 + 1 - 12, 10 - 5, 10 - 5)


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_every_direction(direction: str) -> None:
    """I.2: sides that face it, without wall and without tile beyond; the start tile counts."""
    laid = table().city(0, ATTACKED | {(0, -1): "chambers-9b", (3, 0): "pavilion-7"})
    plan = laid.plan(laid.cities[0])
    position = laid.scores(30, 30, 30).deck("A", "ducat-2").lay()
    found = sum(line.points for line in position.score_now("A") if line.player == 0)
    follow(position, TAKE, *cards("A", "ducat-2"), ev.Attack(direction), NEW)
    assert exposed(plan, direction) > 0
    assert position.scores == (30 + found - exposed(plan, direction), 29, 29)


def test_a_total_never_falls_below_zero() -> None:
    """I.2, 12.14: after the points of the scoring were added."""
    position = table().city(1, ATTACKED).scores(0, 0, 4).deck("B", "ducat-2").lay()
    follow(position, TAKE, *cards("B", "ducat-2"), ev.Attack("north"), NEW)
    assert position.scores == (0, 9 + 12 + 13 + 1 - 6, 2)


def test_each_scoring_turns_the_next_card() -> None:
    """I.2: the top card, then the one below."""
    position = table().deck("A", "ducat-2", "B", "ducat-3").lay()
    first = happened(position, TAKE)
    second = happened(position, ev.Take(("florin-9",)))
    attacks = [event for event in first + second if isinstance(event, ev.Attack)]
    assert attacks == [ev.Attack("north"), ev.Attack("east")]


def buying(**options: object) -> Table:
    found = table(**options).market(*MARKET)
    return found.hand(0, "denar-9", "denar-1", "denar-2", "ducat-9", "ducat-2", "florin-8")


def coming(position: Position) -> list[str | None]:
    """What each seat, and a spectator, knows of the coming attack."""
    return [view_of(position, seat).coming_attack for seat in (0, 1, 2, None)]


def test_exact_purchase_of_a_scouts_type() -> None:
    """I.3: the buyer alone sees the top card, which stays; the scout leaves the game."""
    position = buying().lay()
    assert coming(position) == [None] * 4
    assert happened(position, ev.Buy("garden-10a", ("denar-9", "denar-1"))) == [ev.Peek("north")]
    assert coming(position) == ["north", None, None, None]
    view = view_of(position, 1)
    assert (view.scouts, view.scouts_left, view.peeked) == (("tower",), 4, (0,))


def test_overpaying_wins_no_scout() -> None:
    """I.3."""
    position = buying().lay()
    assert happened(position, ev.Buy("garden-10a", ("denar-9", "denar-2"))) == []
    assert view_of(position, 0).scouts == ("garden", "tower")


def test_other_types_win_no_scout() -> None:
    """I.3."""
    position = buying().lay()
    assert happened(position, ev.Buy("pavilion-8", ("florin-8",))) == []
    assert coming(position) == [None] * 4


def test_a_scout_works_once() -> None:
    """I.3: the second tower of the turn finds no scout any more."""
    found = table().market("tower-12", "tower-7", "tower-11a", "pavilion-8")
    position = found.hand(0, "denar-9", "denar-3", "ducat-9", "ducat-2").lay()
    assert happened(position, ev.Buy("tower-12", ("denar-9", "denar-3"))) == [ev.Peek("north")]
    assert happened(position, ev.Buy("tower-11a", ("ducat-9", "ducat-2"))) == []


def test_new_scouts_after_a_and_b() -> None:
    """I.4: the open ones leave the game, used or not."""
    position = buying().deck("A", "ducat-3", "B", "ducat-4").lay()
    position.play(ev.Buy("garden-10a", ("denar-9", "denar-1")))
    position.play(TAKE)
    first = [*cards("A", "ducat-3"), *tiles("tower-8"), ev.Attack("north"), NEW]
    follow(position, ev.Reserve("garden-10a"), *first)
    view = view_of(position, 0)
    assert (view.scouts, view.scouts_left, view.attacks) == (NEW.types, 2, ("north",))
    assert coming(position) == [None] * 4  # what was seen has come
    last = ev.Scouts(("seraglio", "pavilion"))
    follow(position, ev.Take(("florin-9",)), *cards("B", "ducat-4"), ev.Attack("east"), last)
    assert view_of(position, 0).scouts_left == 0


def test_open_attack() -> None:
    """I.5: the coming attack lies open for all; scouts are not used."""
    position = buying(open_attack=True).deck("A", "ducat-3").lay()
    assert coming(position) == ["north"] * 4
    assert view_of(position, 0).scouts == ()
    assert happened(position, ev.Buy("garden-10a", ("denar-9", "denar-1"))) == []


def test_open_attack_opens_the_next_one() -> None:
    """I.5: after A and B; it strikes as it lay."""
    position = table(open_attack=True).scores(5, 5, 5).deck("A", "ducat-3").lay()
    follow(position, TAKE, *cards("A", "ducat-3"), ev.OpenAttack("west"))
    assert position.scores == (4, 4, 4)
    assert coming(position) == ["west"] * 4
    assert view_of(position, None).attacks == ("north",)


def test_dirk_is_not_attacked() -> None:
    """I.6: he has no city."""
    found = Table(players=2, modules=MODULE).display(*DISPLAY).attacks("north")
    position = found.dirk("tower-12", "garden-11").deck("A", "ducat-2").scores(9, 9).lay()
    events = happened(position, TAKE)
    assert ev.Attack("north") in events
    assert position.scores == (8, 8)
    assert position.state.read().score[6] == 6 + 5
