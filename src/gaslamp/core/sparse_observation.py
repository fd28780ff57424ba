"""Observations as their nonzero numbers, with the changes since the last step."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from gaslamp.core.weights import clear, small_zeros, zero_weights, zeros

EMPTY: Final = -1  # the place of a slot where nothing is noted


class SparseObservations:
    """The last values of some observations, a row for each, and the changes since.

    A mark is a number and its place in the observation; it is kept in a slot of the row. A game
    either gives every mark a slot that shares its places with no other, and calls `put` where
    `places[at + slot]` or `values[at + slot]` differs; or it writes the whole observation into
    `dense` and calls `put_dense`.

    Changes are listed in order: of two at one place the later counts.
    """

    def __init__(self, rows: i64, length: i64) -> None:
        """Begin with so many observations of zeros, so long."""
        self.rows: Final = rows
        self.length: Final = length
        self.dense = zero_weights(length)
        self.known = small_zeros(length)  # 1 where `put_dense` finds what was noted before
        self.slots: i64 = 0  # in a row
        self.places = vec[i32]()  # small, because many games are visited at every step
        self.values = vec[float]()
        self.row: i64 = 0  # the current row
        self.at: i64 = 0  # its first slot
        self.changed: i64 = 0  # so many changes are listed
        self.changed_places = zeros(rows)
        self.changed_values = zero_weights(rows)

    def select_row(self, row: i64) -> None:
        """Select the current row."""
        self.row = row
        self.at = row * self.slots

    def reserve(self, slots: i64) -> None:
        """Make sure that a row has so many slots."""
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

    def put_dense(self) -> None:
        """Note the numbers of the observation in `dense` that are not zero, from slot 0 on."""
        self._compare_noted()
        dense = self.dense
        known = self.known
        slot: i64 = 0
        place: i64 = 0
        while place < self.length:
            value = dense[place]
            if value != 0.0:
                if known[place] == 0:
                    self._change(place, value)
                known[place] = 0
                self._keep(slot, place, value)
                slot += 1
            place += 1
        self._forget_from(slot)

    def _compare_noted(self) -> None:
        """List what has changed of the numbers noted before, and say which of them are left."""
        slot: i64 = 0
        while slot < self.slots:
            place = i64(self.places[self.at + slot])
            if place == EMPTY:
                return
            value = self.dense[place]
            if value != self.values[self.at + slot]:
                self._change(place, value)
            if value != 0.0:
                self.known[place] = 1
            slot += 1

    def _forget_from(self, slot: i64) -> None:
        """Empty the slots from here on, up to the first empty one."""
        while slot < self.slots and self.places[self.at + slot] != EMPTY:
            self.places[self.at + slot] = i32(EMPTY)
            slot += 1

    def _keep(self, slot: i64, place: i64, value: float) -> None:
        if slot >= self.slots:
            self._widen(2 * slot + 8)
        self.places[self.at + slot] = i32(place)
        self.values[self.at + slot] = value

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

    def write_dense(self, out: vec[float]) -> None:
        """Write the whole current observation: the noted values, and zeros."""
        clear(out, self.length)
        slot = self.at
        while slot < self.at + self.slots:
            place = i64(self.places[slot])
            if place != EMPTY:
                out[place] = self.values[slot]
            slot += 1
