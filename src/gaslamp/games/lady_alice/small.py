"""Lady Alice with two clues in a category: so few worlds that all of them can be listed."""

from __future__ import annotations

from gaslamp.games.lady_alice.game import LadyAliceGame


class SmallLadyAlice(LadyAliceGame):
    """The same game at a smaller desk; the other clues have no zones and are dealt to nobody."""

    name = "small_lady_alice"
    variant_of = "lady_alice"
    size = 2


SMALL = SmallLadyAlice()
