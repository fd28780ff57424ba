"""Past versions of the networks, as opponents in some of the games."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from torch import Tensor

MOST_KEPT = 8  # versions; older ones are thinned out

Weights = dict[str, Tensor]


class Version(NamedTuple):
    """All roles' average networks after a number of updates."""

    updates: int
    weights: tuple[Weights, ...]


class OpponentPool:
    """Keeps versions, newer ones closer together than older ones, and draws opponents."""

    def __init__(self, rng: random.Random) -> None:
        """Begin without a version."""
        self.rng = rng
        self.versions: list[Version] = []

    def add(self, version: Version) -> None:
        """Keep a version; where there are too many, drop one that lies close to its neighbours."""
        self.versions.append(version)
        if len(self.versions) > MOST_KEPT:
            last = version.updates
            inner = range(1, len(self.versions) - 1)
            self.versions.pop(min(inner, key=lambda place: self._spread(place, last)))

    def _spread(self, place: int, last: int) -> float:
        """Measure how much would be missing without a version, in terms of its age."""
        before, after = self.versions[place - 1], self.versions[place + 1]
        return (after.updates - before.updates) / (1 + last - self.versions[place].updates)

    def draw(self) -> Version | None:
        """Draw an opponent: half of the time one of the three newest."""
        if not self.versions:
            return None
        recent = self.rng.random() < 0.5
        return self.rng.choice(self.versions[-3:] if recent else self.versions)

    def saved(self) -> list[Any]:
        """Give what a checkpoint keeps."""
        return [(version.updates, version.weights) for version in self.versions]

    def load(self, saved: list[Any]) -> None:
        """Take what a checkpoint kept."""
        self.versions = [Version(updates, tuple(weights)) for updates, weights in saved]
