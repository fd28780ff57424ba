"""How far detectives are from each station, in rides, with the tickets that they have left."""

from __future__ import annotations

import functools
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.bits import bit
from gaslamp.core.weights import small_zeros
from gaslamp.games.scotland_yard.actions import STATIONS, STEP
from gaslamp.games.scotland_yard.board import HANDS, BoardTables

HAND: Final = 8  # sets of a detective's three kinds of tickets
TABLE: Final = STEP * STEP  # distances with one such set
FAR: Final = 12  # rides: so far, or not to be reached at all


class Distances:
    """The rides from each station to each other, for each set of tickets; made when first needed.

    `rides[row(station, hand) + end]` is the distance, at most `FAR`.
    """

    def __init__(self, board: BoardTables) -> None:
        """Make no table yet."""
        self.board: Final = board
        self.rides: Final = small_zeros(HAND * TABLE)
        self.made: i64 = 0  # the sets of tickets whose table is there, as bits

    def row(self, station: i64, hand: i64) -> i64:
        """Find where the distances from a station begin."""
        hand &= HAND - 1
        if not self.made & bit(hand):
            self._make(hand)
        return hand * TABLE + station * STEP

    def _make(self, hand: i64) -> None:
        self.made |= bit(hand)
        station: i64 = 0
        while station <= STATIONS:
            self._search_from(station, hand)
            station += 1

    def _search_from(self, station: i64, hand: i64) -> None:
        """Search the board breadth-first from a station."""
        rides = self.rides
        row = hand * TABLE + station * STEP
        end: i64 = 0
        while end <= STATIONS:
            rides[row + end] = u8(FAR)
            end += 1
        rides[row + station] = u8(0)
        ring = vec[i64]([station])
        reached: i64 = 0
        while reached < len(ring):
            ring = self._add_next(ring, ring[reached], row, hand)
            reached += 1

    def _add_next(self, ring: vec[i64], station: i64, row: i64, hand: i64) -> vec[i64]:
        rides = self.rides
        away = i64(rides[row + station]) + 1
        place = station * HANDS + hand
        ride = i64(self.board.first[place])
        while ride < i64(self.board.past[place]):
            end = i64(self.board.ends[ride])
            if away < i64(rides[row + end]):
                rides[row + end] = u8(away)
                ring = append(ring, end)
            ride += 1
        return ring


@functools.cache
def distances_of(board: BoardTables) -> Distances:
    """Give a board's distances, the same to everybody who asks."""
    return Distances(board)
