"""Where Mister X can be: exact, from what a detective or a spectator sees."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief, ImpossibleSight, World
from gaslamp.core.policy import Policy
from gaslamp.core.state import OVER, SPECTATOR, State
from gaslamp.core.weights import sample_index, scale, total, zero_weights
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard import phases
from gaslamp.games.scotland_yard.game_setup import MISTER_X
from gaslamp.games.scotland_yard.rules.state import ScotlandYard

NOWHERE: Final = zero_weights(codes.STATIONS + 1)


class StationBelief(Belief):
    """The probability of each station.

    Mister X's station is the only secret: the table as everybody sees it, with him put on each
    possible station in turn, is every world. The rules themselves say where he can go from there,
    so black tickets, ferries, double moves and guarded stations need no code here.

    Worlds are merged that differ only in the stations of his travel log, which are past. The
    policy is asked for his actions alone: the detectives know no more than everybody, so what they
    choose tells nothing of where he is.
    """

    def __init__(self, start: ScotlandYard, policy: Policy | None = None) -> None:
        """Begin before the start cards are dealt."""
        self.policy = policy
        self.table = start.clone()
        self.weights = NOWHERE[:]
        self.endings: list[ScotlandYard] = []  # the finished worlds, when the game is over

    def see(self, sight: i64, turn: i64) -> None:
        """Update with a start card, a ticket, a sighting, a detective's move."""
        if self.table.phase == phases.CHASE and sight not in self.table.legal_actions():
            raise ImpossibleSight(f"{sight} was not possible")
        after = self.clone()
        after._take_in(sight, turn)
        self.table = after.table
        self.weights = after.weights
        self.endings = after.endings

    def follow(self, sight: i64, turn: i64) -> bool:
        """Update with what can't be refused: nothing is kept to go back to."""
        if self._is_passing(sight, turn):
            return self._pass(sight)
        self._take_in(sight, turn)
        return True

    def _is_passing(self, sight: i64, turn: i64) -> bool:
        """Tell whether it is a ride with more detectives to follow."""
        table = self.table
        if table.phase != phases.CHASE or table.pawn == table.detectives or turn == OVER:
            return False
        return codes.is_ride(sight) and codes.station_of(sight) != table.stations[MISTER_X]

    def _pass(self, sight: i64) -> bool:
        """Update with such a ride: all it can tell is where he is not; tell whether it does."""
        self.table.apply(sight)
        station = codes.station_of(sight)
        if self.weights[station] == 0.0:
            return False
        self.weights[station] = 0.0
        scale(self.weights, total(self.weights))
        return True

    def _take_in(self, sight: i64, turn: i64) -> None:
        phase = self.table.phase
        if phase == phases.CHASE:
            self._keep(sight, turn)
        elif phase == phases.SIGHTING:
            self._see_sighting(sight)
        elif phase != phases.DEALING:
            self._see_mister_x(sight)
        elif self.table.pawn == MISTER_X:
            self._see_his_card(sight)
        else:
            self._see_card(sight, turn)
        if self.table.seat != turn:
            raise ImpossibleSight(f"after {sight} the turn is not {turn}")
        added = total(self.weights)
        if added <= 0.0:
            raise ImpossibleSight(f"{sight} leaves no station")
        scale(self.weights, added)

    def possible(self) -> list[int]:
        """List the stations where Mister X can be."""
        stations = range(1, codes.STATIONS + 1)
        return [station for station in stations if self.weights[station] > 0.0]

    def after_ride(self, ticket: i64) -> list[int]:
        """List where Mister X can be after a ride by a ticket; nothing unless he is to ride."""
        if not phases.TURN <= self.table.phase <= phases.SECOND:
            return []
        reached = NOWHERE[:]
        world = self.table.clone()
        for station in self.possible():
            world.stations[MISTER_X] = station
            world.share_ride(ticket, 1.0, reached)
        return [end for end in range(1, codes.STATIONS + 1) if reached[end] > 0.0]

    def _see_his_card(self, sight: i64) -> None:
        """Give every start card the same weight: nobody else sees Mister X's (SY-05)."""
        if sight != codes.DEAL:
            raise ImpossibleSight("Mister X's start card is nobody's to see")
        for start in self.table.board.starts:
            self.weights[start] = 1.0
        self.table.apply(sight)

    def _see_card(self, sight: i64, turn: i64) -> None:
        """Exclude a start card that a detective gets."""
        station = sight - codes.DEAL
        if station not in self.table.board.starts or station in self.table.stations[1:]:
            raise ImpossibleSight(f"{sight} is no card that is left")
        self.weights[station] = 0.0
        self._keep(sight, turn)

    def _see_sighting(self, sight: i64) -> None:
        station = sight - codes.AT
        if not 0 < station <= codes.STATIONS or self.weights[station] <= 0.0:
            raise ImpossibleSight(f"Mister X can't be at {station}")
        self.weights = NOWHERE[:]
        self.weights[station] = 1.0
        self.table.stations[MISTER_X] = station
        ride = self.table.log[self.table.moves]
        self.table.log[self.table.moves] = ride - codes.station_of(ride) + station
        self.table.apply(sight)

    def _see_mister_x(self, sight: i64) -> None:
        """Share each station's weight among what he may do there; keep what looks like this."""
        reached = NOWHERE[:]
        weights = self.weights
        start: i64 = 0
        played: i64 = 0
        station: i64 = 1
        while station <= codes.STATIONS:
            if weights[station] > 0.0:
                self.table.stations[MISTER_X] = station
                action = self._share(station, sight, reached)
                if action != codes.NO_ACTION:
                    start = station
                    played = action
            station += 1
        if start == 0:
            raise ImpossibleSight(f"no station allows {sight}")
        self.table.stations[MISTER_X] = start
        self.table.apply(played)
        self.weights = reached

    def _share(self, station: i64, sight: i64, reached: vec[float]) -> i64:
        """Add to the weights what reaches them from one station; give an action that does."""
        policy = self.policy
        if policy is not None:
            return self._share_by(policy, station, sight, reached)
        weight = self.weights[station]
        if codes.is_ride(sight):
            if self.table.phase > phases.SECOND or codes.station_of(sight) != 0:
                return codes.NO_ACTION  # no ride is due, or nobody sees where it ends
            return self.table.share_ride(codes.ticket_of(sight), weight, reached)
        actions = self.table.legal_actions()
        if sight not in actions:
            return codes.NO_ACTION
        reached[station] += weight / float(len(actions))
        return sight

    def _share_by(self, policy: Policy, station: i64, sight: i64, reached: vec[float]) -> i64:
        """Share by how likely the policy finds each action."""
        table = self.table
        actions = table.legal_actions()
        shares = policy.weights(table, actions)
        found: i64 = codes.NO_ACTION
        i: i64 = 0
        while i < len(actions):
            action = actions[i]
            if table.sight(action, SPECTATOR) == sight:
                end = codes.station_of(action) if codes.is_ride(sight) else station
                reached[end] += self.weights[station] * shares[i]
                found = action
            i += 1
        return found

    def _keep(self, sight: i64, turn: i64) -> None:
        """Keep the stations with which an action that everybody sees leads to this turn.

        What a detective may do is known to all; silence tells that he caught nobody. Only a catch
        and Mister X's next move depend on where he is: where the game goes on from one station, it
        does so from all but the one that is entered and those that leave him no move.
        """
        after: ScotlandYard | None = None
        alike: ScotlandYard | None = None
        weights = self.weights
        entered = codes.station_of(sight)
        station: i64 = 1
        while station <= codes.STATIONS:
            if weights[station] > 0.0:
                world = alike
                if world is None or station == entered or not self._goes_on(world, station):
                    world = self._world(station)
                    world.apply(sight)
                    alike = alike if world.seat == OVER else world
                if world.seat == turn:
                    after = world
                    if turn == OVER:
                        self.endings.append(world)
                else:
                    weights[station] = 0.0
            station += 1
        if after is None:
            raise ImpossibleSight(f"no station fits {sight} and turn {turn}")
        self.table = after

    def _goes_on(self, world: ScotlandYard, station: i64) -> bool:
        """Put Mister X elsewhere in a world where the game goes on, unless he has no move there."""
        stood = world.stations[MISTER_X]
        world.stations[MISTER_X] = station
        if world.phase == self.table.phase or world.has_move(MISTER_X):
            return True
        world.stations[MISTER_X] = stood
        return False

    def _world(self, station: i64) -> ScotlandYard:
        world = self.table.clone()
        world.stations[MISTER_X] = station
        return world

    def weight(self, world: State) -> float:
        """Give the weight of the world's station, if all that is public fits."""
        assert isinstance(world, ScotlandYard)
        station = world.stations[MISTER_X]
        if station == 0:
            return 1.0 if not self.possible() and self.table.key() == world.key() else 0.0
        return self.weights[station] if self._whole(station).key() == world.key() else 0.0

    def sample_world(self, rng: Random) -> State:
        """Put Mister X on a station drawn by weight."""
        return self._whole(max(sample_index(self.weights, rng), 0))

    def _whole(self, station: i64) -> ScotlandYard:
        for ending in self.endings:
            if ending.stations[MISTER_X] == station:
                return ending.clone()
        return self._world(station)

    def clone(self) -> StationBelief:
        """Copy the weights and the table."""
        copy = StationBelief(self.table, self.policy)
        copy.weights = self.weights[:]
        copy.endings = self.endings[:]
        return copy

    def marginals(self, out: vec[float]) -> None:
        """Write the probability of each station; 1 at station 0 before he has one."""
        weights = self.weights
        station: i64 = 1
        while station <= codes.STATIONS:
            out[station] = weights[station]
            station += 1
        is_undealt = self.table.phase == phases.DEALING and self.table.pawn == MISTER_X
        out[0] = 1.0 if is_undealt else 0.0

    def worlds(self, most: i64) -> list[World] | None:
        """Put Mister X on each possible station in turn."""
        stations = self.possible()
        if len(stations) > most:
            return None
        if not stations:
            return [World(self.table.clone(), 1.0)]
        return [World(self._whole(station), self.weights[station]) for station in stations]
