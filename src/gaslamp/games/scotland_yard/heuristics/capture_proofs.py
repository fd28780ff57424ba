"""Proofs about captures: which rides of a detective force one, which of Mister X escape it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief, KnownBelief
from gaslamp.core.bits import bit
from gaslamp.core.heuristics import LOST, SAFE, UNPROVED, WINNING
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard import phases
from gaslamp.games.scotland_yard.belief.station_belief import StationBelief
from gaslamp.games.scotland_yard.game_setup import MISTER_X, is_sighting_move
from gaslamp.games.scotland_yard.heuristics.captures import Captures, possible_stations, without
from gaslamp.games.scotland_yard.heuristics.distances import Distances
from gaslamp.games.scotland_yard.rules.state import ScotlandYard


class CaptureProofs:
    """Judges the actions of the player on turn, by all that the player knows."""

    def __init__(self, distances: Distances) -> None:
        """Make room."""
        self.captures = Captures(distances)

    def prove(self, belief: Belief, actions: vec[i64]) -> vec[i64]:
        """Say of each action of the player on turn what is proved about it."""
        if isinstance(belief, KnownBelief):
            world = belief.table
            known = belief.spectator_belief
            assert isinstance(world, ScotlandYard)
            assert isinstance(known, StationBelief)
            return self.of_mister_x(world, possible_stations(known.weights), actions)
        assert isinstance(belief, StationBelief)
        return self.of_detective(belief.table, possible_stations(belief.weights), actions)

    # The detectives.

    def of_detective(self, table: ScotlandYard, possible: vec[i64], actions: vec[i64]) -> vec[i64]:
        """Find the rides that force a capture in this chase, or else in the next."""
        self.captures.look_at(table, table.moves)
        proofs = self.force(possible, table.pawn, actions, in_next=False)
        if WINNING in proofs:
            return proofs
        return self.force(possible, table.pawn, actions, in_next=True)

    def force(self, possible: vec[i64], pawn: i64, actions: vec[i64], *, in_next: bool) -> vec[i64]:
        """Try each ride of a detective."""
        captures = self.captures
        proofs = vec[i64](capacity=len(actions))
        for action in actions:
            proof = UNPROVED
            if codes.is_ride(action):
                before = captures.ride(pawn, action)
                left = without(possible, codes.station_of(action))
                if in_next:
                    found = captures.catches_next(left, pawn + 1)
                else:
                    found = captures.catches_now(left, pawn + 1)
                captures.take_back(pawn, action, before)
                proof = WINNING if found else UNPROVED
            proofs = append(proofs, proof)
        return proofs

    # Mister X.

    def of_mister_x(self, world: ScotlandYard, known: vec[i64], actions: vec[i64]) -> vec[i64]:
        """Judge his rides, and a double card by the best second ride; `known` is public."""
        proofs = vec[i64](capacity=len(actions))
        for action in actions:
            proof = UNPROVED
            if codes.is_ride(action) or action == codes.DOUBLE:
                after = world.clone()
                after.apply(action)
                possible = self.known_after(world, known, action)
                proof = self.of_position(after, possible)
            proofs = append(proofs, proof)
        return proofs

    def of_position(self, world: ScotlandYard, known: vec[i64]) -> i64:
        """Say what is proved of a position after one of his actions."""
        if world.phase == phases.SIGHTING:
            world.apply(codes.AT + world.stations[MISTER_X])
        if phases.FIRST <= world.phase <= phases.SECOND:
            best = LOST
            for proof in self.of_mister_x(world, known, world.legal_actions()):
                best = max(best, proof)
            return best
        captures = self.captures
        captures.look_at(world, world.moves)
        if self.is_lost(world, known):
            return LOST
        if captures.can_be_entered(world.stations[MISTER_X], 1):
            return UNPROVED
        return WINNING if world.round == world.setup.rounds else SAFE

    def is_lost(self, world: ScotlandYard, known: vec[i64]) -> bool:
        """Tell whether the detectives, now to move, can force a capture."""
        captures = self.captures
        if world.setup.voluntary:
            return False
        return captures.catches_now(known, 1) or captures.catches_next(known, 1)

    def known_after(self, world: ScotlandYard, known: vec[i64], action: i64) -> vec[i64]:
        """List where the detectives hold him possible after an action of his."""
        if not codes.is_ride(action):
            return known
        if is_sighting_move(world.setup, world.moves + 1):
            return vec[i64]([codes.station_of(action)])
        self.captures.look_at(world, world.moves)
        return self.captures.reached_from(known, bit(codes.ticket_of(action)))
