"""What reviews count is true: the rules lead to what was counted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER
from gaslamp.games.registry import find_game
from gaslamp.games.scotland_yard import actions as rides
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from gaslamp.games.whitechapel.rules.state import Whitechapel
from tests.bots.test_review import played


def counted(journal: Journal, viewer: int) -> Iterator[tuple[int, dict[str, Any], int]]:
    """Go through a game: the step, what a seat counts there, and how much is left for it."""
    game, options = journal.game, journal.options
    state, belief = game.start(options), game.belief(options, viewer)
    for step, action in enumerate([*journal.actions, None]):
        view, notebook = game.view(state, viewer), game.notebook(belief)
        found = {one.word: one for one in game.measures(view, view, notebook)}
        yield step, found, len(getattr(notebook, game.counted))
        if action is not None:
            sight = state.sight(action, viewer)
            state.apply(action)
            belief.see(sight, int(state.seat))


@pytest.mark.parametrize(("name", "phase"), [("mr_jack", "calling"), ("mr_jack_pocket", "calling")])
def test_a_call_leaves_as_many_suspects_as_were_counted(name: str, phase: str) -> None:
    journal = played(name)
    game, options = journal.game, journal.options
    jack, investigator = list(counted(journal, 0)), list(counted(journal, 1))
    state, calls = game.start(options), 0
    for step, action in enumerate(journal.actions):
        is_call = game.view(state, 0).phase == phase
        state.apply(action)
        if is_call and state.seat != OVER:
            calls += 1
            assert jack[step][1]["call-leaves"].count == jack[step + 1][2]
            assert investigator[step + 1][2] <= investigator[step][1]["call-at-most"].count
    assert calls


def test_detectives_who_can_reach_mister_x_are_those_who_may_ride_there() -> None:
    journal = played("scotland_yard")
    state = journal.game.start(journal.options)
    compared = 0
    for step, found, _ in counted(journal, 0):
        assert isinstance(state, ScotlandYard)
        if state.seat == 1 and state.pawn == 1:  # all detectives are still to ride
            reaching = 0
            for pawn in range(1, state.detectives + 1):
                world = state.clone()
                world.pawn = pawn
                ends = {rides.station_of(a) for a in world.legal_actions() if rides.is_ride(a)}
                reaching += state.stations[0] in ends
            assert found["hunters"].count == reaching
            compared += 1
        if step < len(journal.actions):
            state.apply(journal.actions[step])
    assert compared > 3


def test_there_is_no_way_home_left_where_jack_is_home() -> None:
    journal = played("whitechapel")
    state, near = journal.game.start(journal.options), 0
    for step, found, _ in counted(journal, 0):
        assert isinstance(state, Whitechapel)
        if "walks-home" in found:
            is_home = state.circle() == state.hideout
            assert (found["walks-home"].count == 0) == is_home
            near += 1
        if step < len(journal.actions):
            state.apply(journal.actions[step])
    assert near


def test_points_of_markers_are_counted_on_clues_by_their_chance() -> None:
    journal = played("lady_alice")
    game = find_game("lady_alice")
    for _, found, _ in counted(journal, 0):
        points = [found[word].count for word in found]
        assert all(count >= 0 for count in points)
    view = game.view(journal.state, 0)
    right = {marker.clue for score in view.scores for marker in score.markers if marker.points}
    last = list(counted(journal, 0))[-1][1]
    own = sum(marker.points for marker in view.scores[0].markers) if view.scores else 0
    assert not right or last["likely-points"].count >= own
