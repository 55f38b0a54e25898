"""Random games of every configuration: nothing gets lost, and the engine does what the rules say.

Whatever is compared here is worked out slowly from RULES.md (``referee``, ``literal``, ``tables``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from play.board import Board, Face, lost_components
from play.literal import (
    MANY,
    Listing,
    choices,
    key,
    of_currency,
    rules_broken,
    sub_multisets,
    swap_breaks,
    worth,
)
from play.tables import COMPILED, EVERY_TABLE, TABLES, eager, loaded, pick, some, uniform, walk
from referee.city import attack_loss, city_faults, longest_wall, placed, removed
from sabika.components import CURRENCIES, DIRECTIONS
from sabika.play import events as ev
from sabika.play.game import Game
from sabika.play.position import Position
from sabika.rules.state import Flat

TURNS = some(400)
SAMPLES = 12  # decisions of a game that are looked at closely
STRIDE = max(1, TURNS // SAMPLES)
REFUSALS = some(2000)  # looked at in one game
REMODELS = (ev.Build, ev.Remove, ev.Swap)


@pytest.mark.parametrize("name", TABLES)
def test_nothing_gets_lost_and_cities_stay_legal(name: str) -> None:
    """Section 2 and 5, after every decision and all that followed from it."""
    config = TABLES[name]
    game = Game.of(config, seed=f"properties {name}")
    seen: list[dict[tuple[int, int], str]] = [{} for _ in range(config.players)]
    for _ in walk(game, Random(name), TURNS):
        position = game.position
        board = Board(position)
        assert lost_components(position, board) == []
        walls = [board.walls(seat) for seat in range(config.players)]
        if walls != seen:
            changed = [city for city in walls if city not in seen]
            assert [city for city in changed if city_faults(city)] == []
            assert wall_lines(position) == {
                seat: longest_wall(city) for seat, city in enumerate(walls) if longest_wall(city)
            }
            seen = walls
        for lo, hi in position.legal_words():
            assert position.book.refusal(position.state, lo, hi) == 0


def wall_lines(position: Position) -> dict[int | str, int]:
    """What a scoring would give for walls now (7.4)."""
    return {line.player: line.points for line in position.score_now("A") if line.source == "wall"}


@pytest.mark.parametrize("name", [name for name in TABLES if "i" in name.split("-")[1]])
def test_attacks_cost_what_lies_open(name: str) -> None:
    """I.2, 12.14: totals of the scoring, less what the literal city loses, never below 0."""
    config = TABLES[name]
    for number in range(some(2)):
        game = Game.of(config, seed=f"attacks {name} {number}")
        done = 0
        for _ in walk(game, Random(f"{name} {number}"), 400, eager):
            news = game.events[done:]
            done = game.event_count
            scored = [event for event in news if isinstance(event, ev.Scored)]
            if scored and done > len(news):
                # One scoring a turn, but C may follow A or B at once: only the last is compared.
                before = scored[-1].totals[: config.players]
                direction = _direction(game, scored[-1], config.open_attack)
                cities = Board(game.position)
                losses = [
                    attack_loss(cities.walls(seat), direction, scored[-1].scoring)
                    for seat in range(config.players)
                ]
                after = [max(0, old - loss) for old, loss in zip(before, losses, strict=True)]
                assert list(game.scores) == after


def _direction(game: Game, scored: ev.Scored, is_open: bool) -> str:
    """The attack that belongs to a scoring: it follows it, or lay open before it (I.5)."""
    events = list(game.events)
    at = max(i for i, event in enumerate(events) if event is scored)
    if is_open:
        opened = [event for event in events[:at] if isinstance(event, ev.OpenAttack)]
        return opened[-1].direction
    attack = events[at + 1]
    assert isinstance(attack, ev.Attack)
    return attack.direction


@pytest.mark.parametrize("name", TABLES)
def test_listings_are_the_literal_ones(name: str) -> None:
    """Sections 4 to 6, 8.2, G.3, T.2 to T.4, M.4, B.3; payments by 12.11; nothing twice."""
    looked_at: Counter[str] = Counter()
    for choose, turns in ((uniform, TURNS), (eager, TURNS // 2)):
        rng = Random(f"{name} {choose.__name__}")
        game = Game.of(TABLES[name], seed=f"listings {name}")
        for number, _ in enumerate(walk(game, rng, turns, choose)):
            if not game.over and (number % STRIDE == 0 or _rare(game.phase, looked_at)):
                looked_at[game.phase] += 1
                compare_listing(game.position, rng)
    assert looked_at["action"] > 3


def _rare(phase: str, looked_at: Counter[str]) -> bool:
    return phase != "action" and looked_at[phase] < some(8)


def compare_listing(position: Position, rng: Random) -> None:
    """The engine's list against the literal one, for all tiles with some chosen walls."""
    moves = position.legal_moves()
    assert len({key(move) for move in moves}) == len(moves) == len(set(moves))
    assert [move for move in moves if position.why_not(move) is not None] == []
    board = Board(position)
    actor = position.to_act
    assert actor is not None
    faces = board.reserves[actor] + board.faces_in(board.flat.bought)
    faces += [face for face in board.market() if face is not None]
    kinds = sorted({face.walls for face in faces})
    chosen = {kinds[pick(rng, len(kinds))] for _ in range(2)} if kinds else set()
    listing = Listing(board, chosen)
    unwanted = {face.tile for face in faces if face.walls not in chosen}
    compared = [move for move in moves if _tile_laid(move) not in unwanted]
    if listing.small():
        assert sorted(map(key, compared)) == sorted(map(key, listing.moves()))
    if position.phase in ("action", "master"):
        expected = Counter(key(move) for move in listing.remodels())
        assert Counter(key(move) for move in _remodels(compared)) == expected
        check_refused_changes(position, listing, chosen)
    if position.phase in ("placing", "left_over"):
        laid = [face for face in _to_place(board) if face.walls in chosen][:1]
        check_refused_squares(position, listing, laid)
    if position.phase in ("action", "placing"):
        check_any_payment(position, board, rng)


