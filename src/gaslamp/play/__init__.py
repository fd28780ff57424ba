"""A running game with its seats, for the terminal, the service, the arena and environments."""

from gaslamp.play.player import AutomaticPlayer
from gaslamp.play.table import Table

__all__ = ["AutomaticPlayer", "Table"]
