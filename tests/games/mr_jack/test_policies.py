"""Beliefs of others who play by a policy: exact, also where it depends on secrets."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp import engine
from gaslamp.core.belief import ImpossibleSight, WorldsBelief
from gaslamp.core.policy import UniformPolicy
from gaslamp.core.state import OVER
from gaslamp.games.mr_jack.actions import CHARACTERS
from gaslamp.games.mr_jack.belief.deal_belief import DealBelief
from gaslamp.games.mr_jack.belief.jack_belief import JackBelief
from gaslamp.games.mr_jack.belief.suspect_belief import SuspectBelief
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.rules.state import MrJack
from tests.games.mr_jack.policies import (
    Preferring,
    Score,
    counts_cards,
    open_habit,
    spares_his_own_card,
    thinks_of_himself,
)
from tests.games.mr_jack.positions import (
    VIEWERS,
)
from tests.games.mr_jack.watching import (
    DEAL,
    HOLMES_DRAWS,
    QUIET_TURN,
    TABLES,
    Watched,
    careful_action,
    check_against_judge,
    own_of,
)

pytestmark = pytest.mark.engine

POLICIES: list[Score] = [open_habit, thinks_of_himself, counts_cards, spares_his_own_card]


@pytest.mark.rule("MJ-35")
@pytest.mark.parametrize("score", POLICIES)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_beliefs_are_exact_under_policies_that_depend_on_secrets(viewer: int, score: Score) -> None:
    policy = Preferring(score)
    for seed in range(6 if engine.is_compiled() else 1):
        options = TABLES[seed % 2]
        watched = Watched(viewer, options, policy)
        judge = WorldsBelief(GAME.start(options), viewer, policy)
        check_against_judge(watched, judge, Random(seed + 7), 130 if seed else 60)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_an_even_policy_says_the_same_as_none(viewer: int) -> None:
    rng = Random(12)
    even = Watched(viewer, policy=UniformPolicy())
    fast = Watched(viewer)
    for _ in range(120 if engine.is_compiled() else 50):
        if even.state.seat == OVER:
            break
        action = careful_action(even.state, rng)
        even.apply(action)
        fast.apply(action)
        assert even.weights() == pytest.approx(fast.weights())
        assert even.belief.weight(even.state) == pytest.approx(fast.belief.weight(even.state))
    assert isinstance(own_of(even.belief), DealBelief)
    assert isinstance(own_of(fast.belief), SuspectBelief)


@pytest.mark.rule("MJ-35")
def test_a_policy_that_thinks_of_who_jack_is_gives_him_away() -> None:
    played = ("jack gull", *DEAL, "smith", "smith g7", "lamp b2 h4", "bert", "bert i7")
    plain = Watched(INVESTIGATOR, policy=Preferring(open_habit)).play(*played)
    assert plain.weights() == dict.fromkeys(CHARACTERS, pytest.approx(0.125))
    telling = Watched(INVESTIGATOR, policy=Preferring(thinks_of_himself)).play(*played)
    assert max(telling.weights().values()) > 0.2


@pytest.mark.rule("MJ-35")
def test_jack_reads_the_investigators_cards_from_what_he_does() -> None:
    watched = Watched(JACK, policy=Preferring(counts_cards)).play(*HOLMES_DRAWS)
    assert watched.belief.weight(watched.state) == pytest.approx(1 / 7)
    watched.play("smith", "smith g7", "lamp b2 h4", "stealthy", "stealthy i5", "bert", "bert i7")
    worlds = watched.belief.worlds(10)
    assert worlds is not None
    assert len({round(world.weight, 9) for world in worlds}) > 1


def test_what_the_policy_never_does_is_impossible() -> None:
    policy = Preferring(spares_his_own_card)
    watched = Watched(INVESTIGATOR, policy=policy).play("jack gull", *QUIET_TURN, "stealthy")
    assert "stealthy" not in watched.weights()
    sure = Watched(INVESTIGATOR, policy=Preferring(only_the_first)).play("jack gull", *DEAL)
    sure.play("smith", "smith g7", "lamp b2 f9")
    with pytest.raises(ImpossibleSight):
        sure.play("bert")


def only_the_first(world: MrJack, action: int) -> float:
    """Everybody does the first thing that is allowed."""
    return 1.0 if action == world.legal_actions()[0] else 0.0


def test_jack_may_do_what_the_policy_never_does() -> None:
    watched = Watched(JACK, policy=Preferring(only_the_first)).play("jack gull", *DEAL)
    assert isinstance(watched.belief, JackBelief)
    watched.play("holmes")
    watched.apply(int(watched.state.legal_actions()[0]))
    watched.play("alibi watson")
    assert isinstance(watched.belief.spectator_belief, DealBelief)
    watched.play("stealthy")
    assert isinstance(watched.belief.spectator_belief, SuspectBelief)
    assert watched.weights() == dict.fromkeys(CHARACTERS, pytest.approx(0.125))
    assert watched.belief.weight(watched.state) == pytest.approx(1 / 7)
