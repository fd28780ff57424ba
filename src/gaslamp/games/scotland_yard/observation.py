"""What a learner is shown of Scotland Yard: a viewer's knowledge as numbers from 0 to 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.marks import Marks
from gaslamp.core.observation import Layout, layout
from gaslamp.core.state import OVER
from gaslamp.games.scotland_yard.actions import BLACK, STATIONS, STEP, TICKET_KINDS
from gaslamp.games.scotland_yard.table import MISTER_X, ROUNDS, STOCK, WINDOWS

if TYPE_CHECKING:
    from gaslamp.games.scotland_yard.rules import ScotlandYard

PAWNS: Final = 6  # Mister X and up to five detectives
PHASE_COUNT: Final = 9
EVENTS: Final = 3
WINDOW: Final = TICKET_KINDS + 1  # a ticket of each kind, and whether he was shown
MOST_TICKETS: Final = 10.0

PHASE_AT: Final = 0
PAWN_AT: Final = PHASE_AT + PHASE_COUNT
MINE_AT: Final = PAWN_AT + PAWNS
ROUND_AT: Final = MINE_AT + PAWNS
EVENTS_AT: Final = ROUND_AT + 1
STATIONS_AT: Final = EVENTS_AT + EVENTS
STOCK_AT: Final = STATIONS_AT + PAWNS * (STATIONS + 1)
WINDOWS_AT: Final = STOCK_AT + PAWNS * STOCK
LAST_SEEN_AT: Final = WINDOWS_AT + WINDOWS * WINDOW
LENGTH: Final = LAST_SEEN_AT + STATIONS + 1

MOST_MARKS: Final = 2 + 1 + EVENTS + 2 * PAWNS + PAWNS * STOCK + 2 * WINDOWS + 1

SPARE: list[Marks] = []  # to be used again: making one takes longer than filling it


def layout_of() -> Layout:
    """Name the parts."""
    return layout(
        [
            ("phase", (PHASE_COUNT,), "1 at the phase of the game"),
            ("pawn", (PAWNS,), "1 at the pawn that moves, Mister X's first"),
            ("mine", (PAWNS,), "1 at each pawn that the viewer runs"),
            ("round", (1,), "the round, of the last one"),
            ("events", (EVENTS,), "1 if a second ride is due, if he is shown, if he chose to be"),
            ("stations", (PAWNS, STATIONS + 1), "1 at each pawn's station; at 0 if it is unknown"),
            ("stock", (PAWNS, STOCK), "tickets and double cards, in tenths; -0.1 for no limit"),
            ("windows", (WINDOWS, WINDOW), "the travel log: its tickets, and whether he was shown"),
            ("last_seen", (STATIONS + 1,), "1 at the last station where he was shown; at 0 before"),
        ]
    )


def belief_layout_of() -> Layout:
    """Name the parts of a belief."""
    about = "the probability that Mister X is at each station; 1 at 0 before he has one"
    return layout([("mister_x", (STATIONS + 1,), about)])


def mark(state: ScotlandYard, viewer: i64, marks: Marks) -> None:
    """Note the parts; Mister X's station for himself, while it is shown, and at the end.

    This is what batches spend most of their time on: the lists are written straight into.
    """
    marks.reserve(MOST_MARKS)
    places = marks.places
    values = marks.values
    places[0] = PHASE_AT + state.phase
    values[0] = 1.0
    places[1] = PAWN_AT + state.pawn
    values[1] = 1.0
    marks.count = _mark_mine(state, viewer, places, values, 2)
    marks.put(ROUND_AT, float(state.round) / float(ROUNDS))
    marks.put(EVENTS_AT, 1.0 if state.owes_second else 0.0)
    marks.put(EVENTS_AT + 1, 1.0 if state.shown else 0.0)
    marks.put(EVENTS_AT + 2, 1.0 if state.volunteered else 0.0)
    count = _mark_stations(state, viewer, places, values, marks.count)
    count = _mark_stock(state, places, values, count)
    marks.count = _mark_log(state, places, values, count)


def _mark_mine(
    state: ScotlandYard, viewer: i64, places: vec[i64], values: vec[float], count: i64
) -> i64:
    owners = state.setup.owners
    pawns: i64 = len(owners)
    pawn: i64 = 0
    while pawn < pawns:
        if owners[pawn] == viewer:
            places[count] = MINE_AT + pawn
            values[count] = 1.0
            count += 1
        pawn += 1
    return count


def _mark_stations(
    state: ScotlandYard, viewer: i64, places: vec[i64], values: vec[float], count: i64
) -> i64:
    knows_all = viewer == MISTER_X or state.shown or state.seat == OVER
    stations = state.stations
    pawns: i64 = len(stations)
    at: i64 = STATIONS_AT
    pawn: i64 = 0
    while pawn < pawns:
        station = stations[pawn] if pawn != MISTER_X or knows_all else 0
        places[count] = at + station
        values[count] = 1.0
        at += STATIONS + 1
        count += 1
        pawn += 1
    return count


def _mark_stock(state: ScotlandYard, places: vec[i64], values: vec[float], count: i64) -> i64:
    stock = state.stock
    endless: i64 = 0 if state.setup.counted else BLACK
    places_in_stock: i64 = len(stock)
    held: i64 = 0
    while held < places_in_stock:
        number = stock[held]
        if held < endless or number != 0:
            places[count] = STOCK_AT + held
            values[count] = -0.1 if held < endless else float(number) / MOST_TICKETS
            count += 1
        held += 1
    return count


def _mark_log(state: ScotlandYard, places: vec[i64], values: vec[float], count: i64) -> i64:
    log = state.log
    opened = state.opened
    moves = state.moves
    last_seen: i64 = 0
    window: i64 = 1
    while window <= moves:
        at = WINDOWS_AT + (window - 1) * WINDOW
        places[count] = at + log[window] // STEP
        values[count] = 1.0
        count += 1
        if (opened >> window) & 1 != 0:
            places[count] = at + TICKET_KINDS
            values[count] = 1.0
            count += 1
            last_seen = log[window] % STEP
        window += 1
    places[count] = LAST_SEEN_AT + last_seen
    values[count] = 1.0
    return count + 1


def write(state: ScotlandYard, viewer: i64, out: vec[float]) -> None:
    """Write the whole observation."""
    marks = SPARE.pop() if SPARE else Marks(out)
    mark(state, viewer, marks)
    marks.spread(out, LENGTH)
    SPARE.append(marks)
