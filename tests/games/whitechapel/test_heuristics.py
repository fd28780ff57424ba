"""Whitechapel's heuristics: every choice has a share, and none depends on a secret."""

from __future__ import annotations

from collections import Counter
from math import exp2
from statistics import median

import pytest
from librt.random import Random

from gaslamp.core.belief import Belief, WorldsBelief
from gaslamp.core.policy import Policy
from gaslamp.core.state import OVER, State
from gaslamp.core.translation import LANGUAGES, keys
from gaslamp.core.weights import sample_index, scale, total, zero_weights
from gaslamp.engine import is_compiled
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.actions import ALLEY, CIRCLES, GO, WAIT, circle_of
from gaslamp.games.whitechapel.belief.mixture_belief import MixtureBelief
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.game_setup import JACK, LAST_COLUMN
from gaslamp.games.whitechapel.heuristics.heuristics import WhitechapelHeuristics
from gaslamp.games.whitechapel.heuristics.particle_filter import IN_WORD, WORDS
from gaslamp.games.whitechapel.heuristics.tuning import Tuning
from gaslamp.games.whitechapel.options import WhitechapelOptions
from gaslamp.games.whitechapel.rules.state import Whitechapel
from tests.games.whitechapel.plays import homing, played
from tests.games.whitechapel.positions import hunt, inquiry
from tests.games.with_fields import with_fields

REASONS = (
    *("comes-home", "nears-home", "breaks-away", "goes-unwatched", "kills-in-reach"),
    *("waits-for-patrols", "stands-beside", "covers-ways", "arrests-likely", "asks-most-telling"),
)


def new_heuristics() -> WhitechapelHeuristics:
    return GAME.heuristics(WhitechapelOptions())


def shares(heuristics: WhitechapelHeuristics, state: Whitechapel) -> dict[str, float]:
    actions = state.legal_actions()
    weights = heuristics.prior(state, actions)
    return {GAME.notation(a): w for a, w in zip(actions, weights, strict=True)}


def best(heuristics: WhitechapelHeuristics, state: Whitechapel) -> str:
    found = shares(heuristics, state)
    return max(found, key=lambda written: found[written])


