"""Observations of Scotland Yard: what a viewer knows, as numbers from 0 to 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gaslamp.core.observation import Layout, layout
from gaslamp.core.sparse_observation import EMPTY, SparseObservations
from gaslamp.core.state import OVER
from gaslamp.games.scotland_yard.actions import BLACK, STATIONS, STEP, TICKET_KINDS
from gaslamp.games.scotland_yard.game_setup import MISTER_X, STOCK, Setup

if TYPE_CHECKING:
    from gaslamp.core.observation_writer import ObservationWriter
    from gaslamp.games.scotland_yard.rules.state import ScotlandYard

PAWNS: Final = 6  # Mister X and up to five detectives
PHASE_COUNT: Final = 9
EVENTS: Final = 3
WINDOW: Final = TICKET_KINDS + 1  # a ticket of each kind, and whether he was shown

PHASE_AT: Final = 0
PAWN_AT: Final = PHASE_AT + PHASE_COUNT
MINE_AT: Final = PAWN_AT + PAWNS
ROUND_AT: Final = MINE_AT + PAWNS
EVENTS_AT: Final = ROUND_AT + 1
STATIONS_AT: Final = EVENTS_AT + EVENTS
STOCK_AT: Final = STATIONS_AT + PAWNS * (STATIONS + 1)
WINDOWS_AT: Final = STOCK_AT + PAWNS * STOCK

# Where the marks of each part are kept. One that moves keeps its slot, such as a pawn's station.
# After the tickets of all windows come the slots of the windows in which he was shown.
PHASE_SLOT: Final = 0
PAWN_SLOT: Final = 1
MINE_SLOT: Final = 2
ROUND_SLOT: Final = MINE_SLOT + PAWNS
EVENTS_SLOT: Final = ROUND_SLOT + 1
STATIONS_SLOT: Final = EVENTS_SLOT + EVENTS
STOCK_SLOT: Final = STATIONS_SLOT + PAWNS
LAST_SEEN_SLOT: Final = STOCK_SLOT + PAWNS * STOCK
TICKETS_SLOT: Final = LAST_SEEN_SLOT + 1

NO_LIMIT: Final = -0.1

SPARE: list[SparseObservations] = []  # to be used again: making one takes longer than filling it


def layout_of(setup: Setup) -> Layout:
    """Name the parts."""
    windows = (setup.windows, WINDOW)
    return layout(
        [
            ("phase", (PHASE_COUNT,), "1 at the phase of the game"),
            ("pawn", (PAWNS,), "1 at the pawn that moves, Mister X's first"),
            ("mine", (PAWNS,), "1 at each pawn that the viewer runs"),
            ("round", (1,), "the round, of the last one"),
            ("events", (EVENTS,), "1 if a second ride is due, if he is shown, if he chose to be"),
            ("stations", (PAWNS, STATIONS + 1), "1 at each pawn's station; at 0 if it is unknown"),
            ("stock", (PAWNS, STOCK), "tickets and double cards, in tenths; -0.1 for no limit"),
            ("windows", windows, "the travel log: its tickets, and whether he was shown"),
            ("last_seen", (STATIONS + 1,), "1 at the last station where he was shown; at 0 before"),
        ]
    )


def belief_layout_of() -> Layout:
    """Name the parts of a belief."""
    about = "the probability that Mister X is at each station; 1 at 0 before he has one"
    return layout([("mister_x", (STATIONS + 1,), about)])


def mark(state: ScotlandYard, viewer: i64, observations: SparseObservations) -> None:
    """Note what has changed; Mister X's station for himself, while it is shown, and at the end.

    Batches spend much of their time here. Most of it is as it was noted, which a glance tells.
    """
    observations.reserve(TICKETS_SLOT + 2 * state.setup.windows)
    _mark_one(observations, PHASE_SLOT, PHASE_AT + state.phase)
    _mark_one(observations, PAWN_SLOT, PAWN_AT + state.pawn)
    _mark_mine(state, viewer, observations)
    _mark_number(observations, ROUND_SLOT, ROUND_AT, state.setup.round_shares[state.round])
    _mark_number(observations, EVENTS_SLOT, EVENTS_AT, 1.0 if state.owes_second else 0.0)
    _mark_number(observations, EVENTS_SLOT + 1, EVENTS_AT + 1, 1.0 if state.shown else 0.0)
    _mark_number(observations, EVENTS_SLOT + 2, EVENTS_AT + 2, 1.0 if state.volunteered else 0.0)
    _mark_stations(state, viewer, observations)
    _mark_stock(state, observations)
    _mark_log(state, observations)


def _mark_one(observations: SparseObservations, slot: i64, place: i64) -> None:
    """Put a 1 at one of a part's places."""
    if i64(observations.places[observations.at + slot]) != place:
        observations.put(slot, place, 1.0)


