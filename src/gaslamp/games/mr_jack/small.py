"""Mr. Jack late in the night: four suspects are left, and two turns to find him."""

from __future__ import annotations

from typing import Final

from gaslamp.core.bits import bit
from gaslamp.games.mr_jack.actions import GULL, HOLMES, LESTRADE, WATSON
from gaslamp.games.mr_jack.board import whitechapel
from gaslamp.games.mr_jack.game import MrJackGame, most_actions
from gaslamp.games.mr_jack.game_setup import TURNS, Setup
from gaslamp.games.mr_jack.options import MrJackOptions

FIRST_TURN: Final = TURNS - 1
CLEARED: Final = (HOLMES, WATSON, LESTRADE, GULL)


class SmallMrJack(MrJackGame):
    """The whole board and all its characters, for the last two turns."""

    name = "small_mr_jack"
    variant_of = "mr_jack"

    def setup(self, options: MrJackOptions) -> Setup:
        """Say what is past; the numbered lamps are out."""
        cleared = sum(bit(character) for character in CLEARED)
        return Setup(whitechapel(options.board), turn=FIRST_TURN, cleared=cleared)

    def longest(self, options: MrJackOptions) -> int:
        """Bound the length of two turns."""
        return most_actions(TURNS - FIRST_TURN + 1)


SMALL = SmallMrJack()
