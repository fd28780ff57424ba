"""Reviews judge a side's decisions on what that side has seen, and split luck from decisions."""

from __future__ import annotations

import random
from math import exp

import pytest

from gaslamp.bots.levels import NOVICE, LevelBot
from gaslamp.bots.review import (
    GRADES,
    Decision,
    Evaluated,
    Side,
    SideReviewer,
    doubt,
    grade_of,
    share_of_win,
    side_sights,
    split_changes,
    turning_points,
)
from gaslamp.bots.shown_chances import CORRECTIONS, correction_of, fit, log_odds
from gaslamp.core.codes import Action, as_seat, legal_actions
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.text import text
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.registry import GAMES, find_game
from gaslamp.play.table import Table

NODES = 24


def played(name: str, seed: int = 3) -> Journal:
    """Play a game of novices to its end."""
    game = find_game(name)
    options = game.options()
    seats = range(len(game.seats(options)))
    players = {seat: LevelBot(game, options, as_seat(seat), seed + seat, NOVICE) for seat in seats}
    table = Table(Journal(game, options), players, seeded(seed))
    table.advance()
    return table.journal


def reviewed(journal: Journal, seat: int, most: int = 10_000) -> list[Decision]:
    game, options = journal.game, journal.options
    sights = side_sights(game, options, journal.actions, as_seat(seat))
    reviewer = SideReviewer(game, options, as_seat(seat), sights, NODES)
    found: list[Decision] = []
    while len(found) < most and (decision := reviewer.next()) is not None:
        found.append(decision)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_of_a_side_is_judged_once_and_told_in_words(name: str) -> None:
    journal = played(name)
    found = reviewed(journal, 0, most=12)
    assert found
    steps = [decision.step for decision in found]
    assert steps == sorted(set(steps))
    for decision in found:
        assert decision.played.action == journal.actions[decision.step]
        assert 0.0 <= decision.played.chance <= decision.best.chance <= 1.0
        assert decision.loss == round(decision.best.chance - decision.played.chance, 3)
        assert decision.grade == grade_of(decision.loss) or decision.loss == 0.0
        assert all(other.action != decision.played.action for other in decision.better)
        for language in LANGUAGES:
            for words in (decision.played.text, decision.reason, decision.leaves):
                assert words is None or translate(words, language)


def test_a_review_goes_on_from_any_step_with_the_same_decisions() -> None:
    journal = played("mr_jack_pocket")
    game, options = journal.game, journal.options
    sights = side_sights(game, options, journal.actions, as_seat(1))
    whole = [decision.step for decision in reviewed(journal, 1)]
    reviewer = SideReviewer(game, options, as_seat(1), sights, NODES)
    reviewer.skip(whole[2] + 1)
    later = []
    while (decision := reviewer.next()) is not None:
        later.append(decision.step)
    assert later == whole[3:]
    assert reviewer.is_done


def is_known_capture(journal: Journal) -> bool:
    """Tell whether the detectives ended a game by a capture, and knew where Mister X was."""
    if 1 not in journal.state.winners():
        return False
    belief = journal.game.belief(journal.options, 1)
    for sight, turn in side_sights(journal.game, journal.options, journal.actions[:-1], as_seat(1)):
        belief.see(sight, turn)
    return len(journal.game.notebook(belief).stations) == 1


def test_a_capture_that_is_left_undone_is_a_blunder() -> None:
    """A detective who knows where Mister X is, can go there, and rides elsewhere."""
    journal = next(
        journal
        for seed in range(100)
        if is_known_capture(journal := played("scotland_yard", seed=seed))
    )
    last = len(journal.actions) - 1
    before = journal.prefix(last)
    other = next(a for a in legal_actions(before.state) if a != journal.actions[last])
    sights = side_sights(journal.game, journal.options, [*before.actions, other], as_seat(1))
    reviewer = SideReviewer(journal.game, journal.options, as_seat(1), sights, 200)
    reviewer.skip(last)
    decision = reviewer.next()
    assert decision is not None
    assert decision.grade == "blunder"
    assert decision.best.action == journal.actions[last]
    assert decision.best.chance > 0.95


