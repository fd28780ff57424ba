"""Who holds which seats: two bots at a table, each in one of two roles."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gaslamp.core.codes import Seat
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.text import Text, text

ROLES = (0, 1)


class Roles(msgspec.Struct, frozen=True):
    """The two roles of a game.

    Where there are two sides, each is a role. Where there are more, the one role is to be alone
    against a table of the other bot, and the other role is to be that table; who is alone changes
    its seat from deal to deal.
    """

    names: tuple[Text, Text]
    sides: tuple[int, ...]

    @property
    def count(self) -> int:
        """Count the sides."""
        return len(set(self.sides))

    def fair(self, role: int) -> float:
        """Return a role's share of the wins between equally strong bots."""
        alone = 1 / self.count
        return alone if role == 0 else 1 - alone

    def of_seats(self, deal: int) -> tuple[int, ...]:
        """Give each seat its role in a deal."""
        first = sorted(set(self.sides))[0 if self.count == 2 else deal % self.count]
        return tuple(0 if side == first else 1 for side in self.sides)

    def share(self, winners: Sequence[Seat], deal: int) -> float:
        """Give the first role's share of a win: sides that win together share it evenly."""
        seats = self.of_seats(deal)
        won = {self.sides[seat]: seats[seat] for seat in winners}
        return sum(role == 0 for role in won.values()) / len(won) if won else self.fair(0)


def roles_of(game: Game, options: Options) -> Roles:
    """Find the roles of a game, and what they are called."""
    sides = game.sides(options)
    if len(set(sides)) != 2:
        return Roles((text("arena-alone"), text("arena-table")), sides)
    first, second = side_names(game, options)
    return Roles((first, second), sides)


def side_names(game: Game, options: Options) -> list[Text]:
    """Name each side by its seats."""
    sides, seats = game.sides(options), game.seats(options)
    return [
        _together([name for name, its_side in zip(seats, sides, strict=True) if its_side == side])
        for side in sorted(set(sides))
    ]


def _together(seats: Sequence[Text]) -> Text:
    if len(seats) == 1:
        return seats[0]
    return text("arena-together", first=seats[0], last=seats[-1])
