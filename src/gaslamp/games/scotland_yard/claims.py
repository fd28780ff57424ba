"""Claims: tests of whether the reasons of refusals in Scotland Yard are true."""

from __future__ import annotations

from gaslamp.core.claim import Claim, RefusedAction
from gaslamp.core.text import Text
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard.game_setup import CARD, MISTER_X, STOCK
from gaslamp.games.scotland_yard.rules.state import ScotlandYard


def _state(refused: RefusedAction) -> ScotlandYard:
    state = refused.state
    assert isinstance(state, ScotlandYard)
    return state


def _lines(refused: RefusedAction) -> set[str]:
    """List what runs between the stations of the reason, which are where the pawn is and goes."""
    state, start, end = _state(refused), refused.args["start"], refused.args["end"]
    assert start == state.stations[state.pawn]
    assert end == codes.station_of(refused.action)
    assert isinstance(start, int)
    assert isinstance(end, int)
    return set(state.board.transports(start, end))


def _has_no(ticket: str) -> Claim:
    def claim(refused: RefusedAction) -> bool:
        state, who = _state(refused), refused.args["who"]
        assert isinstance(who, Text)
        named = MISTER_X if who.key == "scotland-yard-mister-x" else who.args.get("number")
        left = state.stock[state.pawn * STOCK + codes.TICKETS.index(ticket)]
        counted = state.pawn != MISTER_X or ticket == "black" or state.setup.counted
        return named == state.pawn and counted and left == 0

    return claim


def _is_guarded(refused: RefusedAction) -> bool:
    state, station = _state(refused), refused.args["station"]
    return station in list(state.stations)[MISTER_X + 1 :]


def _second_follows(state: ScotlandYard, ride: int) -> bool:
    """Tell whether Mister X could go on from the end of a ride, its ticket spent (SY-27)."""
    tickets: dict[str, int] = dict(zip(codes.TICKETS, map(int, state.stock), strict=False))
    spent = codes.TICKETS[codes.ticket_of(ride)]
    if spent == "black" or state.setup.counted:
        tickets[spent] -= 1
    taken = list(state.stations)[MISTER_X + 1 :]
    return any(
        tickets.get(kind, 0) > 0 or tickets["black"] > 0
        for end, kind in state.board.neighbours(codes.station_of(ride))
        if end not in taken
    )


def _allows_no_double(refused: RefusedAction) -> bool:
    state = _state(refused)
    rides = (int(action) for action in state.legal_actions() if codes.is_ride(action))
    return not any(_second_follows(state, ride) for ride in rides)


BY_KEY: dict[str, Claim] = {
    "no-line-taxi": lambda r: "taxi" not in _lines(r),
    "no-line-bus": lambda r: "bus" not in _lines(r),
    "no-line-underground": lambda r: "underground" not in _lines(r),
    "no-line-black": lambda r: not _lines(r),
    "no-black": lambda r: _state(r).pawn != MISTER_X,
    "no-taxi-ticket": _has_no("taxi"),
    "no-bus-ticket": _has_no("bus"),
    "no-underground-ticket": _has_no("underground"),
    "no-black-ticket": _has_no("black"),
    "guarded": _is_guarded,
    "no-second": lambda r: not _second_follows(_state(r), r.action),
    "no-double-card": lambda r: _state(r).stock[CARD] == 0,
    "double-blocked": _allows_no_double,
}
CLAIMS = {f"scotland-yard-{key}": claim for key, claim in BY_KEY.items()}
