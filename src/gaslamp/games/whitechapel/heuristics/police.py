"""How sensible policemen choose, from what everybody could know of Jack."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.weights import zero_weights, zeros
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.actions import CIRCLE_CODES, CIRCLES, CROSSING_CODES, POLICEMEN
from gaslamp.games.whitechapel.game_setup import IS_COLOUR
from gaslamp.games.whitechapel.heuristics.distances import Distances
from gaslamp.games.whitechapel.heuristics.particle_filter import ParticleFilter
from gaslamp.games.whitechapel.heuristics.tuning import Tuning
from gaslamp.games.whitechapel.rules.state import Whitechapel

COVERAGE: Final = (1.0, 0.55, 0.45, 0.2, 0.12, 0.06, 0.03)  # what a policeman so far away covers
NO_ACTION: Final = -0.1  # doing nothing
FUTILE: Final = -0.2  # an arrest or a question that can't find anything
LOST: Final = 0.02  # what an arrest costs: nothing can be asked
FIRST: Final = 0.7
AGAIN: Final = 0.05  # what it is worth to cover what others cover
APPROACH: Final = 0.002  # what a step towards the aims is worth to a policeman who covers none


class PoliceScores:
    """Scores the police's choices by particles of Jack's secret."""

    def __init__(self, distances: Distances, particles: ParticleFilter, tuning: Tuning) -> None:
        """Take the map and the particles, which others keep up to date."""
        self.distances = distances
        self.particles = particles
        self.tuning = tuning
        self.coverage = vec[float]([COVERAGE[min(d, len(COVERAGE) - 1)] for d in range(128)])
        self.aims = zero_weights(CIRCLES + 1)  # where a policeman is wanted
        self.held = zero_weights(CIRCLES + 1)  # how well the others cover it
        self.circles = zeros(CIRCLES + 1)
        self.wanted: i64 = 0  # how many of the circles are aims
        self.yes = zeros(CIRCLES + 1)
        self.no = zeros(CIRCLES + 1)

    def scores(self, world: Whitechapel, actions: vec[i64]) -> vec[float]:
        """Score what a police seat may do now, phase by phase."""
        phase = world.phase
        if phase == phases.MOVING:
            return self.moves(world, actions)
        if phase == phases.ACTING:
            return self.inquiries(world, actions)
        if phase == phases.NAMING:
            return self.names(world, actions)
        return self.evening(world, actions)

    def aim(self, world: Whitechapel) -> None:
        """Weigh the circles: where Jack is, where he goes next, where he may live."""
        particles = self.particles
        aims = self.aims
        circle: i64 = 0
        while circle <= CIRCLES:
            aims[circle] = 0.0
            circle += 1
        if particles.living == 0:
            return
        share = 1.0 / float(particles.living)
        i: i64 = 0
        while i < particles.size:
            if particles.lives[i] != 0:
                aims[particles.homes[i]] += self.tuning.home * share
                at = particles.circles[i]
                if at != 0:
                    aims[at] += self.tuning.now * share
                    self._aim_ahead(at, particles.homes[i], self.tuning.next * share)
            i += 1
        self.wanted = 0
        circle = 1
        while circle <= CIRCLES:
            if aims[circle] > 0.0:
                self.circles[self.wanted] = circle
                self.wanted += 1
            circle += 1

    def _aim_ahead(self, at: i64, home: i64, share: float) -> None:
        """Share out the circles from which it is nearer to a hideout."""
        walks, rows = self.distances.walks, self.distances.board.walks
        far = i64(walks[at * CIRCLE_CODES + home])
        nearer: i64 = 0
        i = rows.first[at]
        while i < rows.first[at + 1]:
            if i64(walks[rows.items[i] * CIRCLE_CODES + home]) < far:
                nearer += 1
            i += 1
        if nearer == 0:
            return
        part = share / float(nearer)
        i = rows.first[at]
        while i < rows.first[at + 1]:
            if i64(walks[rows.items[i] * CIRCLE_CODES + home]) < far:
                self.aims[rows.items[i]] += part
            i += 1

    def hold(self, world: Whitechapel, but: i64) -> None:
        """Note how well the policemen but one cover each aim."""
        beats, held, coverage = self.distances.beats, self.held, self.coverage
        w: i64 = 0
        while w < self.wanted:
            circle = self.circles[w]
            best = 0.0
            policeman: i64 = 0
            while policeman < POLICEMEN:
                crossing = world.police[policeman]
                if policeman != but and crossing != 0:
                    reach = coverage[i64(beats[crossing * CIRCLE_CODES + circle])]
                    best = max(best, reach)
                policeman += 1
            held[circle] = best
            w += 1

    def cover(self, crossing: i64) -> float:
        """Say how much more is covered from a crossing."""
        beats, held, coverage, aims = self.distances.beats, self.held, self.coverage, self.aims
        gained = 0.0
        w: i64 = 0
        while w < self.wanted:
            circle = self.circles[w]
            more = coverage[i64(beats[crossing * CIRCLE_CODES + circle])] - held[circle]
            if more > 0.0:
                gained += aims[circle] * more
            else:
                gained += AGAIN * aims[circle] * (more + held[circle])
            gained -= APPROACH * aims[circle] * float(beats[crossing * CIRCLE_CODES + circle])
            w += 1
        return gained

    def added(self, crossing: i64) -> float:
        """Give the share of the aims that a policeman covers better than the others do."""
        beats, held, coverage, aims = self.distances.beats, self.held, self.coverage, self.aims
        added, wanted = 0.0, 0.0
        w: i64 = 0
        while w < self.wanted:
            circle = self.circles[w]
            more = coverage[i64(beats[crossing * CIRCLE_CODES + circle])] - held[circle]
            added += aims[circle] * max(0.0, more)
            wanted += aims[circle]
            w += 1
        return added / wanted if wanted > 0.0 else 0.0

    def moves(self, world: Whitechapel, actions: vec[i64]) -> vec[float]:
        """Score where a policeman may go."""
        self.aim(world)
        self.hold(world, world.at)
        scores = vec[float](capacity=len(actions))
        for action in actions:
            crossing = (action - codes.GO) % CROSSING_CODES
            scores = append(scores, exp(self.tuning.sharp * self.cover(crossing)))
        return scores

    def inquiries(self, world: Whitechapel, actions: vec[i64]) -> vec[float]:
        """Score arrests by their chance, questions by what they tell."""
        now = self.particles.shares()
        worth = self.tuning.arrest_at * (1.0 - self.nearly_home())
        scores = vec[float](capacity=len(actions))
        for action in actions:
            if action == codes.PASS:
                score = NO_ACTION
            elif action >= codes.ARREST:
                chance = now[action - codes.ARREST]
                score = chance - LOST if chance > 0.0 else FUTILE
            else:
                told = self.tells(action - codes.CLUE)
                score = worth * told if told > 0.0 else FUTILE
            scores = append(scores, exp(2.0 * self.tuning.sharp * score))
        return scores

    def nearly_home(self) -> float:
        """Give the share of the particles that can be home with the next move."""
        particles = self.particles
        near: i64 = 0
        i: i64 = 0
        while i < particles.size:
            if (
                particles.lives[i] != 0
                and self.distances.walk(particles.circles[i], particles.homes[i]) <= 1
            ):
                near += 1
            i += 1
        return float(near) / float(max(particles.living, 1))

    def tells(self, circle: i64) -> float:
        """Say what a question tells of where Jack is: 0 for nothing, 1 for everything."""
        particles, yes, no = self.particles, self.yes, self.no
        visited: i64 = 0
        i: i64 = 0
        while i < particles.size:
            at = particles.circles[i]
            yes[at] = 0
            no[at] = 0
            i += 1
        i = 0
        while i < particles.size:
            if particles.lives[i] != 0:
                if particles.has_visited(i, circle):
                    yes[particles.circles[i]] += 1
                    visited += 1
                else:
                    no[particles.circles[i]] += 1
            i += 1
        unseen = particles.living - visited
        if visited == 0 or unseen == 0:
            return 0.0
        before = 0.0
        after = 0.0
        i = 0
        while i < particles.size:  # each circle once for each sample there
            if particles.lives[i] != 0:
                at = particles.circles[i]
                before += float(yes[at] + no[at])
                if particles.has_visited(i, circle):
                    after += float(yes[at]) * float(particles.living) / float(visited)
                else:
                    after += float(no[at]) * float(particles.living) / float(unseen)
            i += 1
        whole = float(particles.living) * float(particles.living)
        split = float(min(visited, unseen)) / float(particles.living)
        return min((after - before) / whole * 2.0 + split, 1.0)

    def names(self, world: Whitechapel, actions: vec[i64]) -> vec[float]:
        """Let those move first who are nearest; let those ask first who can't arrest."""
        now = self.particles.shares()
        scores = vec[float](capacity=len(actions))
        for action in actions:
            crossing = world.police[action - codes.NEXT]
            best = 0.0
            touched = self.distances.board.touched
            i = touched.first[crossing]
            while i < touched.first[crossing + 1]:
                best = max(best, now[touched.items[i]])
                i += 1
            if world.acts:
                best = -best
            scores = append(
                scores, exp(self.tuning.sharp * best - 0.7 * float(action - codes.NEXT))
            )
        return scores

    def evening(self, world: Whitechapel, actions: vec[i64]) -> vec[float]:
        """Score patrols, their faces, and where the women are led."""
        self.aim(world)
        scores = vec[float](capacity=len(actions))
        for action in actions:
            score = 0.0
            if world.phase == phases.PATROLS:
                score = self._post(world, action - codes.PATROL)
            elif world.phase == phases.FACES:
                score = self._face(world, action)
            elif world.phase == phases.LEADING and not world.variants.preserved_scenes:
                score = self._lead(world, action - codes.LEAD)
            elif world.phase == phases.LEADING:
                score = self._post(world, action - codes.LEAD_PATROL)
            scores = append(scores, exp(score))
        return scores

    def _post(self, world: Whitechapel, crossing: i64) -> float:
        """Rate a patrol's crossing: near where Jack may live, away from the others."""
        gained = 0.0
        w: i64 = 0
        while w < self.wanted:
            circle = self.circles[w]
            best = 0.0
            for other in world.patrols:
                if other != 0:
                    best = max(best, self.coverage[self.distances.beat(other, circle)])
            reach = self.coverage[self.distances.beat(crossing, circle)]
            gained += self.aims[circle] * max(reach - best, 0.0)
            w += 1
        return self.tuning.sharp * gained

    def _face(self, world: Whitechapel, action: i64) -> float:
        """Rate a patrol token's face: decoys lie where they are needed least."""
        covered = 0.0
        w: i64 = 0
        while w < self.wanted:
            circle = self.circles[w]
            crossing = codes.crossing_of(action)
            covered += self.aims[circle] * self.coverage[self.distances.beat(crossing, circle)]
            w += 1
        if codes.DECOY <= action < codes.TURN:
            return 1.0
        score = self.tuning.sharp * covered
        return score - log(float(_colours_left(world))) if action >= codes.FACE else score

    def _lead(self, world: Whitechapel, circle: i64) -> float:
        """Rate a woman's circle: towards the patrols, away from where Jack may live."""
        near = 0.0
        for crossing in world.patrols:
            if crossing != 0:
                near += self.coverage[self.distances.beat(crossing, circle)]
        particles = self.particles
        far = 0.0
        i: i64 = 0
        while i < particles.size:
            far += float(min(self.distances.walk(circle, particles.homes[i]), 12))
            i += 1
        return near + 0.5 * far / float(max(particles.size, 1))


def _colours_left(world: Whitechapel) -> i64:
    """Count the policemen who lie under no token yet: it is all the same which of them it is."""
    laid: i64 = 0
    i: i64 = 0
    while i < world.at:
        if i64(world.faces[i]) >= IS_COLOUR:
            laid += 1
        i += 1
    return POLICEMEN - laid
