"""Hidden information: a position as one seat sees it, and positions that look the same from there.

``veiled`` blanks whatever a seat may not know; the key of chance is the first thing to go. What is
left is all that a view, a bot or a client ever gets. ``redealt`` goes the other way: it fills the
blanks by chance with everything that is not seen, each way of doing so equally likely.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.sabika.rules.book import Book, Feature
    from cython.cimports.sabika.rules.c_codes import BUILDER, CARD_A, CARD_B, NONE, REDEAL
    from cython.cimports.sabika.rules.chance import below, open_stream, shuffle_bag
    from cython.cimports.sabika.rules.money import cards_in, gain
    from cython.cimports.sabika.rules.state import State, u64
    from cython.cimports.sabika.rules.supply import own_cards, pile_start
else:
    from sabika.rules.book import Book, Feature
    from sabika.rules.chance import below, open_stream, shuffle_bag
    from sabika.rules.codes import BUILDER, CARD_A, CARD_B, NONE, REDEAL
    from sabika.rules.money import cards_in, gain
    from sabika.rules.state import State, u64
    from sabika.rules.supply import own_cards, pile_start


def veiled(book: Book, s: State, seat: int) -> State:
    """Return the position as a seat sees it (-1: a spectator)."""
    seen: State = s.copy()
    i: cython.int
    hide(seen, seat)
    for i in range(book.n_features):
        cython.cast(Feature, book.features[i]).veil(seen, seat)
    return seen


def hide(s: State, seat: cython.int) -> None:
    """Blank the key, the deck, the order of the bag, and the other hands."""
    i: cython.int
    k: cython.int
    for i in range(8):
        s.key[i] = 0
    for i in range(128):
        s.deck[i] = 0
    for _ in range(s.bag_at, s.bag_n):  # what is in the bag is known: put it in order
        for k in range(s.bag_at, s.bag_n - 1):
            if s.bag[k] > s.bag[k + 1]:
                s.bag[k], s.bag[k + 1] = s.bag[k + 1], s.bag[k]
    for i in range(s.players):
        s.secret_lo[i] = 0
        s.secret_hi[i] = 0
        if i != seat:
            s.hand_lo[i] = 0
            s.hand_hi[i] = 0


def held(s: State, seat: cython.int, kind: cython.int) -> cython.int:
    """Return how many cards of a kind a hand holds; seat -1 is the discards, -2 what is gone."""
    word: u64
    if seat == -1:
        word = s.discard_lo if kind < 20 else s.discard_hi
    elif seat == -2:
        word = s.gone_lo if kind < 20 else s.gone_hi
    else:
        word = s.hand_lo[seat] if kind < 20 else s.hand_hi[seat]
    return (word >> (21 * ((kind // 10) & 1) + 2 * (kind % 10))) & (
        7 if kind % 10 == BUILDER else 3
    )


def recalled(seen: State, known: list[int]) -> State:
    """Return what a seat sees, and with it cards known to be in other hands: 256 x seat + kind."""
    s: State = seen.copy()
    i: cython.int
    for i in range(len(known)):
        gain(s, known[i] >> 8, known[i] & 255)
        s.hand_n[known[i] >> 8] -= 1  # it was counted already
    return s


def redealt(book: Book, seen: State, seat: int, key: list[int]) -> State:
    """Return a full position that looks like ``seen`` from that seat.

    Chance, now and later, comes from ``key``. What was ``recalled`` of other hands stays there.
    """
    s: State = seen.copy()
    s.set_key(key)
    gather_hands(s, seat)
    deal_anew(book, s, seat)
    return s


def gather_hands(s: State, seat: cython.int) -> None:
    """Begin to redeal by the state's key: shuffle the bag, keep the size of other hands.

    Cards that are known to be in them are there; the others are missing from now on.
    """
    i: cython.int
    open_stream(s, REDEAL, 255)
    shuffle_bag(s, s.bag_at, s.bag_n - s.bag_at)
    for i in range(s.players):
        s.tally[i] = s.hand_n[i]
        if i != seat:
            s.hand_n[i] = cards_in(s.hand_lo[i], s.hand_hi[i])


def deal_anew(book: Book, s: State, seat: cython.int) -> None:
    """Go on after ``gather_hands``: deal hands, deck and what features hide."""
    i: cython.int
    deal_hidden(book, s, seat)
    for i in range(book.n_features):
        cython.cast(Feature, book.features[i]).redeal(s, seat)


def deal_hidden(book: Book, s: State, seat: cython.int) -> None:
    """Deal every card that is not seen to the other hands (sizes in ``s.tally``) and the deck."""
    money: cython.int = gather(book, s, 0, False)
    builders: cython.int = gather(book, s, money, True)
    stacked: cython.int = blank_deck(book, s)
    missing: cython.int = 0
    masters: cython.int
    at: cython.int
    i: cython.int
    for i in range(s.players):
        missing += s.tally[i] - s.hand_n[i]
    # Builders are in hands, in the deck, or laid aside; how many of each is known (M.1, M.2).
    masters = builders - stacked - aside(book, s)
    shuffle_pool(s, 0, money)
    shuffle_pool(s, money, builders)
    at = money - (missing - masters)
    shuffle_pool(s, at, missing)
    fill_deck(s, money + masters)
    for i in range(s.players):
        while s.hand_n[i] < s.tally[i]:
            gain(s, i, s.pool[at])
            at += 1


def gather(book: Book, s: State, at: cython.int, builders: cython.bint) -> cython.int:
    """Put the cards that are not seen into the pool; return how many."""
    kind: cython.int
    left: cython.int
    i: cython.int
    n: cython.int = 0
    for kind in range(40):
        if (kind % 10 == BUILDER) != builders:
            continue
        left = book.builder_copies if builders else book.copies
        left -= held(s, -1, kind) + held(s, -2, kind)
        for i in range(s.players):
            left -= held(s, i, kind)
        for i in range(4):
            if s.display[i] == kind:
                left -= 1
        for _ in range(left):
            s.pool[at + n] = kind
            n += 1
    return n


def shuffle_pool(s: State, at: cython.int, n: cython.int) -> None:
    """Shuffle n cards of the pool by the open stream."""
    i: cython.int
    j: cython.int
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        s.pool[at + i], s.pool[at + j] = s.pool[at + j], s.pool[at + i]


def aside(book: Book, s: State) -> cython.int:
    """Return how many builders were laid aside at set-up (M.2)."""
    left: cython.int = 4 * book.builder_copies
    if left:
        left -= 2 * s.players + pile_builders(book, s, 2) + pile_builders(book, s, 4)
    return left


def pile_builders(book: Book, s: State, pile: cython.int) -> cython.int:
    """Return how many builders were shuffled into a pile."""
    return own_cards(book, s, pile) - (1 if pile == 1 or pile == 3 else 0)


def blank_deck(book: Book, s: State) -> cython.int:
    """Blank the deck but for what is known of its piles (3.5); return how many builders it holds.

    A scoring card that has not turned up lies anywhere in what is left of its pile, and so do the
    builders, marked by ``BUILDER``. Once the discards have been shuffled there is only money.
    """
    i: cython.int
    pile: cython.int
    start: cython.int = 0
    stop: cython.int
    up: cython.int = s.builders_up
    here: cython.int
    stacked: cython.int = 0
    for i in range(s.deck_at, s.deck_n):
        s.deck[i] = NONE
    if s.reshuffles:
        return 0
    for pile in range(5):
        stop = start + pile_start(s, pile + 1) - pile_start(s, pile) + own_cards(book, s, pile)
        here = pile_builders(book, s, pile)
        i = min(up, here)
        up -= i
        here -= i
        start = max(start, s.deck_at)
        if pile == 1 and not s.scoring_up & 1:
            s.deck[some_blank(s, start, stop)] = CARD_A
        if pile == 3 and not s.scoring_up & 2:
            s.deck[some_blank(s, start, stop)] = CARD_B
        for _ in range(here):
            s.deck[some_blank(s, start, stop)] = BUILDER
        stacked += here
        start = stop
    return stacked


def some_blank(s: State, start: cython.int, stop: cython.int) -> cython.int:
    """Return one of the blank places of a part of the deck, by chance."""
    i: cython.int
    n: cython.int = 0
    for i in range(start, stop):
        if s.deck[i] == NONE:
            n += 1
    if n == 0:  # a deck that somebody else stacked a little differently (12.23)
        return some_blank(s, s.deck_at, s.deck_n)
    n = below(s, n)
    for i in range(start, stop):
        if s.deck[i] == NONE:
            if n == 0:
                return i
            n -= 1
    return start


def fill_deck(s: State, builders: cython.int) -> None:
    """Fill the blanks from the pool: money from its beginning, builders from ``builders`` on."""
    i: cython.int
    at: cython.int = 0
    for i in range(s.deck_at, s.deck_n):
        if s.deck[i] == NONE:
            s.deck[i] = s.pool[at]
            at += 1
        elif s.deck[i] == BUILDER:
            s.deck[i] = s.pool[builders]
            builders += 1
