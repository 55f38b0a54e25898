"""An independent, literal, slow referee for game records.

Written from RULES.md and RECORD.md alone, never from the engine, to judge the engine in tests.
"""

from .city import can_place, can_remove, can_swap, city_faults, exposed, longest_wall, places
from .faults import Fault
from .game import check

__all__ = [
    "Fault",
    "can_place",
    "can_remove",
    "can_swap",
    "check",
    "city_faults",
    "exposed",
    "longest_wall",
    "places",
]
