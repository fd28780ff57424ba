"""Prints the recorded games and their words anew: see `tests.golden`."""

from tests.golden import rewrite
from tests.golden.words import rewrite_words

rewrite()
rewrite_words()
