"""Where scoring cards and builders can lie in a deck stacked by somebody else (3.5, 12.23, M.2)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations


class Piles:
    """All divisions into five piles, of sizes that differ by at most one, that still fit."""

    def __init__(self, cards: int, builders: Sequence[int]) -> None:
        """``cards`` are stacked without those shuffled in; ``builders`` go into each pile."""
        self.special = [{"builder": number} for number in builders]
        self.special[1]["A"] = self.special[3]["B"] = 1
        self.drawn: list[str] = []
        self.fitting = [
            tuple(
                cards // 5 + (pile in larger) + sum(self.special[pile].values())
                for pile in range(5)
            )
            for larger in combinations(range(5), cards % 5)
        ]

    def draw(self, card: str) -> bool:
        """Note the next card; say whether any division still allows all that was drawn."""
        kind = "builder" if card.endswith("builder") else card if card in ("A", "B") else "money"
        self.drawn.append(kind)
        self.fitting = [sizes for sizes in self.fitting if self._fits(sizes)]
        return bool(self.fitting)

    def _fits(self, sizes: tuple[int, ...]) -> bool:
        start = 0
        for pile, size in enumerate(sizes):
            seen = self.drawn[start : start + size]
            unseen = size - len(seen)
            missing = 0
            for kind in ("A", "B", "builder"):
                due = self.special[pile].get(kind, 0)
                if seen.count(kind) > due:
                    return False
                missing += due - seen.count(kind)
            if missing > unseen:
                return False
            start += size
        return len(self.drawn) <= start
