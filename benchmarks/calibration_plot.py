"""Draws how good beliefs are: bits short of the truth in the course of a game, and reliability."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from gaslamp.arena.calibration import STAGES, Calibration, TruthScores
from gaslamp.arena.game_runner import match_game
from gaslamp.arena.match import Terms
from gaslamp.arena.plot import dot, sheet
from gaslamp.core import svg
from gaslamp.core.svg import Svg
from gaslamp.core.translation import translate

SIDE = 260
GAP = 70
HEAD = 60
WIDTH = 2 * SIDE + 3 * GAP
KINDS = ("role", "other")  # the uniform belief, the heuristics'
NAMES = ("uniform", "by heuristics")


def draw(terms: Terms, calibrations: Sequence[Calibration]) -> str:
    """Draw a row of two pictures for each viewer."""
    game, options, _ = match_game(terms)
    title = f"{translate(game.title())}: beliefs in recorded games"
    marks = [svg.text(GAP, 24, title, kind="bold")]
    row = SIDE + HEAD + 40
    for place, calibration in enumerate(calibrations):
        top = HEAD + place * row
        seat = translate(game.seats(options)[calibration.viewer])
        both = (calibration.uniform, calibration.heuristics)
        marks.append(svg.text(GAP, top - 8, f"{seat} about {calibration.about}: bits short"))
        marks += _stages(both, GAP, top)
        marks.append(svg.text(2 * GAP + SIDE, top - 8, "how often worlds are true, by weight"))
        marks += _reliability(both, 2 * GAP + SIDE, top)
    return sheet(WIDTH, HEAD + row * len(calibrations), title, marks)


def _stages(both: Sequence[TruthScores], left: float, top: float) -> list[Svg]:
    """Draw the mean score against how much of the game is over."""
    curves = [
        {stage: fmean(bits) for stage, bits in enumerate(scores.by_stage) if bits}
        for scores in both
    ]
    most = max((bits for curve in curves for bits in curve.values()), default=0.0) or 1.0
    drawn = _frame(left, top, f"{most:.1f}", "start", "end")
    for place, (kind, curve) in enumerate(zip(KINDS, curves, strict=True)):
        points = [
            (left + (stage + 0.5) / STAGES * SIDE, top + SIDE * (1 - bits / most))
            for stage, bits in curve.items()
        ]
        drawn.append(svg.group([svg.polyline(points), *_name(place, left, top)], kind))
    return drawn


def _name(place: int, left: float, top: float) -> list[Svg]:
    """Say under the picture which colour is whose."""
    at, below = left + 60 + 80 * place, top + SIDE + 14
    return [dot(at, below), svg.text(at + 8, below + 4, NAMES[place])]


def _reliability(both: Sequence[TruthScores], left: float, top: float) -> list[Svg]:
    """Draw how often worlds were the truth against how likely they were said to be."""
    drawn = [
        *_frame(left, top, "1", "0", "1"),
        svg.line(left, top + SIDE, left + SIDE, top, kind="even"),
    ]
    for kind, scores in zip(KINDS, both, strict=True):
        dots = [
            dot(left + one.said / one.worlds * SIDE, top + SIDE * (1 - one.true / one.worlds))
            for one in scores.bins
            if one.worlds
        ]
        drawn.append(svg.group(dots, kind))
    return drawn


def _frame(left: float, top: float, most: str, first: str, last: str) -> list[Svg]:
    bottom = top + SIDE
    return [
        svg.line(left, bottom, left + SIDE, bottom, kind="grid"),
        svg.line(left, top, left, bottom, kind="grid"),
        svg.text(left - 6, top + 10, most, kind="dim end"),
        svg.text(left - 6, bottom, "0", kind="dim end"),
        svg.text(left, bottom + 18, first, kind="dim"),
        svg.text(left + SIDE, bottom + 18, last, kind="dim end"),
    ]
