"""Chances that people are shown: a search's estimates, corrected so that they come true as often.

A search is too sure or too doubtful in its own way in each role. `make calibration` plays bots,
fits a correction for each role on one half of the games and checks it on the other half. Only roles
whose chances come true within seven points are listed here; of the others no number is shown.
"""

from __future__ import annotations

from math import exp, log

import msgspec

LEAST = 1e-4  # an estimate is taken to be at least this far from 0 and 1


class Correction(msgspec.Struct, frozen=True):
    """A correction of the log odds of an estimate: `slope` times them, plus `shift`."""

    slope: float
    shift: float

    def apply(self, estimate: float) -> float:
        """Correct an estimated chance."""
        return 1.0 / (1.0 + exp(-self.slope * log_odds(estimate) - self.shift))


CORRECTIONS: dict[tuple[str, int], Correction] = {}
"""By game and side; written from the table that `make calibration` prints."""


def correction_of(game: str, side: int) -> Correction | None:
    """Find the correction of a role; None where its chances are not to be shown."""
    return CORRECTIONS.get((game, side))


def log_odds(chance: float) -> float:
    """Return the logarithm of a chance's odds."""
    inside = min(max(chance, LEAST), 1.0 - LEAST)
    return log(inside / (1.0 - inside))


def fit(estimates: list[tuple[float, float]], rounds: int = 50) -> Correction:
    """Fit a correction to estimates and results, each 0 to 1, by Newton's method.

    A little ridge keeps the correction finite where the estimates separate wins from losses.
    """
    slope, shift, ridge = 1.0, 0.0, 1.0
    for _ in range(rounds):
        g0, g1, h00, h01, h11 = -ridge * shift, -ridge * (slope - 1.0), ridge, 0.0, ridge
        for estimate, result in estimates:
            x = log_odds(estimate)
            p = 1.0 / (1.0 + exp(-slope * x - shift))
            w = p * (1.0 - p)
            g0 += result - p
            g1 += (result - p) * x
            h00 += w
            h01 += w * x
            h11 += w * x * x
        det = h00 * h11 - h01 * h01
        step0, step1 = (h11 * g0 - h01 * g1) / det, (h00 * g1 - h01 * g0) / det
        shift, slope = shift + step0, slope + step1
        if abs(step0) + abs(step1) < 1e-9:
            break
    return Correction(round(slope, 3), round(shift, 3))
