"""Distances on Whitechapel's map, made once per board."""

from __future__ import annotations

import functools
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.weights import small_zeros
from gaslamp.games.whitechapel.actions import CIRCLE_CODES, CIRCLES, CROSSINGS
from gaslamp.games.whitechapel.board import BoardTables

FAR: Final = 99  # no way at all


class Distances:
    """How far Jack has to walk, and the policemen to stand beside him."""

    def __init__(self, board: BoardTables) -> None:
        """Measure everything."""
        self.board = board
        self.walks = small_zeros(CIRCLE_CODES * CIRCLE_CODES)  # circle, circle: Jack's walks
        self.beats = small_zeros(
            (CROSSINGS + 1) * CIRCLE_CODES
        )  # crossing, circle: steps to touch it
        self._measure_walks()
        self._measure_beats()

    def walk(self, start: i64, end: i64) -> i64:
        """Count Jack's walks between two circles."""
        return i64(self.walks[start * CIRCLE_CODES + end])

    def beat(self, crossing: i64, circle: i64) -> i64:
        """Count a policeman's steps until he touches a circle."""
        return i64(self.beats[crossing * CIRCLE_CODES + circle])

    def _measure_walks(self) -> None:
        board = self.board
        start: i64 = 0
        while start <= CIRCLES:
            row = _spread(vec[i64]([start]), board.walks.first, board.walks.items, CIRCLES)
            end: i64 = 0
            while end <= CIRCLES:
                self.walks[start * CIRCLE_CODES + end] = row[end]
                end += 1
            start += 1

    def _measure_beats(self) -> None:
        board = self.board
        for circle in board.circles:
            beside = vec[i64]()
            crossing: i64 = 1
            while crossing <= CROSSINGS:
                if board.touches(circle, crossing):
                    beside = append(beside, crossing)
                crossing += 1
            row = _spread(beside, board.steps.first, board.steps.items, CROSSINGS)
            crossing = 0
            while crossing <= CROSSINGS:
                self.beats[crossing * CIRCLE_CODES + circle] = row[crossing]
                crossing += 1


def _spread(starts: vec[i64], first: vec[i64], items: vec[i64], places: i64) -> vec[u8]:
    """Count the steps from the nearest of some places to every other."""
    far = small_zeros(places + 1)
    place: i64 = 0
    while place <= places:
        far[place] = u8(FAR)
        place += 1
    waiting = starts
    for start in starts:
        far[start] = u8(0)
    at: i64 = 0
    while at < len(waiting):
        place = waiting[at]
        i = first[place]
        while i < first[place + 1]:
            if i64(far[items[i]]) == FAR:
                far[items[i]] = u8(i64(far[place]) + 1)
                waiting = append(waiting, items[i])
            i += 1
        at += 1
    return far


@functools.cache
def distances_of(board: BoardTables) -> Distances:
    """Measure a board once."""
    return Distances(board)
