"""Policies: what a belief assumes about the choices of other players."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gaslamp.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """The probability of each legal action for the seat on turn in a world.

    It is used for other seats only, never about chance or the referee. It may look at what its
    seat knows and at what everybody sees now, not at how the world came about: a game's belief
    merges worlds that differ only in their past, and says in its docstring what else it merges.
    """

    excludes: bool = True  # whether it may give an action the probability 0
    doubt: float = 0.0  # prior probability of a random player, for beliefs that use it

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Return the probability of each action, none of them 0, with a sum of one."""
        raise NotImplementedError

    def kinds(self) -> list[PlayerKind]:
        """List the kinds of player, for beliefs that infer which one each seat is."""
        if self.doubt == 0.0:
            return [PlayerKind(self, 1.0)]
        return [PlayerKind(self, 1.0 - self.doubt), PlayerKind(UniformPolicy(), self.doubt)]


class PlayerKind:
    """A kind of player, with a policy and a prior probability."""

    def __init__(self, policy: Policy, share: float) -> None:
        """Hold a policy and its share of players."""
        self.policy = policy
        self.share = share


class UniformPolicy(Policy):
    """Every legal action is equally likely."""

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Return equal probabilities."""
        shares = vec[float](capacity=len(actions))
        for _ in actions:
            shares = append(shares, 1.0 / float(len(actions)))
        return shares


def likelihood(policy: Policy | None, world: State, actions: vec[i64], place: i64) -> float:
    """Return the probability of one of the actions; without a policy all are equally likely."""
    if policy is None or world.seat < 0:
        return 1.0 / float(len(actions))
    return policy.weights(world, actions)[place]
