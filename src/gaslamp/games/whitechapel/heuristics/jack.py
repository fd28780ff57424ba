"""How a sensible Jack chooses, from his hideout, his circle and what stands on the board."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.policy import Policy
from gaslamp.core.state import State
from gaslamp.core.weights import tempered, zero_weights
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.actions import CIRCLE_CODES, CIRCLES, POLICEMEN
from gaslamp.games.whitechapel.game_setup import COLUMN_1, JACK, NIGHTS
from gaslamp.games.whitechapel.heuristics.distances import Distances
from gaslamp.games.whitechapel.heuristics.tuning import Tuning
from gaslamp.games.whitechapel.rules.position import Position
from gaslamp.games.whitechapel.rules.state import Whitechapel

MOST_WALKS: Final = 32
HOPELESS: Final = 0.002  # from there he can't be home in time
JUST_IN_TIME: Final = 0.5
AT_HOME: Final = 6.0
SILENT_AT_HOME: Final = 0.03  # the share of silence on his hideout
NEAR: Final = (0.55, 0.75, 0.9)  # beside a policeman, one step from his side, two steps
# A murder, by the walks from there to his hideout: he can come home, and many live as near.
SCENE: Final = (0.01, 0.02, 0.05, 0.1, 0.3, 0.6, 1.0, 1.2, 1.2, 1.0, 0.7)
# The same as the police read him: near enough to come home, not next door.
READ_SCENE: Final = (0.1, 0.25, 0.7, 1.0, 1.1, 1.0, 0.8, 0.55, 0.35, 0.2, 0.1)
UNMARKED: Final = 0.45


class JackPolicy(Policy):
    """The assumed choices of Jack, partly at random."""

    def __init__(self, scores: JackScores, tuning: Tuning) -> None:
        """Take how he scores, and how often he does what for no reason that is known here."""
        self.excludes = False
        self.doubt = tuning.doubt
        self.scores = scores
        self.stray = tuning.stray

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Share by what a sensible Jack would do; the police are not read."""
        assert isinstance(world, Whitechapel)
        even = 1.0 / float(len(actions))
        if world.seat != JACK:
            shares = vec[float](capacity=len(actions))
            for _ in actions:
                shares = append(shares, even)
            return shares
        # Nobody is silent at home for no reason.
        stray = 0.0 if world.phase == phases.ANNOUNCE else self.stray
        return tempered(self.scores.scores(world, actions), stray)


