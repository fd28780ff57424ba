"""Positions and games of Scotland Yard, made to measure for the tests."""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.core.journal import Journal
from gaslamp.core.options import options_from
from gaslamp.core.state import REFEREE, SPECTATOR
from gaslamp.games.scotland_yard import phases
from gaslamp.games.scotland_yard.actions import DEAL, HIDE, STEP, TAXI, TICKETS
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.game_setup import MISTER_X, STOCK
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from tests.games.with_fields import with_fields

NAMES = (*TICKETS, "double")
FAR = (1, 2, 3)  # stations in the north-west corner, away from where most tests play
EVERY_OPTIONS = tuple(
    ScotlandYardOptions(
        seats=seats, detectives=detectives, counted_tickets=counted, voluntary_reveal=voluntary
    )
    for seats, detectives in ((2, 3), (2, 4), (2, 5), (3, 4), (4, 3), (5, 4), (6, 5))
    for counted in (False, True)
    for voluntary in (False, True)
)


def agree(**agreed: object) -> ScotlandYardOptions:
    """Agree on options, checked."""
    return options_from(ScotlandYardOptions, agreed)


def deal(*stations: int, **agreed: object) -> Journal:
    """Begin a game with chosen start cards, Mister X's first."""
    journal = Journal(GAME, agree(**agreed))
    for station in stations:
        journal.replay(DEAL + station)
    return journal


def truth(journal: Journal) -> ScotlandYard:
    """Give a journal's state by its own type."""
    assert isinstance(journal.state, ScotlandYard)
    return journal.state


def position(mister_x: int, *detectives: int, **agreed: object) -> ScotlandYard:
    """Put the pawns on stations of our choice, in round 1, with Mister X to move."""
    if "seats" not in agreed:
        agreed["detectives"] = len(detectives)
    state = truth(deal(13, *(26, 29, 34, 50, 53)[: len(detectives)], **agreed))
    assert state.phase == phases.TURN
    put(state, mister_x, *detectives)
    return state


def change(state: ScotlandYard, **fields: bool | int | str | Sequence[int]) -> ScotlandYard:
    """Change named fields of a position; what follows from them follows."""
    state.copy_from(with_fields(state, **fields))
    return state


def put(state: ScotlandYard, mister_x: int, *detectives: int) -> None:
    """Put all the pawns on stations of our choice."""
    change(state, stations=[mister_x, *detectives])


def chase(mister_x: int, *detectives: int, **agreed: object) -> ScotlandYard:
    """Let Mister X arrive at a station by taxi, so that the first detective is to act."""
    board = position(mister_x, *detectives, **agreed).board
    start = next(
        end
        for end, kind in sorted(board.neighbours(mister_x))
        if kind == "taxi" and end not in detectives
    )
    state = position(start, *detectives, **agreed)
    move(state, f"taxi {mister_x}", *(["hide"] if state.setup.voluntary else []))
    return state


def move(state: ScotlandYard, *moves: str) -> ScotlandYard:
    """Carry out legal actions in notation; the referee speaks by himself, as in `follow`."""
    for written in moves:
        action = GAME.parse(written)
        while state.seat == REFEREE and action not in state.legal_actions():
            state.apply(state.legal_actions()[0])
        assert action in state.legal_actions(), f"{written} is not legal here: {legal(state)}"
        state.apply(action)
    return state


def end_round(state: ScotlandYard) -> ScotlandYard:
    """Let the detectives move, catching nobody, until Mister X's turn or the end."""
    while state.phase not in (phases.TURN, phases.ENDED):
        actions = [int(action) for action in state.legal_actions()]
        missing = [action for action in actions if action % STEP != state.stations[MISTER_X]]
        state.apply(HIDE if HIDE in actions else [*missing, *actions][0])
    return state


def legal(state: ScotlandYard) -> list[str]:
    """List the legal actions in notation."""
    return [GAME.notation(action) for action in state.legal_actions()]


def ends(state: ScotlandYard, ticket: str) -> set[int]:
    """List the stations that the pawn on turn may reach with a ticket."""
    rides = [action for action in state.legal_actions() if action // STEP == TICKETS.index(ticket)]
    return {ride % STEP for ride in rides}


def stock(state: ScotlandYard, pawn: int) -> dict[str, int]:
    """Count a pawn's tickets and cards."""
    return {name: state.stock[pawn * STOCK + place] for place, name in enumerate(NAMES)}


def give(state: ScotlandYard, pawn: int, **tickets: int) -> None:
    """Leave a pawn with just these tickets and cards."""
    stock = [int(left) for left in state.stock]
    stock[pawn * STOCK : (pawn + 1) * STOCK] = [tickets.get(name, 0) for name in NAMES]
    change(state, stock=stock)


def strand(state: ScotlandYard, *pawns: int) -> None:
    """Leave detectives without any ticket."""
    for pawn in pawns:
        give(state, pawn)


def come_to_move(state: ScotlandYard, number: int) -> None:
    """Let Mister X's next move be this one of his travel log."""
    log = [int(ride) for ride in state.log]
    filled = number - 1 - state.moves
    here = TAXI * STEP + int(state.stations[MISTER_X])
    log[state.moves + 1 : number] = [here] * filled
    change(state, log=log, moves=number - 1)


def sights(state: ScotlandYard, written: str) -> list[str]:
    """Tell what each seat and then a spectator would see of an action."""
    viewers = [*range(state.setup.seats), SPECTATOR]
    return [GAME.notation(state.sight(GAME.parse(written), viewer)) for viewer in viewers]
