"""Letters from Whitechapel in a terminal: the whole map, and the streets nearby."""

from __future__ import annotations

import functools
import textwrap
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from gaslamp.core.board import ElementId, Point, name_of
from gaslamp.core.terminal_art import (
    DEFAULT_SIZE,
    Canvas,
    Label,
    TerminalSize,
    TextStyle,
    join_lines,
    pad,
)
from gaslamp.core.translation import Phrases
from gaslamp.games.whitechapel.board import BoardTables
from gaslamp.games.whitechapel.elements import board_of, circle_id, crossing_id, policeman_id
from gaslamp.games.whitechapel.view import (
    Column,
    Patrol,
    Policeman,
    WhitechapelNotebook,
    WhitechapelView,
)
from gaslamp.games.whitechapel.wording import night_name

MAPS = (26, 27, 30, 32)  # rows of the whole map in which no row is overfull
LEAST_STREETS, MOST_STREETS = 8, 20  # rows of the streets around the piece that moves
ROOMY = 40  # rows of a terminal where earlier nights are shown too
NEAR = 3  # columns that a circle may stand beside its place, where not all have room
OFFERED = {"tokens": "red", "marking": "red", "patrols": "yellow", "faces": "yellow"}
MARGIN = 12.0  # around the streets, in the board's units
WIDEST = 5  # columns of a name and its mark
POLICEMEN = "①②③④⑤"
POLICEMEN_IDS = [policeman_id(number) for number in range(len(POLICEMEN))]
COLOURS: tuple[TextStyle, ...] = ("blue", "magenta", "green", "red", "yellow")
CROSSING, STREET = "·", "."


class PlaceSign(NamedTuple):
    """A sign beside a place's name."""

    sign: str
    style: TextStyle | None = None


PlaceSigns = dict[ElementId, PlaceSign]


class StreetMap:
    """What is drawn of a board: where its places lie, their colours, and what is near a place."""

    def __init__(self, plan: BoardTables) -> None:
        """Work it out once for each board."""
        self.plan = plan
        self.board = board_of(plan.streets)
        self.places: dict[ElementId, Point] = {
            element.id: element.place
            for element in self.board.elements
            if element.place is not None
        }
        colours: dict[str, TextStyle] = {"red": "red", "yellow": "yellow"}
        self.painted: PlaceSigns = {
            element.id: PlaceSign("", colours[trait])
            for element in self.board.elements
            for trait in element.traits
        }

    def beat(self, crossing: ElementId | None) -> set[ElementId]:
        """List what a policeman looks at: two steps around, and the circles there."""
        if crossing is None:
            return set()
        ends = self.plan.beats.row(int(name_of(crossing)[1:]))
        beside = {circle for end in ends for circle in self.plan.touched.row(end)}
        return {crossing_id(end) for end in ends} | {circle_id(circle) for circle in beside}

    def walks(self, circle: ElementId) -> set[ElementId]:
        """List what a walker looks at: the next circles."""
        ends = self.plan.walks.row(int(name_of(circle)))
        return {circle, *(circle_id(end) for end in ends)}


street_map = functools.cache(StreetMap)


def render(
    plan: BoardTables,
    view: WhitechapelView,
    notebook: WhitechapelNotebook | None = None,
    language: str = "en",
    size: TerminalSize = DEFAULT_SIZE,
) -> str:
    """Draw the map or the streets nearby, the police, the night so far and Jack's log.

    Both pictures are drawn where there is room; else the streets, while a piece moves there.
    """
    words = Phrases("whitechapel-draw", language)
    streets = street_map(plan)
    table = _table(streets, view, words, size)
    marks, near = _marks(streets, view, notebook), _neighbourhood(streets, view)
    room = size.rows - len(table)
    picture: list[str] = []
    if not near and room < min(MAPS):
        picture += _overview(streets, view, marks, size.columns, max(LEAST_STREETS, room))
    elif not near or room >= max(MAPS) + MOST_STREETS:
        picture += _render_circles(streets, marks, size.columns, max(m for m in MAPS if m <= room))
    if near:
        picture += _streets(streets, near, marks, size.columns, max(LEAST_STREETS, room))
    return join_lines([*picture, *table], size)


def legend(view: WhitechapelView, language: str = "en") -> str:
    """Explain the signs on the map."""
    words = Phrases("whitechapel-draw", language)
    return "\n".join(words(f"legend-{line}") for line in ("circles", "crossings", "police"))


