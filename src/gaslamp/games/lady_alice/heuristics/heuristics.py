"""Heuristics for suspicions, markers and accusations."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.bits import bit, count
from gaslamp.core.heuristics import NO_MODEL, Heuristics
from gaslamp.core.policy import Policy
from gaslamp.core.state import State
from gaslamp.core.weights import sample_index, scale, total, zero_weights
from gaslamp.games.lady_alice import actions as codes
from gaslamp.games.lady_alice import phases
from gaslamp.games.lady_alice.belief.evidence_belief import EvidenceBelief
from gaslamp.games.lady_alice.board import CLUES, SIZE
from gaslamp.games.lady_alice.game_setup import NO_VALUE
from gaslamp.games.lady_alice.heuristics.choices import CERTAIN, ActionWeigher
from gaslamp.games.lady_alice.heuristics.deduction import (
    PublicSolutions,
    SeatDeduction,
    SolutionWeigher,
)
from gaslamp.games.lady_alice.heuristics.opponent_policy import (
    OpponentPolicy,
    PlayStyle,
    showing_style,
)
from gaslamp.games.lady_alice.heuristics.tuning import CROWD, Tuning
from gaslamp.games.lady_alice.rules.deal import solutions, solutions_sharing
from gaslamp.games.lady_alice.rules.markers import seat_of, value_of, zone_of
from gaslamp.games.lady_alice.rules.state import LadyAlice

NOBODY: Final = -1
LIKELY: Final = 0.5  # chance of a clue, for words
UNLIKELY: Final = 0.1
CANDIDATES: Final = 6  # worlds of which one is imagined
CROWD_EFFORT: Final = 3.0  # simulations for each one at a smaller table


class LadyAliceHeuristics(Heuristics):
    """Keeps, for each seat of a simulation, what it can reckon from the verdicts it heard."""

    def __init__(self, seats: i64, size: i64 = SIZE) -> None:
        """Make the tables for a number of players."""
        super().__init__()
        self.mixes = True
        self.seats: i64 = seats
        self.size: i64 = size
        self.tastes: list[Tuning] = [Tuning(seats) for _ in range(seats)]
        self.scales = SolutionWeigher(seats, size)
        self.chooser = ActionWeigher()
        self.deductions: list[SeatDeduction] = [SeatDeduction() for _ in range(seats)]
        self.beginnings: dict[
            int, SeatDeduction
        ] = {}  # how simulations begin, by seat and evidence
        self.lean = zero_weights(CLUES)
        self.public = PublicSolutions()
        self.public.sort(solutions(seats, size))
        self.viewer: i64 = NOBODY
        self.known = vec[i64]()  # the viewer's own solutions, and their weights
        self.weighed = vec[float]()
        self.laid: i64 = 0  # markers on the desk as simulations begin
        self.combinations = vec[i64]()  # verdicts in the simulation
        self.smiles = vec[i64]()

    def start_from(self, belief: Belief, viewer: i64) -> None:
        """Take the verdicts that everybody heard, and the viewer's own chances."""
        assert isinstance(belief, EvidenceBelief)
        known = solutions(self.seats, self.size)
        for verdict in belief.verdicts:
            known = solutions_sharing(known, verdict.combination, verdict.smiles)
        self.public.sort(known)
        self.viewer = viewer
        self.known = belief.solutions
        self.weighed = belief.solution_weights()
        self.laid = len(belief.table.desk.markers)
        self.beginnings = {}

    def sample_world(self, belief: Belief, rng: Random) -> State:
        """Draw some and take one by its solution: the belief reads who holds what he marked.

        That he also marks what he deduced would tie all hands together, so it is left to this.
        """
        worlds = [belief.sample_world(rng) for _ in range(CANDIDATES)]
        weights = vec[float](capacity=CANDIDATES)
        for world in worlds:
            assert isinstance(world, LadyAlice)
            if len(weights) == 0:
                self._lean(world, self.viewer)
            weights = append(weights, self._credit(world.solution()))
        scale(weights, total(weights))
        return worlds[sample_index(weights, rng)]

    def _credit(self, solution: i64) -> float:
        """Multiply what the markers say about the clues of a solution."""
        credit = 1.0
        while solution:
            credit *= self.lean[count((solution & -solution) - 1)]
            solution &= solution - 1
        return credit

    def begin_simulation(self, world: State) -> None:
        """Begin a simulation without new verdicts."""
        self.combinations = vec[i64]()
        self.smiles = vec[i64]()
        for deduction in self.deductions:
            deduction.heard = -1

    def follow(self, world: State, action: i64) -> None:
        """Keep the verdicts of the simulation."""
        assert isinstance(world, LadyAlice)
        if world.phase in (phases.VERDICT, phases.JUDGING):
            self.combinations = append(self.combinations, world.picks)
            self.smiles = append(self.smiles, action - codes.SMILES)

    def prior(self, world: State, actions: vec[i64]) -> vec[float]:
        """Weigh the choices by the phase; only what the seat on turn can know is looked at."""
        assert isinstance(world, LadyAlice)
        deduction = self.deduction_of(world, world.player)
        tuning = self.tastes[world.player]
        if world.phase == phases.SUSPICION:
            return self.chooser.suspect(world, deduction, tuning, actions)
        if world.phase == phases.VALUING:
            return self.chooser.value(world, deduction, tuning, actions)
        if world.phase == phases.ACCUSING:
            self._lean(world, world.player)
            following = self.scales.following(deduction, self.lean, world.picks, world.category)
            return self.chooser.accuse(world, deduction, following, actions)
        return self.chooser.deduce(world, deduction, tuning, actions)

    def deduction_of(self, world: LadyAlice, seat: i64) -> SeatDeduction:
        """Bring what a seat reckons up to date."""
        deduction = self.deductions[seat]
        if deduction.heard < 0:
            self._know_beginning(world, seat, deduction)
        while deduction.heard < len(self.combinations):
            deduction.hear(self.combinations[deduction.heard], self.smiles[deduction.heard])
            deduction.heard += 1
            deduction.markers = -1
        if deduction.markers != len(world.desk.markers):
            deduction.markers = len(world.desk.markers)
            self._weigh(world, seat, deduction)
        return deduction

    def _know_beginning(self, world: LadyAlice, seat: i64, deduction: SeatDeduction) -> None:
        """Take what a seat knew before the simulation."""
        deduction.heard = 0
        deduction.markers = -1
        if seat == self.viewer:
            deduction.kept = self.known
            deduction.base = self.weighed
        else:
            deduction.kept = self.public.by_clue[world.evidence[seat]]
            deduction.base = vec[float]()

    def _weigh(self, world: LadyAlice, seat: i64, deduction: SeatDeduction) -> None:
        """Weigh what a seat knows; how simulations begin is the same for equal evidence."""
        is_beginning = deduction.heard == 0 and deduction.markers == self.laid
        key = seat * CLUES + world.evidence[seat]
        if is_beginning:
            weighed = self.beginnings.get(key)
            if weighed is not None:
                deduction.copy_results(weighed)
                return
        self._lean(world, seat)
        self.scales.weigh(deduction, self.lean)
        if is_beginning:
            beginning = SeatDeduction()
            beginning.copy_results(deduction)
            self.beginnings[key] = beginning

    def _lean(self, world: LadyAlice, seat: i64) -> None:
        """Find how much the others' markers speak for each clue, to who reads them."""
        tuning = self.tastes[seat]
        lean = self.lean
        clue: i64 = 0
        while clue < CLUES:
            lean[clue] = 1.0
            clue += 1
        if seat == self.viewer and self.model_depth == NO_MODEL:
            return
        desk = world.desk
        marked: i64 = 0
        place: i64 = 0
        while place < len(desk.markers):
            marker = desk.markers[place]
            clue = zone_of(marker)
            if seat_of(marker) != seat:
                trust = tuning.trust_of(NO_VALUE if desk.is_newest(place) else value_of(marker))
                if marked >> clue & 1 == 0:
                    trust *= tuning.trust_first
                lean[clue] = min(lean[clue] * trust, tuning.trust_most)
            marked |= bit(clue)
            place += 1

    def effort(self, viewer: i64) -> float:
        """Return the factor of simulations: more for five players."""
        return CROWD_EFFORT if self.seats == CROWD else 1.0

    def policy(self, viewer: i64) -> Policy | None:
        """Read the others by what a sensible player would have done; a beginner counts smiles."""
        if self.model_depth == NO_MODEL:
            return None
        return OpponentPolicy([PlayStyle(), showing_style()])

    def reason(self, world: State, action: i64) -> str:
        """Name why a choice is good, by what the seat on turn can reckon."""
        assert isinstance(world, LadyAlice)
        deduction = self.deduction_of(world, world.player)
        if world.phase == phases.SUSPICION:
            return self._reason_to_suspect(world, deduction, action - codes.SUSPECT)
        if world.phase == phases.VALUING:
            return _reason_for_value(deduction.clues[world.marking], action - codes.VALUE)
        if world.phase == phases.ACCUSING or action > codes.PASS:
            return "certain" if deduction.sure > CERTAIN else "dares"
        if action == codes.PASS:
            return "waits"
        return self._reason_to_mark(world, deduction, action - codes.MARK)

    def _reason_to_suspect(self, world: LadyAlice, deduction: SeatDeduction, clue: i64) -> str:
        tuning = self.tastes[world.player]
        if (
            deduction.target >> clue & 1
            and self.chooser.solving(world, deduction, tuning) > tuning.dare
        ):
            return "solves"
        if clue == world.evidence[world.player]:
            return "names-own"
        return "asks" if deduction.clues[clue] > UNLIKELY else "gives-nothing-away"

    def _reason_to_mark(self, world: LadyAlice, deduction: SeatDeduction, clue: i64) -> str:
        if clue == world.evidence[world.player]:
            return "own-clue"
        if deduction.clues[clue] > LIKELY:
            return "likely-clue"
        return "takes-a-place" if deduction.clues[clue] > UNLIKELY else "bluffs"


def _reason_for_value(chance: float, value: i64) -> str:
    if value == 0:
        return "zero-elsewhere" if chance < LIKELY else "zero-blocks"
    return "counts" if chance > UNLIKELY else "bluffs"
