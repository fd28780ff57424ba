"""A guide written as Markdown, for a terminal, a file or the documentation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from gaslamp.core.terminal_art import TerminalSize, without_styles
from gaslamp.games.registry import find_game
from gaslamp.learn.guide import Block, Bullets, Guide, Paragraph, Picture, Section
from gaslamp.learn.guide_figures import figures_of
from gaslamp.learn.ledger import Rule

FigureRenderer: TypeAlias = Callable[[Picture], str]
"""Puts a figure on the page, with its caption."""


def guide_page(guide: Guide, drawn: FigureRenderer) -> str:
    """Write a guide's sections; the rules are not in it."""
    parts = [f"# {guide.title}", *(sections_of(guide.sections, drawn))]
    return "\n\n".join(parts) + "\n"


def sections_of(sections: Iterable[Section], drawn: FigureRenderer) -> Iterator[str]:
    """Write sections, part by part."""
    for section in sections:
        yield f"## {section.title}"
        yield from filter(None, (_written(block, drawn) for block in section.blocks))


def rules_of(rules: Iterable[Rule]) -> str:
    """Write rules as the ledger does."""
    return "\n".join(f"- **{rule.id}** {rule.words}" for rule in rules)


def _written(block: Block, drawn: FigureRenderer) -> str:
    match block:
        case Paragraph(words):
            return words
        case Bullets(items):
            return "\n".join(f"- {item}" for item in items)
        case Picture():
            return drawn(block)


def figure_art(game: str, name: str, language: str, size: TerminalSize) -> str:
    """Draw a figure as the game is drawn for a terminal."""
    figure = next(one for one in figures_of(game).figures if one.name == name)
    return find_game(game).render(figure.view, figure.notebook, language, size)


def in_code(game: str, language: str, size: TerminalSize) -> FigureRenderer:
    """Draw figures as blocks of code, each with its caption below."""

    def drawn(picture: Picture) -> str:
        drawing = without_styles(figure_art(game, picture.figure, language, size)).strip("\n")
        return f"```text\n{drawing}\n```\n\n*{picture.caption}*"

    return drawn


def left_out(_: Picture) -> str:
    """Leave figures out."""
    return ""
