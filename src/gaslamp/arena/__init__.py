"""Measures: how fast the games run, and how well bots play them."""