class JackScores:
    """Scores Jack's choices; the higher, the more sensible."""

    def __init__(
        self, distances: Distances, tuning: Tuning, homesick: float, scene: tuple[float, ...]
    ) -> None:
        """Take the map, how much he is drawn home from how far, and how far from there he kills."""
        self.distances = distances
        self.tuning = tuning
        self.pull = pull_of(homesick)
        self.roaming_pull = self.pull  # while there is time for detours
        self.scene = vec[float](scene)
        self.near = vec[float](NEAR)
        self.hideouts = zero_weights(CIRCLES + 1)
        for circle in distances.board.circles:
            if distances.board.is_red[circle] == 0:
                self.hideouts[circle] = self.hideout(circle)

    def scores(self, world: Whitechapel, actions: vec[i64]) -> vec[float]:
        """Score what Jack may do now, phase by phase."""
        phase = world.phase
        scores = vec[float](capacity=len(actions))
        if phase == phases.ESCAPE:
            return self.escapes(world, actions)
        for action in actions:
            score = 1.0
            if phase == phases.COACHING:
                score = self.second(world, action - codes.COACH)
            elif phase == phases.ANNOUNCE:
                score = 1.0 - SILENT_AT_HOME if action == codes.HOME else SILENT_AT_HOME
            elif phase == phases.HIDING:
                score = self.hideouts[action - codes.HIDEOUT]
            elif phase == phases.MARKING:
                score = self.marking(world, action)
            elif phase in (phases.TOKENS, phases.MURDER, phases.SECOND):
                score = self.murder(world, action)
            elif phase == phases.ORDER:
                score = self.order(world, action - codes.FIRST)
            scores = append(scores, score)
        return scores

    def escapes(self, world: Whitechapel, actions: vec[i64]) -> vec[float]:
        """Weigh moves: home in time, rather not beside policemen; coaches and alleys are few."""
        special = self.tuning.special
        if self.threat(world, world.circle()) < 1.0:
            special *= self.tuning.in_danger
        scores = vec[float](capacity=len(actions))
        for action in actions:
            if action < codes.ALLEY:
                scores = append(scores, self.walk(world, action))
            elif action < codes.COACH:
                scores = append(scores, special * self.alley(world, action - codes.ALLEY))
            else:
                scores = append(scores, special * self.coach(world, action - codes.COACH))
        return scores

    def walk(self, world: Whitechapel, circle: i64) -> float:
        """Rate a walk, the only way to come home."""
        if circle == world.hideout and may_come_home(world):
            return AT_HOME
        return self.stop(world, circle, world.setup.last_column - world.column - 1)

    def alley(self, world: Whitechapel, circle: i64) -> float:
        """Rate a move through a block, past any policeman."""
        return self.stop(world, circle, world.setup.last_column - world.column - 1)

    def coach(self, world: Whitechapel, circle: i64) -> float:
        """Rate the first half of a ride, which goes on from there."""
        distances = self.distances
        far = max(distances.walk(circle, world.hideout) - 1, 1)
        left = world.setup.last_column - world.column - 2
        return self.pull[far] if far <= left else HOPELESS * self.pull[far]

    def second(self, world: Whitechapel, circle: i64) -> float:
        """Rate the second half of a ride, where he stays."""
        return self.stop(world, circle, world.setup.last_column - world.column - 1)

    def stop(self, world: Whitechapel, circle: i64, left: i64) -> float:
        """Stand on a circle when the police come, with a number of columns left."""
        far = self.distances.walk(circle, world.hideout)
        if far == 0:
            far = 2  # he has to leave and come back
        pull = self.roaming_pull if self.may_roam(world, far) else self.pull
        score = pull[far] * self.threat(world, circle)
        if far > left:
            return HOPELESS * score
        return JUST_IN_TIME * score if far == left else score

    def may_roam(self, world: Position, far: i64) -> bool:
        """Tell whether there is time for detours, in a night before the last."""
        spare = float(world.setup.last_column - world.column - far)
        return world.night < NIGHTS - 1 and spare > self.tuning.arrive

    def threat(self, world: Whitechapel, circle: i64) -> float:
        """Give less the nearer the policemen are who can stand beside a circle in one turn."""
        beats = self.distances.beats
        nearest: i64 = 3
        policeman: i64 = 0
        while policeman < POLICEMEN:
            beat = i64(beats[world.police[policeman] * CIRCLE_CODES + circle])
            nearest = min(nearest, beat)
            policeman += 1
        return self.near[nearest] if nearest < 3 else 1.0

    def hideout(self, circle: i64) -> float:
        """Rate a hideout by the murder scenes within reach."""
        reached = 0.0
        for red in self.distances.board.red:
            reached += self.at_scene(red, circle)
        return reached * reached

    def at_scene(self, scene: i64, hideout: i64) -> float:
        """Say how good a murder's place is, by how far from there he lives."""
        return self.scene[min(self.distances.walk(scene, hideout), len(self.scene) - 1)]

    def marking(self, world: Whitechapel, action: i64) -> float:
        """Rate a marking: women where he may want to kill."""
        if action >= codes.BLANK:
            return UNMARKED
        return self.at_scene(action - codes.WOMAN, world.hideout)

    def murder(self, world: Whitechapel, action: i64) -> float:
        """Kill where he can come home from, rather not before the eyes of patrols."""
        if action == codes.WAIT:
            return self.tuning.waiting
        circle = codes.circle_of(action)
        score = self.at_scene(circle, world.hideout)
        for crossing in world.patrols:
            if crossing != 0 and self.distances.beat(crossing, circle) < 2:
                score *= self.near[0]
        return score

    def order(self, world: Whitechapel, first: i64) -> float:
        """Rate an order of two murders: the hunt begins at the second."""
        last = len(world.scenes)
        second = world.scenes[last - 1]
        if second == first:
            second = world.scenes[last - 2]
        return self.at_scene(second, world.hideout)


def pull_of(homesick: float) -> vec[float]:
    """Say how likely Jack is to go where it is so far to his hideout."""
    return vec[float]([exp(-homesick * float(min(d, MOST_WALKS))) for d in range(128)])


def may_come_home(world: Position) -> bool:
    """Tell whether a walk now may end in an announcement."""
    return world.column + 1 >= COLUMN_1 or not world.variants.time_of_crime
