"""Heuristics for Lady Alice."""
