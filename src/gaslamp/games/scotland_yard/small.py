"""Scotland Yard in a few streets by the river: games soon end in all ways, with few worlds."""

from __future__ import annotations

import functools
from typing import Annotated, Final

from msgspec import Meta

from gaslamp.core.text import Text
from gaslamp.games.scotland_yard.board import BoardTables, london
from gaslamp.games.scotland_yard.game import ScotlandYardGame
from gaslamp.games.scotland_yard.game_setup import ROUNDS, Equipment
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules.state import ScotlandYard

STATIONS: Final = (
    *(108, 115, 116, 117, 118, 127, 128, 129, 133, 134, 140, 141, 142, 143),
    *(154, 155, 156, 157, 158, 169, 170, 184, 185),
)
STARTS: Final = (116, 117, 129, 134, 141, 155)


BLOCK: Final = (116, 117, 118, 127, 128, 129, 134, 142)
BLOCK_STARTS: Final = (117, 127, 129, 142)


@functools.cache
def few_streets() -> BoardTables:
    """Cut the lines between some stations out of London, the ferry's among them."""
    return part(STATIONS, STARTS)


@functools.cache
def one_block() -> BoardTables:
    """Take the stations around 118, 127 and 142."""
    return part(BLOCK, BLOCK_STARTS)


def part(stations: tuple[int, ...], starts: tuple[int, ...]) -> BoardTables:
    """Cut the lines between some stations out of London."""
    lines = [line for line in london().lines if line[0] in stations and line[1] in stations]
    return BoardTables(lines, list(starts))


class SmallScotlandYard(ScotlandYardGame):
    """The whole game, in a few streets."""

    name = "small_scotland_yard"
    variant_of = "scotland_yard"

    def streets(self) -> BoardTables:
        """Give the few streets."""
        return few_streets()


class TinyOptions(ScotlandYardOptions, frozen=True, kw_only=True):
    """One detective unless agreed: every way to play can be listed."""

    detectives: Annotated[int, Meta(ge=1, le=2)] | None = 1
    rounds: Annotated[int, Meta(ge=1, le=ROUNDS)] = 3


class TinyScotlandYard(SmallScotlandYard):
    """So few streets and rounds that game theory's algorithms can go through all of it."""

    name = "tiny_scotland_yard"
    options = TinyOptions

    def option_name(self, option: str) -> Text:
        """Name an option; the whole game has none for its rounds."""
        own = option == "rounds"
        return self.message("tiny-rounds-name") if own else super().option_name(option)

    def option_text(self, option: str) -> Text:
        """Say in a sentence what an option changes; the whole game has all rounds."""
        return self.message("tiny-rounds") if option == "rounds" else super().option_text(option)

    def new(
        self,
        *,
        seats: int = 2,
        detectives: int | None = 1,
        counted_tickets: bool = False,
        voluntary_reveal: bool = False,
        rounds: int = 3,
    ) -> ScotlandYard:
        """Set the table for what was agreed."""
        return self.start(
            TinyOptions(
                seats=seats,
                detectives=detectives,
                counted_tickets=counted_tickets,
                voluntary_reveal=voluntary_reveal,
                rounds=rounds,
            )
        )

    def streets(self) -> BoardTables:
        """Give the one block."""
        return one_block()

    def equipment(self, options: ScotlandYardOptions) -> Equipment:
        """Give the agreed number of rounds, and else what the whole game has."""
        assert isinstance(options, TinyOptions)
        return Equipment(rounds=options.rounds)


SMALL = SmallScotlandYard()
TINY = TinyScotlandYard()