def _mark_number(observations: SparseObservations, slot: i64, place: i64, value: float) -> None:
    """Put a number at the only place of its slot."""
    if observations.values[observations.at + slot] != value:
        observations.put(slot, place, value)


def _mark_mine(state: ScotlandYard, viewer: i64, observations: SparseObservations) -> None:
    owners = state.setup.owners
    values = observations.values
    slot = observations.at + MINE_SLOT
    pawns: i64 = len(owners)
    pawn: i64 = 0
    while pawn < pawns:
        mine = 1.0 if owners[pawn] == viewer else 0.0
        if values[slot + pawn] != mine:
            observations.put(MINE_SLOT + pawn, MINE_AT + pawn, mine)
        pawn += 1


def _mark_stations(state: ScotlandYard, viewer: i64, observations: SparseObservations) -> None:
    stations = state.stations
    his: i64 = 0
    if viewer == MISTER_X or state.shown or state.seat == OVER:
        his = stations[MISTER_X]
    _mark_one(observations, STATIONS_SLOT + MISTER_X, STATIONS_AT + his)
    pawns: i64 = len(stations)
    at: i64 = STATIONS_AT
    pawn: i64 = 1
    while pawn < pawns:
        at += STATIONS + 1
        _mark_one(observations, STATIONS_SLOT + pawn, at + stations[pawn])
        pawn += 1


def _mark_stock(state: ScotlandYard, observations: SparseObservations) -> None:
    stock = state.stock
    tenths = state.setup.tenths
    values = observations.values
    slot = observations.at + STOCK_SLOT
    places: i64 = len(stock)
    place: i64 = 0
    if not state.setup.counted:
        _mark_no_limit(observations)
        place = BLACK
    while place < places:
        value = tenths[stock[place]]
        if values[slot + place] != value:
            observations.put(STOCK_SLOT + place, STOCK_AT + place, value)
        place += 1


def _mark_no_limit(observations: SparseObservations) -> None:
    """Note Mister X's tickets, which are not counted, once."""
    if observations.places[observations.at + STOCK_SLOT] == EMPTY:
        place: i64 = 0
        while place < BLACK:
            observations.put(STOCK_SLOT + place, STOCK_AT + place, NO_LIMIT)
            place += 1


def _mark_log(state: ScotlandYard, observations: SparseObservations) -> None:
    """Note the last window, and those before it that are not noted yet: they stay as they are."""
    moves = state.moves
    windows = state.setup.windows
    shown_slot = TICKETS_SLOT + windows
    last_seen_at = WINDOWS_AT + windows * WINDOW
    window: i64 = moves
    while window > 1 and observations.places[observations.at + TICKETS_SLOT + window - 2] == EMPTY:
        window -= 1
    last_seen: i64 = 0
    while 0 < window <= moves:
        at = WINDOWS_AT + (window - 1) * WINDOW
        _mark_one(observations, TICKETS_SLOT + window - 1, at + state.log[window] // STEP)
        if (state.opened >> window) & 1 != 0:
            _mark_one(observations, shown_slot + window - 1, at + TICKET_KINDS)
            last_seen = state.log[window] % STEP
        window += 1
    if last_seen != 0 or observations.places[observations.at + LAST_SEEN_SLOT] == EMPTY:
        _mark_one(observations, LAST_SEEN_SLOT, last_seen_at + last_seen)


def write(state: ScotlandYard, viewer: i64, out: ObservationWriter) -> None:
    """Write the whole observation."""
    length = WINDOWS_AT + state.setup.windows * WINDOW + STATIONS + 1
    observations = SPARE.pop() if SPARE else SparseObservations(1, length)
    if observations.length != length:  # of a game with another number of rounds
        observations = SparseObservations(1, length)
    observations.clear()
    mark(state, viewer, observations)
    observations.write_row(out)
    observations.changed = 0
    SPARE.append(observations)
