"""Lady Alice's heuristics: all choices are weighed, by what the seat on turn can know, and well."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.bots.levels import NOVICE, LevelBot
from gaslamp.core.codes import as_seat, legal_actions, sight_of
from gaslamp.core.game import Game
from gaslamp.core.heuristics import NO_MODEL, QUICK_MODEL
from gaslamp.core.options import Options
from gaslamp.core.policy import Policy
from gaslamp.core.state import OVER
from gaslamp.core.translation import keys
from gaslamp.engine import is_compiled
from gaslamp.games.lady_alice.belief.evidence_belief import EvidenceBelief
from gaslamp.games.lady_alice.belief.hand import row_of
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.heuristics.heuristics import LadyAliceHeuristics
from gaslamp.games.lady_alice.heuristics.opponent_policy import OpponentPolicy, PlayStyle
from gaslamp.games.lady_alice.options import LadyAliceOptions
from gaslamp.games.lady_alice.rules.state import LadyAlice
from gaslamp.games.lady_alice.small import SMALL
from tests.games.lady_alice.believing import belief_of, calm_action
from tests.games.lady_alice.playing import BLUE, FIVE, FOUR, RED, THREE, YELLOW, Table, truth

SEATS = (3, 4, 5)
GAMES_PLAYED = 6 if is_compiled() else 1
TABLES = [(GAME, LadyAliceOptions(seats=seats)) for seats in SEATS]
TABLES += [(SMALL, LadyAliceOptions(seats=seats, round_limit=5)) for seats in SEATS]


def heuristics_of(game: Game, options: Options) -> LadyAliceHeuristics:
    heuristics = game.heuristics(options)
    assert isinstance(heuristics, LadyAliceHeuristics)
    return heuristics


class Watched:
    """A random game that one viewer watches."""

    def __init__(self, game: Game, options: LadyAliceOptions, viewer: int, seed: int) -> None:
        self.rng = Random(seed)
        self.state = truth(game.start(options))
        self.viewer = viewer
        self.heuristics = heuristics_of(game, options)
        belief = game.belief(options, viewer, self.heuristics.policy(viewer))
        assert isinstance(belief, EvidenceBelief)
        self.belief = belief

    def step(self) -> None:
        action = calm_action(self.state, self.rng)
        sight = self.state.sight(action, self.viewer)
        self.state.apply(action)
        self.belief.see(sight, self.state.seat)

    def weights(self, world: LadyAlice) -> list[float]:
        self.heuristics.start_from(self.belief, self.viewer)
        self.heuristics.begin_simulation(world)
        return list(self.heuristics.prior(world, world.legal_actions()))


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_every_choice_gets_a_weight_in_every_phase(game: Game, options: LadyAliceOptions) -> None:
    for seed in range(GAMES_PLAYED):
        watched = Watched(game, options, seed % options.seats, seed)
        while watched.state.seat != OVER:
            if watched.state.seat >= 0:
                weights = watched.weights(watched.state.clone())
                assert len(weights) == len(watched.state.legal_actions())
                assert min(weights) > 0.0
            watched.step()


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_imagined_games_are_played_to_their_end(game: Game, options: LadyAliceOptions) -> None:
    heuristics = heuristics_of(game, options)
    rng = Random(4)
    for _ in range(GAMES_PLAYED):
        world = truth(game.start(options))
        heuristics.begin_simulation(world)
        while world.seat != OVER:
            actions = world.legal_actions()
            if world.seat >= 0:
                assert min(heuristics.prior(world, actions)) > 0.0
            action = actions[rng.randrange(len(actions))]
            heuristics.follow(world, action)
            world.apply(action)


def alike(one: LadyAlice, other: LadyAlice, seat: int) -> bool:
    """Tell whether a seat's own secrets are the same in two worlds."""
    return one.evidence[seat] == other.evidence[seat] and row_of(one, seat, 0) == row_of(
        other, seat, 0
    )


@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_weighs_alike_what_it_cannot_tell_apart(seats: int) -> None:
    options = LadyAliceOptions(seats=seats)
    compared = 0
    for seed in range(GAMES_PLAYED):
        watched = Watched(GAME, options, seed % seats, 40 + seed)
        while watched.state.seat != OVER:
            seat = int(watched.state.seat)
            if seat >= 0:
                drawn = [truth(watched.belief.sample_world(watched.rng)) for _ in range(8)]
                first = drawn[0]
                for world in drawn[1:]:
                    if alike(first, world, seat):
                        assert watched.weights(first) == watched.weights(world)
                        compared += int(first != world)
            watched.step()
    assert compared > 20