def _marks(
    streets: StreetMap, view: WhitechapelView, notebook: WhitechapelNotebook | None
) -> PlaceSigns:
    """Collect the marks; where two would stand on one place, the more important one does."""
    marks = streets.painted | dict.fromkeys(
        notebook.circles if notebook else (), PlaceSign("?", "yellow")
    )
    marks |= {
        finding.circle: PlaceSign("-", "dim")
        for finding in view.findings
        if finding.answer != "yes"
    }
    marks |= dict.fromkeys(view.scenes, PlaceSign("†", "red"))
    marks |= {
        token.circle: PlaceSign("w" if token.face == "marked" else "o") for token in view.tokens
    }
    marks |= {woman.circle: PlaceSign("w", "bold") for woman in view.women}
    marks |= {clue.circle: PlaceSign("!", "cyan") for clue in view.clues}
    marks |= {patrol.crossing: _patrol_mark(patrol) for patrol in view.patrols}
    marks |= {man.crossing: _pawn(man.policeman) for man in view.policemen if man.crossing}
    if view.hideout is not None:
        marks[view.hideout] = PlaceSign("H", "bold")
    if view.jack is not None and view.log[-1].means != "murder":
        marks[view.jack] = PlaceSign("J", "bold red")
    return marks


def _patrol_mark(patrol: Patrol) -> PlaceSign:
    """Mark a patrol; a policeman who was turned up has his colour's number."""
    if patrol.policeman is not None and patrol.face == "policeman":
        return _pawn(patrol.policeman)
    return PlaceSign("□" if patrol.face == "decoy" else "■")


def _pawn(policeman: ElementId) -> PlaceSign:
    number = POLICEMEN_IDS.index(policeman)
    return PlaceSign(POLICEMEN[number], COLOURS[number])


def _render_circles(streets: StreetMap, marks: PlaceSigns, columns: int, rows: int) -> list[str]:
    """Write circles as numbers and crossings as dots, each with its mark."""
    wide, high = (columns - WIDEST) / streets.board.width, rows / streets.board.height
    canvas = Canvas(columns, rows)
    labels: list[Label] = []
    for id_, (x, y) in streets.places.items():
        mark = marks.get(id_, PlaceSign(""))
        name = f"{name_of(id_)}{mark.sign}" if _is_circle(id_) else mark.sign or CROSSING
        labels.append(Label(x * wide, y * high, name, mark.style))
    canvas.write_labels(labels)
    return canvas.lines()


def _overview(
    streets: StreetMap, view: WhitechapelView, marks: PlaceSigns, columns: int, rows: int
) -> list[str]:
    """Write what matters now where it lies, then as many of the other circles as there is room."""
    wide, high = (columns - WIDEST) / streets.board.width, rows / streets.board.height
    canvas = Canvas(columns, rows)
    marked = [id_ for id_ in streets.places if marks.get(id_, PlaceSign("")).sign]
    offered = [e.id for e in streets.board.elements if OFFERED.get(view.phase) in e.traits]
    others = [id_ for id_ in streets.places if _is_circle(id_)]
    reaches = dict.fromkeys(others, NEAR) | dict.fromkeys((*offered, *marked), columns)
    for id_ in dict.fromkeys((*marked, *offered, *others)):
        mark = marks.get(id_, PlaceSign(""))
        x, y = streets.places[id_]
        style = mark.style if mark.sign or id_ in offered else "dim"
        label = Label(x * wide, y * high, f"{name_of(id_)}{mark.sign}", style)
        canvas.write_near(label, reaches[id_])
    return canvas.lines()


def _is_circle(id_: ElementId) -> bool:
    return id_.startswith("circle-")


class StreetWindow(NamedTuple):
    """A part of the board, as large as the terminal allows."""

    left: float
    top: float
    wide: float  # columns for each of the board's units
    high: float  # rows likewise
    columns: int
    rows: int

    def cell(self, place: Point) -> Point:
        """Give the column and the row of a place."""
        x, y = place
        return WIDEST / 2 + (x - self.left) * self.wide, (y - self.top) * self.high

    def contains(self, place: Point) -> bool:
        """Tell whether a place lies in the window."""
        column, row = self.cell(place)
        return WIDEST / 2 <= column <= self.columns - WIDEST / 2 and 0.0 <= row < self.rows


def _window(places: list[Point], columns: int, most: int) -> StreetWindow:
    """Fit a window around places, in as many rows as keep the streets in shape."""
    left, top = (min(place[axis] for place in places) - MARGIN for axis in (0, 1))
    right, bottom = (max(place[axis] for place in places) + MARGIN for axis in (0, 1))
    wide = (columns - WIDEST) / (right - left)
    in_shape = round((bottom - top) * wide / 2)
    rows = max(LEAST_STREETS, min(MOST_STREETS, most, in_shape))
    return StreetWindow(left, top, wide, rows / (bottom - top), columns, rows)


def _streets(
    streets: StreetMap, near: set[ElementId], marks: PlaceSigns, columns: int, most: int
) -> list[str]:
    """Draw the streets around the piece that moves or acts, with the names of the crossings."""
    viewport = _window([streets.places[id_] for id_ in near], columns, most)
    inside = {
        id_: viewport.cell(place)
        for id_, place in streets.places.items()
        if viewport.contains(place)
    }
    canvas = Canvas(columns, viewport.rows)
    _pave(canvas, streets, inside, viewport)
    canvas.write_labels(_named(inside, marks))
    return canvas.lines()


