"""Scotland Yard's heuristics: they follow what is public, and ask the side on turn."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief, KnownBelief
from gaslamp.core.heuristics import Heuristics
from gaslamp.core.policy import Policy
from gaslamp.core.state import State
from gaslamp.core.weights import scale, total, zero_weights
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard import phases
from gaslamp.games.scotland_yard.belief.station_belief import StationBelief
from gaslamp.games.scotland_yard.board import BoardTables
from gaslamp.games.scotland_yard.game_setup import MISTER_X
from gaslamp.games.scotland_yard.heuristics.black_tickets import is_wasted
from gaslamp.games.scotland_yard.heuristics.capture_proofs import CaptureProofs
from gaslamp.games.scotland_yard.heuristics.detectives import DetectiveValues
from gaslamp.games.scotland_yard.heuristics.distances import distances_of
from gaslamp.games.scotland_yard.heuristics.mister_x import MisterXValues
from gaslamp.games.scotland_yard.heuristics.mister_x_policy import MisterXPolicy, StationPreferences
from gaslamp.games.scotland_yard.heuristics.station_weights import StationWeights
from gaslamp.games.scotland_yard.rules.state import ScotlandYard

HORIZON: Final = 6  # a chase, and a ride
HIS_HORIZON: Final = 18  # three rounds: Mister X plans ahead of a chase that he can't stop
REASONS: Final = (
    *("catches", "looks-there", "covers-exits", "closes-in"),
    *("slips-away", "hides-tracks", "keeps-away", "keeps-wide", "keeps-exits", "breaks-away"),
    *("takes-tickets", "stays-hidden", "runs-them-dry"),
)


class ScotlandYardHeuristics(Heuristics):
    """Keeps the weights that everybody gives the stations where Mister X can be."""

    def __init__(self, board: BoardTables) -> None:
        """Read a board."""
        super().__init__()
        self.horizon = HORIZON
        self.distances: Final = distances_of(board)
        self.station_weights: Final = StationWeights(StationPreferences(self.distances))
        self.mister_x: Final = MisterXValues(self.distances, self.station_weights)
        self.detectives: Final = DetectiveValues(self.distances, self.station_weights)
        self.capture_proofs: Final = CaptureProofs(self.distances)
        self.known = zero_weights(codes.STATIONS + 1)  # the weights at the start of simulations

    def start_from(self, belief: Belief, viewer: i64) -> None:
        """Take the weights of the stations; Mister X knows what the detectives make of him."""
        self.mixes = viewer == MISTER_X
        self.horizon = HIS_HORIZON if viewer == MISTER_X else HORIZON
        stations = belief.spectator_belief if isinstance(belief, KnownBelief) else belief
        assert isinstance(stations, StationBelief)
        self.known = stations.weights[:]

    def begin_simulation(self, world: State) -> None:
        """Begin with the weights as they are now."""
        self.station_weights.set(self.known)
        self.detectives.forget()

    def follow(self, world: State, action: i64) -> None:
        """Update with what everybody would see."""
        assert isinstance(world, ScotlandYard)
        if world.phase == phases.CHASE:
            if codes.is_ride(action):
                self.station_weights.remove(codes.station_of(action))
            return
        if world.phase == phases.DEALING:
            self.deal(world, action)
        elif world.phase == phases.SIGHTING:
            self.station_weights.at(codes.station_of(action))
        elif codes.is_ride(action):
            self.station_weights.ride(world, codes.ticket_of(action))
        self.detectives.forget()

    def deal(self, world: ScotlandYard, action: i64) -> None:
        """Give the same weight to each start card that the detectives did not get."""
        weights = zero_weights(codes.STATIONS + 1)
        for start in world.board.starts:
            if start not in world.stations[1:] and start != codes.station_of(action):
                weights[start] = 1.0
        scale(weights, total(weights))
        self.station_weights.set(weights)

    def is_futile(self, belief: Belief, action: i64) -> bool:
        """Tell whether Mister X would spend a black ticket for nothing."""
        if not isinstance(belief, KnownBelief):
            return False
        world = belief.table
        stations = belief.spectator_belief
        assert isinstance(world, ScotlandYard)
        assert isinstance(stations, StationBelief)
        return world.seat == MISTER_X and is_wasted(world, stations, action)

    def proofs(self, belief: Belief, actions: vec[i64]) -> vec[i64]:
        """Say which rides force a capture, now or in the next chase, and which are out of reach."""
        return self.capture_proofs.prove(belief, actions)

    def prior(self, world: State, actions: vec[i64]) -> vec[float]:
        """Ask the side on turn."""
        assert isinstance(world, ScotlandYard)
        if world.seat == MISTER_X:
            return self.mister_x.weigh(world, actions)
        return self.detectives.weigh(world, actions)

    def evaluate(self, world: State, seat: i64) -> float:
        """Say how likely Mister X is to get away, or the detectives are to catch him."""
        assert isinstance(world, ScotlandYard)
        away = 1.0 / (1.0 + exp(-self.mister_x.log_odds(world)))
        return away if seat == MISTER_X else 1.0 - away

    def policy(self, viewer: i64) -> Policy | None:
        """Return the policy that the detectives assume of Mister X."""
        return MisterXPolicy(self.distances)

    def reason(self, world: State, action: i64) -> str:
        """Name why a choice is good, by what its side looks at."""
        assert isinstance(world, ScotlandYard)
        if world.seat == MISTER_X:
            return self.mister_x.reason(world, action)
        return self.detectives.reason(world, action)
