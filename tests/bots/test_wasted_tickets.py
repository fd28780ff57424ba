"""Mister X of every level spends no black ticket where it hides nothing."""

from __future__ import annotations

import pytest
from benchmarks.wasted_tickets import Watcher, count_game

from gaslamp.games.scotland_yard.belief.station_belief import StationBelief
from gaslamp.games.scotland_yard.game import GAME
from tests.games.scotland_yard.positions import chase

WASTES = ("before a sighting", "hiding nothing", "on the first two rides")


@pytest.mark.parametrize(("level", "nodes"), [("novice", 0), ("club", 16)])
def test_no_level_wastes_a_black_ticket(level: str, nodes: int) -> None:
    counted = count_game(level, nodes, 1) + count_game(level, nodes, 5)
    assert counted["black"] >= 2
    assert [counted[waste] for waste in WASTES] == [0, 0, 0]


@pytest.mark.parametrize(
    ("ride", "is_away"), [("taxi 129", False), ("taxi 88", True), ("taxi 108", True)]
)
def test_a_ride_away_from_a_known_station_is_counted(ride: str, is_away: bool) -> None:
    state = chase(129, 117, 1, 2)
    belief = StationBelief(state)
    belief.weights[129] = 1.0
    watcher = Watcher(belief)
    watcher.judge(state, GAME.parse(ride))
    assert (watcher.counted["known"], watcher.counted["away"]) == (1, int(is_away))
    belief.weights[128] = 1.0
    watcher.judge(state, GAME.parse(ride))
    assert watcher.counted["known"] == 1
