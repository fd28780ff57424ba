"""What Jack knows: all but the patrols' faces, and what the police can know of him."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief, ImpossibleSight, World
from gaslamp.core.policy import Policy
from gaslamp.core.state import SPECTATOR, State
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.belief.face_down.patrol_faces import UNKNOWN
from gaslamp.games.whitechapel.belief.face_down.tokens import PatrolTokens, is_heads_choice
from gaslamp.games.whitechapel.belief.police_belief import PoliceBelief
from gaslamp.games.whitechapel.rules.state import Whitechapel


class JackBelief(Belief):
    """The worlds that differ in the patrols' faces; beside them, the belief of a spectator."""

    def __init__(self, start: Whitechapel, policy: Policy | None = None) -> None:
        """Begin before the hideout is chosen."""
        self.policy = policy
        self.table = start.clone()
        self.patrols = PatrolTokens()
        self.spectator_belief = PoliceBelief(start, SPECTATOR, policy)

    def clone(self) -> JackBelief:
        """Copy everything that can change."""
        copy = JackBelief(self.table, self.policy)
        copy.patrols = self.patrols.clone()
        copy.spectator_belief = self.spectator_belief.clone()
        return copy

    def is_exact(self) -> bool:
        """Tell whether the spectator's weights are exact; those of Jack's own worlds always are."""
        return self.spectator_belief.is_exact()

    def see(self, sight: i64, turn: i64) -> None:
        """Play the action, and show a spectator his side of it."""
        table = self.table
        played = sight
        if table.phase == phases.FACES:
            played = self._see_face(sight)
        elif table.phase in (phases.TURNED, phases.UNVEILING):
            self.patrols.turn_up(table, sight)
        elif sight not in table.legal_actions():
            raise ImpossibleSight(f"{sight} was not possible")
        elif self.policy is not None and is_heads_choice(table):
            self.patrols.learn(table, self.policy, sight)
        after = table.clone()
        after.apply(played)
        if after.seat != turn:
            raise ImpossibleSight(f"after {sight} the turn is not {turn}")
        self.spectator_belief.see(table.sight(sight, SPECTATOR), turn)
        self.table = after

    def _see_face(self, sight: i64) -> i64:
        """Add a token that the head lays; return an action with any face, for the table."""
        if sight != codes.PATROL + self.table.patrols[self.table.at]:
            raise ImpossibleSight(f"{sight} can't be seen here")
        self.patrols.lay(self.table, self.policy, UNKNOWN)
        return self.table.legal_actions()[0]

    def weight(self, world: State) -> float:
        """Return the weight of a world's patrol faces, if all else fits."""
        assert isinstance(world, Whitechapel)
        frame = self.table.clone()
        frame.faces = world.faces[:]
        return self.patrols.weight(world) if frame.key() == world.key() else 0.0

    def sample_world(self, rng: Random) -> State:
        """Draw the patrols' faces."""
        world = self.table.clone()
        self.patrols.sample(world, rng)
        return world

    def marginals(self, out: vec[float]) -> None:
        """Write what a spectator can know of him."""
        self.spectator_belief.marginals(out)

    def worlds(self, most: i64) -> list[World] | None:
        """Give the patrols each of the faces that they can have."""
        faces = self.patrols.faces
        if faces.is_open():
            return [World(self.table.clone(), 1.0)]
        if len(faces.masks) > most:
            return None
        worlds: list[World] = []
        i: i64 = 0
        while i < len(faces.masks):
            world = self.table.clone()
            self.patrols.put(world, faces.masks[i])
            worlds.append(World(world, faces.weights[i]))
            i += 1
        return worlds
