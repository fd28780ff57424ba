"""What can be deduced in Mr. Jack: who Jack is, and who holds which alibi card."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.core.policy import Policy
from gaslamp.core.state import SPECTATOR
from gaslamp.games.mr_jack.belief.deal_belief import DealBelief
from gaslamp.games.mr_jack.belief.jack_belief import JackBelief
from gaslamp.games.mr_jack.belief.suspect_belief import SuspectBelief
from gaslamp.games.mr_jack.belief.suspicion import Suspicion
from gaslamp.games.mr_jack.game_setup import JACK
from gaslamp.games.mr_jack.rules.state import MrJack

__all__ = ["JackBelief", "Suspicion", "belief_of"]


def belief_of(start: MrJack, viewer: i64, policy: Policy | None = None) -> Suspicion | JackBelief:
    """Begin a viewer's belief: about Jack's identity, or for Jack about the alibi cards."""
    if viewer != JACK:
        return _suspicion(start, viewer, policy)
    plain = SuspectBelief(start, SPECTATOR)
    spectator_belief = plain if policy is None else _suspicion(start, SPECTATOR, policy)
    return JackBelief(_suspicion(start, JACK, policy), spectator_belief, plain)


def _suspicion(start: MrJack, viewer: i64, policy: Policy | None) -> Suspicion:
    """Weigh Jack alone where the others choose at random, and deals where they do not."""
    if policy is None:
        return SuspectBelief(start, viewer)
    return DealBelief(start, viewer, policy)
