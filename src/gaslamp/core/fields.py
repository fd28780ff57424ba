"""Visitors of a state's fields: copy, key, hash, text and repr are made from one list.

`State.fields` names every field once: `self.round = visitor.number("round", self.round)`. A visitor
that only reads returns the value it got; one that fills in returns another.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from gaslamp.core.errors import PositionError
from gaslamp.core.text import text

PRESENT: Final = 0  # what the future depends on
PAST: Final = 1  # shown and saved, but no future depends on it
DERIVED: Final = 2  # follows from the other fields

LOW_BITS: Final = 0x3FFFFFFFFFFFFFFF
SPARSE: Final = 12  # longer lists that are mostly zeros are written by what is not zero
LONGEST_NUMBER: Final = 18  # digits
LONGEST_LIST: Final = 10_000
YES: Final = "yes"
NO: Final = "no"


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldVisitor:
    """Visits the fields of a state one by one, in the order of its list."""

    def __init__(self) -> None:
        """Begin with the fields that the future depends on."""
        self.part: i64 = PRESENT

    def history(self) -> None:
        """Begin the past: fields that are shown and saved, but no future depends on."""
        self.part = PAST

    def derived(self) -> None:
        """Begin the fields that `State.derive` computes from the others."""
        self.part = DERIVED

    def number(self, name: str, value: i64) -> i64:
        """Visit a number."""
        return value

    def flag(self, name: str, value: bool) -> bool:
        """Visit a yes or no."""
        return self.number(name, 1 if value else 0) != 0

    def numbers(self, name: str, values: vec[i64]) -> vec[i64]:
        """Visit a list of numbers."""
        return values

    def small_numbers(self, name: str, values: vec[u8]) -> vec[u8]:
        """Visit a list of small numbers."""
        return values


class FieldCopier(FieldVisitor):
    """Visits the original, then the copy, and transfers the values.

    Copiers are reused, so that a copy allocates nothing but the copied lists.
    """

    def __init__(self) -> None:
        """Begin with room for a few fields."""
        super().__init__()
        self.filling = False
        self.at: i64 = 0
        self.at_list: i64 = 0
        self.at_marks: i64 = 0
        self.noted = vec[i64](capacity=32)
        self.lists = vec[vec[i64]](capacity=8)
        self.mark_lists = vec[vec[u8]](capacity=8)

    def begin(self, *, filling: bool) -> None:
        """Go to the first field, to note values or to fill in those noted."""
        self.filling = filling
        self.at = 0
        self.at_list = 0
        self.at_marks = 0

    def number(self, name: str, value: i64) -> i64:
        """Note a number, or give the one noted."""
        at = self.at
        self.at = at + 1
        if self.filling:
            return self.noted[at]
        if at < len(self.noted):
            self.noted[at] = value
        else:
            self.noted = append(self.noted, value)
        return value

    def numbers(self, name: str, values: vec[i64]) -> vec[i64]:
        """Note a list, or give a copy of the one noted."""
        at = self.at_list
        self.at_list = at + 1
        if self.filling:
            noted = self.lists[at]
            return noted[:]
        if at < len(self.lists):
            self.lists[at] = values
        else:
            self.lists = append(self.lists, values)
        return values

    def small_numbers(self, name: str, values: vec[u8]) -> vec[u8]:
        """Note a list, or give a copy of the one noted."""
        at = self.at_marks
        self.at_marks = at + 1
        if self.filling:
            noted = self.mark_lists[at]
            return noted[:]
        if at < len(self.mark_lists):
            self.mark_lists[at] = values
        else:
            self.mark_lists = append(self.mark_lists, values)
        return values


SPARE_COPIERS: Final[list[FieldCopier]] = []  # copiers to be reused


def take_copier() -> FieldCopier:
    """Take a copier: a spare one, or a new one."""
    try:
        return SPARE_COPIERS.pop()
    except IndexError:
        return FieldCopier()


class KeyCollector(FieldVisitor):
    """Collects what the future depends on, or the past too."""

    def __init__(self, last: i64) -> None:
        """Collect the fields up to a part."""
        super().__init__()
        self.last = last
        self.key: list[int] = []

    def number(self, name: str, value: i64) -> i64:
        """Collect a number."""
        if self.part <= self.last:
            self.key.append(value)
        return value

    def numbers(self, name: str, values: vec[i64]) -> vec[i64]:
        """Collect a list behind its length."""
        if self.part <= self.last:
            self.key.append(len(values))
            for value in values:
                self.key.append(value)
        return values

    def small_numbers(self, name: str, values: vec[u8]) -> vec[u8]:
        """Collect a list behind its length."""
        if self.part <= self.last:
            self.key.append(len(values))
            for value in values:
                self.key.append(i64(value))
        return values


class FieldHasher(FieldVisitor):
    """Mixes what the future depends on into one number."""

    def __init__(self) -> None:
        """Begin with no field."""
        super().__init__()
        self.value: i64 = 0x27D4EB2F165667C5

    def mix(self, value: i64) -> None:
        """Mix in one number; the product's low bits are the same however it wraps around."""
        mixed = ((self.value ^ value) * 0x2545F4914F6CDD1D) & LOW_BITS
        self.value = mixed ^ (mixed >> 29)

    def number(self, name: str, value: i64) -> i64:
        """Mix in a number."""
        if self.part == PRESENT:
            self.mix(value)
        return value

    def numbers(self, name: str, values: vec[i64]) -> vec[i64]:
        """Mix in a list."""
        if self.part == PRESENT:
            self.mix(len(values))
            for value in values:
                self.mix(value)
        return values

    def small_numbers(self, name: str, values: vec[u8]) -> vec[u8]:
        """Mix in a list."""
        if self.part == PRESENT:
            self.mix(len(values))
            for value in values:
                self.mix(i64(value))
        return values


