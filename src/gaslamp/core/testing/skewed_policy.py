"""A policy that prefers some actions to others, to hold beliefs against."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.policy import Policy
from gaslamp.core.state import State

SHARES: Final[i64] = 7
MIX: Final[i64] = 2_654_435_761


class SkewedPolicy(Policy):
    """Actions are likely or unlikely by their codes: up to seven times as likely as others."""

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Share by code and by the seat that acts."""
        total: i64 = 0
        for action in actions:
            total += _part(world, action)
        shares = vec[float](capacity=len(actions))
        for action in actions:
            shares = append(shares, float(_part(world, action)) / float(total))
        return shares


def _part(world: State, action: i64) -> i64:
    return 1 + (action + 3 * world.seat) * MIX // 64 % SHARES
