"""The codes of Whitechapel's actions; `action_table` says what each kind is."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from mypy_extensions import i64

Colour: TypeAlias = Literal["blue", "brown", "green", "red", "yellow"]

CIRCLES: Final = 195
CROSSINGS: Final = 234
CIRCLE_CODES: Final = 196  # codes of each kind of action on circles; circle 0 is an unknown one
CROSSING_CODES: Final = 235  # likewise for crossings
COLOURS: Final[tuple[Colour, ...]] = ("blue", "brown", "green", "red", "yellow")
POLICEMEN: Final = 5
MOST_SEATS: Final = 6  # Jack, and a police player for each policeman

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

# Actions that name a crossing.
PATROL: Final = 15 * CIRCLE_CODES  # a patrol token is placed, or laid face down unseen
REAL: Final = PATROL + CROSSING_CODES
DECOY: Final = PATROL + 2 * CROSSING_CODES
TURN: Final = PATROL + 3 * CROSSING_CODES  # Jack turns up a patrol token
CALL_PATROL: Final = PATROL + 4 * CROSSING_CODES
LEAD_PATROL: Final = PATROL + 5 * CROSSING_CODES
GO: Final = PATROL + 6 * CROSSING_CODES  # a policeman goes; five kinds, one for each colour

NEXT: Final = GO + POLICEMEN * CROSSING_CODES  # the policeman whose turn it is
HEAD: Final = NEXT + POLICEMEN  # plus the police seat, from 1 on
WAIT: Final = HEAD + MOST_SEATS
HOME: Final = WAIT + 1
GO_ON: Final = WAIT + 2
PASS: Final = WAIT + 3
FACE: Final = PASS + 1  # a patrol token is a certain policeman; five kinds, one for each colour
ACTION_SPACE: Final = FACE + POLICEMEN * CROSSING_CODES


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
