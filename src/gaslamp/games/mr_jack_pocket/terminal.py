"""Mr. Jack Pocket in a terminal: nine tiles with their walls, and the detectives around them."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap
from typing import NamedTuple

from gaslamp.core.board import Element, ElementId, Point, name_of
from gaslamp.core.terminal_art import (
    DEFAULT_SIZE,
    Canvas,
    TerminalSize,
    TextStyle,
    align_columns,
    join_lines,
    percent,
    side_by_side,
    with_style,
)
from gaslamp.core.translation import Phrases
from gaslamp.games.mr_jack_pocket.elements import board_of
from gaslamp.games.mr_jack_pocket.view import MrJackPocketNotebook, MrJackPocketView, Tile

HEIGHT = 4  # rows from one tile to the next
GAP = 3  # between the columns of the table
PANEL = 24  # columns beside the district at least
USED = "✓"
DETECTIVE: TextStyle = "bold cyan"
LEGENDS = ("names", "marks", "spaces", "cells")


class TileSize(NamedTuple):
    """How wide a tile is inside its walls, and the room for numbers and detectives around."""

    inner: int
    top: int
    left: int

    @property
    def width(self) -> int:
        """Count the columns from one tile to the next."""
        return self.inner + 3

    @property
    def columns(self) -> int:
        """Count the columns of the district."""
        return 2 * self.left + 3 * self.width


LARGE = TileSize(17, 2, 6)
SMALL = TileSize(12, 1, 5)


def render(
    view: MrJackPocketView,
    notebook: MrJackPocketNotebook | None = None,
    language: str = "en",
    size: TerminalSize = DEFAULT_SIZE,
) -> str:
    """Draw the district, the tokens and the cards; the notebook says how likely each suspect is."""
    words = Phrases("mr-jack-pocket-draw", language)
    chase = wrap(words("chase"), size.columns) if view.chase else []
    table = [*_tokens(view, language), "", *_seats(view, words)]
    large = [*_district(view, notebook, words, LARGE), "", *table, *chase]
    if len(large) <= size.rows:
        return join_lines(large, size)
    panel = _panel(view, language, max(PANEL, size.columns - SMALL.columns))
    return join_lines(
        [*side_by_side(_district(view, notebook, words, SMALL), panel, SMALL.columns), *chase], size
    )


def legend(view: MrJackPocketView, language: str = "en") -> str:
    """Explain the signs on the tiles and around them."""
    words = Phrases("mr-jack-pocket-draw", language)
    lines = [words(f"legend-{page}") for page in LEGENDS]
    if view.jack.identity is not None:
        lines[-1] = words("legend-jack", cells=lines[-1])
    return "\n".join(lines)


def _district(
    view: MrJackPocketView,
    notebook: MrJackPocketNotebook | None,
    words: Phrases,
    measure: TileSize,
) -> list[str]:
    canvas = Canvas(measure.columns, 2 * measure.top + 3 * HEIGHT - measure.top // 2)
    laid = {tile.tile: tile for tile in view.tiles}
    for element in board_of().of_kind("tile"):
        top, left = _at(element.outline[0], measure)
        row, column = element.name.split(",")
        canvas.write(0, left + measure.width // 2 - 1, column)
        canvas.write(top + 1, 0, row)
        if (tile := laid.get(element.id)) is not None:
            _walls(canvas, (top, left), tile.wall, measure.inner)
            name = _name(tile, view.jack.identity).center(measure.inner)
            canvas.write(top + 1, left + 1, name, _style(tile, view.jack.identity))
            marks = _marks(tile, notebook, words, measure.inner).center(measure.inner)
            canvas.write(top + 2, left + 1, marks, "yellow" if tile.seen else None)
    for space in board_of().of_kind("space"):
        here = [one.detective for one in view.detectives if one.space == space.id]
        _detectives(canvas, space, here, measure)
    return canvas.lines()


def _at(place: Point, measure: TileSize) -> tuple[int, int]:
    """Turn a place on the board into a row and a column."""
    tile = board_of().of_kind("tile")[0]
    (left, top), (right, bottom) = tile.outline[0], tile.outline[2]
    row = measure.top + round((place[1] - top) / (bottom - top) * HEIGHT)
    return row, measure.left + round((place[0] - left) / (right - left) * measure.width)


def _walls(canvas: Canvas, corner: tuple[int, int], wall: str | None, inner: int) -> None:
    """Draw the walls: corners are dots, open sides are gaps."""
    top, left = corner
    for row, side in ((top, "north"), (top + 3, "south")):
        canvas.write(row, left, f"·{('═' if wall == side else ' ') * inner}·")
    for column, side in ((left, "west"), (left + inner + 1, "east")):
        if wall == side:
            canvas.write(top + 1, column, "║")
            canvas.write(top + 2, column, "║")


def _style(tile: Tile, identity: ElementId | None) -> TextStyle:
    if tile.suspect == identity:
        return "bold red"
    return "dim" if tile.cleared else "bold"


def _name(tile: Tile, identity: ElementId | None) -> str:
    name = name_of(tile.suspect)
    shown = f"({name})" if tile.cleared else name.upper()
    return f"»{shown}«" if tile.suspect == identity else shown


def _marks(tile: Tile, notebook: MrJackPocketNotebook | None, words: Phrases, room: int) -> str:
    """Write how likely the suspect is and this turn's marks, the last one only if it fits."""
    marks = [words("seen")] * tile.seen
    if notebook is not None and tile.suspect in notebook.suspects:
        marks.append(percent(notebook.suspects[tile.suspect], words.language))
    turned = [*marks, words("turned")] if tile.rotated else marks
    return " ".join(turned if len(" ".join(turned)) <= room else marks)


