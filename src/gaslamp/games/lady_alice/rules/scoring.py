"""The points of a solved case, in the rulebook's order (LA-24 to LA-30, LA-35)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from mypy_extensions import i64

from gaslamp.core.bits import bit, count
from gaslamp.core.literal_names import names_by_number
from gaslamp.games.lady_alice.board import CATEGORIES, category_mask
from gaslamp.games.lady_alice.rules.markers import Desk, seat_of, value_of, zone_of

MarkerFate: TypeAlias = Literal["false-lead", "owner-out", "zero", "counts"]

FALSE_LEAD: Final = 0  # removed: its clue is not in the solution
OWNER_OUT: Final = 1  # removed: its owner accused wrongly
ZERO: Final = 2  # removed: it is worth nothing
COUNTS: Final = 3

FATES: Final[tuple[MarkerFate, ...]] = names_by_number(MarkerFate, __name__)

EVERY_CLUE_BONUS: Final = 2
DOUBLE_BONUS: Final = 2
SUSPICION_BONUS: Final = 1
ACCUSATION_BONUS: Final = 3


class Points:
    """How a player's points came about."""

    def __init__(self) -> None:
        """Begin with none."""
        self.markers: i64 = 0
        self.every_clue: i64 = 0
        self.double: i64 = 0
        self.suspicion: i64 = 0
        self.accusation: i64 = 0

    @property
    def total(self) -> i64:
        """Add up markers and bonuses."""
        return self.markers + self.every_clue + self.double + self.suspicion + self.accusation


def fate(marker: i64, solution: i64, *, is_out: bool) -> i64:
    """Tell at which step a marker is removed (LA-24, LA-25, LA-26), or that it counts."""
    if solution >> zone_of(marker) & 1 == 0:
        return FALSE_LEAD
    if is_out:
        return OWNER_OUT
    return ZERO if value_of(marker) == 0 else COUNTS


def points_on_desk(desk: Desk, seat: i64, solution: i64, *, is_out: bool) -> Points:
    """Add up a player's markers (LA-27) and the bonuses for where they lie (LA-28, LA-35)."""
    points = Points()
    found: i64 = 0
    for marker in desk.markers:
        if seat_of(marker) == seat and fate(marker, solution, is_out=is_out) == COUNTS:
            points.markers += value_of(marker)
            found |= bit(zone_of(marker))
    if found == solution:
        points.every_clue = EVERY_CLUE_BONUS
    double = double_clues(solution)
    if double != 0 and found & double == double:
        points.double = DOUBLE_BONUS
    return points


def best(scores: list[float], accuser: i64) -> list[int]:
    """List the players with most points; a right accusation breaks the tie (LA-31)."""
    most = max(scores)
    if accuser >= 0 and scores[accuser] == most:
        return [accuser]
    return [seat for seat in range(len(scores)) if scores[seat] == most]


def double_clues(solution: i64) -> i64:
    """Give the two clues of the double category; none but with five players (LA-32)."""
    category: i64 = 0
    while category < CATEGORIES:
        clues = solution & category_mask(category)
        if count(clues) == 2:
            return clues
        category += 1
    return 0