class FieldWriter(FieldVisitor):
    """Writes the fields as `round=3 stations=13,26`, a line that `FieldReader` reads back."""

    def __init__(self) -> None:
        """Begin with an empty line."""
        super().__init__()
        self.words: list[str] = []

    def _write(self, name: str, value: str) -> None:
        if self.part != DERIVED:
            self.words.append(f"{name}={value}")

    def number(self, name: str, value: i64) -> i64:
        """Write a number."""
        self._write(name, str(value))
        return value

    def flag(self, name: str, value: bool) -> bool:
        """Write yes or no."""
        self._write(name, YES if value else NO)
        return value

    def numbers(self, name: str, values: vec[i64]) -> vec[i64]:
        """Write a list."""
        self._write(name, _written([int(value) for value in values]))
        return values

    def small_numbers(self, name: str, values: vec[u8]) -> vec[u8]:
        """Write a list."""
        self._write(name, _written([int(value) for value in values]))
        return values


class FieldReader(FieldVisitor):
    """Fills in the fields from a line; `PositionError` for what is missing, unknown or no value."""

    def __init__(self, line: str) -> None:
        """Take the line apart."""
        super().__init__()
        self.values: dict[str, str] = {}
        for word in line.split():
            name, sign, value = word.partition("=")
            if not sign or name in self.values:
                raise PositionError(text("core-position-word", word=word))
            self.values[name] = value

    def _read(self, name: str) -> str:
        value = self.values.pop(name, None)
        if value is None:
            raise PositionError(text("core-position-missing", field=name))
        return value

    def close(self) -> None:
        """Raise an error for values that no field has read."""
        if self.values:
            raise PositionError(text("core-position-unknown", field=next(iter(self.values))))

    def number(self, name: str, value: i64) -> i64:
        """Read a number."""
        return value if self.part == DERIVED else _number(name, self._read(name))

    def flag(self, name: str, value: bool) -> bool:
        """Read yes or no."""
        if self.part == DERIVED:
            return value
        written = self._read(name)
        if written not in (YES, NO):
            raise _no_value(name, written)
        return written == YES

    def numbers(self, name: str, values: vec[i64]) -> vec[i64]:
        """Read a list."""
        return values if self.part == DERIVED else vec[i64](_listed(name, self._read(name)))

    def small_numbers(self, name: str, values: vec[u8]) -> vec[u8]:
        """Read a list of small numbers."""
        if self.part == DERIVED:
            return values
        written = self._read(name)
        marks = vec[u8]()
        for number in _listed(name, written):
            if not 0 <= number < 256:
                raise _no_value(name, written)
            marks = append(marks, u8(number))
        return marks


def _written(values: list[int]) -> str:
    """Write a list: `3,1,4`, `-` for an empty one, `196@84:1,92:2` for a long one of zeros."""
    if not values:
        return "-"
    marked = [f"{place}:{value}" for place, value in enumerate(values) if value]
    if len(values) > SPARSE and 3 * len(marked) < len(values):
        return f"{len(values)}@{','.join(marked)}"
    return ",".join([str(value) for value in values])


def _listed(name: str, written: str) -> list[int]:
    if written == "-":
        return []
    length, sign, marked = written.partition("@")
    if not sign:
        return [_number(name, number) for number in written.split(",")]
    count = _number(name, length)
    if not 0 < count <= LONGEST_LIST:
        raise _no_value(name, written)
    values = [0] * count
    for word in marked.split(",") if marked else []:
        place, _, value = word.partition(":")
        at = _number(name, place)
        if not 0 <= at < count:
            raise _no_value(name, written)
        values[at] = _number(name, value)
    return values


def _number(name: str, written: str) -> int:
    digits = written.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_NUMBER):
        raise _no_value(name, written)
    return int(written)


def _no_value(name: str, written: str) -> PositionError:
    return PositionError(text("core-position-value", field=name, value=written))
