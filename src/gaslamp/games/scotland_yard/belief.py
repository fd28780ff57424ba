"""Where Mister X can be: exact, from what a detective or a spectator sees."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief, ImpossibleSight
from gaslamp.core.state import OVER, State
from gaslamp.games.scotland_yard.actions import DOUBLE, STATIONS, STEP
from gaslamp.games.scotland_yard.rules import ScotlandYard
from gaslamp.games.scotland_yard.table import CHASE, DEALING, MISTER_X, SIGHTING


class StationBelief(Belief):
    """The probability of each station.

    Mister X's station is the only secret: the table as everybody sees it, with him put on each
    possible station in turn, is every world. The rules themselves say where he can go from there,
    so black tickets, ferries, double moves and guarded stations need no second telling.
    """

    def __init__(self, start: ScotlandYard) -> None:
        """Begin before the start cards are dealt."""
        self.table = start.clone()
        self.weights = no_weights()
        self.endings: list[ScotlandYard] = []  # the finished worlds, when the game is over

    def see(self, sight: i64, turn: i64) -> None:
        """Take in a start card, a ticket, a sighting, a detective's move."""
        phase = self.table.phase
        if phase == DEALING:
            self._see_deal(sight)
        elif phase == SIGHTING:
            self._see_sighting(sight)
        elif phase == CHASE:
            self._see_detective(sight, turn)
        elif sight == DOUBLE:
            self._see_double()
        elif phase < SIGHTING:
            self._see_ticket(sight // STEP)
        else:
            self._see_offer(sight)
        self._normalise()

    def possible(self) -> list[int]:
        """List the stations where Mister X can be."""
        return [station for station in range(1, STATIONS + 1) if self.weights[station] > 0.0]

    def _see_deal(self, sight: i64) -> None:
        if self.table.pawn == MISTER_X:
            for station in self.table.board.starts:
                self.weights[station] = 1.0
            self.table.apply(sight)
        else:
            self.weights[sight % STEP] = 0.0
            self._put_somewhere()
            self.table.apply(sight)

    def _see_sighting(self, sight: i64) -> None:
        station = sight % STEP
        weight = self.weights[station]
        self.weights = no_weights()
        self.weights[station] = weight
        self._put_somewhere()
        ride = self.table.log[self.table.moves]
        self.table.log[self.table.moves] = ride - ride % STEP + station
        self.table.apply(sight)

    def _see_double(self) -> None:
        """Keep the stations from which a double card could be played; it sorts last."""
        station: i64 = 1
        while station <= STATIONS:
            if self.weights[station] > 0.0:
                actions = self._actions_from(station)
                can_double = actions[len(actions) - 1] == DOUBLE
                self.weights[station] *= 1.0 / float(len(actions)) if can_double else 0.0
            station += 1
        self._put_somewhere()
        self.table.apply(DOUBLE)

    def _see_ticket(self, ticket: i64) -> None:
        """Share each station's weight among its actions; keep the rides on the ticket seen."""
        reached = no_weights()
        start: i64 = 0
        ride: i64 = 0
        station: i64 = 1
        while station <= STATIONS:
            if self.weights[station] > 0.0:
                actions = self._actions_from(station)
                share = self.weights[station] / float(len(actions))
                for action in actions:
                    if action // STEP == ticket:
                        reached[action % STEP] += share
                        start = station
                        ride = action
            station += 1
        if start == 0:
            raise ImpossibleSight(f"no station allows ticket {ticket}")
        self.table.stations[MISTER_X] = start
        self.table.apply(ride)
        self.weights = reached

    def _see_detective(self, sight: i64, turn: i64) -> None:
        """Silence tells: keep the stations with which this move leads to this turn."""
        after: ScotlandYard | None = None
        station: i64 = 1
        while station <= STATIONS:
            if self.weights[station] > 0.0:
                world = self._world(station)
                world.apply(sight)
                if world.seat == turn:
                    after = world
                    if turn == OVER:
                        self.endings.append(world)
                else:
                    self.weights[station] = 0.0
            station += 1
        if after is None:
            raise ImpossibleSight("no station fits a detective's move")
        self.table = after

    def _see_offer(self, sight: i64) -> None:
        """To show himself or not, and the tickets he takes, depend on no station."""
        self.table.apply(sight)

    def _actions_from(self, station: i64) -> vec[i64]:
        self.table.stations[MISTER_X] = station
        return self.table.legal_actions()

    def _world(self, station: i64) -> ScotlandYard:
        world = self.table.clone()
        world.stations[MISTER_X] = station
        return world

    def _put_somewhere(self) -> None:
        """Put Mister X on a possible station, so that the table is one of the worlds."""
        station: i64 = 1
        while station <= STATIONS:
            if self.weights[station] > 0.0:
                self.table.stations[MISTER_X] = station
                return
            station += 1
        raise ImpossibleSight("no station is left")

    def _normalise(self) -> None:
        total = 0.0
        station: i64 = 1
        while station <= STATIONS:
            total += self.weights[station]
            station += 1
        station = 1
        while station <= STATIONS:
            self.weights[station] /= total
            station += 1

    def weight(self, world: State) -> float:
        """Give the weight of the world's station, if all that is public fits."""
        assert isinstance(world, ScotlandYard)
        station = world.stations[MISTER_X]
        if self.endings:
            return self.weights[station] if world.key() in self._ended_keys() else 0.0
        if world.phase == DEALING and station == 0:
            return 1.0 if self.table.key() == world.key() else 0.0
        return self.weights[station] if self._world(station).key() == world.key() else 0.0

    def _ended_keys(self) -> list[tuple[int, ...]]:
        return [ending.key() for ending in self.endings]

    def sample(self, rng: Random) -> State:
        """Put Mister X on a station drawn by weight."""
        left = rng.random()
        drawn: i64 = 0
        station: i64 = 1
        while station <= STATIONS and left >= 0.0:
            if self.weights[station] > 0.0:
                drawn = station
                left -= self.weights[station]
            station += 1
        for ending in self.endings:
            if ending.stations[MISTER_X] == drawn:
                return ending.clone()
        return self._world(drawn)


def no_weights() -> vec[float]:
    """Give every station the weight zero."""
    return vec[float]([0.0] * (STATIONS + 1))
