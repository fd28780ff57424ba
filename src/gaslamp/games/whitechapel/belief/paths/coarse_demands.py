"""Demands of which only the number met is known: what is given up when rows get too many."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import count, lowest


class CoarseDemands:
    """Some demands; a row knows how many of them were met, and writes it as that many of them.

    A visit that may meet one of them counts, though it may have been met before: so no path is
    lost, and each still has to make as many visits.
    """

    def __init__(self, demands: i64) -> None:
        """Take these demands."""
        self.demands = demands
        self.stand_ins = vec[i64]([0])  # by number: the set that stands for it
        left = demands
        while left != 0:
            self.stand_ins = append(
                self.stand_ins, self.stand_ins[len(self.stand_ins) - 1] | lowest(left)
            )
            left &= left - 1

    def exact(self, demands: i64) -> i64:
        """Leave out the coarse ones."""
        return demands & ~self.demands

    def more(self, demands: i64) -> i64:
        """Count the coarse ones."""
        return 0 if self.demands == 0 else count(demands & self.demands)

    def counted(self, met: i64, more: i64) -> i64:
        """Write how many were met, counting `more` too."""
        number = min(count(met & self.demands) + more, len(self.stand_ins) - 1)
        return (met & ~self.demands) | self.stand_ins[number]

    def knows(self, met: i64, rows: vec[i64]) -> bool:
        """Tell whether a path that has met these demands belongs to one of these coarse rows.

        It may count more of them: one that was met twice counts twice.
        """
        number = count(met & self.demands)
        while number < len(self.stand_ins):
            if rows[(met & ~self.demands) | self.stand_ins[number]] != 0:
                return True
            number += 1
        return False


NO_COARSE_DEMANDS: Final = CoarseDemands(0)
