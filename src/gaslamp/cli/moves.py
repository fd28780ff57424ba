"""Understands a move that is typed, shortened or in the player's language."""

from __future__ import annotations

from gaslamp.cli.errors import UnclearMove
from gaslamp.cli.typed import TypedWords
from gaslamp.core.errors import NotationError
from gaslamp.core.text import text
from gaslamp.play.reading import Actions
from gaslamp.play.table import Table


def read_move(table: Table, seat: int, typed: TypedWords, written: str) -> Actions:
    """Read a move; one that is shortened must fit exactly one of the choices."""
    try:
        return table.read(seat, typed.read(written))
    except NotationError:
        choices = table.choices(seat)
        meant = [choice for choice in choices if typed.stands_for(written, choice.notation)]
        if not meant:
            raise
        if len(meant) > 1:
            fitting = ", ".join(typed.write(choice.notation) for choice in meant)
            raise UnclearMove(text("cli-unclear-move", typed=written, meant=fitting)) from None
        return (meant[0].action,)
