"""What can be known: the merged belief against the generic one, and against the truth."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random
from mypy_extensions import u8

from gaslamp.core.belief import Belief, ImpossibleSight, WorldsBelief
from gaslamp.core.policy import Policy
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.testing.random_options import sample_options
from gaslamp.core.testing.skewed_policy import SkewedPolicy
from gaslamp.core.translation import translate
from gaslamp.engine import is_compiled
from gaslamp.games.whitechapel.actions import WAIT
from gaslamp.games.whitechapel.belief import JackBelief, PoliceBelief
from gaslamp.games.whitechapel.board import BoardTables
from gaslamp.games.whitechapel.game import GAME, WhitechapelGame
from gaslamp.games.whitechapel.game_setup import NIGHTS
from gaslamp.games.whitechapel.options import WhitechapelOptions
from gaslamp.games.whitechapel.phases import ESCAPE
from gaslamp.games.whitechapel.rules.state import Whitechapel
from gaslamp.games.whitechapel.small import SMALL, part
from tests.games.whitechapel.plays import homing
from tests.games.whitechapel.positions import agree, move

pytestmark = pytest.mark.engine

TOLERANCE = 1e-9
SOUND_POSITIONS = 20_000
COMPARED_GAMES = 24 if is_compiled() else 2
MOST_WORLDS = 2_000 if is_compiled() else 150
EVERY_WAY = 2_520  # five policemen and two decoys under seven tokens


class LongNights(WhitechapelGame):
    """The whole game on a few streets, with six circles for a hideout and the whole track."""

    def plan(self) -> BoardTables:
        return BoardTables(part((65, 84, 66, 67, 85, 86, 99, 100, 51, 50, 68, 87, 101, 83)))


LONG_NIGHTS = LongNights()


class Watched:
    """A game seen by one viewer, with the merged belief beside the generic one."""

    def __init__(
        self,
        game: WhitechapelGame,
        options: WhitechapelOptions,
        viewer: int,
        policy: Policy | None = None,
    ) -> None:
        self.game = game
        self.viewer = viewer
        self.state = game.start(options)
        self.merged: Belief = game.belief(options, viewer, policy)
        self.generic: WorldsBelief | None = WorldsBelief(self.state, viewer, policy)
        self.compared = 0

    def apply(self, action: int, most: int = MOST_WORLDS) -> None:
        """Carry out an action and compare the beliefs, as long as there are not too many worlds."""
        sight = self.state.sight(action, self.viewer)
        self.state.apply(action)
        self.merged.see(sight, self.state.seat)
        if self.generic is not None:
            self.generic.see(sight, self.state.seat)
            if len(self.generic.by_key) > most:
                self.generic = None
        self.compare()

    def compare(self) -> None:
        """See that both beliefs give each world the same weight, and know no other world."""
        assert self.merged.weight(self.state) > 0.0
        if self.generic is None or len(self.generic.by_key) > MOST_WORLDS:
            return
        total = 0.0
        for world in self.generic.by_key.values():
            weight = self.merged.weight(world.state)
            assert abs(weight - world.weight) < TOLERANCE
            total += weight
        assert abs(total - 1.0) < TOLERANCE
        self.compared += len(self.generic.by_key)

    def compare_list(self) -> None:
        """See that the merged belief lists the same worlds as the generic one."""
        if self.generic is None:
            return
        listed = self.merged.worlds(len(self.generic.by_key))
        assert listed is not None
        assert {world.state.key() for world in listed} == set(self.generic.by_key)


def some_options(seed: int) -> WhitechapelOptions:
    return sample_options(WhitechapelOptions, Random(seed))


@pytest.mark.rule("LW-48")
def test_the_merged_belief_equals_the_generic_one_through_all_nights() -> None:
    nights: Counter[int] = Counter()
    for seed in range(COMPARED_GAMES):
        options = some_options(seed)
        for viewer in (1, SPECTATOR):
            rng = Random(seed)
            watched = Watched(LONG_NIGHTS, options, viewer)
            while watched.state.seat != OVER:
                watched.apply(homing(watched.state, rng))
                if watched.generic is not None:
                    nights[watched.state.night] += 1
    if is_compiled():
        assert set(nights) == set(range(NIGHTS))


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_every_viewers_belief_equals_the_generic_one_in_random_games(viewer: int) -> None:
    for seed in range(COMPARED_GAMES):
        rng = Random(seed)
        watched = Watched(SMALL, agree(seats=3), viewer)
        while watched.state.seat != OVER:
            watched.apply(watched.state.random_action(rng))


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_under_a_policy_the_belief_equals_the_generic_one(viewer: int) -> None:
    for seed in range(COMPARED_GAMES):
        rng = Random(seed)
        watched = Watched(SMALL, agree(), viewer, SkewedPolicy())
        while watched.state.seat != OVER:
            watched.apply(homing(watched.state, rng))
            assert watched.merged.weight(watched.merged.sample(rng)) > 0.0
            watched.compare_list()
        assert watched.compared > 0


@pytest.mark.rule("LW-07", "LW-12")
@pytest.mark.parametrize("policy", [None, SkewedPolicy()])
@pytest.mark.parametrize("preserved", [False, True])
def test_jack_weighs_every_way_to_lay_policemen_of_several_players(
    policy: Policy | None, preserved: bool
) -> None:
    rng = Random(11)
    watched = Watched(GAME, agree(seats=4, preserved_scenes=preserved), 0, policy)
    seen = 0
    while watched.state.phase != ESCAPE:
        actions = watched.state.legal_actions()
        waits = WAIT in actions and watched.state.marker > 2
        watched.apply(WAIT if waits else watched.state.random_action(rng), EVERY_WAY)
        assert watched.generic is not None
        worlds = list(watched.generic.by_key.values())
        for world in worlds[:: 1 + len(worlds) // 40]:
            assert abs(watched.merged.weight(world.state) - world.weight) < TOLERANCE
        listed = watched.merged.worlds(EVERY_WAY)
        assert listed is not None
        assert {world.state.key() for world in listed} == set(watched.generic.by_key)
        seen = max(seen, len(worlds))
    assert seen == EVERY_WAY


@pytest.mark.skipif(not is_compiled(), reason="the whole board has too many worlds for this")
@pytest.mark.parametrize("variant", ["sprint", "double_clue", "fresh_traces", "time_of_crime"])
def test_the_beliefs_are_equal_in_the_first_turns_on_the_whole_board(variant: str) -> None:
    rng = Random(7)
    watched = Watched(GAME, agree(**{variant: True}), 1)
    while watched.generic is not None and watched.state.seat != OVER:
        watched.apply(homing(watched.state, rng), 12_000)
    assert watched.state.phase >= ESCAPE
    assert watched.compared > 10_000


@pytest.mark.rule("LW-40", "LW-35")
@pytest.mark.parametrize("variant", ["double_clue", "fresh_traces"])
def test_clues_on_clues_are_followed_exactly(variant: str) -> None:
    for seed in range(COMPARED_GAMES // 2):
        rng = Random(100 + seed)
        watched = Watched(SMALL, agree(**{variant: True}, hard=True), 1)
        while watched.state.seat != OVER and watched.generic is not None:
            watched.apply(homing(watched.state, rng), MOST_WORLDS // 2)


@pytest.mark.skipif(not is_compiled(), reason="minutes as plain Python on the whole board")
def test_the_truth_is_always_possible() -> None:
    checked = seed = 0
    while checked < SOUND_POSITIONS:
        options = some_options(seed)
        rng = Random(seed)
        state = GAME.start(options)
        viewer = (1, SPECTATOR)[seed % 2]
        belief = GAME.belief(options, viewer)
        while state.seat != OVER:
            action = homing(state, rng) if seed % 3 == 0 else state.random_action(rng)
            sight = state.sight(action, viewer)
            state.apply(action)
            belief.see(sight, state.seat)
            assert belief.weight(state) > 0.0
            checked += 1
        seed += 1


def test_samples_look_to_the_viewer_like_the_truth() -> None:
    game: WhitechapelGame = GAME if is_compiled() else SMALL
    for seed in range(4 if is_compiled() else 1):
        options = some_options(seed)
        rng = Random(seed)
        state = game.start(options)
        beliefs = {viewer: game.belief(options, viewer) for viewer in (0, 1, SPECTATOR)}
        while state.seat != OVER:
            for viewer, belief in beliefs.items():
                world = belief.sample(rng)
                assert isinstance(world, Whitechapel)
                assert belief.weight(world) > 0.0
                assert GAME.view(world, viewer) == GAME.view(state, viewer)
            action = homing(state, rng)
            seen = {viewer: state.sight(action, viewer) for viewer in beliefs}
            state.apply(action)
            for viewer, belief in beliefs.items():
                belief.see(seen[viewer], state.seat)


def test_samples_are_drawn_by_weight() -> None:
    watched = Watched(SMALL, agree(), 1)
    rng = Random(4)
    while watched.state.phase < ESCAPE:
        watched.apply(watched.state.random_action(rng), 2_000)
    watched.apply(watched.state.legal_actions()[0], 2_000)
    draws = 4000 if is_compiled() else 600
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        counts[watched.merged.sample(rng).key()] += 1
    assert watched.generic is not None
    for key, world in watched.generic.by_key.items():
        assert counts[key] / draws == pytest.approx(world.weight, abs=0.06)


class Chase:
    """A belief on the whole board after a murder on 84, with the policemen on yellow crossings."""

    def __init__(self, **agreed: bool) -> None:
        options = agree(**agreed)
        self.state = GAME.start(options)
        self.belief = PoliceBelief(self.state, SPECTATOR)
        self.play("hideout 92", *(f"woman {c}" for c in (3, 21, 27, 65, 84)))
        self.play(*(f"blank {c}" for c in (147, 149, 158)), "patrol x42 blank", "patrol x45 blank")
        self.play(*(f"patrol x{x} real" for x in (58, 138, 143, 157, 181)), "kill 84")

    def play(self, *moves: str) -> Chase:
        for written in moves:
            while self.state.seat < 0 and GAME.notation(self.state.legal_actions()[0]) != written:
                self._see(self.state.legal_actions()[0])
            self._see(GAME.parse(written))
        while self.state.seat in (-1, -2):
            self._see(self.state.legal_actions()[0])
        return self

    def _see(self, action: int) -> None:
        sight = self.state.sight(action, SPECTATOR)
        self.state.apply(action)
        self.belief.see(sight, self.state.seat)

    def circles(self) -> set[int]:
        weights = self.belief.trail.circle_weights()
        return {circle for circle in range(1, 196) if weights[circle] > 0.0}

    def hideouts(self) -> dict[int, float]:
        weights = self.belief.trail.hideout_weights()
        return {h: weights[i] for i, h in enumerate(self.belief.trail.hideouts) if weights[i] > 0.0}

    def place(self, blue: str) -> Chase:
        """Move the blue policeman and let the others stay; blue acts next."""
        return self.play(
            *("next blue", blue, "next brown", "brown x138", "next green", "green x143"),
            *("next red", "red x157", "yellow x181", "next blue"),
        )


AROUND_84 = {51, 65, 66, 67, 85, 86, 99, 100}


@pytest.mark.rule("LW-25", "LW-26")
def test_a_coach_and_an_alley_reach_what_they_can() -> None:
    chase = Chase()
    board = chase.state.board
    coach = {b for a in AROUND_84 for b in board.walks.row(a)} - {84}
    assert Chase().play("coach 85", "coach 101").circles() == coach
    assert Chase().play("alley 86").circles() == set(board.alleys.row(84))
    assert chase.play("walk 85", "go on").circles() == AROUND_84


@pytest.mark.rule("LW-21")
def test_a_no_excludes_every_earlier_visit() -> None:
    chase = Chase().play("coach 51", "coach 50").place("blue x73").play("clue 67")
    board = chase.state.board
    without = {b for a in AROUND_84 - {67} for b in board.walks.row(a)} - {84, 67}
    assert chase.circles() == without


@pytest.mark.rule("LW-21")
def test_a_yes_keeps_the_paths_that_passed_there() -> None:
    chase = Chase().play("coach 67", "coach 52").place("blue x73").play("clue 67")
    board = chase.state.board
    through = {*board.walks.row(67)} - {84}
    onto = {67} if any(67 in board.walks.row(a) for a in AROUND_84 - {67}) else set()
    assert chase.circles() == through | onto


@pytest.mark.rule("LW-20")
def test_an_arrest_that_failed_excludes_the_circle_only_for_now() -> None:
    chase = Chase().play("walk 85", "go on").place("blue x73").play("arrest 67")
    assert chase.circles() == AROUND_84 - {67}


@pytest.mark.rule("LW-29")
def test_the_last_arrest_of_a_turn_is_not_blamed_for_where_jack_would_be_stuck() -> None:
    chase = Chase().play("walk 85", "go on", "next blue", "blue x73", "next brown", "brown x138")
    chase.play("next green", "green x143", "next red", "red x157", "yellow x181")
    for table in (chase.state, chase.belief.table):
        table.coaches = table.alleys = 0
        for policeman, crossing in zip(
            (3, 4), sorted(table.board.streets.touching(51)), strict=True
        ):
            table.guarded[table.police[policeman]] = u8(0)
            table.guarded[crossing] = u8(1)
            table.police[policeman] = crossing
    for colour in ("brown", "green", "red", "yellow"):
        chase.play(f"next {colour}", "pass")
    chase.play("arrest 67")
    assert chase.circles() == AROUND_84 - {67, 51}
    why = GAME.notebook(chase.belief).excluded
    assert translate(why["circle-67"]) == "the failed arrest on 67 (column 1)"
    assert translate(why["circle-51"]) == "he could still move after column 1"


@pytest.mark.rule("LW-17")
def test_silence_halves_the_hideouts_that_could_have_been_announced() -> None:
    chase = Chase().play("walk 85")
    before = chase.hideouts()
    chase.play("go on")
    after = chase.hideouts()
    actions = float(len(AROUND_84))
    assert after[85] / after[92] == pytest.approx(before[85] / before[92] * (1 - 0.5 / actions))


@pytest.mark.rule("LW-47")
def test_a_night_at_home_leaves_the_hideouts_within_reach() -> None:
    chase = Chase().play("walk 85", "go on").place("blue x58").play("pass")
    chase.play("next brown", "pass", "next green", "pass", "next red", "pass", "pass")
    chase.play("walk 101", "go on").place("blue x58").play("pass")
    chase.play("next brown", "pass", "next green", "pass", "next red", "pass", "pass")
    assert len(chase.hideouts()) == 187
    board = chase.state.board
    home = min(set(board.walks.row(101)) - {84, 85, *board.red})
    chase.state.hideout = home
    chase.play(f"walk {home}", "home")
    two = {b for a in AROUND_84 for b in board.walks.row(a)}
    three = {c for b in two for c in board.walks.row(b)}
    assert set(chase.hideouts()) <= three - set(board.red)
    assert home in chase.hideouts()


def test_sights_that_fit_no_world_are_refused() -> None:
    chase = Chase().play("walk 85", "go on").place("blue x73")
    chase.belief.see(GAME.parse("clue 67"), -2)
    chase.belief.see(GAME.parse("no 67"), 1)
    chase.belief.see(GAME.parse("clue 53"), -2)
    with pytest.raises(ImpossibleSight):
        chase.belief.see(GAME.parse("yes 53"), 1)


def test_jack_knows_all_but_the_patrols_and_what_the_police_think() -> None:
    options = agree()
    rng = Random(9)
    game: WhitechapelGame = GAME if is_compiled() else SMALL
    state = game.start(options)
    mine, theirs = game.belief(options, 0), game.belief(options, SPECTATOR)
    assert isinstance(mine, JackBelief)
    while state.seat != OVER:
        action = homing(state, rng)
        seen = state.sight(action, 0), state.sight(action, SPECTATOR)
        state.apply(action)
        mine.see(seen[0], state.seat)
        theirs.see(seen[1], state.seat)
        assert GAME.notebook(mine) == GAME.notebook(theirs)
        assert mine.weight(state) > 0.0


def test_a_world_in_another_position_has_no_weight() -> None:
    chase = Chase()
    assert chase.belief.weight(chase.state) > 0.0
    other = move(chase.state.clone(), "walk 85")
    assert chase.belief.weight(other) == 0.0
