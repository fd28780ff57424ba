"""What a policy says of the choices in a world: asked for each secret that could be the truth."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.policy import Policy
from gaslamp.core.weights import found_at, zero_weights
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.face_down.patrol_faces import put_faces
from gaslamp.games.whitechapel.belief.paths.move_shares import MoveShares, passed_by
from gaslamp.games.whitechapel.belief.trail import Trail
from gaslamp.games.whitechapel.rules.state import Whitechapel


def share_of(policy: Policy, world: Whitechapel, action: i64) -> float:
    """Give the probability of an action; 0 where it is not legal."""
    actions = world.legal_actions()
    return found_at(actions, policy.weights(world, actions), action)


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
    """Give the probability of the head's action for each combination of the patrols' faces."""
    world = table.clone()
    shares = vec[float](capacity=len(masks))
    for mask in masks:
        put_faces(world, mask, laid)
        shares = append(shares, share_of(policy, world, action))
    return shares


def orders_by_hideout(
    policy: Policy, table: Whitechapel, hideouts: vec[i64], murders: vec[i64]
) -> list[vec[float]]:
    """Give the probability that each murder was the first, by hideout and circle (LW-14)."""
    orders = [zero_weights(CIRCLES + 1) for _ in hideouts]
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
    shares = zero_weights(len(trail.hideouts))
    place: i64 = 0
    while place < len(trail.hideouts):
        hideout = trail.hideouts[place]
        if possible[hideout] != 0:
            world.hideout = hideout
            world.log[world.column] = u8(hideout)
            shares[place] = share_of(policy, world, action)
        place += 1
    return shares


class PolicyQueries:
    """A world in which the policy is asked for Jack's moves, wherever he may be and live."""

    def __init__(self, policy: Policy, table: Whitechapel, trail: Trail) -> None:
        """Copy the table."""
        self.policy = policy
        self.world = table.clone()
        self.trail = trail

    def for_step(self, step: MoveShares, kind: i64) -> None:
        """Fill in the shares of a step's moves, for each hideout that can be Jack's."""
        step.by_hideout = [zero_weights(len(step.moves)) for _ in self.trail.hideouts]
        possible = [self.trail.possible_from(place) for place in range(len(self.trail.hideouts))]
        circle: i64 = 1
        while circle <= CIRCLES:
            if step.first[circle] < step.first[circle + 1]:
                self._fill(step, circle, kind, possible)
            circle += 1

    def _fill(self, step: MoveShares, circle: i64, kind: i64, possible: list[vec[i64]]) -> None:
        """Write down the shares of the actions of one kind, which come in the step's order."""
        world = self.world
        world.log[world.column] = u8(circle)
        actions = world.legal_actions()  # the same wherever he lives
        before: i64 = 0
        while before < len(actions) and codes.kind_of(actions[before]) != kind:
            before += 1
        place: i64 = 0
        while place < len(self.trail.hideouts):
            if possible[place][circle] != 0:
                world.hideout = self.trail.hideouts[place]
                asked = self.policy.weights(world, actions)
                shares = step.by_hideout[place]
                i = step.first[circle]
                while i < step.first[circle + 1]:
                    shares[i] = asked[before + i - step.first[circle]]
                    i += 1
            place += 1

    def for_ride(self, half: MoveShares, step: MoveShares) -> None:
        """Fill in the shares of a coach ride's moves from those of its first half."""
        step.by_hideout = [zero_weights(len(step.moves)) for _ in self.trail.hideouts]
        first: i64 = 0
        i: i64 = 0
        while i < len(half.moves):
            past = _past(step, first, half.starts[i], half.moves[i])
            if first < past:
                self._ride_on(half, i, step, first)
            first = past
            i += 1

    def _ride_on(self, half: MoveShares, i: i64, step: MoveShares, first: i64) -> None:
        """Share a first half among what the coach does then."""
        world = self.world
        world.log[world.column - 1] = u8(half.starts[i])
        world.log[world.column] = u8(half.moves[i])
        actions = world.legal_actions()
        place: i64 = 0
        while place < len(self.trail.hideouts):
            share = half.by_hideout[place][i]
            if share > 0.0:
                world.hideout = self.trail.hideouts[place]
                asked = self.policy.weights(world, actions)
                shares = step.by_hideout[place]
                a: i64 = 0
                while a < len(asked):
                    shares[first + a] = share * asked[a]
                    a += 1
            place += 1


def _past(step: MoveShares, first: i64, start: i64, passed: i64) -> i64:
    """Find where the rides from a circle past another end in the step's list."""
    i = first
    while i < len(step.moves) and step.starts[i] == start and passed_by(step.moves[i]) == passed:
        i += 1
    return i
