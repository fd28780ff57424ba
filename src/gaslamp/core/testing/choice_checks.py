"""Checks of what is offered and refused: choices, paths, labels, wrong tries."""

from __future__ import annotations

from gaslamp.core.board import name_of
from gaslamp.core.choice import Choice
from gaslamp.core.claim import RefusedAction
from gaslamp.core.codes import Action
from gaslamp.core.errors import IllegalAction, NotYourTurn
from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER, State
from gaslamp.core.testing.problem import demand, fail
from gaslamp.core.testing.snapshot import GameUnderTest, Snapshot
from gaslamp.core.text import Text
from gaslamp.core.translation import translate

LONGEST_LABEL = 30  # characters: what fits on a button
WRONG_TYPES: tuple[object, ...] = (None, "0", 0.0, True, [0])


def check_choices(snapshot: Snapshot, viewer: int) -> None:
    """Check that only the seat on turn gets choices, one for each legal action."""
    choices, game = snapshot.choices(viewer), snapshot.tested.game
    expected = snapshot.legal if viewer == snapshot.state.seat and viewer >= 0 else []
    demand([c.action for c in choices] == expected, "choices", f"{choices} for {expected}")
    ways = {(choice.path, choice.verb) for choice in choices}
    demand(len(ways) == len(choices), "choices", f"two have one path and verb: {choices}")
    for choice in choices:
        demand(choice.notation == game.notation(choice.action), "choices", f"{choice}")
        _check_way(snapshot.tested, choice)


def _check_way(tested: GameUnderTest, choice: Choice) -> None:
    words = choice.notation.split()
    for id_ in choice.path:
        demand(id_ in tested.ids, "choices", f"{choice.notation}: the board has no {id_}")
        named = name_of(id_) in words
        demand(named, "choices", f"{choice.notation} does not name {id_} of its path")
    demand(len(choice.verb.split()) == 1, "choices", f"{choice.notation}: verb {choice.verb!r}")
    for words_ in tested.words.of(choice.label, "label"):
        demand(len(words_) <= LONGEST_LABEL, "label", f"“{words_}” is too long")
    if choice.consequence:
        for said in (choice.question, choice.warning):
            demand(said is not None, "choices", f"{choice.notation}: does not ask")
            tested.words.exist(said or choice.label, "question")
    if choice.preview is not None:
        tested.words.exist(choice.preview.text, "preview")


def check_label(snapshot: Snapshot, action: Action, told: Text) -> None:
    """Check that a label is not the log's sentence."""
    label = snapshot.tested.game.label(snapshot.view(int(snapshot.state.seat)), action)
    words = snapshot.tested.words
    for short, sentence in zip(words.of(label, "label"), words.of(told, "log"), strict=True):
        demand(short != sentence, "label", f"“{short}” is the log's sentence")


def check_log_line(tested: GameUnderTest, told: Text) -> None:
    """Check that what is logged has words, by a key that begins with `log-` like all of the log."""
    prefix = tested.game.message("log-").key
    known = told.key.startswith((prefix, "core-"))
    demand(known, "log", f"{told.key} does not begin with {prefix}")
    tested.words.exist(told, "log")


def check_strangers(journal: Journal, tested: GameUnderTest) -> None:
    """Check that a seat that is not on turn may do nothing, nor act for chance or the referee."""
    state = journal.state
    legal = [int(action) for action in state.legal_actions()] or [0]
    before = _remembered(journal)
    for actor in (*tested.viewers, -1, -2, -3, tested.seats):
        if actor != state.seat or actor < 0:
            _check_refused(journal, tested, actor, legal[0])
    for wrong in WRONG_TYPES:
        _check_refused(journal, tested, wrong, legal[0])
        if state.seat >= 0:
            _check_refused(journal, tested, int(state.seat), wrong)
    demand(_remembered(journal) == before, "refusal", "a refused action changed something")


def _remembered(journal: Journal) -> tuple[object, ...]:
    lengths = [len(log) for log in journal.logs.values()]
    return journal.state.text(), journal.public_state.text(), list(journal.events), lengths


def _check_refused(journal: Journal, tested: GameUnderTest, actor: object, action: object) -> Text:
    try:
        journal.play(actor, action)  # type: ignore[arg-type]  # what is wrong is tried too
    except (NotYourTurn, IllegalAction) as error:
        refused = error
    except Exception as error:  # noqa: BLE001  (any other is a fault, whatever it is)
        fail("refusal", f"{actor!r} doing {action!r} is refused with {error!r}")
    else:
        fail("refusal", f"{actor!r} was allowed {action!r}")
    tested.words.exist(refused.text, "refusal")
    return refused.text


def check_refusals(journal: Journal, tested: GameUnderTest, tries: list[int]) -> list[str]:
    """Check that wrong actions are refused with a reason and change nothing; list the reasons."""
    state = journal.state
    if state.seat < 0 or state.seat == OVER:
        return []
    legal = {int(action) for action in state.legal_actions()}
    before = _remembered(journal)
    reasons: list[str] = []
    for action in (-1, tested.space, *tries):
        if action not in legal:
            reason = _check_refused(journal, tested, int(state.seat), action).args.get("reason")
            if isinstance(reason, Text):
                check_reason(tested, state, action, reason)
                reasons.append(reason.key)
    demand(_remembered(journal) == before, "refusal", "a refused action changed something")
    return reasons


def check_reason(tested: GameUnderTest, state: State, action: int, reason: Text) -> None:
    """Check that the reason of a refusal is true, by the game's claim for it."""
    claim = tested.claims.get(reason.key)
    if claim is None:
        fail("reason", f"{reason.key} claims nothing: nobody can tell whether it is true")
    tried = tested.game.notation(action)
    try:
        is_so = claim(RefusedAction(state, action, reason.args))
    except (AssertionError, LookupError, ValueError):  # what the reason names is not there
        is_so = False
    demand(is_so, "reason", f"“{tried}” is refused with “{translate(reason)}”, which is not so")


def reasons_for(snapshot: Snapshot, tries: list[int]) -> list[str]:
    """Ask for the reasons of many tries at once; each has words, and is true."""
    legal, seat = set(snapshot.legal), int(snapshot.state.seat)
    reasons: list[str] = []
    for action in tries if seat >= 0 else []:
        if action not in legal:
            reason = snapshot.tested.game.refusal(snapshot.view(seat), action)
            if reason is not None:
                snapshot.tested.words.exist(reason, "refusal")
                check_reason(snapshot.tested, snapshot.state, action, reason)
                reasons.append(reason.key)
    return reasons
