"""Lady Alice in a terminal: the desk as four columns of eight, with what is known beside it."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from gaslamp.core.board import ElementId, name_of
from gaslamp.core.terminal_art import (
    DEFAULT_SIZE,
    TerminalSize,
    TextStyle,
    align_columns,
    join_lines,
    pad,
    percent,
    with_style,
    without_styles,
)
from gaslamp.core.text import text
from gaslamp.core.translation import Phrases, keys, translate
from gaslamp.games.lady_alice.board import CATEGORIES
from gaslamp.games.lady_alice.elements import (
    Child,
    board_of,
    child_name,
    clue_name,
    seat_of,
    the_clue,
)
from gaslamp.games.lady_alice.view import (
    Combination,
    LadyAliceNotebook,
    LadyAliceView,
    Marker,
    Player,
    Score,
    Statement,
    Zone,
)

NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class DeskLayout(NamedTuple):
    """How closely a desk is drawn: its longest name, what stands between markers, what is left."""

    longest: int
    between: str
    sign: bool  # behind a percentage
    markers: bool = True


ROOMY: Final = DeskLayout(20, " ", sign=True)
CLOSE: Final = DeskLayout(20, "", sign=False)
CROWDED: Final = DeskLayout(9, "", sign=False)
BARE: Final = DeskLayout(9, "", sign=False, markers=False)
INKS: Final[dict[Child, TextStyle]] = {
    "child-blue": "blue",
    "child-red": "red",
    "child-yellow": "yellow",
    "child-green": "green",
    "child-white": "bold",
}


def render(
    view: LadyAliceView,
    notebook: LadyAliceNotebook | None = None,
    language: str = "en",
    size: TerminalSize = DEFAULT_SIZE,
) -> str:
    """Draw the desk, the players, what has been stated and, in the end, the points."""
    notes = notebook or LadyAliceNotebook()
    words = Phrases("lady-alice-draw", language)
    parts = (
        _desk(view, notes, words, size.columns),
        _odd_category(notes, words),
        _players(view, words),
        _statements(view, notes, words),
        _scores(view, words, size.columns),
    )
    lines = [line for part in parts if part for line in ("", *part)][1:]
    return join_lines(
        lines if len(lines) <= size.rows else _in_short(view, notes, words, size), size
    )


def _in_short(
    view: LadyAliceView, notes: LadyAliceNotebook, words: Phrases, size: TerminalSize
) -> list[str]:
    """Leave out empty lines and headings, and of what was stated all but the last."""
    lines = _narrow_desk(view, notes, words, size.columns)
    lines += [*_odd_category(notes, words), *_players(view, words)[1:]]
    stated = _statements(view, notes, words)
    lines += stated[-max(2, size.rows - len(lines)) :]
    scores = _scores(view, words, size.columns)
    return lines + (scores if len(lines) + len(scores) <= size.rows else [])


def legend(view: LadyAliceView, language: str = "en") -> str:
    """Explain the signs on the desk, and the clues whose names are typed in another language."""
    words = Phrases("lady-alice-draw", language)
    signs: list[str] = []
    if any(zone.covered for zone in view.desk):
        signs.append(words("covered"))
    if any(marker.face_down for zone in view.desk for marker in zone.markers):
        signs.append(words("face-down"))
    lines = [f" {'   '.join(signs)}"] if signs else []
    return "\n".join(
        [*lines, *_filled(" ", ", ", _foreign_names(view, words), DEFAULT_SIZE.columns)]
    )


def _desk(view: LadyAliceView, notes: LadyAliceNotebook, words: Phrases, width: int) -> list[str]:
    """Draw four columns abreast, or two and two where the markers need the room."""
    columns = _columns(view, notes, words, ROOMY)
    rows = align_columns(zip(*columns, strict=True))
    if _fits(rows, width):
        return rows
    upper, lower = (align_columns(zip(*half, strict=True)) for half in (columns[:2], columns[2:]))
    return [*upper, "", *lower]


def _narrow_desk(
    view: LadyAliceView, notes: LadyAliceNotebook, words: Phrases, width: int
) -> list[str]:
    """Draw four columns abreast in little room: closer, with shorter names or no markers."""
    rows: list[str] = []
    for layout in (CLOSE, CROWDED, BARE):
        rows = align_columns(zip(*_columns(view, notes, words, layout), strict=True), 1)
        if _fits(rows, width):
            break
    return rows


def _fits(rows: list[str], width: int) -> bool:
    return max(len(without_styles(row).rstrip()) for row in rows) <= width


def _columns(
    view: LadyAliceView, notes: LadyAliceNotebook, words: Phrases, layout: DeskLayout
) -> list[list[str]]:
    return [
        [
            f" {translate(panel.label, words.language).upper()}",
            *_column([zone for zone in view.desk if zone.panel == panel.id], notes, words, layout),
        ]
        for panel in board_of(len(view.players)).of_kind("panel")
    ]


def _column(
    zones: list[Zone], notes: LadyAliceNotebook, words: Phrases, layout: DeskLayout
) -> list[str]:
    """Write the zones of a panel; a covered one is struck with dots."""
    names = [_shortened(_typed(zone.clue, words), layout.longest) for zone in zones]
    width = max(len(name) for name in names)
    shares = [_share(zone, notes, words, layout) for zone in zones]
    room = max(len(share) for share in shares)
    cells: list[str] = []
    for zone, name, share in zip(zones, names, shares, strict=True):
        parts = [pad(with_style(f"░{name}", "dim") if zone.covered else f" {name}", width + 1)]
        parts += [share.rjust(room)] if room else []
        marks = [_marker(marker, words) for marker in zone.markers] if layout.markers else []
        cells.append(" ".join([*parts, layout.between.join(marks)]).rstrip())
    return cells


def _shortened(name: str, longest: int) -> str:
    return name if len(name) <= longest else f"{name[: longest - 1]}…"


def _share(zone: Zone, notes: LadyAliceNotebook, words: Phrases, layout: DeskLayout) -> str:
    if not notes.solution:
        return ""
    chance = notes.solution.get(zone.clue)
    told = "·" if chance is None else percent(chance, words.language)
    return told if layout.sign else told.rstrip(" %")


def _marker(marker: Marker, words: Phrases) -> str:
    """Write `b2`, `r?` for a hidden one, `y1*` for a hidden one that the viewer knows."""
    value = "?" if marker.value is None else name_of(marker.value)
    mark = "*" if marker.face_down and marker.value is not None else ""
    return with_style(f"{_letter(marker.child, words)}{value}{mark}", INKS[marker.child])


def _letter(child: Child, words: Phrases) -> str:
    return words(f"letter-{name_of(child)}")


def _name(child: Child, words: Phrases) -> str:
    return translate(child_name(child), words.language)


def _filled(start: str, joint: str, parts: Iterable[str], width: int) -> list[str]:
    """Write parts in as many lines as they need, beneath each other and none of them broken."""
    whole = joint.join(part.replace(" ", NO_BREAK) for part in parts)
    indent = " " * len(start)
    lines = textwrap.wrap(start + whole, width, subsequent_indent=indent, break_on_hyphens=False)
    return [line.replace(NO_BREAK, " ") for line in lines]


def _foreign_names(view: LadyAliceView, words: Phrases) -> Iterator[str]:
    for zone in view.desk:
        typed = _typed(zone.clue, words)
        name = translate(clue_name(zone.clue), words.language)
        is_time = typed[0].isdigit()
        if not is_time and _plain(typed) not in _plain(name):
            yield f"{typed} = {name}"


def _plain(name: str) -> str:
    """Leave only the letters, without accents: `chaille-long` is in `Charles Chaillé-Long`."""
    return "".join(c for c in unicodedata.normalize("NFD", name.lower()) if c.isalnum())


def _odd_category(notes: LadyAliceNotebook, words: Phrases) -> list[str]:
    """Weigh which category is missing with three players, or double with five."""
    odd = notes.missing or notes.double
    if not odd:
        return []
    labels = {panel.id: panel.label for panel in board_of(CATEGORIES).of_kind("panel")}
    shares = [
        f"{translate(labels[panel], words.language)} {percent(chance, words.language)}"
        for panel, chance in odd.items()
    ]
    key = "missing" if notes.missing else "double"
    return [f" {words(key, shares=', '.join(shares))}"]


def _players(view: LadyAliceView, words: Phrases) -> list[str]:
    headings = [words(column) for column in ("player", "markers-left", "evidence")]
    rows = [_player(view, player, words) for player in view.players]
    return align_columns([["", *headings, ""], *rows])


def _player(view: LadyAliceView, player: Player, words: Phrases) -> list[str]:
    turn = "▸" if view.turn == seat_of(player.child) else " "
    left = str(player.markers_left)
    if player.stock is not None:
        left += " ({}×0 {}×1 {}×2)".format(*player.stock.values())
    states = {
        "spiral-notebook": view.asker == player.child,
        "passed": player.passed,
        "out": player.out,
    }
    told = ", ".join(words(state) for state, holds in states.items() if holds)
    mark = f"{turn} {with_style(_letter(player.child, words), INKS[player.child])}"
    return [mark, _name(player.child, words), left, _clue(player.evidence, "?", words), told]


def _clue(id_: ElementId | None, unknown: str, words: Phrases) -> str:
    return unknown if id_ is None else _typed(id_, words)


def _typed(clue: ElementId, words: Phrases) -> str:
    """Name a clue as it is typed in the language: `boussole`."""
    key = f"lady-alice-typed-{name_of(clue)}"
    return translate(text(key), words.language) if key in keys(words.language) else name_of(clue)


def _statements(view: LadyAliceView, notes: LadyAliceNotebook, words: Phrases) -> list[str]:
    """List what was stated, a clue of each category in a column, and what is being done."""
    verdicts = notes.verdicts or ([view.verdict] if view.verdict else [])
    rows = [_stated(said, words) for said in verdicts]
    if _is_overtaken(view) and not notes.verdicts:
        rows.insert(0, [words("last-suspicion"), *_clues(view.suspicion, words), ""])
    if view.stating:
        rows.append([words("stating"), *_clues(view.stating, words), ""])
    lines = align_columns(rows)
    if view.marking is not None:
        lines.append(words("marking", clue=the_clue(view.marking)))
    lines.append(words("round", round=view.round, limit=view.round_limit))
    return [f" {line}" for line in lines]


def _is_overtaken(view: LadyAliceView) -> bool:
    """Tell whether an accusation came after the suspicion that may not be stated again."""
    return view.verdict is not None and view.verdict.kind == "accusation"


def _stated(said: Statement, words: Phrases) -> list[str]:
    who = words(said.kind, who=_name(said.child, words))
    return [who, *_clues(said.clues, words), "☺" * said.smiles or words("no-smile")]


def _clues(stated: Combination, words: Phrases) -> list[str]:
    """Write the clues stated so far, and a dash for each of the others."""
    clues = [_clue(id_, "–", words) for id_ in stated]
    return clues + ["–"] * (CATEGORIES - len(clues))


def _scores(view: LadyAliceView, words: Phrases, width: int) -> list[str]:
    """Add up everybody's points."""
    return [line for score in view.scores for line in _score(view, score, words, width)]


def _score(view: LadyAliceView, score: Score, words: Phrases, width: int) -> list[str]:
    """Add up a player's points, in as many lines as they need."""
    room = max(len(_name(player.child, words)) for player in view.players)
    total = f" {_name(score.child, words):<{room}}  {score.total:>2}"
    points = list(_points(score, words))
    return _filled(f"{total} = ", f"{NO_BREAK}+ ", points, width) if points else [total]


def _points(score: Score, words: Phrases) -> Iterator[str]:
    for marker in score.markers:
        if marker.points:
            yield words("points-on", points=marker.points, clue=_typed(marker.clue, words))
    bonuses = {
        "every-clue": score.every_clue,
        "double": score.double,
        "suspicion": score.suspicion,
        "accusation": score.accusation,
    }
    for bonus, points in bonuses.items():
        if points:
            yield words(f"points-{bonus}", points=points)
