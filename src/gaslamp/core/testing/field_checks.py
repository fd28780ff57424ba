"""Checks of a state's list of fields: what is in it is copied, written and told apart."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.fields import DERIVED, PAST, PRESENT, FieldVisitor
from gaslamp.core.state import State
from gaslamp.core.testing.problem import demand

FieldValue: TypeAlias = int | tuple[int, ...]
PARTS = {PRESENT: "present", PAST: "past", DERIVED: "derived"}


class Field(msgspec.Struct, frozen=True):
    """A field as the list names it: which part it belongs to, and its value now."""

    part: int
    name: str
    value: FieldValue


class FieldLister(FieldVisitor):
    """Lists the fields of a state."""

    def __init__(self) -> None:
        """Begin with none."""
        super().__init__()
        self.found: list[Field] = []

    def number(self, name: str, value: i64) -> i64:
        """List a number."""
        self.found.append(Field(int(self.part), name, int(value)))
        return value

    def flag(self, name: str, value: bool) -> bool:
        """List a yes or no."""
        self.found.append(Field(int(self.part), name, int(value)))
        return value

    def numbers(self, name: str, values: vec[i64]) -> vec[i64]:
        """List a list."""
        self.found.append(Field(int(self.part), name, tuple(values)))
        return values

    def small_numbers(self, name: str, values: vec[u8]) -> vec[u8]:
        """List a list of small numbers."""
        self.found.append(Field(int(self.part), name, tuple(values)))
        return values


class FieldChanger(FieldVisitor):
    """Changes one field, or all of them; lists in place, so that a shared one shows."""

    def __init__(self, which: int | None = None) -> None:
        """Change the field at a place of the list."""
        super().__init__()
        self.which = which
        self.place = 0

    def _is_meant(self) -> bool:
        self.place += 1
        return self.which is None or self.which == self.place - 1

    def number(self, name: str, value: i64) -> i64:
        """Change a number."""
        return value + 1 if self._is_meant() else value

    def flag(self, name: str, value: bool) -> bool:
        """Change a yes or no."""
        return not value if self._is_meant() else value

    def numbers(self, name: str, values: vec[i64]) -> vec[i64]:
        """Change the last number of a list."""
        if not self._is_meant():
            return values
        if not values:
            return append(values, 1)
        values[-1] += 1
        return values

    def small_numbers(self, name: str, values: vec[u8]) -> vec[u8]:
        """Change the last number of a list."""
        if not self._is_meant():
            return values
        if not values:
            return append(values, u8(1))
        values[-1] = u8((int(values[-1]) + 1) % 256)
        return values


def fields_of(state: State) -> list[Field]:
    """List the fields of a state."""
    listing = FieldLister()
    state.fields(listing)
    return listing.found


def check_fields(state: State, other: State) -> None:
    """Check that each field is copied, independent, written, and in the key if it is present.

    `other` is any state of the same game and options, to be overwritten.
    """
    fields = fields_of(state)
    names = [field.name for field in fields]
    demand(len(set(names)) == len(names), "fields", f"a name is there twice: {names}")
    for copy in (state.clone(), _copied(state, state.blank()), _copied(state, other)):
        demand(fields_of(copy) == fields, "clone", f"a copy lost {_differing(copy, fields)}")
        demand(copy == state, "clone", "a copy is another position")
    for place, field in enumerate(fields):
        _check_field(state, fields, place, field)


def _copied(state: State, other: State) -> State:
    copy = other.clone()
    copy.copy_from(state)
    return copy


def _differing(state: State, fields: list[Field]) -> str:
    now = {field.name: field for field in fields_of(state)}
    return ", ".join(field.name for field in fields if now.get(field.name) != field)


def _check_field(state: State, fields: list[Field], place: int, field: Field) -> None:
    changed = state.clone()
    changed.fields(FieldChanger(place))
    demand(fields_of(state) == fields, "clone", f"a copy shares {_differing(state, fields)}")
    differing = _differing(changed, fields)
    demand(
        differing == field.name, "fields", f"{field.name} was set, {differing or 'none'} changed"
    )
    _check_told_apart(state, changed, field)


def _check_told_apart(state: State, changed: State, field: Field) -> None:
    written = changed.text() != state.text() and changed != state
    demand(written == (field.part != DERIVED), "fields", f"{field.name} and the position's text")
    present = field.part == PRESENT
    keyed = changed.key() != state.key()
    part = PARTS[field.part]
    demand(keyed == present, "key", f"{field.name}, which is {part}, and the key")
    demand((changed.hash() != state.hash()) == present, "hash", f"{field.name}, which is {part}")
