"""A policy that prefers some actions to others, to hold beliefs against."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.policy import Policy
from gaslamp.core.state import State

SHARES = 7
MIX = 2_654_435_761


class TiltedPolicy(Policy):
    """Actions are likely or unlikely by their codes: up to seven times as likely as others."""

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Share by code and by the seat that acts."""
        parts = [1 + (int(action) + 3 * int(world.seat)) * MIX // 64 % SHARES for action in actions]
        shares = vec[float](capacity=len(parts))
        for part in parts:
            shares = append(shares, part / sum(parts))
        return shares
