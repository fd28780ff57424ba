"""Gaslamp: five games of hidden identity in gaslit London."""

from gaslamp import engine

__version__ = "0.1.0"

engine.choose()
