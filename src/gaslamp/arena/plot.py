"""A match as a picture: every rate with its interval, and strength against thinking time."""

from __future__ import annotations

import math
from xml.sax.saxutils import escape

from gaslamp.arena.figures import Estimate
from gaslamp.arena.report import Report
from gaslamp.arena.roles import ROLES

WIDTH = 760
LABELS = 300  # for the names, at the left
MARGIN = 24
ROW = 22
HEAD = 56
HIGH = 260  # of the second picture
STYLE = """
text { font: 13px sans-serif; fill: #222 } .dim { fill: #777 }
.bold { font-weight: bold } .end { text-anchor: end } .middle { text-anchor: middle }
line { stroke: #2b4c7e; stroke-width: 2 } .grid { stroke: #ddd; stroke-width: 1 }
.even { stroke: #b03a2e; stroke-width: 1; stroke-dasharray: 4 3 } circle { fill: #2b4c7e }
.mean line { stroke: #d08700 } .mean circle { fill: #d08700 }
"""


def draw(report: Report) -> str:
    """Draw a report as an SVG document."""
    rates = _rates(report)
    top = HEAD + 3 * ROW * len(report.summary.scores) + 2 * MARGIN
    times = _against_time(report, top)
    height = top + (HIGH + 2 * MARGIN if times else 0)
    title = report.words("title", game=report.game.title(), seed=str(report.terms.seed))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
            f'width="{WIDTH}" height="{height}" role="img" aria-label="{_quoted(title)}">',
            f"<style>{STYLE}</style>",
            f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
            _text(MARGIN, MARGIN, title, "bold"),
            *rates,
            *times,
            "</svg>",
            "",
        ]
    )


def _rates(report: Report) -> list[str]:
    """Draw a row for each role of each pairing, and for the mean of both."""
    bottom = HEAD + 3 * ROW * len(report.summary.scores)
    marks = []
    for tenth in range(11):
        x = _across(tenth / 10)
        kind = "even" if tenth == 5 else "grid"
        marks.append(_line(x, HEAD - 8, x, bottom, kind))
        if tenth % 5 == 0:
            marks.append(_text(x, HEAD - 14, report.percent(tenth / 10), "dim middle"))
    y = HEAD + ROW / 2
    for score in report.summary.scores:
        names = [report.say(report.roles.names[role]) for role in ROLES]
        rows = [*zip(names, score.roles, strict=True), (report.words("mean"), score.mean)]
        for number, (name, estimate) in enumerate(rows):
            if not number:
                marks.append(_text(MARGIN, y + 4, f"{score.first} – {score.second}"))
            marks.append(_text(LABELS - 12, y + 4, name, "dim end"))
            marks.append(_whisker(estimate, y, "mean" if number == 2 else "role"))
            y += ROW
    return marks


def _whisker(estimate: Estimate, y: float, kind: str) -> str:
    low, middle, high = map(_across, (estimate.low, estimate.rate, estimate.high))
    return f'<g class="{kind}">{_line(low, y, high, y)}{_dot(middle, y)}</g>'


def _across(share: float) -> float:
    return LABELS + share * (WIDTH - LABELS - MARGIN)


def _against_time(report: Report, top: float) -> list[str]:
    """Draw each bot's mean rate over its opponents against the time of half its moves."""
    points = {
        times.bot: (max(times.median, 0.001), _strength(report, times.bot))
        for times in report.summary.times
        if times.moves
    }
    if len(points) < 2:
        return []
    logs = [math.log10(time) for time, _ in points.values()]
    first, last = math.floor(min(logs)), max(math.ceil(max(logs)), math.floor(min(logs)) + 1)
    left, right, bottom = MARGIN + 60, WIDTH - 120, top + HIGH
    marks = [_text(MARGIN, top, report.words("strength"), "bold")]
    for power in range(first, last + 1):
        x = left + (power - first) / (last - first) * (right - left)
        marks.append(_line(x, top + 16, x, bottom, "grid"))
        marks.append(_text(x, bottom + 18, f"{10.0**power:g} ms", "dim middle"))
    for quarter in range(5):
        y = bottom - quarter / 4 * (HIGH - 16)
        marks.append(_line(left, y, right, y, "even" if quarter == 2 else "grid"))
        marks.append(_text(left - 8, y + 4, report.percent(quarter / 4), "dim end"))
    for bot, (time, strength) in points.items():
        x = left + (math.log10(time) - first) / (last - first) * (right - left)
        y = bottom - strength * (HIGH - 16)
        marks += [_dot(x, y), _text(x + 8, y - 6, bot)]
    return marks


def _strength(report: Report, bot: str) -> float:
    rates = [score.mean.rate for score in report.summary.scores if score.first == bot]
    rates += [1 - score.mean.rate for score in report.summary.scores if score.second == bot]
    return sum(rates) / len(rates)


def _line(x1: float, y1: float, x2: float, y2: float, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<line{named} x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _dot(x: float, y: float) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4"/>'


def _text(x: float, y: float, words: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'


def _quoted(words: str) -> str:
    return escape(words, {'"': "&quot;"})
