"""The weights of Mister X's stations for the detectives, during a simulation."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.weights import zero_weights
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard.board import HANDS
from gaslamp.games.scotland_yard.game_setup import MISTER_X
from gaslamp.games.scotland_yard.heuristics.mister_x_policy import (
    RANDOM_SHARE,
    StationPreferences,
    double_preference,
    ticket_preference,
)
from gaslamp.games.scotland_yard.rules.state import ScotlandYard

TINY: Final = 1e-30


class StationWeights:
    """The weights of the stations; how they flow when he rides."""

    def __init__(self, preferences: StationPreferences) -> None:
        """Begin with no station."""
        self.preferences: Final = preferences
        self.weights = zero_weights(codes.STATIONS + 1)
        self.by_ticket: Final = zero_weights(codes.TICKET_KINDS * codes.STEP)
        self.flowed: Final = zero_weights(codes.TICKET_KINDS)  # the weight that each ticket carries

    def set(self, weights: vec[float]) -> None:
        """Take over weights that add up to one."""
        self.weights = weights[:]

    def at(self, station: i64) -> None:
        """Set the weights to the station where he is seen."""
        weights = zero_weights(codes.STATIONS + 1)
        weights[station] = 1.0
        self.weights = weights

    def remove(self, station: i64) -> None:
        """Exclude a station that a detective reached without finding him."""
        weights = self.weights
        left = 1.0 - weights[station]
        if weights[station] <= 0.0 or left <= TINY:
            return
        weights[station] = 0.0
        i: i64 = 1
        while i <= codes.STATIONS:
            weights[i] /= left
            i += 1

    def flow(self, world: ScotlandYard) -> None:
        """Let him ride from wherever he can be, by each ticket: see `by_ticket`, not scaled."""
        self.preferences.look(world)
        by_ticket = self.by_ticket
        i: i64 = 0
        while i < len(by_ticket):
            by_ticket[i] = 0.0
            i += 1
        hand = world.hand(MISTER_X)
        liked = vec[float](
            [ticket_preference(world, ticket) for ticket in range(codes.TICKET_KINDS)]
        )
        weights = self.weights
        station: i64 = 1
        while station <= codes.STATIONS:
            if weights[station] > 0.0:
                self._flow_from(world, station * HANDS + hand, weights[station], liked)
            station += 1
        self._add_up()

    def _flow_from(self, world: ScotlandYard, place: i64, weight: float, liked: vec[float]) -> None:
        board = world.board
        guarded = world.guarded
        lures = self.preferences.preferences
        by_ticket = self.by_ticket
        first = i64(board.first[place])
        past = i64(board.past[place])
        whole = double_preference(world)
        open_rides = 0.0
        ride = first
        while ride < past:
            end = i64(board.ends[ride])
            if guarded[end] == 0:
                open_rides += 1.0
                whole += lures[end] * liked[i64(board.rides[ride]) // codes.STEP]
            ride += 1
        if open_rides == 0.0:
            return
        liking = weight * (1.0 - RANDOM_SHARE) / whole
        whim = weight * RANDOM_SHARE / open_rides
        ride = first
        while ride < past:
            end = i64(board.ends[ride])
            if guarded[end] == 0:
                code = i64(board.rides[ride])
                by_ticket[code] += liking * lures[end] * liked[code // codes.STEP] + whim
            ride += 1

    def _add_up(self) -> None:
        ticket: i64 = 0
        while ticket < codes.TICKET_KINDS:
            added = 0.0
            end = ticket * codes.STEP
            while end < (ticket + 1) * codes.STEP:
                added += self.by_ticket[end]
                end += 1
            self.flowed[ticket] = added
            ticket += 1

    def ride(self, world: ScotlandYard, ticket: i64) -> None:
        """Update the weights with the ticket of a ride that is about to be made."""
        self.flow(world)
        self.weights = self.after(ticket)

    def after(self, ticket: i64) -> vec[float]:
        """Give the weights after a ride by a ticket; `flow` was asked before."""
        weights = zero_weights(codes.STATIONS + 1)
        whole = max(self.flowed[ticket], TINY)
        station: i64 = 1
        while station <= codes.STATIONS:
            weights[station] = self.by_ticket[ticket * codes.STEP + station] / whole
            station += 1
        return weights

    def ahead(self, world: ScotlandYard) -> vec[float]:
        """Give where he will be after his next ride, whatever the ticket."""
        self.flow(world)
        weights = zero_weights(codes.STATIONS + 1)
        ticket: i64 = 0
        while ticket < codes.TICKET_KINDS:
            station: i64 = 1
            while station <= codes.STATIONS:
                weights[station] += self.by_ticket[ticket * codes.STEP + station]
                station += 1
            ticket += 1
        return weights
