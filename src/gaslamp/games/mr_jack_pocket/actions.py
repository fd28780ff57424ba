"""The codes of Mr. Jack Pocket's actions; `action_table` says what each kind is."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from mypy_extensions import i64

SUSPECTS: Final = (
    "lestrade",
    "goodley",
    "bert",
    "pizer",
    "smith",
    "lane",
    "stealthy",
    "gull",
    "madame",
)
LANE: Final = 5
UNKNOWN: Final = 9  # a card that the viewer does not know
DETECTIVES: Final = ("holmes", "watson", "toby")
Side: TypeAlias = Literal["north", "east", "south", "west"]
SIDES: Final[tuple[Side, ...]] = ("north", "east", "south", "west")
TURNS: Final = ("right", "half", "left")  # a wall goes on by one, two or three sides

# The tokens' faces. The first three bear the detectives' numbers.
HOLMES: Final = 0
WATSON: Final = 1
TOBY: Final = 2
JOKER: Final = 3
ROTATION: Final = 4
EXCHANGE: Final = 5
ALIBI: Final = 6
FACES: Final = (*DETECTIVES, "joker", "rotation", "exchange", "alibi")

TAKE: Final = 0  # plus the face: a token is chosen
MOVE: Final = TAKE + 7  # plus twice the detective, plus 1 for two spaces
JOKER_MOVE: Final = MOVE + 6  # plus the detective
JOKER_NONE: Final = JOKER_MOVE + 3
ROTATE: Final = JOKER_NONE + 1  # plus three times the cell, plus the turn
SWAP: Final = ROTATE + 27  # plus the pair of cells
DRAW: Final = SWAP + 36  # plus the alibi card
HIDDEN: Final = DRAW + 10
VISIBLE: Final = HIDDEN + 1
SHOW: Final = VISIBLE + 1  # plus the alibi card that Jack drew
TILE: Final = SHOW + 9  # plus the suspect
WALL: Final = TILE + 9  # plus the side
IDENTITY: Final = WALL + 4  # plus the suspect
TOSS: Final = IDENTITY + 10  # plus the face
ACTION_SPACE: Final = TOSS + 7

CELLS: Final = tuple(f"{cell // 3},{cell % 3}" for cell in range(9))
PAIRS: Final = tuple((a, b) for a in range(9) for b in range(a + 1, 9))


def face_of(action: i64) -> i64:
    """Give the face of the token that an action needs; -1 when it needs none."""
    if action < MOVE:
        return action - TAKE
    if action < JOKER_MOVE:
        return (action - MOVE) // 2
    if action < ROTATE:
        return JOKER
    if action < SWAP:
        return ROTATION
    return EXCHANGE if action < DRAW else -1


def is_move(action: i64) -> bool:
    """Tell whether the action moves a detective."""
    return MOVE <= action < JOKER_NONE


def detective_of(move: i64) -> i64:
    """Give the detective whom an action moves."""
    return (move - MOVE) // 2 if move < JOKER_MOVE else move - JOKER_MOVE


def steps_of(move: i64) -> i64:
    """Give the number of spaces: one or two, by the Joker always one."""
    return 1 + (move - MOVE) % 2 if move < JOKER_MOVE else 1


def is_rotation(action: i64) -> bool:
    """Tell whether the action turns a tile."""
    return ROTATE <= action < SWAP


def is_exchange(action: i64) -> bool:
    """Tell whether the action lets two tiles change places."""
    return SWAP <= action < DRAW