def test_what_chance_alone_could_be_is_no_loss() -> None:
    assert doubt((0.5, 100), (0.5, 100)) == pytest.approx(0.0707, abs=0.001)
    assert doubt((0.5, 10_000), (0.5, 10_000)) < 0.01
    assert doubt((1.0, 25), (0.0, 25)) > 0.0


def test_grades_follow_the_loss() -> None:
    assert [grade_of(below - 0.001) for _, below in GRADES] == [grade for grade, _ in GRADES]
    assert grade_of(GRADES[-1][1]) == "blunder"
    assert grade_of(0.0) == "best"


def judged(step: int, before: float, after: float, seat: int = 0) -> Decision:
    """A decision by its chances alone."""

    def choice(chance: float) -> Evaluated:
        return Evaluated(Action(1), text("x"), (), chance)

    loss = before - after
    return Decision(
        step=step,
        seat=as_seat(seat),
        played=choice(after),
        best=choice(before),
        better=(),
        grade=grade_of(loss),
        loss=loss,
        left=1,
    )


def test_decisions_and_luck_add_up_to_the_result() -> None:
    own = Side((as_seat(0),), (judged(2, 0.6, 0.5), judged(8, 0.7, 0.7)), 1.0)
    others = Side((as_seat(1),), (judged(4, 0.5, 0.35, 1), judged(9, 0.3, 0.3, 1)), 0.0)
    changes = split_changes([own, others], 0)
    assert [change.own for change in changes] == [pytest.approx(-0.1), 0.0]
    assert [change.others for change in changes] == [pytest.approx(0.15), 0.0]
    assert changes[0].luck == pytest.approx(0.7 - 0.5 - 0.15)
    assert changes[1].luck == pytest.approx(0.3)
    total = sum(change.own + change.others + change.luck for change in changes)
    assert total == pytest.approx(1.0 - 0.6)


def test_without_an_end_the_last_chance_stands() -> None:
    own = Side((as_seat(0),), (judged(2, 0.6, 0.5),), None)
    assert split_changes([own], 0)[0].luck == pytest.approx(0.0)


def test_the_turning_points_are_the_worst_decisions_in_order() -> None:
    losses = [0.0, 0.3, 0.02, 0.12, 0.2, 0.1]
    decisions = [judged(step, 0.5, 0.5 - loss) for step, loss in enumerate(losses)]
    assert [decision.step for decision in turning_points(decisions)] == [1, 3, 4]
    assert turning_points(decisions[:1]) == []


def test_a_win_is_shared_among_winners_of_other_sides_only() -> None:
    assert (
        share_of_win((as_seat(1), as_seat(2), as_seat(3)), (as_seat(1), as_seat(2), as_seat(3)))
        == 1.0
    )
    assert share_of_win((as_seat(0),), (as_seat(1), as_seat(2), as_seat(3))) == 0.0
    assert share_of_win((as_seat(0),), (as_seat(0), as_seat(2))) == 0.5


def test_corrected_chances_come_true_as_often_as_they_say() -> None:
    """Estimates that are too sure by a factor of two in their log odds are found out."""
    rng = random.Random(1)  # noqa: S311  (a sample)
    truths = [rng.uniform(0.05, 0.95) for _ in range(4000)]
    sure = [1.0 / (1.0 + exp(-2.0 * log_odds(p) - 0.5)) for p in truths]
    results = [float(rng.random() < p) for p in truths]
    correction = fit(list(zip(sure, results, strict=True)))
    for estimate, truth in zip(sure[:200], truths[:200], strict=True):
        assert correction.apply(estimate) == pytest.approx(truth, abs=0.05)


def test_a_fit_stays_finite_where_estimates_separate_wins_from_losses() -> None:
    correction = fit([(0.9, 1.0), (0.1, 0.0)])
    assert 0.5 < correction.apply(0.9) < 1.0


def test_a_role_without_a_correction_shows_no_numbers() -> None:
    assert correction_of("mr_jack_pocket", 7) is None
    assert all(correction.slope > 0 for correction in CORRECTIONS.values())
