"""The table of Letters from Whitechapel: the rules' words as numbers, and what was agreed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.whitechapel.actions import POLICEMEN
from gaslamp.games.whitechapel.board import BoardTables

Variant: TypeAlias = Literal[
    "time_of_crime",
    "engaged_police",
    "sprint",
    "double_clue",
    "fresh_traces",
    "preserved_scenes",
    "hard",
    "harder_first_night",
    "harder_second_night",
    "plain_patrols",
]
VARIANTS: Final[tuple[Variant, ...]] = get_args(Variant)

JACK: Final = 0  # his seat; the police seats are 1, 2, ...

NIGHTS: Final = 4
DOUBLE_EVENT: Final = 2  # the third night, counted from 0
WOMEN: Final = (5, 4, 3, 1)  # by night (LW-05)
BLANKS: Final = 3
MOST_TOKENS: Final = 8  # of women, in the first night
COACHES: Final = (3, 2, 2, 1)
ALLEYS: Final = (2, 2, 1, 1)
NOTHING_LESS: Final = (0, 0, 0, 0)
# What each of these variants takes from Jack, by night (LW-37, LW-38).
COACHES_LESS: Final[dict[Variant, tuple[int, ...]]] = {
    "hard": (1, 0, 1, 0),
    "harder_first_night": (1, 0, 0, 0),
    "harder_second_night": (0, 1, 0, 0),
}
ALLEYS_LESS: Final[dict[Variant, tuple[int, ...]]] = {"hard": (0, 1, 0, 0)}
DECOYS: Final = 2
TOKENS_OF_PATROL: Final = POLICEMEN + DECOYS

# The track (LW-09): V IV III II I, then 1 to 15.
COLUMNS: Final = 20
TIMES: Final = ("V", "IV", "III", "II", "I", *[str(column) for column in range(1, 16)])
COLUMN_V: Final = 0
COLUMN_I: Final = 4
COLUMN_1: Final = 5
LAST_COLUMN: Final = COLUMNS - 1

# How Jack came to a circle on his log.
BY_MURDER: Final = 1
ON_FOOT: Final = 2
BY_ALLEY: Final = 3
BY_COACH: Final = 4
MEANS: Final = 4

# What a policeman finds out.
NO_TRACE: Final = 0
A_TRACE: Final = 1
NOBODY: Final = 2  # he tried to arrest Jack
FINDINGS: Final = 3

# What a patrol token is. Where one player leads all five policemen, it is just one of them.
UNLAID: Final = 0
IS_REAL: Final = 1
IS_DECOY: Final = 2
IS_COLOUR: Final = 3  # plus the policeman's number, where several players lead them (LW-07)


class Variants:
    """The variants that the players agreed on (LW-31 to LW-41, LW-49, LW-50)."""

    def __init__(self, names: Sequence[Variant]) -> None:
        """Take the variants by the names of their options."""
        self.names: tuple[Variant, ...] = tuple(names)
        self.time_of_crime = "time_of_crime" in names
        self.engaged_police = "engaged_police" in names
        self.sprint = "sprint" in names
        self.double_clue = "double_clue" in names
        self.fresh_traces = "fresh_traces" in names
        self.preserved_scenes = "preserved_scenes" in names
        self.plain_patrols = "plain_patrols" in names


class Setup:
    """What is constant during a game, shared by all its states."""

    def __init__(
        self,
        board: BoardTables,
        owners: list[int],
        variants: Variants,
        last_column: i64 = LAST_COLUMN,
    ) -> None:
        """Take the board, the police seat of each policeman, the variants and the track's end."""
        self.last_column = last_column
        self.board = board
        self.owners = vec[i64](owners)
        self.seats: i64 = 1 + max(owners)
        # Patrol tokens show whose policeman each is (LW-07).
        self.has_colours = self.seats > 2 and not variants.plain_patrols
        self.variants = variants
        self.coaches = vec[i64](_less(COACHES, COACHES_LESS, variants))
        self.alleys = vec[i64](_less(ALLEYS, ALLEYS_LESS, variants))
        self.women = vec[i64](WOMEN)


def _less(
    usual: tuple[int, ...], gone: dict[Variant, tuple[int, ...]], variants: Variants
) -> list[int]:
    """Count what is left of each night's special moves."""
    lost = [gone.get(name, NOTHING_LESS) for name in variants.names]
    return [had - sum(part[night] for part in lost) for night, had in enumerate(usual)]
