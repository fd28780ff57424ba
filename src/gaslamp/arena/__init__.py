"""Measures: how fast the games run."""
