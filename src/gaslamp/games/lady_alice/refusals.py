"""The reasons of refusals in Lady Alice, from the seat's view."""

from __future__ import annotations

from gaslamp.core.bits import bit
from gaslamp.core.text import Text
from gaslamp.games.lady_alice import actions as codes
from gaslamp.games.lady_alice.board import CATEGORY_NAMES, NO_CLUE, SIZE
from gaslamp.games.lady_alice.elements import clue_number, the_clue
from gaslamp.games.lady_alice.rules.combination import may_suspect
from gaslamp.games.lady_alice.view import LadyAliceView
from gaslamp.games.lady_alice.wording import THREE_PLAYERS, markers_left, say


def refusal(size: int, view: LadyAliceView, action: int) -> Text:
    """Say which rule forbids an action, at a desk with `size` clues in each category."""
    if action in (codes.VALUE_HIDDEN, codes.EVIDENCE_HIDDEN) or action >= codes.SMILES:
        return say("not-yours")
    clue = codes.clue_of(action)
    if clue != NO_CLUE and clue % SIZE >= size:
        return say("no-zone")
    match view.phase:
        case "suspicion":
            return _in_suspicion(size, view, action)
        case "deduction":
            return _in_deduction(view, action)
        case "accusing":
            return _in_accusation(view, action)
        case _:
            return _of_value(action)


def _in_suspicion(size: int, view: LadyAliceView, action: int) -> Text:
    if action >= codes.MARK:
        return say("suspect-first")
    clue = action - codes.SUSPECT
    wrong = _wrong_category(view, clue)
    if wrong is not None:
        return wrong
    picks = bit(clue) + sum(bit(clue_number(stated)) for stated in view.stating if stated)
    covered = sum(bit(clue_number(zone.clue)) for zone in view.desk if zone.covered)
    has_open_clue = may_suspect(picks, len(view.stating) + 1, 0, covered, size)
    return say("repeated" if has_open_clue else "all-covered")


def _wrong_category(view: LadyAliceView, clue: int) -> Text | None:
    category = len(view.stating)
    return None if clue // SIZE == category else say(f"pick-{CATEGORY_NAMES[category]}")


def _in_deduction(view: LadyAliceView, action: int) -> Text:
    if action < codes.MARK:
        return say("not-suspicion")
    if action < codes.PASS:
        return _of_mark(view, action - codes.MARK)
    if codes.VALUE <= action < codes.VALUE_HIDDEN:
        return say("mark-first")
    return _in_accusation(view, action)


def _of_mark(view: LadyAliceView, clue: int) -> Text:
    zone = view.desk[clue]
    if not markers_left(view):
        return say("no-markers")
    if zone.covered:
        return say("covered", clue=the_clue(zone.clue))
    return say("full", clue=the_clue(zone.clue), room=len(view.players))


def _in_accusation(view: LadyAliceView, action: int) -> Text:
    if not codes.ACCUSE <= action <= codes.ACCUSE_BLANK:
        return say("finish-accusation")
    if action == codes.ACCUSE_BLANK:
        return say("one-blank" if len(view.players) == THREE_PLAYERS else "no-blank")
    wrong = _wrong_category(view, action - codes.ACCUSE)
    return say("blank-missing") if wrong is None else wrong


def _of_value(action: int) -> Text:
    if codes.VALUE <= action < codes.VALUE_HIDDEN:
        return say("no-such-marker", value=action - codes.VALUE)
    return say("value-first")
