"""Validates positions of Lady Alice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gaslamp.core.bits import bit
from gaslamp.games.lady_alice import endings, phases
from gaslamp.games.lady_alice.board import CATEGORIES, CLUES, EVERY_CLUE, NO_CLUE
from gaslamp.games.lady_alice.game_setup import MARKERS, NO_PAIR, NOBODY, VALUES
from gaslamp.games.lady_alice.rules.markers import seat_of, value_of, zone_of

if TYPE_CHECKING:
    from gaslamp.games.lady_alice.rules.state import LadyAlice


def check_table(state: LadyAlice) -> None:
    """Refuse numbers that the rules have no words for, by raising `ValueError`."""
    last_seat = state.seats - 1
    check_number(state.phase, 0, phases.ENDED)
    check_number(state.round, 0, state.setup.round_limit)
    check_number(state.twins, 0, NO_PAIR)
    check_number(state.category, 0, CATEGORIES)
    check_number(state.marking, 0, NO_CLUE)
    check_number(state.smiles, 0, CATEGORIES)
    for seat in (state.asker, state.player):
        check_number(seat, 0, last_seat)
    for nobody_too in (state.solver, state.judged_seat):
        check_number(nobody_too, NOBODY, last_seat)
    for clues in (state.picks, state.suspicion, state.covered, state.judged):
        check_number(clues, 0, EVERY_CLUE)
    for seats in (state.out, state.passed):
        check_number(seats, 0, bit(state.seats) - 1)
    if state.phase == phases.ENDED:
        check_number(state.end, 0, endings.ROUND_LIMIT)
    else:
        check_number(state.end, endings.GOING_ON, endings.GOING_ON)
    check_evidence(state)
    check_markers(state)


def check_evidence(state: LadyAlice) -> None:
    """Refuse a deal for another number of players, or of what is no clue."""
    check_number(len(state.evidence), state.seats, state.seats)
    for clue in state.evidence:
        check_number(clue, 0, NO_CLUE)


def check_markers(state: LadyAlice) -> None:
    """Refuse markers that nobody has."""
    check_number(len(state.desk.markers), 0, state.seats * MARKERS)
    for marker in state.desk.markers:
        check_number(seat_of(marker), 0, state.seats - 1)
        check_number(zone_of(marker), 0, CLUES - 1)
        check_number(value_of(marker), 0, VALUES - 1)


def check_number(value: i64, least: i64, most: i64) -> None:
    """Refuse a number out of bounds."""
    if not least <= value <= most:
        raise ValueError(f"{value} is not between {least} and {most}")
