"""Why Jack can't be on a circle: the first piece of evidence that excluded it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.evidence import Finding
from gaslamp.games.whitechapel.position import no_numbers
from gaslamp.games.whitechapel.steps import Step, end_of

OUT_OF_REACH: Final = 0
POSSIBLE: Final = 1 << 30


class Reasons:
    """For each circle the number of findings that were needed to exclude it.

    Findings only ever exclude more, so a circle falls with one of them: the last to fall of
    the circles that lead there decides for the next move.
    """

    def __init__(self) -> None:
        """Begin before the murder."""
        self.findings: list[Finding] = []
        self.needed = no_numbers(CIRCLES + 1)

    def begin(self, murders: vec[i64]) -> None:
        """Start a night."""
        self.findings = []
        self.needed = no_numbers(CIRCLES + 1)
        for circle in murders:
            self.needed[circle] = POSSIBLE

    def take(self, step: Step) -> None:
        """Jack moves on."""
        needed = no_numbers(CIRCLES + 1)
        circle: i64 = 1
        while circle <= CIRCLES:
            i = step.first[circle]
            while i < step.first[circle + 1]:
                end = end_of(step.moves[i])
                needed[end] = max(needed[end], self.needed[circle])
                i += 1
            circle += 1
        self.needed = needed

    def find(self, finding: Finding, weights: vec[float]) -> None:
        """Note a finding, and the circles that are impossible since."""
        self.findings.append(finding)
        circle: i64 = 1
        while circle <= CIRCLES:
            if self.needed[circle] == POSSIBLE and weights[circle] <= 0.0:
                self.needed[circle] = len(self.findings)
            circle += 1

    def why(self, circle: i64) -> Finding | None:
        """Give the finding that excluded a circle; none when it is possible or out of reach."""
        needed = self.needed[circle]
        if needed in (OUT_OF_REACH, POSSIBLE):
            return None
        return self.findings[needed - 1]