@pytest.mark.parametrize("seats", SEATS)
def test_the_policy_shares_one_and_excludes_nothing(seats: int) -> None:
    options = LadyAliceOptions(seats=seats)
    policy = GAME.heuristics(options).policy(0)
    assert policy is not None
    rng = Random(6)
    for _ in range(GAMES_PLAYED):
        state = GAME.start(options)
        while state.seat != OVER:
            if state.seat >= 0:
                shares = list(policy.weights(state, state.legal_actions()))
                assert len(shares) == len(state.legal_actions())
                assert min(shares) > 0.0
                assert abs(sum(shares) - 1.0) < 1e-9
            state.apply(calm_action(state, rng))


def best(table: Table) -> str:
    """What the seat on turn finds best at a glance, as it is typed."""
    state = table.state
    heuristics = heuristics_of(GAME, table.options)
    heuristics.start_from(belief_of(table, state.seat, heuristics.policy(state.seat)), state.seat)
    heuristics.begin_simulation(state.clone())
    actions = state.legal_actions()
    weights = heuristics.prior(state.clone(), actions)
    return GAME.notation(max(zip(weights, actions, strict=True))[1])


def told_everything(evidence: str) -> Table:
    """Each clue of the solution was stated alone among false leads; somebody is to deduce."""
    false = ["tinne", "museum", "9h", "mask"]
    table = Table(evidence).play(f"suspect {' '.join(false)}")
    for place, clue in enumerate(evidence.split()[:4]):
        stated = [*false[:place], clue, *false[place + 1 :]]
        table.all_pass().play(f"suspect {' '.join(stated)}")
    return table


@pytest.mark.parametrize("evidence", [THREE, FOUR, FIVE])
def test_who_knows_the_solution_accuses_with_it(evidence: str) -> None:
    table = told_everything(evidence)
    for clue in [*evidence.split(), "blank"][:4]:
        assert best(table) == f"accuse {clue}"
        table.play(f"accuse {clue}")
    assert table.state.ending() == "accusation"


def test_who_would_not_win_by_an_accusation_does_not_accuse() -> None:
    table = Table().play("suspect tinne museum 9h mask")
    for value in (2, 2, 1, 1):  # red has six points on Waterloo, for all to see but the last one
        table.play(f"mark waterloo {value}", "pass", "pass", "pass")
    table.all_pass()
    for stated in ("kingsley museum 9h mask", "tinne museum 17h mask", "tinne museum 9h compass"):
        table.play(f"suspect {stated}")
        if table.state.seat == RED:
            table.play("pass")
        assert not best(table).startswith("accuse")
        table.all_pass()


def test_nobody_accuses_who_knows_nothing() -> None:
    table = Table().play("suspect speke museum 9h mask")
    assert not best(table).startswith("accuse")


def test_a_false_lead_gets_no_valuable_marker() -> None:
    table = Table().play("suspect speke museum 9h mask")  # no smile: all four are covered
    table.play("mark tinne")
    heuristics = heuristics_of(GAME, table.options)
    state = table.state.clone()
    heuristics.start_from(belief_of(table, RED, heuristics.policy(RED)), RED)
    heuristics.begin_simulation(state)
    zero, _, two = heuristics.prior(state, state.legal_actions())
    assert zero > two


def test_the_own_clue_gets_the_highest_marker() -> None:
    table = Table().play("suspect speke museum 9h mask", "mark waterloo")
    assert best(table) == "value 2"


def test_a_reader_takes_a_high_marker_for_a_sign() -> None:
    table = Table(first="yellow").play("suspect speke abbey 9h mask").all_pass()
    table.play("suspect speke abbey 9h spear")
    table.play("mark kingsley 2", "pass", "pass", "pass", "mark kingsley 2")
    heuristics = heuristics_of(GAME, table.options)
    kingsley = 2
    reading = belief_of(table, RED, heuristics.policy(RED)).chances().held_by(BLUE, kingsley)
    uniform = belief_of(table, RED).chances().held_by(BLUE, kingsley)
    assert reading > 1.25 * uniform


