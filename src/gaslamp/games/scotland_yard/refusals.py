"""The reasons of refusals in Scotland Yard, from the seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.core.board import name_of
from gaslamp.core.text import Text
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard.board import BoardTables
from gaslamp.games.scotland_yard.elements import MISTER_X, pawn_name, station_id
from gaslamp.games.scotland_yard.view import ScotlandYardView
from gaslamp.games.scotland_yard.wording import say

RIDING = ("turn", "first", "second", "chase")


def refusal(streets: BoardTables, view: ScotlandYardView, action: int) -> Text | None:
    """Say what stands against an action; nothing when it has no place now."""
    if action == codes.DOUBLE and view.phase == "turn":
        return say("double-blocked" if view.mister_x.double else "no-double-card")
    names_a_ride = codes.is_ride(action) and codes.station_of(action) != 0
    if not names_a_ride or view.phase not in RIDING:
        return None
    return _ride_refusal(streets, view, action)


def click_refusal(
    streets: BoardTables, view: ScotlandYardView, actions: Sequence[int]
) -> Text | None:
    """Say why a station can't be picked: no line leads there, or else what its lines lack."""
    rides = [action for action in actions if codes.is_ride(action)]
    if not rides or view.phase not in RIDING:
        return None
    end = codes.station_of(rides[0])
    transports = streets.transports(_start(view), end)
    if not transports:
        return say("no-line-black", start=_start(view), end=end)
    tickets: dict[str, int] = {codes.TICKETS[codes.ticket_of(ride)]: ride for ride in rides}
    usable = next((ticket for ticket in transports if ticket in tickets), "black")
    return _ride_refusal(streets, view, tickets[usable])


def _ride_refusal(streets: BoardTables, view: ScotlandYardView, ride: int) -> Text:
    """Name the first thing that is missing: the line, the ticket, the room, the second move."""
    ticket, end = codes.TICKETS[codes.ticket_of(ride)], codes.station_of(ride)
    start = _start(view)
    transports = streets.transports(start, end)
    if ticket == "black" and view.pawn != MISTER_X:
        return say("no-black")
    if not transports or (ticket != "black" and ticket not in transports):
        return say(f"no-line-{ticket}", start=start, end=end)
    if _left(view, ticket) == 0:
        return say(f"no-{ticket}-ticket", who=pawn_name(view.pawn))
    if any(detective.station == station_id(end) for detective in view.detectives):
        return say("guarded", station=end)
    return say("no-second", station=end)


def _start(view: ScotlandYardView) -> int:
    """Find the station of the pawn on turn, which its own seat always knows."""
    stations = {MISTER_X: view.mister_x.station} | {
        detective.pawn: detective.station for detective in view.detectives
    }
    station = stations[view.pawn]
    assert station is not None
    return int(name_of(station))


def _left(view: ScotlandYardView, ticket: str) -> int | None:
    """Count the tickets of the pawn on turn; none where they never run out."""
    pawns = {detective.pawn: detective for detective in view.detectives}
    left: int | None = getattr(pawns.get(view.pawn, view.mister_x), ticket)
    return left
