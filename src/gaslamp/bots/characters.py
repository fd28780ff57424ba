"""Fifteen characters, five for each game from a beginner to the strongest: bots by name.

A character's lamps, one to five, say how well it plays, the same in every game. It may be entered
in any game; `CHARACTERS_OF` names the five that a game offers, weakest first.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from gaslamp.bots.levels import CLOSE, CLUB, LEVELS, MASTER, NOVICE, Level


class Character(msgspec.Struct, frozen=True):
    """A bot with a name of its own, and how it plays."""

    name: str
    lamps: int  # 1 to 5
    close: float = CLOSE  # how much worse a choice may be that it still mixes in to hide something

    @property
    def level(self) -> Level:
        """Return how much it thinks, under its own name."""
        return replace(BY_LAMPS[self.lamps], name=self.name, close=self.close)

    @property
    def alias(self) -> str:
        """Name the level that thinks exactly as much, if there is one."""
        return BY_LAMPS[self.lamps].name if self.lamps in SAME_AS_LEVEL else ""


SAME_AS_LEVEL = (2, 4, 5)  # lamps

# To a beginner better and worse choices look more alike, so he takes the better one less often.
BY_LAMPS = {
    1: replace(NOVICE, discernment=0.55),
    2: NOVICE,
    3: replace(CLUB, nodes=30, worlds=20, seconds=0.2, positions=8),
    4: CLUB,
    5: MASTER,
}

CHARACTERS = {
    character.name: character
    for character in (
        Character("pip", 1),
        Character("plum", 1),
        Character("dabbs", 1),
        Character("nell", 2),
        Character("crumb", 2),
        Character("amos", 2),
        Character("vale", 3),
        Character("frobisher", 3),
        Character("quill", 3, close=0.02),
        Character("orlova", 4),
        Character("thorne", 4),
        Character("adeyemi", 4),
        Character("widow", 5),
        Character("ashgrove", 5),
        Character("engine", 5),
    )
}

CHARACTERS_OF = {
    "scotland_yard": ("pip", "amos", "quill", "orlova", "engine"),
    "mr_jack": ("dabbs", "nell", "vale", "thorne", "ashgrove"),
    "mr_jack_pocket": ("pip", "crumb", "vale", "thorne", "engine"),
    "whitechapel": ("dabbs", "amos", "frobisher", "thorne", "widow"),
    "lady_alice": ("plum", "crumb", "quill", "adeyemi", "widow"),
}

ALL_LEVELS = LEVELS | {name: character.level for name, character in CHARACTERS.items()}


def find_level(name: str) -> Level | None:
    """Find how much a level or a character thinks; none for another bot."""
    return ALL_LEVELS.get(name.lower())


def quicker_level(name: str) -> str:
    """Name the level that makes a move which a bot fails to make."""
    level = find_level(name)
    if level is None or level.nodes == 0:
        return "random"
    return CLUB.name if level.nodes > CLUB.nodes else NOVICE.name
