"""What is refused, and why."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mypy_extensions import u8

from gaslamp.core.words import say
from gaslamp.games.whitechapel.actions import parse
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.rules import Whitechapel
from gaslamp.games.whitechapel.table import FACES, PATROLS, TURNING
from tests.games.whitechapel.positions import (
    evening,
    hell,
    hunt,
    inquiry,
    legal,
    move,
    remember,
    start,
    until,
)

pytestmark = pytest.mark.engine


def why(state: Whitechapel, written: str) -> str:
    assert written not in legal(state)
    reason = GAME.refusal(state, parse(written))
    assert reason is not None
    return say(reason)


def moving(**agreed: bool) -> Whitechapel:
    state = hunt(84, 42, 45, hideout=50, column="1", **agreed)
    return move(state, "walk 85", "go on", "next blue")


def waiting() -> Whitechapel:
    state = move(hell(), "wait")
    state.women[0] = 84
    return move(state, "call 84")


def tokens() -> Whitechapel:
    state = hunt(84, hideout=85, night=2)
    remember(state, 3, 50, 51)
    return move(state, "walk 85", "home", "token 21")


def last_hour() -> Whitechapel:
    state = hell()
    state.marker = 0
    return state


def asked() -> Whitechapel:
    return move(inquiry(150, 42), "next blue", "clue 29", "no 29")


def clued() -> Whitechapel:
    state = inquiry(150, 42)
    state.markers[30] = u8(1)
    return move(state, "next blue")


def patrols() -> Whitechapel:
    return move(hell(preserved_scenes=True), "wait", "call x42")


@pytest.mark.parametrize(
    ("position", "written", "reason"),
    [
        (start, "hideout 84", "84 is red, and no hideout is"),
        (start, "hideout ?", "there is no such circle"),
        (tokens, "token 4", "4 is not red"),
        (tokens, "token 3", "3 is a crime scene"),
        (tokens, "token 21", "there is a token on 21 already"),
        (evening, "woman 21", "the token on 3 comes next"),
        (lambda: until(evening(night=1), PATROLS), "patrol x1", "x1 is not yellow"),
        (lambda: until(evening(), FACES), "patrol x45 real", "the patrol on x42 comes next"),
        (hell, "kill 50", "there is no woman on 50"),
        (last_hour, "wait", "the marker is at its end: Jack must kill"),
        (lambda: until(move(hell(), "wait"), TURNING), "turn x1", "no patrol lies face down on x1"),
        (lambda: move(hell(), "wait"), "call 50", "no woman on 50 has still to move"),
        (waiting, "lead 1", "1 is not next to 84"),
        (patrols, "lead x200", "x200 is too far from x42"),
        (lambda: hunt(84), "walk 92", "92 is not next to 84"),
        (lambda: hunt(43), "alley 44", "no block has both 43 and 44 on its edge"),
        (lambda: hunt(84), "coach 92 93", "92 is not next to 84"),
        (lambda: hunt(84), "coach 85 84", "a coach does not go back to 84"),
        (lambda: hunt(84), "coach 85 1", "1 is not next to 85"),
        (lambda: hunt(84, column="14"), "coach 85 86", "a coach needs two free columns"),
        (lambda: move(hunt(84), "walk 85"), "home", "you are on 85, and your hideout is 1"),
        (moving, "blue x200", "x200 is too far from x42"),
        (moving, "red x42", "it is the turn of Blue"),
        (asked, "arrest 29", "whoever has looked for clues can't make an arrest as well"),
        (asked, "clue 29", "the answer about 29 was just given"),
        (asked, "clue 92", "x42 does not touch 92"),
        (clued, "clue 30", "the clue on 30 is known"),
        (lambda: move(asked(), "pass"), "next blue", "Blue has nothing to do now"),
    ],
)
def test_a_refusal_names_what_stands_against_it(
    position: Callable[[], Whitechapel], written: str, reason: str
) -> None:
    assert why(position(), written) == reason


def test_a_way_that_the_police_bar_is_told_from_one_that_does_not_exist() -> None:
    state = hunt(84, *sorted(hunt(84).board.streets.touching(84)))
    assert why(state, "walk 85") == "the police bar every way from 84 to 85"


def test_used_up_specials_are_named() -> None:
    state = hunt(84)
    state.coaches = state.alleys = 0
    assert why(state, "alley 86") == "no alley is left tonight"
    assert why(state, "coach 85 86") == "no coach is left tonight"


def test_a_taken_crossing_is_named() -> None:
    state = moving()
    near = next(x for x in state.board.steps.row(42))
    state.police[1] = near
    state.guarded[near] = u8(1)
    assert why(state, f"blue x{near}") == f"x{near} is taken"


def test_where_a_woman_may_not_go_is_told_apart() -> None:
    state = waiting()
    remember(state, 85)
    state.women[1] = 86
    state.patrols[0] = min(state.board.streets.touching(99))
    assert why(state, "lead 85") == "85 is a crime scene"
    assert why(state, "lead 86") == "there is a woman on 86"
    assert why(state, "lead 99") == "99 is right beside the police"


def test_a_patrol_is_kept_from_others_and_from_women() -> None:
    state = patrols()
    near = [x for x in state.board.beats.row(42) if x != 42 and state.board.touched.row(x)]
    state.guarded[near[0]] = u8(1)
    state.women[0] = state.board.touched.row(near[1])[0]
    assert why(state, f"lead x{near[0]}") == f"x{near[0]} is taken"
    assert why(state, f"lead x{near[1]}") == f"x{near[1]} is right beside a woman"
    other = move(hell(preserved_scenes=True), "wait")
    assert why(other, "call x1") == "no patrol on x1 has still to move"


def test_tokens_that_are_used_up_are_named() -> None:
    state = move(evening(), "blank 3", "blank 21", "blank 27")
    assert why(state, "blank 65") == "all the blank tokens lie already"
    state = move(evening(), *(f"woman {c}" for c in (3, 21, 27, 65, 84)))
    assert why(state, "woman 147") == "all the marked tokens lie already"
    state = move(until(evening(), FACES), "patrol x42 blank", "patrol x45 blank")
    assert why(state, "patrol x58 blank") == "both decoys lie already"
    state = until(evening(), FACES)
    move(state, *(f"patrol x{x} real" for x in (42, 45, 58, 138, 143)))
    assert why(state, "patrol x157 real") == "all five policemen lie already"


def test_what_has_no_place_now_gets_no_reason() -> None:
    assert GAME.refusal(hell(), parse("walk 92")) is None
    assert GAME.refusal(hunt(84), parse("home")) is None
    assert GAME.refusal(moving(), parse("clue 29")) is None
    assert GAME.refusal(clued(), parse("walk 29")) is None
    assert GAME.refusal(waiting(), parse("lead x42")) is None
    assert GAME.refusal(start(), parse("walk 1")) is None
