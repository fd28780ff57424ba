"""A running game with its seats, for the terminal, the service, the arena and environments."""

from gaslamp.play.player import Player
from gaslamp.play.table import Table

__all__ = ["Player", "Table"]
