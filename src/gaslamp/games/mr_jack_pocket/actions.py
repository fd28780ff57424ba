"""Mr. Jack Pocket's actions: their codes and how people write them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.core.errors import NotationError

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
SIDES: Final = ("north", "east", "south", "west")
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
CELL_HINT: Final = "rows and columns are 0, 1 and 2 from the top left: 0,0 to 2,2"
HINTS: Final = {
    **{name: f"{name} to take the token, then {name} 1 or {name} 2" for name in DETECTIVES},
    "joker": "joker to take the token, then joker holmes, joker watson, joker toby or joker none",
    "rotation": "rotation to take the token, then rotate 1,2 half",
    "rotate": f"rotate 1,2 right, rotate 1,2 half or rotate 1,2 left; {CELL_HINT}",
    "exchange": f"exchange to take the token, then exchange 0,0 2,1; {CELL_HINT}",
}
EXAMPLES: Final = (
    "a token such as holmes, rotation or alibi, then holmes 2, joker toby, rotate 1,2 half, "
    "exchange 0,0 2,1, or ? for all legal moves"
)


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


def notation(action: int) -> str:
    """Write an action: `rotate 1,2 half`, `holmes 2`, `draw ?`."""
    return NOTATIONS[action]


def parse(written: str) -> int:
    """Read an action's notation, in any case and spacing, the two cells in any order."""
    words = written.lower().replace(", ", ",").split()
    code = CODES.get(" ".join(words))
    if code is None:
        hint = HINTS.get(words[0], EXAMPLES) if words else EXAMPLES
        raise NotationError.of(written.strip(), hint)
    return code
