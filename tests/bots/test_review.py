"""Reviews judge a side's decisions on what that side has seen, and split luck from decisions."""

from __future__ import annotations

import random
from collections.abc import Iterable
from math import exp

import pytest
from librt.random import Random
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from gaslamp.bots.levels import FOREVER, NOVICE, LevelBot
from gaslamp.bots.review import (
    GRADES,
    Decision,
    Evaluated,
    SideReviewer,
    grade_of,
    side_sights,
    turning_points,
)
from gaslamp.bots.review_estimates import (
    COSTLY,
    RIVALS,
    confirmed,
    doubt,
    estimates,
    totals,
    try_enough,
)
from gaslamp.bots.review_luck import Side, share_of_win, split_changes
from gaslamp.bots.review_reasons import Outlook, comparisons, drawbacks, own_reasons
from gaslamp.bots.shown_chances import CORRECTIONS, correction_of, fit, log_odds
from gaslamp.core.codes import Action, ViewerId, as_seat, legal_actions
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.measure import Measure
from gaslamp.core.state import OVER, SPECTATOR, State
from gaslamp.core.text import text
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.registry import GAMES, find_game
from gaslamp.play.table import Table

NODES = 24
ENOUGH_MET = 5  # positions of each sort
HALF_SET_UP = 0.4  # half of what Jack decides first is where to hide and to place women


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
            for choice in (decision.played, decision.best, *decision.better):
                for words in (choice.text, choice.why, *choice.then):
                    assert words is None or translate(words, language)


def test_a_review_goes_on_from_any_step_with_the_same_decisions() -> None:
    journal = played("mr_jack_pocket")
    game, options = journal.game, journal.options
    sights = side_sights(game, options, journal.actions, as_seat(1))
    whole = [decision.step for decision in reviewed(journal, 1)]
    reviewer = SideReviewer(game, options, as_seat(1), sights, NODES)
    reviewer.skip(whole[2] + 1)
    later: list[int] = []
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


def left_undone(journal: Journal) -> Decision:
    """Judge another ride than the capture that ended a game."""
    last = len(journal.actions) - 1
    before = journal.prefix(last)
    other = next(a for a in legal_actions(before.state) if a != journal.actions[last])
    sights = side_sights(journal.game, journal.options, [*before.actions, other], as_seat(1))
    reviewer = SideReviewer(journal.game, journal.options, as_seat(1), sights, 200)
    reviewer.skip(last)
    decision = reviewer.next()
    assert decision is not None
    return decision


def test_a_capture_that_is_left_undone_is_a_blunder_unless_it_comes_anyway() -> None:
    """A detective who knows where Mister X is, can go there, and rides elsewhere."""
    games = (played("scotland_yard", seed=seed) for seed in range(40))
    captures = [journal for journal in games if is_known_capture(journal)][:10]
    grades: list[str] = []
    for journal in captures:
        decision = left_undone(journal)
        assert decision.best.chance > 0.95
        if decision.grade != "best":
            assert decision.best.action == journal.actions[-1]
        grades.append(decision.grade)
    assert grades.count("blunder") >= 2


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
    game = find_game("scotland_yard")
    assert correction_of(game, game.options(detectives=3), 1) is None
    assert all(correction.slope > 0 for correction in CORRECTIONS.values())


def two_truths() -> tuple[Journal, Journal]:
    """Begin two games of Scotland Yard that differ only in where Mister X is."""
    game = find_game("scotland_yard")
    journals: list[Journal] = []
    for place in (0, -1):
        journal = Journal(game, game.options())
        while len(journal.actions) < 14:
            legal = legal_actions(journal.state)
            taxi = [a for a in legal if game.notation(a).startswith("taxi")] or legal
            journal.replay(int(taxi[place] if journal.state.seat == 0 else taxi[0]))
        journals.append(journal)
    return journals[0], journals[1]


def seen_reviews(journals: Iterable[Journal]) -> list[list[Decision]]:
    """Review what the detectives did in each of some games."""
    found: list[list[Decision]] = []
    for journal in journals:
        game, options = journal.game, journal.options
        sights = side_sights(game, options, journal.actions, as_seat(1))
        public = side_sights(game, options, journal.actions, ViewerId(SPECTATOR))
        reviewer = SideReviewer(game, options, as_seat(1), sights, NODES, public=public)
        decisions: list[Decision] = []
        while (decision := reviewer.next()) is not None:
            decisions.append(decision)
        found.append(decisions)
    return found


