"""What can be known of Lady Alice: who holds which clue, and what hidden markers are worth."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.core.policy import Policy
from gaslamp.games.lady_alice.belief.evidence_belief import EvidenceBelief
from gaslamp.games.lady_alice.rules.state import LadyAlice

__all__ = ["EvidenceBelief", "belief_of"]


def belief_of(start: LadyAlice, viewer: i64, policy: Policy | None = None) -> EvidenceBelief:
    """Begin a viewer's belief."""
    return EvidenceBelief(start, viewer, policy)
