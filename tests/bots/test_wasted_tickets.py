"""Mister X of every level spends no black ticket where it hides nothing."""

from __future__ import annotations

import pytest
from benchmarks.wasted_tickets import count_game

WASTES = ("before a sighting", "hiding nothing", "on the first two rides")


@pytest.mark.parametrize(("level", "nodes"), [("novice", 0), ("club", 16)])
def test_no_level_wastes_a_black_ticket(level: str, nodes: int) -> None:
    counted = count_game(level, nodes, 1) + count_game(level, nodes, 5)
    assert counted["black"] >= 2
    assert [counted[waste] for waste in WASTES] == [0, 0, 0]
