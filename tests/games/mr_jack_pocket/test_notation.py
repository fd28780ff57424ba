"""Actions as people write them."""

from __future__ import annotations

import pytest

from gaslamp.core.errors import NotationError
from gaslamp.core.words import say
from gaslamp.games.mr_jack_pocket.actions import (
    ACTION_SPACE,
    CELLS,
    DRAW,
    HIDDEN,
    IDENTITY,
    JOKER_NONE,
    NOTATIONS,
    ROTATE,
    SHOW,
    SOME_MOVES,
    SOME_TOKENS,
    SWAP,
    TILE,
    TILE_MOVES,
    TOKEN_MOVES,
    TOSS,
    UNKNOWN,
    VISIBLE,
    WALL,
    notation,
    parse,
)
from gaslamp.games.mr_jack_pocket.game import GAME

pytestmark = pytest.mark.engine


def test_every_action_is_read_back_as_it_was_written() -> None:
    assert len(NOTATIONS) == ACTION_SPACE
    assert [parse(notation(action)) for action in range(ACTION_SPACE)] == [*range(ACTION_SPACE)]


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
    assert notation(action) == written
    assert parse(written) == action


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
    assert parse(written) == parse(meant)


@pytest.mark.parametrize(
    ("written", "hint"),
    [
        ("", "rotate 1,2 half"),
        ("lestrade", "a token (holmes, exchange, alibi), then what it is for: holmes 2"),
        ("holmes 3", "holmes to take the token, then one of these: holmes 1, holmes 2."),
        ("joker gull", "joker none"),
        ("rotate 3,0 half", "1,2 being row 1, column 2"),
        ("rotate 1,2", "rotation to take the token, then for example rotate 1,2 right"),
        ("exchange 1,1 1,1", "exchange 0,0 2,1"),
        ("exchange 0,0", "rows and columns are 0, 1 and 2 from the top left"),
    ],
)
def test_what_is_no_action_is_refused_with_a_hint(written: str, hint: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(written)
    assert hint in str(refused.value)


@pytest.mark.parametrize(
    ("written", "hint"),
    [
        ("lestrade", "un jeton (holmes, exchange, alibi), puis ce qu’il permet : holmes 2"),
        ("toby 3", "toby pour prendre le jeton, puis au choix : toby 1, toby 2."),
        ("rotate 1,2", "rotation pour prendre le jeton, puis par exemple rotate 1,2 right"),
    ],
)
def test_the_hint_has_french_words_too(written: str, hint: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(written)
    assert hint in say(refused.value.text, "fr")


@pytest.mark.parametrize(
    "quoted", [SOME_TOKENS, SOME_MOVES, *TOKEN_MOVES.values(), *TILE_MOVES.values()]
)
def test_what_a_hint_quotes_are_actions_and_nothing_else(quoted: str) -> None:
    for example in quoted.split(", "):
        assert notation(parse(example)) == example


@pytest.mark.parametrize(
    ("written", "target"),
    [
        ("rotation", "token-rotation"),
        ("watson 2", "detective-watson"),
        ("joker toby", "detective-toby"),
        ("joker none", ""),
        ("rotate 1,2 left", "tile-1,2 turn-left"),
        ("exchange 0,0 2,1", "tile-0,0 tile-2,1"),
        ("draw gull", ""),
    ],
)
def test_an_action_names_what_is_clicked_for_it(written: str, target: str) -> None:
    assert GAME.target(parse(written)) == target
