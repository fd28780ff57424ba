"""Who holds what: exact, sound, fast."""

from __future__ import annotations

import time
from contextlib import suppress
from itertools import product
from math import exp2, prod

import pytest
from librt.random import Random
from librt.vecs import vec

from gaslamp.core.belief import ImpossibleSight, WorldsBelief
from gaslamp.core.bits import count
from gaslamp.core.policy import Policy, UniformPolicy
from gaslamp.core.state import CHANCE, OVER, SPECTATOR, State
from gaslamp.engine import is_compiled
from gaslamp.games.lady_alice.belief.evidence_belief import EvidenceBelief
from gaslamp.games.lady_alice.belief.hand import full_stock
from gaslamp.games.lady_alice.board import CLUES, NO_CLUE, clue_names
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.options import LadyAliceOptions
from gaslamp.games.lady_alice.phases import VALUING
from gaslamp.games.lady_alice.rules.markers import seat_of, value_of
from gaslamp.games.lady_alice.rules.state import LadyAlice
from tests.games.lady_alice.believing import (
    MOST_WORLDS,
    POLICIES,
    assert_same,
    belief_of,
    calm_action,
    likely_action,
    small_table,
    step,
)
from tests.games.lady_alice.playing import (
    BLUE,
    FIVE,
    FOUR,
    GREEN,
    RED,
    THREE,
    YELLOW,
    Table,
    truth,
)
from tests.games.lady_alice.policies import EachOfAKind, NeverOwnClue, ShowsHand, SomeKind

pytestmark = pytest.mark.engine

POSITIONS = 100_000 if is_compiled() else 400
SEATS = [3, 4, 5] if is_compiled() else [3]
SMALL = [(3, 2), (4, 2), (5, 2), (3, 3)] if is_compiled() else [(3, 2)]  # seats, clues a category
STEPS = 30
FEW_WORLDS = 200


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("seats", "size"), SMALL)
def test_the_belief_equals_the_generic_one(seats: int, size: int, policy: Policy | None) -> None:
    compared = 0
    for seed in range(4 if is_compiled() else 1):
        for viewer in (*range(seats), SPECTATOR):
            rng = Random(seed)
            state = small_table(seats, size)
            own = EvidenceBelief(state, viewer, policy)
            generic = WorldsBelief(state, viewer, policy)
            while state.seat != OVER:
                step(state, [own, generic], likely_action(state, policy, rng))
                if len(generic.by_key) > MOST_WORLDS:
                    break
                compared += 1
                assert_same(own, generic)
    assert compared > 12


class Judge:
    """Lists the worlds again for every way in which the seats can be of some kind."""

    def __init__(self, state: LadyAlice, viewer: int, policy: Policy) -> None:
        self.cases = [
            (prod(kind.share for kind in kinds), WorldsBelief(state, viewer, EachOfAKind(kinds)))
            for kinds in product(policy.kinds(), repeat=state.seats)
        ]

    def see(self, sight: int, turn: int) -> None:
        """Drop the cases in which this could not happen."""
        left = []
        for share, belief in self.cases:
            with suppress(ImpossibleSight):
                belief.see(sight, turn)
                left.append((share, belief))
        self.cases = left

    def weights(self) -> dict[object, tuple[State, float]]:
        """Sum up what each world weighs, by how likely the cases are by now."""
        likely = [share * exp2(-belief.surprise) for share, belief in self.cases]
        found: dict[object, tuple[State, float]] = {}
        for case, (_, belief) in zip(likely, self.cases, strict=True):
            for key, world in belief.by_key.items():
                weight = found[key][1] if key in found else 0.0
                found[key] = (world.state, weight + case / sum(likely) * world.weight)
        return found


@pytest.mark.parametrize("viewer", [BLUE, RED, SPECTATOR])
def test_each_seat_is_learnt_to_be_of_some_kind(viewer: int) -> None:
    compared = 0
    for seed in range(3):
        rng = Random(seed)
        state = small_table(3, 2)
        own, judge = EvidenceBelief(state, viewer, SomeKind()), Judge(state, viewer, SomeKind())
        worlds = 1
        while state.seat != OVER and worlds <= FEW_WORLDS:
            action = calm_action(state, rng)
            sight = state.sight(action, viewer)
            state.apply(action)
            own.see(sight, state.seat)
            judge.see(sight, state.seat)
            weights = judge.weights()
            worlds = len(weights)
            for world, weight in weights.values():
                assert own.weight(world) == pytest.approx(weight)
            compared += 1
    assert compared > 12


