"""Actions as people write them."""

from __future__ import annotations

import pytest

from gaslamp.core.errors import NotationError
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
    SWAP,
    TILE,
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
        ("lestrade", "holmes, rotation or alibi"),
        ("holmes 3", "holmes 1 or holmes 2"),
        ("joker gull", "joker none"),
        ("rotate 3,0 half", "0,0 to 2,2"),
        ("rotate 1,2", "rotate 1,2 right"),
        ("exchange 1,1 1,1", "exchange 0,0 2,1"),
        ("exchange 0,0", "0,0 to 2,2"),
    ],
)
def test_what_is_no_action_is_refused_with_a_hint(written: str, hint: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(written)
    assert hint in str(refused.value)


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
