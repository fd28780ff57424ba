"""What is said about Lady Alice's actions: in the log, on a choice, in a refusal."""

from __future__ import annotations

from gaslamp.core.text import Text, text
from gaslamp.games.lady_alice.actions import (
    ACCUSE,
    ACCUSE_BLANK,
    EVIDENCE,
    EVIDENCE_HIDDEN,
    FIRST,
    MARK,
    PASS,
    REVEAL,
    SMILES,
    SUSPECT,
    TWINS,
    VALUE,
    VALUE_HIDDEN,
    clue_of,
)
from gaslamp.games.lady_alice.clues import CATEGORY_NAMES, SIZE, bit, clue_names
from gaslamp.games.lady_alice.combination import may_suspect
from gaslamp.games.lady_alice.rules import LadyAlice
from gaslamp.games.lady_alice.table import (
    ACCUSING,
    COLOURS,
    DEDUCTION,
    FIRST_TWIN,
    JUDGING,
    MARKERS,
    NO_PAIR,
    SECOND_TWIN,
    SUSPICION,
)


def player_name(seat: int) -> Text:
    """Name a player by the colour of the markers."""
    return text(f"lady-alice-{COLOURS[seat]}")


def clue_name(clue: int) -> Text:
    """Name a clue."""
    return text(f"lady-alice-clue-{clue_names()[clue]}")


def describe(state: LadyAlice, sight: int) -> Text:
    """Say what a sight shows."""
    who = player_name(state.player)
    if sight < MARK or ACCUSE <= sight < ACCUSE_BLANK:
        return _pick(who, "suspect" if sight < MARK else "accuse", clue_of(sight))
    if MARK <= sight < PASS:
        return text("lady-alice-mark", who=who, clue=clue_name(sight - MARK))
    if sight == PASS:
        return text("lady-alice-pass", who=who)
    if sight == ACCUSE_BLANK:
        return text(f"lady-alice-accuse-no-{CATEGORY_NAMES[state.category]}", who=who)
    if VALUE <= sight < SMILES:
        return _value(who, sight)
    if SMILES <= sight < REVEAL:
        return _verdict(state, sight - SMILES)
    if REVEAL <= sight < EVIDENCE:
        owner = player_name(state.desk.marker(state.marking, 1) // MARKERS)
        return text("lady-alice-reveal", who=owner, value=sight - REVEAL)
    return _draw(who, sight)


def _pick(who: Text, verb: str, clue: int) -> Text:
    category = CATEGORY_NAMES[clue // SIZE]
    return text(f"lady-alice-{verb}-{category}", who=who, clue=clue_name(clue))


def _value(who: Text, sight: int) -> Text:
    if sight == VALUE_HIDDEN:
        return text("lady-alice-value-hidden", who=who)
    return text("lady-alice-value", who=who, value=sight - VALUE)


def _verdict(state: LadyAlice, smiles: int) -> Text:
    """Say how many smiled, and what follows from it."""
    if smiles >= state.setup.smiles_to_solve:
        outcome = "solved"
    elif smiles == 0:
        outcome = "no-smile"
    else:
        outcome = "smiles"
    kind = "accusation" if state.phase == JUDGING else "suspicion"
    who = player_name(state.player)
    return text(f"lady-alice-{kind}-{outcome}", who=who, smiles=smiles)


def _draw(who: Text, sight: int) -> Text:
    if sight >= FIRST:
        return text("lady-alice-first", who=player_name(sight - FIRST))
    if sight >= TWINS:
        return _twins(sight - TWINS)
    if sight == EVIDENCE_HIDDEN:
        return text("lady-alice-evidence-hidden", who=who)
    return text("lady-alice-evidence", who=who, clue=clue_name(sight - EVIDENCE))


def _twins(pair: int) -> Text:
    if pair == NO_PAIR:
        return text("lady-alice-twins-hidden")
    one, other = player_name(FIRST_TWIN[pair]), player_name(SECOND_TWIN[pair])
    return text("lady-alice-twins", one=one, other=other)


def refusal(state: LadyAlice, action: int) -> Text | None:
    """Say which rule stands against an action of the seat on turn."""
    if action in (VALUE_HIDDEN, EVIDENCE_HIDDEN) or action >= SMILES:
        return text("lady-alice-not-yours")
    if state.phase == SUSPICION:
        return _refused_in_suspicion(state, action)
    if state.phase == DEDUCTION:
        return _refused_in_deduction(state, action)
    if state.phase == ACCUSING:
        return _refused_in_accusation(state, action)
    return _refused_value(state, action)


def _refused_in_suspicion(state: LadyAlice, action: int) -> Text:
    if action >= MARK:
        return text("lady-alice-suspect-first")
    wrong = _wrong_category(state, action - SUSPECT)
    if wrong is not None:
        return wrong
    picks = state.picks | bit(action)
    has_open_clue = may_suspect(picks, state.category + 1, 0, state.covered, state.setup.size)
    return text("lady-alice-repeated" if has_open_clue else "lady-alice-all-covered")


def _wrong_category(state: LadyAlice, clue: int) -> Text | None:
    if clue // SIZE == state.category:
        return None
    return text(f"lady-alice-pick-{CATEGORY_NAMES[state.category]}")


def _refused_in_deduction(state: LadyAlice, action: int) -> Text:
    if action < MARK:
        return text("lady-alice-not-suspicion")
    if action < PASS:
        return _refused_mark(state, action - MARK)
    if VALUE <= action < VALUE_HIDDEN:
        return text("lady-alice-clue-first")
    return _refused_in_accusation(state, action)


def _refused_mark(state: LadyAlice, clue: int) -> Text:
    if state.desk.placed[state.player] == MARKERS:
        return text("lady-alice-no-markers")
    if state.covered >> clue & 1:
        return text("lady-alice-covered", clue=clue_name(clue))
    return text("lady-alice-full", clue=clue_name(clue), room=state.seats)


def _refused_in_accusation(state: LadyAlice, action: int) -> Text:
    if not ACCUSE <= action <= ACCUSE_BLANK:
        return text("lady-alice-finish-accusation")
    if action == ACCUSE_BLANK:
        return text("lady-alice-one-blank" if state.seats == 3 else "lady-alice-no-blank")
    wrong = _wrong_category(state, action - ACCUSE)
    return text("lady-alice-blank-missing") if wrong is None else wrong


def _refused_value(state: LadyAlice, action: int) -> Text:
    if VALUE <= action < VALUE_HIDDEN:
        return text("lady-alice-no-such-marker", value=action - VALUE)
    return text("lady-alice-value-first")
