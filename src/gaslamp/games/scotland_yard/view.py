"""What each viewer of Scotland Yard is shown: built field by field from what it may know."""

from __future__ import annotations

import msgspec

from gaslamp.core.game import Notebook, View
from gaslamp.core.state import OVER
from gaslamp.games.scotland_yard.actions import (
    BLACK,
    BUS,
    TAXI,
    TICKETS,
    UNDERGROUND,
    station_of,
    ticket_of,
)
from gaslamp.games.scotland_yard.belief import StationBelief
from gaslamp.games.scotland_yard.rules import ScotlandYard
from gaslamp.games.scotland_yard.table import CARD, MISTER_X, STOCK

PHASES = ("dealing", "turn", "first", "second", "sighting", "offer", "taking", "chase", "ended")


class Window(msgspec.Struct, frozen=True):
    """A window of the travel log: the ticket, and the station where it is known."""

    ticket: str
    station: int | None
    shown: bool


class Detective(msgspec.Struct, frozen=True):
    """A detective's pawn: everything about it is public (SY-13)."""

    seat: int
    station: int | None
    taxi: int
    bus: int
    underground: int


class MisterX(msgspec.Struct, frozen=True):
    """Mister X as a viewer knows him; his ordinary tickets only where they are counted (SY-12)."""

    start: int | None
    station: int | None
    shown: bool
    black: int
    double: int
    taxi: int | None
    bus: int | None
    underground: int | None


class ScotlandYardView(View, frozen=True, kw_only=True):
    """The table as one viewer sees it."""

    phase: str
    round: int
    pawn: int
    mister_x: MisterX
    detectives: tuple[Detective, ...]
    travel_log: tuple[Window, ...]


class ScotlandYardNotebook(Notebook, frozen=True, kw_only=True):
    """Where Mister X can be, station by station, and how likely each is."""

    stations: dict[int, float]


def view_of(state: ScotlandYard, viewer: int) -> ScotlandYardView:
    """Build a viewer's view: Mister X's own, or everybody's until the log is opened (SY-15)."""
    knows_all = viewer == MISTER_X or state.seat == OVER
    return ScotlandYardView(
        viewer=viewer,
        turn=state.seat,
        winners=tuple(state.winners()),
        phase=PHASES[state.phase],
        round=state.round,
        pawn=state.pawn,
        mister_x=_mister_x(state, knows_all),
        detectives=tuple(_detective(state, pawn) for pawn in range(1, state.detectives + 1)),
        travel_log=tuple(_window(state, window, knows_all) for window in range(1, state.moves + 1)),
    )


def _mister_x(state: ScotlandYard, knows_all: bool) -> MisterX:
    tickets = [
        state.stock[kind] if state.setup.counted else None for kind in (TAXI, BUS, UNDERGROUND)
    ]
    return MisterX(
        start=(state.log[0] or None) if knows_all else None,
        station=(state.stations[MISTER_X] or None) if knows_all or state.shown else None,
        shown=state.shown,
        black=state.stock[BLACK],
        double=state.stock[CARD],
        taxi=tickets[TAXI],
        bus=tickets[BUS],
        underground=tickets[UNDERGROUND],
    )


def _detective(state: ScotlandYard, pawn: int) -> Detective:
    return Detective(
        seat=state.owner(pawn),
        station=state.stations[pawn] or None,
        taxi=state.stock[pawn * STOCK + TAXI],
        bus=state.stock[pawn * STOCK + BUS],
        underground=state.stock[pawn * STOCK + UNDERGROUND],
    )


def _window(state: ScotlandYard, window: int, knows_all: bool) -> Window:
    ride = state.log[window]
    shown = state.opened[window] == 1
    return Window(
        ticket=TICKETS[ticket_of(ride)],
        station=station_of(ride) if knows_all or shown else None,
        shown=shown,
    )


def notebook_of(belief: StationBelief) -> ScotlandYardNotebook:
    """Write down the possible stations."""
    return ScotlandYardNotebook(
        stations={station: belief.weights[station] for station in belief.possible()}
    )
