"""Lady Alice in a terminal: the desk as four columns of eight, with what is known beside it."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from gaslamp.core.words import Phrases
from gaslamp.games.lady_alice.clues import CATEGORIES, CATEGORY_NAMES, SIZE
from gaslamp.games.lady_alice.table import COLOURS
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

WIDTH = 79
NO_BREAK = "\N{NO-BREAK SPACE}"


def draw(
    view: LadyAliceView, notebook: LadyAliceNotebook | None = None, language: str = "en"
) -> str:
    """Draw the desk, the players, what has been stated and, in the end, the points."""
    notes = notebook or LadyAliceNotebook()
    words = Phrases("lady-alice", language)
    parts = (
        _desk(view, notes, words),
        [*_legend(view, words), *_odd_category(notes, words)],
        _players(view, words),
        _statements(view, notes, words),
        _scores(view, words),
    )
    return "\n\n".join("\n".join(part) for part in parts if part)


def _desk(view: LadyAliceView, notes: LadyAliceNotebook, words: Phrases) -> list[str]:
    """Four columns abreast, or two and two where the markers need the room."""
    columns = [_column(view, notes, words, category) for category in range(CATEGORIES)]
    rows = _aligned(list(zip(*columns, strict=True)))
    if max(len(row) for row in rows) <= WIDTH:
        return rows
    upper, lower = (list(zip(*half, strict=True)) for half in (columns[:2], columns[2:]))
    return [*_aligned(upper), "", *_aligned(lower)]


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Write cells in columns, each as wide as its widest cell."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _column(
    view: LadyAliceView, notes: LadyAliceNotebook, words: Phrases, category: int
) -> list[str]:
    zones = view.desk[category * SIZE : (category + 1) * SIZE]
    width = max(len(zone.clue) for zone in zones)
    heading = f" {words(CATEGORY_NAMES[category]).upper()}"
    return [heading, *(_cell(zone, width, notes, words) for zone in zones)]


def _cell(zone: Zone, width: int, notes: LadyAliceNotebook, words: Phrases) -> str:
    """Write a clue's zone; a covered one is struck with dots."""
    parts = [f"{'░' if zone.covered else ' '}{zone.clue:<{width}}"]
    if notes.solution:
        room = len(_percent(1.0, words))
        chance = notes.solution.get(zone.clue)
        parts.append(("·" if chance is None else _percent(chance, words)).rjust(room))
    parts += [_marker(marker, words) for marker in zone.markers]
    return " ".join(parts)


def _percent(chance: float, words: Phrases) -> str:
    """Round to whole percents; only certainty is 100 %, only the excluded is 0 %."""
    share = chance if chance in (0.0, 1.0) else min(max(chance, 0.01), 0.99)
    return words("draw-percent", share=round(100 * share))


def _marker(marker: Marker, words: Phrases) -> str:
    """Write `b2`, `r?` for a hidden one, `y1*` for a hidden one that the viewer knows."""
    value = "?" if marker.value is None else str(marker.value)
    mark = "*" if marker.face_down and marker.value is not None else ""
    return f"{_letter(marker.seat, words)}{value}{mark}"


def _letter(seat: int, words: Phrases) -> str:
    return words(f"draw-letter-{COLOURS[seat]}")


def _legend(view: LadyAliceView, words: Phrases) -> list[str]:
    """Explain the signs on the desk, and the clues whose names are typed in another language."""
    signs = []
    if any(zone.covered for zone in view.desk):
        signs.append(words("draw-covered"))
    if any(marker.face_down for zone in view.desk for marker in zone.markers):
        signs.append(words("draw-face-down"))
    lines = [f" {'   '.join(signs)}"] if signs else []
    return [*lines, *_filled(" ", ", ", _foreign_names(view, words))]


def _filled(start: str, joint: str, parts: Iterable[str]) -> list[str]:
    """Write parts in as many lines as they need, beneath each other and none of them broken."""
    whole = joint.join(part.replace(" ", NO_BREAK) for part in parts)
    indent = " " * len(start)
    lines = textwrap.wrap(start + whole, WIDTH, subsequent_indent=indent, break_on_hyphens=False)
    return [line.replace(NO_BREAK, " ") for line in lines]


