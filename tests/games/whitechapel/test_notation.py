"""How actions are written and read."""

from __future__ import annotations

import pytest

from gaslamp.core.codes import as_seat
from gaslamp.core.errors import NotationError
from gaslamp.core.journal import Journal
from gaslamp.core.translation import translate
from gaslamp.games.whitechapel.actions import ACTION_SPACE
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.rules.state import Whitechapel
from gaslamp.play.move_parser import parse_move
from tests.games.whitechapel.positions import agree, hunt, inquiry, move

pytestmark = pytest.mark.engine


@pytest.mark.parametrize(
    "written",
    [
        *("hideout 92", "token 84", "woman 84", "blank 84", "head 2", "patrol x42"),
        *("patrol x42 red", "patrol x234 yellow"),
        *("patrol x42 real", "patrol x42 blank", "turn x42", "call 84", "lead 85", "call x42"),
        *("lead x45", "kill 84", "wait", "first 84", "walk 92", "coach 93", "alley 31"),
        *("home", "go on", "next blue", "blue x57", "yellow x234", "clue 92", "arrest 92"),
        *("yes 92", "no 92", "pass", "walk ?", "alley ?", "coach ?", "hideout ?", "first ?"),
    ],
)
def test_an_action_is_read_as_it_is_written(written: str) -> None:
    assert GAME.notation(GAME.parse(written)) == written
    assert GAME.parse(f"  {written.upper().replace(' ', '   ')} ") == GAME.parse(written)


def test_every_code_is_written_in_its_own_way() -> None:
    assert ACTION_SPACE == GAME.action_space(GAME.options()) == 5540 + 5 * 235
    for code in range(ACTION_SPACE):
        assert GAME.parse(GAME.notation(code)) == code


@pytest.mark.parametrize(
    "written",
    [
        *("", "walk", "walk 0", "walk 196", "walk x4", "walk 1 2", "coach", "coach 93 110"),
        *("blue 57", "blue x0", "blue x235", "white x5", "patrol x42 maybe", "turn 42", "walk ²"),
        *("patrol x", "patrol x-1", "next white", "head 9", "go", "walk 0092", "home 5"),
    ],
)
def test_what_is_no_action_is_refused(written: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(written)


def test_a_refusal_says_what_would_do() -> None:
    with pytest.raises(NotationError, match=r"a circle from 1 to 195"):
        GAME.parse("walk 200")
    with pytest.raises(NotationError, match=r"a crossing from x1 to x234"):
        GAME.parse("blue x300")
    for written in ("call x300", "call 300", "lead here"):  # a woman or a patrol
        with pytest.raises(NotationError, match=r"a circle from 1 to 195 or a crossing from x1"):
            GAME.parse(written)


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        ("coach 93 110", ["coach 93", "coach 110"]),
        ("blue x57", ["next blue", "blue x57"]),
        ("Blue  CLUE 92", ["next blue", "clue 92"]),
        ("yellow arrest 92", ["next yellow", "arrest 92"]),
        ("red pass", ["next red", "pass"]),
        ("green x57 clue 92", ["next green", "green x57", "clue 92"]),
        ("walk 92", ["walk 92"]),
        ("next blue", ["next blue"]),
    ],
)
def test_a_whole_move_may_be_typed_on_one_line(line: str, actions: list[str]) -> None:
    assert [GAME.notation(action) for action in GAME.parse_line(line)] == actions


@pytest.mark.parametrize(
    "line",
    [
        *("coach 93 196", "coach 93 110 92", "blue", "blue x57 x58", "blue walk 92", "blue clue"),
        *("blue clue 92 93", "blue x300", "blue x57 blue x57", "white x57", ""),
    ],
)
def test_a_line_that_is_no_move_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse_line(line)


def typed(state: Whitechapel, line: str) -> list[str]:
    """Read a line as the seat on turn would have it."""
    journal = Journal(GAME, agree())
    journal.state = state
    return [GAME.notation(action) for action in parse_move(journal, as_seat(int(state.seat)), line)]


def test_a_policemans_turn_is_understood_whether_he_was_named_or_not() -> None:
    state = move(hunt(84, 42, hideout=50), "walk 85", "go on")
    assert typed(state, "blue x42") == ["next blue", "blue x42"]
    assert typed(move(state, "next blue"), "blue x42") == ["blue x42"]
    acting = inquiry(150, 42)
    assert typed(acting, "blue clue 30") == ["next blue", "clue 30"]
    assert typed(acting, "blue arrest 30") == ["next blue", "arrest 30"]
    assert typed(acting, "blue pass") == ["next blue", "pass"]
    engaged = move(hunt(84, 42, hideout=50, engaged_police=True), "walk 85", "go on")
    assert typed(engaged, "blue x42 clue 30") == ["next blue", "blue x42", "clue 30"]


def test_a_coach_ride_is_understood_as_a_whole() -> None:
    assert typed(hunt(84), "coach 85 101") == ["coach 85", "coach 101"]


def test_a_typing_error_is_refused_in_the_players_language() -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse("walk 200")
    assert "un cercle de 1 à 195" in translate(refused.value.text, "fr")


def test_what_is_scarce_or_final_says_so() -> None:
    costly = {kind.notation: kind.consequence for kind in GAME.actions.kinds if kind.consequence}
    assert costly == {
        "alley {circle}": "scarce",
        "coach {circle}": "scarce",
        "hideout {circle}": "final",
        "kill {circle}": "final",
        "arrest {circle}": "final",
    }


def test_a_coach_is_asked_about_when_it_is_taken_and_not_again() -> None:
    waiting = hunt(84)
    riding = move(hunt(84), "coach 85")
    for state, said in ((waiting, "scarce"), (riding, "")):
        coaches = [one for one in GAME.choices(state, 0) if one.verb == "coach"]
        assert {one.consequence for one in coaches} == {said}


def test_only_murders_and_the_end_of_a_night_are_turning_points_by_themselves() -> None:
    """An arrest that succeeds ends the game, which always is one."""
    kinds = GAME.actions.kinds
    assert [kind.notation for kind in kinds if kind.presentation == "climax"] == [
        "kill {circle}",
        "home",
    ]
