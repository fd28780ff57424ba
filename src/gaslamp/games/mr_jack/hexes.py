"""The hexes of Whitechapel: their names, what is on them, which ones touch (MJ-01).

A hex is named by its column, a to m from west to east, and a number. Hexes have flat tops: in one
column they touch from north to south, and rows count half a hex each.
"""

from __future__ import annotations

from typing import Final

from gaslamp.core.data_files import read_data

STREET: Final = "street"
LAMP: Final = "lamp"
DIRECTIONS: Final = ("n", "ne", "se", "s", "sw", "nw")
STEPS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
EXITS: Final = ("nw", "ne", "sw", "se")


class Hex:
    """One hex: its kind, the boards on which it has a manhole, the exit it touches."""

    def __init__(self, name: str, kind: str, manhole: str, leads_out: str) -> None:
        """Work out the hex's place from its name."""
        self.name = name
        self.kind = kind
        self.manhole = manhole
        self.leads_out = leads_out
        self.column = ord(name[0]) - ord("a")
        self.row = 15 + self.column - 2 * int(name[1:])

    def has_manhole(self, board: str) -> bool:
        """Tell whether a board has a manhole here."""
        return self.manhole in (board, "both")


HEXES: Final = [Hex(row[0], row[1], row[2], row[3]) for row in read_data("mr_jack", "hexes.csv")]
BY_PLACE: Final = {(hex_.column, hex_.row): hex_ for hex_ in HEXES}

# The names that actions and tables number: a street is its index in `STREETS`, and so on.
STREETS: Final = [hex_.name for hex_ in HEXES if hex_.kind == STREET]
LAMP_PLACES: Final = [hex_.name for hex_ in HEXES if hex_.kind == LAMP]
MANHOLES: Final = [hex_.name for hex_ in HEXES if hex_.manhole]  # of both boards


def step(hex_: Hex, direction: int) -> Hex | None:
    """Give the next hex in a direction; None at the edge of the board."""
    across, down = STEPS[direction]
    return BY_PLACE.get((hex_.column + across, hex_.row + down))


def neighbours(hex_: Hex) -> list[Hex]:
    """List the hexes that touch this one."""
    found = [step(hex_, direction) for direction in range(len(STEPS))]
    return [other for other in found if other is not None]
