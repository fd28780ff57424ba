"""Scotland Yard in a few streets by the river: games soon end in all ways, with few worlds."""

from __future__ import annotations

import functools
from typing import Final

from gaslamp.games.scotland_yard.board import Board, london
from gaslamp.games.scotland_yard.game import ScotlandYardGame
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules import ScotlandYard, set_table
from gaslamp.games.scotland_yard.table import Setup

STATIONS: Final = (
    *(108, 115, 116, 117, 118, 127, 128, 129, 133, 134, 140, 141, 142, 143),
    *(154, 155, 156, 157, 158, 169, 170, 184, 185),
)
STARTS: Final = (116, 117, 129, 134, 141, 155)


@functools.cache
def few_streets() -> Board:
    """Cut the lines between some stations out of London, the ferry's among them."""
    lines = [line for line in london().lines if line[0] in STATIONS and line[1] in STATIONS]
    return Board(lines, list(STARTS))


class SmallScotlandYard(ScotlandYardGame):
    """The whole game, in a few streets."""

    def set_up(self, options: ScotlandYardOptions) -> ScotlandYard:
        """Set the table."""
        return set_table(
            Setup(
                few_streets(),
                options.seats,
                options.pawns,
                counted=options.counted_tickets,
                voluntary=options.voluntary_reveal,
            )
        )


SMALL = SmallScotlandYard()
