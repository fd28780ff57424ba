"""What a good player of Letters from Whitechapel looks at, on either side."""

from gaslamp.games.whitechapel.sense.mind import WhitechapelSense

__all__ = ["WhitechapelSense"]
