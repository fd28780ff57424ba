"""Random sources: librt's inside the engine, made from Python's or from a seed."""

from __future__ import annotations

import random

from librt.random import Random

SEEDS = 2**62


def as_random(source: object) -> Random:
    """Make a source for the engine: librt's `Random` unchanged, Python's, or a seed.

    From Python's `random.Random` a seed is drawn each time, so two calls differ.
    """
    if isinstance(source, Random):
        return source
    if isinstance(source, random.Random):
        return Random(source.randrange(SEEDS))
    if isinstance(source, int) and not isinstance(source, bool):
        return Random(source % SEEDS)
    raise TypeError(f"a source of chance is a Random or a whole number, not {source!r}")
