"""Styles of Mister X and of the detectives, to measure bots by."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from librt.random import Random

from gaslamp.core.belief import Belief, KnownBelief
from gaslamp.core.policy import Policy
from gaslamp.core.style import Style, Styles
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard.belief.station_belief import StationBelief
from gaslamp.games.scotland_yard.board import HANDS, BoardTables
from gaslamp.games.scotland_yard.game_setup import MISTER_X, STOCK, is_sighting_move
from gaslamp.games.scotland_yard.heuristics.detectives import hand_after
from gaslamp.games.scotland_yard.heuristics.heuristics import ScotlandYardHeuristics
from gaslamp.games.scotland_yard.rules.state import ScotlandYard

CAUGHT = 5.0  # what it is worth to enter where he is, in rides nearer to him
NOW = 0.3  # the part of a net that lies where he is now, not where he goes next
THRIFT = 6.0  # what the last ticket of a kind is worth, as a power of 2
SAFE = 2  # rides to the nearest detective
LURE = 8.0  # how much rather Mister X goes where he has just been
MEMORY = 3  # stations that he may double back to
FAR_ENOUGH = 5  # rides
VEIL = 25.0  # how much rather he hides with a black ticket where he goes next
SOON = 2  # rides after he showed himself, in which he does


class DetectiveStyle(Style):
    """Detectives, who see the same table."""

    role = 1

    def __init__(self, board: BoardTables) -> None:
        """Read the board."""
        self.eyes = ScotlandYardHeuristics(board)
        super().__init__(self.eyes)

    def look(self, belief: Belief) -> tuple[ScotlandYard, dict[int, float]]:
        """Give the table and how likely Mister X is at each station."""
        assert isinstance(belief, StationBelief)
        table = belief.table
        assert isinstance(table, ScotlandYard)
        weights = {s: float(w) for s, w in enumerate(belief.weights) if w > 0.0}
        return table, weights

    def rides(self, station: int, hand: int) -> list[int]:
        """List the rides from a station to each other one."""
        row = self.eyes.distances.row(station, hand)
        return [int(rides) for rides in self.eyes.distances.rides[row : row + codes.STEP]]

    def rides_after(self, table: ScotlandYard, action: int) -> list[int]:
        """List the rides from where a ride ends, with the tickets that are left then."""
        hand = hand_after(table, codes.ticket_of(action))
        return self.rides(codes.station_of(action), hand)


class Chasers(DetectiveStyle):
    """Each rides towards where Mister X most likely is, whatever the others do."""

    def weigh(
        self, belief: Belief, seat: int, actions: Sequence[int], rng: Random
    ) -> Sequence[float]:
        """Weigh a ride by the rides that are left to him, on average."""
        table, where = self.look(belief)
        if not where:
            return [1.0] * len(actions)
        found: list[float] = []
        for action in actions:
            rides = self.rides_after(table, action)
            left = sum(weight * rides[station] for station, weight in where.items())
            found.append(CAUGHT * where.get(codes.station_of(action), 0.0) - left)
        return found


class Netters(DetectiveStyle):
    """They infer nothing, and keep one of them near every station that he can reach."""

    def policy(self, seat: int) -> Policy | None:
        """Take all his rides to be equally likely."""
        return None

    def weigh(
        self, belief: Belief, seat: int, actions: Sequence[int], rng: Random
    ) -> Sequence[float]:
        """Weigh a ride by the distance of the nearest detective to each of his next stations."""
        table, where = self.look(belief)
        if not where:
            return [1.0] * len(actions)
        wanted = self.ahead(table, where)
        nearest = dict.fromkeys(wanted, codes.STATIONS)
        for pawn in range(1, table.detectives + 1):
            if pawn != table.pawn:
                rides = self.rides(table.stations[pawn], table.hand(pawn))
                nearest = {station: min(was, rides[station]) for station, was in nearest.items()}
        found: list[float] = []
        for action in actions:
            rides = self.rides_after(table, action)
            gap = sum(
                share * min(nearest[station], rides[station]) for station, share in wanted.items()
            )
            found.append(CAUGHT * where.get(codes.station_of(action), 0.0) - gap)
        return found

    def ahead(self, table: ScotlandYard, where: dict[int, float]) -> dict[int, float]:
        """Share out where he can be, and where he can ride from there."""
        wanted = {station: NOW * share for station, share in where.items()}
        for station, share in where.items():
            ends = ends_of(table, station, table.hand(MISTER_X))
            for end in ends:
                wanted[end] = wanted.get(end, 0.0) + (1.0 - NOW) * share / len(ends)
        return wanted


class TicketSavers(DetectiveStyle):
    """Sensible detectives who part with a scarce ticket only for much."""

    def weigh(
        self, belief: Belief, seat: int, actions: Sequence[int], rng: Random
    ) -> Sequence[float]:
        """Weigh as usual, less what the ticket is worth."""
        table, _ = self.look(belief)
        weights = self.prior(belief, seat, actions, rng)
        return [
            weight * 2.0 ** (-THRIFT / tickets_like(table, action))
            if codes.is_ride(action)
            else weight
            for action, weight in zip(actions, weights, strict=True)
        ]


class MisterXStyle(Style):
    """Mister X, who draws among his actions."""

    role = 0
    mixes = True

    def __init__(self, board: BoardTables) -> None:
        """Read the board."""
        self.eyes = ScotlandYardHeuristics(board)
        super().__init__(self.eyes)

    def look(self, belief: Belief) -> ScotlandYard:
        """Give the table."""
        assert isinstance(belief, KnownBelief)
        assert isinstance(belief.table, ScotlandYard)
        return belief.table


class Runner(MisterXStyle):
    """He keeps as far away as he can, and takes a double card as soon as one comes near."""

    def weigh(
        self, belief: Belief, seat: int, actions: Sequence[int], rng: Random
    ) -> Sequence[float]:
        """Weigh a ride by the rides to the detectives."""
        table = self.look(belief)
        reach = self.eyes.mister_x.reach
        reach.look(table)
        near = int(reach.nearest[table.stations[MISTER_X]]) < SAFE
        weights = self.prior(belief, seat, actions, rng)
        reach.look(table)
        for place, action in enumerate(actions):
            if codes.is_ride(action):
                end = codes.station_of(action)
                away = int(reach.nearest[end])
                weights[place] = exp(2.0 * min(away, FAR_ENOUGH) - 3.0 * float(reach.threat[end]))
            elif action == codes.DOUBLE:
                weights[place] = exp(2.0 * SAFE) if near else 0.0
        return weights if sum(weights) > 0.0 else [1.0] * len(actions)


class Hider(MisterXStyle):
    """He spends his black tickets on the rides after he showed himself."""

    def weigh(
        self, belief: Belief, seat: int, actions: Sequence[int], rng: Random
    ) -> Sequence[float]:
        """Weigh as usual, and black tickets by how lately he was seen."""
        table = self.look(belief)
        seen = any(
            is_sighting_move(table.setup, table.moves - ago)
            for ago in range(min(SOON, table.moves))
        )
        weights = self.prior(belief, seat, actions, rng)
        return [
            weight * VEIL
            if seen and codes.is_ride(action) and codes.ticket_of(action) == codes.BLACK
            else weight
            for action, weight in zip(actions, weights, strict=True)
        ]


class Doubler(MisterXStyle):
    """He likes to go back to where he has just been."""

    def __init__(self, board: BoardTables) -> None:
        """Begin without a past."""
        super().__init__(board)
        self.past: list[int] = []

    def weigh(
        self, belief: Belief, seat: int, actions: Sequence[int], rng: Random
    ) -> Sequence[float]:
        """Weigh as usual, and rides back more."""
        here = int(self.look(belief).stations[MISTER_X])
        if self.past[-1:] != [here]:
            self.past.append(here)
        back = set(self.past[-1 - MEMORY : -1])
        weights = self.prior(belief, seat, actions, rng)
        return [
            weight * LURE if codes.is_ride(action) and codes.station_of(action) in back else weight
            for action, weight in zip(actions, weights, strict=True)
        ]


def tickets_like(table: ScotlandYard, ride: int) -> int:
    """Count the tickets of a ride's kind that the detective on turn has."""
    return int(table.stock[table.pawn * STOCK + codes.ticket_of(ride)])


def ends_of(table: ScotlandYard, station: int, hand: int) -> list[int]:
    """List where a hand of tickets leads from a station."""
    place = station * HANDS + hand
    board = table.board
    return [int(end) for end in board.ends[int(board.first[place]) : int(board.past[place])]]


def styles(board: BoardTables) -> Styles:
    """List the styles of both roles."""
    return {
        "runner": lambda: Runner(board),
        "hider": lambda: Hider(board),
        "doubler": lambda: Doubler(board),
        "chasers": lambda: Chasers(board),
        "netters": lambda: Netters(board),
        "ticket_savers": lambda: TicketSavers(board),
    }