@pytest.mark.parametrize("policy", [None, ShowsHand()])
@pytest.mark.parametrize("seats", SEATS)
def test_drawn_worlds_come_as_often_as_their_weights_say(seats: int, policy: Policy | None) -> None:
    rng = Random(seats)
    state = small_table(seats, 2)
    own = EvidenceBelief(state, BLUE, policy)
    generic = WorldsBelief(state, BLUE, policy)
    for _ in range(3):
        step(state, [own, generic], state.random_action(rng))
    for _ in range(2):
        _compare_draws(own, generic, rng)
        while state.phase != VALUING or state.player == BLUE:
            step(state, [own, generic], likely_action(state, policy, rng))
        step(state, [own, generic], GAME.parse("value 1"))


def _compare_draws(own: EvidenceBelief, generic: WorldsBelief, rng: Random) -> None:
    draws = 40 * len(generic.by_key)
    drawn = dict.fromkeys(generic.by_key, 0)
    for _ in range(draws):
        drawn[own.sample(rng).key()] += 1
    misses = sum(
        (drawn[key] - draws * world.weight) ** 2 / (draws * world.weight)
        for key, world in generic.by_key.items()
    )
    assert misses < len(drawn) + 6 * (2 * len(drawn)) ** 0.5  # chi-squared, six deviations


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("seats", SEATS)
def test_few_worlds_are_listed_with_their_weights(seats: int, policy: Policy | None) -> None:
    listed = 0
    for viewer in (BLUE, seats - 1, SPECTATOR):
        rng = Random(viewer + 10)
        state = small_table(seats, 2)
        own = EvidenceBelief(state, viewer, policy)
        generic = WorldsBelief(state, viewer, policy)
        while state.seat != OVER and len(generic.by_key) <= MOST_WORLDS:
            worlds = own.worlds(len(generic.by_key))
            assert worlds is not None
            assert own.worlds(len(generic.by_key) - 1) is None
            weights = {world.state.key(): world.weight for world in worlds}
            assert weights.keys() == generic.by_key.keys()
            for key, weight in weights.items():
                assert weight == pytest.approx(generic.by_key[key].weight)
            listed += len(worlds)
            step(state, [own, generic], likely_action(state, policy, rng))
    assert listed > 100


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_chances_are_sums_over_the_worlds(seats: int, policy: Policy | None) -> None:
    for viewer in (BLUE, SPECTATOR):
        rng = Random(seats)
        state = small_table(seats, 2)
        own = EvidenceBelief(state, viewer, policy)
        generic = WorldsBelief(state, viewer, policy)
        while state.seat != OVER and len(generic.by_key) <= MOST_WORLDS:
            step(state, [own, generic], likely_action(state, policy, rng))
            if state.seat >= 0:
                _compare_chances(own, generic)


def _compare_chances(own: EvidenceBelief, generic: WorldsBelief) -> None:
    worlds = [(truth(world.state), world.weight) for world in generic.by_key.values()]
    chances = own.chances()
    for clue in range(CLUES):
        for seat in range(own.table.seats):
            held = sum(weight for world, weight in worlds if world.evidence[seat] == clue)
            assert chances.held_by(seat, clue) == pytest.approx(held, abs=1e-9)
        found = sum(weight for world, weight in worlds if world.solution() >> clue & 1)
        assert chances.clues[clue] == pytest.approx(found, abs=1e-9)
    for category in range(4):
        mask = 255 << (8 * category)
        for number in range(3):
            found = sum(w for world, w in worlds if count(world.solution() & mask) == number)
            assert chances.category(category, number) == pytest.approx(found, abs=1e-9)
    for place, marker in enumerate(own.table.desk.markers):
        if seat_of(marker) != own.viewer:
            found = sum(w for world, w in worlds if value_of(world.desk.markers[place]) == 1)
            assert own.marker_chance(place, 1) == pytest.approx(found, abs=1e-9)


