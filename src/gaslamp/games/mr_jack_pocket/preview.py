"""What a move in Mr. Jack Pocket would bring into sight, from what lies open on the table."""

from __future__ import annotations

from gaslamp.core.board import name_of
from gaslamp.core.choice import Preview
from gaslamp.core.text import text
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket import elements
from gaslamp.games.mr_jack_pocket.board import CELLS, OPEN, SPACES, line, look
from gaslamp.games.mr_jack_pocket.view import MrJackPocketView, Tile


class _Streets:
    """The tiles, their walls and the detectives of a view, to try a move on."""

    def __init__(self, view: MrJackPocketView) -> None:
        placed = {codes.CELLS.index(name_of(tile.tile)): tile for tile in view.tiles}
        self.tiles: list[Tile] = [placed[cell] for cell in range(CELLS)]
        self.walls = [
            OPEN if tile.wall is None else codes.SIDES.index(tile.wall) for tile in self.tiles
        ]
        self.spaces = [int(name_of(one.space)) for one in view.detectives]

    def sees(self, detective: int) -> list[int]:
        """List the cells in a detective's line of sight (MP-16), nearest first."""
        space = self.spaces[detective]
        near, middle, far = (self.walls[cell] for cell in line(space))
        seen = look(space, 25 * near + 5 * middle + far)
        return [cell for cell in line(space) if seen >> cell & 1]

    def seen(self) -> list[Tile]:
        """List the tiles in at least one line of sight."""
        cells = {cell for number in range(len(self.spaces)) for cell in self.sees(number)}
        return [self.tiles[cell] for cell in sorted(cells)]

    def exchange(self, one: int, other: int) -> None:
        """Let two tiles change places; their walls keep their directions (MP-12)."""
        self.tiles[one], self.tiles[other] = self.tiles[other], self.tiles[one]
        self.walls[one], self.walls[other] = self.walls[other], self.walls[one]


def preview(view: MrJackPocketView, action: int) -> Preview | None:
    """Say what a call after a move would tell; nothing for what is no move on the streets."""
    streets = _Streets(view)
    place = side = ""
    sees: tuple[str, ...] = ()
    if codes.is_move(action):
        number = int(codes.detective_of(action))
        steps = int(codes.steps_of(action))
        streets.spaces[number] = (streets.spaces[number] + steps - 1) % SPACES + 1
        place = elements.space_id(streets.spaces[number])
        sees = tuple(elements.tile_id(cell) for cell in streets.sees(number))
    elif codes.is_rotation(action):
        cell, turn = divmod(action - codes.ROTATE, len(codes.TURNS))
        if streets.walls[cell] != OPEN:
            streets.walls[cell] = (streets.walls[cell] + turn + 1) % len(codes.SIDES)
            side = codes.SIDES[streets.walls[cell]]
    elif codes.is_exchange(action):
        streets.exchange(*codes.PAIRS[action - codes.SWAP])
    else:
        return None
    seen = [tile for tile in streets.seen() if not tile.cleared]
    left = sum(not tile.cleared for tile in view.tiles)
    return Preview(
        text("mr-jack-pocket-call-then", seen=len(seen), unseen=left - len(seen)),
        place=place,
        side=side,
        sees=sees,
        seen=tuple(tile.suspect for tile in seen),
    )
