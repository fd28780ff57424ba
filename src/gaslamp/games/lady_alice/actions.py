"""The codes of Lady Alice's actions; `action_table` says what each kind is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.lady_alice.board import CLUES, NO_CLUE
from gaslamp.games.lady_alice.game_setup import MOST_SEATS, NO_PAIR, NO_VALUE, VALUES

# Each kind of action is its first code plus a clue, a value, a number or a seat.
SUSPECT: Final = 0
MARK: Final = SUSPECT + CLUES
PASS: Final = MARK + CLUES
ACCUSE: Final = PASS + 1
ACCUSE_BLANK: Final = ACCUSE + CLUES  # three players: the category left out
VALUE: Final = ACCUSE_BLANK + 1
VALUE_HIDDEN: Final = VALUE + NO_VALUE
SMILES: Final = VALUE_HIDDEN + 1
REVEAL: Final = SMILES + 5
EVIDENCE: Final = REVEAL + VALUES
EVIDENCE_HIDDEN: Final = EVIDENCE + NO_CLUE
TWINS: Final = EVIDENCE_HIDDEN + 1
TWINS_HIDDEN: Final = TWINS + NO_PAIR
FIRST: Final = TWINS_HIDDEN + 1
ACTION_SPACE: Final = FIRST + MOST_SEATS


def clue_of(action: i64) -> i64:
    """Give the clue that an action names; `NO_CLUE` when it names none or an unknown one."""
    if action < MARK:
        return action
    if action < PASS:
        return action - MARK
    if ACCUSE <= action < ACCUSE_BLANK:
        return action - ACCUSE
    if EVIDENCE <= action < EVIDENCE_HIDDEN:
        return action - EVIDENCE
    return NO_CLUE
