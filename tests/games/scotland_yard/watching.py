"""A game of Scotland Yard seen by one viewer, with the exact belief beside the generic one."""

from __future__ import annotations

from gaslamp.core.belief import Belief, World, WorldsBelief
from gaslamp.core.policy import Policy
from gaslamp.core.state import SPECTATOR
from gaslamp.games.scotland_yard.belief.station_belief import StationBelief
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules.state import ScotlandYard

TOLERANCE = 1e-9


class Watched:
    """A game seen by one viewer, with the exact belief beside the generic one."""

    def __init__(
        self, state: ScotlandYard, viewer: int, exact: Belief, policy: Policy | None = None
    ) -> None:
        self.state = state
        self.viewer = viewer
        self.exact = exact
        self.generic = WorldsBelief(state, viewer, policy)

    def apply(self, action: int) -> None:
        """Carry out an action and show the viewer its side of it."""
        sight = self.state.sight(action, self.viewer)
        self.state.apply(action)
        self.exact.see(sight, self.state.seat)
        self.generic.see(sight, self.state.seat)

    def move(self, *moves: str) -> Watched:
        """Carry out legal actions in notation, comparing the beliefs after each."""
        for written in moves:
            action = GAME.parse(written)
            assert action in self.state.legal_actions(), written
            self.apply(action)
            self.compare()
        return self

    def compare(self) -> None:
        """See that both beliefs give each world the same weight, and know no other world."""
        total = 0.0
        for world in self.generic.by_key.values():
            weight = self.exact.weight(world.state)
            assert abs(weight - world.weight) < TOLERANCE
            total += weight
        assert abs(total - 1.0) < TOLERANCE
        assert self.exact.weight(self.state) > 0.0
        if isinstance(self.exact, StationBelief) and self.generic_stations() != {0}:
            assert set(self.exact.possible()) == self.generic_stations()

    def generic_stations(self) -> set[int]:
        return {the_station(world.state) for world in self.generic.by_key.values()}

    def possible(self) -> set[int]:
        """List the stations where Mister X can be."""
        assert isinstance(self.exact, StationBelief)
        return set(self.exact.possible())

    def weights(self) -> dict[int, float]:
        assert isinstance(self.exact, StationBelief)
        return {station: self.exact.weights[station] for station in self.exact.possible()}


def the_station(world: object) -> int:
    assert isinstance(world, ScotlandYard)
    return int(world.stations[0])


def from_the_deal(
    options: ScotlandYardOptions, viewer: int, policy: Policy | None = None
) -> Watched:
    return Watched(GAME.start(options), viewer, GAME.belief(options, viewer, policy), policy)


def seen_at(state: ScotlandYard, *elsewhere: int) -> Watched:
    """Begin where Mister X was just seen, or where he is as likely on some other stations."""
    stations = [the_station(state), *elsewhere]
    exact = StationBelief(state)
    watched = Watched(state.clone(), SPECTATOR, exact)
    watched.generic.by_key = {}
    for station in stations:
        world = state.clone()
        world.stations[0] = station
        exact.weights[station] = 1.0 / len(stations)
        watched.generic.by_key[world.key()] = World(world, 1.0 / len(stations))
    return watched
