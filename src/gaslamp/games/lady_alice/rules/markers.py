"""The deduction markers on Holmes's desk, zone by zone (LA-15 to LA-17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.bits import bit
from gaslamp.core.fields import FieldVisitor
from gaslamp.core.weights import small_zeros, zeros
from gaslamp.games.lady_alice.board import CATEGORIES, CLUES, SIZE
from gaslamp.games.lady_alice.game_setup import MARKERS, NO_VALUE, OF_EACH, VALUES

# A marker is a number: 1082 is the marker of seat 1 on clue 8, worth 2.
SEAT_STEP: Final = 1000
CLUE_STEP: Final = 10

STOCK: Final = VALUES + 1  # places in a stock: the markers left of each value, and of all
ALL: Final = VALUES


def seat_of(marker: i64) -> i64:
    """Give the player whose marker it is."""
    return marker // SEAT_STEP


def zone_of(marker: i64) -> i64:
    """Give the clue on whose zone a marker lies."""
    return marker % SEAT_STEP // CLUE_STEP


def value_of(marker: i64) -> i64:
    """Give what a marker is worth."""
    return marker % CLUE_STEP


class Desk:
    """The markers in the order in which they were placed. In a zone only the newest is face down.

    The rest are tables that follow from it.
    """

    def __init__(self, seats: i64, size: i64) -> None:
        """Make a desk without zones; `lay_out` draws them."""
        self.room: i64 = seats  # markers that a zone can take (LA-17, LA-33, LA-38)
        self.size: i64 = size
        self.markers = vec[i64]()
        self.newest = vec[u8]()  # by clue: how many markers there were with its newest; 0 for none
        self.heights = vec[u8]()  # by clue: how many markers lie there
        self.stock = vec[i64]()  # `STOCK` places for each player
        self.closed: i64 = 0  # the clues whose zones are full

    def fields(self, visitor: FieldVisitor) -> None:
        """Name what can change and follows from nothing else."""
        self.markers = visitor.numbers("markers", self.markers)

    def derived_fields(self, visitor: FieldVisitor) -> None:
        """Name the tables."""
        self.newest = visitor.small_numbers("newest", self.newest)
        self.heights = visitor.small_numbers("heights", self.heights)
        self.stock = visitor.numbers("stock", self.stock)
        self.closed = visitor.number("closed", self.closed)

    def lay_out(self) -> None:
        """Draw the zones, hand out the stocks and place the markers again, one by one."""
        placed = self.markers
        self.markers = vec[i64]()
        self.newest = small_zeros(CLUES)
        self.heights = small_zeros(CLUES)
        self.stock = zeros(self.room * STOCK)
        self._fill_stocks()
        self._close_unused()
        for marker in placed:
            self.place(seat_of(marker), zone_of(marker), value_of(marker))

    def _fill_stocks(self) -> None:
        place: i64 = 0
        while place < len(self.stock):
            self.stock[place] = MARKERS if place % STOCK == ALL else OF_EACH
            place += 1

    def _close_unused(self) -> None:
        """Close the zones of clues that a smaller desk does not have."""
        self.closed = 0
        for category in range(CATEGORIES):
            for place in range(self.size, SIZE):
                self.closed |= bit(category * SIZE + place)

    def place(self, seat: i64, clue: i64, value: i64) -> None:
        """Put a player's next marker on a zone for good (LA-16)."""
        self.markers = append(self.markers, seat * SEAT_STEP + clue * CLUE_STEP + value)
        self.stock[seat * STOCK + ALL] -= 1
        if value != NO_VALUE:
            self.stock[seat * STOCK + value] -= 1
        self.newest[clue] = u8(len(self.markers))
        height = i64(self.heights[clue]) + 1
        self.heights[clue] = u8(height)
        if height == self.room:
            self.closed |= bit(clue)

    def revalue(self, place: i64, value: i64) -> None:
        """Set the value of a marker that was unknown: it is revealed or assumed."""
        marker = self.markers[place]
        stock = seat_of(marker) * STOCK
        if value_of(marker) != NO_VALUE:
            self.stock[stock + value_of(marker)] += 1
        if value != NO_VALUE:
            self.stock[stock + value] -= 1
        self.markers[place] = marker - value_of(marker) + value

    def left(self, seat: i64, value: i64) -> i64:
        """Count a player's markers of a value that are not on the desk (LA-04)."""
        return self.stock[seat * STOCK + value]

    def all_left(self, seat: i64) -> i64:
        """Count all of a player's markers that are not on the desk."""
        return self.stock[seat * STOCK + ALL]

    def zone(self, clue: i64) -> list[int]:
        """List where a zone's markers stand among all of them, from the oldest on."""
        return [place for place, marker in enumerate(self.markers) if zone_of(marker) == clue]

    def beneath(self, clue: i64) -> i64:
        """Find the marker that lies under the newest of a zone."""
        place = i64(self.newest[clue]) - 2
        while zone_of(self.markers[place]) != clue:
            place -= 1
        return place

    def is_newest(self, place: i64) -> bool:
        """Tell whether a marker is the newest of its zone, and so lies face down (LA-15)."""
        return i64(self.newest[zone_of(self.markers[place])]) == place + 1
