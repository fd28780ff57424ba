from __future__ import annotations

import pytest
from librt.random import Random
from librt.vecs import vec

from gaslamp.core.marks import Marks
from gaslamp.core.weights import no_weights

pytestmark = pytest.mark.engine

LENGTH = 12
SOME = (0.0, 0.0, 0.5, 1.0)


class Rows:
    """Observations that are kept up to date from the changes alone."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.numbers = [0.0] * (marks.rows * LENGTH)

    def take_in(self) -> None:
        for change in range(self.marks.changed):
            place = self.marks.changed_places[change]
            self.numbers[place] = self.marks.changed_values[change]
        self.marks.changed = 0

    def row(self, number: int) -> list[float]:
        return self.numbers[number * LENGTH : (number + 1) * LENGTH]


def spread(marks: Marks) -> list[float]:
    out = no_weights(LENGTH)
    marks.spread(out)
    return list(out)


def test_a_mark_that_moves_leaves_its_place() -> None:
    marks = Marks(2, LENGTH)
    rows = Rows(marks)
    marks.reserve(2)
    marks.turn_to(1)
    marks.put(0, 3, 1.0)
    marks.put(1, 7, 0.5)
    rows.take_in()
    marks.put(0, 4, 1.0)
    rows.take_in()
    assert rows.row(1) == spread(marks) == [0, 0, 0, 0, 1, 0, 0, 0.5, 0, 0, 0, 0]
    assert rows.row(0) == [0.0] * LENGTH


def test_only_what_changed_is_listed() -> None:
    marks = Marks(1, LENGTH)
    for numbers in ([1.0, 0.0, 2.0], [1.0, 0.0, 3.0]):
        for place, number in enumerate(numbers):
            marks.dense[place] = number
        marks.changed = 0
        marks.put_all()
    assert marks.changed == 1
    assert (marks.changed_places[0], marks.changed_values[0]) == (2, 3.0)


def test_room_for_more_marks_keeps_those_of_all_rows() -> None:
    marks = Marks(3, LENGTH)
    marks.reserve(1)
    for row in range(3):
        marks.turn_to(row)
        marks.put(0, row, 1.0)
    marks.reserve(5)
    for row in range(3):
        marks.turn_to(row)
        assert spread(marks) == [1.0 if place == row else 0.0 for place in range(LENGTH)]


@pytest.mark.parametrize("seed", range(5))
def test_the_changes_make_the_observations(seed: int) -> None:
    rng = Random(seed)
    marks = Marks(3, LENGTH)
    rows = Rows(marks)
    for _ in range(60):
        row = rng.randrange(3)
        seen = [SOME[rng.randrange(4)] for _ in range(LENGTH)]
        marks.turn_to(row)
        if rng.random() < 0.2:
            marks.clear()
        marks.dense = vec[float](seen)
        marks.put_all()
        rows.take_in()
        assert rows.row(row) == spread(marks) == seen