def test_a_review_does_not_depend_on_what_the_side_could_not_know() -> None:
    truths = two_truths()
    assert truths[0].state.key() != truths[1].state.key()
    one, other = seen_reviews(truths)
    assert one == other
    assert len(one) > 4


def test_a_review_that_uses_the_truth_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    truths = iter(two_truths())
    honest = SideReviewer.next

    def begin(reviewer: SideReviewer) -> Decision | None:
        """Count what is left by the true position."""
        decision = honest(reviewer)
        return None if decision is None else replace(decision, left=hash(truth.state.key()))

    monkeypatch.setattr(SideReviewer, "next", begin)
    found: list[list[Decision]] = []
    for truth in truths:
        found += seen_reviews([truth])
    assert found[0] != found[1]


def test_what_a_choice_told_the_others_is_counted() -> None:
    """Jack's last action before a call clears those who would have been answered otherwise."""
    journal = played("mr_jack_pocket")
    game, options = journal.game, journal.options
    told = [one.told for one in reviewed(journal, 0) if one.told is not None]
    assert told
    for one in told:
        assert int(str(one.after.args["count"])) < int(str(one.before.args["count"]))
    assert all(one.told is None for one in reviewed(journal, 1))
    assert game.known_of(1, game.notebook(game.belief(options, 1))) == ()


@pytest.mark.parametrize("name", GAMES)
def test_most_decisions_have_a_reason_and_no_reason_is_given_twice(name: str) -> None:
    found = reviewed(played(name, seed=5), 0, most=20)
    least = HALF_SET_UP if name == "whitechapel" else 0.8
    assert sum(one.best.why is not None for one in found) >= least * len(found)
    for one in found:
        reasons = [choice.why for choice in (one.played, *one.better) if choice.why is not None]
        assert len(set(map(str, reasons))) == len(reasons)


@pytest.mark.parametrize("name", ["mr_jack", "mr_jack_pocket"])
def test_where_one_suspect_is_left_nothing_is_said_of_groups(name: str) -> None:
    game = find_game(name)
    options, heuristics = game.options(), game.heuristics(game.options())
    told = {f"{word}-{what}" for word, what in (("splits", "suspects"), ("keeps", "company"))}
    met = {True: 0, False: 0}
    for seed in range(40):
        state, rng = game.start(options), Random(seed)
        beliefs = [game.belief(options, seat) for seat in (0, 1)]
        while state.seat != OVER and min(met.values()) < ENOUGH_MET:
            seat = int(state.seat)
            if seat >= 0:
                heuristics.start_from(beliefs[seat], seat)
                heuristics.begin_simulation(state)
                reasons = {heuristics.reason(state, one) for one in state.legal_actions()}
                left = len(game.notebook(beliefs[seat]).suspects)
                met[left <= 1] += left <= 1 or not told.isdisjoint(reasons)
                assert left > 1 or told.isdisjoint(reasons)
            action = unended(state, rng)
            sights = [state.sight(action, viewer) for viewer in (0, 1)]
            state.apply(action)
            for belief, sight in zip(beliefs, sights, strict=True):
                belief.see(sight, state.seat)
    assert min(met.values()) >= ENOUGH_MET


def unended(state: State, rng: Random) -> int:
    """Draw an action that does not end the game, if there is one."""
    for _ in range(20):
        action = int(state.random_action(rng))
        after = state.clone()
        after.apply(action)
        if after.seat != OVER:
            return action
    return action


def test_what_stays_as_it_was_is_no_reason() -> None:
    game = find_game("scotland_yard")
    left = Measure("left", 23, wants_much=False, is_knowledge=True)
    same = Outlook(measures=(Measure("hunters", 2, wants_much=False), left))
    assert own_reasons(game, same, same, Outlook()) == []
    fewer = Outlook(measures=(replace(left, count=21.0),))
    assert len(own_reasons(game, fewer, same, Outlook())) == 1


def test_what_is_good_in_the_next_best_choice_too_is_no_reason() -> None:
    game = find_game("scotland_yard")
    praised = Outlook(reasons=(game.message("reason-catches"), game.message("reason-keeps-away")))
    rival = Outlook(reasons=(game.message("reason-keeps-away"),))
    told = own_reasons(game, praised, Outlook(), rival)
    assert told == [game.message("reason-catches")]


