"""What a policy says of the choices in a world: asked for each secret that could be the truth."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.policy import Policy
from gaslamp.core.weights import no_weights
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.steps import Step, passed_by
from gaslamp.games.whitechapel.belief.trail import Trail
from gaslamp.games.whitechapel.rules.state import Whitechapel
from gaslamp.games.whitechapel.table import IS_DECOY, IS_REAL


def share_of(policy: Policy, world: Whitechapel, action: i64) -> float:
    """Give the probability of an action; 0 where it is not legal."""
    actions = world.legal_actions()
    shares = policy.weights(world, actions)
    i: i64 = 0
    while i < len(actions):
        if actions[i] == action:
            return shares[i]
        i += 1
    return 0.0


def shares_by_hideout(
    policy: Policy, table: Whitechapel, hideouts: vec[i64], action: i64
) -> vec[float]:
    """Give the probability of Jack's action for each hideout that he may have."""
    world = table.clone()
    shares = vec[float](capacity=len(hideouts))
    for hideout in hideouts:
        world.hideout = hideout
        shares = append(shares, share_of(policy, world, action))
    return shares


def shares_by_marking(
    policy: Policy, table: Whitechapel, hideout: i64, masks: vec[i64], action: i64
) -> vec[float]:
    """Give the probability of Jack's action for each marking of the women tokens."""
    world = table.clone()
    world.hideout = hideout
    shares = vec[float](capacity=len(masks))
    for mask in masks:
        world.marks = mask
        shares = append(shares, share_of(policy, world, action))
    return shares


def shares_by_faces(
    policy: Policy, table: Whitechapel, masks: vec[i64], laid: i64, action: i64
) -> vec[float]:
    """Give the probability of the head's action for each set of policemen among the patrols."""
    world = table.clone()
    shares = vec[float](capacity=len(masks))
    for mask in masks:
        put_faces(world, mask, laid)
        shares = append(shares, share_of(policy, world, action))
    return shares


def put_faces(world: Whitechapel, mask: i64, laid: i64) -> None:
    """Give the patrol tokens that are laid their faces."""
    i: i64 = 0
    while i < laid:
        world.faces[i] = u8(IS_REAL) if (mask >> i) & 1 == 1 else u8(IS_DECOY)
        i += 1


def orders_by_hideout(
    policy: Policy, table: Whitechapel, hideouts: vec[i64], murders: vec[i64]
) -> list[vec[float]]:
    """Give the probability that each murder was the first, by hideout and circle (LW-14)."""
    orders = [no_weights(CIRCLES + 1) for _ in hideouts]
    for circle in murders:
        shares = shares_by_hideout(policy, table, hideouts, codes.FIRST + circle)
        place: i64 = 0
        while place < len(hideouts):
            orders[place][circle] = shares[place]
            place += 1
    return orders


def homes_by_hideout(policy: Policy, table: Whitechapel, trail: Trail, action: i64) -> vec[float]:
    """Give the probability of saying `HOME` or `GO_ON` on each hideout where Jack can stand."""
    world = table.clone()
    possible = trail.possible()
    shares = no_weights(len(trail.hideouts))
    place: i64 = 0
    while place < len(trail.hideouts):
        hideout = trail.hideouts[place]
        if possible[hideout] != 0:
            world.hideout = hideout
            world.log[world.column] = u8(hideout)
            shares[place] = share_of(policy, world, action)
        place += 1
    return shares


class Asked:
    """A world in which the policy is asked for Jack's moves, wherever he may be and live."""

    def __init__(self, policy: Policy, table: Whitechapel, trail: Trail) -> None:
        """Copy the table."""
        self.policy = policy
        self.world = table.clone()
        self.trail = trail

    def for_step(self, step: Step, kind: i64) -> None:
        """Fill in the shares of a step's moves, for each hideout that can be Jack's."""
        step.by_hideout = [no_weights(len(step.moves)) for _ in self.trail.hideouts]
        place: i64 = 0
        while place < len(self.trail.hideouts):
            self.world.hideout = self.trail.hideouts[place]
            possible = self.trail.possible_from(place)
            circle: i64 = 1
            while circle <= CIRCLES:
                if possible[circle] != 0 and step.first[circle] < step.first[circle + 1]:
                    self.world.log[self.world.column] = u8(circle)
                    self._fill(step.by_hideout[place], step.first[circle], kind)
                circle += 1
            place += 1

    def _fill(self, shares: vec[float], first: i64, kind: i64) -> None:
        """Write down the shares of the actions of one kind, which come in the step's order."""
        actions = self.world.legal_actions()
        asked = self.policy.weights(self.world, actions)
        a: i64 = 0
        while a < len(actions):
            if codes.kind_of(actions[a]) == kind:
                shares[first] = asked[a]
                first += 1
            a += 1

    def for_ride(self, half: Step, step: Step) -> None:
        """Fill in the shares of a coach ride's moves from those of its first half."""
        step.by_hideout = [no_weights(len(step.moves)) for _ in self.trail.hideouts]
        place: i64 = 0
        while place < len(self.trail.hideouts):
            self.world.hideout = self.trail.hideouts[place]
            first: i64 = 0
            i: i64 = 0
            while i < len(half.moves):
                past = _past(step, first, half.starts[i], half.moves[i])
                if half.by_hideout[place][i] > 0.0:
                    self._ride_on(half, i, step.by_hideout[place], first, half.by_hideout[place][i])
                first = past
                i += 1
            place += 1

    def _ride_on(self, half: Step, i: i64, shares: vec[float], first: i64, share: float) -> None:
        """Share a first half among what the coach does then."""
        world = self.world
        world.log[world.column - 1] = u8(half.starts[i])
        world.log[world.column] = u8(half.moves[i])
        for part in self.policy.weights(world, world.legal_actions()):
            shares[first] = share * part
            first += 1


def _past(step: Step, first: i64, start: i64, passed: i64) -> i64:
    """Find where the rides from a circle past another end in the step's list."""
    i = first
    while i < len(step.moves) and step.starts[i] == start and passed_by(step.moves[i]) == passed:
        i += 1
    return i
