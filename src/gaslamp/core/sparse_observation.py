"""Observations as their nonzero numbers, with the changes since the last step."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from gaslamp.core.observation_writer import ObservationWriter
from gaslamp.core.weights import zero_weights, zeros

EMPTY: Final = -1  # the place of a slot where nothing is noted
SPARE_SLOTS: Final = 8  # more than a row needs now, so that it is seldom widened

OTHER_SETS: Final = "write the same sets in every observation, in the same order"


class SparseObservations:
    """The last values of some observations, a row for each, and the changes since.

    A mark is a number and its place in the observation; it is kept in a slot of the row. A game
    either gives every mark a slot that shares its places with no other, and calls `put` where
    `places[at + slot]` or `values[at + slot]` differs; or it writes its numbers to `writer`, and
    `put_written` compares them with the last ones, which are in the first slots.

    Changes are listed in order: of two at one place the later counts.
    """

    def __init__(self, rows: i64, length: i64) -> None:
        """Begin with `rows` observations of zeros."""
        self.rows: Final = rows
        self.length: Final = length
        self.writer: Final = ObservationWriter()
        self.wanted = zero_weights(length)  # zeros, but while observations are compared
        self.slots: i64 = 0  # in a row
        self.places = vec[i32]()  # small, because many games are visited at every step
        self.values = vec[float]()
        self.set_count: i64 = 0  # in a row
        self.set_starts = zeros(0)
        self.sets = zeros(0)
        self.row: i64 = 0  # the current row
        self.at: i64 = 0  # its first slot
        self.changed: i64 = 0  # the number of changes listed
        self.changed_places = zeros(rows)
        self.changed_values = zero_weights(rows)

    def select_row(self, row: i64) -> None:
        """Select the current row."""
        self.row = row
        self.at = row * self.slots

    def reserve(self, slots: i64) -> None:
        """Make sure that a row has at least this many slots."""
        if slots > self.slots:
            self._widen(slots)

    def _widen(self, slots: i64) -> None:
        places = vec[i32](capacity=self.rows * slots)
        values = vec[float](capacity=self.rows * slots)
        row: i64 = 0
        while row < self.rows:
            slot: i64 = 0
            while slot < slots:
                is_old = slot < self.slots
                at = row * self.slots + slot
                places = append(places, self.places[at] if is_old else i32(EMPTY))
                values = append(values, self.values[at] if is_old else 0.0)
                slot += 1
            row += 1
        self.places = places
        self.values = values
        self.slots = slots
        self.select_row(self.row)

    def put(self, slot: i64, place: i64, value: float) -> None:
        """Note a number in its slot, and list what that changes."""
        at = self.at + slot
        old = i64(self.places[at])
        if old not in (place, EMPTY):
            self._change(old, 0.0)
        self.places[at] = i32(place)
        self.values[at] = value
        self._change(place, value)

    def clear(self) -> None:
        """Clear the current row: all of it is zero again."""
        at = self.at
        end = at + self.slots
        while at < end:
            place = i64(self.places[at])
            if place != EMPTY:
                self._change(place, 0.0)
                self.places[at] = i32(EMPTY)
                self.values[at] = 0.0
            at += 1
        number: i64 = 0
        while number < self.set_count:
            self._change_set(number, 0)
            number += 1

    def put_written(self) -> None:
        """Note what was written to `writer`, list what that changes, and let it begin anew."""
        new = self.writer.count
        if new > self.slots:
            self._widen(new + SPARE_SLOTS)
        old = self._noted()
        first = self._alike_at_start(old, new)
        if first < old or first < new:
            alike = self._alike_at_end(old, new, first)
            self._compare(first, old - alike, new - alike)
            self._keep(first, old, new)
        self._put_sets()
        self.writer.restart()

    def _put_sets(self) -> None:
        """Note the sets that were written."""
        written = self.writer.set_count
        starts, sets = self.writer.set_starts, self.writer.sets
        if self.set_count == 0 and written > 0:
            self.set_count = written
            self.set_starts = vec[i64](list(starts))
            self.sets = zeros(self.rows * written)
        if written != self.set_count:
            raise ValueError(OTHER_SETS)
        at = self.row * written
        number: i64 = 0
        while number < written:
            if starts[number] != self.set_starts[number]:
                raise ValueError(OTHER_SETS)
            if sets[number] != self.sets[at + number]:
                self._change_set(number, sets[number])
            number += 1

    def _change_set(self, number: i64, members: i64) -> None:
        at = self.row * self.set_count + number
        place = self.set_starts[number]
        changed = members ^ self.sets[at]
        self.sets[at] = members
        while changed:
            if changed & 1:
                self._change(place, float(members & 1))
            changed >>= 1
            members >>= 1
            place += 1

    def _noted(self) -> i64:
        """Count the numbers noted before: they are in the first slots."""
        at = self.at
        end = at + self.slots
        while at < end and self.places[at] != EMPTY:
            at += 1
        return at - self.at

    def _alike_at_start(self, old: i64, new: i64) -> i64:
        """Count the numbers at the start that are as they were."""
        at = self.at
        places, values = self.places, self.values
        new_places, new_values = self.writer.places, self.writer.values
        end = min(old, new)
        i: i64 = 0
        while i < end and places[at + i] == new_places[i] and values[at + i] == new_values[i]:
            i += 1
        return i

    def _alike_at_end(self, old: i64, new: i64, first: i64) -> i64:
        """Count the numbers at the end that are as they were, however many came before them."""
        last = self.at + old - 1
        places, values = self.places, self.values
        new_places, new_values = self.writer.places, self.writer.values
        end = min(old, new) - first
        i: i64 = 0
        while (
            i < end
            and places[last - i] == new_places[new - 1 - i]
            and values[last - i] == new_values[new - 1 - i]
        ):
            i += 1
        return i

    def _compare(self, first: i64, old: i64, new: i64) -> None:
        """List what has changed, from one slot to another."""
        wanted = self.wanted
        places, values = self.places, self.values
        new_places, new_values = self.writer.places, self.writer.values
        i: i64 = first
        while i < new:
            wanted[i64(new_places[i])] = new_values[i]
            i += 1
        slot: i64 = self.at + first
        while slot < self.at + old:
            place = i64(places[slot])
            if wanted[place] != values[slot]:
                self._change(place, wanted[place])
            wanted[place] = 0.0
            slot += 1
        i = first
        while i < new:
            place = i64(new_places[i])
            if wanted[place] != 0.0:
                self._change(place, new_values[i])
                wanted[place] = 0.0
            i += 1

    def _keep(self, first: i64, old: i64, new: i64) -> None:
        """Note what was written, from a slot on."""
        places, values = self.places, self.values
        new_places, new_values = self.writer.places, self.writer.values
        slot: i64 = first
        while slot < new:
            places[self.at + slot] = new_places[slot]
            values[self.at + slot] = new_values[slot]
            slot += 1
        while slot < old:
            places[self.at + slot] = i32(EMPTY)
            slot += 1

    def _change(self, place: i64, value: float) -> None:
        changed = self.changed
        at = self.row * self.length + place
        if changed < len(self.changed_places):
            self.changed_places[changed] = at
            self.changed_values[changed] = value
        else:
            self.changed_places = append(self.changed_places, at)
            self.changed_values = append(self.changed_values, value)
        self.changed = changed + 1

    def write_row(self, out: ObservationWriter) -> None:
        """Write the whole current observation."""
        slot = self.at
        while slot < self.at + self.slots:
            if self.places[slot] != EMPTY:
                out.put(i64(self.places[slot]), self.values[slot])
            slot += 1
        number: i64 = 0
        while number < self.set_count:
            out.put_set(self.set_starts[number], self.sets[self.row * self.set_count + number])
            number += 1
