"""The test vectors of docs/chance.md are what the engine does."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from sabika.play import events as ev
from sabika.play.codec import CARDS
from sabika.play.game import Game
from sabika.play.seeds import commitment_of, joined_seed, key_of
from sabika.rules.ruleset import MODULES

PAGE = Path(__file__).parents[2] / "docs" / "chance.md"


def deck_of(game: Game) -> list[str]:
    flat = game.position.state.read()
    return [CARDS[flat.deck[i]] for i in range(flat.deck_at, flat.deck_n)]


def drawn(game: Game, kind: type, field: str) -> list[Any]:
    return [getattr(event, field) for event in game.events if isinstance(event, kind)]


def play_simply(game: Game) -> None:
    """Buy what is listed first, otherwise take the first card, place or reserve at once."""
    moves = game.legal_moves()
    game.play(next((move for move in moves if isinstance(move, ev.Buy)), moves[0]))


def set_up_vectors() -> dict[str, Any]:
    game = Game("alhambra", 4, MODULES, seed="sabika")
    flat, names = game.position.state.read(), game.position.book.names.tiles
    left = [names[flat.bag[i]] for i in range(flat.bag_at, flat.bag_n)]
    return {
        "key": b"".join(word.to_bytes(4, "little") for word in key_of("sabika")).hex(),
        "commitment": commitment_of("sabika"),
        "bag": drawn(game, ev.DrawTile, "tile") + left,
        "chests": drawn(game, ev.DrawChest, "chest"),
        "builders": drawn(game, ev.DrawBuilder, "card"),
        "scouts": list(drawn(game, ev.Scouts, "types")[0]),
        "starting money and display": drawn(game, ev.DrawCard, "card"),
        "start player": game.player,
        "deck": deck_of(game),
    }


def later_vectors() -> dict[str, Any]:
    game = Game("alhambra", 2, ("invaders",), seed="sabika")
    before: list[str] = []
    found: dict[str, Any] = {}
    while not game.over:
        before = list(game.view(None).discards)
        since = game.event_count
        play_simply(game)
        news = game.events[since:]
        if "discards" not in found and any(isinstance(event, ev.Reshuffle) for event in news):
            paid = news[0].move.payment if isinstance(news[0].move, ev.Buy) else ()  # type: ignore[union-attr]
            after = next(n for n, event in enumerate(news) if isinstance(event, ev.Reshuffle))
            turned = [event.card for event in news[after:] if isinstance(event, ev.DrawCard)]
            found["discards"] = sorted([*before, *paid], key=CARDS.index)
            found["discards, shuffled"] = turned + deck_of(game)
    found["attacks"] = drawn(game, ev.Attack, "direction")
    return found


def test_the_vectors_of_the_page() -> None:
    block = re.search(r"```json\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert block is not None
    assert json.loads(block.group(1)) == {**set_up_vectors(), **later_vectors()}


def test_the_reshuffle_vector_is_one() -> None:
    """6.3, 12.17: the discards, and nothing else, become the deck."""
    found = later_vectors()
    assert sorted(found["discards"]) == sorted(found["discards, shuffled"])
    assert len(found["discards"]) > 10


def test_the_vector_of_a_served_game() -> None:
    assert f"`{joined_seed('secret', ['ana', 'ben'])}`" in PAGE.read_text("utf-8")
