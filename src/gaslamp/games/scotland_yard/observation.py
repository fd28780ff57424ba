"""What a learner is shown of Scotland Yard: a viewer's knowledge as numbers from 0 to 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

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


def write(state: ScotlandYard, viewer: i64, out: vec[float]) -> None:
    """Write the parts; Mister X's station for himself, while it is shown, and at the end."""
    i: i64 = 0
    while i < LENGTH:
        out[i] = 0.0
        i += 1
    out[PHASE_AT + state.phase] = 1.0
    out[PAWN_AT + state.pawn] = 1.0
    out[ROUND_AT] = float(state.round) / float(ROUNDS)
    out[EVENTS_AT] = 1.0 if state.owes_second else 0.0
    out[EVENTS_AT + 1] = 1.0 if state.shown else 0.0
    out[EVENTS_AT + 2] = 1.0 if state.volunteered else 0.0
    _write_pawns(state, viewer, out)
    _write_log(state, out)


def _write_pawns(state: ScotlandYard, viewer: i64, out: vec[float]) -> None:
    knows_all = viewer == MISTER_X or state.shown or state.seat == OVER
    pawn: i64 = 0
    while pawn <= state.detectives:
        out[MINE_AT + pawn] = 1.0 if state.owner(pawn) == viewer else 0.0
        station = state.stations[pawn] if pawn != MISTER_X or knows_all else 0
        out[STATIONS_AT + pawn * (STATIONS + 1) + station] = 1.0
        place: i64 = 0
        while place < STOCK:
            held = float(state.stock[pawn * STOCK + place]) / MOST_TICKETS
            endless = pawn == MISTER_X and place < BLACK and not state.setup.counted
            out[STOCK_AT + pawn * STOCK + place] = -0.1 if endless else held
            place += 1
        pawn += 1


def _write_log(state: ScotlandYard, out: vec[float]) -> None:
    last_seen: i64 = 0
    window: i64 = 1
    while window <= state.moves:
        at = WINDOWS_AT + (window - 1) * WINDOW
        out[at + state.log[window] // STEP] = 1.0
        if (state.opened >> window) & 1 != 0:
            out[at + TICKET_KINDS] = 1.0
            last_seen = state.log[window] % STEP
        window += 1
    out[LAST_SEEN_AT + last_seen] = 1.0