def _detectives(
    canvas: Canvas, space: Element, detectives: list[ElementId], measure: TileSize
) -> None:
    """Write the detectives of a space where it is, looking into the district."""
    if not detectives or space.place is None:
        return
    letters = "".join(name_of(detective)[0].upper() for detective in detectives)
    row, column = _at(space.place, measure)
    aside = -1 if measure.top > 1 else 2  # from a column's number, which stands in the same row
    match space.traits:
        case ("north",):
            canvas.write(measure.top - 1, column + aside, f"{letters}▼", DETECTIVE)
        case ("south",):
            canvas.write(measure.top + 3 * HEIGHT, column - 1, f"{letters}▲", DETECTIVE)
        case ("east",):
            canvas.write(row - 1, measure.columns - measure.left, f"◀{letters}", DETECTIVE)
        case _:
            canvas.write(row - 1, measure.left - 1 - len(letters), f"{letters}▶", DETECTIVE)


def _panel(view: MrJackPocketView, language: str, width: int) -> list[str]:
    """Tell beside the district what the tokens show and what each seat has won."""
    words, faces = (
        Phrases("mr-jack-pocket-draw", language),
        Phrases("mr-jack-pocket-face", language),
    )
    lines = [words("turn", number=view.turn_number)]
    for token in view.tokens:
        face = faces(name_of(token.face)) + USED * (token.used_by is not None)
        told = f" {face} ({faces(name_of(token.back))})"
        lines.append(with_style(told, "dim" if token.used_by is not None else None))
    jack, investigator = view.jack, view.investigator
    won = [
        words("jack"),
        _told(words("times"), _turns(jack.times)),
        _told(words("hourglasses"), _hourglasses(view)),
        _told(words("cards"), _names(jack.cards)),
        words("investigator"),
        _told(words("times"), _turns(investigator.times)),
        _told(words("cards"), _names(investigator.cards)),
        words("pile", cards=view.pile),
    ]
    return [*lines, *(part for line in won for part in wrap(line, width, subsequent_indent="   "))]


def _told(label: str, value: str) -> str:
    return f" {label} {value}"


def _tokens(view: MrJackPocketView, language: str) -> list[str]:
    """Write each token's face above its back."""
    words, faces = (
        Phrases("mr-jack-pocket-draw", language),
        Phrases("mr-jack-pocket-face", language),
    )
    rows = [[words("turn", number=view.turn_number)], [words("backs")]]
    for token in view.tokens:
        is_used = token.used_by is not None
        rows[0].append(faces(name_of(token.face)) + USED * is_used)
        rows[1].append(faces(name_of(token.back)))
    return align_columns(rows, GAP)


def _seats(view: MrJackPocketView, words: Phrases) -> list[str]:
    """Write a row for each seat, with what it has won."""
    jack, investigator = view.jack, view.investigator
    heads = ["", words("times"), words("hourglasses"), words("cards")]
    his = [words("jack"), _turns(jack.times), _hourglasses(view), _names(jack.cards)]
    mine = [
        words("investigator"),
        _turns(investigator.times),
        "",
        _names(investigator.cards),
    ]
    return [*align_columns([heads, his, mine], GAP), words("pile", cards=view.pile)]


def _hourglasses(view: MrJackPocketView) -> str:
    """Count Jack's hourglasses; where his cards are unknown, at least those of his turns."""
    known = view.jack.hourglasses
    return f"{len(view.jack.times)} + ?" if known is None else str(known)


def _names(cards: Iterable[ElementId | None]) -> str:
    return _listed(name_of(card).capitalize() if card else "?" for card in cards)


def _turns(times: Iterable[ElementId]) -> str:
    return _listed(name_of(time) for time in times)


def _listed(things: Iterable[str]) -> str:
    return " ".join(things) or "-"