def _tile_laid(move: ev.Move) -> str | None:
    """The tile that a move wants to lay down, if it may be one of those not looked at."""
    about = move.remodel if isinstance(move, ev.Master) else move
    if isinstance(about, ev.Build | ev.Swap | ev.Place | ev.Reserve | ev.Gift):
        return about.tile
    return None


def _to_place(board: Board) -> list[Face]:
    if board.position.phase == "placing":
        return board.faces_in(board.flat.bought)
    return [board.face(board.flat.market[board.flat.space])]


def _remodels(moves: Iterable[ev.Move]) -> set[ev.Move]:
    about = [move.remodel if isinstance(move, ev.Master) else move for move in moves]
    return {move for move in about if isinstance(move, ev.Build | ev.Remove | ev.Swap)}


def rule_against(position: Position, move: ev.Move) -> str | None:
    """The rule by which a move is refused; a remodelling is a builder's where one is due."""
    if position.phase == "master":
        assert isinstance(move, ev.Build | ev.Remove | ev.Swap)
        hand = position.hand(position.player)
        move = ev.Master(next(card for card in hand if card.endswith("builder")), move)
    refusal = position.why_not(move)
    return None if refusal is None else refusal.rule


def check_refused_changes(position: Position, listing: Listing, chosen: set[str]) -> None:
    """A remodelling not listed is refused by a rule that the city would break (4.3, 5.2 to 5.5)."""
    city, board = listing.city, listing.board
    tiles = {face.tile: square for square, face in board.cities[listing.actor].items()}
    for tile, square in tiles.items():
        broken = {"4.3"} if tile == "start" else rules_broken(removed(city, square))
        assert_consistent(rule_against(position, ev.Remove(tile)), broken)
    for walls in chosen:
        reserve = [face for face in board.reserves[listing.actor] if face.walls == walls][:1]
        check_refused_squares(position, listing, reserve)
        for face in reserve:
            for out, square in tiles.items():
                broken = swap_breaks(city, square, walls)
                assert_consistent(rule_against(position, ev.Swap(face.tile, out)), broken)


def check_refused_squares(position: Position, listing: Listing, faces: list[Face]) -> None:
    """A square not listed is refused by a rule that the city would break (5.2 to 5.5)."""
    kind = ev.Place if position.phase in ("placing", "left_over") else ev.Build
    for face in faces:
        for x, y in squares_around(listing.city):
            taken = (x, y) in listing.city
            broken = {"5.4"} if taken else rules_broken(placed(listing.city, (x, y), face.walls))
            assert_consistent(rule_against(position, kind(face.tile, x, y)), broken)


def assert_consistent(rule: str | None, broken: set[str]) -> None:
    """Allowed exactly if no rule is broken, else refused by one of those that are."""
    assert (rule in broken) if broken else (rule is None), (rule, broken)


def squares_around(city: dict[tuple[int, int], str]) -> list[tuple[int, int]]:
    """Every square of the city and two more on each side."""
    west, east = min(x for x, _ in city) - 2, max(x for x, _ in city) + 2
    south, north = min(y for _, y in city) - 2, max(y for _, y in city) + 2
    return [(x, y) for x in range(west, east + 1) for y in range(south, north + 1)]


