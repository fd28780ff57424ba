"""Scotland Yard in a terminal: London as a field of numbers, with what is known marked on it.

Where the whole map does not fit, a part of it is drawn around the pawn on turn. A small variant's
few stations are drawn as far apart as there is room.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from gaslamp.core.board import Board, Element, ElementId, Point, name_of
from gaslamp.core.terminal_art import (
    DEFAULT_SIZE,
    Canvas,
    Label,
    TerminalSize,
    TextStyle,
    join_lines,
    side_by_side,
    with_style,
)
from gaslamp.core.translation import Phrases
from gaslamp.core.viewport import Viewport, centred_on, fitted_to, whole_board
from gaslamp.games.scotland_yard.board import FERRY, BoardTables
from gaslamp.games.scotland_yard.elements import board_of, pawn_id
from gaslamp.games.scotland_yard.view import Detective, ScotlandYardNotebook, ScotlandYardView

WIDTH, HEIGHT = 79, 28  # the smallest map on which every station can be read
PANEL = 27  # columns beside the map, for the pawns and the lines of the one on turn
LEAST_ROWS = 8  # of a map
FEW = 50  # stations, at most, that fit on any map
MARGIN = 25.0  # around them
LABEL = 5  # a number of three digits, what stops there and who stands there
PAWNS = "①②③④⑤"
STOPS = {"underground": "ᵘ", "bus": "ᵇ"}  # the first that stops at a station is marked
STOP_STYLES: dict[str, TextStyle] = {"ᵘ": "magenta", "ᵇ": "green", "": "dim"}
KINDS = ("taxi", "bus", "underground", FERRY)
FLEEING = ("turn", "first", "second", "offer", "taking")  # phases in which Mister X decides


def render(
    streets: BoardTables,
    view: ScotlandYardView,
    notebook: ScotlandYardNotebook | None = None,
    language: str = "en",
    size: TerminalSize = DEFAULT_SIZE,
) -> str:
    """Draw the map, the pawns with their tickets, the lines from here and the travel log."""
    words = Phrases("scotland-yard-draw", language)
    pawns, lines = _pawns(view, words), _lines_from_here(streets, view, words)
    log = _travel_log(view, words, size.columns)
    rows = size.rows - len(log)
    if _fits_above(size, rows - len(pawns)):
        below = side_by_side(pawns, lines, PANEL + 3)
        high = min(rows - len(below), round(size.columns * HEIGHT / WIDTH))
        return join_lines(
            [*_render_stations(streets, view, notebook, size.columns, high), *below, *log], size
        )
    left = size.columns - PANEL - 1
    high = max(LEAST_ROWS, min(rows, round(left * HEIGHT / WIDTH) if left >= WIDTH else rows))
    panel = [*pawns, "", *lines][:high]
    return join_lines(
        [
            *side_by_side(_render_stations(streets, view, notebook, left, high), panel, left + 1),
            *log,
        ],
        size,
    )


def _fits_above(size: TerminalSize, rows: int) -> bool:
    """Tell whether the whole map fits above the pawns, and not beside them."""
    fits_beside = size.columns - PANEL - 1 >= WIDTH
    return size.columns >= WIDTH and rows >= HEIGHT and not fits_beside


def _render_stations(
    streets: BoardTables,
    view: ScotlandYardView,
    notebook: ScotlandYardNotebook | None,
    columns: int,
    rows: int,
) -> list[str]:
    """Write every station's number where it lies: what stops there, and who may be there."""
    board = board_of(streets, len(PAWNS))
    marks, near = _marks(view, notebook), _near(streets, view)
    viewport = _window(board, _middle(board, view, notebook), columns, rows)
    canvas = Canvas(columns, rows)
    canvas.write_labels(
        _station_label(station, marks.get(station.id, ""), station.id in near, viewport)
        for station in board.of_kind("station")
        if station.place is not None and viewport.contains(station.place)
    )
    return canvas.lines()


def _station_label(station: Element, mark: str, is_near: bool, viewport: Viewport) -> Label:
    assert station.place is not None
    column, row = viewport.cell(station.place)
    stop = next((sign for kind, sign in STOPS.items() if kind in station.traits), "")
    style: TextStyle | None = "bold" if is_near else STOP_STYLES[stop]
    if mark:
        style = "bold red" if mark == "X" else "yellow" if mark == "?" else "bold cyan"
    return Label(column - LABEL / 2, row, f"{station.name}{stop}{mark}", style)


def _marks(view: ScotlandYardView, notebook: ScotlandYardNotebook | None) -> dict[ElementId, str]:
    marks: dict[ElementId, str] = dict.fromkeys(notebook.stations if notebook else (), "?")
    if view.mister_x.station is not None:
        marks[view.mister_x.station] = "X"
    for mark, detective in zip(PAWNS, view.detectives, strict=False):
        if detective.station is not None:
            marks[detective.station] = mark
    return marks


