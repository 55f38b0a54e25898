# codes.py for the compiler. tests/rules/test_codes.py compares the two.

cdef enum:
    TAKE = 1
    BUY = 2
    BUILD = 3
    REMOVE = 4
    SWAP = 5
    CHESTS = 6
    END_ACTIONS = 7
    PASS = 8
    PLACE = 9
    RESERVE = 10
    GIFT = 11
    STOW = 12
    DECLINE = 13
    MASTER = 14
    NO_MASTER = 15
    FORGO = 16
    BUY_BESIDE = 17

    DRAW_TILE = 1
    DRAW_CARD = 2
    DRAW_BUILDER = 3
    DRAW_CHEST = 4
    SCOUTS = 5
    OPEN_ATTACK = 6
    PEEK = 7
    ATTACK = 8
    START_PLAYER = 9
    RESHUFFLE = 10
    SCORED = 11
    UNKNOWN = 15

    BAG = 1
    MONEY_CARDS = 2
    PILE = 3
    SHUFFLED_AGAIN = 4
    BUILDER_CARDS = 5
    CHEST_BAG = 6
    ATTACK_PILE = 7
    SCOUT_PILE = 8
    YOUNGEST = 9
    REDEAL = 16

    BUILDER = 9
    CARD_A = 40
    CARD_B = 41

    DIRK = 6
    NO_TILE = 63
    NONE = 255
    WORDS = 19
    ITEMS = 28
    WALL = 9

    OCCUPIED = 0
    WALLED = 1
    BESIDE = 5
    FACING = 9
    FREE = 13
    MOVABLE = 14
    KEPT = 15
    JOIN_EAST = 15
    JOIN_SOUTH = 16
    RING = 17
    FLOOD = 18
    LAST = 19
    ROWS = 20

cdef extern from *:
    """
    #define SABIKA_PURSE ((1ULL << 42) - 1)
    #define SABIKA_MONEY ((0x3FFFFULL << 21) | 0x3FFFFULL)
    #define SABIKA_BUILDERS ((7ULL << 39) | (7ULL << 18))
    #define SABIKA_ALL (~0ULL)
    #define SABIKA_WORD 0xFFFFFFFFULL
    #define SABIKA_STAR 0x2545F4914F6CDD1DULL
    static const unsigned char sabika_value[40] = {
        1, 2, 3, 4, 5, 6, 7, 8, 9, 3, 1, 2, 3, 4, 5, 6, 7, 8, 9, 3,
        1, 2, 3, 4, 5, 6, 7, 8, 9, 3, 1, 2, 3, 4, 5, 6, 7, 8, 9, 3};
    static const unsigned char sabika_shift[40] = {
        0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39,
        0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39};
    #define sabika_card_value(kind) ((int)sabika_value[kind])
    #define sabika_card_unit(kind) (1ULL << sabika_shift[kind])
    #if defined(__GNUC__) || defined(__clang__)
    static inline int sabika_popcount(unsigned long long b) { return __builtin_popcountll(b); }
    static inline int sabika_lowest(unsigned long long b) { return __builtin_ctzll(b); }
    static inline int sabika_highest(unsigned long long b) { return 63 - __builtin_clzll(b); }
    #else
    static inline int sabika_popcount(unsigned long long b) { int n = 0; for (; b; b &= b - 1) n++; return n; }
    static inline int sabika_lowest(unsigned long long b) { int n = 0; for (; !(b & 1); b >>= 1) n++; return n; }
    static inline int sabika_highest(unsigned long long b) { int n = 0; for (; b >>= 1;) n++; return n; }
    #endif
    """
    const unsigned long long PURSE "SABIKA_PURSE"
    const unsigned long long MONEY "SABIKA_MONEY"
    const unsigned long long BUILDERS "SABIKA_BUILDERS"
    const unsigned long long ALL "SABIKA_ALL"
    const unsigned long long WORD "SABIKA_WORD"
    const unsigned long long STAR "SABIKA_STAR"
    int popcount "sabika_popcount"(unsigned long long bits) noexcept nogil
    int highest "sabika_highest"(unsigned long long bits) noexcept nogil
    int lowest "sabika_lowest"(unsigned long long bits) noexcept nogil
    int card_value "sabika_card_value"(int kind) noexcept nogil
    unsigned long long card_unit "sabika_card_unit"(int kind) noexcept nogil
