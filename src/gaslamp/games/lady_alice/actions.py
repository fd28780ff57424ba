"""Lady Alice's actions: their codes and how people write them."""

from __future__ import annotations

import functools
import unicodedata
from typing import Final

from mypy_extensions import i64

from gaslamp.core.errors import NotationError
from gaslamp.core.text import Text, text
from gaslamp.games.lady_alice.board import CLUES, NO_CLUE, clue_names, other_names
from gaslamp.games.lady_alice.table import (
    COLOURS,
    FIRST_TWIN,
    MOST_SEATS,
    NO_PAIR,
    NO_VALUE,
    SECOND_TWIN,
    VALUES,
)

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

CLUE_VERBS: Final = ("suspect", "mark", "accuse")
EXAMPLES: Final = "suspect kingsley, mark waterloo, value 2, pass, accuse compass"


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


def notation(action: int) -> str:
    """Write an action: `suspect kingsley`, `value ?`, `smiles 2`, `first blue`."""
    return _notations()[action]


@functools.cache
def _notations() -> tuple[str, ...]:
    """Write all actions in the order of their codes."""
    clues = clue_names()
    pairs = zip(FIRST_TWIN, SECOND_TWIN, strict=True)
    written = [f"suspect {clue}" for clue in clues]
    written += [f"mark {clue}" for clue in clues]
    written += ["pass"]
    written += [f"accuse {clue}" for clue in (*clues, "blank")]
    written += [f"value {value}" for value in (0, 1, 2, "?")]
    written += [f"smiles {smiles}" for smiles in range(5)]
    written += [f"reveal {value}" for value in range(VALUES)]
    written += [f"evidence {clue}" for clue in (*clues, "?")]
    written += [f"twins {COLOURS[one]} {COLOURS[other]}" for one, other in pairs]
    written += ["twins ?"]
    written += [f"first {colour}" for colour in COLOURS]
    return tuple(written)


@functools.cache
def _codes() -> dict[str, int]:
    return {written: code for code, written in enumerate(_notations())}


def parse(written: str) -> int:
    """Read an action's notation, in any case and spacing, its clue in English or in French."""
    words = [_typed(word) for word in written.lower().split()]
    code = _codes().get(" ".join(words))
    if code is None:
        raise NotationError.of(written.strip(), _allowed(words))
    return code


def _typed(word: str) -> str:
    """Read a word without its accents, and a clue's other name as its own: `boussole`."""
    letters = unicodedata.normalize("NFD", word)
    plain = "".join([letter for letter in letters if not unicodedata.combining(letter)])
    return other_names().get(plain, plain)


def _allowed(words: list[str]) -> str | Text:
    """Say what would do: the clues after a verb that takes one, examples otherwise."""
    if len(words) == 2 and words[0] in CLUE_VERBS:
        clues = (*clue_names(), "blank") if words[0] == "accuse" else clue_names()
        return text("lady-alice-try-clue", verb=words[0], clues=", ".join(clues))
    return EXAMPLES


def parse_line(written: str) -> tuple[int, ...]:
    """Read a whole move: `suspect kingsley waterloo 17h compass`, `mark waterloo 2`."""
    match written.lower().split():
        case [("suspect" | "accuse") as verb, *clues] if len(clues) > 1:
            return tuple([parse(f"{verb} {clue}") for clue in clues])
        case ["mark", clue, value]:
            return parse(f"mark {clue}"), parse(f"value {value}")
        case _:
            return (parse(written),)
