"""Mr. Jack Pocket's actions: their codes and how people write them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from mypy_extensions import i64

from gaslamp.core.errors import NotationError
from gaslamp.core.text import Text, text

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
CARDS: Final = (*SUSPECTS, "?")
NOTATIONS: Final = (
    *FACES,
    *[f"{name} {steps}" for name in DETECTIVES for steps in (1, 2)],
    *[f"joker {name}" for name in (*DETECTIVES, "none")],
    *[f"rotate {cell} {turn}" for cell in CELLS for turn in TURNS],
    *[f"exchange {CELLS[a]} {CELLS[b]}" for a, b in PAIRS],
    *[f"draw {card}" for card in CARDS],
    *("hidden", "visible"),
    *[f"show {card}" for card in SUSPECTS],
    *[f"tile {suspect}" for suspect in SUSPECTS],
    *[f"wall {side}" for side in SIDES],
    *[f"identity {card}" for card in CARDS],
    *[f"toss {face}" for face in FACES],
)
CODES: Final = {written: code for code, written in enumerate(NOTATIONS)} | {
    f"exchange {CELLS[b]} {CELLS[a]}": SWAP + pair for pair, (a, b) in enumerate(PAIRS)
}

# What a refusal quotes: a few tokens, a few moves, and what each token is used for.
SOME_TOKENS: Final = "holmes, exchange, alibi"
SOME_MOVES: Final = "holmes 2, joker toby, rotate 1,2 half, exchange 0,0 2,1"
TOKEN_MOVES: Final = {
    **{name: f"{name} 1, {name} 2" for name in DETECTIVES},
    "joker": "joker holmes, joker watson, joker toby, joker none",
}
TILE_MOVES: Final = {
    "rotation": "rotate 1,2 right, rotate 1,2 half, rotate 1,2 left",
    "exchange": "exchange 0,0 2,1",
}


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


def notation(action: int) -> str:
    """Write an action: `rotate 1,2 half`, `holmes 2`, `draw ?`."""
    return NOTATIONS[action]


def parse(written: str) -> int:
    """Read an action's notation, in any case and spacing, the two cells in any order."""
    words = written.lower().replace(", ", ",").split()
    code = CODES.get(" ".join(words))
    if code is None:
        raise NotationError.of(written.strip(), _hint(words[0] if words else ""))
    return code


def parse_line(written: str) -> tuple[int, ...]:
    """Read a whole move: what a token is used for takes it too, as in `holmes 2`."""
    action = parse(written)
    return (TAKE + face_of(action), action) if MOVE <= action < DRAW else (action,)


def _hint(word: str) -> Text:
    """Say what would do instead of a text that begins with this word."""
    token = "rotation" if word == "rotate" else word
    if token in TOKEN_MOVES:
        return text("mr-jack-pocket-try-token", token=token, moves=TOKEN_MOVES[token])
    if token in TILE_MOVES:
        return text("mr-jack-pocket-try-tiles", token=token, moves=TILE_MOVES[token])
    return text("mr-jack-pocket-try", tokens=SOME_TOKENS, moves=SOME_MOVES)
