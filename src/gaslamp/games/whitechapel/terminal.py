"""Letters from Whitechapel in a terminal: the circles as numbers, with what is known on them."""

from __future__ import annotations

import functools
import textwrap

from gaslamp.core.facts import facts
from gaslamp.core.words import Phrases
from gaslamp.games.whitechapel.board import whitechapel
from gaslamp.games.whitechapel.view import (
    Column,
    Patrol,
    Policeman,
    WhitechapelNotebook,
    WhitechapelView,
)

WIDTH, HEIGHT = 79, 34
LABEL = 4  # a number of three digits and its mark


def draw(
    view: WhitechapelView, notebook: WhitechapelNotebook | None = None, language: str = "en"
) -> str:
    """Draw the map, the patrols or policemen, the night so far and Jack's logs."""
    words = Phrases("whitechapel-draw", language)
    table = [words("legend"), "", *_police(view, words), "", _night(view, words)]
    lines = [part for line in (*table, *_logs(view, words)) for part in _wrapped(line)]
    return "\n".join([_map(view, notebook), *lines])


def _wrapped(line: str) -> list[str]:
    return textwrap.wrap(line, WIDTH, subsequent_indent="    ") or [""]


def _map(view: WhitechapelView, notebook: WhitechapelNotebook | None) -> str:
    """Write every circle's number where it lies, and a mark behind it where there is something."""
    marks = _marks(view, notebook)
    grid = [[" "] * WIDTH for _ in range(HEIGHT)]
    for circle, (column, row) in _places().items():
        label = f"{circle}{marks.get(circle, '')}"
        grid[row][column : column + len(label)] = label
    return "\n".join("".join(row).rstrip() for row in grid)


def _marks(view: WhitechapelView, notebook: WhitechapelNotebook | None) -> dict[int, str]:
    """Collect the marks; where two would stand on one circle, the more telling one does."""
    marks = dict.fromkeys(notebook.circles if notebook else (), "?")
    marks |= dict.fromkeys(view.scenes, "†")
    marks |= {token.circle: "w" if token.marked else "o" for token in view.tokens}
    marks |= dict.fromkeys(view.women, "w")
    marks |= {clue.circle: "!" for clue in view.clues}
    if view.hideout is not None:
        marks[view.hideout] = "H"
    tonight = view.logs[-1]
    if tonight and tonight[-1].circle is not None and tonight[-1].means != "murder":
        marks[tonight[-1].circle] = "J"
    return marks


@functools.cache
def _places() -> dict[int, tuple[int, int]]:
    """Give each circle the column and row of its number."""
    rows: list[list[tuple[float, int]]] = [[] for _ in range(HEIGHT)]
    for circle, x, y, _ in facts("whitechapel", "circles.csv"):
        rows[int(float(y) * HEIGHT)].append((float(x), int(circle)))
    return {
        circle: (column, number)
        for number, row in enumerate(rows)
        for circle, column in _columns(sorted(row)).items()
    }


def _columns(row: list[tuple[float, int]]) -> dict[int, int]:
    """Lay numbers side by side, each with room for its mark, near where it belongs."""
    columns: dict[int, int] = {}
    free = 0
    for x, circle in row:
        columns[circle] = max(free, round(x * (WIDTH - LABEL)))
        free = columns[circle] + len(str(circle)) + 1
    end = WIDTH
    for _, circle in reversed(row):
        columns[circle] = min(columns[circle], end - len(str(circle)) - 1)
        end = columns[circle]
    return columns


def _police(view: WhitechapelView, words: Phrases) -> list[str]:
    """A row for each policeman with the circles beside him; before the hunt, the patrols."""
    if view.patrols:
        return [words("patrols", patrols="  ".join(_patrol(p, words) for p in view.patrols))]
    return [_policeman(man, words, view.on_turn == man.colour) for man in view.policemen]


def _patrol(patrol: Patrol, words: Phrases) -> str:
    if patrol.real is None:
        return f"x{patrol.crossing}"
    return f"x{patrol.crossing} {words('real' if patrol.real else 'decoy')}"


def _policeman(policeman: Policeman, words: Phrases, on_turn: bool) -> str:
    mark = "▸" if on_turn else "✓" if policeman.done else " "
    name, crossing = words(policeman.colour), policeman.crossing
    if crossing is None:
        return f"{mark} {name:<8} -"
    beside = " ".join(map(str, whitechapel().touched.row(crossing))) or "-"
    return f"{mark} {name:<8} {words('beside', crossing=crossing, circles=beside)}"


def _night(view: WhitechapelView, words: Phrases) -> str:
    return words(
        "night",
        night=view.night,
        time=view.time_of_crime,
        coaches=view.coaches,
        alleys=view.alleys,
    )


def _logs(view: WhitechapelView, words: Phrases) -> list[str]:
    """A circle that is not known is written as a question mark."""
    return [
        words("log", night=night, columns=" ".join(_column(c, words) for c in log) or "-")
        for night, log in enumerate(view.logs, start=1)
    ]


def _column(column: Column, words: Phrases) -> str:
    letter = "" if column.means == "walk" else words(f"letter-{column.means}")
    return f"{column.time}:{letter}{column.circle or '?'}"
