"""The rules of Letters from Whitechapel: a class for each phase, and the state they act on."""

from gaslamp.games.whitechapel.rules.state import Whitechapel, set_table

__all__ = ["Whitechapel", "set_table"]
