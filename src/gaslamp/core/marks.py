"""An observation as its numbers that are not zero: few of many, and quick to compare."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


class Marks:
    """Places in ascending order, each once, and their numbers.

    `dense` is room to write a whole observation.
    """

    def __init__(self, dense: vec[float]) -> None:
        """Begin with none."""
        self.dense = dense
        self.places = vec[i64]()
        self.values = vec[float]()
        self.count: i64 = 0

    def put(self, place: i64, value: float) -> None:
        """Note a number behind the others; zeros are not noted."""
        if value == 0.0:
            return
        if self.count < len(self.places):
            self.places[self.count] = place
            self.values[self.count] = value
        else:
            self.places = append(self.places, place)
            self.values = append(self.values, value)
        self.count += 1

    def reserve(self, most: i64) -> None:
        """Make room for so many numbers, to be written straight into the lists."""
        while len(self.places) < most:
            self.places = append(self.places, 0)
            self.values = append(self.values, 0.0)

    def put_all(self) -> None:
        """Note the numbers of a whole observation that was written into `dense`."""
        dense = self.dense
        length: i64 = len(dense)
        place: i64 = 0
        while place < length:
            value = dense[place]
            if value != 0.0:
                self.put(place, value)
            place += 1

    def spread(self, out: vec[float], length: i64) -> None:
        """Write a whole observation, so long: the noted numbers, and zeros."""
        place: i64 = 0
        while place < length:
            out[place] = 0.0
            place += 1
        mark: i64 = 0
        while mark < self.count:
            out[self.places[mark]] = self.values[mark]
            mark += 1
