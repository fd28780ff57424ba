"""Several actions at once: how far they are carried out, and what can be known of them before."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.action_table import ActionTable
from gaslamp.core.codes import Action, as_seat
from gaslamp.core.errors import IllegalAction, NotationError, NotYourTurn
from gaslamp.core.journal import Journal, seeded
from gaslamp.games.registry import GAMES, find_game
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.actions import ARREST, crossing_of
from gaslamp.games.whitechapel.rules.state import Whitechapel
from gaslamp.play.planned_actions import (
    Foreseen,
    actions_until_revelation,
    foresee,
    parse_plan,
    with_implied,
)
from tests.web.twins import twins

JACK, POLICE = as_seat(0), as_seat(1)
GAME = find_game("whitechapel")
COLOURS = ("blue", "brown", "green", "red", "yellow")


def state_of(journal: Journal) -> Whitechapel:
    state = journal.state
    assert isinstance(state, Whitechapel)
    return state


def at_phase(phase: int, seed: int = 1, **options: bool | int) -> Journal:
    """Play at random until a phase begins."""
    journal = Journal(GAME, GAME.options(**options))
    rng, chance = Random(seed), seeded(seed)
    while True:
        journal.advance(chance)
        state = state_of(journal)
        if state.phase == phase and not journal.pending:
            return journal
        journal.play(int(state.seat), int(state.sample_action(rng)))


def stays(journal: Journal) -> list[str]:
    """Write the turn of five policemen who stay: the last one is named in vain."""
    police = state_of(journal).police
    return [
        line
        for number, colour in enumerate(COLOURS)
        for line in (f"next {colour}", f"{colour} x{police[number]}")
    ]


def written(actions: tuple[int, ...]) -> list[str]:
    return [GAME.notation(action) for action in actions]


def carried_out(journal: Journal, seat: int, lines: list[str]) -> list[str]:
    """Carry out a plan as a table does, and give what was done."""
    actions = actions_until_revelation(journal, as_seat(seat), parse_plan(journal.game, lines))
    for action in actions:
        journal.play(seat, action)
        journal.advance(seeded(1))
    return written(actions)


def test_five_policemen_move_by_one_plan_and_the_last_need_not_be_named() -> None:
    journal = at_phase(phases.NAMING)
    plan = stays(journal)
    done = carried_out(journal, POLICE, plan)
    assert done == [line for line in plan if line != "next yellow"]
    assert state_of(journal).acts


def questions(journal: Journal) -> dict[str, list[str]]:
    """List for each policeman who acts the circles that he may ask about."""
    found = {}
    for colour in COLOURS:
        offered = foresee(journal, POLICE, parse_plan(GAME, [f"next {colour}"])).choices
        found[colour] = [choice.notation for choice in offered if choice.verb == "clue"]
    return {colour: lines for colour, lines in found.items() if lines}


def towards_jack(journal: Journal) -> list[str]:
    """Write a turn in which whoever can goes beside a circle where Jack has been."""
    state = state_of(journal).clone()
    visited = {int(circle) for circle in state.log if circle}
    lines = []
    while not state.acts:
        if state.phase == phases.NAMING:
            state.apply(state.legal_actions()[0])
        beside = [
            action
            for action in state.legal_actions()
            if visited & set(state.board.touched.row(crossing_of(action)))
        ]
        chosen = beside[0] if beside else state.legal_actions()[0]
        colour = GAME.notation(int(chosen)).split()[0]
        lines += [f"next {colour}", GAME.notation(int(chosen))]
        state.apply(chosen)
    return lines


def test_a_no_is_no_reason_to_stop_and_a_clue_is() -> None:
    stopped = went_on = 0
    for seed in range(30):
        journal = at_phase(phases.NAMING, seed)
        carried_out(journal, POLICE, towards_jack(journal))
        plan = [
            line
            for colour, asked in questions(journal).items()
            for line in (f"next {colour}", *asked)
        ]
        before = len(journal.actions)
        carried_out(journal, POLICE, plan)
        answers = [GAME.notation(action) for action in journal.actions[before:]]
        clues = [line for line in answers if line.startswith("yes")]
        if clues:
            assert clues == answers[-1:]
            stopped += 1
        else:
            assert sum(line.startswith("no ") for line in answers) > 1
            went_on += 1
    assert stopped
    assert went_on


def test_a_plan_ends_before_what_is_not_possible_any_more() -> None:
    journal = at_phase(phases.NAMING)
    police = state_of(journal).police
    plan = ["next blue", f"blue x{police[0]}", "next blue", "next brown"]
    assert carried_out(journal, POLICE, plan) == plan[:2]


def test_a_plan_that_cannot_begin_is_refused_and_changes_nothing() -> None:
    journal = at_phase(phases.NAMING)
    before = list(journal.events)
    with pytest.raises(IllegalAction):
        carried_out(journal, POLICE, ["pass", "next blue"])
    with pytest.raises(NotYourTurn):
        carried_out(journal, JACK, ["next blue"])
    with pytest.raises(NotationError, match="somewhere"):
        carried_out(journal, POLICE, ["next blue", "somewhere"])
    assert journal.events == before


def test_a_plan_of_what_is_so_already_is_refused() -> None:
    journal = at_phase(phases.NAMING)
    carried_out(journal, POLICE, ["next blue"])
    with pytest.raises(IllegalAction):
        carried_out(journal, POLICE, ["next blue"])


def test_in_a_plan_a_policeman_who_can_not_act_where_he_went_passes_in_vain() -> None:
    journal = at_phase(phases.NAMING, sprint=True, engaged_police=True)
    state = state_of(journal)
    far = next(x for x in state.board.sprints.row(state.police[0]) if not is_near(state, int(x)))
    lines = ["next blue", f"blue x{far}", "pass", "next red"]
    told = foresee(journal, POLICE, parse_plan(GAME, lines))
    assert told.tried == len(lines)
    assert {choice.verb for choice in told.choices} == {"go"}
    assert carried_out(journal, POLICE, lines) == [line for line in lines if line != "pass"]


def is_near(state: Whitechapel, crossing: int) -> bool:
    """Tell whether blue need not sprint to a crossing, or another stands there."""
    return state.board.is_beat(state.police[0], crossing) or crossing in state.police


def beside_jack() -> Journal:
    """Let the policeman who acts stand beside Jack's circle."""
    for seed in range(200):
        journal = at_phase(phases.NAMING, seed)
        carried_out(journal, POLICE, towards_jack(journal))
        for action in list(journal.state.legal_actions()):
            begun = Journal(GAME, journal.options, journal.events)
            begun.play(POLICE, int(action))
            if ARREST + state_of(begun).circle() in begun.state.legal_actions():
                return begun
    raise AssertionError("nobody comes near Jack")


