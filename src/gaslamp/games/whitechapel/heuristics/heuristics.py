"""Heuristics of both sides: Jack tries to come home, the police to stand beside him."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.heuristics import Heuristics
from gaslamp.core.policy import Policy
from gaslamp.core.state import State
from gaslamp.core.weights import scale, total
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.belief.jack_belief import JackBelief
from gaslamp.games.whitechapel.belief.police_belief import PoliceBelief
from gaslamp.games.whitechapel.board import BoardTables
from gaslamp.games.whitechapel.game_setup import JACK, NIGHTS
from gaslamp.games.whitechapel.heuristics.distances import distances_of
from gaslamp.games.whitechapel.heuristics.jack import (
    READ_SCENE,
    SCENE,
    JackPolicy,
    JackScores,
    may_come_home,
    pull_of,
)
from gaslamp.games.whitechapel.heuristics.particle_filter import ParticleFilter
from gaslamp.games.whitechapel.heuristics.police import PoliceScores
from gaslamp.games.whitechapel.heuristics.tuning import Tuning
from gaslamp.games.whitechapel.rules.state import Whitechapel

SEED: Final = 20
JACKS_EFFORT: Final = 4.0
LEAST: Final = 0.001  # the share of the least sensible choice, the chance where there is none
KNOWN: Final = 0.45  # how much worse a later night is when the police know the hideout
RESCUE: Final = 0.08  # too late on foot, but a coach or an alley is left
HASTE: Final = (0.4, 0.65, 0.85)  # by the columns to spare: a way can be barred
DANGER: Final = 0.03  # with every walk
EXPECTED: Final = 0.25  # more, by the share of the particles on his circle
NEARLY: Final = 0.1  # beside it
GUARDED: Final = 0.5  # by how near the police are to a hideout that they know
SPARE: Final = 0.005  # less, by coach and alley
SAFEST: Final = 0.01
LIKELY: Final = 0.15
SUSPECTED: Final = 0.25  # the share of the particles on a circle where an arrest is said to be good
COVERS: Final = 0.05  # the share of what a policeman is wanted for that he alone covers, likewise
TELLING: Final = 0.15  # what a question tells, from which on it is said to tell a lot
IDLE: Final = 6  # crossings to the nearest circle where Jack can be: nothing to do there
FARTHEST: Final = 127


class WhitechapelHeuristics(Heuristics):
    """Keeps samples of Jack's secret; evaluates by time, distance and the samples."""

    def __init__(self, board: BoardTables, tuning: Tuning | None = None) -> None:
        """Take the tables of the board."""
        super().__init__()
        tuning = Tuning() if tuning is None else tuning
        self.tuning = tuning
        distances = distances_of(board)
        self.distances = distances
        self.mixes = True
        self.rng = Random(SEED)
        self.scores = JackScores(distances, tuning, tuning.homesick, SCENE)
        self.scores.roaming_pull = pull_of(tuning.roam)
        self.reading = JackScores(distances, tuning, tuning.read_homesick, READ_SCENE)
        self.known = ParticleFilter(self.reading)  # sampled from the belief: the true game
        self.particles = ParticleFilter(self.reading)  # the same in the simulation
        self.police_scores = PoliceScores(distances, self.particles, tuning)
        self.haste = vec[float](HASTE)
        self.left: i64 = 0
        self.night: i64 = 0

    def effort(self, viewer: i64) -> float:
        """Return more simulations for Jack: one wrong step ends the game."""
        return JACKS_EFFORT if viewer == JACK else 1.0

    def start_from(self, belief: Belief, viewer: i64) -> None:
        """Sample particles from what a spectator, or the police, believe."""
        if isinstance(belief, JackBelief):
            self._draw(belief.spectator_belief)
            self.mixes = True
        elif isinstance(belief, PoliceBelief):
            self._draw(belief)
            self.mixes = False

    def _draw(self, belief: PoliceBelief) -> None:
        self.rng = Random(SEED)
        self.known.sample_from(belief, self.rng)

    def begin_simulation(self, world: State) -> None:
        """Begin with the particles sampled from the belief."""
        assert isinstance(world, Whitechapel)
        self.particles.copy_from(self.known)
        self.left = i64(self.tuning.moves)
        self.night = world.night

    def is_quiet(self, world: State) -> bool:
        """Tell whether Jack is to move, after some moves, or the night is over."""
        assert isinstance(world, Whitechapel)
        return world.night != self.night or (self.left <= 0 and world.phase == phases.ESCAPE)

    def follow(self, world: State, action: i64) -> None:
        """Move, exclude or keep particles by what the police would see of an action."""
        assert isinstance(world, Whitechapel)
        phase = world.phase
        particles = self.particles
        if phase < phases.ESCAPE:
            self._follow_evening(world, action)
        elif phase in (phases.ESCAPE, phases.COACHING):
            if phase == phases.ESCAPE:
                self.left -= 1
            particles.move(world, codes.kind_of(action), self.rng)
        elif phase == phases.ANNOUNCE:
            if action == codes.HOME:
                particles.come_home(self.rng)
            else:
                particles.stay_silent(self.rng)
        elif phase == phases.ANSWER:
            if world.markers[world.question] == 0:  # particles know no second visits
                particles.answer(world.question, yes=action < codes.NO)
        elif phase == phases.ACTING and codes.ARREST <= action < codes.YES:
            particles.exclude(action - codes.ARREST)

    def _follow_evening(self, world: Whitechapel, action: i64) -> None:
        """Update with where a hideout can be, and where the hunt begins."""
        if world.phase == phases.HIDING:
            self.particles.settle(self.rng)
        elif world.phase == phases.MURDER and action != codes.WAIT:
            self.particles.start(action - codes.KILL)
        elif world.phase == phases.ORDER:
            last = len(world.scenes)
            self.particles.start_twice(world.scenes[last - 2], world.scenes[last - 1])

    def is_futile(self, belief: Belief, action: i64) -> bool:
        """Tell whether Jack can't be where an arrest is made, or never was where one asks.

        Nor does a policeman who is far from all that Jack can reach go still farther away.
        """
        if not isinstance(belief, PoliceBelief) or belief.table.phase < phases.MOVING:
            return False
        if belief.table.phase == phases.MOVING:
            before = self._far(belief, belief.table.police[belief.table.at])
            return before > IDLE and self._far(belief, codes.crossing_of(action)) > before
        if codes.ARREST <= action < codes.YES:
            return belief.trail.possible()[action - codes.ARREST] == 0
        if codes.CLUE <= action < codes.ARREST:
            return not belief.trail.night.is_visited(action - codes.CLUE)
        return False

    def _far(self, belief: PoliceBelief, crossing: i64) -> i64:
        """Count the crossings to the nearest circle where Jack can be."""
        possible = belief.trail.possible()
        nearest: i64 = FARTHEST
        circle: i64 = 1
        while circle < len(possible):
            if possible[circle] != 0:
                nearest = min(nearest, self.distances.beat(crossing, circle))
            circle += 1
        return nearest

    def prior(self, world: State, actions: vec[i64]) -> vec[float]:
        """Score by what the seat on turn may know, and share."""
        assert isinstance(world, Whitechapel)
        if world.seat == JACK:
            shares = self.scores.scores(world, actions)
            if world.phase == phases.ESCAPE:
                self._avoid_expected(world, actions, shares)
        else:
            shares = self.police_scores.scores(world, actions)
        scale(shares, total(shares))
        i: i64 = 0
        while i < len(shares):
            shares[i] += LEAST
            i += 1
        return shares

    def _avoid_expected(self, world: Whitechapel, actions: vec[i64], shares: vec[float]) -> None:
        """Prefer circles where the police would not look for Jack."""
        now = self.particles.shares()
        walks = self.distances.board.walks
        i: i64 = 0
        while i < len(actions):
            circle = codes.circle_of(actions[i])
            expected = 0.0
            w = walks.first[circle]
            while w < walks.first[circle + 1]:
                near = walks.items[w]
                expected += now[near] / float(max(walks.length(near), 1))
                w += 1
            threat = 1.0 - self.scores.threat(world, circle)
            shares[i] *= exp(-self.tuning.shy * expected * (0.2 + 2.0 * threat))
            i += 1

    def evaluate(self, world: State, seat: i64) -> float:
        """Say how likely a seat wins: Jack by his way home, and by the nights to come."""
        assert isinstance(world, Whitechapel)
        chance = self.jack_wins(world)
        return chance if seat == JACK else 1.0 - chance

    def jack_wins(self, world: Whitechapel) -> float:
        """Estimate Jack's chance to win: tonight's way home, and the nights to come."""
        later = self.tuning.later - KNOWN * self.particles.share_at_home(world.hideout)
        chance = self.comes_home(world) if world.phase >= phases.ESCAPE else later
        night = world.night + 1
        while night < NIGHTS:
            chance *= later
            night += 1
        return chance

    def comes_home(self, world: Whitechapel) -> float:
        """Estimate the chance that Jack comes home tonight, by his way and its danger."""
        far = self.distances.walk(world.circle(), world.hideout)
        if far == 0:
            far = 2  # he has to leave and come back
        slack = world.setup.last_column - world.column - far
        if slack < 0:
            return RESCUE if world.coaches + world.alleys > 0 else LEAST
        haste = self.haste[slack] if slack < len(self.haste) else 1.0
        return haste * exp(-self.hazard(world) * float(far))

    def hazard(self, world: Whitechapel) -> float:
        """Estimate the danger for Jack with every walk."""
        circle, shares, walks = world.circle(), self.particles.shares(), self.distances.board.walks
        near = 0.0
        w = walks.first[circle]
        while w < walks.first[circle + 1]:
            near += shares[walks.items[w]]
            w += 1
        watched = 1.0 - self.scores.threat(world, circle)
        guarded = 1.0 - self.scores.threat(world, world.hideout)
        hazard = DANGER + (EXPECTED * shares[circle] + NEARLY * near) * (0.4 + 2.0 * watched)
        hazard += GUARDED * guarded * self.particles.share_at_home(world.hideout)
        hazard -= SPARE * float(min(world.coaches + world.alleys, 4))
        return max(hazard, SAFEST)

    def policy(self, viewer: i64) -> Policy | None:
        """Take Jack to be sensible."""
        return JackPolicy(self.reading, self.tuning)

    def reason(self, world: State, action: i64) -> str:
        """Name why an action is good."""
        assert isinstance(world, Whitechapel)
        if world.phase == phases.ESCAPE:
            return self._reason_to_go(world, action)
        if world.phase in (phases.MURDER, phases.SECOND):
            return self._reason_to_kill(world, action)
        if world.phase == phases.ANNOUNCE and action == codes.HOME:
            return "comes-home"
        if world.phase == phases.MOVING:
            return self._reason_to_stand(world, action)
        if world.phase == phases.ACTING and action != codes.PASS:
            return self._reason_to_act(action)
        return ""

    def _reason_to_kill(self, world: Whitechapel, action: i64) -> str:
        """Praise a murder only where the night is long enough and no patrol is beside it."""
        if action == codes.WAIT:
            return "waits-for-patrols"
        circle = codes.circle_of(action)
        far = self.distances.walk(circle, world.hideout)
        if world.marker + far > world.setup.last_column:
            return ""
        for crossing in world.patrols:
            if crossing != 0 and self.distances.beat(crossing, circle) < 2:
                return ""
        return "kills-in-reach"

    def _reason_to_stand(self, world: Whitechapel, action: i64) -> str:
        """Praise a place that touches where Jack is likely, or covers what nobody else does."""
        if self._is_beside(action):
            return "stands-beside"
        scores = self.police_scores
        scores.aim(world)
        scores.hold(world, world.at)
        added = scores.added(codes.crossing_of(action))
        return "covers-ways" if added >= COVERS else ""

    def _reason_to_act(self, action: i64) -> str:
        """Name why an arrest or a question is good, if Jack is likely there or it tells much."""
        if action >= codes.ARREST:
            is_likely = self.particles.shares()[action - codes.ARREST] >= SUSPECTED
            return "arrests-likely" if is_likely else ""
        is_telling = self.police_scores.tells(action - codes.CLUE) >= TELLING
        return "asks-most-telling" if is_telling else ""

    def _reason_to_go(self, world: Whitechapel, action: i64) -> str:
        circle = codes.circle_of(action)
        far = self.distances.walk(circle, world.hideout)
        if action >= codes.ALLEY:
            return "breaks-away"
        if far == 0 and may_come_home(world):
            return "comes-home"
        if far < self.distances.walk(world.circle(), world.hideout):
            return "nears-home"
        return "goes-unwatched" if self.scores.threat(world, circle) >= 1.0 else ""

    def _is_beside(self, action: i64) -> bool:
        """Tell whether a policeman would touch a circle where Jack is likely to be."""
        touched, shares = self.distances.board.touched, self.particles.shares()
        crossing = codes.crossing_of(action)
        i = touched.first[crossing]
        while i < touched.first[crossing + 1]:
            if shares[touched.items[i]] >= LIKELY:
                return True
            i += 1
        return False
