"""Schedules for limits: a clock that the test winds, and what may be granted in a time."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

SLACK = 1e-6
PAUSES = st.one_of(st.just(0.0), st.just(0.0), st.floats(0, 8), st.floats(0, 100))
SCHEDULES = st.lists(st.tuples(PAUSES, st.integers(0, 10_000)), min_size=15, max_size=80)
# A schedule takes a while, and a failing one is short enough to be read as it is.
UNHURRIED = settings(
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)


class Clock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def check_share(grants: list[tuple[float, float]], burst: float, rate: float) -> None:
    """In no stretch of time was more granted than fits into it; a grant is a time and a cost."""
    for first, (began, _) in enumerate(grants):
        granted = 0.0
        for at, cost in grants[first:]:
            granted += cost
            assert granted <= burst + rate * (at - began) + SLACK * (1 + granted)
