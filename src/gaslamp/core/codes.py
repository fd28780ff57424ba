"""Numbers of different kinds, which the type checker tells apart.

An `int` is a number that nobody has checked yet: what a client sends, what a bot returns.
`Journal.play` and `Game.view` take such numbers and check them. What is checked, or comes from the
engine, has one of these types, so a true action can't be handed over where a sight is meant.
"""

from __future__ import annotations

from typing import NewType, TypeGuard

from gaslamp.core.state import State

Action = NewType("Action", int)
"""The code of a true action, which some viewers may not know."""

Sight = NewType("Sight", int)
"""The code of an action as one viewer saw it, secrets blanked."""

ViewerId = NewType("ViewerId", int)
"""A seat's number, or `SPECTATOR`."""

Seat = NewType("Seat", ViewerId)
"""A seat's number, from 0. Every seat is a viewer."""


def as_seat(number: int) -> Seat:
    """Mark a number as a seat's, where it is known to be one."""
    return Seat(ViewerId(number))


def all_seats(count: int) -> list[Seat]:
    """List the seats of a game by number."""
    return [as_seat(number) for number in range(count)]


def is_seat(viewer: ViewerId) -> TypeGuard[Seat]:
    """Tell a seat from a spectator."""
    return viewer >= 0


def legal_actions(state: State) -> list[Action]:
    """List what may be done now, in ascending order; nothing once the game is over."""
    return [Action(int(action)) for action in state.legal_actions()]


def sight_of(state: State, action: int, viewer: int) -> Sight:
    """Tell what a viewer sees of an action that is about to be applied."""
    return Sight(int(state.sight(action, viewer)))
