"""The phases of Lady Alice."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from gaslamp.core.literal_names import names_by_number

Phase: TypeAlias = Literal[
    "pairing",
    "dealing",
    "starting",
    "suspicion",
    "verdict",
    "deduction",
    "valuing",
    "revealing",
    "accusing",
    "judging",
    "ended",
]

PAIRING: Final = 0  # five players: which two will hold the double category
DEALING: Final = 1
STARTING: Final = 2  # who takes the spiral notebook first
SUSPICION: Final = 3
VERDICT: Final = 4  # the referee counts the smiles for a suspicion
DEDUCTION: Final = 5  # a player's turn: place a marker, pass or accuse
VALUING: Final = 6  # the clue is chosen, the marker's value is not
REVEALING: Final = 7  # the referee turns up the marker beneath
ACCUSING: Final = 8
JUDGING: Final = 9  # the referee counts the smiles for an accusation
ENDED: Final = 10

PHASES: Final[tuple[Phase, ...]] = names_by_number(Phase, __name__)
