"""Where everything stands: the list of choices, and the map of a city.

``c_layout.pxd`` says the same to the compiler; a test compares the two. ``docs/environments.md``
explains it.
"""

from __future__ import annotations

# The choices. Every number has one meaning, whatever is played.
KIND = 0  # 16 kinds of moves, in the order of rules.codes.TAKE ... FORGO
SIDE = 16  # front, back
ENOUGH = 18  # no further card
ROOM = 19  # 3 rooms of the treasure chamber
CARD = 22  # 40 kinds of cards
TILE = 62  # 62 tiles
SQUARE = 124  # 16 x 16 squares of the map
ACROSS = 380  # 9 maps from west to east, for cities that are wider than one
UP = 389  # 9 maps from south to north
CHOICES = 398

MAP = 16  # squares along each side of the map
HOME = 8  # where on it the start tile lies
MAPS = 72  # HOME + 64: what is added to a coordinate so that it is positive and maps begin at 0
LONGEST = 16  # no decision has more choices
CARDS = 40

# What is to be chosen next.
BY_KIND = 0
BY_TILE = 1
BY_SIDE = 2
BY_SQUARE = 3
BY_ACROSS = 4
BY_UP = 5
BY_OUT = 6
BY_ROOM = 7
BY_CARD = 8
BY_BUILDER = 9
BY_WORK = 10
BY_NOTHING = 11
STAGES = 12

# What a choice has led to.
REFUSED = 0  # it was not offered; nothing has changed
GOES_ON = 1  # there is more to choose
PLAYED = 2  # a move was played, and another decision is due
OVER = 3  # the game has ended
CUT_OFF = 4  # it had too many turns (12.13)

# Who plays the other seats of a vector environment.
NOBODY = 0  # all seats are asked
AT_RANDOM = 1
BY_HABIT = 2
