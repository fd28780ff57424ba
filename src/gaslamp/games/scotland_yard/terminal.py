"""Scotland Yard in a terminal: London as a field of numbers, with what is known marked on it."""

from __future__ import annotations

import functools
import textwrap
from collections.abc import Sequence

from gaslamp.core.facts import facts
from gaslamp.core.words import Phrases
from gaslamp.games.scotland_yard.view import ScotlandYardNotebook, ScotlandYardView

WIDTH, HEIGHT = 79, 28
LABEL = 4  # a number of three digits and its mark
PAWNS = "①②③④⑤"
COLUMNS = ("station", "taxi", "bus", "underground", "black", "double")


def draw(
    view: ScotlandYardView, notebook: ScotlandYardNotebook | None = None, language: str = "en"
) -> str:
    """Draw the map, the detectives' tickets and the travel log."""
    words = Phrases("scotland-yard-draw", language)
    return "\n".join(
        [_map(view, notebook), "", *_pawns(view, words), "", *_travel_log(view, words)]
    )


def _map(view: ScotlandYardView, notebook: ScotlandYardNotebook | None) -> str:
    """Write every station's number where it lies, and a mark behind it where somebody may be."""
    marks = dict.fromkeys(notebook.stations if notebook else (), "?")
    if view.mister_x.station is not None:
        marks[view.mister_x.station] = "X"
    for mark, detective in zip(PAWNS, view.detectives, strict=False):
        if detective.station is not None:
            marks[detective.station] = mark
    grid = [[" "] * WIDTH for _ in range(HEIGHT)]
    for station, (column, row) in _places().items():
        label = f"{station}{marks.get(station, '')}"
        grid[row][column : column + len(label)] = label
    return "\n".join("".join(row).rstrip() for row in grid)


@functools.cache
def _places() -> dict[int, tuple[int, int]]:
    """Give each station the column and row of its number."""
    rows: list[list[tuple[float, int]]] = [[] for _ in range(HEIGHT)]
    for station, x, y in facts("scotland_yard", "stations.csv"):
        rows[int(float(y) * HEIGHT)].append((float(x), int(station)))
    return {
        station: (column, number)
        for number, row in enumerate(rows)
        for station, column in _columns(sorted(row)).items()
    }


def _columns(row: list[tuple[float, int]]) -> dict[int, int]:
    """Lay numbers side by side with room for a mark, each as near to its place as it can be."""
    columns: dict[int, int] = {}
    free = 0
    for x, station in row:
        columns[station] = max(free, round(x * (WIDTH - LABEL)))
        free = columns[station] + _room(station)
    end = WIDTH
    for _, station in reversed(row):
        columns[station] = min(columns[station], end - _room(station))
        end = columns[station]
    return columns


def _room(station: int) -> int:
    """Count a number's digits and its mark."""
    return len(str(station)) + 1


def _pawns(view: ScotlandYardView, words: Phrases) -> list[str]:
    """A row for each pawn, with what is left of its tickets."""
    lines = [_row("", words("pawn"), [words(column) for column in COLUMNS])]
    for number, detective in enumerate(view.detectives, start=1):
        mark = "▸" if view.phase == "chase" and view.pawn == number else " "
        tickets = [detective.taxi, detective.bus, detective.underground]
        name = words("detective", number=number)
        lines.append(_row(mark + PAWNS[number - 1], name, [detective.station or "-", *tickets]))
    x = view.mister_x
    taxi, bus, underground = ("∞" if n is None else n for n in (x.taxi, x.bus, x.underground))
    mark = "▸" if view.phase in ("turn", "first", "second", "offer", "taking") else " "
    cells = [x.station or "?", taxi, bus, underground, x.black, x.double]
    return [*lines, _row(f"{mark}X", words("mister-x"), cells)]


def _row(mark: str, name: str, cells: Sequence[object]) -> str:
    return f"{mark:<2} {name:<14}" + "".join(f"{cell:>10}" for cell in cells)


def _travel_log(view: ScotlandYardView, words: Phrases) -> list[str]:
    windows = [
        f"{words(f'letter-{window.ticket}')}{window.station or ''}{'!' if window.shown else ''}"
        for window in view.travel_log
    ]
    log = words("travel-log", windows=" ".join(windows) or "-", round=view.round)
    return textwrap.wrap(log, WIDTH, subsequent_indent="  ")
