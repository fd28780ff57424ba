"""Where Mister X can be, from what each viewer sees."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.core.belief import KnownBelief
from gaslamp.core.policy import Policy
from gaslamp.games.scotland_yard.belief.station_belief import StationBelief
from gaslamp.games.scotland_yard.game_setup import MISTER_X
from gaslamp.games.scotland_yard.rules.state import ScotlandYard

__all__ = ["StationBelief", "belief_of"]


def belief_of(
    start: ScotlandYard, viewer: i64, policy: Policy | None = None
) -> StationBelief | KnownBelief:
    """Begin a viewer's belief; Mister X himself knows everything."""
    stations = StationBelief(start, policy)
    return KnownBelief(start, stations) if viewer == MISTER_X else stations
