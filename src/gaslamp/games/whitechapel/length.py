"""How long a game of Letters from Whitechapel can be, from what was agreed."""

from __future__ import annotations

from gaslamp.games.whitechapel.actions import POLICEMEN
from gaslamp.games.whitechapel.game_setup import (
    BLANKS,
    COLUMN_I,
    DOUBLE_EVENT,
    NIGHTS,
    TOKENS_OF_PATROL,
    Setup,
)

WAITS = COLUMN_I  # the marker goes from one end of V to I to the other


def longest_game(setup: Setup) -> int:
    """Bound the number of actions: the hideout, then four nights as long as a night can be."""
    return 1 + sum(_night(setup, night) for night in range(NIGHTS))


def _night(setup: Setup, night: int) -> int:
    """Count the actions of a night: an evening, some waits, a murder, and a hunt."""
    waits = range(WAITS + 1)
    return _evening(setup, night) + max(
        waited * _wait(setup, night) + _murder(night, waited) + _hunt(setup, night, waited)
        for waited in waits
    )


def _evening(setup: Setup, night: int) -> int:
    """Count the tokens placed, laid and turned up; no place is chosen where all are taken."""
    women = setup.women[night] + BLANKS
    placed = women if len(setup.board.red) > women else 0
    patrols = TOKENS_OF_PATROL if night == 0 else TOKENS_OF_PATROL - POLICEMEN
    posted = patrols if len(setup.board.yellow) > patrols else 0
    head = 1 if setup.seats > 2 else 0
    return placed + women + head + posted + TOKENS_OF_PATROL + women


def _wait(setup: Setup, night: int) -> int:
    """Count a wait: all but the last are called, all are led, and a patrol is turned up."""
    patrols_move = setup.variants.preserved_scenes
    movers = TOKENS_OF_PATROL if patrols_move else setup.women[night]
    return 1 + (movers - 1) + movers + 2


def _murder(night: int, waited: int) -> int:
    """Count one murder, or two and their order, and the patrols that are still face down."""
    return (3 if night == DOUBLE_EVENT else 1) + TOKENS_OF_PATROL - waited


def _hunt(setup: Setup, night: int, waited: int) -> int:
    """Count the columns left: in each Jack walks and speaks; between them the police act.

    A coach or an alley would take fewer actions for its columns.
    """
    marker = waited if setup.variants.time_of_crime else COLUMN_I - waited
    columns = setup.last_column - marker
    if night == DOUBLE_EVENT:
        return 2 * (columns - 1) + (columns - 1) * _police(setup)
    return 2 * columns + (columns - 1) * _police(setup)


def _police(setup: Setup) -> int:
    """Count a turn of the police: all but the last are named, all move, act and ask."""
    touched = setup.board.touched
    beside = sorted(int(touched.length(place)) for place in range(len(touched.first) - 1))
    asked = 2 * sum(beside[-POLICEMEN:])
    named = POLICEMEN - 1
    return (named if setup.variants.engaged_police else 2 * named) + POLICEMEN + asked
