"""What each viewer of Letters from Whitechapel can know: exact, from its sights alone."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.belief import Belief, ImpossibleSight
from gaslamp.core.state import OVER, SPECTATOR, State
from gaslamp.games.whitechapel.actions import (
    ALLEY,
    ARREST,
    BLANK,
    CIRCLES,
    COACH,
    DECOY,
    FIRST,
    GO_ON,
    HIDEOUT,
    KILL,
    NO,
    POLICEMEN,
    REAL,
    WALK,
    WOMAN,
    YES,
)
from gaslamp.games.whitechapel.evidence import (
    NOT_ARRESTED,
    NOT_STUCK,
    SAID_NO,
    SAID_YES,
    Finding,
)
from gaslamp.games.whitechapel.layers import Path
from gaslamp.games.whitechapel.lot import UNSEEN, Lot
from gaslamp.games.whitechapel.reasons import Reasons
from gaslamp.games.whitechapel.rules import Whitechapel
from gaslamp.games.whitechapel.steps import double_event, end_of, seen_step
from gaslamp.games.whitechapel.table import (
    ACTING,
    ANNOUNCE,
    ANSWER,
    BLANKS,
    BY_MURDER,
    COLUMNS,
    DECOYS,
    DOUBLE_EVENT,
    ENDED,
    ESCAPE,
    FACES,
    HIDING,
    IS_DECOY,
    IS_REAL,
    JACK,
    MARKING,
    MURDER,
    ORDER,
    TURNED,
    UNVEILING,
    WOMEN_UP,
)
from gaslamp.games.whitechapel.trail import Trail


class Tokens:
    """The tokens that lie face down: Jack's women and the head's patrols."""

    def __init__(self) -> None:
        """Begin with none."""
        self.women = Lot(0, 0)
        self.patrols = Lot(0, 0)

    def see(self, table: Whitechapel, sight: i64) -> None:
        """Take in a token laid or turned up."""
        if table.phase == MARKING:
            if table.at == 0:
                self.women = Lot(table.setup.women[table.night], BLANKS)
            self.women.lay(_face(sight, WOMAN, BLANK))
        elif table.phase == FACES:
            if table.at == 0:
                self.patrols = Lot(POLICEMEN, DECOYS)
            self.patrols.lay(_face(sight, REAL, DECOY))
        elif table.phase == WOMEN_UP:
            self.women.turn_up(table.at, _face(sight, WOMAN, BLANK))
        elif table.phase in (TURNED, UNVEILING):
            self.patrols.turn_up(table.at, _face(sight, REAL, DECOY))

    def weight(self, world: Whitechapel) -> float:
        """Give the weight of a world's faces."""
        weight = 1.0
        if not self.women.is_open():
            weight *= self.women.weight(world.marks)
        if not self.patrols.is_open():
            weight *= self.patrols.weight(real_patrols(world))
        return weight

    def sample(self, world: Whitechapel, rng: Random) -> None:
        """Draw the faces, and put them on a table."""
        if not self.women.is_open():
            world.marks = self.women.sample(rng)
        if not self.patrols.is_open():
            real = self.patrols.sample(rng)
            i: i64 = 0
            while i < self.patrols.laid:
                world.faces[i] = u8(IS_REAL) if (real >> i) & 1 == 1 else u8(IS_DECOY)
                i += 1


def _face(sight: i64, marked: i64, blank: i64) -> i64:
    """Read a token's face from a sight; it may be unseen."""
    if sight < marked:
        return UNSEEN
    return 1 if sight < blank else 0


def real_patrols(world: Whitechapel) -> i64:
    """Give a bit for each patrol token that is a policeman."""
    real: i64 = 0
    i: i64 = 0
    while i < len(world.faces):
        if world.faces[i] == IS_REAL:
            real |= i64(1) << i
        i += 1
    return real


