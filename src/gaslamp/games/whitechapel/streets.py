"""Whitechapel's map as it is drawn: who is next to whom (LW-01, LW-02)."""

from __future__ import annotations


class Streets:
    """Circles and crossings joined by dotted lines, and the blocks between the lines.

    A place is written `c12` or `x34`. Any part of the printed map will do: games on a few
    streets are how the beliefs are proved.
    """

    def __init__(
        self,
        lines: list[tuple[str, str]],
        blocks: list[list[int]],
        *,
        red: list[int],
        yellow: list[int],
    ) -> None:
        """Join the places."""
        self.next: dict[str, set[str]] = {}
        for a, b in lines:
            self.next.setdefault(a, set()).add(b)
            self.next.setdefault(b, set()).add(a)
        self.circles = sorted(number(place) for place in self.next if is_circle(place))
        self.crossings = sorted(number(place) for place in self.next if not is_circle(place))
        self.blocks = blocks
        self.red = sorted(red)
        self.yellow = sorted(yellow)

    def ways(self, circle: int) -> dict[int, list[frozenset[int]]]:
        """Find the ways to each adjacent circle, each as the crossings that could bar it.

        A way through more crossings than another needs is left out: it opens nothing.
        """
        found: dict[int, set[frozenset[int]]] = {}
        self._follow(f"c{circle}", circle, frozenset(), found)
        return {end: _shortest(ways) for end, ways in found.items()}

    def _follow(
        self,
        place: str,
        start: int,
        passed: frozenset[int],
        found: dict[int, set[frozenset[int]]],
    ) -> None:
        for after in sorted(self.next.get(place, ())):
            end = number(after)
            if is_circle(after):
                if end != start:
                    found.setdefault(end, set()).add(passed)
            elif end not in passed:
                self._follow(after, start, passed | {end}, found)

    def alleys(self, circle: int) -> list[int]:
        """List the other circles on the edge of a block that this one is on (LW-26)."""
        ends = {end for block in self.blocks if circle in block for end in block}
        return sorted(ends - {circle})

    def steps(self, crossing: int) -> set[int]:
        """Find the crossings next to this one, over any circles on the way (LW-18)."""
        found: set[int] = set()
        passed: set[str] = set()
        waiting = [f"x{crossing}"]
        while waiting:
            for after in self.next.get(waiting.pop(), ()):
                if not is_circle(after):
                    found.add(number(after))
                elif after not in passed:
                    passed.add(after)
                    waiting.append(after)
        return found - {crossing}

    def touched(self, crossing: int) -> list[int]:
        """List the circles that a crossing touches."""
        return sorted(number(p) for p in self.next.get(f"x{crossing}", ()) if is_circle(p))

    def touching(self, circle: int) -> set[int]:
        """Find the crossings that touch a circle."""
        return {number(p) for p in self.next.get(f"c{circle}", ()) if not is_circle(p)}


def is_circle(place: str) -> bool:
    """Tell a circle from a crossing."""
    return place.startswith("c")


def number(place: str) -> int:
    """Give a place's number."""
    return int(place[1:])


def _shortest(ways: set[frozenset[int]]) -> list[frozenset[int]]:
    least = [way for way in ways if not any(other < way for other in ways)]
    return sorted(least, key=sorted)
