"""Chances that people are shown: a search's estimates, corrected so that they come true as often.

A search is too sure or too doubtful in its own way in each role. `python -m benchmarks.chances
--fit-to-these` fits a correction for each role to games between bots, and `make calibration` checks
it on others. Only roles whose chances come true within seven points are listed here; of the others,
and of options that were not measured, no number is shown.
"""

from __future__ import annotations

from math import exp, log

import msgspec

from gaslamp.core.game import Game
from gaslamp.core.options import Options, options_from

LEAST = 1e-4  # an estimate is taken to be at least this far from 0 and 1


class Correction(msgspec.Struct, frozen=True):
    """A correction of the log odds of an estimate: `slope` times them, plus `shift`."""

    slope: float
    shift: float

    def apply(self, estimate: float) -> float:
        """Correct an estimated chance."""
        return 1.0 / (1.0 + exp(-self.slope * log_odds(estimate) - self.shift))


MEASURED_WITH = 700
"""Simulations of a decision with which chances were measured; with fewer no number is shown."""

RAW = Correction(1.0, 0.0)
"""Leaves an estimate unchanged."""

CORRECTIONS: dict[tuple[str, int], Correction] = {
    ("mr_jack_pocket", 1): Correction(0.882, -0.479),
    ("lady_alice", 0): Correction(0.833, -0.484),
}
"""By game and role, as `benchmarks.chances --fit-to-these` prints them."""


def correction_of(game: Game, options: Options, side: int) -> Correction | None:
    """Find the correction of a side; None where its chances are not to be shown."""
    kind = game.options
    measured = (kind(), options_from(kind, dict(kind.with_people)))
    return CORRECTIONS.get((game.name, role_of(game, side))) if options in measured else None


def role_of(game: Game, side: int) -> int:
    """Return the role of a side: of two sides each is one, of more all are the same."""
    return side if len(set(game.sides(game.options()))) == 2 else 0


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
