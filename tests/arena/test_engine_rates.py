"""The measures run and count what they say; how fast anything is, is no test."""

from __future__ import annotations

import sys
import tracemalloc

import pytest
from librt.random import Random

from gaslamp.arena import engine_rates
from gaslamp.arena.belief_speed import belief_speeds, hidden_from, record
from gaslamp.core.state import CHANCE, OVER
from gaslamp.games.registry import find_game
from tests.core.toys import HideAndSeek, ToyGame

MOMENT = 0.001
YARD = find_game("scotland_yard")


class Clock:
    """Time passes only in batches: a 64th of a second for each thing done."""

    def __init__(self) -> None:
        self.now = 0.0
        self.numbers: list[int] = []

    def batch(self, number: int) -> int:
        self.numbers.append(number)
        self.now += number / 64
        return number


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(engine_rates, "perf_counter", lambda: clock.now)
    return clock


def test_a_rate_is_what_was_done_a_second(clock: Clock) -> None:
    assert engine_rates.measure_rate(clock.batch, 0.5) == 64


def test_batches_grow_until_reading_the_clock_costs_nothing(clock: Clock) -> None:
    engine_rates.measure_rate(clock.batch, 0.125)
    assert clock.numbers == [1, 2, 2, 2, 2]


def test_a_measure_without_time_is_still_made_once(clock: Clock) -> None:
    assert engine_rates.measure_rate(clock.batch, 0.0) == 64
    assert clock.numbers == [1]


def test_random_play_is_measured_inside_the_engine_and_from_python() -> None:
    assert engine_rates.playing(YARD, MOMENT) > 0
    assert engine_rates.driven(YARD, MOMENT) > 0


def test_plain_python_is_measured_in_a_process_of_its_own() -> None:
    assert engine_rates.interpreted(YARD, MOMENT) > 0


def test_a_failure_of_that_process_is_told_with_its_reason() -> None:
    with pytest.raises(RuntimeError, match="no game called “hide_and_seek”"):
        engine_rates.interpreted(ToyGame(), MOMENT)


def test_positions_come_from_all_over_the_games() -> None:
    turns = {position.seat for position in engine_rates.positions(YARD)}
    assert turns >= {CHANCE, 0, 1}


def test_a_copy_takes_time() -> None:
    assert engine_rates.cloning(YARD, MOMENT) > 0


def test_a_state_weighs_more_than_its_own_object_and_less_than_the_board() -> None:
    own = sys.getsizeof(YARD.start(YARD.options()))
    assert own < engine_rates.size(YARD) < 10_000


class Burdened(HideAndSeek):
    def __init__(self) -> None:
        super().__init__()
        self.burden = bytearray(10_000)

    def clone(self) -> HideAndSeek:
        copy = Burdened()
        copy.seat = self.seat
        return copy


class BurdenedGame(ToyGame):
    def start(self, options: object) -> HideAndSeek:
        return Burdened()


def test_what_a_copy_holds_is_weighed_with_it() -> None:
    heavier = engine_rates.size(BurdenedGame()) - engine_rates.size(ToyGame())
    assert heavier == pytest.approx(10_000, rel=0.1)


def test_weighing_leaves_no_tracing_behind() -> None:
    engine_rates.size(YARD)
    assert not tracemalloc.is_tracing()


def test_something_is_hidden_from_the_detectives_and_nothing_from_mister_x() -> None:
    assert hidden_from(YARD) == [1]


def test_a_recording_holds_each_seats_sight_of_every_action() -> None:
    recording = record(YARD, YARD.options(), Random(1))
    lengths = {len(recording.turns), *(len(sights) for sights in recording.sights)}
    assert lengths == {len(recording.actions)}
    assert recording.turns[-1] == OVER
    assert recording.sights[0] == recording.actions


def test_a_belief_is_timed_for_each_seat_that_needs_one() -> None:
    (detectives,) = belief_speeds(YARD, MOMENT)
    assert detectives.seat == 1
    assert detectives.average > 0
    assert detectives.worst > 0


def test_a_game_that_hides_nothing_has_no_belief_to_time() -> None:
    class Open(HideAndSeek):
        def sight(self, action: int, viewer: int) -> int:
            return action

    class OpenGame(ToyGame):
        def start(self, options: object) -> HideAndSeek:
            return Open()

    assert belief_speeds(OpenGame(), MOMENT) == ()
