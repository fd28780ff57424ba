"""Mister X's side: how safe he is, and what each of his choices would make of it."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.weights import zero_weights
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard import phases
from gaslamp.games.scotland_yard.board import HANDS
from gaslamp.games.scotland_yard.game_setup import CARD, MISTER_X, is_sighting_move
from gaslamp.games.scotland_yard.heuristics.detective_reach import DetectiveReach
from gaslamp.games.scotland_yard.heuristics.distances import Distances
from gaslamp.games.scotland_yard.heuristics.feature_weights import (
    AWAY_CHASE,
    AWAY_RIDE,
    BLACKS,
    BLACKS_LEFT,
    CARDS,
    CARDS_LEFT,
    FEATURES,
    LEFT,
    LIKED_CHASE,
    LIKED_RIDE,
    RISK,
)
from gaslamp.games.scotland_yard.heuristics.station_weights import StationWeights
from gaslamp.games.scotland_yard.rules.state import ScotlandYard

LAST_RISK: Final = -30.0  # in the last round only the risk of being caught counts
SAFE: Final = 4  # rides to the nearest detective
WIDE: Final = 2.0  # the spread, as a logarithm of its stations
SEVERAL: Final = 3  # ways out
FLOOR: Final = 0.003
SHOWING: Final = 0.05


class MisterXValues:
    """Values positions and choices of Mister X, from what he knows."""

    def __init__(self, distances: Distances, station_weights: StationWeights) -> None:
        """Read distances, and where everybody takes him to be."""
        self.station_weights: Final = station_weights
        self.reach: Final = DetectiveReach(distances)
        self.features: Final = zero_weights(FEATURES)

    def look(self, world: ScotlandYard) -> None:
        """Look at the detectives as they stand."""
        self.reach.look(world)

    # How a position stands.

    def log_odds(self, world: ScotlandYard) -> float:
        """Give his log odds in a position."""
        self.look(world)
        self.measure_spread(self.station_weights.weights)
        is_chase = world.phase in (phases.CHASE, phases.OFFER, phases.TAKING, phases.SIGHTING)
        if world.phase == phases.SIGHTING:
            self.measure_seen()
        station = world.stations[MISTER_X]
        self.write_features(world, station, world.moves, is_chase, self.weight_at(world))
        return self.add_up(AWAY_CHASE if is_chase else AWAY_RIDE)

    def weight_at(self, world: ScotlandYard) -> float:
        """Say how much of the weight lies where he is."""
        if world.phase == phases.SIGHTING:
            return 1.0
        return self.station_weights.weights[world.stations[MISTER_X]]

    def measure_spread(self, weights: vec[float]) -> None:
        """Find how wide a spread is, how near the detectives are to it, what they can reach."""
        squares = 0.0
        crowd = 0.0
        covered = 0.0
        reach = self.reach
        station: i64 = 1
        while station <= codes.STATIONS:
            weight = weights[station]
            if weight > 0.0:
                squares += weight * weight
                crowd += weight * reach.threat[station]
                if reach.reached[station] != 0:
                    covered += weight
            station += 1
        self.width = -log(max(squares, 1e-9))
        self.crowd = crowd
        self.covered = covered

    def measure_seen(self) -> None:
        """Take no spread: everybody knows where he is."""
        self.width = 0.0
        self.crowd = -1.0
        self.covered = 1.0

    def add_up(self, values: vec[float]) -> float:
        """Add up what the traits are worth."""
        added = 0.0
        i: i64 = 0
        while i < FEATURES:
            added += self.features[i] * values[i]
            i += 1
        return added

    def write_features(
        self, world: ScotlandYard, station: i64, moves: i64, is_chase: bool, weight: float
    ) -> None:
        """Write down what matters of a position."""
        reach = self.reach
        nearest = i64(reach.nearest[station])
        threat = reach.threat[station]
        crowd = self.crowd if self.crowd >= 0.0 else threat
        rounds = world.setup.rounds
        left = float(rounds - world.round) / float(rounds)
        traits = self.features
        traits[0] = 1.0
        traits[1] = self.risk(station, weight) if is_chase else 0.0
        traits[2] = self.width
        traits[3] = 1.0 if nearest <= 1 else 0.0
        traits[4] = 1.0 if nearest == 2 else 0.0
        traits[5] = 1.0 if nearest == 3 else 0.0
        traits[6] = threat
        traits[7] = log(1.0 + float(self.exits(world, station, 2)))
        traits[8] = log(1.0 + float(self.exits(world, station, 3)))
        traits[9] = crowd
        traits[10] = left
        traits[11] = left * self.width
        traits[12] = left * crowd
        traits[13] = float(world.stock[codes.BLACK]) / 5.0
        traits[14] = float(world.stock[CARD]) / 2.0
        traits[15] = hidden_rides(world, moves)
        traits[16] = weight
        traits[17] = float(reach.pending) / 5.0 if is_chase else 0.0
        traits[18] = left * traits[14]
        traits[19] = left * traits[13]

    def risk(self, station: i64, weight: float) -> float:
        """Guess how likely the detectives are to enter a station now: each can enter one."""
        if self.reach.reached[station] == 0:
            return 0.0
        return min(1.0, float(self.reach.pending) * weight / max(self.covered, weight, 1e-12))

    def exits(self, world: ScotlandYard, station: i64, rides: i64) -> i64:
        """Count the rides that lead him to stations a number of rides from every detective."""
        board = world.board
        nearest = self.reach.nearest
        place = station * HANDS + world.hand(MISTER_X)
        ride = i64(board.first[place])
        past = i64(board.past[place])
        count: i64 = 0
        while ride < past:
            if i64(nearest[i64(board.ends[ride])]) >= rides:
                count += 1
            ride += 1
        return count

    # What he may do.

    def weigh(self, world: ScotlandYard, actions: vec[i64]) -> vec[float]:
        """Return the prior of each of his actions: the safer he is after it, the higher."""
        if world.phase == phases.OFFER:
            return vec[float]([SHOWING, 1.0 - SHOWING])
        if world.phase == phases.TAKING:
            return self.weigh_tickets(world, actions)
        return sharpened(self.values(world, actions), 1.0)

    def weigh_tickets(self, world: ScotlandYard, actions: vec[i64]) -> vec[float]:
        """Return the prior of taking each ticket: the one of which the detective has least."""
        weights = vec[float](capacity=len(actions))
        for action in actions:
            if action == codes.TAKE_NOTHING:
                weights = append(weights, 0.01)
            else:
                left = world.stock[world.pawn * (CARD + 1) + action - codes.TAKE]
                weights = append(weights, 1.0 / float(left + 1))
        return weights

    def values(self, world: ScotlandYard, actions: vec[i64]) -> vec[float]:
        """Give his log odds after each of his rides; a double card is as good as its best ride."""
        self.look(world)
        self.station_weights.flow(world)
        values = zero_weights(len(actions))
        ticket: i64 = 0
        while ticket < codes.TICKET_KINDS:
            self.value_rides(world, actions, ticket, values)
            ticket += 1
        return values

    def value_rides(
        self, world: ScotlandYard, actions: vec[i64], ticket: i64, values: vec[float]
    ) -> None:
        """Give the value of the rides with one ticket."""
        sized = False
        place: i64 = 0
        while place < len(actions):
            action = actions[place]
            if codes.is_ride(action) and codes.ticket_of(action) == ticket:
                if not sized:
                    self.measure_ticket(world, ticket)
                    sized = True
                values[place] = self.value_ride(world, action, world.phase != phases.FIRST)
            elif action == codes.DOUBLE and sized:
                values[place] = self.double_value(world, actions, ticket, values[place])
            place += 1

    def measure_ticket(self, world: ScotlandYard, ticket: i64) -> None:
        """Measure what the detectives will know after a ticket."""
        if is_sighting_move(world.setup, world.moves + 1):
            self.measure_seen()
        else:
            self.measure_spread(self.station_weights.after(ticket))

    def value_ride(self, world: ScotlandYard, action: i64, is_chase: bool) -> float:
        """Give his log odds after a ride, before the chase or before another ride."""
        ticket = codes.ticket_of(action)
        weight = 1.0
        if not is_sighting_move(world.setup, world.moves + 1):
            weight = self.station_weights.by_ticket[action] / max(
                self.station_weights.flowed[ticket], 1e-30
            )
        self.write_features(world, codes.station_of(action), world.moves + 1, is_chase, weight)
        if is_chase and world.round == world.setup.rounds:
            return LAST_RISK * self.features[RISK]
        value = self.add_up(LIKED_CHASE if is_chase else LIKED_RIDE)
        if ticket == codes.BLACK:
            value -= self.black_price()
        return value

    def reason(self, world: ScotlandYard, action: i64) -> str:
        """Name what one of his choices is good for."""
        if not codes.is_ride(action):
            return special_reason(action)
        self.look(world)
        nearest = self.reach.nearest
        here = i64(nearest[world.stations[MISTER_X]])
        there = i64(nearest[codes.station_of(action)])
        if here <= 1 < there:
            return "slips-away"
        is_seen_there = is_sighting_move(world.setup, world.moves + 1)
        if codes.ticket_of(action) == codes.BLACK and not is_seen_there:
            return "hides-tracks"
        if there >= SAFE:
            return "keeps-away"
        self.station_weights.flow(world)
        self.measure_ticket(world, codes.ticket_of(action))
        if self.width > WIDE:
            return "keeps-wide"
        ways_out = self.exits(world, codes.station_of(action), 2)
        return "keeps-exits" if ways_out >= SEVERAL else ""

    def black_price(self) -> float:
        """Say what the last of his black tickets is worth to him."""
        left = self.features[LEFT]
        return (LIKED_CHASE[BLACKS] + LIKED_CHASE[BLACKS_LEFT] * left) / 5.0

    def card_price(self) -> float:
        """Say what the last of his double cards is worth to him."""
        left = self.features[LEFT]
        return (LIKED_CHASE[CARDS] + LIKED_CHASE[CARDS_LEFT] * left) / 2.0

    def double_value(
        self, world: ScotlandYard, actions: vec[i64], ticket: i64, best: float
    ) -> float:
        """Give his log odds with a second ride, after the best first one with a ticket."""
        for action in actions:
            if codes.is_ride(action) and codes.ticket_of(action) == ticket:
                value = self.value_ride(world, action, is_chase=False) - self.card_price()
                if best == 0.0 or value > best:
                    best = value
        return best


def special_reason(action: i64) -> str:
    """Name what a choice is good for that is no ride."""
    if action == codes.DOUBLE:
        return "breaks-away"
    if action == codes.SHOW:
        return "takes-tickets"
    return "stays-hidden" if action == codes.HIDE else "runs-them-dry"


def hidden_rides(world: ScotlandYard, moves: i64) -> float:
    """Count the rides until he must show himself, in fives; 1 at most, and if he need not."""
    until = world.setup.to_sighting[moves]
    return 1.0 if until == 0 else min(1.0, float(until) / 5.0)


def sharpened(values: vec[float], sharp: float) -> vec[float]:
    """Make weights of values: the best get most, none gets nothing."""
    best = values[0]
    for value in values:
        best = max(best, value)
    weights = vec[float](capacity=len(values))
    whole = 0.0
    for value in values:
        weight = exp(max((value - best) * sharp, -50.0))
        weights = append(weights, weight)
        whole += weight
    place: i64 = 0
    while place < len(weights):
        weights[place] = weights[place] / whole + FLOOR
        place += 1
    return weights
