"""The district: nine tiles with their walls, and the detectives who look into it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.mr_jack_pocket.actions import LANE, UNKNOWN
from gaslamp.games.mr_jack_pocket.board import OPEN, SPACES, STARTS, Board
from gaslamp.games.mr_jack_pocket.table import EVERYBODY

ONE: Final[i64] = 1


class District:
    """What lies on the table for everybody to see.

    Sets of suspects, of their tiles and of cells hold one bit for each of the nine.
    """

    def __init__(self, board: Board) -> None:
        """Make an empty place; `empty_district` puts the detectives around it."""
        self.board = board
        self.tiles = vec[i64]()  # by cell: whose tile lies there
        self.walls = vec[i64]()  # by cell: the side of the tile's wall
        self.spaces = vec[i64]()  # by detective
        self.suspects: i64 = EVERYBODY  # the tiles on their suspect side

    def clone(self) -> District:
        """Copy everything that can change."""
        copy = District(self.board)
        copy.tiles = self.tiles[:]
        copy.walls = self.walls[:]
        copy.spaces = self.spaces[:]
        copy.suspects = self.suspects
        return copy

    def move(self, detective: i64, steps: i64) -> None:
        """Go clockwise, on to spaces that others may hold (MP-09)."""
        self.spaces[detective] = (self.spaces[detective] + steps) % SPACES

    def rotate(self, cell: i64, quarters: i64) -> None:
        """Turn a tile clockwise by quarters (MP-11); the crossing looks the same."""
        if self.walls[cell] != OPEN:
            self.walls[cell] = (self.walls[cell] + quarters) % 4

    def exchange(self, a: i64, b: i64) -> None:
        """Let two tiles change places; their walls keep their directions (MP-12)."""
        tile = self.tiles[a]
        wall = self.walls[a]
        self.tiles[a] = self.tiles[b]
        self.walls[a] = self.walls[b]
        self.tiles[b] = tile
        self.walls[b] = wall

    def clear(self, cleared: i64) -> None:
        """Turn tiles to their empty side; the walls stay, the grey one's barricade goes (MP-17)."""
        if cleared >> LANE & 1 == 1:
            self.walls[self.cell_of(LANE)] = OPEN
        self.suspects &= ~cleared

    def cell_of(self, suspect: i64) -> i64:
        """Find the cell of a suspect's tile."""
        cell: i64 = 0
        while self.tiles[cell] != suspect:
            cell += 1
        return cell

    def cells_seen(self, detective: i64) -> i64:
        """Give the set of cells in a detective's line of sight (MP-16)."""
        board = self.board
        space = self.spaces[detective]
        a = self.walls[board.lines[3 * space]]
        b = self.walls[board.lines[3 * space + 1]]
        c = self.walls[board.lines[3 * space + 2]]
        return board.seen[125 * space + 25 * a + 5 * b + c]

    def tiles_seen(self) -> i64:
        """Give the set of tiles in at least one line of sight."""
        cells = self.cells_seen(0) | self.cells_seen(1) | self.cells_seen(2)
        tiles: i64 = 0
        cell: i64 = 0
        while cell < 9:
            if cells >> cell & 1 == 1:
                tiles |= ONE << self.tiles[cell]
            cell += 1
        return tiles

    def suspects_left(self) -> i64:
        """Count the tiles on their suspect side."""
        return self.board.counts[self.suspects]


def empty_district(board: Board) -> District:
    """Put the detectives on their spaces (MP-02); no tile lies yet."""
    district = District(board)
    district.tiles = vec[i64]([UNKNOWN] * 9)
    district.walls = vec[i64]([OPEN] * 9)
    district.spaces = vec[i64](STARTS)
    return district