def check_any_payment(position: Position, board: Board, rng: Random) -> None:
    """12.11: any sufficient payment is accepted, listed or not; too little is not (4.2, G.3)."""
    hand = board.hands[board.flat.actor]
    for currency, face in zip(CURRENCIES, board.market(), strict=True):
        own = of_currency(hand, currency)
        if choices(own) > MANY:
            continue
        chosen = list(sub_multisets(own))
        cards = chosen[pick(rng, len(chosen))]
        if position.phase == "action" and face is not None:
            refusal = position.why_not(ev.Buy(face.tile, cards))
            assert (refusal is None) == (worth(cards) >= face.price)
            assert refusal is None or refusal.code == "too-little"
        for tile in board.faces_in(board.flat.bought) if position.phase == "placing" else ():
            if board.config.game == "granada" and board.config.players == 2 and cards:
                refusal = position.why_not(ev.Gift(tile.tile, cards))
                assert (refusal is None) == (worth(cards) >= 3)


@pytest.mark.parametrize("name", list(TABLES)[::3])
def test_walls_that_differ_are_named(name: str) -> None:
    """The refusal 5.2 names a side on which the walls do differ."""
    game = Game.of(TABLES[name], seed=f"sides {name}")
    named = 0
    for _ in walk(game, Random(name), TURNS // 2, eager):
        if game.phase != "placing" or named > REFUSALS:
            continue
        board = Board(game.position)
        city = board.walls(game.player)
        for face in board.faces_in(board.flat.bought):
            for x, y in squares_around(city):
                refusal = game.why_not(ev.Place(face.tile, x, y))
                if refusal is not None and refusal.code == "walls-differ":
                    named += 1
                    side = DIRECTIONS.index(refusal.params["side"])
                    assert_sides_differ(city, (x, y), face.walls, side)
    assert named


def assert_sides_differ(
    city: dict[tuple[int, int], str], square: tuple[int, int], walls: str, side: int
) -> None:
    """Exactly one of the two sides that touch there has a wall (5.2)."""
    dx, dy = ((0, 1), (1, 0), (0, -1), (-1, 0))[side]
    other = city[square[0] + dx, square[1] + dy]
    assert ("NESW"[side] in walls) != ("SWNE"[side] in other)


# Large cities: far more tiles than a game gives, compact and stretched.


def with_full_reserve(name: str) -> Position:
    """A game of two at its start; all tiles of the bag are in the reserve of who begins."""
    start = Position.start(EVERY_TABLE[name], f"large {name}")
    flat = Flat(bytearray(start.state.to_bytes()))
    for i in range(flat.bag_at, flat.bag_n):
        flat.reserve[flat.turn] |= 1 << flat.bag[i]
        flat.bag[i] = 0
    flat.bag_at = flat.bag_n
    return loaded(start.config, bytes(flat.flat))


def remodelled(position: Position, rng: Random, stretched: bool) -> None:
    """Play a turn: who has the reserve builds, mostly; the other one takes a card."""
    moves = position.legal_moves()
    kinds = {kind: [move for move in moves if isinstance(move, kind)] for kind in REMODELS}
    at = rng.random()
    kind = ev.Build if at < 0.8 else ev.Remove if at < 0.93 else ev.Swap
    chosen: list[ev.Move] = [*(kinds[kind] or kinds[ev.Build])]
    if stretched and kind is ev.Build:
        chosen.sort(key=lambda move: abs(getattr(move, "x", 0)) + abs(getattr(move, "y", 0)))
        chosen = chosen[-3:]
    if not chosen:
        chosen = [move for move in moves if isinstance(move, ev.Take) and len(move.cards) == 1]
    position.play(chosen[pick(rng, len(chosen))])


@pytest.mark.parametrize("stretched", [False, True])
@pytest.mark.parametrize("name", ["alhambra-base-2", "alhambra-b-2", "granada-base-2"])
def test_large_cities(name: str, stretched: bool) -> None:
    """5, 7.4: whatever the size, the engine builds what the letter of the rules allows."""
    position = with_full_reserve(name)
    builder = position.player
    rng = Random(f"{name} {stretched}")
    largest = 0
    for number in range(110 if COMPILED else 80):
        remodelled(position, rng, stretched)
        board = Board(position)
        city = board.walls(builder)
        largest = max(largest, len(city))
        assert city_faults(city) == []
        assert wall_lines(position).get(builder, 0) == longest_wall(city)
        if number % 20 in (0, 1) and position.player == builder:
            compare_remodels(position, board, rng)
    assert largest > (28 if COMPILED else 20)
    assert lost_components(position) == []


def compare_remodels(position: Position, board: Board, rng: Random) -> None:
    """The engine's remodellings with tiles of some walls, and why not others."""
    kinds = sorted({face.walls for face in board.reserves[position.player]})
    chosen = {kinds[pick(rng, len(kinds))]} if kinds else set()
    listing = Listing(board, chosen)
    wanted = {face.tile for face in board.reserves[position.player] if face.walls in chosen}
    moves = [
        move
        for move in position.legal_moves()
        if isinstance(move, ev.Remove)
        or (isinstance(move, ev.Build | ev.Swap) and move.tile in wanted)
    ]
    assert sorted(map(key, moves)) == sorted(map(key, listing.remodels()))
    check_refused_changes(position, listing, chosen)
