"""What is refused, and why."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.random import Random

from gaslamp.core.state import OVER
from gaslamp.core.text import Text
from gaslamp.core.translation import LANGUAGES, keys, translate
from gaslamp.games.whitechapel.actions import ACTION_SPACE
from gaslamp.games.whitechapel.crossing_names import crossing_name
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.game_setup import COLUMN_V, COLUMNS
from gaslamp.games.whitechapel.rules.state import Whitechapel
from tests.games.whitechapel.positions import (
    evening,
    hell,
    hunt,
    inquiry,
    legal,
    move,
    start,
    until,
)
from tests.games.with_fields import with_fields


def refusal(state: Whitechapel, action: int) -> Text | None:
    """Ask for the reason, from the view of the seat on turn."""
    return GAME.refusal(GAME.view(state, int(state.seat)), action)


def why(state: Whitechapel, written: str) -> str:
    assert written not in legal(state)
    reason = refusal(state, GAME.parse(written))
    assert reason is not None
    assert translate(reason, "fr")
    return translate(reason)


def name(crossing: int) -> str:
    return translate(crossing_name(crossing))


def moving(**agreed: bool) -> Whitechapel:
    state = hunt(84, 42, 45, hideout=50, column="1", **agreed)
    return move(state, "walk 85", "go on", "next blue")


def waiting(**fields: list[int]) -> Whitechapel:
    state = move(hell(), "wait")
    women = fields.pop("women", list(state.women)[1:])
    return move(with_fields(state, women=[84, *women], **fields), "call 84")


def tokens() -> Whitechapel:
    state = with_fields(hunt(84, hideout=85, night=2), scenes=[3, 50, 51])
    return move(state, "walk 85", "home", "token 21")


def last_hour() -> Whitechapel:
    return with_fields(hell(), marker=COLUMN_V)


def two_murders() -> Whitechapel:
    state = hell(night=2)
    one, other, _ = sorted(state.women)
    return move(state, f"kill {one}", f"kill {other}")


def one_murder() -> Whitechapel:
    state = hell(night=2)
    return move(state, f"kill {min(state.women)}")


def asked() -> Whitechapel:
    return move(inquiry(150, 42), "next blue", "clue 29", "no 29")


def clued() -> Whitechapel:
    return move(with_fields(inquiry(150, 42), clues=[30 * COLUMNS + 6]), "next blue")


def patrols(**fields: list[int]) -> Whitechapel:
    state = move(hell(preserved_scenes=True), "wait", "call x42")
    return with_fields(state, **fields)


@pytest.mark.parametrize(
    ("position", "written", "reason"),
    [
        (start, "hideout 84", "84 is red: no hideout there"),
        (start, "hideout ?", "there is no such circle"),
        (tokens, "token 4", "4 is not red"),
        (tokens, "token 3", "3 is a crime scene"),
        (tokens, "token 21", "there is a token on 21 already"),
        (evening, "woman 21", "the token on 3 comes next"),
        (
            lambda: until(evening(night=1), "patrols"),
            "patrol x1",
            "the crossing between 2 and 3 is not yellow",
        ),
        (
            lambda: until(evening(), "faces"),
            "patrol x45 real",
            "the patrol on the crossing between 29, 30 and 50 comes next",
        ),
        (hell, "kill 50", "there is no woman on 50"),
        (last_hour, "wait", "you can’t wait any longer"),
        (one_murder, "wait", "you strike twice tonight: you can’t wait now"),
        (one_murder, "kill 50", "there is no woman on 50"),
        (two_murders, "first 50", "tonight’s murders were on 3 and 21"),
        (
            lambda: until(move(hell(), "wait"), "turning"),
            "turn x1",
            "no patrol lies face down on the crossing between 2 and 3",
        ),
        (lambda: move(hell(), "wait"), "call 50", "no woman on 50 is waiting to move"),
        (waiting, "lead 1", "1 is not next to 84"),
        (
            patrols,
            "lead x200",
            "the crossing beside 160 is too far from the crossing between 29, 30 and 50",
        ),
        (lambda: hunt(84), "walk 92", "92 is not next to 84"),
        (lambda: hunt(43), "alley 44", "43 and 44 are not on the same block"),
        (lambda: hunt(84), "coach 92", "92 is not next to 84"),
        (lambda: move(hunt(84), "coach 85"), "coach 84", "a coach does not go back to 84"),
        (lambda: move(hunt(84), "coach 85"), "coach 1", "1 is not next to 85"),
        (
            lambda: hunt(84, column="14"),
            "coach 85",
            ("a coach needs two free columns"),
        ),
        (lambda: move(hunt(84), "walk 85"), "home", "you are on 85, and your hideout is 1"),
        (
            moving,
            "blue x200",
            "the crossing beside 160 is too far from the crossing between 29, 30 and 50",
        ),
        (
            lambda: moving(sprint=True),
            "blue x200",
            "the crossing beside 160 is too far from the crossing between 29, 30 and 50",
        ),
        (moving, "red x42", "it is Blue’s turn"),
        (moving, "next blue", "it is Blue’s turn already"),
        (asked, "arrest 29", "a policeman who has looked for clues can’t make an arrest as well"),
        (asked, "clue 29", "the answer about 29 was just given"),
        (asked, "clue 92", "the crossing between 29, 30 and 50 does not touch 92"),
        (asked, "next red", "it is Blue’s turn already"),
        (clued, "clue 30", "the clue on 30 is known"),
        (lambda: move(asked(), "pass"), "next blue", "Blue is done for now"),
    ],
)
def test_a_refusal_names_what_stands_against_it(
    position: Callable[[], Whitechapel], written: str, reason: str
) -> None:
    assert why(position(), written) == reason


def test_a_way_that_the_police_bar_is_told_from_one_that_does_not_exist() -> None:
    state = hunt(84, *sorted(hunt(84).board.streets.touching(84)))
    assert why(state, "walk 85") == "the police block every way from 84 to 85"


def test_used_up_specials_are_named() -> None:
    state = with_fields(hunt(84), coaches=0, alleys=0)
    assert why(state, "alley 86") == "no alley is left tonight"
    assert why(state, "coach 85") == "no coach is left tonight"


def test_a_taken_crossing_is_named() -> None:
    near = hunt(84).board.steps.row(42)[0]
    state = move(hunt(84, 42, near, hideout=50), "walk 85", "go on", "next blue")
    assert why(state, f"blue x{near}") == f"the {name(near)} is taken"
    placing = until(move(hunt(85, 42, hideout=100), "walk 100", "home"), "patrols")
    assert why(placing, "patrol x42") == "the crossing between 29, 30 and 50 is taken"


def test_where_a_woman_may_not_go_is_told_apart() -> None:
    beside = min(hunt(84).board.streets.touching(99))
    state = waiting(scenes=[85], women=[86, 192, 193, 194], patrols=[beside, *range(229, 235)])
    assert why(state, "lead 85") == "85 is a crime scene"
    assert why(state, "lead 86") == "there is a woman on 86"
    assert why(state, "lead 99") == "99 is right beside the police"


def test_a_patrol_is_kept_from_others_and_from_women() -> None:
    board = hunt(84).board
    near = [x for x in board.beats.row(42) if x != 42 and board.touched.row(x)]
    state = patrols(patrols=[42, near[0], *range(230, 235)], women=[board.touched.row(near[1])[0]])
    assert why(state, f"lead x{near[0]}") == f"the {name(near[0])} is taken"
    assert why(state, f"lead x{near[1]}") == f"the {name(near[1])} is right beside a woman"
    other = move(hell(preserved_scenes=True), "wait")
    assert why(other, "call x1") == "no patrol on the crossing between 2 and 3 is waiting to move"


def test_tokens_that_are_used_up_are_named() -> None:
    state = move(evening(), "blank 3", "blank 21", "blank 27")
    assert why(state, "blank 65") == "all blank tokens are placed"
    state = move(evening(), *(f"woman {c}" for c in (3, 21, 27, 65, 84)))
    assert why(state, "woman 147") == "all marked tokens are placed"
    state = move(until(evening(), "faces"), "patrol x42 blank", "patrol x45 blank")
    assert why(state, "patrol x58 blank") == "both decoys are placed"
    state = until(evening(), "faces")
    move(state, *(f"patrol x{x} real" for x in (42, 45, 58, 138, 143)))
    assert why(state, "patrol x157 real") == "all five policemen are placed"


@pytest.mark.parametrize(
    ("position", "written"),
    [
        (hell, "walk 92"),
        (lambda: hunt(84), "home"),
        (moving, "clue 29"),
        (clued, "walk 29"),
        (waiting, "lead x42"),
        (patrols, "lead 84"),
        (start, "walk 1"),
        (tokens, "walk 1"),
        (evening, "walk 1"),
        (lambda: until(evening(night=1), "patrols"), "walk 1"),
        (lambda: until(evening(), "faces"), "walk 1"),
        (two_murders, "walk 1"),
        (lambda: move(hell(), "wait"), "walk 1"),
        (lambda: until(move(hell(), "wait"), "turning"), "walk 1"),
        (lambda: move(hunt(84), "coach 85"), "walk 1"),
        (lambda: move(hunt(84), "walk 85"), "walk 1"),
        (lambda: inquiry(150, 42), "walk 1"),
    ],
)
def test_what_has_no_place_now_gets_no_reason(
    position: Callable[[], Whitechapel], written: str
) -> None:
    assert refusal(position(), GAME.parse(written)) is None


def test_french_names_a_policeman_without_a_clash_of_articles() -> None:
    refused = refusal(moving(), GAME.parse("red x42"))
    assert refused is not None
    assert translate(refused, "fr") == "seul le policier bleu joue maintenant"


def test_whatever_is_refused_in_random_games_has_words() -> None:
    rng = Random(84)
    state = start()
    while state.seat != OVER:
        if state.seat >= 0:
            legal_now = set(state.legal_actions())
            for action in (rng.randrange(ACTION_SPACE) for _ in range(8)):
                reason = refusal(state, action) if action not in legal_now else None
                if reason is not None:
                    assert all(reason.key in keys(language) for language in LANGUAGES)
                    assert all(translate(reason, language) for language in LANGUAGES)
        state.apply(state.sample_action(rng))