@pytest.mark.parametrize("policy", [None, ShowsHand()])
def test_a_copy_lives_apart(policy: Policy | None) -> None:
    rng = Random(4)
    state = small_table(4, 2)
    own = EvidenceBelief(state, RED, policy)
    generic = WorldsBelief(state, RED, policy)
    while state.phase != VALUING:
        step(state, [own, generic], likely_action(state, policy, rng))
    copy = own.clone()
    assert_same(copy, generic)
    here, there = state.clone(), state.clone()
    for _ in range(8):
        step(there, [copy], there.random_action(rng))
        assert_same(own, generic)
    assert copy.weight(there) > 0.0
    assert own.weight(here) > 0.0
    step(state, [own, generic], state.random_action(rng))
    assert_same(own, generic)


def test_a_clue_that_a_policy_excludes_is_held_by_another_or_by_nobody() -> None:
    belief = GAME.belief(LadyAliceOptions(seats=3), BLUE, NeverOwnClue())
    for line in ("evidence speke", "evidence ?", "evidence ?"):
        belief.see(GAME.parse(line), CHANCE)
    belief.see(GAME.parse("first red"), RED)
    belief.see(GAME.parse("suspect kingsley"), RED)
    belief.see(GAME.parse("suspect abbey"), RED)
    held = belief.chances().held_by
    kingsley, abbey, tower = (clue_names().index(name) for name in ("kingsley", "abbey", "tower"))
    assert held(RED, abbey) == 0.0 < held(YELLOW, abbey)
    assert held(RED, tower) > 0.0
    assert held(RED, kingsley) == held(YELLOW, kingsley) == 0.0  # blue holds the suspect


@pytest.mark.parametrize("policy", [None, ShowsHand()])
def test_a_policy_moves_the_chances_towards_what_the_others_do(policy: Policy | None) -> None:
    table = Table().play("suspect kingsley waterloo 9h mask")
    belief = belief_of(table, GREEN, policy)
    held = belief.chances().held_by
    blue, red = (held(seat, clue_names().index("kingsley")) for seat in (BLUE, RED))
    if policy is None:
        assert blue == pytest.approx(red)
    else:  # who names a clue is likely to hold it
        assert blue > 1.5 * red


