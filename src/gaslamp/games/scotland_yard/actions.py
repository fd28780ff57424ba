"""Scotland Yard's actions: their codes and how people write them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from mypy_extensions import i64

from gaslamp.core.errors import NotationError
from gaslamp.core.text import text

# A ride is its ticket's code plus the station; station 0 is one that the viewer does not know.
TAXI: Final = 0
BUS: Final = 1
UNDERGROUND: Final = 2
BLACK: Final = 3
TICKET_KINDS: Final = 4
STATIONS: Final = 199
STEP: Final = 200  # from one ticket's rides to the next ticket's

RIDES_END: Final = TICKET_KINDS * STEP
DEAL: Final = RIDES_END  # a start card, by chance
AT: Final = DEAL + STEP  # Mister X's station, shown by the referee
DOUBLE: Final = AT + STEP
SHOW: Final = DOUBLE + 1
HIDE: Final = DOUBLE + 2
STAY: Final = DOUBLE + 3
TAKE: Final = DOUBLE + 4  # plus the kind of ticket taken
TAKE_NOTHING: Final = TAKE + 3
ACTION_SPACE: Final = TAKE_NOTHING + 1
NO_ACTION: Final = -1  # where one was looked for in vain

Ticket: TypeAlias = Literal["taxi", "bus", "underground", "black"]
TICKETS: Final[tuple[Ticket, ...]] = ("taxi", "bus", "underground", "black")
PLACES: Final = (*TICKETS, "deal", "at")
WORDS: Final = {
    DOUBLE: "double",
    SHOW: "show",
    HIDE: "hide",
    STAY: "stay",
    TAKE + TAXI: "take taxi",
    TAKE + BUS: "take bus",
    TAKE + UNDERGROUND: "take underground",
    TAKE_NOTHING: "take nothing",
}
CODES: Final = {word: code for code, word in WORDS.items()}
EXAMPLES: Final = "taxi 92, bus 94, underground 46, black 115, double"


def is_ride(action: i64) -> bool:
    """Tell whether the action moves a pawn."""
    return 0 <= action < RIDES_END


def ticket_of(ride: i64) -> i64:
    """Give the ticket that a ride costs."""
    return ride // STEP


def station_of(action: i64) -> i64:
    """Give the station that a ride, a deal or a sighting names; 0 when it is unknown."""
    return action % STEP


def notation(action: int) -> str:
    """Write an action: `taxi 92`, `black ?`, `double`."""
    if action in WORDS:
        return WORDS[action]
    place, station = divmod(action, STEP)
    return f"{PLACES[place]} {station or '?'}"


def parse(written: str) -> int:
    """Read an action's notation, in any case and spacing."""
    words = written.lower().split()
    code = CODES.get(" ".join(words))
    if code is not None:
        return code
    if len(words) != 2 or words[0] not in PLACES:
        raise NotationError.of(written.strip(), EXAMPLES)
    return PLACES.index(words[0]) * STEP + _station(words[1], written)


def _station(word: str, written: str) -> int:
    if word == "?":
        return 0
    if not (word.isascii() and word.isdecimal() and len(word) <= 3 and 1 <= int(word) <= STATIONS):
        allowed = text("scotland-yard-try-station", last=STATIONS, examples=EXAMPLES)
        raise NotationError.of(written.strip(), allowed)
    return int(word)
