"""Moments of Lady Alice that no recorded game comes to, printed in `words.txt` of its folder in
`tests/golden`.
"""

from __future__ import annotations

from gaslamp.games.lady_alice.board import clue_names
from gaslamp.games.lady_alice.rules.state import LadyAlice
from tests.games.lady_alice.playing import (
    FIVE,
    RIGHT,
    THREE,
    Table,
    every_bonus,
    in_the_middle,
    last_one_in,
    tied,
)
from tests.golden.words import Moment

SUSPICION = "suspect kingsley abbey 9h mask"


def typed(table: Table, line: str = "") -> LadyAlice:
    """Type the beginning of a line, before the referee answers."""
    if line:
        table.type(line)
    return table.state


def accusing(line: str = "", evidence: str = THREE) -> LadyAlice:
    """Come to an accusation after the first suspicion."""
    return typed(Table(evidence).play(SUSPICION), line)


def without_notes(line: str) -> LadyAlice:
    """Come to a verdict where nobody takes notes."""
    return typed(Table(notebook=False).play(SUSPICION), line)


def spent() -> LadyAlice:
    """Leave Red no marker."""
    table = Table().play(SUSPICION)
    for clue, value in zip(clue_names(), (0, 0, 0, 1, 1, 1, 2, 2, 2), strict=False):
        table.play(f"mark {clue} {value}", "pass", "pass", "pass")
    return table.state


def won_by_another() -> LadyAlice:
    """Let Yellow solve the case, where Red has most points."""
    table = Table().play(SUSPICION, "mark waterloo 2", "pass", "pass", "pass", "mark 17h 2")
    return table.play(f"accuse {RIGHT}").state


MOMENTS: list[Moment] = [
    (lambda: every_bonus().state, ""),
    (lambda: in_the_middle().play(f"accuse {RIGHT}").state, ""),
    (won_by_another, ""),
    (lambda: tied().state, ""),
    (lambda: last_one_in().state, ""),
    (lambda: typed(Table(), f"suspect {RIGHT}"), "smiles 4"),
    (lambda: typed(Table(), "suspect speke museum 7h drum"), "smiles 0"),
    (lambda: typed(Table(), "suspect kingsley museum 7h drum"), "smiles 1"),
    (lambda: typed(Table(notebook=False), SUSPICION), "smiles 1"),
    (lambda: without_notes("accuse kingsley waterloo 17h drum"), "smiles 3"),
    (lambda: typed(Table(FIVE)), "suspect kingsley"),
    (spent, "pass"),
    (lambda: typed(in_the_middle(), "mark waterloo"), "value 0"),
    (lambda: typed(in_the_middle(), "mark waterloo 0"), "reveal 1"),
    (lambda: accusing(evidence=FIVE), "accuse speke"),
    (accusing, "accuse blank"),
    (lambda: accusing("accuse speke"), "accuse blank"),
    (lambda: accusing("accuse speke abbey"), "accuse blank"),
    (lambda: accusing("accuse speke abbey 9h"), "accuse blank"),
    (lambda: accusing("accuse speke"), "accuse abbey"),
    (lambda: accusing("accuse speke abbey"), "accuse 9h"),
    (lambda: typed(in_the_middle(), "accuse speke abbey 9h"), "accuse mask"),
    (lambda: typed(in_the_middle(), "accuse speke abbey 9h mask"), "smiles 0"),
    (lambda: typed(Table(round_limit=1).play(SUSPICION, "pass", "pass", "pass")), "pass"),
]
