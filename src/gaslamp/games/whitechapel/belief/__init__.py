"""Belief."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.core.policy import Policy
from gaslamp.games.whitechapel.belief.jack import JackBelief
from gaslamp.games.whitechapel.belief.police import PoliceBelief
from gaslamp.games.whitechapel.rules.state import Whitechapel
from gaslamp.games.whitechapel.table import JACK

__all__ = ["JackBelief", "PoliceBelief", "belief_of"]


def belief_of(
    start: Whitechapel, viewer: i64, policy: Policy | None = None
) -> PoliceBelief | JackBelief:
    """Begin a viewer's belief."""
    if viewer == JACK:
        return JackBelief(start, policy)
    return PoliceBelief(start, viewer, policy)
