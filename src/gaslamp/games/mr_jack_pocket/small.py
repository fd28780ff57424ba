"""Mr. Jack Pocket late in the night: four suspects are left, and two turns to find Jack."""

from __future__ import annotations

from typing import Final

from gaslamp.core.bits import bit
from gaslamp.games.mr_jack_pocket.actions import SUSPECTS
from gaslamp.games.mr_jack_pocket.board import whitechapel
from gaslamp.games.mr_jack_pocket.game import MrJackPocketGame
from gaslamp.games.mr_jack_pocket.game_setup import LAST_TURN, Setup, most_actions
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions

TURNS: Final = 2
JACK_TIMES: Final = (1, 3, 5)  # the turns in which nobody saw him
CLEARED: Final = ("goodley", "bert", "pizer", "smith", "gull")


class SmallMrJackPocket(MrJackPocketGame):
    """The whole district with all its tiles, for the last two turns."""

    name = "small_mr_jack_pocket"
    variant_of = "mr_jack_pocket"

    def setup(self, options: MrJackPocketOptions) -> Setup:
        """Say what is past; the tiles are laid at random, as ever."""
        return Setup(
            whitechapel(),
            past=LAST_TURN - TURNS,
            jack_times=sum(bit(turn - 1) for turn in JACK_TIMES),
            cleared=sum(bit(SUSPECTS.index(suspect)) for suspect in CLEARED),
        )

    def longest(self, options: MrJackPocketOptions) -> int:
        """Bound the length of two turns."""
        return most_actions(TURNS)


SMALL = SmallMrJackPocket()
