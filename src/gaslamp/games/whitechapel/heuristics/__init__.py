"""Heuristics for both sides of Letters from Whitechapel."""

from gaslamp.games.whitechapel.heuristics.heuristics import WhitechapelHeuristics

__all__ = ["WhitechapelHeuristics"]