class PoliceBelief(Belief):
    """What the police and the spectators know of Jack, and of the patrols.

    The table is one of the possible worlds, and follows the rules; Jack's secrets are in the
    trail, those of the tokens in their lots, and no secret depends on another's.
    """

    def __init__(self, start: Whitechapel) -> None:
        """Begin before the hideout is chosen."""
        self.table = start.clone()
        self.tokens = Tokens()
        self.trail = Trail(vec[i64]([0]))
        self.reasons = Reasons()
        self.endings: list[Whitechapel] = []  # the finished worlds, when the circle decided

    def see(self, sight: i64, turn: i64) -> None:
        """Take in a sight, in the phase the table is in."""
        table = self.table
        phase = table.phase
        if phase == HIDING:
            self._see_hiding()
        elif phase in (MARKING, FACES):
            self.tokens.see(table, sight)
            hidden = _face(sight, WOMAN, BLANK) if phase == MARKING else _face(sight, REAL, DECOY)
            table.apply(table.legal_actions()[0] if hidden == UNSEEN else sight)
        elif phase < ESCAPE:
            self._see_murder(sight, turn)
        elif phase == ESCAPE:
            self._see_escape(sight)
        elif phase == ANNOUNCE:
            self._see_announcement(sight)
        else:
            self._see_police(sight, turn)

    def _see_hiding(self) -> None:
        hideouts = vec[i64](capacity=CIRCLES)
        for action in self.table.legal_actions():
            hideouts = append(hideouts, action - HIDEOUT)
        self.trail = Trail(hideouts)
        self.table.apply(HIDEOUT + hideouts[0])

    def _see_murder(self, sight: i64, turn: i64) -> None:
        """Hell is public but for the tokens and the order of the double event."""
        table = self.table
        phase = table.phase
        self.tokens.see(table, sight)
        if phase == ORDER:
            last = len(table.scenes)
            one, other = table.scenes[last - 2], table.scenes[last - 1]
            self._begin_trail(vec[i64]([one, other]))
            step = double_event(one, other)
            self.trail.take(step)
            self.reasons.take(step)
            table.apply(FIRST + one)
        elif phase == MURDER and KILL <= sight < FIRST and table.night != DOUBLE_EVENT:
            self._begin_trail(vec[i64]([sight - KILL]))
            table.apply(sight)
        elif phase == UNVEILING:
            self._settle(sight, turn)
        else:
            table.apply(sight)

    def _begin_trail(self, murders: vec[i64]) -> None:
        self.trail.begin(murders)
        self.reasons.begin(murders)

    def _see_escape(self, sight: i64) -> None:
        """Jack moved: on foot, by alley or by coach."""
        kind = WALK if sight < ALLEY else (ALLEY if sight < COACH else COACH)
        step = seen_step(self.table, kind, self.reasons.needed)
        self.trail.take(step)
        self.reasons.take(step)
        weights = self.trail.circle_weights()
        circle: i64 = 1
        while circle <= CIRCLES:
            i = step.first[circle]
            while i < step.first[circle + 1]:
                if weights[end_of(step.moves[i])] > 0.0:
                    self._put(self.table, circle)
                    self.table.apply(step.moves[i])
                    return
                i += 1
            circle += 1
        raise ImpossibleSight("Jack can't have moved so")

    def _see_announcement(self, sight: i64) -> None:
        """Home, or silence."""
        if sight == GO_ON:
            self.trail.stay_silent()
            self.table.apply(sight)
            return
        self.trail.come_home()
        self.table.apply(sight)
        if self.table.seat != OVER:
            self.trail.end_night()
            self._forget_log()

    def _forget_log(self) -> None:
        """What Jack wrote last night is past, and unknown but for the murder's place."""
        at = (self.table.night - 1) * COLUMNS
        end = at + COLUMNS
        while at < end:
            if self.table.means[at] != BY_MURDER or self.table.night - 1 == DOUBLE_EVENT:
                self.table.log[at] = u8(0)
            at += 1

    def _see_police(self, sight: i64, turn: i64) -> None:
        if self.table.phase == ANSWER:
            self._see_answer(sight)
        self._settle(sight, turn)

    def _see_answer(self, sight: i64) -> None:
        table = self.table
        circle = table.question
        fresh = table.variants.fresh_traces
        said_no = sight >= NO
        if not said_no:
            self.trail.demand(circle, fresh=fresh)
        elif table.markers[circle] > 0 and not fresh:
            self.trail.refuse_second(circle)
        else:
            self.trail.refuse(circle, fresh=fresh)
        self._find(SAID_NO if said_no else SAID_YES, circle, self.trail.circle_weights())

    def _find(self, kind: i64, circle: i64, weights: vec[float]) -> None:
        self.reasons.find(Finding(kind, circle, self.table.column), weights)

    def _settle(self, sight: i64, turn: i64) -> None:
        """Silence tells: keep the circles with which this action leads to this turn."""
        weights = self.trail.circle_weights()
        before = self.table
        is_arrest = before.phase == ACTING and ARREST <= sight < YES
        self.table = self._play_on(before, first_of(weights), sight)
        if is_arrest or self.table.phase in (ESCAPE, ENDED):
            self._sift(before, weights, sight, turn)
        if turn == OVER:
            return
        if is_arrest:
            weights[sight - ARREST] = 0.0  # the last arrest of a turn is not why he had a move
            self._find(NOT_ARRESTED, sight - ARREST, weights)
        if self.table.phase == ESCAPE:
            self._find(NOT_STUCK, 0, self.trail.circle_weights())

    def _sift(self, before: Whitechapel, weights: vec[float], sight: i64, turn: i64) -> None:
        """Play the action with Jack on each possible circle."""
        kept: Whitechapel | None = None
        circle: i64 = 1
        while circle <= CIRCLES:
            if weights[circle] > 0.0:
                world = self._play_on(before, circle, sight)
                if world.seat == turn:
                    kept = world
                    if turn == OVER:
                        self.endings.append(world)
                else:
                    self.trail.exclude(circle)
            circle += 1
        if kept is None:
            raise ImpossibleSight("Jack can be on no circle")
        self.table = kept

    def _play_on(self, before: Whitechapel, circle: i64, sight: i64) -> Whitechapel:
        world = before.clone()
        self._put(world, circle)
        world.apply(sight)
        return world

    def _put(self, world: Whitechapel, circle: i64) -> None:
        """Put Jack on a circle."""
        world.log[world.night * COLUMNS + world.column] = u8(circle)

    def weight(self, world: State) -> float:
        """Give a world's weight, if all that is public fits."""
        assert isinstance(world, Whitechapel)
        frame = self._frame(world.circle())
        if frame is None:
            return 0.0
        path = path_of(world)
        write(frame, path)
        frame.marks = world.marks
        frame.faces = world.faces[:]
        if frame.key() != world.key():
            return 0.0
        return self.tokens.weight(world) * self.trail.weight(path)

    def _frame(self, circle: i64) -> Whitechapel | None:
        """Copy the table, or the finished world in which Jack stands on a circle."""
        if len(self.endings) == 0:
            return self.table.clone()
        for ending in self.endings:
            if ending.circle() == circle:
                return ending.clone()
        return None

    def sample(self, rng: Random) -> State:
        """Draw Jack's secrets and the faces of the tokens."""
        path = self.trail.sample(rng)
        last = path.circles[len(path.circles) - 1] if len(path.circles) > 0 else 0
        world = self._frame(last)
        assert world is not None  # every possible circle has its frame
        write(world, path)
        self.tokens.sample(world, rng)
        return world


