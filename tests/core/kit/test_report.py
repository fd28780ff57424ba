"""The kit says what it judged, and fails a run that judged too little."""

from __future__ import annotations

import msgspec
import pytest
from mypy_extensions import i64

from gaslamp.core.journal import Journal
from gaslamp.core.options import Options
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.testing import Effort, Problem, Requirements, check_game, check_small
from gaslamp.core.testing.report import ALWAYS
from gaslamp.engine import is_compiled
from tests.core.kit.broken import with_rules
from tests.core.toys import (
    HIDER,
    LOOKS,
    NOTATION,
    SEEKER,
    HideAndSeek,
    ToyGame,
    ToyView,
)


def test_an_honest_game_passes() -> None:
    games = 30 if is_compiled() else 8
    report = check_game(ToyGame(), games=games)
    assert report.games >= games
    assert report.positions > 100
    assert report.worlds > report.positions


def test_a_problem_names_the_game_the_seed_and_the_actions() -> None:
    class Endless(HideAndSeek):
        def apply(self, action: i64) -> None:
            super().apply(action)
            if self.seat == OVER:
                self.seat = HIDER

    with pytest.raises(Problem) as caught:
        check_game(with_rules(Endless), games=1, seed=7)
    notes = "\n".join(caught.value.__notes__)
    assert "hide_and_seek" in notes
    assert "seed 7" in notes
    assert "door" in notes


def test_a_report_counts_what_was_judged_of_each_property() -> None:
    report = check_game(ToyGame(), games=10)
    assert set(report.judged) >= set(ALWAYS)
    tally = report.judged["noninterference"]
    assert tally.positions > 100
    assert tally.pairs > tally.positions
    assert tally.phases == {"hiding", "slipping", "looking", "answering"}
    assert tally.seats == {HIDER, SEEKER, SPECTATOR}
    assert set(report.endings) == {"found", "away"}
    assert set(report.secrets) == {"door *", "slip *"}
    assert any("noninterference" in line for line in report.lines())


@pytest.mark.parametrize(
    ("requirements", "told"),
    [
        (Requirements(positions=10_000), "actions was judged in"),
        (Requirements(pairs=10**6), "pairs of worlds"),
        (Requirements(phases=("hiding", "dreaming")), "phases never met: dreaming"),
        (Requirements(endings=("asleep", "found")), "endings never met: asleep"),
        (Requirements(secrets=("door *", "key *")), "secrets never met: key *"),
        (Requirements(reasons=2), "1 reasons of refusals: core-allowed-words"),
    ],
)
def test_a_run_that_judged_too_little_fails(requirements: Requirements, told: str) -> None:
    with pytest.raises(Problem, match="too little: ") as caught:
        check_game(ToyGame(), games=3, requirements=requirements)
    assert told in str(caught.value)


class Long(HideAndSeek):
    """Random play finds the hider long before so many looks are over."""

    def apply(self, action: i64) -> None:
        super().apply(action)
        if self.seat in (HIDER, OVER) and not self.found:
            self.seat = OVER if self.looks == 10 * LOOKS else HIDER


class LongGame(ToyGame):
    def set_up(self, options: Options) -> HideAndSeek:
        return Long()

    def longest(self, options: Options) -> int:
        return 1 + 30 * LOOKS


def test_rare_positions_are_steered_for() -> None:
    """One random game in five thousand goes on to the last look."""
    random = check_game(LongGame(), games=2, branches=0)
    steered = check_game(LongGame(), games=2, branches=12)
    assert set(random.endings) == {"found"}
    assert set(steered.endings) == {"found", "away"}


def test_recorded_games_are_walked_along() -> None:
    moves = ["door 2", "slip 3", "look 1", "empty", "wait", "look 3", "found"]
    journal = Journal(ToyGame(), Options(), [NOTATION.index(move) for move in moves])
    report = check_game(ToyGame(), games=0, recorded=[journal])
    assert report.positions == len(moves) + 1
    assert report.endings == {"found": 1}


def test_a_long_recorded_game_is_looked_at_here_and_there() -> None:
    moves = ["door 2", *["wait", "look 1", "empty"] * 29, "wait", "look 2", "found"]
    journal = Journal(LongGame(), Options(), [NOTATION.index(move) for move in moves])
    report = check_game(LongGame(), games=0, recorded=[journal])
    assert 20 < report.positions < len(moves)
    assert report.endings == {"found": 1}


def test_a_leak_along_a_recorded_game_is_caught() -> None:
    class OpenBook(ToyGame):
        def show(self, state: HideAndSeek, viewer: int) -> ToyView:
            shown = super().show(state, viewer)
            seen = HIDER if state.looks == LOOKS - 1 else viewer
            return msgspec.structs.replace(shown, door=super().show(state, seen).door)

    game = OpenBook()
    moves = ["door 2", "wait", "look 1", "empty", "wait", "look 1", "empty", "wait", "look 2"]
    journal = Journal(game, Options(), [NOTATION.index(move) for move in moves])
    with pytest.raises(Problem, match="secret in view"):
        check_game(game, games=0, recorded=[journal])


def test_a_small_variant_is_judged_in_every_world() -> None:
    report = check_small(ToyGame(), games=2, branches=2)
    assert report.listed() == 1.0
    assert report.judged["exactness"].phases >= {"slipping", "looking"}


def test_a_small_variant_with_too_many_worlds_fails() -> None:
    with pytest.raises(Problem, match="worlds were listed in 33%"):
        check_game(
            ToyGame(), games=2, effort=Effort(limit=2), requirements=Requirements(listed=0.9)
        )