def _foreign_names(view: LadyAliceView, words: Phrases) -> Iterator[str]:
    for zone in view.desk:
        name = words(f"clue-{zone.clue}")
        is_time = zone.clue[0].isdigit()
        if not is_time and _plain(zone.clue) not in _plain(name):
            yield f"{zone.clue} = {name}"


def _plain(name: str) -> str:
    """Leave only the letters, without accents: `chaille-long` is in `Charles Chaillé-Long`."""
    return "".join(c for c in unicodedata.normalize("NFD", name.lower()) if c.isalnum())


def _odd_category(notes: LadyAliceNotebook, words: Phrases) -> list[str]:
    """Weigh which category is missing with three players, or double with five."""
    odd = notes.missing or notes.double
    if not odd:
        return []
    shares = [f"{words(category)} {_percent(chance, words)}" for category, chance in odd.items()]
    key = "draw-missing" if notes.missing else "draw-double"
    return [f" {words(key, shares=', '.join(shares))}"]


def _players(view: LadyAliceView, words: Phrases) -> list[str]:
    headings = [words(f"draw-{column}") for column in ("player", "markers-left", "evidence")]
    rows = [_player(view, seat, player, words) for seat, player in enumerate(view.players)]
    return _aligned([["", *headings, ""], *rows])


def _player(view: LadyAliceView, seat: int, player: Player, words: Phrases) -> list[str]:
    turn = "▸" if view.turn == seat else " "
    left = str(player.markers_left)
    if player.stock is not None:
        left += " ({}×0 {}×1 {}×2)".format(*player.stock)
    states = {
        "spiral-notebook": view.asker == seat,
        "passed": player.passed,
        "out": player.out,
    }
    told = ", ".join(words(f"draw-{state}") for state, holds in states.items() if holds)
    mark = f"{turn} {_letter(seat, words)}"
    return [mark, words(COLOURS[seat]), left, player.evidence or "?", told]


def _statements(view: LadyAliceView, notes: LadyAliceNotebook, words: Phrases) -> list[str]:
    """List what was stated, a clue of each category in a column, and what is being done."""
    rows = [
        [words(f"draw-{said.kind}", who=words(said.player)), *_stated(said, words)]
        for said in notes.verdicts
    ]
    if not rows and view.suspicion is not None:
        rows.append([words("draw-last-suspicion"), *_stated(view.suspicion, words)])
    if view.stating is not None and not view.ending:
        rows.append([words("draw-stating"), *_stated(view.stating, words)])
    lines = _aligned(rows)
    if view.marking is not None:
        lines.append(words("draw-marking", clue=words(f"clue-{view.marking}")))
    lines.append(words("draw-round", round=view.round, limit=view.round_limit))
    return [f" {line}" for line in lines]


def _stated(stated: Combination | Statement, words: Phrases) -> list[str]:
    """Write the clues and the smiles, as far as they are known."""
    clues = [clue or "–" for clue in stated.clues]
    if stated.smiles is None:
        return [*clues, ""]
    return [*clues, "☺" * stated.smiles or words("draw-no-smile")]


def _scores(view: LadyAliceView, words: Phrases) -> list[str]:
    lines = [line for seat in range(len(view.scores)) for line in _score(view, seat, words)]
    if view.ending:
        winners = ", ".join(words(COLOURS[seat]) for seat in view.winners)
        ending = view.ending.replace(" ", "-")
        lines.append(f" {words(f'draw-ending-{ending}', winners=winners)}")
    return lines


def _score(view: LadyAliceView, seat: int, words: Phrases) -> list[str]:
    """Add up a player's points, in as many lines as they need."""
    score = view.scores[seat]
    room = max(len(words(colour)) for colour in COLOURS)
    total = f" {words(COLOURS[seat]):<{room}}  {score.total:>2}"
    points = list(_points(score, words))
    return _filled(f"{total} = ", f"{NO_BREAK}+ ", points) if points else [total]


def _points(score: Score, words: Phrases) -> Iterator[str]:
    for marker in score.markers:
        if marker.fate == "counts":
            yield words("draw-points-on", points=marker.value, clue=marker.clue)
    bonuses = {
        "every-clue": score.every_clue,
        "double": score.double,
        "suspicion": score.suspicion,
        "accusation": score.accusation,
    }
    for bonus, points in bonuses.items():
        if points:
            yield words(f"draw-points-{bonus}", points=points)
