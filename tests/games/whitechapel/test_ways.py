"""Ways between rows: those counted while an answer was taken in are those counted afresh."""

from __future__ import annotations

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.games.whitechapel.belief import PoliceBelief
from gaslamp.games.whitechapel.belief.paths.night import Night
from gaslamp.games.whitechapel.belief.paths.row_edges import RowEdges
from tests.games.whitechapel.plays import homing
from tests.games.whitechapel.positions import agree
from tests.games.whitechapel.test_belief import LONG_NIGHTS

pytestmark = pytest.mark.engine

GAMES = 4


def afresh(night: Night, move: int) -> RowEdges:
    """Lay out the ways after a move without knowing how many there are."""
    row_edges = RowEdges(
        night.layers[move], night.edges[move], night.layers[move + 1], night.scratch_table()
    )
    row_edges.lay_out(vec[i64]())
    return row_edges


@pytest.mark.parametrize("variant", ["double_clue", "fresh_traces", "engaged_police"])
def test_the_ways_counted_with_an_answer_are_all_there_are(variant: str) -> None:
    known = 0
    for seed in range(GAMES):
        rng, options = Random(seed), agree(**{variant: True})
        state = LONG_NIGHTS.start(options)
        belief = LONG_NIGHTS.belief(options, SPECTATOR)
        assert isinstance(belief, PoliceBelief)
        while state.seat != OVER:
            action = homing(state, rng)
            sight = state.sight(action, SPECTATOR)
            state.apply(action)
            belief.see(sight, state.seat)
            night = belief.trail.night
            for move, row_edges in enumerate(night.lay_out_row_edges()):
                known += move < len(night.counts)
                expected = afresh(night, move)
                assert list(row_edges.past) == list(expected.past)
                assert list(row_edges.to) == list(expected.to)
                assert list(row_edges.place) == list(expected.place)
    assert known > 100
