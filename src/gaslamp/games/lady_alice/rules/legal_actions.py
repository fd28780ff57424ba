"""What may be done: listed, or drawn at random without a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import add_members, bit
from gaslamp.core.state import REFEREE
from gaslamp.games.lady_alice import actions as codes
from gaslamp.games.lady_alice import phases
from gaslamp.games.lady_alice.board import CATEGORIES, CLUES, EVERY_CLUE, SIZE
from gaslamp.games.lady_alice.game_setup import PAIRS, VALUES
from gaslamp.games.lady_alice.rules.combination import may_suspect, suspects
from gaslamp.games.lady_alice.rules.deal import draw_evidence, evidence_left
from gaslamp.games.lady_alice.rules.markers import value_of

if TYPE_CHECKING:
    from gaslamp.games.lady_alice.rules.state import LadyAlice


def list_actions(state: LadyAlice) -> vec[i64]:
    """List what may be done in this phase."""
    phase = state.phase
    if phase == phases.DEDUCTION:
        return _deductions(state)
    if phase == phases.SUSPICION:
        size = state.setup.size
        return suspects(state.picks, state.category, state.suspicion, state.covered, size)
    if phase == phases.ACCUSING:
        return _accused(state, vec[i64](capacity=SIZE + 1))
    if phase == phases.VALUING:
        return _values_left(state)
    if state.seat == REFEREE:
        return vec[i64]([_answer(state)])
    return _draws(state)


def sample_action(state: LadyAlice, rng: Random) -> i64:
    """Draw among all that there may be until something possible comes up: nothing is listed."""
    phase = state.phase
    if phase == phases.DEDUCTION:
        return _sample_deduction(state, rng)
    if phase == phases.VALUING:
        return _sample_value(state, rng)
    if phase == phases.SUSPICION:
        return _sample_suspect(state, rng)
    if phase == phases.ACCUSING:
        return _sample_accused(state, rng)
    if state.seat == REFEREE:
        return _answer(state)
    if phase == phases.DEALING:
        return draw_evidence(state.solution(), state.setup.size, state.twin(), rng)
    if phase == phases.STARTING:
        return codes.FIRST + rng.randrange(state.seats)
    return codes.TWINS + rng.randrange(PAIRS)


def _answer(state: LadyAlice) -> i64:
    """Return the referee's action: the number of smiles, or a marker that is turned up."""
    if state.phase == phases.REVEALING:
        return codes.REVEAL + value_of(state.desk.markers[state.desk.beneath(state.marking)])
    return codes.SMILES + state.smiles_for(state.picks)


def _draws(state: LadyAlice) -> vec[i64]:
    """List what chance can draw in the set-up; nothing once the game is over."""
    if state.phase == phases.PAIRING:
        return _add_numbered(vec[i64](capacity=PAIRS), codes.TWINS, PAIRS)
    if state.phase == phases.DEALING:
        return evidence_left(state.solution(), state.setup.size, state.twin())
    if state.phase == phases.STARTING:
        return _add_numbered(vec[i64](capacity=state.seats), codes.FIRST, state.seats)
    return vec[i64]()


def _add_numbered(actions: vec[i64], code: i64, numbers: i64) -> vec[i64]:
    """Add the actions of one kind to a list, by number."""
    number: i64 = 0
    while number < numbers:
        actions = append(actions, code + number)
        number += 1
    return actions


def _deductions(state: LadyAlice) -> vec[i64]:
    """Place a marker, pass, or begin an accusation (LA-14)."""
    actions = vec[i64](capacity=CLUES + SIZE + 2)
    if state.desk.all_left(state.player) > 0:
        closed = state.covered | state.desk.closed
        actions = add_members(actions, EVERY_CLUE & ~closed, codes.MARK)
    return _accused(state, append(actions, codes.PASS))


def _sample_deduction(state: LadyAlice, rng: Random) -> i64:
    """Draw among markers, pass and accusations of the first category: their codes are adjacent."""
    closed = state.covered | state.desk.closed
    first: i64 = codes.MARK if state.desk.all_left(state.player) > 0 else codes.PASS
    blank = codes.ACCUSE + state.setup.size
    end = blank + 1 if state.may_leave_blank() else blank
    while True:
        action = rng.randrange(first, end)
        if action == blank:
            return codes.ACCUSE_BLANK
        if action >= codes.PASS or closed >> (action - codes.MARK) & 1 == 0:
            return action


def _accused(state: LadyAlice, actions: vec[i64]) -> vec[i64]:
    """List the next category's clues and the blank; the last must be blank if no other is."""
    may_leave_blank = state.may_leave_blank()
    if not may_leave_blank or state.category < CATEGORIES - 1:
        actions = _add_numbered(actions, _first_accused(state), state.setup.size)
    return append(actions, codes.ACCUSE_BLANK) if may_leave_blank else actions


def _first_accused(state: LadyAlice) -> i64:
    return codes.ACCUSE + state.category * SIZE


def _sample_accused(state: LadyAlice, rng: Random) -> i64:
    size = state.setup.size
    if not state.may_leave_blank():
        return _first_accused(state) + rng.randrange(size)
    place = size if state.category == CATEGORIES - 1 else rng.randrange(size + 1)
    return codes.ACCUSE_BLANK if place == size else _first_accused(state) + place


def _sample_suspect(state: LadyAlice, rng: Random) -> i64:
    size = state.setup.size
    while True:
        clue = state.category * SIZE + rng.randrange(size)
        picks = state.picks | bit(clue)
        if may_suspect(picks, state.category + 1, state.suspicion, state.covered, size):
            return codes.SUSPECT + clue


def _values_left(state: LadyAlice) -> vec[i64]:
    """List a marker of each value that the player still has (LA-04)."""
    actions = vec[i64](capacity=VALUES)
    value: i64 = 0
    while value < VALUES:
        if state.desk.left(state.player, value) > 0:
            actions = append(actions, codes.VALUE + value)
        value += 1
    return actions


def _sample_value(state: LadyAlice, rng: Random) -> i64:
    while True:
        value = rng.randrange(VALUES)
        if state.desk.left(state.player, value) > 0:
            return codes.VALUE + value
