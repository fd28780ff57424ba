"""What a good player of Letters from Whitechapel looks at, on either side."""

from gaslamp.games.whitechapel.heuristics.heuristics import WhitechapelHeuristics

__all__ = ["WhitechapelHeuristics"]
