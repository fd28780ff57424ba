"""Where a black ticket is wasted: it hides nothing that an ordinary ticket would tell."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.core.bits import bit
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard.belief.station_belief import StationBelief
from gaslamp.games.scotland_yard.board import HANDS
from gaslamp.games.scotland_yard.game_setup import MISTER_X, is_sighting_move
from gaslamp.games.scotland_yard.rules.state import ScotlandYard

EARLY: Final = 2  # rides on which the detectives know too little to be worth a black ticket
EVERY_TICKET: Final = HANDS - 1


def is_wasted(world: ScotlandYard, known: StationBelief, action: i64) -> bool:
    """Tell whether a ride of Mister X wastes a black ticket, by what the detectives know of him."""
    if not codes.is_ride(action) or codes.ticket_of(action) != codes.BLACK:
        return False
    if world.moves < EARLY:
        return True
    end = codes.station_of(action)
    ticket: i64 = 0
    while ticket < codes.BLACK:
        if leads_to(world, ticket, end) and hides_nothing(world, known, ticket):
            return True
        ticket += 1
    return False


def leads_to(world: ScotlandYard, ticket: i64, end: i64) -> bool:
    """Tell whether Mister X holds a ticket of a kind and can ride to a station with it."""
    if world.hand(MISTER_X) >> ticket & 1 == 0:
        return False
    board = world.board
    place = world.stations[MISTER_X] * HANDS + bit(ticket)
    ride = i64(board.first[place])
    while ride < i64(board.past[place]):
        if i64(board.ends[ride]) == end:
            return True
        ride += 1
    return False


def hides_nothing(world: ScotlandYard, known: StationBelief, ticket: i64) -> bool:
    """Tell whether a black ticket leaves the detectives no more possible stations than another.

    It doesn't if he shows himself after the ride, or if every line from where he can be needs that
    other ticket.
    """
    if is_sighting_move(world.setup, world.moves + 1):
        return True
    station: i64 = 1
    while station <= codes.STATIONS:
        if known.weights[station] > 0.0 and not has_only(world, station, ticket):
            return False
        station += 1
    return True


def has_only(world: ScotlandYard, station: i64, ticket: i64) -> bool:
    """Tell whether all lines from a station go by one kind of ticket."""
    board = world.board
    place = station * HANDS + EVERY_TICKET
    by_ticket = station * HANDS + bit(ticket)
    ends = i64(board.past[by_ticket]) - i64(board.first[by_ticket])
    return i64(board.past[place]) - i64(board.first[place]) == 2 * ends
