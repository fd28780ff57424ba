"""Prints the recorded games anew: see `tests.golden`."""

from tests.golden import rewrite

rewrite()
