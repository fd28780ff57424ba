"""A small load of the kind that `make load` puts on the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from benchmarks.service import counter
from benchmarks.service.loading import Load, Phase, by_memory, quantile
from benchmarks.service.players import Gaslamp

from gaslamp.service.store import Store

STARTED = 3  # events before the first move: two sat down, and it began


def test_every_seat_sees_every_move_of_a_small_load(tmp_path: Path) -> None:
    server = Gaslamp(f"sqlite:///{tmp_path / 'gaslamp.sqlite'}")
    measured = asyncio.run(server.measure(Load(tables=40, rate=20, seconds=0.5, at_once=3)))
    assert measured.at_rate.times
    assert measured.most.times
    assert all(time > 0 for time in measured.most.times)


def test_a_counter_is_loaded_like_any_game(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'gaslamp.sqlite'}"
    server = Gaslamp(database, counter.COUNTER.name, counter.PROGRAM)
    load = Load(tables=10, rate=20, seconds=0.5, at_once=3)
    measured = asyncio.run(server.measure(load))
    store = Store(database)
    moves = sum(length - STARTED for length in store.lengths(0).values())
    store.close()
    assert moves == len(measured.at_rate.times) + len(measured.most.times)


def test_memory_is_told_apart_by_seats() -> None:
    assert by_memory([1000, 1300, 1400], tables=10) == (10.0, 20.0)


def test_a_quantile_is_a_time_that_was_taken() -> None:
    times = [float(time) for time in range(100)]
    assert (quantile(times, 0.5), quantile(times, 0.99)) == (50.0, 99.0)
    assert quantile([], 0.5) == 0.0
    assert Phase(times, seconds=2.0, cpu=0.5).per_core == 200.0
