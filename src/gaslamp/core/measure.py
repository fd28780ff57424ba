"""Measures: what can be counted in a position, so that a reason is short and true."""

from __future__ import annotations

import msgspec


class Measure(msgspec.Struct, frozen=True):
    """Something that was counted in what a seat sees and can deduce.

    The game's message `measure-WORD` tells it, with `count` and, where it is a part of something,
    `of`; where two choices are compared, the other one's numbers too. `wants_much` says whether
    the seat would have it large. `is_knowledge` marks what is still possible: where a choice leaves
    that as it was, it says nothing of the choice.
    """

    word: str
    count: float
    of: float = 0.0
    wants_much: bool = True
    is_knowledge: bool = False

    @property
    def merit(self) -> float:
        """Return a number that is the larger the better the measure is for the seat."""
        share = self.count / self.of if self.of else self.count
        return share if self.wants_much else -share
