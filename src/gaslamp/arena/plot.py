"""A match as a picture: every rate with its interval, and strength against thinking time."""

from __future__ import annotations

import math
from collections.abc import Iterable

from gaslamp.arena.estimates import Estimate
from gaslamp.arena.report import MatchReport
from gaslamp.arena.roles import ROLES
from gaslamp.core import svg
from gaslamp.core.svg import Svg

WIDTH = 760
LABELS = 300  # for the names, at the left
MARGIN = 24
ROW = 22
ROWS = 3  # for each pairing
HEAD = 56
HIGH = 260  # of the second picture
LEFT, RIGHT = MARGIN + 60, WIDTH - 120  # its sides
FASTEST = 0.001  # milliseconds: nothing is drawn further left
STYLE = """
text { font: 13px sans-serif; fill: #222 } .dim { fill: #777 }
.bold { font-weight: bold } .end { text-anchor: end } .middle { text-anchor: middle }
line { stroke: #2b4c7e; stroke-width: 2 } .grid { stroke: #ddd; stroke-width: 1 }
.even { stroke: #b03a2e; stroke-width: 1; stroke-dasharray: 4 3 } circle { fill: #2b4c7e }
polyline { fill: none; stroke: #2b4c7e; stroke-width: 2 }
.role text { fill: #2b4c7e }
.other line, .other polyline { stroke: #d08700 } .other circle, .other text { fill: #d08700 }
"""


def sheet(width: int, height: float, title: str, marks: Iterable[Svg]) -> str:
    """Put the marks of a plot on a white sheet."""
    box = (0.0, 0.0, width, height)
    styled = [svg.style(STYLE), *marks]
    return svg.document(box, title, styled, paper="#fff", width=width, height=height)


def dot(x: float, y: float) -> Svg:
    """Draw a point of a plot."""
    return svg.circle(x, y, 4)


def render_plot(report: MatchReport) -> str:
    """Draw a report as an SVG document."""
    title = report.words("title", game=report.game.title(), seed=str(report.terms.seed))
    top = HEAD + ROWS * ROW * len(report.summary.scores) + 2 * MARGIN
    points = _points(report)
    marks = [svg.text(MARGIN, MARGIN, title, kind="bold"), *_grid(report), *_rates(report)]
    if len(points) < 2:
        return sheet(WIDTH, top, title, marks)
    marks += _against_time(report, points, top)
    return sheet(WIDTH, top + HIGH + 2 * MARGIN, title, marks)


def _grid(report: MatchReport) -> list[Svg]:
    bottom = HEAD + ROWS * ROW * len(report.summary.scores)
    marks: list[Svg] = []
    for tenth in range(11):
        x = _across(tenth / 10)
        marks.append(svg.line(x, HEAD - 8, x, bottom, kind="even" if tenth == 5 else "grid"))
        if tenth % 5 == 0:
            marks.append(svg.text(x, HEAD - 14, report.percent(tenth / 10), kind="dim middle"))
    return marks


def _rates(report: MatchReport) -> list[Svg]:
    """Draw a row for each role of each pairing, and for the mean of both."""
    names = [*(report.say(report.roles.names[role]) for role in ROLES), report.words("mean")]
    marks: list[Svg] = []
    y = HEAD + ROW / 2
    for score in report.summary.scores:
        marks.append(svg.text(MARGIN, y + 4, f"{score.first} – {score.second}"))
        for name, estimate in zip(names, (*score.roles, score.mean), strict=True):
            marks.append(svg.text(LABELS - 12, y + 4, name, kind="dim end"))
            marks.append(_whisker(estimate, y, "other" if estimate is score.mean else "role"))
            y += ROW
    return marks


def _whisker(estimate: Estimate, y: float, kind: str) -> Svg:
    low, middle, high = map(_across, (estimate.low, estimate.rate, estimate.high))
    return svg.group([svg.line(low, y, high, y), dot(middle, y)], kind)


def _across(share: float) -> float:
    return LABELS + share * (WIDTH - LABELS - MARGIN)


def _points(report: MatchReport) -> dict[str, tuple[float, float]]:
    """Return for each bot its median thinking time and its mean rate."""
    return {
        times.bot: (max(times.median, FASTEST), _strength(report, times.bot))
        for times in report.summary.times
        if times.moves
    }


def _strength(report: MatchReport, bot: str) -> float:
    rates = [score.mean.rate for score in report.summary.scores if score.first == bot]
    rates += [1 - score.mean.rate for score in report.summary.scores if score.second == bot]
    return sum(rates) / len(rates)


def _against_time(
    report: MatchReport, points: dict[str, tuple[float, float]], top: float
) -> list[Svg]:
    times = [math.log10(time) for time, _ in points.values()]
    first = math.floor(min(times))
    last = max(math.ceil(max(times)), first + 1)
    bottom = top + HIGH

    def across(power: float) -> float:
        return LEFT + (power - first) / (last - first) * (RIGHT - LEFT)

    def up(share: float) -> float:
        return bottom - share * (HIGH - 16)

    marks = [svg.text(MARGIN, top, report.words("strength"), kind="bold")]
    for power in range(first, last + 1):
        x = across(power)
        marks.append(svg.line(x, up(1), x, bottom, kind="grid"))
        marks.append(svg.text(x, bottom + 18, f"{10.0**power:g} ms", kind="dim middle"))
    for quarter in range(5):
        y = up(quarter / 4)
        marks.append(svg.line(LEFT, y, RIGHT, y, kind="even" if quarter == 2 else "grid"))
        marks.append(svg.text(LEFT - 8, y + 4, report.percent(quarter / 4), kind="dim end"))
    for bot, (time, strength) in points.items():
        x, y = across(math.log10(time)), up(strength)
        marks += [dot(x, y), svg.text(x + 8, y - 6, bot)]
    return marks
