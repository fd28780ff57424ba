"""The detectives' side: a team that covers where he can be and where he can go from there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.bits import bit
from gaslamp.core.weights import zero_weights
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard.game_setup import STOCK
from gaslamp.games.scotland_yard.heuristics.distances import Distances
from gaslamp.games.scotland_yard.heuristics.mister_x import sharpened
from gaslamp.games.scotland_yard.heuristics.station_weights import StationWeights
from gaslamp.games.scotland_yard.rules.state import ScotlandYard

SHARP: Final = 100.0  # how much more they like what is better
CATCH: Final = 3.4  # a catch now, against a station covered after his next ride
HOLD: Final = 0.92  # how firmly a detective covers what is near him
EAGER: Final = 1.2  # the more so one who has not moved yet
STAYS: Final = 0.15  # how much where he is counts, against where he goes next
SCARCE: Final = 0.015  # the price of the last ticket of a kind
TAXI_PRICE: Final = 0.06  # more for a taxi ticket, where too few are left
TAXIS: Final = 0.45  # the taxi tickets that a detective needs for each round to come
LATER: Final = 0.9  # a catch that another detective can make after this one
CERTAIN: Final = 0.999
LIKELY: Final = 0.15
# How well a detective covers a station, by its distance in rides.
COVERAGE: Final = vec[float](
    [1.0, 0.69, 0.35, 0.23, 0.14, 0.085, 0.035, 0.028, 0.017, 0.01, 0.006, 0.004, 0.002]
)


class DetectiveValues:
    """Values each ride of the detectives, from what they know."""

    def __init__(self, distances: Distances, station_weights: StationWeights) -> None:
        """Read distances, and where he can be."""
        self.distances: Final = distances
        self.station_weights: Final = station_weights
        self.ahead = zero_weights(codes.STATIONS + 1)  # where he will be after his next ride
        self.is_stale = True

    def forget(self) -> None:
        """Drop cached results: his possible stations have changed."""
        self.is_stale = True

    def weigh(self, world: ScotlandYard, actions: vec[i64]) -> vec[float]:
        """Return the prior of each action of the detective on turn."""
        return sharpened(self.values(world, actions), SHARP)

    def values(self, world: ScotlandYard, actions: vec[i64]) -> vec[float]:
        """Value each ride: it catches him now, or covers where he goes next."""
        self.look_ahead(world)
        uncovered = self.uncovered(world)
        values = zero_weights(len(actions))
        place: i64 = 0
        while place < len(actions):
            values[place] = self.value(world, actions[place], uncovered)
            place += 1
        return values

    def look_ahead(self, world: ScotlandYard) -> None:
        """Find where he will be: mostly after his next ride, partly where he is."""
        if not self.is_stale:
            return
        self.is_stale = False
        self.ahead = self.station_weights.ahead(world)
        station: i64 = 1
        while station <= codes.STATIONS:
            now = self.station_weights.weights[station]
            self.ahead[station] += STAYS * (now - self.ahead[station])
            station += 1

    def uncovered(self, world: ScotlandYard) -> vec[float]:
        """Find the weight that the other detectives leave uncovered, by station."""
        uncovered = self.ahead[:]
        pawn: i64 = 1
        while pawn <= world.detectives:
            if pawn != world.pawn:
                hold = HOLD * EAGER if pawn > world.pawn else HOLD
                row = self.distances.row(world.stations[pawn], world.hand(pawn))
                self.cover(uncovered, row, hold)
            pawn += 1
        return uncovered

    def cover(self, uncovered: vec[float], row: i64, hold: float) -> None:
        """Lower the weights of the stations that a detective covers."""
        rides = self.distances.rides
        station: i64 = 1
        while station <= codes.STATIONS:
            if uncovered[station] > 0.0:
                coverage = hold * COVERAGE[i64(rides[row + station])]
                uncovered[station] *= 1.0 - min(coverage, 0.95)
            station += 1

    def value(self, world: ScotlandYard, action: i64, uncovered: vec[float]) -> float:
        """Return the value of a ride, by the weights that are still uncovered."""
        end = codes.station_of(action)
        ticket = codes.ticket_of(action)
        row = self.distances.row(end, hand_after(world, ticket))
        rides = self.distances.rides
        held = 0.0
        station: i64 = 1
        while station <= codes.STATIONS:
            if uncovered[station] > 0.0:
                held += uncovered[station] * COVERAGE[i64(rides[row + station])]
            station += 1
        catch = CATCH * self.station_weights.weights[end] * self.catch_share(world, end)
        if world.round == world.setup.rounds:
            return catch
        return catch - price_of(world, ticket) + HOLD * held

    def catch_share(self, world: ScotlandYard, end: i64) -> float:
        """Return the share of a catch that counts: less if a later detective can make it too."""
        rides = self.distances.rides
        pawn = world.pawn + 1
        while pawn <= world.detectives:
            row = self.distances.row(world.stations[pawn], world.hand(pawn))
            if i64(rides[row + end]) == 1:
                return LATER
            pawn += 1
        return 1.0

    def reason(self, world: ScotlandYard, action: i64) -> str:
        """Name what a ride is good for."""
        end = codes.station_of(action)
        weight = self.station_weights.weights[end]
        if weight > CERTAIN:
            return "catches"
        if weight > LIKELY:
            return "looks-there"
        if self.covered(world, end) > LIKELY:
            return "covers-exits"
        here = world.stations[world.pawn]
        return "closes-in" if self.away(world, end) < self.away(world, here) else ""

    def away(self, world: ScotlandYard, station: i64) -> float:
        """Count the rides from a station to where he can be, on average."""
        row = self.distances.row(station, world.hand(world.pawn))
        rides, weights = self.distances.rides, self.station_weights.weights
        away = 0.0
        there: i64 = 1
        while there <= codes.STATIONS:
            away += weights[there] * float(i64(rides[row + there]))
            there += 1
        return away

    def covered(self, world: ScotlandYard, end: i64) -> float:
        """Add up where he can go next, within one ride of a station."""
        self.look_ahead(world)
        row = self.distances.row(end, world.hand(world.pawn))
        covered = 0.0
        station: i64 = 1
        while station <= codes.STATIONS:
            if i64(self.distances.rides[row + station]) <= 1:
                covered += self.ahead[station]
            station += 1
        return covered


def hand_after(world: ScotlandYard, ticket: i64) -> i64:
    """Give the set of tickets that the detective on turn still has after a ride."""
    hand = world.hand(world.pawn)
    last = world.stock[world.pawn * STOCK + ticket] == 1
    return hand & ~bit(ticket) if last else hand


def price_of(world: ScotlandYard, ticket: i64) -> float:
    """Say what a ticket is worth to the team: a detective without taxi tickets is soon stranded.

    Every station has taxis, few have other lines.
    """
    stock = world.stock[world.pawn * STOCK + ticket]
    price = SCARCE / float(stock)
    if ticket == codes.TAXI:
        needed = TAXIS * float(world.setup.rounds - world.round)
        if float(stock - 1) < needed:
            price += TAXI_PRICE * (1.0 - float(stock - 1) / needed)
    return price
