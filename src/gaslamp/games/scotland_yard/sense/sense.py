"""Scotland Yard's sense: it follows what everybody could know, and asks the side on turn."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief, KnownBelief
from gaslamp.core.policy import Policy
from gaslamp.core.sense import Sense
from gaslamp.core.state import State
from gaslamp.core.weights import no_weights, scale, total
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard import phases
from gaslamp.games.scotland_yard.belief import StationBelief
from gaslamp.games.scotland_yard.board import Board
from gaslamp.games.scotland_yard.rules import ScotlandYard
from gaslamp.games.scotland_yard.sense.distances import distances_of
from gaslamp.games.scotland_yard.sense.flight import Flight
from gaslamp.games.scotland_yard.sense.habits import HabitPolicy, Habits
from gaslamp.games.scotland_yard.sense.hunt import Hunt
from gaslamp.games.scotland_yard.sense.spread import Spread
from gaslamp.games.scotland_yard.table import MISTER_X

HORIZON: Final = 6  # a chase, and a ride
HIS_HORIZON: Final = 18  # three rounds: Mister X plans ahead of a chase that he can't stop
REASONS: Final = (
    *("catches", "looks-there", "covers-exits", "closes-in"),
    *("slips-away", "hides-tracks", "keeps-away", "keeps-wide", "keeps-exits", "breaks-away"),
    *("takes-tickets", "stays-hidden", "runs-them-dry"),
)


class ScotlandYardSense(Sense):
    """Keeps the weights that everybody gives the stations where Mister X can be."""

    def __init__(self, board: Board) -> None:
        """Read a board."""
        super().__init__()
        self.horizon = HORIZON
        self.distances: Final = distances_of(board)
        self.spread: Final = Spread(Habits(self.distances))
        self.flight: Final = Flight(self.distances, self.spread)
        self.hunt: Final = Hunt(self.distances, self.spread)
        self.known = no_weights(codes.STATIONS + 1)  # the weights where imagined games begin

    def recall(self, belief: Belief, viewer: i64) -> None:
        """Take the weights of the stations; Mister X knows what the detectives make of him."""
        self.mixes = viewer == MISTER_X
        self.horizon = HIS_HORIZON if viewer == MISTER_X else HORIZON
        stations = belief.pursuit if isinstance(belief, KnownBelief) else belief
        assert isinstance(stations, StationBelief)
        self.known = stations.weights[:]

    def begin(self, world: State) -> None:
        """Begin with the weights as they are now."""
        self.spread.set(self.known)
        self.hunt.forget()

    def follow(self, world: State, action: i64) -> None:
        """Take in what everybody would see."""
        assert isinstance(world, ScotlandYard)
        if world.phase == phases.CHASE:
            if codes.is_ride(action):
                self.spread.remove(codes.station_of(action))
            return
        if world.phase == phases.DEALING:
            self.deal(world, action)
        elif world.phase == phases.SIGHTING:
            self.spread.at(codes.station_of(action))
        elif codes.is_ride(action):
            self.spread.ride(world, codes.ticket_of(action))
        self.hunt.forget()

    def deal(self, world: ScotlandYard, action: i64) -> None:
        """Mister X has one of the start cards that the detectives did not get."""
        weights = no_weights(codes.STATIONS + 1)
        for start in world.board.starts:
            if start not in world.stations[1:] and start != codes.station_of(action):
                weights[start] = 1.0
        scale(weights, total(weights))
        self.spread.set(weights)

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Ask the side on turn."""
        assert isinstance(world, ScotlandYard)
        if world.seat == MISTER_X:
            return self.flight.weigh(world, actions)
        return self.hunt.weigh(world, actions)

    def estimate(self, world: State, seat: i64) -> float:
        """Say how likely Mister X is to get away, or the detectives are to catch him."""
        assert isinstance(world, ScotlandYard)
        away = 1.0 / (1.0 + exp(-self.flight.outlook(world)))
        return away if seat == MISTER_X else 1.0 - away

    def policy(self, viewer: i64) -> Policy | None:
        """Mister X follows his habits."""
        return HabitPolicy(self.distances)

    def reason(self, world: State, action: i64) -> str:
        """Name why a choice is good, by what its side looks at."""
        assert isinstance(world, ScotlandYard)
        if world.seat == MISTER_X:
            return self.flight.reason(world, action)
        return self.hunt.reason(world, action)
