"""The few shapes that our pictures are made of."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape

STYLE = """
text { font: 13px sans-serif; fill: #222 } .dim { fill: #777 }
.bold { font-weight: bold } .end { text-anchor: end } .middle { text-anchor: middle }
line { stroke: #2b4c7e; stroke-width: 2 } .grid { stroke: #ddd; stroke-width: 1 }
.even { stroke: #b03a2e; stroke-width: 1; stroke-dasharray: 4 3 } circle { fill: #2b4c7e }
polyline { fill: none; stroke: #2b4c7e; stroke-width: 2 }
.role text { fill: #2b4c7e }
.other line, .other polyline { stroke: #d08700 } .other circle, .other text { fill: #d08700 }
"""


def document(width: int, height: float, title: str, marks: Iterable[str]) -> str:
    """Make a document with a white background and an accessible title."""
    named = escape(title, {'"': "&quot;"})
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height:g}" '
            f'width="{width}" height="{height:g}" role="img" aria-label="{named}">',
            f"<style>{STYLE}</style>",
            f'<rect width="{width}" height="{height:g}" fill="#fff"/>',
            *marks,
            "</svg>",
            "",
        ]
    )


def group(kind: str, marks: Iterable[str]) -> str:
    """Keep marks together, to be coloured alike."""
    return f'<g class="{kind}">{"".join(marks)}</g>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str = "") -> str:
    """Draw a line."""
    return f'<line{_named(kind)} x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def path(points: Iterable[tuple[float, float]]) -> str:
    """Draw a line through points."""
    return f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}"/>'


def dot(x: float, y: float) -> str:
    """Draw a point."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4"/>'


def words(x: float, y: float, said: str, kind: str = "") -> str:
    """Write words, to the right of a point unless the kind says otherwise."""
    return f'<text{_named(kind)} x="{x:.1f}" y="{y:.1f}">{escape(said)}</text>'


def _named(kind: str) -> str:
    return f' class="{kind}"' if kind else ""
