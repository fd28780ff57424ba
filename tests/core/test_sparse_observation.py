from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.observation_writer import ObservationWriter
from gaslamp.core.sparse_observation import SparseObservations
from gaslamp.core.weights import zero_weights

pytestmark = pytest.mark.engine

LENGTH = 12
SET_AT = 8  # where four places are a set
SOME = (0.0, 0.0, 0.5, 1.0)


class Rows:
    """Observations that are kept up to date from the changes alone."""

    def __init__(self, observations: SparseObservations) -> None:
        self.observations = observations
        self.numbers = [0.0] * (observations.rows * LENGTH)

    def take_in(self) -> None:
        for change in range(self.observations.changed):
            place = self.observations.changed_places[change]
            self.numbers[place] = self.observations.changed_values[change]
        self.observations.changed = 0

    def row(self, number: int) -> list[float]:
        return self.numbers[number * LENGTH : (number + 1) * LENGTH]


def spread(observations: SparseObservations) -> list[float]:
    writer, out = ObservationWriter(), zero_weights(LENGTH)
    observations.write_row(writer)
    writer.finish(out)
    return list(out)


def test_a_mark_that_moves_leaves_its_place() -> None:
    observations = SparseObservations(2, LENGTH)
    rows = Rows(observations)
    observations.reserve(2)
    observations.select_row(1)
    observations.put(0, 3, 1.0)
    observations.put(1, 7, 0.5)
    rows.take_in()
    observations.put(0, 4, 1.0)
    rows.take_in()
    assert rows.row(1) == spread(observations) == [0, 0, 0, 0, 1, 0, 0, 0.5, 0, 0, 0, 0]
    assert rows.row(0) == [0.0] * LENGTH


def test_only_what_changed_is_listed() -> None:
    observations = SparseObservations(1, LENGTH)
    for numbers in ([1.0, 0.0, 2.0], [1.0, 0.0, 3.0]):
        for place, number in enumerate(numbers):
            observations.writer.put(place, number)
        observations.changed = 0
        observations.put_written()
    assert observations.changed == 1
    assert (observations.changed_places[0], observations.changed_values[0]) == (2, 3.0)


def test_room_for_more_marks_keeps_those_of_all_rows() -> None:
    observations = SparseObservations(3, LENGTH)
    observations.reserve(1)
    for row in range(3):
        observations.select_row(row)
        observations.put(0, row, 1.0)
    observations.reserve(5)
    for row in range(3):
        observations.select_row(row)
        assert spread(observations) == [1.0 if place == row else 0.0 for place in range(LENGTH)]


@pytest.mark.parametrize("seed", range(5))
def test_the_changes_make_the_observations(seed: int) -> None:
    rng = Random(seed)
    observations = SparseObservations(3, LENGTH)
    rows = Rows(observations)
    for _ in range(60):
        row = rng.randrange(3)
        seen = [0.0] * LENGTH
        at = [rng.randrange(SET_AT) for _ in range(rng.randrange(LENGTH))]
        in_order = sorted(set(at)) if rng.random() < 0.7 else list(dict.fromkeys(at))
        observations.select_row(row)
        if rng.random() < 0.2:
            observations.clear()
        for place in in_order:
            seen[place] = SOME[rng.randrange(4)]
            observations.writer.put(place, seen[place])
        members = rng.randrange(16)
        observations.writer.put_set(SET_AT, members)
        observations.put_written()
        seen[SET_AT:] = [float(members >> place & 1) for place in range(4)]
        rows.take_in()
        assert rows.row(row) == spread(observations) == seen


def test_sets_in_another_order_are_refused() -> None:
    observations = SparseObservations(1, LENGTH)
    for starts in ([0, 4], [4, 0], [0]):
        for start in starts:
            observations.writer.put_set(start, 1)
        if starts == [0, 4]:
            observations.put_written()
        else:
            with pytest.raises(ValueError, match="the same sets"):
                observations.put_written()
            observations.writer.restart()


def test_a_number_is_written_again_since_a_count() -> None:
    writer, out = ObservationWriter(), zero_weights(LENGTH)
    writer.put(3, 0.5)
    begin = writer.count
    writer.put_again(begin, 4, 0.25)
    writer.put_again(begin, 4, 1.0)
    writer.put_set(8, 0b101)
    writer.finish(out)
    assert list(out) == [0, 0, 0, 0.5, 1, 0, 0, 0, 1, 0, 1, 0]
    writer.finish(out)
    assert list(out) == [0.0] * LENGTH
