cimport cython
from sabika.rules.moves cimport Moves
from sabika.rules.state cimport State, u64

@cython.final
cdef class Book:
    cdef readonly int players
    cdef readonly int n_tiles
    cdef readonly int n_types
    cdef readonly int n_items
    cdef readonly int copies
    cdef readonly int builder_copies
    cdef readonly int two_sided
    cdef readonly int flip_price
    cdef readonly int gifts
    cdef readonly int by_number
    cdef readonly int first_step
    cdef readonly int draw_step
    cdef readonly int n_steps
    cdef readonly int n_features
    cdef readonly int n_ranked
    cdef readonly int has_ages
    cdef int ages[6]
    cdef int ranked[7]
    cdef int walls[64]
    cdef int price[128]
    cdef int kind[128]
    cdef u64 fronts[9]
    cdef u64 backs[9]
    cdef int points[81]
    cdef void* steps[16]
    cdef void* features[8]
    cdef void* aftermath[8]
    cdef void* owner[32]
    cdef readonly object names
    cdef object kept
    cdef object kept_features
    cdef int next_byte
    cdef int next_word

    cdef int shown_kind(self, State s, int tile) noexcept nogil
    cdef u64 of_kind(self, State s, int kind) noexcept nogil
    cdef int dearest(self, State s, u64 tiles) noexcept nogil
    cdef void open(self, State s) noexcept nogil
    cdef void legal(self, State s, Moves moves) noexcept nogil
    cdef int check(self, State s, u64 lo, u64 hi)
    cdef void play(self, State s, u64 lo, u64 hi) noexcept nogil
    cdef void advance(self, State s) noexcept nogil
    cdef void tile_left(self, State s, int seat, int tile) noexcept nogil

cdef class Step:
    cdef Book book
    cdef readonly str phase
    cdef int enter(self, State s) noexcept nogil
    cdef void offer(self, State s, Moves moves) noexcept nogil
    cdef int check(self, State s, u64 lo, u64 hi)
    cdef int play(self, State s, u64 lo, u64 hi) noexcept nogil
    cdef bint fits(self, State s) noexcept nogil

cdef class Feature:
    cdef Book book
    cdef void set_up(self, State s) noexcept nogil
    cdef int pile_cards(self, State s, int pile) noexcept nogil
    cdef int pile_card(self, State s, int pile, int number) noexcept nogil
    cdef int fetch_card(self, State s, int kind) noexcept nogil
    cdef int tile_drawn(self, State s, int tile) noexcept nogil
    cdef void tile_bought(self, State s, int tile, bint exact) noexcept nogil
    cdef void tile_left(self, State s, int seat, int tile) noexcept nogil
    cdef void offer_actions(self, State s, Moves moves) noexcept nogil
    cdef int check_action(self, State s, u64 lo, u64 hi)
    cdef int play_action(self, State s, u64 lo, u64 hi) noexcept nogil
    cdef void score(self, State s, int scoring) noexcept nogil
    cdef void after_scoring(self, State s, int scoring) noexcept nogil
    cdef void veil(self, State s, int seat) noexcept nogil
    cdef void redeal(self, State s, int seat) noexcept nogil
    cdef int contested(self, State s, int holder) noexcept nogil
    cdef int prize(self, int scoring, int place) noexcept nogil
    cdef int bonus(self, State s, int seat) noexcept nogil
    cdef int room(self, State s, int seat) noexcept nogil
    cdef double danger(self, State s, int seat, int direction) noexcept nogil
    cdef int chances(self, State s, int what) noexcept nogil
    cdef u64 marks(self, State s) noexcept nogil
    cdef int figures(self, State s, int seat, int at) noexcept nogil

cdef inline int price_of(Book book, State s, int tile) noexcept nogil:
    return book.price[64 + tile] if (s.back >> tile) & 1 else book.price[tile]
