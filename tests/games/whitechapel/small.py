"""Games on a few streets of Whitechapel, small enough to list every possible world."""

from __future__ import annotations

import functools

from gaslamp.core.facts import facts
from gaslamp.games.whitechapel.board import Board, whitechapel
from gaslamp.games.whitechapel.game import WhitechapelGame
from gaslamp.games.whitechapel.streets import Streets

RED = 8
YELLOW = 7


def part(circles: list[int], *, red: int = RED) -> Streets:
    """Cut the streets between some circles out of the board, with marks put anew."""
    printed = whitechapel().streets
    places = {f"c{circle}" for circle in circles}
    near = {p for place in places for p in printed.next[place] if p.startswith("x")}
    kept = {x for x in near if len(printed.next[x] & (places | near)) > 1}
    lines = [(a, b) for a, b in (tuple(row) for row in facts("whitechapel", "edges.csv"))]
    inside = places | kept
    streets = [(a, b) for a, b in lines if a in inside and b in inside]
    crossings = sorted(int(place[1:]) for place in kept)
    return Streets(
        streets,
        [sorted(set(block) & set(circles)) for block in printed.blocks],
        red=circles[:red],
        yellow=crossings[:YELLOW],
    )


@functools.cache
def few_streets() -> Board:
    """Take fourteen circles around 84, six of which can be hideouts."""
    return Board(part([65, 84, 66, 67, 85, 86, 99, 100, 51, 50, 68, 87, 101, 83]))


class SmallWhitechapel(WhitechapelGame):
    """The whole game, on a few streets."""

    def board(self) -> Board:
        return few_streets()


SMALL = SmallWhitechapel()
