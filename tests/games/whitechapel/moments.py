"""Moments of a game that many tests look at."""

from __future__ import annotations

from gaslamp.games.whitechapel.game_setup import COLUMN_V
from gaslamp.games.whitechapel.rules.state import Whitechapel
from tests.games.whitechapel.positions import evening, hell, hunt, inquiry, move, until
from tests.games.with_fields import with_fields


def two_murders() -> Whitechapel:
    """Kill twice in the night of the double event."""
    state = hell(night=2)
    one, other, _ = sorted(state.women)
    return move(state, f"kill {one}", f"kill {other}")


def third_evening() -> Whitechapel:
    """Come to the third night, with two crime scenes."""
    state = with_fields(hunt(84, hideout=85, night=2), scenes=[3, 50])
    return move(state, "walk 85", "home")


def blank_first() -> Whitechapel:
    """Lay the first token, a blank one."""
    return move(evening(), "blank 3")


def called(**fields: list[int]) -> Whitechapel:
    """Call a woman on 84, with no police near."""
    women = {"women": [84, 191, 192, 193, 194], "patrols": [*range(228, 235)]}
    return move(with_fields(move(hell(), "wait"), **(women | fields)), "call 84")


def stuck() -> Whitechapel:
    """Put a patrol on every crossing that touches 84."""
    near = sorted(hunt(84).board.streets.touching(84))
    state = move(hell(), "wait")
    patrols = [*near, *range(228, 235)][:7]
    return with_fields(state, women=[84, 191, 192, 193, 194], patrols=patrols)


def patrols(*moves: str) -> Whitechapel:
    """Play with patrols that move when Jack waits."""
    return move(hell(preserved_scenes=True), *moves)


def turned(crossing: str) -> Whitechapel:
    """Let Jack point at a patrol; the last two that were laid are the decoys."""
    state = until(evening(), "faces")
    move(state, *(f"patrol x{x} real" for x in (42, 45, 58, 138, 143)))
    return move(until(move(until(state, "murder"), "wait"), "turning"), f"turn {crossing}")


def naming(**agreed: bool) -> Whitechapel:
    """Come to the naming of the first policeman who moves."""
    return move(hunt(84, 42, hideout=50, column="1", **agreed), "walk 85", "go on")


def acting(jack: int = 150, **agreed: bool) -> Whitechapel:
    """Come to what Blue does on x42, after a visit of Jack's to 30."""
    return move(inquiry(jack, 42, visited=(30,), **agreed), "next blue")


def surrounded(coaches: int, alleys: int) -> Whitechapel:
    """Put policemen on every way from 61, with Jack there."""
    crossings = sorted(hunt(61).board.streets.touching(61))
    return with_fields(inquiry(61, *crossings, 159), coaches=coaches, alleys=alleys)


def last_hour(night: int = 0) -> Whitechapel:
    """Put the marker at its end."""
    return with_fields(hell(night=night), marker=COLUMN_V)
