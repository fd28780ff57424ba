"""What a sensible player of Mr. Jack Pocket does, and what it may not know."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from gaslamp.core.bits import count
from gaslamp.core.heuristics import CLOSE_MODEL, NO_MODEL, QUICK_MODEL
from gaslamp.core.random_source import as_random
from gaslamp.core.translation import translate
from gaslamp.games.mr_jack_pocket import phases
from gaslamp.games.mr_jack_pocket.actions import SUSPECTS
from gaslamp.games.mr_jack_pocket.belief.secret_belief import SecretBelief
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack_pocket.heuristics.heuristics import MrJackPocketHeuristics
from gaslamp.games.mr_jack_pocket.heuristics.win_chances import after_call, after_turn
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from tests.games.heuristics_checks import (
    choices_of,
    chooses_alike,
    gives_every_choice_a_share,
    policy_of,
)
from tests.games.mr_jack_pocket.positions import hunt, legal, move, position
from tests.games.with_fields import with_fields

OPTIONS = MrJackPocketOptions()
REASONS = ("draws-alibi", "splits-suspects", "keeps-company", "hides")


def new_heuristics() -> MrJackPocketHeuristics:
    made = GAME.heuristics(OPTIONS)
    assert isinstance(made, MrJackPocketHeuristics)
    return made


def knowing(*suspects: str) -> MrJackPocketHeuristics:
    """Suspect these alike."""
    made = new_heuristics()
    made.start_suspicion = vec[float]([(name in suspects) / len(suspects) for name in SUSPECTS])
    return made


def favourite(made: MrJackPocketHeuristics, state: MrJackPocket) -> str:
    """Name the action that a sensible player likes best."""
    made.begin_simulation(state)
    shares = made.prior(state, state.legal_actions())
    return legal(state)[max(range(len(shares)), key=lambda place: shares[place])]


@pytest.mark.parametrize("reads", [QUICK_MODEL, CLOSE_MODEL])
@pytest.mark.parametrize("seed", range(4))
def test_every_choice_of_a_game_gets_a_share(seed: int, reads: int) -> None:
    made, rng = new_heuristics(), as_random(seed)
    belief = GAME.belief(OPTIONS, INVESTIGATOR)
    policy = policy_of(made, INVESTIGATOR, reads)
    for state in choices_of(GAME.new(), belief, INVESTIGATOR, lambda at: at.random_action(rng)):
        made.start_from(belief, INVESTIGATOR)
        gives_every_choice_a_share(made, policy, state, JACK, REASONS)


@pytest.mark.parametrize("seed", range(6))
def test_the_investigator_chooses_alike_in_all_worlds_that_he_can_not_tell_apart(seed: int) -> None:
    made, rng = new_heuristics(), as_random(seed)
    belief = GAME.belief(OPTIONS, INVESTIGATOR, made.policy(INVESTIGATOR))
    compared = 0
    for state in choices_of(GAME.new(), belief, INVESTIGATOR, lambda at: at.random_action(rng)):
        if state.seat == INVESTIGATOR:
            chooses_alike(made, belief, state, rng)
            compared += 1
    assert compared


def test_a_lone_suspect_is_found_and_six_hourglasses_are_too_late() -> None:
    assert after_turn(3, 1.0, 0.0) == 1.0
    assert after_turn(3, 2.0, 6.0) == 0.0
    assert after_turn(8, 2.0, 0.0) == 0.0
    assert after_turn(4, 2.0, 1.0) > after_turn(4, 4.0, 1.0) > after_turn(4, 4.0, 3.0)


def test_both_goals_at_once_begin_a_chase_but_on_turn_eight_jack_has_won() -> None:
    assert after_call(8, 1.0, 5.0, visible=False) == 0.0
    assert after_call(8, 1.0, 5.0, visible=True) == 1.0
    assert 0.0 < after_call(6, 1.0, 5.0, visible=False) < 1.0


def last_action(identity: str, turn: int) -> MrJackPocket:
    """Leave the Joker for the last action of a turn: nobody but four tiles is a suspect."""
    state = hunt(position(identity=identity), turn, "holmes", "watson", "rotation", "joker")
    return with_fields(
        state,
        left=0,
        aim=3,
        played=3,
        suspects=sum(1 << SUSPECTS.index(name) for name in ("madame", "gull", "pizer", "bert")),
        phase=phases.AIMING,
        seat=INVESTIGATOR if turn % 2 else JACK,
    )


def after(state: MrJackPocket, written: str) -> MrJackPocket:
    return move(state.clone(), written)


def splits(state: MrJackPocket) -> dict[str, int]:
    """Count the suspects in sight after each action."""
    return {
        written: count(after(state, written).district.tiles_seen() & state.district.suspects)
        for written in legal(state)
    }


def test_the_investigators_last_action_splits_the_suspects_best() -> None:
    state = last_action("madame", 1)
    found = splits(state)
    chosen = favourite(knowing("madame", "gull", "pizer", "bert"), state)
    assert abs(found[chosen] - 2) == min(abs(number - 2) for number in found.values())


def test_jacks_last_action_leaves_most_suspects_beside_him() -> None:
    state = last_action("madame", 2)
    made = knowing("madame", "gull", "pizer", "bert")
    values = {}
    for written in legal(state):
        done = after(state, written)
        seen = done.district.tiles_seen() & state.district.suspects
        visible = done.jack_is_visible()
        left = seen if visible else state.district.suspects & ~seen
        values[written] = after_call(2, float(count(left)), 0.0, visible=visible)
    assert values[favourite(made, state)] == min(values.values())


@pytest.mark.parametrize("identity", ["gull", "lane", "smith"])
def test_in_a_chase_jack_stays_out_of_sight_if_he_can(identity: str) -> None:
    known = 1 << SUSPECTS.index(identity)
    state = with_fields(last_action(identity, 8), suspects=known, chase=True)
    hidden = {written for written in legal(state) if not after(state, written).jack_is_visible()}
    assert 0 < len(hidden) < len(legal(state))
    assert favourite(knowing(identity), state) in hidden


def test_jack_mixes_and_the_investigator_need_not() -> None:
    made = new_heuristics()
    made.start_from(GAME.belief(OPTIONS, JACK), JACK)
    assert made.mixes
    made.start_from(GAME.belief(OPTIONS, INVESTIGATOR), INVESTIGATOR)
    assert not made.mixes


def test_a_call_clears_suspects_in_the_imagined_game_too() -> None:
    made, rng, state = new_heuristics(), as_random(4), GAME.new()
    belief = SecretBelief(GAME.new())
    while state.phase != phases.CALLING:
        action = state.random_action(rng)
        sight = state.sight(action, INVESTIGATOR)
        state.apply(action)
        belief.see(sight, state.seat)
    made.start_from(belief, INVESTIGATOR)
    made.begin_simulation(state)
    answer = state.legal_actions()[0]
    made.follow(state, answer)
    state.apply(answer)
    suspected = {place for place in range(9) if made.suspicion[place] > 0.0}
    assert suspected == {place for place in range(9) if state.district.suspects >> place & 1}
    assert sum(made.suspicion) == pytest.approx(1.0)
    assert made.horizon == 0


def test_what_jack_chooses_is_read_in_his_own_thoughts_at_a_glance() -> None:
    state = last_action("madame", 2)
    made = knowing("madame", "gull", "pizer", "bert")
    made.mixes = True
    policy = policy_of(made, INVESTIGATOR, QUICK_MODEL)
    actions = state.legal_actions()
    likely = [
        policy.weights(with_fields(state, identity=suspect), actions)[0]
        for suspect in map(SUSPECTS.index, ("bert", "pizer", "gull", "madame"))
    ]
    made.begin_simulation(state)
    made.follow(state, actions[0])
    read = [share for share in made.suspicion if share > 0.0]
    assert read == pytest.approx([share / sum(likely) for share in likely])


def test_who_reads_closely_takes_jack_to_know_better_what_is_good() -> None:
    state = last_action("madame", 2)
    actions = state.legal_actions()
    glance = policy_of(new_heuristics(), INVESTIGATOR, QUICK_MODEL).weights(state, actions)
    closely = policy_of(new_heuristics(), INVESTIGATOR, CLOSE_MODEL).weights(state, actions)
    best = max(range(len(actions)), key=lambda place: glance[place])
    assert closely[best] == max(closely) > glance[best]
    feared = policy_of(new_heuristics(), JACK, CLOSE_MODEL).weights(state, actions)
    assert list(feared) == list(glance)


def test_a_beginner_reads_nothing_into_choices() -> None:
    made = new_heuristics()
    made.model_depth = NO_MODEL
    assert made.policy(INVESTIGATOR) is None
    assert made.policy(JACK) is None


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_words(language: str, reason: str) -> None:
    assert translate(GAME.message(f"reason-{reason}"), language)