def _named(inside: dict[ElementId, Point], marks: PlaceSigns) -> Iterable[Label]:
    for id_, (column, row) in inside.items():
        mark = marks.get(id_, PlaceSign(""))
        name = f"{name_of(id_)}{mark.sign}"
        yield Label(column - len(name) // 2, row, name, mark.style)


def _pave(
    canvas: Canvas, streets: StreetMap, inside: dict[ElementId, Point], viewport: StreetWindow
) -> None:
    """Draw the lines between the places in dots."""
    for link in streets.board.links:
        if link.ends[0] in inside and link.ends[1] in inside:
            bends = [viewport.cell(place) for place in link.route]
            stops = [inside[link.ends[0]], *bends, inside[link.ends[1]]]
            for one, other in pairwise(stops):
                _dot(canvas, one, other)


def _dot(canvas: Canvas, one: Point, other: Point) -> None:
    dots = max(2, round(max(abs(one[0] - other[0]) / 2, 2 * abs(one[1] - other[1]))))
    for dot in range(1, dots):
        x, y = (a + (b - a) * dot / dots for a, b in zip(one, other, strict=True))
        canvas.write(int(y), round(x), STREET, "dim")


def _neighbourhood(streets: StreetMap, view: WhitechapelView) -> set[ElementId]:
    """Find the places that matter to the piece that moves or acts."""
    if view.on_turn is not None and view.on_turn.startswith("policeman-"):
        man = next(man for man in view.policemen if man.policeman == view.on_turn)
        return streets.beat(man.crossing) if view.outcome is None else set()
    if view.phase == "leading" and view.on_turn is not None:
        on_circle = _is_circle(view.on_turn)
        return streets.walks(view.on_turn) if on_circle else streets.beat(view.on_turn)
    if view.jack is not None and view.is_mine:
        alleys = streets.plan.alleys.row(int(name_of(view.jack)))
        return streets.walks(view.jack) | {circle_id(end) for end in alleys}
    return set()


def _table(
    streets: StreetMap, view: WhitechapelView, words: Phrases, size: TerminalSize
) -> list[str]:
    """Write down the police, the night so far and Jack's logs."""
    lines = [*_police(streets, view, words, size.columns), _night(view, words)]
    lines += _logs(view, words)[0 if size.rows >= ROOMY else -1 :]
    return [
        part for line in lines for part in textwrap.wrap(line, size.columns, subsequent_indent="  ")
    ]


def _police(streets: StreetMap, view: WhitechapelView, words: Phrases, columns: int) -> list[str]:
    """Write two policemen in a row, with the circles beside them; before the hunt, the patrols."""
    if view.patrols:
        patrols = "  ".join(_patrol(patrol, words) for patrol in view.patrols)
        return [words("patrols", patrols=patrols)]
    lines = [_policeman(streets, view, man, words) for man in view.policemen]
    half = columns // 2
    if max(map(len, lines)) >= half:
        return lines
    return ["".join(pad(line, half) for line in lines[i : i + 2]) for i in range(0, len(lines), 2)]


def _patrol(patrol: Patrol, words: Phrases) -> str:
    name = name_of(patrol.crossing)
    if patrol.policeman is not None and patrol.face == "policeman":
        return f"{name} {words(name_of(patrol.policeman))}"
    return name if patrol.face is None else f"{name} {words(patrol.face)}"


def _policeman(streets: StreetMap, view: WhitechapelView, man: Policeman, words: Phrases) -> str:
    state = "▸" if view.on_turn == man.policeman else "✓" if man.done else " "
    name = f"{state} {_pawn(man.policeman).sign} {words(name_of(man.policeman)):<6}"
    if man.crossing is None:
        return f"{name} -"
    crossing = int(name_of(man.crossing)[1:])
    beside = " ".join(map(str, streets.plan.touched.row(crossing))) or "-"
    return f"{name} {words('beside', crossing=crossing, circles=beside)}"


def _night(view: WhitechapelView, words: Phrases) -> str:
    night = words(
        "night",
        night=night_name(view.night),
        time=name_of(view.marker),
        coaches=view.coaches,
        alleys=view.alleys,
    )
    if view.hideout is None:
        return night
    return f"{night}, {words('hideout', circle=name_of(view.hideout))}"


def _logs(view: WhitechapelView, words: Phrases) -> list[str]:
    """Write the logs; a circle that is not known is a question mark."""
    return [
        words(
            "log",
            night=night_name(night),
            columns=" ".join(_column(part, words) for part in log) or "-",
        )
        for night, log in enumerate((*view.past_logs, view.log), start=1)
    ]


def _column(column: Column, words: Phrases) -> str:
    letter = "" if column.means == "walk" else words(f"letter-{column.means}")
    circle = "?" if column.circle is None else name_of(column.circle)
    return f"{name_of(column.column)}:{letter}{circle}"