def chances_of_kinds(*lines: str) -> list[float]:
    """How likely who deduced first is a player who hides, an open one, or one at random."""
    table = Table().play("suspect speke museum 9h mask")
    first = table.state.player
    table.play(*lines)
    viewer = (first + 1) % table.state.seats
    policy = heuristics_of(GAME, table.options).policy(viewer)
    assert policy is not None
    hand = belief_of(table, viewer, policy).hands[first]
    kinds = len(policy.kinds())
    return [
        sum(w * share for w, share in zip(hand.weights, hand.kinds[kind::kinds], strict=True))
        for kind in range(kinds)
    ]


def test_who_waits_is_taken_for_sensible_and_who_hurries_is_not() -> None:
    at_first, waiting, hurrying = (
        chances_of_kinds(*lines)
        for lines in ([], ["pass"], ["accuse tinne", "accuse museum", "accuse 9h", "accuse mask"])
    )
    assert waiting[-1] < 0.5 < at_first[-1] < hurrying[-1]


def test_who_names_and_marks_a_clue_may_well_be_open_and_hold_it() -> None:
    table = Table().play("suspect speke abbey 9h mask").all_pass()
    asker, kingsley = table.state.player, 2
    table.play("suspect kingsley abbey 9h spear")
    while table.state.player != asker:
        table.play("pass")
    table.play("mark kingsley 2")

    def held(policy: Policy | None) -> float:
        return belief_of(table, YELLOW, policy).chances().held_by(asker, kingsley)

    both_kinds = held(heuristics_of(GAME, table.options).policy(YELLOW))
    assert both_kinds > 1.5 * held(OpponentPolicy([PlayStyle()])) > 0.0
    assert both_kinds > 2.0 * held(None)


def marked_twice() -> tuple[Table, int]:
    """Two players have put high markers on Mary Kingsley, who may be in the solution."""
    table = Table(first="green").play("suspect speke abbey 9h mask")
    table.play("mark kingsley 2", "mark kingsley 2", "pass", "pass")
    return table, 2


def test_imagined_games_begin_where_the_others_markers_point() -> None:
    table, kingsley = marked_twice()
    rng = Random(3)
    heuristics = heuristics_of(GAME, table.options)
    belief = belief_of(table, RED, heuristics.policy(RED))
    heuristics.start_from(belief, RED)

    def share(worlds: list[LadyAlice]) -> float:
        return sum(world.solution() >> kingsley & 1 for world in worlds) / len(worlds)

    read = share([truth(heuristics.sample_world(belief, rng)) for _ in range(200)])
    held = share([truth(belief.sample_world(rng)) for _ in range(200)])
    assert read > held + 0.2


def test_a_beginner_reads_nothing_into_markers() -> None:
    table, kingsley = marked_twice()
    chances = []
    for reads in (QUICK_MODEL, NO_MODEL):
        heuristics = heuristics_of(GAME, table.options)
        heuristics.model_depth = reads
        heuristics.start_from(belief_of(table, RED, heuristics.policy(RED)), RED)
        heuristics.begin_simulation(table.state)
        chances.append(heuristics.deduction_of(table.state, RED).clues[kingsley])
    uniform = belief_of(table, RED).chances().clues
    assert chances[0] > 1.5 * chances[1]
    assert chances[1] == pytest.approx(uniform[kingsley])


@pytest.mark.parametrize("seats", SEATS)
def test_every_reason_has_words(seats: int) -> None:
    options = LadyAliceOptions(seats=seats)
    found = set()
    for seed in range(GAMES_PLAYED):
        watched = Watched(GAME, options, seed % seats, 80 + seed)
        while watched.state.seat != OVER:
            if watched.state.seat == watched.viewer:
                watched.heuristics.start_from(watched.belief, watched.viewer)
                watched.heuristics.begin_simulation(watched.state)
                for action in watched.state.legal_actions():
                    found.add(watched.heuristics.reason(watched.state, action))
            watched.step()
    assert {f"lady-alice-reason-{reason}" for reason in found} <= keys("en")
    assert len(found) > 3


@pytest.mark.parametrize("seats", SEATS)
def test_a_novice_outlives_random_players(seats: int) -> None:
    options = LadyAliceOptions(seats=seats)
    won = 0
    games = 8
    for seed in range(games):
        state = GAME.start(options)
        rng = Random(seed)
        novice = LevelBot(GAME, options, as_seat(0), seed, NOVICE)
        while state.seat != OVER:
            legal = legal_actions(state)
            action = novice.choose(legal) if state.seat == 0 else state.random_action(rng)
            sight = sight_of(state, action, 0)
            state.apply(action)
            novice.see(sight, state.seat)
        won += int(0 in state.winners())
    assert won >= games // 2
