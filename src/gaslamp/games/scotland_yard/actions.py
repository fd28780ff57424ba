"""The codes of Scotland Yard's actions; `action_table` says what each kind is."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from mypy_extensions import i64

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


def is_ride(action: i64) -> bool:
    """Tell whether the action moves a pawn."""
    return 0 <= action < RIDES_END


def ticket_of(ride: i64) -> i64:
    """Give the ticket that a ride costs."""
    return ride // STEP


def station_of(action: i64) -> i64:
    """Give the station that a ride, a deal or a sighting names; 0 when it is unknown."""
    return action % STEP
