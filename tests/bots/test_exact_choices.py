"""The rest of a turn is searched exactly: nobody loses at a call who need not."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.bots.exact_choices import best_proved
from gaslamp.bots.hint import hints
from gaslamp.bots.levels import CLUB, MASTER, Level, LevelBot
from gaslamp.core.belief import Belief
from gaslamp.core.codes import Action, Sight, as_seat
from gaslamp.core.heuristics import SAFE, UNPROVED, WINNING, Heuristics
from gaslamp.games.mr_jack_pocket.game import GAME
from tests.bots.pocket_turns import OPTIONS, decisions, lines, verdict

FEW_LINES = 1_500  # that the rules alone can be asked about


class Proved(Heuristics):
    """Heuristics for which the proofs are given."""

    def __init__(self, *proofs: int) -> None:
        super().__init__()
        self.given = proofs

    def proofs(self, belief: Belief, actions: vec[i64]) -> vec[i64]:
        return vec[i64](self.given)


def test_a_win_is_taken_before_what_is_safe_and_that_before_the_rest() -> None:
    belief = GAME.belief(OPTIONS, 0)
    assert best_proved(
        Proved(UNPROVED, SAFE, WINNING, SAFE), belief, [Action(3), Action(4), Action(5), Action(6)]
    ) == [5]
    assert best_proved(
        Proved(UNPROVED, SAFE, UNPROVED, SAFE), belief, [Action(3), Action(4), Action(5), Action(6)]
    ) == [4, 6]
    assert best_proved(Proved(UNPROVED, UNPROVED), belief, [Action(3), Action(4)]) == [3, 4]


def test_without_a_search_nothing_is_proved() -> None:
    assert list(Heuristics().proofs(GAME.belief(OPTIONS, 0), vec[i64]([3, 4]))) == [UNPROVED] * 2


def test_proofs_are_what_trying_everything_shows() -> None:
    heuristics = GAME.heuristics(OPTIONS)
    verdicts = {UNPROVED: 0, SAFE: 0, WINNING: 0}
    for state, belief, _ in decisions(range(100, 116)):
        if lines(state) <= FEW_LINES:
            actions = state.legal_actions()
            expected = [verdict(belief, int(state.seat), int(action)) for action in actions]
            assert list(heuristics.proofs(belief, actions)) == expected, state.text()
            for one in expected:
                verdicts[one] += 1
    assert min(verdicts.values()) > 50


@pytest.mark.parametrize("level", [CLUB.share(0.04), MASTER.share(0.0008)], ids=["club", "master"])
def test_a_safe_action_is_taken_whenever_there_is_one(level: Level) -> None:
    heuristics = GAME.heuristics(OPTIONS)
    compared = 0
    for state, belief, seen in decisions(range(150)):
        proofs = heuristics.proofs(belief, state.legal_actions())
        if min(proofs) == max(proofs):
            continue
        bot = LevelBot(GAME, OPTIONS, as_seat(int(state.seat)), compared, level, timed=False)
        for sight, turn in seen:
            bot.see(Sight(sight), turn)
        actions = [int(action) for action in state.legal_actions()]
        assert proofs[actions.index(bot.choose([Action(one) for one in actions]))] == max(proofs), (
            state.text()
        )
        compared += 1
    assert compared >= 300


def test_hints_name_no_action_that_can_lose_while_another_can_not() -> None:
    heuristics = GAME.heuristics(OPTIONS)
    compared = 0
    for state, belief, seen in decisions(range(20)):
        proofs = heuristics.proofs(belief, state.legal_actions())
        if min(proofs) < max(proofs):
            actions = [Action(int(action)) for action in state.legal_actions()]
            sights = [(Sight(sight), turn) for sight, turn in seen]
            named = hints(
                GAME, OPTIONS, as_seat(int(state.seat)), sights, actions, level=CLUB, timed=False
            )
            assert named
            assert all(proofs[actions.index(one.action)] == max(proofs) for one in named)
            compared += 1
    assert compared >= 20
