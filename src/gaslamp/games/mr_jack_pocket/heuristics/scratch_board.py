"""A scratch district: what an action would bring into sight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.core.bits import bit
from gaslamp.core.weights import zeros
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket.board import CELLS, LINE, OPEN, SETS, SPACES, BoardTables
from gaslamp.games.mr_jack_pocket.game_setup import EVERYBODY, JACK
from gaslamp.games.mr_jack_pocket.rules.district import District

MOST_USES: Final = 40  # more than a token has


class ScratchBoard:
    """Tiles, walls and detectives, which are moved and put back."""

    def __init__(self, board: BoardTables) -> None:
        """Make room."""
        self.board = board
        self.tiles = zeros(CELLS)
        self.walls = zeros(CELLS)
        self.spaces = zeros(3)
        self.rotated: i64 = 0
        self.suspects: i64 = EVERYBODY
        self.found = zeros(MOST_USES)  # sets of suspects in sight
        self.found_count: i64 = 0
        self.marks = zeros(SETS)
        self.mark: i64 = 0

    def lay(self, district: District) -> None:
        """Copy what lies on the table."""
        cell: i64 = 0
        while cell < CELLS:
            self.tiles[cell] = district.tiles[cell]
            self.walls[cell] = district.walls[cell]
            cell += 1
        self.spaces[0] = district.spaces[0]
        self.spaces[1] = district.spaces[1]
        self.spaces[2] = district.spaces[2]
        self.rotated = district.rotated
        self.suspects = district.suspects

    # What is in sight.

    def cells_seen(self, space: i64) -> i64:
        """Give the cells in sight from a space."""
        lines = self.board.lines
        walls = self.walls
        first = 3 * space
        line = 25 * walls[lines[first]] + 5 * walls[lines[first + 1]] + walls[lines[first + 2]]
        return self.board.seen[LINE * space + line]

    def tiles_on(self, cells: i64) -> i64:
        """Give the tiles that lie on some cells."""
        tiles: i64 = 0
        cell: i64 = 0
        while cells:
            if cells & 1:
                tiles |= bit(self.tiles[cell])
            cells >>= 1
            cell += 1
        return tiles

    def seen(self) -> i64:
        """Give the tiles in sight now."""
        spaces = self.spaces
        return self.tiles_on(
            self.cells_seen(spaces[0]) | self.cells_seen(spaces[1]) | self.cells_seen(spaces[2])
        )

    # Doing and undoing.

    def do(self, action: i64) -> None:
        """Carry out the use of a token in thought."""
        if action < codes.JOKER_NONE:
            self.step(codes.detective_of(action), codes.steps_of(action))
        elif action >= codes.SWAP:
            self.exchange(action - codes.SWAP)
        elif action >= codes.ROTATE:
            rotation = action - codes.ROTATE
            self.rotated ^= bit(self.tiles[rotation // 3])
            self.rotate(rotation // 3, 1 + rotation % 3)

    def undo(self, action: i64) -> None:
        """Take it back."""
        if action < codes.JOKER_NONE:
            self.step(codes.detective_of(action), SPACES - codes.steps_of(action))
        elif action >= codes.SWAP:
            self.exchange(action - codes.SWAP)
        elif action >= codes.ROTATE:
            rotation = action - codes.ROTATE
            self.rotated ^= bit(self.tiles[rotation // 3])
            self.rotate(rotation // 3, 3 - rotation % 3)

    def step(self, detective: i64, steps: i64) -> None:
        """Let a detective go on clockwise."""
        space = self.spaces[detective] + steps
        self.spaces[detective] = space - SPACES if space > SPACES else space

    def rotate(self, cell: i64, quarters: i64) -> None:
        """Turn a tile; the crossing looks the same."""
        if self.walls[cell] != OPEN:
            self.walls[cell] = (self.walls[cell] + quarters) & 3

    def exchange(self, pair: i64) -> None:
        """Let two tiles change places."""
        a = self.board.first_cells[pair]
        b = self.board.second_cells[pair]
        tile = self.tiles[a]
        wall = self.walls[a]
        self.tiles[a] = self.tiles[b]
        self.walls[a] = self.walls[b]
        self.tiles[b] = tile
        self.walls[b] = wall

    # What a last action can bring about.

    def find(self, face: i64, seat: i64) -> None:
        """Find the sets of tiles that a token can bring into sight, each once."""
        self.mark += 1
        self.found_count = 0
        if face == codes.ROTATION:
            self.find_by_rotation()
        elif face == codes.EXCHANGE:
            pair: i64 = 0
            while pair < codes.DRAW - codes.SWAP:
                self.exchange(pair)
                self.note(self.seen())
                self.exchange(pair)
                pair += 1
        elif face == codes.JOKER:
            self.find_by_joker(seat)
        elif face == codes.ALIBI:
            self.note(self.seen())
        else:
            self.find_by_steps(face, 1)
            self.find_by_steps(face, 2)

    def find_by_rotation(self) -> None:
        """Turn each tile that was not turned yet in all ways."""
        cell: i64 = 0
        while cell < CELLS:
            if self.rotated >> self.tiles[cell] & 1 == 0:
                quarters: i64 = 0
                while quarters < 3:
                    self.rotate(cell, 1)
                    self.note(self.seen())
                    quarters += 1
                self.rotate(cell, 1)
            cell += 1

    def find_by_joker(self, seat: i64) -> None:
        """Find what is seen after the Joker: a detective goes on, or for Jack all stay (MP-10)."""
        detective: i64 = 0
        while detective < 3:
            self.find_by_steps(detective, 1)
            detective += 1
        if seat == JACK:
            self.note(self.seen())

    def find_by_steps(self, detective: i64, steps: i64) -> None:
        """Find what is seen after a detective has gone a number of spaces."""
        self.step(detective, steps)
        self.note(self.seen())
        self.step(detective, SPACES - steps)

    def note(self, seen: i64) -> None:
        """Keep a set of tiles in sight, unless it is there already."""
        seen &= self.suspects
        if self.marks[seen] != self.mark:
            self.marks[seen] = self.mark
            self.found[self.found_count] = seen
            self.found_count += 1