def arrests(journal: Journal) -> list[Foreseen]:
    offered = [choice for choice in journal.choices(POLICE) if choice.verb == "arrest"]
    return [foresee(journal, POLICE, [arrest.action]) for arrest in offered]


def test_what_an_arrest_would_bring_is_not_told_beforehand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    journal = beside_jack()
    assert arrests(journal) == [Foreseen(0, journal.choices(POLICE))] * len(arrests(journal))
    monkeypatch.setattr(ActionTable, "is_foreseeable", lambda *_: True)
    assert Foreseen(1, ()) in arrests(journal)  # so it would be told


def test_what_is_foreseen_is_what_comes() -> None:
    journal = at_phase(phases.NAMING)
    plan = parse_plan(GAME, stays(journal)[:5])
    told = foresee(journal, POLICE, plan)
    assert told.tried == 5
    for action in plan:
        journal.play(POLICE, action)
    assert told.choices == journal.choices(POLICE)


def test_a_trial_ends_before_what_is_neither_legal_nor_so() -> None:
    journal = at_phase(phases.NAMING)
    named, _, other, *_ = parse_plan(GAME, stays(journal))
    told = foresee(journal, POLICE, [named, other])  # who is named has to go first
    assert told == foresee(journal, POLICE, [named])
    assert told.tried == 1


def test_nothing_is_added_to_what_can_not_be_done() -> None:
    journal = at_phase(phases.NAMING)
    named, _, other, *_ = parse_plan(GAME, stays(journal))
    for seat, actions in ((JACK, (named,)), (POLICE, (named, other))):
        assert with_implied(journal, as_seat(seat), actions) == actions


def differences(viewer: int, seeds: range) -> tuple[int, int]:
    """Try plans in pairs of games that a seat can't tell apart.

    Give how many were tried, and how many gave other choices in the other game.
    """
    tried = different = 0
    for seed in seeds:
        one, other = (
            Journal(story.game, story.options, story.actions)
            for story in twins(GAME, viewer, seed, 150)
        )
        if one.state.seat != viewer:
            continue
        for action in one.state.legal_actions():
            first = foresee(one, as_seat(viewer), [int(action)])
            plans = [[int(action), choice.action] for choice in first.choices[:3]]
            for plan in ([int(action)], *plans):
                tried += 1
                different += foresee(one, as_seat(viewer), plan) != foresee(
                    other, as_seat(viewer), plan
                )
    return tried, different


def test_what_is_foreseen_depends_on_nothing_hidden() -> None:
    tried, different = differences(POLICE, range(24))
    assert tried > 100
    assert different == 0


@pytest.mark.parametrize("name", [name for name in GAMES if name != "whitechapel"])
def test_where_a_game_declares_nothing_nothing_is_tried(name: str) -> None:
    game = find_game(name)
    journal = Journal(game, game.options())
    journal.advance(seeded(1))
    seat = int(journal.state.seat)
    action = int(journal.state.legal_actions()[0])
    told = foresee(journal, as_seat(seat), [action])
    assert told.tried == (1 if game.actions.is_foreseeable(Action(action)) else 0)
