"""How a sensible Mister X shares his choice, as far as everybody can tell: his habits."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.policy import Policy
from gaslamp.core.state import State
from gaslamp.core.weights import zero_weights
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard.board import HANDS
from gaslamp.games.scotland_yard.game_setup import MISTER_X, is_sighting_move
from gaslamp.games.scotland_yard.heuristics.detective_reach import THREAT, DetectiveReach
from gaslamp.games.scotland_yard.heuristics.distances import FAR, Distances
from gaslamp.games.scotland_yard.rules.state import ScotlandYard

RANDOM_SHARE: Final = 0.7  # of his choices are assumed to be random
# What draws him, by the nearest detective's rides; the same where he will be seen.
NEAREST: Final = vec[float]([-6.0, -4.18, 1.15, 1.29, 1.37, 0.85])
NEAREST_SHOWN: Final = vec[float]([-6.0, -3.02, 1.19, 1.33, 1.4, 0.39])
# Each detective's threat, and each ride that leaves the station; the same where he will be seen.
PULL: Final = vec[float]([-1.15, 0.28, -2.68, 0.35])
# How readily he plays each ticket: mostly, right after he was seen, and where he will be seen.
TICKETS: Final = vec[float]([1.0, 0.54, 0.15, 0.44])
TICKETS_UNSEEN: Final = vec[float]([1.0, 0.99, 0.45, 0.67])
TICKETS_SHOWN: Final = vec[float]([1.0, 1.35, 1.77, 0.41])
DOUBLE_CARD: Final = vec[float]([1.31, 0.47, 0.28])  # likewise
SHOWING: Final = 0.05
EVERY_TICKET: Final = HANDS - 1


class StationPreferences:
    """What draws him to a station: far from the detectives, with ways out."""

    def __init__(self, distances: Distances) -> None:
        """Read the distances of a board."""
        self.distances: Final = distances
        self.reach: Final = DetectiveReach(distances)
        self.preferences: Final = zero_weights(codes.STATIONS + 1)

    def preference(self, world: ScotlandYard, station: i64) -> float:
        """Say how much a station draws him, with the detectives where they stand."""
        distances = self.distances
        crowd = 0.0
        nearest: i64 = FAR
        pawn: i64 = 1
        while pawn <= world.detectives:
            row = distances.row(world.stations[pawn], world.hand(pawn))
            away = i64(distances.rides[row + station])
            crowd += THREAT[away]
            nearest = min(nearest, away)
            pawn += 1
        return preference_for(world, station, nearest, crowd)

    def look(self, world: ScotlandYard) -> None:
        """Find the lure of every station."""
        reach = self.reach
        reach.look(world)
        lures = self.preferences
        station: i64 = 1
        while station <= codes.STATIONS:
            nearest = i64(reach.nearest[station])
            lures[station] = preference_for(world, station, nearest, reach.threat[station])
            station += 1


def preference_for(world: ScotlandYard, station: i64, nearest: i64, crowd: float) -> float:
    """Say how much a station draws him, by the nearest detective and the threat of all."""
    place = station * HANDS + EVERY_TICKET
    exits = float(i64(world.board.past[place]) - i64(world.board.first[place]))
    nearest = min(nearest, 5)
    if is_sighting_move(world.setup, world.moves + 1):
        return exp(NEAREST_SHOWN[nearest] + PULL[2] * crowd + PULL[3] * exits)
    return exp(NEAREST[nearest] + PULL[0] * crowd + PULL[1] * exits)


def ticket_preference(world: ScotlandYard, ticket: i64) -> float:
    """Say how readily he plays a ticket: a black one where he was just seen."""
    if is_sighting_move(world.setup, world.moves):
        return TICKETS_UNSEEN[ticket]
    return (
        TICKETS_SHOWN[ticket] if is_sighting_move(world.setup, world.moves + 1) else TICKETS[ticket]
    )


def double_preference(world: ScotlandYard) -> float:
    """Say how readily he plays a double card."""
    if is_sighting_move(world.setup, world.moves):
        return DOUBLE_CARD[1]
    return DOUBLE_CARD[2] if is_sighting_move(world.setup, world.moves + 1) else DOUBLE_CARD[0]


class MisterXPolicy(Policy):
    """The assumed choices of Mister X: by his habits, and partly at random."""

    def __init__(self, distances: Distances) -> None:
        """Read the distances of a board."""
        self.preferences: Final = StationPreferences(distances)

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Share his choice; the detectives' tells nothing."""
        assert isinstance(world, ScotlandYard)
        liked = vec[float](capacity=len(actions))
        whole = 0.0
        for action in actions:
            like = self._like(world, action)
            liked = append(liked, like)
            whole += like
        place: i64 = 0
        while place < len(liked):
            liked[place] = (1.0 - RANDOM_SHARE) * liked[place] / whole + RANDOM_SHARE / float(
                len(liked)
            )
            place += 1
        return liked

    def _like(self, world: ScotlandYard, action: i64) -> float:
        if world.seat != MISTER_X:
            return 1.0
        if codes.is_ride(action):
            ticket = ticket_preference(world, codes.ticket_of(action))
            return ticket * self.preferences.preference(world, codes.station_of(action))
        if action == codes.DOUBLE:
            return double_preference(world)
        return SHOWING if action == codes.SHOW else 1.0
