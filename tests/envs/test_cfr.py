from __future__ import annotations

import pytest

pytest.importorskip("pyspiel")

from examples.cfr import TINY, curve


def test_cfr_makes_a_tiny_scotland_yard_harder_to_exploit() -> None:
    gains = dict(curve(TINY, 5))
    assert gains[0] > 0.2  # playing at random is easily exploited
    assert gains[5] < gains[0] / 2
