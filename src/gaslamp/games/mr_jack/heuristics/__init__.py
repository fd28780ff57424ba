"""Heuristics for Mr. Jack."""
