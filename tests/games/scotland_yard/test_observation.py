"""What a learner is shown: named parts, nobody's secret."""

from __future__ import annotations

import pytest
from librt.random import Random
from librt.vecs import vec

from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.games.scotland_yard import phases
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.observation import PHASE_COUNT
from gaslamp.games.scotland_yard.phases import PHASES
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from tests.games.scotland_yard.positions import EVERY_OPTIONS, FAR, agree, chase, move, position

pytestmark = pytest.mark.engine

LAYOUT = GAME.observation(agree())


def observed(state: ScotlandYard, viewer: int) -> list[float]:
    """Observe into a list that held something else before."""
    out = vec[float]([7.0] * LAYOUT.length)
    state.observe(viewer, out)
    return list(out)


def part(state: ScotlandYard, viewer: int, name: str) -> list[float]:
    """Give one part of an observation."""
    found = LAYOUT.part(name)
    return observed(state, viewer)[found.start : found.start + found.length]


def ones(values: list[float]) -> set[int]:
    """Find the places of the ones."""
    return {place for place, value in enumerate(values) if value == 1.0}


def stations(state: ScotlandYard, viewer: int) -> list[int]:
    """Read where a viewer sees each pawn; 0 where it does not."""
    values = part(state, viewer, "stations")
    rows = [values[start : start + 200] for start in range(0, len(values), 200)]
    return [min(ones(row)) for row in rows if ones(row)]


def test_the_parts_lie_one_behind_the_other() -> None:
    assert LAYOUT.length == LAYOUT.parts[-1].start + LAYOUT.parts[-1].length
    assert len(PHASES) == PHASE_COUNT
    start = 0
    for each in LAYOUT.parts:
        assert each.start == start
        assert each.about
        start += each.length
    assert len({each.name for each in LAYOUT.parts}) == len(LAYOUT.parts)


@pytest.mark.parametrize("options", EVERY_OPTIONS[::5], ids=str)
def test_every_number_is_written_in_every_position(options: object) -> None:
    assert isinstance(options, GAME.options)
    rng = Random(2)
    state = GAME.start(options)
    while state.seat != OVER:
        state.apply(state.random_action(rng))
        for viewer in (0, 1, SPECTATOR):
            values = observed(state, viewer)
            assert all(-0.1 <= number <= 5.4 for number in values)
            assert len(ones(part(state, viewer, "phase"))) == 1
            assert len(ones(part(state, viewer, "pawn"))) == 1
            assert len(ones(part(state, viewer, "last_seen"))) == 1


def test_the_table_is_written() -> None:
    state = move(position(104, 74, 13, 128, 7, seats=3), "double", "taxi 86", "taxi 104", "taxi 92")
    assert ones(part(state, 1, "phase")) == {phases.CHASE}
    assert ones(part(state, 1, "pawn")) == {2}
    assert part(state, 1, "round") == [1 / 22]
    assert ones(part(state, 1, "windows")) == {0, 5}  # two taxis
    assert part(state, 1, "stock")[:10] == [-0.1, -0.1, -0.1, 0.4, 0.1, 0.9, 0.8, 0.4, 0.0, 0.0]
    assert stations(state, 1) == [0, 92, 13, 128, 7]


def test_counted_tickets_are_written() -> None:
    state = move(position(104, 74, *FAR[:2], counted_tickets=True), "taxi 86")
    assert part(state, SPECTATOR, "stock")[:5] == [0.3, 0.3, 0.3, 0.3, 0.2]


@pytest.mark.rule("SY-02")
def test_a_viewer_finds_its_own_pawns() -> None:
    state = position(104, 74, 13, 128, 7, seats=3)
    mine = [ones(part(state, viewer, "mine")) for viewer in (0, 1, 2, SPECTATOR)]
    assert mine == [{0}, {1, 2}, {3, 4}, set()]


@pytest.mark.rule("SY-10", "SY-15")
def test_mister_x_is_written_for_himself_and_while_he_is_shown() -> None:
    state = move(position(104, 74, *FAR[:2], voluntary_reveal=True), "taxi 86")
    assert [stations(state, viewer)[0] for viewer in (0, 1, SPECTATOR)] == [86, 0, 0]
    assert ones(part(state, 1, "last_seen")) == {0}
    move(state, "show")
    assert ones(part(state, 1, "events")) == {2}
    move(state, "at 86")
    assert [stations(state, viewer)[0] for viewer in (0, 1, SPECTATOR)] == [86] * 3
    assert ones(part(state, 1, "last_seen")) == {86}
    assert ones(part(state, 1, "windows")) == {0, 4}
    assert ones(part(state, 1, "events")) == {1, 2}


@pytest.mark.rule("SY-16")
def test_a_double_move_is_written() -> None:
    state = move(position(104, 74, *FAR[:2]), "double", "taxi 86")
    assert ones(part(state, 1, "events")) == {0}
    assert ones(part(state, 1, "phase")) == {phases.SECOND}


@pytest.mark.rule("SY-10")
def test_a_detective_observes_the_same_wherever_mister_x_is() -> None:
    for seed in range(6):
        state, rng = GAME.new(seats=3), Random(seed)
        belief = GAME.belief(agree(seats=3), 1)
        while state.seat != OVER:
            action = state.random_action(rng)
            sight = state.sight(action, 1)
            state.apply(action)
            belief.see(sight, state.seat)
            if state.seat != OVER:
                world = belief.sample(rng)
                assert isinstance(world, ScotlandYard)
                assert observed(world, 1) == observed(state, 1)


@pytest.mark.rule("SY-15")
def test_at_the_end_everybody_observes_where_he_was() -> None:
    state = move(chase(74, 92, *FAR[:2]), "taxi 74")
    assert [stations(state, viewer)[0] for viewer in (0, 1, SPECTATOR)] == [74] * 3
