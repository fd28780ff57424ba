"""Letters from Whitechapel in a terminal: circles as dots, with what is known marked on them."""

from __future__ import annotations

import functools

from gaslamp.games.whitechapel.board import facts, whitechapel
from gaslamp.games.whitechapel.view import (
    Column,
    Policeman,
    WhitechapelNotebook,
    WhitechapelView,
)

WIDTH, HEIGHT = 110, 36
LETTERS = {"murder": "†", "walk": "", "alley": "a", "coach": "c"}
LEGEND = "1-5 policemen  ▪ patrol  w woman  † crime scene  ! clue  J Jack  H hideout  ? possible"


def draw(view: WhitechapelView, notebook: WhitechapelNotebook | None = None) -> str:
    """Draw the map, the policemen, the night so far and Jack's log."""
    return "\n".join(
        [_map(view, notebook), LEGEND, "", *_policemen(view), "", _night(view), *_logs(view)]
    )


def _map(view: WhitechapelView, notebook: WhitechapelNotebook | None) -> str:
    circles, crossings = _places()
    grid = [[" "] * WIDTH for _ in range(HEIGHT)]
    for column, row in circles.values():
        grid[row][column] = "·"
    for circle, mark in _circle_marks(view, notebook):
        column, row = circles[circle]
        grid[row][column] = mark
    for crossing, mark in _crossing_marks(view):
        column, row = crossings[crossing]
        grid[row][column] = mark
    return "\n".join("".join(row).rstrip() for row in grid)


def _circle_marks(
    view: WhitechapelView, notebook: WhitechapelNotebook | None
) -> list[tuple[int, str]]:
    """List the marks on circles, the more telling ones last."""
    marks = [(circle, "?") for circle in notebook.circles] if notebook is not None else []
    marks += [(scene, "†") for scene in view.scenes]
    marks += [(token.circle, "w" if token.marked else "o") for token in view.tokens]
    marks += [(woman, "w") for woman in view.women]
    marks += [(clue.circle, "!") for clue in view.clues]
    if view.hideout is not None:
        marks.append((view.hideout, "H"))
    tonight = view.logs[-1]
    if tonight and tonight[-1].circle is not None and tonight[-1].means != "murder":
        marks.append((tonight[-1].circle, "J"))
    return marks


def _crossing_marks(view: WhitechapelView) -> list[tuple[int, str]]:
    marks = [(patrol.crossing, "▪") for patrol in view.patrols]
    for number, policeman in enumerate(view.policemen, start=1):
        if policeman.crossing is not None:
            marks.append((policeman.crossing, str(number)))
    return marks


@functools.cache
def _places() -> tuple[dict[int, tuple[int, int]], dict[int, tuple[int, int]]]:
    """Give each circle and each crossing its column and row."""
    circles = {int(row[0]): _place(row[1], row[2]) for row in facts("circles.csv")}
    crossings = {int(row[0][1:]): _place(row[1], row[2]) for row in facts("crossings.csv")}
    return circles, crossings


def _place(x: str, y: str) -> tuple[int, int]:
    return round(float(x) * (WIDTH - 1)), round(float(y) * (HEIGHT - 1))


def _policemen(view: WhitechapelView) -> list[str]:
    if view.patrols:
        return [f"patrols  {'  '.join(_patrol(view))}"]
    return [
        _policeman(number, policeman, view.on_turn == policeman.colour)
        for number, policeman in enumerate(view.policemen, start=1)
    ]


def _patrol(view: WhitechapelView) -> list[str]:
    faces = {None: "", True: " policeman", False: " decoy"}
    return [f"x{patrol.crossing}{faces[patrol.real]}" for patrol in view.patrols]


def _policeman(number: int, policeman: Policeman, on_turn: bool) -> str:
    mark = "▸" if on_turn else "✓" if policeman.done else " "
    crossing = policeman.crossing
    where = f"x{crossing}" if crossing else "-"
    beside = " ".join(map(str, whitechapel().touched.row(crossing))) if crossing else ""
    return f"{mark}{number} {policeman.colour:<7} {where:<5} beside {beside or '-'}"


def _night(view: WhitechapelView) -> str:
    return (
        f"night {view.night} of 4, time of the crime {view.time_of_crime}, "
        f"coaches {view.coaches}, alleys {view.alleys}"
    )


def _logs(view: WhitechapelView) -> list[str]:
    """A circle that is not known is written as a question mark."""
    return [
        f"log {number}: {' '.join(_column(column) for column in log) or '-'}"
        for number, log in enumerate(view.logs, start=1)
    ]


def _column(column: Column) -> str:
    return f"{column.time}:{LETTERS[column.means]}{column.circle or '?'}"
