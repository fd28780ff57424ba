"""Lady Alice in a terminal: the desk as four columns of eight, with what is known beside it."""

from __future__ import annotations

from gaslamp.games.lady_alice.clues import CATEGORIES, CATEGORY_NAMES, SIZE
from gaslamp.games.lady_alice.table import COLOURS
from gaslamp.games.lady_alice.view import (
    Combination,
    LadyAliceNotebook,
    LadyAliceView,
    Marker,
    Player,
    Score,
    Zone,
)

WIDEST = max(len(colour) for colour in COLOURS)


def draw(view: LadyAliceView, notebook: LadyAliceNotebook | None = None) -> str:
    """Draw the desk, the players, what has been stated and, in the end, the points."""
    notes = notebook or LadyAliceNotebook()
    return "\n".join(
        [
            *_desk(view, notes),
            "",
            *_players(view),
            "",
            *_statements(view, notes),
            *_scores(view),
        ]
    )


def _desk(view: LadyAliceView, notes: LadyAliceNotebook) -> list[str]:
    """Four columns; a covered clue is struck with dots, a marker is its colour's letter."""
    cells = [_cell(zone, notes) for zone in view.desk]
    columns = [cells[category * SIZE : (category + 1) * SIZE] for category in range(CATEGORIES)]
    headings = [_heading(name, notes) for name in CATEGORY_NAMES]
    widths = [
        max(len(line) for line in (heading, *column))
        for heading, column in zip(headings, columns, strict=True)
    ]
    return [
        "   ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in (headings, *zip(*columns, strict=True))
    ]


def _heading(category: str, notes: LadyAliceNotebook) -> str:
    if notes.missing:
        return f"{category.upper()}  missing {_percent(notes.missing[category])}"
    if notes.double:
        return f"{category.upper()}  double {_percent(notes.double[category])}"
    return category.upper()


def _cell(zone: Zone, notes: LadyAliceNotebook) -> str:
    parts = [f"{'░' if zone.covered else ' '}{zone.clue:<14}"]
    if notes.solution:
        chance = notes.solution.get(zone.clue)
        parts.append("   ·" if chance is None else _percent(chance))
    parts += [_marker(marker) for marker in zone.markers]
    return " ".join(parts)


def _percent(chance: float) -> str:
    """Round to whole percents; only certainty is 100 %, only the excluded is 0 %."""
    if chance in (0.0, 1.0):
        return f"{chance:>4.0%}"
    return f"{min(max(chance, 0.01), 0.99):>4.0%}"


def _marker(marker: Marker) -> str:
    """Write `b2`, `r?` for a hidden one, `y1*` for the viewer's own hidden one."""
    value = "?" if marker.value is None else str(marker.value)
    mark = "*" if marker.face_down and marker.value is not None else ""
    return f"{COLOURS[marker.seat][0]}{value}{mark}"


def _players(view: LadyAliceView) -> list[str]:
    lines = [f"  {'player':<{WIDEST}}  markers left    evidence"]
    lines += [_player(view, seat, player) for seat, player in enumerate(view.players)]
    return lines


def _player(view: LadyAliceView, seat: int, player: Player) -> str:
    mark = "▸" if view.turn == seat else " "
    left = str(player.markers_left)
    if player.stock is not None:
        left += " ({}×0 {}×1 {}×2)".format(*player.stock)
    states = [
        "spiral notebook" if view.asker == seat else "",
        "passed" if player.passed else "",
        "out" if player.out else "",
    ]
    told = ", ".join(state for state in states if state)
    line = f"{mark} {COLOURS[seat]:<{WIDEST}}  {left:<15} {player.evidence or '?':<15} {told}"
    return line.rstrip()


def _statements(view: LadyAliceView, notes: LadyAliceNotebook) -> list[str]:
    lines = list(notes.verdicts)
    if not lines and view.suspicion is not None:
        lines.append(f"last suspicion: {_combination(view.suspicion)}")
    if view.stating is not None and not view.ending:
        lines.append(f"being stated: {_combination(view.stating)}")
    if view.marking is not None:
        lines.append(f"a marker goes on: {view.marking}")
    return [*lines, f"(round {view.round} of {view.round_limit} at most)"]


def _combination(combination: Combination) -> str:
    clues = " ".join(clue or "–" for clue in combination.clues)
    if combination.smiles is None:
        return clues
    return f"{clues}   {'☺' * combination.smiles or 'no smile'}"


def _scores(view: LadyAliceView) -> list[str]:
    lines = [f"{COLOURS[seat]}: {_score(score)}" for seat, score in enumerate(view.scores)]
    if view.ending:
        names = ", ".join(COLOURS[seat] for seat in view.winners)
        lines.append(f"won by {names} ({view.ending})")
    return ["", *lines] if lines else []


def _score(score: Score) -> str:
    parts = [f"{m.value} on {m.clue}" for m in score.markers if m.fate == "counts"]
    bonuses = {
        "every clue": score.every_clue,
        "the double category": score.double,
        "the suspicion": score.suspicion,
        "the accusation": score.accusation,
    }
    parts += [f"{points} for {name}" for name, points in bonuses.items() if points]
    return f"{score.total} = {' + '.join(parts)}" if parts else "0"
