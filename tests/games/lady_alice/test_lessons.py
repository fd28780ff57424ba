"""What Lady Alice's lesson says of what the children know is so."""

from __future__ import annotations

from gaslamp.core.codes import ViewerId
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.view import LadyAliceNotebook
from gaslamp.learn.lesson_files import find_lesson
from gaslamp.learn.lesson_paths import first_path
from gaslamp.learn.lesson_session import LessonSession
from gaslamp.play.deduction import Deduction

BLUE, RED, YELLOW, GREEN = range(4)
SOLUTION = {"clue-kingsley", "clue-waterloo", "clue-21h", "clue-compass"}


def at(step: str) -> LessonSession:
    """Go to a step."""
    ways = first_path(find_lesson("lady_alice", "child"))
    return next(session for _, session in ways if session.step.name == step)


def possible(session: LessonSession, seat: int) -> dict[str, float]:
    """Give the clues that can be part of the solution, as a player knows it."""
    notebook = Deduction(GAME, session.journal.options, ViewerId(seat)).notebook(session.journal)
    assert isinstance(notebook, LadyAliceNotebook)
    return notebook.solution


def test_the_compass_is_probably_right_after_reds_suspicion() -> None:
    known = possible(at("on-top"), BLUE)
    assert known["clue-waterloo"] == 1.0
    likely = {clue for clue, share in known.items() if 0.6 < share < 1.0}
    assert likely == {"clue-kingsley", "clue-17h", "clue-compass"}


def test_two_solutions_are_left_after_greens_suspicion() -> None:
    known = possible(at("one-smile"), BLUE)
    assert {clue for clue, share in known.items() if share == 1.0} == {
        "clue-waterloo",
        "clue-compass",
    }
    either = {clue for clue, share in known.items() if share < 1.0}
    assert either == {"clue-marlow", "clue-17h", "clue-kingsley", "clue-21h"}


def test_the_lesson_is_for_as_many_players_as_play_now_starts() -> None:
    assert find_lesson("lady_alice", "child").options == GAME.options()


def test_only_blue_knows_the_solution_before_the_accusation() -> None:
    for step in ("last-marker", "accuse"):
        assert set(possible(at(step), BLUE)) == SOLUTION
        assert all(len(possible(at(step), seat)) > len(SOLUTION) for seat in (RED, YELLOW, GREEN))


def test_a_smile_of_reds_accusation_is_kingsleys_or_the_towers() -> None:
    known = possible(at("patience"), BLUE)
    assert round(known["clue-kingsley"], 3) == round(known["clue-tower"], 3) == 0.5
    assert known["clue-drum"] == 1.0
    assert len(known) > 20
