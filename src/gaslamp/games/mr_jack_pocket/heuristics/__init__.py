"""Heuristics for Mr. Jack Pocket."""
