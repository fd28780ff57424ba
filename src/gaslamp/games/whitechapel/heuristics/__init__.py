"""Heuristics for both sides of Letters from Whitechapel."""
