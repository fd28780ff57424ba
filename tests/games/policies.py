"""How a sense reads the others."""

from __future__ import annotations

from gaslamp.core.policy import Policy
from gaslamp.core.sense import CLOSELY, Sense


def policy_of(sense: Sense, viewer: int, reads: int = CLOSELY) -> Policy:
    """Read so closely."""
    sense.reads = reads
    policy = sense.policy(viewer)
    assert policy is not None
    return policy
