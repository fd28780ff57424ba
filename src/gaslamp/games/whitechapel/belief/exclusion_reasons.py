"""Why Jack can't be on a circle: the first piece of evidence that excluded it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.weights import zeros
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.paths.move_shares import MoveShares, end_of

OUT_OF_REACH: Final = 0
POSSIBLE: Final = 1 << 30

# What a piece of evidence is.
SAID_NO: Final = 0
SAID_YES: Final = 1
NOT_ARRESTED: Final = 2
NOT_STUCK: Final = 3


class ExclusionReason:
    """One piece of evidence, for the notebook: what, where, in which column."""

    def __init__(self, kind: i64, circle: i64, column: i64) -> None:
        """Note it down."""
        self.kind = kind
        self.circle = circle
        self.column = column


class ExclusionReasons:
    """For each circle the number of reasons that were needed to exclude it.

    Reasons only ever exclude more, so a circle is excluded by one of them: of the circles that
    lead there, the one excluded last decides for the next move.
    """

    def __init__(self) -> None:
        """Begin before the murder."""
        self.reasons: list[ExclusionReason] = []
        self.needed = zeros(CIRCLES + 1)
        self.before = self.needed  # as they were before the last move

    def clone(self) -> ExclusionReasons:
        """Copy them."""
        copy = ExclusionReasons()
        copy.reasons = self.reasons[:]
        copy.needed = self.needed[:]
        copy.before = self.before[:]
        return copy

    def begin(self, murders: vec[i64]) -> None:
        """Start a night."""
        self.reasons = []
        self.needed = zeros(CIRCLES + 1)
        for circle in murders:
            self.needed[circle] = POSSIBLE

    def add_step(self, step: MoveShares) -> None:
        """Carry the reasons along Jack's next step."""
        self.before = self.needed
        self.needed = zeros(CIRCLES + 1)
        i: i64 = 0
        while i < len(step.moves):
            end = end_of(step.moves[i])
            self.needed[end] = max(self.needed[end], self.before[step.starts[i]])
            i += 1

    def remove_last_step(self) -> None:
        """Go back to the reasons before Jack's last step."""
        self.needed = self.before

    def add(self, reason: ExclusionReason, possible: vec[i64]) -> None:
        """Add a reason, and note the circles that are impossible since."""
        self.reasons.append(reason)
        circle: i64 = 1
        while circle <= CIRCLES:
            if self.needed[circle] == POSSIBLE and possible[circle] == 0:
                self.needed[circle] = len(self.reasons)
            circle += 1

    def why(self, circle: i64) -> ExclusionReason | None:
        """Give the reason that excluded a circle; none when it is possible or out of reach."""
        needed = self.needed[circle]
        if needed in (OUT_OF_REACH, POSSIBLE):
            return None
        return self.reasons[needed - 1]
