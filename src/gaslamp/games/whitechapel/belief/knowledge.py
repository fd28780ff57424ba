"""What can be known of a whole game: its table, and the secrets that lie on it."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.belief import Belief, World
from gaslamp.core.policy import Policy
from gaslamp.core.state import State
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.actions import CIRCLE_CODES
from gaslamp.games.whitechapel.belief.exclusion_reasons import ExclusionReasons
from gaslamp.games.whitechapel.belief.face_down.tokens import PatrolTokens, WomenTokens
from gaslamp.games.whitechapel.belief.paths.move_shares import MoveShares
from gaslamp.games.whitechapel.belief.sheets import Sheet, list_sheets, sample_sheet, weight_of
from gaslamp.games.whitechapel.belief.trail import Trail
from gaslamp.games.whitechapel.belief.weights.silence_weights import MOST_EDGES_USED
from gaslamp.games.whitechapel.game_setup import COLUMNS
from gaslamp.games.whitechapel.rules.state import Whitechapel


class Knowledge(Belief):
    """Every world that a police seat, or a spectator, can't tell from the truth.

    The table is one of them, and follows the rules; Jack's secrets are in the trail, those of the
    tokens in `women` and `patrols`.
    """

    def __init__(self, start: Whitechapel, viewer: i64, policy: Policy | None = None) -> None:
        """Begin before the hideout is chosen."""
        self.viewer: i64 = viewer
        self.policy = policy
        self.table = start.clone()
        self.women = WomenTokens()
        self.patrols = PatrolTokens()
        self.trail = Trail(vec[i64]([0]), vec[float]([1.0]), by_policy=policy is not None)
        self.reasons = ExclusionReasons()
        self.half = MoveShares()  # of a coach ride, until it goes on
        self.most_gone: i64 = MOST_EDGES_USED
        self.last: Whitechapel | None = None  # the table before the action that ended the game
        self.last_action: i64 = 0

    def fill(self, copy: Knowledge) -> None:
        """Copy everything that can change."""
        copy.women = self.women.clone()
        copy.patrols = self.patrols.clone()
        copy.trail = self.trail.clone()
        copy.reasons = self.reasons.clone()
        copy.half = self.half
        copy.most_gone = self.most_gone
        copy.last = self.last
        copy.last_action = self.last_action

    def is_exact(self) -> bool:
        """Tell whether the weights are exact; where Jack can't be, he can't be in any case."""
        return self.trail.is_exact()

    def rows(self) -> i64:
        """Count the rows of tonight's widest layer."""
        most: i64 = 0
        for layer in self.trail.night.layers:
            most = max(most, len(layer.met))
        return most

    def marginals(self, out: vec[float]) -> None:
        """Write how likely each circle is to be Jack's, and to be his hideout."""
        place: i64 = 0
        while place < 2 * CIRCLE_CODES:
            out[place] = 0.0
            place += 1
        self._write_circles(out)
        self._write_hideouts(out)

    def sample_sheet(self, rng: Random) -> Sheet:
        """Draw Jack's secrets alone."""
        return sample_sheet(self.trail, rng)

    def _write_circles(self, out: vec[float]) -> None:
        if not self.trail.is_out:
            out[0] = 1.0
            return
        circles = self.trail.circle_weights()
        circle: i64 = 1
        while circle < CIRCLE_CODES:
            out[circle] = circles[circle]
            circle += 1

    def _write_hideouts(self, out: vec[float]) -> None:
        hideouts = self.trail.hideouts
        weights = self.trail.hideout_weights()
        i: i64 = 0
        while i < len(hideouts):
            out[CIRCLE_CODES + hideouts[i]] = weights[i]
            i += 1

    def weight(self, world: State) -> float:
        """Give a world's weight, if all that is public fits."""
        assert isinstance(world, Whitechapel)
        sheet = sheet_of(world)
        frame = self._frame(sheet)
        if frame is None:
            return 0.0
        write(frame, sheet)
        frame.marks = world.marks
        frame.faces = world.faces[:]
        if frame.key() != world.key():
            return 0.0
        women = self.women.marks_for(self.trail.places[sheet.hideout] - 1)
        marking = 1.0 if women.is_open() else women.weight(world.marks)
        return marking * self.patrols.weight(world) * weight_of(self.trail, sheet)

    def _frame(self, sheet: Sheet) -> Whitechapel | None:
        """Copy the table, or the finished world in which Jack stands where the sheet says."""
        if self.trail.places[sheet.hideout] == 0 and self.table.phase != phases.HIDING:
            return None
        if self.last is None:
            return self.table.clone()
        circle = sheet.circles[len(sheet.circles) - 1] if len(sheet.circles) > 0 else 0
        if self.trail.possible()[circle] == 0:
            return None
        return self.play_on(self.last, circle, self.last_action)

    def sample_world(self, rng: Random) -> State:
        """Draw Jack's secrets and the faces of the tokens."""
        sheet = sample_sheet(self.trail, rng)
        world = self._world(sheet)
        women = self.women.marks_for(self.trail.places[sheet.hideout] - 1)
        if not women.is_open():
            world.marks = women.sample(rng)
        self.patrols.sample(world, rng)
        return world

    def _world(self, sheet: Sheet) -> Whitechapel:
        world = self._frame(sheet)
        assert world is not None  # every possible sheet has its frame
        write(world, sheet)
        return world

    def worlds(self, most: i64) -> list[World] | None:
        """List the possible worlds, as long as they are few."""
        sheets = list_sheets(self.trail, most)
        if sheets is None:
            return None
        worlds: list[World] = []
        for sheet in sheets:
            women = self.women.marks_for(self.trail.places[sheet.hideout] - 1)
            if len(worlds) + len(women.masks) * len(self.patrols.faces.masks) > most:
                return None
            for marks in women.masks:
                for faces in self.patrols.faces.masks:
                    world = self._world(sheet)
                    if not women.is_open():
                        world.marks = marks
                    self.patrols.put(world, faces)
                    worlds.append(World(world, self.weight(world)))
        return worlds

    def play_on(self, before: Whitechapel, circle: i64, action: i64) -> Whitechapel:
        """Play an action on a copy of a table, with Jack on a circle."""
        world = before.clone()
        world.log[world.column] = u8(circle)
        world.apply(action)
        return world


def sheet_of(world: Whitechapel) -> Sheet:
    """Read Jack's hideout and tonight's log."""
    circles = vec[i64](capacity=COLUMNS)
    column: i64 = 0
    while column <= world.column:
        if world.log[column] != 0:
            circles = append(circles, i64(world.log[column]))
        column += 1
    return Sheet(world.hideout, circles)


def write(world: Whitechapel, sheet: Sheet) -> None:
    """Write a hideout and a path on Jack's sheet; its columns are public."""
    world.hideout = sheet.hideout
    i: i64 = 0
    column: i64 = 0
    while column <= world.column:
        if world.means[column] != 0 and i < len(sheet.circles):
            world.log[column] = u8(sheet.circles[i])
            i += 1
        column += 1
