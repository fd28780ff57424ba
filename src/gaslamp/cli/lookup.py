"""Looks up a place of the board: `lines 29` prints what stops there and where it leads."""

from __future__ import annotations

from gaslamp.cli.errors import UnknownPlace
from gaslamp.core.board import Board, Element, ElementId
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.text import Text, text
from gaslamp.core.translation import LANGUAGES, keys, translate
from gaslamp.play.typed_words import bare

EXAMPLES = 3  # names that a refusal suggests


def place_lines(game: Game, options: Options, written: str, language: str) -> list[str]:
    """Describe every element of a name: what it is, and its lines by kind.

    The board is public, so nothing here depends on a secret.
    """
    board: Board = game.board(options)
    found = _found(board, bare(written))
    if not found:
        examples = [element.name for element in board.elements if element.place][:EXAMPLES]
        raise UnknownPlace(text("cli-unknown-place", name=written, examples=", ".join(examples)))
    return [line for element in found for line in _lines_of(game, board, element, language)]


def _found(board: Board, typed: str) -> list[Element]:
    """Find elements by the name that the board shows, or else by what they are called."""
    named = [e for e in board.elements if typed in (e.id, bare(e.name))]
    return named or [e for e in board.elements if typed in map(bare, _labels(e))]


def _labels(element: Element) -> list[str]:
    return [translate(element.label, language) for language in LANGUAGES]


def _lines_of(game: Game, board: Board, element: Element, language: str) -> list[str]:
    label = translate(element.label, language)
    words = [_word(game, trait, language) for trait in element.traits]
    traits = ", ".join(word for word in words if word not in label)
    heading = label[:1].upper() + label[1:]
    told = text("cli-about-place", place=heading, traits=traits)
    lines = [translate(told, language) if traits else heading]
    names = {other.id: other.name for other in board.elements}
    for kind, ends in _ends(board, element.id).items():
        listed = ", ".join(sorted((names[end] for end in ends), key=_in_order))
        word = _word(game, kind, language)
        lines.append("  " + translate(text("cli-heading", heading=word), language) + f" {listed}")
    return lines


def _ends(board: Board, id_: ElementId) -> dict[str, list[ElementId]]:
    """Find where the lines from an element lead, kind by kind."""
    ends: dict[str, list[ElementId]] = {}
    for link in board.links:
        if id_ in link.ends:
            other = link.ends[1] if link.ends[0] == id_ else link.ends[0]
            ends.setdefault(link.kind, []).append(other)
    return dict(sorted(ends.items()))


def _in_order(name: str) -> tuple[str, int, str]:
    """Sort names as people count: x9 before x10."""
    letters = name.rstrip("0123456789")
    digits = name[len(letters) :]
    return letters, int(digits or 0), name


def _word(game: Game, name: str, language: str) -> str:
    """Take the game's own words for a kind of line or a trait, or else its name."""
    message: Text = game.message(f"kind-{name}")
    return translate(message, language) if message.key in keys(language) else name
