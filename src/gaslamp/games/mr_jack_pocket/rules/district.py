"""The district: nine tiles with their walls, and the detectives who look into it."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import bit
from gaslamp.core.fields import FieldVisitor
from gaslamp.games.mr_jack_pocket.actions import LANE, ROTATE, SWAP, UNKNOWN
from gaslamp.games.mr_jack_pocket.board import CELLS, LINE, OPEN, SPACES, STARTS, BoardTables
from gaslamp.games.mr_jack_pocket.game_setup import EVERYBODY


class District:
    """What lies on the table for everybody to see.

    Sets of suspects, of their tiles and of cells hold one bit for each of the nine.
    """

    def __init__(self, board: BoardTables) -> None:
        """Make an empty place; `set_out` puts the detectives around it."""
        self.board = board
        self.tiles = vec[i64]()  # by cell: whose tile lies there
        self.walls = vec[i64]()  # by cell: the side of the tile's wall
        self.spaces = vec[i64]()  # by detective
        self.suspects: i64 = EVERYBODY  # the tiles on their suspect side
        self.rotated: i64 = 0  # tiles turned in this turn

    def set_out(self) -> None:
        """Put the detectives on their spaces (MP-02); no tile lies yet."""
        self.tiles = vec[i64]([UNKNOWN] * CELLS)
        self.walls = vec[i64]([OPEN] * CELLS)
        self.spaces = vec[i64](STARTS)

    def fields(self, visitor: FieldVisitor) -> None:
        """Name what can change."""
        self.tiles = visitor.numbers("tiles", self.tiles)
        self.walls = visitor.numbers("walls", self.walls)
        self.spaces = visitor.numbers("spaces", self.spaces)
        self.suspects = visitor.number("suspects", self.suspects)
        self.rotated = visitor.number("rotated", self.rotated)

    def move(self, detective: i64, steps: i64) -> None:
        """Go clockwise, on to spaces that others may hold (MP-09)."""
        space = self.spaces[detective] + steps
        self.spaces[detective] = space - SPACES if space > SPACES else space

    def rotate(self, cell: i64, quarters: i64) -> None:
        """Turn a tile clockwise by quarters (MP-11); the crossing looks the same."""
        self.rotated |= bit(self.tiles[cell])
        if self.walls[cell] != OPEN:
            self.walls[cell] = (self.walls[cell] + quarters) % 4

    def may_rotate(self, rotation: i64) -> bool:
        """Tell whether a tile may be turned: only once in a turn (MP-11)."""
        return self.rotated >> self.tiles[(rotation - ROTATE) // 3] & 1 == 0

    def rotations(self) -> vec[i64]:
        """List every tile not turned yet in this turn, three ways (MP-11)."""
        actions = vec[i64](capacity=27)
        rotation: i64 = ROTATE
        while rotation < SWAP:
            if self.may_rotate(rotation):
                actions = append(actions, rotation)
            rotation += 1
        return actions

    def sample_rotation(self, rng: Random) -> i64:
        """Draw one of them: a tile turned before is drawn again."""
        while True:
            rotation = rng.randrange(ROTATE, SWAP)
            if self.may_rotate(rotation):
                return rotation

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
        if (cleared & self.suspects) >> LANE & 1 == 1:
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
        lines, walls = self.board.lines, self.walls
        space = self.spaces[detective]
        near = walls[lines[3 * space]]
        middle = walls[lines[3 * space + 1]]
        far = walls[lines[3 * space + 2]]
        return self.board.seen[LINE * space + 25 * near + 5 * middle + far]

    def tiles_seen(self) -> i64:
        """Give the set of tiles in at least one line of sight."""
        board, tiles = self.board, self.tiles
        cells = self.cells_seen(0) | self.cells_seen(1) | self.cells_seen(2)
        seen: i64 = 0
        number: i64 = 0
        while number < board.counts[cells]:
            seen |= bit(tiles[board.member(cells, number)])
            number += 1
        return seen

    def suspects_left(self) -> i64:
        """Count the tiles on their suspect side."""
        return self.board.counts[self.suspects]
