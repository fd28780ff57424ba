"""What an observation for learning contains: named parts, one after the other in one list."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Part(msgspec.Struct, frozen=True):
    """A stretch of an observation: `shape` numbers, from `start` on."""

    name: str
    start: int
    shape: tuple[int, ...]
    about: str

    @property
    def length(self) -> int:
        """Count the numbers."""
        length = 1
        for size in self.shape:
            length *= size
        return length


class Layout(msgspec.Struct, frozen=True):
    """All parts of an observation, in order, without gaps."""

    parts: tuple[Part, ...]

    @property
    def length(self) -> int:
        """Count all numbers."""
        return self.parts[-1].start + self.parts[-1].length if self.parts else 0

    def part(self, name: str) -> Part:
        """Find a part by its name."""
        return next(part for part in self.parts if part.name == name)


def layout(parts: Iterable[tuple[str, tuple[int, ...], str]]) -> Layout:
    """Lay parts (name, shape, what it says) one behind the other."""
    laid: list[Part] = []
    start = 0
    for name, shape, about in parts:
        laid.append(Part(name, start, shape, about))
        start += laid[-1].length
    return Layout(tuple(laid))
