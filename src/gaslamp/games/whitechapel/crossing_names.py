"""Names of crossings by the circles around them: the board prints no numbers on crossings."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

from gaslamp.core.text import Text, text
from gaslamp.games.whitechapel.board import whitechapel
from gaslamp.games.whitechapel.streets import is_circle, number

MOST_NEAR = 3  # circles that name a crossing which touches none
FAR = 1000  # more steps than there are to any circle
ARGUMENTS = ("one", "two", "three", "four")


def crossing_name(crossing: int) -> Text:
    """Name a crossing by the circles that it touches: `crossing between 85 and 101`.

    Where two crossings touch the same circles, the name says towards which circle each lies. A
    crossing that touches none is named by the nearest circles. No two have the same name.
    """
    return _names()[crossing]


def crossing_named(name: Text) -> int:
    """Find the crossing that has a name."""
    return next(crossing for crossing, other in _names().items() if other == name)


@functools.cache
def _names() -> Mapping[int, Text]:
    """Name every crossing of the printed board."""
    streets = whitechapel().streets
    steps = {crossing: _steps_from(crossing) for crossing in streets.crossings}
    touched = {crossing: streets.touched(crossing) for crossing in streets.crossings}
    names: dict[int, Text] = {}
    for crossing, circles in touched.items():
        same = [x for x, others in touched.items() if others == circles and x != crossing]
        if not circles:
            names[crossing] = _name("crossing-near", _nearest(steps[crossing])[:MOST_NEAR])
        elif not same:
            names[crossing] = _name("crossing", circles)
        else:
            names[crossing] = text(
                "whitechapel-crossing-towards",
                crossing=_name("crossing", circles),
                circle=_only_near(steps[crossing], [steps[x] for x in same]),
            )
    return names


def _name(key: str, circles: Sequence[int]) -> Text:
    return Text(f"whitechapel-{key}-{len(circles)}", dict(zip(ARGUMENTS, circles, strict=False)))


def _nearest(steps: Mapping[int, int]) -> list[int]:
    return sorted(steps, key=lambda circle: (steps[circle], circle))


def _only_near(steps: Mapping[int, int], others: Sequence[Mapping[int, int]]) -> int:
    """Find the nearest circle that is farther from each of the other crossings."""
    return next(
        circle
        for circle in _nearest(steps)
        if all(steps[circle] < other.get(circle, FAR) for other in others)
    )


def _steps_from(crossing: int) -> dict[int, int]:
    """Count the steps to each circle that is reached over crossings alone."""
    streets = whitechapel().streets
    steps = {f"x{crossing}": 0}
    waiting = [f"x{crossing}"]
    for place in waiting:  # grows on the way
        for after in streets.next[place]:
            if after not in steps:
                steps[after] = steps[place] + 1
                if not is_circle(after):
                    waiting.append(after)
    return {number(place): count for place, count in steps.items() if is_circle(place)}
