"""Moments of Scotland Yard that no recorded game comes to, printed in `words.txt` of its folder in
`tests/golden`.
"""

from __future__ import annotations

from gaslamp.games.scotland_yard.game_setup import ROUNDS
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from tests.games.scotland_yard.positions import (
    FAR,
    change,
    chase,
    give,
    move,
    position,
)
from tests.golden.words import Moment


def agreed(*moves: str) -> ScotlandYard:
    """Play where Mister X may show himself."""
    return move(position(104, 74, *FAR[:2], voluntary_reveal=True), *moves)


def without_doubles() -> ScotlandYard:
    """Leave Mister X no double card."""
    state = position(104, 74, *FAR[:2])
    give(state, 0, taxi=4, bus=3, underground=3, black=3)
    return state


def last_round() -> ScotlandYard:
    """Come to the last detective's last ride, far from Mister X."""
    return move(change(position(104, 74, *FAR[:2]), round=ROUNDS), "taxi 86", "taxi 58", "taxi 8")


MOMENTS: list[Moment] = [
    (without_doubles, ""),
    (lambda: agreed("double"), ""),
    (lambda: agreed("double", "taxi 86"), ""),
    (lambda: agreed("taxi 86"), ""),
    (lambda: agreed("taxi 86", "show", "at 86"), "take taxi"),
    (lambda: agreed("taxi 86", "show", "at 86"), "take underground"),
    (lambda: agreed("taxi 86", "hide", "taxi 92"), ""),
    (lambda: position(67, 2, *FAR[1:]), "underground 89"),
    (lambda: chase(104, 2, 10, 20), "stay"),
    (lambda: move(chase(2, 11, 33, 3), "taxi 10", "taxi 20"), "taxi 4"),
    (last_round, "taxi 10"),
]
