"""The tokens that lie face down: Jack's women and the head's patrols."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import ImpossibleSight
from gaslamp.core.policy import Policy
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.belief.face_down.patrol_faces import PatrolFaces, put_faces
from gaslamp.games.whitechapel.belief.face_down.women_marks import WomenMarks
from gaslamp.games.whitechapel.belief.policy_queries import shares_by_faces, shares_by_marking
from gaslamp.games.whitechapel.game_setup import BLANKS
from gaslamp.games.whitechapel.rules import hell
from gaslamp.games.whitechapel.rules.state import Whitechapel


def mark_of(sight: i64, circle: i64) -> i64:
    """Read from a sight whether a woman token is marked, 1, or blank, 0."""
    if sight == codes.WOMAN + circle:
        return 1
    if sight == codes.BLANK + circle:
        return 0
    raise ImpossibleSight(f"no token at {circle} can be {sight}")


def face_of(sight: i64, crossing: i64) -> i64:
    """Read from a sight what a patrol token is."""
    if codes.kind_of(sight) not in (codes.REAL, codes.DECOY) and sight < codes.FACE:
        raise ImpossibleSight(f"{sight} shows no patrol token")
    if codes.crossing_of(sight) != crossing:
        raise ImpossibleSight(f"no token at {crossing} can be {sight}")
    return hell.face_of(sight)


class WomenTokens:
    """Which women tokens are marked.

    Without a policy that says nothing of Jack's hideout, and there is one distribution; under a
    policy there is one for each hideout.
    """

    def __init__(self) -> None:
        """Begin with no token."""
        self.marks_by_hideout = [WomenMarks(0, 0)]

    def clone(self) -> WomenTokens:
        """Copy them."""
        copy = WomenTokens()
        copy.marks_by_hideout = [marks.clone() for marks in self.marks_by_hideout]
        return copy

    def marks_for(self, place: i64) -> WomenMarks:
        """Give the possible markings that belong to a hideout."""
        return self.marks_by_hideout[place if len(self.marks_by_hideout) > 1 else 0]

    def lay(self, table: Whitechapel, policy: Policy | None, hideouts: vec[i64]) -> None:
        """Add the next token, which Jack lays unseen."""
        if table.at == 0:
            self._begin(table, 1 if policy is None else len(hideouts))
        woman = codes.WOMAN + table.tokens[table.at]
        for place, marks in enumerate(self.marks_by_hideout):
            shares = vec[float]()
            if policy is not None:
                shares = shares_by_marking(policy, table, hideouts[place], marks.masks, woman)
            marks.lay(shares)

    def _begin(self, table: Whitechapel, number: i64) -> None:
        marked = table.setup.women[table.night]
        self.marks_by_hideout = [WomenMarks(marked, BLANKS) for _ in range(number)]

    def turn_up(self, table: Whitechapel, sight: i64) -> vec[float]:
        """Turn up the next token; return the probability of its face, once or by hideout."""
        face = mark_of(sight, table.tokens[table.at])
        shares = vec[float](capacity=len(self.marks_by_hideout))
        for marks in self.marks_by_hideout:
            shares = append(shares, marks.turn_up(table.at, face))
        return shares


class PatrolTokens:
    """What the patrol tokens are."""

    def __init__(self) -> None:
        """Begin with no token."""
        self.faces = PatrolFaces()

    def clone(self) -> PatrolTokens:
        """Copy them."""
        copy = PatrolTokens()
        copy.faces = self.faces.clone()
        return copy

    def lay(self, table: Whitechapel, policy: Policy | None, face: i64) -> None:
        """Add the head's next token, with a known face or an `UNKNOWN` one."""
        if table.at == 0:
            self.faces = PatrolFaces()
        if self.faces.lay(table, policy, face) <= 0.0:
            raise ImpossibleSight("no such token was left")

    def _shares(self, table: Whitechapel, policy: Policy, action: i64) -> vec[float]:
        return shares_by_faces(policy, table, self.faces.masks, self.faces.laid, action)

    def turn_up(self, table: Whitechapel, sight: i64) -> None:
        """Update with a token that the referee turns up."""
        face = face_of(sight, table.patrols[table.at])
        if self.faces.turn_up(table.at, face) <= 0.0:
            raise ImpossibleSight("no marking of the patrols fits")

    def learn(self, table: Whitechapel, policy: Policy, action: i64) -> None:
        """Update with a choice of the head's, which may tell what the tokens are."""
        if self.faces.is_open() or len(self.faces.masks) == 1:
            return
        if self.faces.learn(self._shares(table, policy, action)) <= 0.0:
            raise ImpossibleSight("no marking of the patrols fits")

    def weight(self, world: Whitechapel) -> float:
        """Give the weight of a world's patrols."""
        return 1.0 if self.faces.is_open() else self.faces.weight(world)

    def put(self, world: Whitechapel, mask: i64) -> None:
        """Give a world's patrol tokens their faces."""
        if not self.faces.is_open():
            put_faces(world, mask, self.faces.laid)

    def sample(self, world: Whitechapel, rng: Random) -> None:
        """Sample the faces, and give them to a world's tokens."""
        if not self.faces.is_open():
            self.put(world, self.faces.sample(rng))


def is_heads_choice(table: Whitechapel) -> bool:
    """Tell whether the head moves women or patrols, which may tell what the tokens are."""
    return table.phase in (phases.CALLING, phases.LEADING)