def expecting(state: Whitechapel, *jacks: tuple[int, int]) -> WhitechapelHeuristics:
    """Make heuristics whose particles have these hideouts and circles, in turn."""
    heuristics = new_heuristics()
    particles = heuristics.known
    particles.size = particles.living = len(particles.homes)
    for i in range(particles.size):
        particles.homes[i], circle = jacks[i % len(jacks)]
        particles.lives[i] = 1
        particles.circles[i] = circle
        particles.visited[i * WORDS + circle // IN_WORD] = 1 << circle % IN_WORD
    heuristics.begin_simulation(state)
    return heuristics


def test_every_choice_has_a_share_in_every_phase_of_every_table() -> None:
    seen = set()
    heuristics = new_heuristics()
    for state in played(6, 3):
        if state.phase == phases.HIDING:
            heuristics.begin_simulation(state)
        if state.seat >= 0:
            actions = state.legal_actions()
            weights = heuristics.prior(state, actions)
            assert len(weights) == len(actions)
            assert min(weights) > 0.0
            assert 0.0 <= heuristics.evaluate(state, JACK) <= 1.0
            assert heuristics.evaluate(state, JACK) + heuristics.evaluate(
                state, 1
            ) == pytest.approx(1.0)
            seen.add(int(state.phase))
    assert seen >= {phases.FACES, phases.MURDER, phases.ESCAPE, phases.MOVING, phases.ACTING}


def test_a_crowd_follows_whole_games() -> None:
    heuristics = new_heuristics()
    rng = Random(4)
    for seed in range(3):
        state = GAME.start(WhitechapelOptions())
        belief = GAME.belief(WhitechapelOptions(), 1)
        heuristics.start_from(belief, 1)
        heuristics.begin_simulation(state)
        while state.seat != OVER:
            action = homing(state, rng)
            heuristics.follow(state, action)
            state.apply(action)
            assert 0 < heuristics.particles.living <= heuristics.particles.size, seed
            assert sum(heuristics.particles.shares()) == pytest.approx(1.0)


def test_following_leaves_the_world_as_it_was() -> None:
    state = hunt(100, hideout=51)
    heuristics = expecting(state, (51, 100), (84, 99))
    before = state.text()
    heuristics.follow(state, int(state.legal_actions()[0]))
    assert state.text() == before


def belief_in_the_hunt(seed: int) -> Belief:
    options = WhitechapelOptions()
    state = GAME.start(options)
    belief = GAME.belief(options, 1, GAME.heuristics(options).policy(1))
    rng = Random(seed)
    while not (state.phase == phases.ACTING and state.column > 8) and state.seat != OVER:
        action = homing(state, rng)
        sight = state.sight(action, 1)
        state.apply(action)
        belief.see(sight, state.seat)
    return belief


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_the_police_choose_alike_in_worlds_that_they_cannot_tell_apart(seed: int) -> None:
    belief = belief_in_the_hunt(seed)
    heuristics = new_heuristics()
    rng = Random(9)
    found = []
    for _ in range(6):
        world = belief.sample_world(rng)
        assert isinstance(world, Whitechapel)
        heuristics.start_from(belief, 1)
        heuristics.begin_simulation(world)
        found.append(shares(heuristics, world))
    assert all(other == found[0] for other in found)


def test_jack_walks_home_when_he_can() -> None:
    state = hunt(100, hideout=hunt(100).board.walks.row(100)[0])
    heuristics = expecting(state, (51, 100))
    assert best(heuristics, state) == f"walk {state.hideout}"
    assert shares(heuristics, state)[f"walk {state.hideout}"] > 0.8


def test_jack_says_that_he_is_home() -> None:
    state = hunt(100, hideout=hunt(100).board.walks.row(100)[0])
    state.apply(int(GAME.parse(f"walk {state.hideout}")))
    assert shares(new_heuristics(), state)["home"] > 0.9


def test_jack_does_not_go_where_he_can_not_be_home_in_time() -> None:
    walk = new_heuristics().distances.walk
    left = walk(100, 51)
    state = hunt(100, hideout=51, column=str(15 - left))
    found = shares(expecting(state, (51, 100)), state)
    late = [found[w] for w in found if w.startswith("walk") and walk(int(w[5:]), 51) >= left]
    assert late
    assert max(late) < 0.05


def test_a_policeman_arrests_jack_where_he_must_be() -> None:
    crossing = next(x for x in range(1, 235) if GAME.plan().touches(100, x))
    state = inquiry(100, crossing, visited=(99,))
    state.apply(int(GAME.parse("next blue")))
    assert best(expecting(state, (51, 100)), state) == "arrest 100"


def test_a_policeman_asks_where_an_arrest_would_be_a_guess() -> None:
    crossing = next(x for x in range(1, 235) if GAME.plan().touches(100, x))
    state = inquiry(100, crossing, visited=(99,))
    state.apply(int(GAME.parse("next blue")))
    far = [c for c in GAME.plan().circles if new_heuristics().distances.walk(100, c) == 4]
    jacks = [(51, int(c)) for c in far[:9]] + [(51, 100)]
    assert best(expecting(state, *jacks), state).startswith("clue")


def test_a_policeman_goes_beside_jack() -> None:
    board = GAME.plan()
    beside = next(x for x in range(1, 235) if board.touches(100, x))
    start = next(x for x in board.steps.row(beside) if not board.touches(100, x))
    state = hunt(100, start, hideout=51, column="5")
    state.seat, state.phase, state.at = 1, phases.MOVING, 0
    chosen = best(expecting(state, (51, 100)), state)
    assert board.touches(100, int(chosen.split("x")[1]))


def test_the_estimate_knows_what_jack_likes() -> None:
    near, far = hunt(100, hideout=85, column="12"), hunt(100, hideout=1, column="12")
    heuristics = expecting(near, (51, 30), (84, 40), (67, 50))
    assert heuristics.evaluate(near, JACK) > heuristics.evaluate(far, JACK)
    guessed = expecting(near, (85, 100))
    assert heuristics.evaluate(near, JACK) > guessed.evaluate(near, JACK)


def test_the_policy_is_positive_and_adds_up() -> None:
    policy = new_heuristics().policy(1)
    assert policy is not None
    for state in played(3, 8):
        if state.seat >= 0:
            weights = policy.weights(state, state.legal_actions())
            assert min(weights) > 0.0
            assert sum(weights) == pytest.approx(1.0)


def test_the_policy_expects_jack_to_go_home() -> None:
    policy, walk = new_heuristics().policy(1), new_heuristics().distances.walk
    assert policy is not None
    state = hunt(100, hideout=51)
    actions = state.legal_actions()
    weights = policy.weights(state, actions)
    on_foot = [(circle_of(a), w) for a, w in zip(actions, weights, strict=True) if a < ALLEY]
    ahead = [w for circle, w in on_foot if walk(circle, 51) < walk(100, 51)]
    back = [w for circle, w in on_foot if walk(circle, 51) > walk(100, 51)]
    assert min(ahead) > 2 * max(back)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_its_sentence(reason: str, language: str) -> None:
    assert f"whitechapel-reason-{reason}" in keys(language)


def test_reasons_are_given_in_the_hunt() -> None:
    given = set()
    heuristics = new_heuristics()
    for state in played(4, 5):
        if state.phase == phases.HIDING:
            heuristics.begin_simulation(state)
        if state.seat >= 0:
            given |= {heuristics.reason(state, action) for action in state.legal_actions()}
    assert given - {""} <= set(REASONS)
    assert {"comes-home", "nears-home"} <= given


def test_a_murder_is_praised_only_where_he_gets_home_and_no_patrol_is_beside_it() -> None:
    heuristics, praised = new_heuristics(), {True: 0, False: 0}
    for state in played(6, 5):
        if state.phase == phases.HIDING:
            heuristics.begin_simulation(state)
        if state.phase != phases.MURDER:
            continue
        for kill in (a for a in state.legal_actions() if a != WAIT):
            circle = circle_of(kill)
            reaches = heuristics.distances.walk(circle, state.hideout) <= LAST_COLUMN - state.marker
            is_watched = any(x and heuristics.distances.beat(x, circle) < 2 for x in state.patrols)
            is_praised = heuristics.reason(state, kill) == "kills-in-reach"
            assert is_praised == (reaches and not is_watched)
            praised[is_praised] += 1
    assert min(praised.values()) > 0


def test_a_place_is_praised_only_for_what_nobody_else_covers() -> None:
    """Two policemen who stand together cover nothing for each other."""
    aim = 51
    crossing = next(x for x in range(1, 235) if GAME.plan().touches(aim, x))
    far = next(x for x in range(1, 235) if new_heuristics().distances.beat(x, aim) > 9)
    go = GO + crossing
    for others, reason in ((far, "covers-ways"), (crossing, "")):
        state = hunt(100, crossing, *[others] * 4, hideout=aim)
        heuristics = expecting(state, (aim, 150))
        assert (
            heuristics.reason(with_fields(state, phase=phases.MOVING, seat=1, at=0), go) == reason
        )


def test_an_arrest_and_a_question_are_praised_only_for_what_is_so() -> None:
    """He is likely on the circle of an arrest, and a question divides what is possible."""
    crossing = next(x for x in range(1, 235) if GAME.plan().touches(100, x))
    state = inquiry(100, crossing, visited=(99,))
    state.apply(int(GAME.parse("next blue")))
    arrest, question = int(GAME.parse("arrest 100")), int(GAME.parse("clue 100"))
    far = [int(c) for c in GAME.plan().circles if new_heuristics().distances.walk(100, c) == 4]
    there = expecting(state, (51, 100))
    assert there.reason(state, arrest) == "arrests-likely"
    assert there.reason(state, question) == ""
    hardly = expecting(state, *[(51, circle) for circle in far[:9]], (51, 100))
    assert hardly.reason(state, arrest) == ""
    half = expecting(state, (51, far[0]), (51, 100))
    assert half.reason(state, question) == "asks-most-telling"


class Judge:
    """Lists every world twice: for a Jack by a policy, and for one at random."""

    def __init__(self, start: Whitechapel, policy: Policy) -> None:
        self.doubt = policy.doubt
        self.sensible = WorldsBelief(start, 1, policy)
        self.at_random = WorldsBelief(start, 1)

    def see(self, sight: int, turn: int) -> None:
        self.sensible.see(sight, turn)
        self.at_random.see(sight, turn)

    def chance_of_none(self) -> float:
        """How likely it is by now that he plays at random."""
        sensible = (1.0 - self.doubt) * exp2(-self.sensible.surprise)
        at_random = self.doubt * exp2(-self.at_random.surprise)
        return at_random / (sensible + at_random)

    def weight(self, world: State) -> float:
        doubt = self.chance_of_none()
        sensible, at_random = self.sensible.weight(world), self.at_random.weight(world)
        return (1.0 - doubt) * sensible + doubt * at_random


def test_the_belief_under_the_policy_is_exact_on_a_few_streets() -> None:
    game, options = GAME.small()
    policy = game.heuristics(options).policy(1)
    assert policy is not None
    rng = Random(3)
    doubts = []
    for _ in range(3):
        state = game.start(options)
        quick, judge = game.belief(options, 1, policy), Judge(game.start(options), policy)
        assert isinstance(quick, MixtureBelief)
        while state.seat != OVER:
            action = state.sample_action(rng)
            sight = state.sight(action, 1)
            state.apply(action)
            quick.see(sight, state.seat)
            judge.see(sight, state.seat)
            assert quick.doubt() == pytest.approx(judge.chance_of_none())
            for world in judge.at_random.by_key.values():
                assert quick.weight(world.state) == pytest.approx(judge.weight(world.state))
        doubts.append(quick.doubt())
    assert max(doubts) > policy.doubt


def doubt_of(jack: str, seed: int) -> float:
    """Give the chance, as the police see it after a game, that this Jack plays at random."""
    options = WhitechapelOptions()
    state = GAME.start(options)
    heuristics = new_heuristics()
    belief = GAME.belief(options, 1, heuristics.policy(1))
    assert isinstance(belief, MixtureBelief)
    rng = Random(seed)
    while state.seat != OVER and state.night == 0:
        action = state.sample_action(rng)
        if state.seat == JACK and jack == "sensible":
            actions = state.legal_actions()
            scores = heuristics.reading.scores(state, actions)
            scale(scores, total(scores))
            action = actions[sample_index(scores, rng)]
        sight = state.sight(action, 1)
        state.apply(action)
        belief.see(sight, state.seat)
    return belief.doubt()


def test_the_police_learn_whether_jack_plays_at_random() -> None:
    seeds = range(7 if is_compiled() else 1)  # of many at random one may come home by luck
    assert median(doubt_of("sensible", seed) for seed in seeds) < 0.2
    assert median(doubt_of("random", seed) for seed in seeds) > Tuning().doubt


def test_a_doubtful_belief_draws_and_lists_what_it_weighs() -> None:
    game, options = GAME.small()
    state = game.start(options)
    belief = game.belief(options, 1, game.heuristics(options).policy(1))
    rng = Random(8)
    while not (state.phase == phases.ACTING and state.column >= 2):
        action = state.sample_action(rng)
        sight = state.sight(action, 1)
        state.apply(action)
        belief.see(sight, state.seat)
    listed = belief.worlds(10_000)
    assert listed is not None
    assert sum(world.weight for world in listed) == pytest.approx(1.0)
    copy = belief.clone()
    draws = Counter(copy.sample_world(rng).key() for _ in range(4000))
    for world in listed:
        assert draws[world.state.key()] / 4000 == pytest.approx(world.weight, abs=0.04)
    marginals = zero_weights(game.belief_layout(options).length)
    copy.marginals(marginals)
    for circle in range(1, CIRCLES + 1):
        there = sum(one.weight for one in listed if truth(one.state).circle() == circle)
        assert marginals[circle] == pytest.approx(there)


def truth(world: State) -> Whitechapel:
    assert isinstance(world, Whitechapel)
    return world
