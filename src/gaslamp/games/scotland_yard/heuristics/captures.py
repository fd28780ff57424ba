"""Forced captures: whether the detectives catch Mister X for sure, wherever he can be.

In one chase each detective enters one station, so all stations where he can be must be shared out.
A capture in the next chase is forced if the detectives can end this one so that they can do the
same after every ride of his, whichever ticket it takes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.bits import bit
from gaslamp.core.weights import small_zeros
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard.board import HANDS, BoardTables
from gaslamp.games.scotland_yard.game_setup import CARD, STOCK, is_sighting_move
from gaslamp.games.scotland_yard.heuristics.distances import Distances
from gaslamp.games.scotland_yard.rules.state import ScotlandYard

MOST_RIDES: Final = 20_000  # of detectives that are tried for a ring; then nothing is proved
MOST_POSSIBLE: Final = 12  # stations where he can be; among more no ring is looked for
ORDINARY: Final = 7  # the set of tickets that detectives ride with


class Captures:
    """The detectives as they stand, with their tickets; rides are done and taken back."""

    def __init__(self, distances: Distances) -> None:
        """Make room."""
        self.distances: Final = distances
        self.board: Final[BoardTables] = distances.board
        self.detectives: i64 = 0
        self.stations = vec[i64]()  # by pawn
        self.stock = vec[i64]()
        self.guarded = vec[u8]()
        self.hand: i64 = 0  # the tickets that Mister X may have for his next ride
        self.is_shown = False  # he shows himself after it
        self.has_next = False  # there is a next ride, one alone, and a chase after it
        self.rides_left: i64 = 0
        self.near = small_zeros(codes.STATIONS + 1)  # 1 where a detective can matter to a ring

    def look_at(self, world: ScotlandYard, moves: i64) -> None:
        """Copy what everybody sees; `moves` are those made by Mister X before the chase."""
        self.detectives = world.detectives
        self.stations = world.stations[:]
        self.stock = world.stock[:]
        self.guarded = world.guarded[:]
        self.is_shown = is_sighting_move(world.setup, moves + 1)
        self.has_next = (
            world.round < world.setup.rounds
            and world.stock[CARD] == 0
            and not world.setup.voluntary
        )
        # Tickets that detectives hand over count as his: a ring must hold against all of them.
        black = bit(codes.BLACK) if world.stock[codes.BLACK] > 0 else 0
        self.hand = ORDINARY | black

    # Doing and undoing.

    def ride(self, pawn: i64, ride: i64) -> i64:
        """Let a detective ride in thought; return where it stood."""
        before = self.stations[pawn]
        end = codes.station_of(ride)
        self.stations[pawn] = end
        self.stock[pawn * STOCK + codes.ticket_of(ride)] -= 1
        self.guarded[before] = u8(0)
        self.guarded[end] = u8(1)
        return before

    def take_back(self, pawn: i64, ride: i64, before: i64) -> None:
        """Take a ride back."""
        self.stations[pawn] = before
        self.stock[pawn * STOCK + codes.ticket_of(ride)] += 1
        self.guarded[codes.station_of(ride)] = u8(0)
        self.guarded[before] = u8(1)

    def hand_of(self, pawn: i64) -> i64:
        """Give the set of tickets that a detective can use."""
        hand: i64 = 0
        ticket: i64 = 0
        while ticket < codes.BLACK:
            if self.stock[pawn * STOCK + ticket] > 0:
                hand |= bit(ticket)
            ticket += 1
        return hand

    # This chase.

    def can_enter(self, pawn: i64, station: i64) -> bool:
        """Tell whether one ride takes a detective to a station."""
        row = self.distances.row(self.stations[pawn], self.hand_of(pawn))
        return i64(self.distances.rides[row + station]) == 1

    def can_be_entered(self, station: i64, pawn: i64) -> bool:
        """Tell whether one ride takes any detective from one on to a station."""
        while pawn <= self.detectives:
            if self.can_enter(pawn, station):
                return True
            pawn += 1
        return False

    def catches_now(self, possible: vec[i64], pawn: i64) -> bool:
        """Tell whether the detectives from one on can enter all stations where he can be."""
        free: i64 = 0
        while pawn <= self.detectives:
            free |= bit(pawn)
            pawn += 1
        return self.share_out(possible, 0, free)

    def share_out(self, possible: vec[i64], first: i64, free: i64) -> bool:
        """Tell whether each station from a place on can be entered by another free detective."""
        if first == len(possible):
            return True
        pawn: i64 = 1
        while pawn <= self.detectives:
            enters = free & bit(pawn) != 0 and self.can_enter(pawn, possible[first])
            if enters and self.share_out(possible, first + 1, free & ~bit(pawn)):
                return True
            pawn += 1
        return False

    # The next chase.

    def catches_next(self, possible: vec[i64], pawn: i64) -> bool:
        """Tell whether the detectives from one on can end this chase with a ring around him."""
        if not self.has_next or len(possible) > MOST_POSSIBLE:
            return False
        self.mark_near(possible)
        self.rides_left = MOST_RIDES
        return self.can_surround(possible, pawn)

    def can_surround(self, possible: vec[i64], pawn: i64) -> bool:
        """Tell the same of the rest of the chase; who stands where it matters to no ride is one."""
        if len(possible) == 0:
            return True
        if pawn > self.detectives:
            return self.is_surrounded(possible)
        if not self.is_in_reach(possible, pawn):
            return False
        place = self.stations[pawn] * HANDS + self.hand_of(pawn)
        ride = i64(self.board.first[place])
        past = i64(self.board.past[place])
        stays = True
        idle = False
        while ride < past and self.rides_left > 0:
            end = i64(self.board.ends[ride])
            if self.guarded[end] == 0:
                stays = False
                if self.near[end] == 1 or not idle:
                    idle = idle or self.near[end] == 0
                    self.rides_left -= 1
                    code = i64(self.board.rides[ride])
                    before = self.ride(pawn, code)
                    found = self.can_surround(without(possible, end), pawn + 1)
                    self.take_back(pawn, code, before)
                    if found:
                        return True
            ride += 1
        return stays and self.can_surround(possible, pawn + 1)

    def mark_near(self, possible: vec[i64]) -> None:
        """Mark where a detective can take part in a ring: within a ride of what he can reach."""
        near = self.near
        station: i64 = 1
        while station <= codes.STATIONS:
            near[station] = u8(0)
            station += 1
        for start in possible:
            near[start] = u8(1)
            for end in self.ends_from(start, self.hand):
                near[end] = u8(1)
                for beside in self.ends_from(end, ORDINARY):
                    near[beside] = u8(1)

    def is_in_reach(self, possible: vec[i64], pawn: i64) -> bool:
        """Tell whether each ride of his can be answered by some detective, seen one by one."""
        for start in possible:
            if not self.can_be_entered(start, pawn):
                for end in self.ends_from(start, self.hand):
                    if not self.is_answered(end, pawn):
                        return False
        return True

    def is_answered(self, station: i64, pawn: i64) -> bool:
        """Tell whether a detective can stand on a station, or enter it in the next chase.

        Those from one on have a ride more.
        """
        rides = self.distances.rides
        other: i64 = 1
        while other <= self.detectives:
            row = self.distances.row(self.stations[other], self.hand_of(other))
            if i64(rides[row + station]) <= (1 if other < pawn else 2):
                return True
            other += 1
        return False

    def is_surrounded(self, possible: vec[i64]) -> bool:
        """Tell whether he is caught for sure after his next ride, wherever he can be."""
        if not self.can_anyone_ride():
            return False
        ticket: i64 = 0
        while ticket < codes.TICKET_KINDS:
            if self.hand & bit(ticket):
                reached = self.reached_from(possible, bit(ticket))
                if not self.is_caught_among(reached):
                    return False
            ticket += 1
        return True

    def is_caught_among(self, reached: vec[i64]) -> bool:
        """Tell whether he is caught for sure on one of these stations."""
        if not self.is_shown:
            return len(reached) <= self.detectives and self.catches_now(reached, 1)
        for station in reached:  # noqa: SIM110  (compiled, a loop is faster than a generator)
            if not self.can_be_entered(station, 1):
                return False
        return True

    def can_anyone_ride(self) -> bool:
        """Tell whether a detective has a ride: if none has, the game is over and he is away."""
        pawn: i64 = 1
        while pawn <= self.detectives:
            for end in self.ends_from(self.stations[pawn], self.hand_of(pawn)):
                if self.guarded[end] == 0:
                    return True
            pawn += 1
        return False

    # His rides.

    def reached_from(self, possible: vec[i64], hand: i64) -> vec[i64]:
        """List the free stations that one ride takes him to from any of some stations."""
        found = vec[i64]()
        for start in possible:
            for end in self.ends_from(start, hand):
                if self.guarded[end] == 0 and end not in found:
                    found = append(found, end)
        return found

    def ends_from(self, station: i64, hand: i64) -> vec[i64]:
        """List where rides from a station lead with a set of tickets, guarded or not."""
        place = station * HANDS + hand
        ride = i64(self.board.first[place])
        past = i64(self.board.past[place])
        found = vec[i64](capacity=past - ride)
        while ride < past:
            end = i64(self.board.ends[ride])
            if end not in found:
                found = append(found, end)
            ride += 1
        return found


def without(stations: vec[i64], left_out: i64) -> vec[i64]:
    """List some stations but one."""
    if left_out not in stations:
        return stations
    kept = vec[i64]()
    for station in stations:
        if station != left_out:
            kept = append(kept, station)
    return kept


def possible_stations(weights: vec[float]) -> vec[i64]:
    """List the stations that have a weight."""
    found = vec[i64]()
    station: i64 = 1
    while station <= codes.STATIONS:
        if weights[station] > 0.0:
            found = append(found, station)
        station += 1
    return found
