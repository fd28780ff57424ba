"""Writes SVG pictures: elements with escaped text and attributes, and the few shapes in use."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NewType, TypeAlias
from xml.sax.saxutils import escape, quoteattr

Svg = NewType("Svg", str)
"""Written SVG, to be put into a document as it is; any other text is escaped."""
Attribute: TypeAlias = str | float | None


def element(
    name: str, inside: Iterable[Svg] = (), words: str = "", /, **attributes: Attribute
) -> Svg:
    """Write an element with others or words inside it.

    An attribute that is None or empty is left out; `font_size` is written as `font-size`, and
    `kind` as `class`.

    >>> element("text", (), "a < b", x=2.04, kind="dim")
    '<text x="2" class="dim">a &lt; b</text>'
    """
    start = name + "".join(
        f" {_attribute(key)}={quoteattr(_value(value))}"
        for key, value in attributes.items()
        if value is not None and value != ""
    )
    content = escape(words) + "".join(inside)
    return Svg(f"<{start}>{content}</{name}>" if content else f"<{start}/>")


def _attribute(key: str) -> str:
    return "class" if key == "kind" else key.replace("_", "-")


def _value(value: str | float) -> str:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)


def document(
    box: tuple[float, float, float, float],
    title: str,
    marks: Iterable[Svg],
    *,
    paper: str,
    round_corners: float | None = None,
    **attributes: Attribute,
) -> str:
    """Write a picture on paper of a colour; the title is for readers who can't see it.

    The box has a corner, a width and a height.
    """
    x, y, width, height = box
    background = element("rect", x=x, y=y, width=width, height=height, rx=round_corners, fill=paper)
    written = element(
        "svg",
        [element("title", (), title), background, *marks],
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(_value(float(number)) for number in box),
        role="img",
        **attributes,
    )
    return f"{written}\n"


def style(rules: str) -> Svg:
    """Write a style sheet."""
    return element("style", (), rules)


def group(marks: Iterable[Svg], kind: str = "") -> Svg:
    """Keep marks together, to be coloured alike."""
    return element("g", marks, kind=kind)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Attribute) -> Svg:
    """Draw a line between two points."""
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def polyline(points: Iterable[tuple[float, float]], **attributes: Attribute) -> Svg:
    """Draw a line through points."""
    written = " ".join(f"{_value(float(x))},{_value(float(y))}" for x, y in points)
    return element("polyline", points=written, **attributes)


def circle(x: float, y: float, radius: float, title: str = "", **attributes: Attribute) -> Svg:
    """Draw a circle; a pointer that rests on it shows the title."""
    inside = [element("title", (), title)] if title else []
    return element("circle", inside, cx=x, cy=y, r=radius, **attributes)


def text(x: float, y: float, words: str, **attributes: Attribute) -> Svg:
    """Write words at a point: to the right of it, unless the attributes say otherwise."""
    return element("text", (), words, x=x, y=y, **attributes)
