"""How the others are taken to play: what a belief assumes of their choices."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gaslamp.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How likely each legal action is for the seat on turn in a world.

    It is asked about other seats only, never about chance or the referee. It may look at what its
    seat knows and at what everybody sees now, not at how the world came about: a game's belief
    merges worlds that differ only in their past, and says in its docstring what else it merges.
    """

    excludes: bool = True  # whether it may hold an action for impossible, against its promise
    doubt: float = 0.0  # how likely nobody plays by it, but at random: for beliefs that can doubt

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Give each of the actions its probability, none of them 0; the whole adds up to one."""
        raise NotImplementedError

    def kinds(self) -> list[PlayerKind]:
        """Tell the kinds of player there are: for beliefs that learn which one each seat is."""
        if self.doubt == 0.0:
            return [PlayerKind(self, 1.0)]
        return [PlayerKind(self, 1.0 - self.doubt), PlayerKind(UniformPolicy(), self.doubt)]


class PlayerKind:
    """A kind of player, who plays by one policy all the time, and how likely one is to meet it."""

    def __init__(self, policy: Policy, share: float) -> None:
        """Take both."""
        self.policy = policy
        self.share = share


class UniformPolicy(Policy):
    """Every legal action is equally likely."""

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Share evenly."""
        shares = vec[float](capacity=len(actions))
        for _ in actions:
            shares = append(shares, 1.0 / float(len(actions)))
        return shares


def likelihood(policy: Policy | None, world: State, actions: vec[i64], place: i64) -> float:
    """Give the probability of one of the actions; without a policy all are equally likely."""
    if policy is None or world.seat < 0:
        return 1.0 / float(len(actions))
    return policy.weights(world, actions)[place]
