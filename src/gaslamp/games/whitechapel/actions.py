"""The actions of Letters from Whitechapel: their codes and how people write them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from mypy_extensions import i64

from gaslamp.core.errors import NotationError
from gaslamp.core.text import text

Colour: TypeAlias = Literal["blue", "brown", "green", "red", "yellow"]

CIRCLES: Final = 195
CROSSINGS: Final = 234
CIRCLE_CODES: Final = 196  # codes of each kind of action on circles; circle 0 is an unknown one
CROSSING_CODES: Final = 235  # likewise for crossings
COLOURS: Final[tuple[Colour, ...]] = ("blue", "brown", "green", "red", "yellow")
POLICEMEN: Final = 5

# Actions that name a circle.
WALK: Final = 0
ALLEY: Final = CIRCLE_CODES
COACH: Final = 2 * CIRCLE_CODES  # a coach's first circle, then its second
HIDEOUT: Final = 3 * CIRCLE_CODES
TOKEN: Final = 4 * CIRCLE_CODES  # a woman token is placed, or laid face down unseen
WOMAN: Final = 5 * CIRCLE_CODES  # the token is marked
BLANK: Final = 6 * CIRCLE_CODES  # the token is blank
CALL: Final = 7 * CIRCLE_CODES  # the woman who moves next
LEAD: Final = 8 * CIRCLE_CODES  # where she goes
KILL: Final = 9 * CIRCLE_CODES
FIRST: Final = 10 * CIRCLE_CODES  # the first murder of the double event
CLUE: Final = 11 * CIRCLE_CODES
ARREST: Final = 12 * CIRCLE_CODES
YES: Final = 13 * CIRCLE_CODES
NO: Final = 14 * CIRCLE_CODES
ON_CIRCLES: Final = (
    *("walk", "alley", "coach", "hideout", "token", "woman", "blank", "call"),
    *("lead", "kill", "first", "clue", "arrest", "yes", "no"),
)

# Actions that name a crossing.
PATROL: Final = 15 * CIRCLE_CODES  # a patrol token is placed, or laid face down unseen
REAL: Final = PATROL + CROSSING_CODES
DECOY: Final = PATROL + 2 * CROSSING_CODES
TURN: Final = PATROL + 3 * CROSSING_CODES  # Jack turns up a patrol token
CALL_PATROL: Final = PATROL + 4 * CROSSING_CODES
LEAD_PATROL: Final = PATROL + 5 * CROSSING_CODES
GO: Final = PATROL + 6 * CROSSING_CODES  # a policeman goes; five kinds, one for each colour
ON_CROSSINGS: Final = (
    *("patrol {}", "patrol {} real", "patrol {} blank", "turn {}", "call {}", "lead {}"),
    *[f"{colour} {{}}" for colour in COLOURS],
)

NEXT: Final = GO + POLICEMEN * CROSSING_CODES  # the policeman whose turn it is
HEAD: Final = NEXT + POLICEMEN  # plus the police seat, from 1 on
WAIT: Final = HEAD + 6
HOME: Final = WAIT + 1
GO_ON: Final = WAIT + 2
PASS: Final = WAIT + 3
FACE: Final = PASS + 1  # a patrol token is a certain policeman; five kinds, one for each colour
ACTION_SPACE: Final = FACE + POLICEMEN * CROSSING_CODES
FACES: Final = tuple(f"patrol {{}} {colour}" for colour in COLOURS)

WORDS: Final = {
    **{NEXT + policeman: f"next {colour}" for policeman, colour in enumerate(COLOURS)},
    **{HEAD + seat: f"head {seat}" for seat in range(6)},
    WAIT: "wait",
    HOME: "home",
    GO_ON: "go on",
    PASS: "pass",
}
CODES: Final = {word: code for code, word in WORDS.items()}
DEEDS: Final = ("clue", "arrest", "pass")  # what a policeman does
EXAMPLES: Final = "walk 92, coach 93 110, alley 31, blue x57, clue 92"


def circle_of(action: i64) -> i64:
    """Give the circle that an action names; 0 when it is unknown."""
    return action % CIRCLE_CODES


def crossing_of(action: i64) -> i64:
    """Give the crossing that an action names."""
    return (action - (FACE if action >= FACE else PATROL)) % CROSSING_CODES


def kind_of(action: i64) -> i64:
    """Give the code of an action without its circle or crossing."""
    if action < PATROL:
        return action - action % CIRCLE_CODES
    if action < NEXT:
        return action - (action - PATROL) % CROSSING_CODES
    return action if action < FACE else action - (action - FACE) % CROSSING_CODES


def colour_of(action: i64) -> i64:
    """Give the policeman that a patrol token is, by his number."""
    return (action - FACE) // CROSSING_CODES


def notation(action: int) -> str:
    """Write an action: `walk 92`, `coach ?`, `patrol x42 red`, `home`."""
    if action in WORDS:
        return WORDS[action]
    if action < PATROL:
        return f"{ON_CIRCLES[action // CIRCLE_CODES]} {action % CIRCLE_CODES or '?'}"
    patterns, first = (FACES, FACE) if action >= FACE else (ON_CROSSINGS, PATROL)
    kind, crossing = divmod(action - first, CROSSING_CODES)
    return patterns[kind].format(f"x{crossing}" if crossing else "x?")


def parse(written: str) -> int:
    """Read an action's notation, in any case and spacing."""
    return _action(written.lower().split(), written)


def parse_line(written: str) -> tuple[int, ...]:
    """Read a whole move: a coach ride `coach 93 110`, or a policeman's turn.

    A policeman's turn is his colour, then where he goes, what he does, or both: `blue x57`,
    `blue clue 92`, `blue x57 pass`. It begins by naming him.
    """
    words = written.lower().split()
    if len(words) == 3 and words[0] == "coach":
        return tuple(COACH + _circle(word, written) for word in words[1:])
    if len(words) > 1 and words[0] in COLOURS:
        return CODES[f"next {words[0]}"], *_turn(words, written)
    return (_action(words, written),)


def _turn(words: list[str], written: str) -> list[int]:
    """Read what a policeman does, after his colour."""
    goes = 1 if words[1].startswith("x") else 0
    move, deed = words[: 1 + goes], words[1 + goes :]
    if deed and deed[0] not in DEEDS:
        raise NotationError.of(written.strip(), EXAMPLES)
    return [_action(part, written) for part in (move[: 2 * goes], deed) if part]


def _action(words: list[str], written: str) -> int:
    code = CODES.get(" ".join(words))
    if code is not None:
        return code
    if len(words) > 1 and words[1].startswith("x"):
        return _on_crossing(words, written)
    if len(words) == 2 and words[0] in ON_CIRCLES:
        return ON_CIRCLES.index(words[0]) * CIRCLE_CODES + _circle(words[1], written)
    raise NotationError.of(written.strip(), EXAMPLES)


def _on_crossing(words: list[str], written: str) -> int:
    pattern = " ".join([words[0], "{}", *words[2:]])
    if pattern not in ON_CROSSINGS + FACES:
        raise NotationError.of(written.strip(), EXAMPLES)
    crossing = _number(words[1][1:], CROSSINGS)
    if crossing is None:
        allowed = text("whitechapel-try-crossing", last=CROSSINGS, examples=EXAMPLES)
        raise NotationError.of(written.strip(), allowed)
    if pattern in FACES:
        return FACE + FACES.index(pattern) * CROSSING_CODES + crossing
    return PATROL + ON_CROSSINGS.index(pattern) * CROSSING_CODES + crossing


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
