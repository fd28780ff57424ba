"""An observation while it is written: its numbers other than zero."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from gaslamp.core.weights import clear, zero_weights


class ObservationWriter:
    """Takes the numbers of an observation that are not zero, each place once at most.

    Batches compare them with those of the step before. That is quick where the order is the same,
    with what changes often last.
    """

    def __init__(self) -> None:
        """Begin with zeros alone."""
        self.count: i64 = 0  # numbers written
        self.places = vec[i32]()  # small, as they are in `SparseObservations`
        self.values = zero_weights(0)

    def put(self, place: i64, value: float) -> None:
        """Write a number at its place."""
        if value == 0.0:
            return
        count = self.count
        if count == len(self.places):
            self.places = append(self.places, i32(place))
            self.values = append(self.values, value)
        else:
            self.places[count] = i32(place)
            self.values[count] = value
        self.count = count + 1

    def put_again(self, begin: i64, place: i64, value: float) -> None:
        """Write a number, in place of one that stands there since `count` was `begin`."""
        i: i64 = begin
        while i < self.count:
            if i64(self.places[i]) == place:
                self.values[i] = value
                return
            i += 1
        self.put(place, value)

    def put_set(self, start: i64, members: i64) -> None:
        """Write 1 at each member of a set, whose places begin at `start`."""
        place = start
        while members:
            if members & 1:
                self.put(place, 1.0)
            members >>= 1
            place += 1

    def finish(self, out: vec[float]) -> None:
        """Write the whole observation to a list, and begin anew."""
        clear(out, len(out))
        i: i64 = 0
        while i < self.count:
            out[i64(self.places[i])] = self.values[i]
            i += 1
        self.count = 0


SPARE_WRITERS: list[ObservationWriter] = []  # to be used again


def take_writer() -> ObservationWriter:
    """Take an empty writer, to be put back into `SPARE_WRITERS`."""
    return SPARE_WRITERS.pop() if SPARE_WRITERS else ObservationWriter()
