"""An observation while it is written: its numbers other than zero."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from gaslamp.core.weights import clear, zero_weights, zeros


class ObservationWriter:
    """Takes the numbers of an observation that are not zero, each place once at most.

    Batches compare them with those of the step before. That is quick where the order is the same,
    with what changes often last; the sets of a game must always be written all, in one order.
    """

    def __init__(self) -> None:
        """Begin with zeros alone."""
        self.count: i64 = 0  # numbers written
        self.places = vec[i32]()  # small, as they are in `SparseObservations`
        self.values = zero_weights(0)
        self.set_count: i64 = 0  # sets written
        self.set_starts = zeros(0)
        self.sets = zeros(0)

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
        """Write 1 at each member of a set, whose places begin at `start`; also of an empty one."""
        count = self.set_count
        if count == len(self.sets):
            self.set_starts = append(self.set_starts, start)
            self.sets = append(self.sets, members)
        else:
            self.set_starts[count] = start
            self.sets[count] = members
        self.set_count = count + 1

    def finish(self, out: vec[float]) -> None:
        """Write the whole observation to a list, and begin anew."""
        clear(out, len(out))
        i: i64 = 0
        while i < self.count:
            out[i64(self.places[i])] = self.values[i]
            i += 1
        i = 0
        while i < self.set_count:
            place = self.set_starts[i]
            members = self.sets[i]
            while members:
                if members & 1:
                    out[place] = 1.0
                members >>= 1
                place += 1
            i += 1
        self.restart()

    def restart(self) -> None:
        """Begin with zeros alone."""
        self.count = 0
        self.set_count = 0


SPARE_WRITERS: list[ObservationWriter] = []  # to be used again


def take_writer() -> ObservationWriter:
    """Take an empty writer, to be put back into `SPARE_WRITERS`."""
    return SPARE_WRITERS.pop() if SPARE_WRITERS else ObservationWriter()
