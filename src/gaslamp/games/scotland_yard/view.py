"""The views of Scotland Yard, built field by field from what the viewer may know."""

from __future__ import annotations

import functools

import msgspec
from msgspec import UNSET, UnsetType

from gaslamp.core.belief import KnownBelief
from gaslamp.core.board import ElementId
from gaslamp.core.state import OVER
from gaslamp.core.view import Notebook, Outcome, View, heading
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard.belief.station_belief import StationBelief
from gaslamp.games.scotland_yard.elements import pawn_id, station_id
from gaslamp.games.scotland_yard.endings import Ending
from gaslamp.games.scotland_yard.game_setup import (
    CARD,
    MISTER_X,
    STOCK,
    is_sighting_move,
)
from gaslamp.games.scotland_yard.phases import PHASES, Phase
from gaslamp.games.scotland_yard.rules.state import ScotlandYard

VERSION = 2


class Window(msgspec.Struct, frozen=True):
    """A window of the travel log: the ticket, and the station where it is known."""

    ticket: codes.Ticket
    station: ElementId | None
    shown: bool


class Detective(msgspec.Struct, frozen=True):
    """A detective's pawn: everything about it is public (SY-13)."""

    pawn: ElementId
    seat: int
    station: ElementId | None
    taxi: int
    bus: int
    underground: int


class MisterX(msgspec.Struct, frozen=True):
    """Mister X as a viewer knows him; his ordinary tickets only where they are counted (SY-12).

    `blacks` and `doubles` are what he begins with, `black` and `double` what is left.
    """

    start: ElementId | None
    station: ElementId | None
    shown: bool
    blacks: int
    doubles: int
    black: int
    double: int
    taxi: int | None
    bus: int | None
    underground: int | None


class ScotlandYardView(View, frozen=True, kw_only=True, tag="scotland_yard"):
    """The table as one viewer sees it.

    `round` counts to `rounds`, the travel log fills `windows`; he shows himself after `sightings`.
    """

    outcome: Outcome[Ending] | None = None
    phase: Phase
    round: int
    rounds: int
    windows: int
    sightings: tuple[int, ...]
    pawn: ElementId
    mister_x: MisterX
    detectives: tuple[Detective, ...]
    travel_log: tuple[Window, ...]


class ScotlandYardNotebook(Notebook, frozen=True, kw_only=True, tag="scotland_yard"):
    """Where Mister X can be, station by station, and how likely each is.

    To Mister X himself, where he is to ride, `left` tells how many stations each ticket would
    leave possible: 1 where he shows himself after the ride.
    """

    stations: dict[ElementId, float]
    left: dict[codes.Ticket, int] | UnsetType = UNSET


def view_of(state: ScotlandYard, viewer: int) -> ScotlandYardView:
    """Build a viewer's view: Mister X's own, or everybody's until the log is opened (SY-15)."""
    knows_all = viewer == MISTER_X or state.seat == OVER
    windows = state.setup.windows
    return ScotlandYardView(
        **heading(state, viewer, VERSION),
        phase=PHASES[state.phase],
        round=state.round,
        rounds=state.setup.rounds,
        windows=windows,
        sightings=tuple(
            move for move in range(1, windows + 1) if is_sighting_move(state.setup, move)
        ),
        pawn=pawn_id(state.pawn),
        mister_x=_mister_x(state, knows_all),
        detectives=tuple(_detective(state, pawn) for pawn in range(1, state.detectives + 1)),
        travel_log=tuple(_window(state, window, knows_all) for window in range(1, state.moves + 1)),
    )


def _place(station: int) -> ElementId | None:
    return station_id(station) if station else None


def _mister_x(state: ScotlandYard, knows_all: bool) -> MisterX:
    taxi, bus, underground = (
        state.stock[kind] if state.setup.counted else None
        for kind in (codes.TAXI, codes.BUS, codes.UNDERGROUND)
    )
    return MisterX(
        start=_place(state.log[0]) if knows_all else None,
        station=_place(state.stations[MISTER_X]) if knows_all or state.shown else None,
        shown=state.shown,
        blacks=state.setup.stock[codes.BLACK],
        doubles=state.setup.doubles,
        black=state.stock[codes.BLACK],
        double=state.stock[CARD],
        taxi=taxi,
        bus=bus,
        underground=underground,
    )


def _detective(state: ScotlandYard, pawn: int) -> Detective:
    first = pawn * STOCK
    return _detective_at(
        pawn,
        state.owner(pawn),
        state.stations[pawn],
        state.stock[first + codes.TAXI],
        state.stock[first + codes.BUS],
        state.stock[first + codes.UNDERGROUND],
    )


@functools.lru_cache(maxsize=4096)
def _detective_at(  # noqa: PLR0913, PLR0917  (its numbers)
    pawn: int, seat: int, station: int, taxi: int, bus: int, underground: int
) -> Detective:
    """Make a detective, once for the many views in which it stands there."""
    return Detective(pawn_id(pawn), seat, _place(station), taxi, bus, underground)


def _window(state: ScotlandYard, window: int, knows_all: bool) -> Window:
    ride = state.log[window]
    shown = state.opened >> window & 1 == 1
    return Window(
        ticket=codes.TICKETS[codes.ticket_of(ride)],
        station=station_id(codes.station_of(ride)) if knows_all or shown else None,
        shown=shown,
    )


def notebook_of(belief: StationBelief | KnownBelief) -> ScotlandYardNotebook:
    """Write down the possible stations; for Mister X, those the detectives can't exclude."""
    stations = belief.spectator_belief if isinstance(belief, KnownBelief) else belief
    assert isinstance(stations, StationBelief)
    return ScotlandYardNotebook(
        stations={station_id(one): stations.weights[one] for one in stations.possible()},
        left=_left_by_ticket(stations) if stations is not belief else UNSET,
    )


def _left_by_ticket(belief: StationBelief) -> dict[codes.Ticket, int] | UnsetType:
    """Count the stations that are possible after a ride by each ticket, as everybody knows it."""
    shows_himself = is_sighting_move(belief.table.setup, belief.table.moves + 1)
    told: dict[codes.Ticket, int] = {}
    for ticket, name in enumerate(codes.TICKETS):
        left = len(belief.after_ride(ticket))
        if left:
            told[name] = 1 if shows_himself else left
    return told or UNSET
