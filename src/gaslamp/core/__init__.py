"""The interface of a game, and what works for every game."""
