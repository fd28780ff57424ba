"""Who Jack can be and which cards he can hold, from what each seat sees."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.core.belief import KnownBelief
from gaslamp.core.policy import Policy
from gaslamp.games.mr_jack_pocket.belief.secret_belief import SecretBelief
from gaslamp.games.mr_jack_pocket.game_setup import JACK
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket

__all__ = ["SecretBelief", "belief_of"]


def belief_of(
    start: MrJackPocket, viewer: i64, policy: Policy | None = None
) -> SecretBelief | KnownBelief:
    """Begin a viewer's belief; Jack himself knows everything."""
    secrets = SecretBelief(start, policy)
    return KnownBelief(start, secrets) if viewer == JACK else secrets
