"""Short nights in a few streets of Whitechapel: few enough worlds to list them all."""

from __future__ import annotations

import functools
from typing import Final

from gaslamp.games.whitechapel.board import BoardTables, whitechapel
from gaslamp.games.whitechapel.game import WhitechapelGame
from gaslamp.games.whitechapel.game_setup import COLUMN_1
from gaslamp.games.whitechapel.streets import Streets, is_circle, number

CIRCLES: Final = (65, 84, 66, 67, 85, 86, 99, 100, 51, 101, 83)
RED: Final = 8  # the first of them; the others can be hideouts
YELLOW: Final = 7  # the first crossings
LAST_COLUMN: Final = COLUMN_1 + 3


def part(circles: tuple[int, ...]) -> Streets:
    """Cut the streets between some circles out of the board, with marks put anew."""
    printed = whitechapel().streets
    places = {f"c{circle}" for circle in circles}
    near = {end for place in places for end in printed.next[place] if not is_circle(end)}
    kept = {crossing for crossing in near if len(printed.next[crossing] & (places | near)) > 1}
    inside = places | kept
    return Streets(
        [(one, other) for one in inside for other in printed.next[one] & inside if one < other],
        [sorted(set(block) & set(circles)) for block in printed.blocks],
        red=list(circles[:RED]),
        yellow=sorted(map(number, kept))[:YELLOW],
    )


@functools.cache
def few_streets() -> BoardTables:
    """Take the circles around 84."""
    return BoardTables(part(CIRCLES))


class SmallWhitechapel(WhitechapelGame):
    """The whole game, on a few streets and with a short track."""

    name = "small_whitechapel"
    variant_of = "whitechapel"
    last_column = LAST_COLUMN

    def plan(self) -> BoardTables:
        """Take the few streets."""
        return few_streets()


SMALL = SmallWhitechapel()