def _window(board: Board, middle: Point, columns: int, rows: int) -> Viewport:
    """Show the whole map, or the part around a place."""
    places = _places(board).values()
    if len(places) <= FEW:
        return fitted_to(places, columns, rows, MARGIN)
    if columns >= WIDTH and rows >= HEIGHT:
        return whole_board(board, columns, rows)
    scale = whole_board(board, WIDTH, HEIGHT)
    return centred_on(board, middle, scale, columns, rows)


def _middle(board: Board, view: ScotlandYardView, notebook: ScotlandYardNotebook | None) -> Point:
    """Find the pawn on turn or where Mister X can be, else the middle of the detectives."""
    here = _here(view)
    if notebook is not None and notebook.stations:
        return _mean(board, notebook.stations.items())
    if here is not None:
        return _mean(board, [(here, 1.0)])
    stations = [d.station for d in view.detectives if d.station is not None]
    if not stations:
        return board.width / 2, board.height / 2
    return _mean(board, ((station, 1.0) for station in stations))


def _mean(board: Board, weighed: Iterable[tuple[ElementId, float]]) -> Point:
    """Find the middle of stations, each with its weight."""
    places = _places(board)
    known = [(places[station], weight) for station, weight in weighed]
    total = sum(weight for _, weight in known)
    x, y = (sum(place[axis] * weight for place, weight in known) / total for axis in (0, 1))
    return x, y


def _places(board: Board) -> dict[ElementId, Point]:
    return {e.id: e.place for e in board.of_kind("station") if e.place is not None}


def _here(view: ScotlandYardView) -> ElementId | None:
    """Find where the pawn on turn stands, if the viewer knows it."""
    if view.phase in FLEEING:
        return view.mister_x.station
    pawn = next((d for d in view.detectives if d.pawn == view.pawn), None)
    return pawn.station if pawn is not None and view.phase == "chase" else view.mister_x.station


def _near(streets: BoardTables, view: ScotlandYardView) -> set[ElementId]:
    """Find the stations that are one ride from the pawn on turn."""
    here = _here(view)
    if here is None:
        return set()
    return {f"station-{end}" for end, _ in streets.neighbours(int(name_of(here)))}


def _pawns(view: ScotlandYardView, words: Phrases) -> list[str]:
    """Write a row for each pawn, with what is left of its tickets."""
    kinds = ("taxi", "bus", "underground", "black", "double")
    heads = _row("", words("at"), [words(f"letter-{kind}") for kind in kinds])
    return [
        heads,
        *(_detective(view, number, man) for number, man in enumerate(view.detectives, start=1)),
        _mister_x(view),
    ]


def _detective(view: ScotlandYardView, number: int, detective: Detective) -> str:
    on_turn = view.phase == "chase" and view.pawn == pawn_id(number)
    tickets = [detective.taxi, detective.bus, detective.underground]
    mark = f"{'▸' if on_turn else ' '}{PAWNS[number - 1]}"
    row = _row(mark, _number(detective.station, "-"), tickets)
    return with_style(row, "bold cyan") if on_turn else row


def _mister_x(view: ScotlandYardView) -> str:
    x = view.mister_x
    ordinary = ["∞" if n is None else n for n in (x.taxi, x.bus, x.underground)]
    on_turn = view.phase in FLEEING
    row = _row(
        f"{'▸' if on_turn else ' '}X", _number(x.station, "?"), [*ordinary, x.black, x.double]
    )
    return with_style(row, "bold red") if on_turn else row


def _number(station: ElementId | None, unknown: str = "") -> str:
    return name_of(station) if station else unknown


def _row(mark: str, station: str, cells: Iterable[object]) -> str:
    return f"{mark:<2} {station:>4}" + "".join(f"{cell:>4}" for cell in cells)


def _lines_from_here(streets: BoardTables, view: ScotlandYardView, words: Phrases) -> list[str]:
    """List where the pawn on turn can ride to, line by line."""
    here = _here(view)
    if here is None or view.outcome is not None:
        return []
    lines = [words("from", station=name_of(here))]
    leaving = streets.neighbours(int(name_of(here)))
    for kind in KINDS:
        ends = sorted(end for end, by in leaving if by == kind)
        if ends:
            told = f" {words(f'by-{kind}')} {' '.join(map(str, ends))}"
            lines += textwrap.wrap(told, PANEL, initial_indent=" ", subsequent_indent="   ")
    return lines


def _travel_log(view: ScotlandYardView, words: Phrases, columns: int) -> list[str]:
    windows = [
        f"{words(f'letter-{window.ticket}')}{_number(window.station)}{'!' if window.shown else ''}"
        for window in view.travel_log
    ]
    log = words(
        "travel-log", windows=" ".join(windows) or "-", round=view.round, rounds=view.rounds
    )
    return textwrap.wrap(log, columns, subsequent_indent="  ")


def legend(view: ScotlandYardView, language: str = "en") -> str:
    """Explain the signs."""
    words = Phrases("scotland-yard-draw", language)
    return "\n".join(words(f"legend-{page}") for page in ("stops", "pawns", "log"))