def test_nothing_is_compared_across_the_end_of_a_round() -> None:
    """What is left before a call of witnesses is no more than what is left after another one."""
    game = find_game("mr_jack_pocket")
    before = Outlook(measures=(Measure("left", 9),), rounds=frozenset({1}))
    after = Outlook(measures=(Measure("left", 7),), rounds=frozenset({2}))
    assert comparisons(game, before, after, "bots-measure-instead") == []
    same_round = replace(after, rounds=before.rounds)
    assert len(comparisons(game, before, same_round, "bots-measure-instead")) == 1


def test_what_speaks_against_a_choice_is_said_so() -> None:
    game = find_game("mr_jack_pocket")
    few, many = (
        Outlook(measures=(Measure("in-sight", n, wants_much=False), Measure("hourglasses", 1, 6)))
        for n in (2, 4)
    )
    assert drawbacks(game, few, many) == []
    (told,) = drawbacks(game, many, few)
    assert told.key == "bots-measure-against"
    assert translate(told, "en") == "Suspects in sight: 4 instead of 2. That speaks against it."
    nearly = Outlook(measures=(Measure("in-sight", 41, wants_much=False),))
    beside = Outlook(measures=(Measure("in-sight", 40, wants_much=False),))
    assert drawbacks(game, nearly, beside) == []


def test_shares_of_simulated_games_are_told_where_they_differ_by_more_than_chance() -> None:
    game = find_game("scotland_yard")

    def won(count: int) -> Outlook:
        return Outlook(measures=(Measure("won", count, 64),))

    assert comparisons(game, won(26), won(20), "bots-measure-later") == []
    assert len(comparisons(game, won(40), won(20), "bots-measure-later")) == 1


def begun(name: str) -> tuple[SideReviewer, list[Action]]:
    """Come to the first decision of a game's first side; return what can be chosen."""
    journal = played(name)
    game, options = journal.game, journal.options
    step = reviewed(journal, 0, most=1)[0].step
    sights = side_sights(game, options, journal.actions, as_seat(0))
    reviewer = SideReviewer(game, options, as_seat(0), sights, NODES)
    reviewer.skip(step)
    return reviewer, legal_actions(journal.prefix(step).state)


def test_a_choice_that_was_only_lucky_costs_nothing_when_it_is_tried_again() -> None:
    reviewer, actions = begun("mr_jack_pocket")
    search, belief = reviewer.bot.search, reviewer.bot.belief
    search.think(belief, vec[i64]([int(action) for action in actions]), 400, 100, FOREVER)
    try_enough(search, actions[0], actions)
    known = estimates(search, lambda chance: chance, actions[0], actions)
    ranked = sorted(known, key=lambda action: -known[action][0])
    lucky, played_ = ranked[0], ranked[1]
    guessed = known | {lucky: (0.99, 30), played_: (0.01, 30)}
    found = confirmed(search, lambda chance: chance, guessed, played_, 300)
    assert found[lucky][0] == 0.99  # the chance before the decision stays as it was estimated
    for action in (lucky, played_):
        search.try_action(action, 2000)
    often = {action: gain / tries for action, (gain, tries) in totals(search).items()}
    loss = found[lucky][0] - found[played_][0]
    assert loss == pytest.approx(often[lucky] - often[played_], abs=0.2)
    close = known | {lucky: (0.5, 30), played_: (0.5 - COSTLY / 2, 30)}
    before = totals(search)
    assert confirmed(search, lambda chance: chance, close, played_, 300) == close
    assert totals(search) == before


@pytest.mark.parametrize("name", GAMES)
def test_no_other_choice_looks_better_than_the_best(name: str) -> None:
    found = reviewed(played(name, seed=5), 1, most=12)
    assert found
    for one in found:
        assert all(other.chance <= one.best.chance for other in one.better)
    assert any(len(one.better) >= RIVALS for one in found)


def test_what_an_accusation_names_is_not_explained_by_markers() -> None:
    """Markers stay where they are, whatever is accused."""
    journal = played("lady_alice")
    game, options = journal.game, journal.options
    counted = {True: 0, False: 0}
    for at in range(len(journal.actions)):
        state = journal.prefix(at).state
        if state.seat >= 0:
            view = game.view(state, state.seat)
            measured = game.measures(view, view, game.notebook(game.belief(options, state.seat)))
            assert not (measured and view.phase == "accusing")
            counted[bool(measured)] += 1
    assert min(counted.values()) > 0
