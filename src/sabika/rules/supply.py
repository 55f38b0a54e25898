"""The supply: the bag, the deck, and the piles it is stacked from (sections 3 and 6)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.book import Book, Feature
    from cython.cimports.sabika.rules.c_codes import (
        BUILDER,
        CARD_A,
        CARD_B,
        DRAW_CARD,
        DRAW_TILE,
        NONE,
        PILE,
        RESHUFFLE,
        SHUFFLED_AGAIN,
    )
    from cython.cimports.sabika.rules.chance import (
        impossible,
        note,
        open_stream,
        scripted,
        shuffle_deck,
    )
    from cython.cimports.sabika.rules.state import State
else:
    from sabika.rules.book import Book, Feature
    from sabika.rules.chance import impossible, note, open_stream, scripted, shuffle_deck
    from sabika.rules.codes import (
        BUILDER,
        CARD_A,
        CARD_B,
        DRAW_CARD,
        DRAW_TILE,
        NONE,
        PILE,
        RESHUFFLE,
        SHUFFLED_AGAIN,
    )
    from sabika.rules.state import State


def draw_tile(s: State) -> cython.int:
    """Draw from the bag; NONE if it is empty or the script fails."""
    tile: cython.int
    i: cython.int
    if s.bag_at == s.bag_n:
        return NONE
    if s.scripted:
        tile = scripted(s, DRAW_TILE)
        if tile < 0:
            return NONE
        for i in range(s.bag_at, s.bag_n):
            if s.bag[i] == tile:
                s.bag[i] = s.bag[s.bag_at]
                s.bag[s.bag_at] = tile
                break
        else:
            impossible(s)
            return NONE
    tile = s.bag[s.bag_at]
    s.bag[s.bag_at] = 0
    s.bag_at += 1
    note(s, DRAW_TILE, tile)
    return tile


def draw_building(book: Book, s: State) -> cython.int:
    """Draw until a tile comes that no feature lays aside (B.2); NONE if the bag is empty."""
    tile: cython.int
    i: cython.int
    aside: cython.int
    while True:
        tile = draw_tile(s)
        if tile == NONE:
            return NONE
        aside = 0
        for i in range(book.n_features):
            aside |= cython.cast(Feature, book.features[i]).tile_drawn(s, tile)
        if not aside:
            return tile


def draw_card(book: Book, s: State) -> cython.int:
    """Draw from the deck, shuffled again if need be (6.3); NONE if there is no money (12.4)."""
    card: cython.int
    if s.deck_at == s.deck_n:
        if s.discard_lo == 0 and s.discard_hi == 0:
            return NONE
        reshuffle(s)
        if s.fault:
            return NONE
    if s.scripted and not bring_up(book, s):
        return NONE
    card = s.deck[s.deck_at]
    s.deck[s.deck_at] = 0
    s.deck_at += 1
    if card < CARD_A and card % 10 == BUILDER:
        s.builders_up += 1
    note(s, DRAW_CARD, card)
    return card


def bring_up(book: Book, s: State) -> cython.bint:
    """Put the script's next card on top of the deck."""
    i: cython.int
    at: cython.int = -1
    card: cython.int = scripted(s, DRAW_CARD)
    if card < 0:
        return False
    for i in range(s.deck_at, s.deck_n):
        if s.deck[i] == card:
            at = i
            break
    for i in range(book.n_features):
        if at < 0:
            at = cython.cast(Feature, book.features[i]).fetch_card(s, card)
    if at < 0:
        impossible(s)
        return False
    s.deck[at] = s.deck[s.deck_at]
    s.deck[s.deck_at] = card
    return True


def reshuffle(s: State) -> None:
    """Make the discard pile the deck (6.3): in order of kinds, then shuffled."""
    kind: cython.int
    n: cython.int = 0
    held: cython.int
    for kind in range(40):
        held = (
            (s.discard_lo if kind < 20 else s.discard_hi)
            >> (21 * ((kind // 10) & 1) + 2 * (kind % 10))
        ) & (7 if kind % 10 == BUILDER else 3)
        for _ in range(held):
            s.deck[n] = kind
            n += 1
    for kind in range(n, 128):
        s.deck[kind] = 0
    s.discard_lo = 0
    s.discard_hi = 0
    s.deck_at = 0
    s.deck_n = n
    if s.scripted and scripted(s, RESHUFFLE) < 0:
        return
    open_stream(s, SHUFFLED_AGAIN, s.reshuffles)
    shuffle_deck(s, 0, n)
    s.reshuffles += 1
    note(s, RESHUFFLE, 0)


def pile_start(s: State, pile: cython.int) -> cython.int:
    """Return how many cards of the first stack lie above a pile, without those shuffled in (3.5).

    The first piles get the odd cards (12.23).
    """
    size: cython.int = s.stack // 5
    return pile * size + min(pile, s.stack % 5)


def own_cards(book: Book, s: State, pile: cython.int) -> cython.int:
    """Return how many cards are shuffled into a pile, 0 to 4: A, B and those of features."""
    n: cython.int = 1 if pile == 1 or pile == 3 else 0
    i: cython.int
    for i in range(book.n_features):
        n += cython.cast(Feature, book.features[i]).pile_cards(s, pile)
    return n


def piled(book: Book, s: State) -> list[int]:
    """Return how many cards of features are shuffled into each of the five piles (M.2)."""
    scoring_cards = (0, 1, 0, 1, 0)
    return [own_cards(book, s, pile) - scoring_cards[pile] for pile in range(5)]


def stack_deck(book: Book, s: State) -> None:
    """Stack what is left of the money as five piles, with A in the second and B in the fourth.

    The cards move towards the front of the deck, one pile after the other; the starting money and
    the display have left more room there than the cards shuffled in can fill.
    """
    left: cython.int = s.deck_n - s.deck_at
    source: cython.int = s.deck_at
    at: cython.int = 0
    start: cython.int
    pile: cython.int
    i: cython.int
    k: cython.int
    feature: cython.int
    s.stack = left
    for pile in range(5):
        start = at
        for _ in range(pile_start(s, pile + 1) - pile_start(s, pile)):
            s.deck[at] = s.deck[source]
            at += 1
            source += 1
        if pile == 1 or pile == 3:
            s.deck[at] = CARD_A if pile == 1 else CARD_B
            at += 1
        for feature in range(book.n_features):
            k = cython.cast(Feature, book.features[feature]).pile_cards(s, pile)
            for i in range(k):
                s.deck[at] = cython.cast(Feature, book.features[feature]).pile_card(s, pile, i)
                at += 1
        if own_cards(book, s, pile):
            open_stream(s, PILE, pile + 1)
            shuffle_deck(s, start, at - start)
    for i in range(at, 128):
        s.deck[i] = 0
    s.deck_at = 0
    s.deck_n = at