def test_the_truth_is_never_excluded() -> None:
    """On many random positions at full size, for every number of players and every viewer."""
    rng = Random(1878)
    positions = 0
    game = 0
    while positions < POSITIONS:
        seats = 3 + game % 3
        viewer = (*range(seats), SPECTATOR)[game // 3 % (seats + 1)]
        state = GAME.start(LadyAliceOptions(seats=seats))
        belief = EvidenceBelief(state, viewer)
        while state.seat != OVER:
            step(state, [belief], calm_action(state, rng))
            assert belief.weight(state) > 0.0
            positions += 1
        game += 1


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_drawn_worlds_fit_all_that_was_seen(seats: int) -> None:
    for viewer in (*range(seats), SPECTATOR):
        check_drawn_worlds(GAME.start(LadyAliceOptions(seats=seats)), viewer, None)


@pytest.mark.parametrize("seats", [3, 4, 5] if is_compiled() else [3, 4])
def test_worlds_drawn_under_a_policy_fit_all_that_was_seen(seats: int) -> None:
    for viewer in (RED, SPECTATOR) if is_compiled() else (RED,):
        check_drawn_worlds(GAME.start(LadyAliceOptions(seats=seats)), viewer, ShowsHand())


def check_drawn_worlds(state: LadyAlice, viewer: int, policy: Policy | None) -> None:
    rng = Random(5)
    belief = EvidenceBelief(state, viewer, policy)
    steps = 0
    while state.seat != OVER and (policy is None or steps < STEPS):
        step(state, [belief], calm_action(state, rng))
        steps += 1
        world = truth(belief.sample(rng))
        assert belief.weight(world) > 0.0
        assert GAME.view(world, viewer) == GAME.view(state, viewer) or state.seat == OVER


@pytest.mark.skipif(not is_compiled(), reason="speed is the compiled engine's")
def test_an_update_takes_less_than_five_milliseconds_at_four_players() -> None:
    slowest = 0.0
    for viewer in (BLUE, SPECTATOR):
        best = [1.0] * 2000
        for _ in range(3):  # the same game three times: other processes may interrupt one
            state = GAME.start(LadyAliceOptions(round_limit=10))
            belief = EvidenceBelief(state, viewer)
            rng = Random(3)
            number = 0
            while state.seat != OVER:
                action = calm_action(state, rng)
                sight = state.sight(action, viewer)
                state.apply(action)
                begun = time.process_time()
                belief.see(sight, state.seat)
                best[number] = min(best[number], time.process_time() - begun)
                number += 1
        slowest = max(slowest, *best[:number])
    assert slowest < 0.005


@pytest.mark.skipif(not is_compiled(), reason="speed is the compiled engine's")
def test_the_dearest_update_under_a_policy_takes_less_than_a_tenth_of_a_second() -> None:
    """Five players, a spectator, and nine markers of one player that were never turned up."""
    table = Table(FIVE).play("suspect tinne abbey 9h mask")
    clues = ["baker", "marlow", "crowther", "museum", "tower", "docks", "7h", "11h", "drum"]
    for number, clue in enumerate(clues):
        table.play(f"mark {clue} {number % 3}", "pass", "pass", "pass", "pass")
    belief = belief_of(table, SPECTATOR, UniformPolicy())
    rows = len(belief.hands[RED].rows)
    assert rows == 1680 * 28  # every row of values with every clue that is not covered
    slowest = min(timed(belief.clone(), "accuse kingsley", RED) for _ in range(5))
    assert slowest < 0.1


def timed(belief: EvidenceBelief, sight: str, turn: int) -> float:
    begun = time.process_time()
    belief.see(GAME.parse(sight), turn)
    return time.process_time() - begun


def test_a_world_with_another_desk_or_another_own_clue_is_excluded() -> None:
    table = Table().play("suspect kingsley abbey 9h mask")
    belief = belief_of(table, BLUE)
    assert belief.weight(table.state) == pytest.approx(1 / len(belief.solutions) / 6)
    for evidence in ("speke waterloo 17h compass", "kingsley abbey 9h mask"):
        assert belief.weight(Table(evidence).play("suspect baker docks 21h drum").state) == 0.0
    wrong_own = Table("marlow waterloo 17h mask").play("suspect kingsley abbey 9h mask")
    assert belief.weight(wrong_own.state) == 0.0
    assert belief.weight(Table(FIVE).state) == 0.0


@pytest.mark.parametrize(("evidence", "number"), [(THREE, 192), (FOUR, 512), (FIVE, 8960)])
def test_a_player_begins_with_so_many_solutions(evidence: str, number: int) -> None:
    assert len(belief_of(Table(evidence), BLUE).solutions) == number


def test_a_verdict_keeps_the_solutions_with_so_many_smiles() -> None:
    table = Table().play("suspect kingsley waterloo 17h drum")
    solutions = belief_of(table, BLUE).solutions
    names = clue_names()
    told = {tuple(names[c] for c in range(32) if s >> c & 1) for s in solutions}
    assert len(told) == 3 * 7  # two of waterloo, 17h and drum are right, the third is not
    assert tuple(FOUR.split()) in told


@pytest.mark.rule("LA-42")
def test_an_accusations_verdict_tells_as_much_as_a_suspicions() -> None:
    suspected = Table().play("suspect kingsley waterloo 17h drum")
    accused = Table().play("suspect kingsley museum 9h mask", "accuse kingsley waterloo 17h drum")
    alone = set(belief_of(suspected, BLUE).solutions)
    both = set(belief_of(accused, BLUE).solutions)
    assert both < alone
    assert len(both) == 3 * 6  # as alone, without museum, 9h and mask


@pytest.mark.rule("LA-04")
def test_a_hand_never_has_more_than_three_of_a_value() -> None:
    hand = full_stock(1 << NO_CLUE, vec[float]())
    for _ in range(9):
        hand = hand.place()
    assert len(hand.rows) == 1680
    assert sum(hand.weights) == pytest.approx(1.0)
    for number, value in enumerate((0, 1, 0, 1, 0, 1, 2, 2)):
        hand = hand.reveal(number, value)
    assert (len(hand.rows), hand.chance(8, 2)) == (1, 1.0)
    with pytest.raises(ImpossibleSight):
        hand.reveal(8, 0)
