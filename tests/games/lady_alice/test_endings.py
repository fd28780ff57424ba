"""How games end, and how that is told."""

from __future__ import annotations

import pytest

from gaslamp.core.log import Ended
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.view import Outcome
from gaslamp.games.lady_alice.endings import ENDINGS
from tests.games.lady_alice.playing import (
    BLUE,
    GREEN,
    RED,
    RIGHT,
    YELLOW,
    every_bonus,
    in_the_middle,
    last_one_in,
    out_of_rounds,
    tied,
)

pytestmark = pytest.mark.engine

SUSPICION = "suspect kingsley abbey 9h mask"


def test_an_outcome_says_who_won_how_and_with_which_points() -> None:
    assert every_bonus().view(BLUE).outcome == Outcome(
        (RED,), "suspicion", (0.0, 13.0, 0.0, 0.0, 0.0)
    )
    assert tied().view(BLUE).outcome == Outcome((RED, YELLOW), "suspicion", (0.0, 1.0, 1.0, 0.0))
    assert last_one_in().view(BLUE).outcome == Outcome((BLUE,), "last-one-in", (0.0, 0.0, 0.0))
    assert in_the_middle().view(BLUE).outcome is None


def test_every_way_to_end_is_named() -> None:
    tables = (every_bonus(), in_the_middle().play(f"accuse {RIGHT}"), last_one_in())
    met = [table.state.ending() for table in (*tables, out_of_rounds())]
    assert tuple(met) == ENDINGS
    assert in_the_middle().state.ending() == ""


def test_a_finished_games_log_ends_with_how_it_ended() -> None:
    for table in (every_bonus(), last_one_in(), out_of_rounds()):
        assert table.state.seat == OVER
        for viewer, log in table.journal.logs.items():
            assert isinstance(log[-1], Ended)
            assert table.journal.log_texts(viewer)[-1] == table.view(viewer).expected


def test_who_solved_the_case_is_shown() -> None:
    assert in_the_middle().play(f"accuse {RIGHT}").view(SPECTATOR).solver == "child-green"
    assert last_one_in().view(SPECTATOR).solver is None
    assert in_the_middle().view(GREEN).solver is None