def first_of(weights: vec[float]) -> i64:
    """Find a possible circle."""
    circle: i64 = 0
    while circle < len(weights) and weights[circle] <= 0.0:
        circle += 1
    return circle


def path_of(world: Whitechapel) -> Path:
    """Read Jack's hideout and tonight's log."""
    circles = vec[i64](capacity=COLUMNS)
    column: i64 = 0
    while column <= world.column:
        circle = i64(world.log[world.night * COLUMNS + column])
        if circle != 0:
            circles = append(circles, circle)
        column += 1
    return Path(world.hideout, circles)


def write(world: Whitechapel, path: Path) -> None:
    """Write a hideout and a path on Jack's sheet; its columns are public."""
    world.hideout = path.hideout
    i: i64 = 0
    column: i64 = 0
    while column <= world.column:
        at = world.night * COLUMNS + column
        if world.means[at] != 0 and i < len(path.circles):
            world.log[at] = u8(path.circles[i])
            i += 1
        column += 1


class JackBelief(Belief):
    """Jack knows all but the patrols' faces; what interests him too is what the police can know."""

    def __init__(self, start: Whitechapel) -> None:
        """Begin before the hideout is chosen."""
        self.table = start.clone()
        self.tokens = Tokens()
        self.pursuit = PoliceBelief(start)

    def see(self, sight: i64, turn: i64) -> None:
        """Play the action, and show a spectator his side of it."""
        table = self.table
        self.pursuit.see(table.sight(sight, SPECTATOR), turn)
        self.tokens.see(table, sight)
        table.apply(table.legal_actions()[0] if table.phase == FACES else sight)

    def weight(self, world: State) -> float:
        """Only the patrols' faces are open."""
        assert isinstance(world, Whitechapel)
        frame = self.table.clone()
        frame.faces = world.faces[:]
        return self.tokens.weight(world) if frame.key() == world.key() else 0.0

    def sample(self, rng: Random) -> State:
        """Draw the patrols' faces."""
        world = self.table.clone()
        self.tokens.sample(world, rng)
        return world


def belief_of(start: Whitechapel, viewer: i64) -> Belief:
    """Begin a viewer's belief."""
    return JackBelief(start) if viewer == JACK else PoliceBelief(start)
