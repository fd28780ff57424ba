"""Lady Alice with two clues in a category: so few worlds that all of them can be listed."""

from __future__ import annotations

from typing import Final

from gaslamp.games.lady_alice.game import LadyAliceGame
from gaslamp.games.lady_alice.options import LadyAliceOptions
from gaslamp.games.lady_alice.rules.state import LadyAlice, set_table
from gaslamp.games.lady_alice.table import Setup

SIZE: Final = 2


class SmallLadyAlice(LadyAliceGame):
    """The same game at a smaller desk; the other clues have no zones and are dealt to nobody."""

    name = "small_lady_alice"
    variant_of = "lady_alice"

    def set_up(self, options: LadyAliceOptions) -> LadyAlice:
        """Set the table."""
        return set_table(
            Setup(options.seats, options.round_limit, notebook=options.notebook, size=SIZE)
        )


SMALL = SmallLadyAlice()
