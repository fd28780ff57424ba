"""A particle filter: samples of what Jack's secret can be in a simulated game."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.bits import bit
from gaslamp.core.weights import sample_index, scale, total, zero_weights, zeros
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.police_belief import PoliceBelief
from gaslamp.games.whitechapel.heuristics.jack import SILENT_AT_HOME, JackScores
from gaslamp.games.whitechapel.rules.hunt import escapes
from gaslamp.games.whitechapel.rules.state import Whitechapel

PARTICLES: Final = 64
WORDS: Final = 4  # numbers that hold a set of circles
IN_WORD: Final = 50


class ParticleFilter:
    """Equally likely Jacks, each with a hideout, a circle and the circles visited tonight.

    Evidence excludes those that don't fit it. Where none would be left, it is ignored.
    """

    def __init__(self, scores: JackScores) -> None:
        """Begin without particles."""
        self.scores = scores
        self.size: i64 = 0
        self.living: i64 = 0
        self.homes = zeros(PARTICLES)
        self.circles = zeros(PARTICLES)
        self.starts = zeros(PARTICLES)  # of a coach ride, until it goes on
        self.visited = zeros(PARTICLES * WORDS)
        self.lives = zeros(PARTICLES)
        self.now = zero_weights(CIRCLES + 1)  # the share on each circle, while it is known
        self.is_known = False

    def sample_from(self, belief: PoliceBelief, rng: Random) -> None:
        """Sample particles from a belief."""
        self.size = PARTICLES
        self.living = PARTICLES
        self.is_known = False
        i: i64 = 0
        while i < PARTICLES:
            sheet = belief.sample_sheet(rng)
            self.homes[i] = sheet.hideout
            self.circles[i] = 0
            self._forget(i)
            for circle in sheet.circles:
                self.starts[i] = self.circles[i]
                self._visit(i, circle)
            self.lives[i] = 1
            i += 1

    def copy_from(self, other: ParticleFilter) -> None:
        """Become a copy of another particle filter."""
        self.size = other.size
        self.living = other.living
        self.is_known = False
        self.homes = other.homes[:]
        self.circles = other.circles[:]
        self.starts = other.starts[:]
        self.visited = other.visited[:]
        self.lives = other.lives[:]

    def _forget(self, i: i64) -> None:
        word: i64 = 0
        while word < WORDS:
            self.visited[i * WORDS + word] = 0
            word += 1

    def _visit(self, i: i64, circle: i64) -> None:
        self.circles[i] = circle
        self.visited[i * WORDS + circle // IN_WORD] |= bit(circle % IN_WORD)

    def has_visited(self, i: i64, circle: i64) -> bool:
        """Tell whether a particle has been on a circle tonight."""
        return self.visited[i * WORDS + circle // IN_WORD] & bit(circle % IN_WORD) != 0

    def shares(self) -> vec[float]:
        """Give the share of the particles on each circle."""
        if not self.is_known:
            circle: i64 = 0
            while circle <= CIRCLES:
                self.now[circle] = 0.0
                circle += 1
            share = 1.0 / float(max(self.living, 1))
            i: i64 = 0
            while i < self.size:
                if self.lives[i] != 0:
                    self.now[self.circles[i]] += share
                i += 1
            self.is_known = True
        return self.now

    def share_at_home(self, hideout: i64) -> float:
        """Give the share of the particles that lives in a hideout."""
        count: i64 = 0
        i: i64 = 0
        while i < self.size:
            if self.lives[i] != 0 and self.homes[i] == hideout:
                count += 1
            i += 1
        return float(count) / float(max(self.living, 1))

    def answer(self, circle: i64, *, yes: bool) -> None:
        """Keep the particles that have been on a circle, or those that have not."""
        kept: i64 = 0
        i: i64 = 0
        while i < self.size:
            if self.lives[i] != 0 and self.has_visited(i, circle) == yes:
                kept += 1
            i += 1
        if kept in (0, self.living):
            return
        i = 0
        while i < self.size:
            if self.lives[i] != 0 and self.has_visited(i, circle) != yes:
                self.lives[i] = 0
            i += 1
        self.living = kept
        self.is_known = False

    def exclude(self, circle: i64) -> None:
        """Exclude the particles on a circle."""
        gone: i64 = 0
        i: i64 = 0
        while i < self.size:
            if self.lives[i] != 0 and self.circles[i] == circle:
                gone += 1
            i += 1
        if gone in (0, self.living):
            return
        i = 0
        while i < self.size:
            if self.circles[i] == circle:
                self.lives[i] = 0
            i += 1
        self.living -= gone
        self.is_known = False

    def move(self, world: Whitechapel, kind: i64, rng: Random) -> None:
        """Move every particle in the way that was seen, by its own choice.

        The world is borrowed: Jack's hideout and circle are put back.
        """
        self._refill(rng)
        column = world.column
        hideout, circle, before = world.hideout, world.log[column], u8(0)
        rides_on = world.phase == phases.COACHING
        if rides_on:
            before = world.log[column - 1]
        i: i64 = 0
        while i < self.size:
            world.hideout = self.homes[i]
            world.log[column] = u8(self.circles[i])
            if rides_on:
                world.log[column - 1] = u8(self.starts[i])
            self._move_one(world, i, kind, rng)
            i += 1
        world.hideout = hideout
        world.log[column] = circle
        if rides_on:
            world.log[column - 1] = before
        if self.living == 0:
            self._restore_all()
        self.is_known = False

    def _restore_all(self) -> None:
        """Take all particles back in: the evidence excluded every one."""
        i: i64 = 0
        while i < self.size:
            self.lives[i] = 1
            i += 1
        self.living = self.size

    def _move_one(self, world: Whitechapel, i: i64, kind: i64, rng: Random) -> None:
        if world.phase == phases.ESCAPE:
            actions = escapes(world, self.circles[i])
        else:
            actions = world.legal_actions()
        scores = self.scores.scores(world, actions)
        added = 0.0
        a: i64 = 0
        while a < len(actions):
            if codes.kind_of(actions[a]) == kind:
                added += scores[a]
            a += 1
        if added <= 0.0:  # he could not have moved so
            self.lives[i] = 0
            self.living -= 1
            return
        left = rng.random() * added
        chosen: i64 = -1
        a = 0
        while a < len(actions) and left >= 0.0:
            if codes.kind_of(actions[a]) == kind:
                chosen = a
                left -= scores[a]
            a += 1
        self.starts[i] = self.circles[i]
        self._visit(i, actions[chosen] - kind)

    def _refill(self, rng: Random) -> None:
        """Replace each excluded particle by a copy of a remaining one."""
        if self.living in (0, self.size):
            return
        left = vec[i64](capacity=PARTICLES)
        i: i64 = 0
        while i < self.size:
            if self.lives[i] != 0:
                left = append(left, i)
            i += 1
        there: i64 = len(left)
        i = 0
        while i < self.size:
            if self.lives[i] == 0:
                self._copy(i, left[rng.randrange(there)])
            i += 1
        self.living = self.size

    def _copy(self, i: i64, other: i64) -> None:
        self.lives[i] = 1
        self.homes[i] = self.homes[other]
        self.circles[i] = self.circles[other]
        self.starts[i] = self.starts[other]
        word: i64 = 0
        while word < WORDS:
            self.visited[i * WORDS + word] = self.visited[other * WORDS + word]
            word += 1

    def stay_silent(self, rng: Random) -> None:
        """Weigh that Jack said nothing: particles at home may be excluded."""
        i: i64 = 0
        while i < self.size:
            at_home = self.lives[i] != 0 and self.circles[i] == self.homes[i]
            if at_home and self.living > 1 and rng.random() >= SILENT_AT_HOME:
                self.lives[i] = 0
                self.living -= 1
            i += 1
        self.is_known = False

    def come_home(self, rng: Random) -> None:
        """Keep the particles on their hideout; the next night begins with them."""
        kept: i64 = 0
        i: i64 = 0
        while i < self.size:
            if self.lives[i] != 0 and self.circles[i] == self.homes[i]:
                kept += 1
            i += 1
        i = 0
        while i < self.size:
            if kept > 0 and self.circles[i] != self.homes[i]:
                self.lives[i] = 0
            i += 1
        self.living = kept if kept > 0 else self.living
        self._refill(rng)
        self.start(0)

    def settle(self, rng: Random) -> None:
        """Let every particle choose a hideout."""
        hideouts = self.scores.hideouts[:]
        scale(hideouts, total(hideouts))
        i: i64 = 0
        while i < self.size:
            self.homes[i] = sample_index(hideouts, rng)
            i += 1

    def start(self, circle: i64) -> None:
        """Put every particle on the circle of a murder, or on none before it."""
        i: i64 = 0
        while i < self.size:
            self._forget(i)
            self.circles[i] = 0
            if circle != 0:
                self._visit(i, circle)
            i += 1
        self.is_known = False

    def start_twice(self, one: i64, other: i64) -> None:
        """Put each particle on one of two murders, after the other (LW-14)."""
        self.start(one)
        i: i64 = 0
        while i < self.size:
            self._visit(i, other)
            if i % 2 == 0:
                self._visit(i, one)
            i += 1
