"""What can be deduced from others who do not play at random: exact under any policy."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp import engine
from gaslamp.core.belief import ImpossibleSight, WorldsBelief
from gaslamp.core.policy import Policy
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.games.mr_jack_pocket.belief.secret_belief import SecretBelief
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from tests.games.follow import follow
from tests.games.mr_jack_pocket.policies import (
    Preferring,
    Score,
    counts_cards,
    hides,
    never_first,
    open_habit,
)
from tests.games.mr_jack_pocket.positions import deal

pytestmark = pytest.mark.engine

OPTIONS = MrJackPocketOptions()
VIEWERS = (JACK, INVESTIGATOR, SPECTATOR)
TOSS = ("toss alibi", "toss watson", "toss rotation", "toss joker")


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("score", [open_habit, hides, counts_cards, never_first])
def test_under_a_policy_the_beliefs_say_exactly_what_the_generic_belief_says(
    score: Score, viewer: int
) -> None:
    policy = Preferring(score)
    for seed in range(40 if engine.is_compiled() else 3):
        rng = Random(seed)
        state = GAME.new()
        own = GAME.belief(OPTIONS, viewer, policy)
        judge = WorldsBelief(state, viewer, policy)
        while state.seat != OVER:
            action = likely_action(state, policy, rng)
            sight = state.sight(action, viewer)
            state.apply(action)
            own.see(sight, state.seat)
            judge.see(sight, state.seat)
            worlds = judge.by_key.values()
            weights = [own.weight(world.state) for world in worlds]
            assert weights == pytest.approx([world.weight for world in worlds])
            assert sum(weights) == pytest.approx(1.0)


def likely_action(state: MrJackPocket, policy: Policy, rng: Random) -> int:
    """Draw an action that the policy does not exclude."""
    actions = state.legal_actions()
    shares = policy.weights(state, actions) if state.seat >= 0 else [1.0] * len(actions)
    possible = [action for action, share in zip(actions, shares, strict=True) if share > 0.0]
    return possible[rng.randrange(len(possible))]


def test_what_jack_would_not_do_with_a_secret_tells_against_it() -> None:
    journal = follow(deal("gull"), *TOSS, "joker", "joker toby", "watson")
    own = GAME.belief(OPTIONS, INVESTIGATOR, Preferring(never_first))
    for entry in journal.seen(INVESTIGATOR):
        own.see(entry.sight, entry.turn)
    assert GAME.notebook(own).suspects["suspect-madame"] == pytest.approx(1 / 9)
    follow(journal, "watson 1")
    for entry in journal.seen(INVESTIGATOR)[-2:]:
        own.see(entry.sight, entry.turn)
    noted = GAME.notebook(own)
    assert "suspect-madame" not in noted.suspects
    assert noted.suspects["suspect-gull"] == pytest.approx(1 / 8)


def test_what_jack_never_does_is_impossible_under_his_policy() -> None:
    journal = follow(deal("gull"), *TOSS, "joker", "joker toby")
    policy = Preferring(lambda world, action: 0.0 if action == GAME.parse("watson") else 1.0)
    own = GAME.belief(OPTIONS, INVESTIGATOR, policy)
    for entry in journal.seen(INVESTIGATOR):
        own.see(entry.sight, entry.turn)
    with pytest.raises(ImpossibleSight):
        own.see(GAME.parse("watson"), JACK)
    own.see(GAME.parse("rotation"), JACK)


def test_a_clone_keeps_the_policy() -> None:
    policy = Preferring(counts_cards)
    own = GAME.belief(OPTIONS, INVESTIGATOR, policy)
    for entry in follow(deal("gull"), *TOSS, "joker", "joker toby").seen(INVESTIGATOR):
        own.see(entry.sight, entry.turn)
    other = own.clone()
    assert isinstance(other, SecretBelief)
    own.see(GAME.parse("watson"), JACK)
    other.see(GAME.parse("watson"), JACK)
    assert GAME.notebook(own) == GAME.notebook(other)
    assert len(set(GAME.notebook(own).suspects.values())) > 1
