"""Actions as people write them."""

from __future__ import annotations

import pytest

from gaslamp.core.codes import as_seat
from gaslamp.core.errors import NotationError
from gaslamp.core.translation import translate
from gaslamp.games.mr_jack_pocket.action_table import (
    SOME_MOVES,
    SOME_TOKENS,
    TILE_MOVES,
    TOKEN_MOVES,
)
from gaslamp.games.mr_jack_pocket.actions import (
    ACTION_SPACE,
    CELLS,
    DRAW,
    HIDDEN,
    IDENTITY,
    JOKER_NONE,
    ROTATE,
    SHOW,
    SWAP,
    TILE,
    TOSS,
    UNKNOWN,
    VISIBLE,
    WALL,
)
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import INVESTIGATOR
from gaslamp.play.move_parser import parse_move
from tests.games.follow import follow
from tests.games.mr_jack_pocket.positions import deal

pytestmark = pytest.mark.engine


def test_every_action_is_read_back_as_it_was_written() -> None:
    assert GAME.actions.size == ACTION_SPACE
    codes = range(ACTION_SPACE)
    assert [GAME.parse(GAME.notation(action)) for action in codes] == [*codes]


@pytest.mark.parametrize(
    ("action", "written"),
    [
        (0, "holmes"),
        (6, "alibi"),
        (8, "holmes 2"),
        (15, "joker toby"),
        (JOKER_NONE, "joker none"),
        (ROTATE + 3 * CELLS.index("1,2") + 1, "rotate 1,2 half"),
        (SWAP, "exchange 0,0 0,1"),
        (SWAP + 6, "exchange 0,0 2,1"),
        (DRAW, "draw lestrade"),
        (DRAW + UNKNOWN, "draw ?"),
        (HIDDEN, "hidden"),
        (VISIBLE, "visible"),
        (SHOW + 8, "show madame"),
        (TILE + 5, "tile lane"),
        (WALL + 3, "wall west"),
        (IDENTITY + UNKNOWN, "identity ?"),
        (TOSS + 4, "toss rotation"),
    ],
)
def test_an_action_is_written_so(action: int, written: str) -> None:
    assert GAME.notation(action) == written
    assert GAME.parse(written) == action


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("  Holmes   2 ", "holmes 2"),
        ("ROTATE 1,2 HALF", "rotate 1,2 half"),
        ("rotate 1, 2 half", "rotate 1,2 half"),
        ("exchange 2,1 0,0", "exchange 0,0 2,1"),
    ],
)
def test_case_spaces_and_the_order_of_two_tiles_do_no_harm(written: str, meant: str) -> None:
    assert GAME.parse(written) == GAME.parse(meant)


@pytest.mark.parametrize(
    ("written", "hint"),
    [
        ("", "rotate 1,2 half"),
        (
            "lestrade",
            "a token (holmes, exchange, alibi), then what to do with it, or both at once: holmes 2",
        ),
        (
            "holmes 3",
            "holmes to take the token, then one of these, or both at once: holmes 1, holmes 2.",
        ),
        ("joker gull", "joker none"),
        ("rotate 3,0 half", "1,2 being row 1, column 2"),
        ("rotate 1,2", "rotation to take the token, then for example rotate 1,2 right"),
        ("exchange 1,1 1,1", "exchange 0,0 2,1"),
        ("exchange 0,0", "rows and columns are 0, 1 and 2 from the top left"),
    ],
)
def test_what_is_no_action_is_refused_with_a_hint(written: str, hint: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse(written)
    assert hint in str(refused.value)


@pytest.mark.parametrize(
    ("written", "hint"),
    [
        (
            "lestrade",
            "(holmes, exchange, alibi), puis ce que vous en faites, "
            "ou les deux d’un coup : holmes 2",
        ),
        (
            "toby 3",
            "toby pour prendre le jeton, puis au choix, ou les deux d’un coup : toby 1, toby 2.",
        ),
        ("rotate 1,2", "rotation pour prendre le jeton, puis par exemple rotate 1,2 right"),
    ],
)
def test_the_hint_has_french_words_too(written: str, hint: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse(written)
    assert hint in translate(refused.value.text, "fr")


@pytest.mark.parametrize(
    "quoted", [SOME_TOKENS, SOME_MOVES, *TOKEN_MOVES.values(), *TILE_MOVES.values()]
)
def test_what_a_hint_quotes_are_actions_and_nothing_else(quoted: str) -> None:
    for example in quoted.split(", "):
        assert GAME.notation(GAME.parse(example)) == example


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("holmes 2", ["holmes", "holmes 2"]),
        (" Toby  1", ["toby", "toby 1"]),
        ("joker toby", ["joker", "joker toby"]),
        ("joker none", ["joker", "joker none"]),
        ("rotate 1,2 half", ["rotation", "rotate 1,2 half"]),
        ("exchange 1,1 0,0", ["exchange", "exchange 0,0 1,1"]),
        ("holmes", ["holmes"]),
        ("rotation", ["rotation"]),
        ("alibi", ["alibi"]),
        ("visible", ["visible"]),
        ("draw gull", ["draw gull"]),
    ],
)
def test_what_a_token_is_used_for_is_a_whole_move(line: str, moves: list[str]) -> None:
    assert [GAME.notation(action) for action in GAME.parse_line(line)] == moves


@pytest.mark.parametrize("line", ["", "holmes 3", "holmes holmes 2", "rotate 1,2", "joker gull"])
def test_a_line_that_is_no_move_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse_line(line)


def test_a_whole_move_can_be_made_while_choosing_and_its_second_half_with_the_token_in_hand() -> (
    None
):
    journal = follow(deal(), "toss holmes", "toss watson", "toss rotation", "toss joker")
    assert parse_move(journal, as_seat(INVESTIGATOR), "holmes 2") == GAME.parse_line("holmes 2")
    follow(journal, "holmes")
    assert parse_move(journal, as_seat(INVESTIGATOR), "holmes 2") == (GAME.parse("holmes 2"),)
