"""How actions are written and read."""

from __future__ import annotations

import pytest

from gaslamp.core.errors import NotationError
from gaslamp.core.words import say
from gaslamp.games.whitechapel.actions import ACTION_SPACE, COACH, STEP, notation, parse
from gaslamp.games.whitechapel.game import GAME

pytestmark = pytest.mark.engine


@pytest.mark.parametrize(
    "written",
    [
        *("hideout 92", "token 84", "woman 84", "blank 84", "head 2", "patrol x42"),
        *("patrol x42 real", "patrol x42 blank", "turn x42", "call 84", "lead 85", "call x42"),
        *("lead x45", "kill 84", "wait", "first 84", "walk 92", "coach 93 110", "alley 31"),
        *("home", "go on", "next blue", "blue x57", "yellow x234", "clue 92", "arrest 92"),
        *("yes 92", "no 92", "pass", "walk ?", "alley ?", "coach ? ?", "hideout ?", "first ?"),
    ],
)
def test_an_action_is_read_as_it_is_written(written: str) -> None:
    assert notation(parse(written)) == written
    assert parse(f"  {written.upper().replace(' ', '   ')} ") == parse(written)


def test_every_code_is_written_in_its_own_way() -> None:
    for code in [*range(COACH), *range(COACH, ACTION_SPACE, STEP - 3)]:
        assert parse(notation(code)) == code


@pytest.mark.parametrize(
    "written",
    [
        *("", "walk", "walk 0", "walk 196", "walk x4", "walk 1 2", "coach 93", "coach 93 196"),
        *("blue 57", "blue x0", "blue x235", "white x5", "patrol x42 maybe", "turn 42", "walk ²"),
        *("patrol x", "patrol x-1", "next white", "head 9", "go", "walk 0092", "home 5"),
    ],
)
def test_what_is_no_action_is_refused(written: str) -> None:
    with pytest.raises(NotationError):
        parse(written)


def test_a_refusal_says_what_would_do() -> None:
    with pytest.raises(NotationError, match=r"a circle from 1 to 195"):
        parse("walk 200")
    with pytest.raises(NotationError, match=r"a crossing from x1 to x234"):
        parse("blue x300")


@pytest.mark.parametrize(
    ("written", "target"),
    [
        ("walk 92", "circle-92"),
        ("coach 93 110", "circle-110"),
        ("blue x57", "crossing-57"),
        ("patrol x42 real", "crossing-42"),
        ("next red", "policeman-red"),
        ("wait", ""),
        ("head 2", ""),
    ],
)
def test_an_action_has_its_place_on_the_board(written: str, target: str) -> None:
    assert GAME.target(parse(written)) == target


def test_a_typing_error_is_refused_in_the_players_language() -> None:
    with pytest.raises(NotationError) as refused:
        parse("walk 200")
    assert "un cercle de 1 à 195" in say(refused.value.text, "fr")
