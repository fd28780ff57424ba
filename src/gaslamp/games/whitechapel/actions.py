"""The actions of Letters from Whitechapel: their codes and how people write them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.core.errors import NotationError
from gaslamp.core.text import text

CIRCLES: Final = 195
CROSSINGS: Final = 234
STEP: Final = 196  # from one kind of action on circles to the next; circle 0 is an unknown one
X_STEP: Final = 235  # likewise for crossings
COLOURS: Final = ("blue", "brown", "green", "red", "yellow")
POLICEMEN: Final = 5

# Actions that name a circle.
WALK: Final = 0
ALLEY: Final = STEP
HIDEOUT: Final = 2 * STEP
TOKEN: Final = 3 * STEP  # a woman token is placed, or laid face down unseen
WOMAN: Final = 4 * STEP  # the token is marked
BLANK: Final = 5 * STEP  # the token is blank
CALL: Final = 6 * STEP  # the woman who moves next
LEAD: Final = 7 * STEP  # where she goes
KILL: Final = 8 * STEP
FIRST: Final = 9 * STEP  # the first murder of the double event
CLUE: Final = 10 * STEP
ARREST: Final = 11 * STEP
YES: Final = 12 * STEP
NO: Final = 13 * STEP
ON_CIRCLES: Final = (
    *("walk", "alley", "hideout", "token", "woman", "blank", "call"),
    *("lead", "kill", "first", "clue", "arrest", "yes", "no"),
)

# Actions that name a crossing.
PATROL: Final = 14 * STEP  # a patrol token is placed, or laid face down unseen
REAL: Final = PATROL + X_STEP
DECOY: Final = PATROL + 2 * X_STEP
TURN: Final = PATROL + 3 * X_STEP  # Jack turns up a patrol token
CALL_PATROL: Final = PATROL + 4 * X_STEP
LEAD_PATROL: Final = PATROL + 5 * X_STEP
GO: Final = PATROL + 6 * X_STEP  # a policeman goes; five kinds, one for each colour
ON_CROSSINGS: Final = (
    *("patrol {}", "patrol {} real", "patrol {} blank", "turn {}", "call {}", "lead {}"),
    *[f"{colour} {{}}" for colour in COLOURS],
)

NEXT: Final = GO + POLICEMEN * X_STEP  # the policeman whose turn it is
HEAD: Final = NEXT + POLICEMEN  # plus the police seat, from 1 on
WAIT: Final = HEAD + 6
HOME: Final = WAIT + 1
GO_ON: Final = WAIT + 2
PASS: Final = WAIT + 3
COACH: Final = WAIT + 4  # plus the first circle times STEP plus the second
ACTION_SPACE: Final = COACH + STEP * STEP

WORDS: Final = {
    **{NEXT + policeman: f"next {colour}" for policeman, colour in enumerate(COLOURS)},
    **{HEAD + seat: f"head {seat}" for seat in range(6)},
    WAIT: "wait",
    HOME: "home",
    GO_ON: "go on",
    PASS: "pass",
}
CODES: Final = {word: code for code, word in WORDS.items()}
EXAMPLES: Final = "walk 92, coach 93 110, alley 31, blue x57, clue 92"


def circle_of(action: i64) -> i64:
    """Give the circle that an action names; 0 when it is unknown."""
    return action % STEP


def crossing_of(action: i64) -> i64:
    """Give the crossing that an action names."""
    return (action - PATROL) % X_STEP


def kind_of(action: i64) -> i64:
    """Give the code of an action without its circle or crossing."""
    if action < PATROL:
        return action - action % STEP
    if action < NEXT:
        return action - (action - PATROL) % X_STEP
    return min(COACH, action)


def notation(action: int) -> str:
    """Write an action: `walk 92`, `coach ? ?`, `patrol x42 real`, `home`."""
    if action in WORDS:
        return WORDS[action]
    if action >= COACH:
        first, second = divmod(action - COACH, STEP)
        return f"coach {first or '?'} {second or '?'}"
    if action < PATROL:
        return f"{ON_CIRCLES[action // STEP]} {action % STEP or '?'}"
    kind, crossing = divmod(action - PATROL, X_STEP)
    return ON_CROSSINGS[kind].format(f"x{crossing}" if crossing else "x?")


def parse(written: str) -> int:
    """Read an action's notation, in any case and spacing."""
    words = written.lower().split()
    code = CODES.get(" ".join(words))
    if code is not None:
        return code
    if len(words) == 3 and words[0] == "coach":
        return COACH + _circle(words[1], written) * STEP + _circle(words[2], written)
    if len(words) > 1 and words[1].startswith("x"):
        return _on_crossing(words, written)
    if len(words) == 2 and words[0] in ON_CIRCLES:
        return ON_CIRCLES.index(words[0]) * STEP + _circle(words[1], written)
    raise NotationError.of(written.strip(), EXAMPLES)


def _on_crossing(words: list[str], written: str) -> int:
    pattern = " ".join([words[0], "{}", *words[2:]])
    if pattern not in ON_CROSSINGS:
        raise NotationError.of(written.strip(), EXAMPLES)
    crossing = _number(words[1][1:], CROSSINGS)
    if crossing is None:
        allowed = text("whitechapel-try-crossing", last=CROSSINGS, examples=EXAMPLES)
        raise NotationError.of(written.strip(), allowed)
    return PATROL + ON_CROSSINGS.index(pattern) * X_STEP + crossing


def _circle(word: str, written: str) -> int:
    circle = _number(word, CIRCLES)
    if circle is None:
        allowed = text("whitechapel-try-circle", last=CIRCLES, examples=EXAMPLES)
        raise NotationError.of(written.strip(), allowed)
    return circle


def _number(word: str, highest: int) -> int | None:
    """Read a number from 1 on, or ? for one that is unknown."""
    if word == "?":
        return 0
    if word.isascii() and word.isdecimal() and len(word) <= 3 and 1 <= int(word) <= highest:
        return int(word)
    return None
