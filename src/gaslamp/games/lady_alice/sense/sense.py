"""How sensible children of Baker Street suspect, place and accuse."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.bits import bit, count
from gaslamp.core.policy import Policy
from gaslamp.core.sense import NOT_AT_ALL, Sense
from gaslamp.core.state import State
from gaslamp.core.weights import drawn, no_weights, scale, total
from gaslamp.games.lady_alice import actions as codes
from gaslamp.games.lady_alice import phases
from gaslamp.games.lady_alice.belief.evidence import EvidenceBelief
from gaslamp.games.lady_alice.board import CLUES, SIZE
from gaslamp.games.lady_alice.rules.deal import solutions
from gaslamp.games.lady_alice.rules.desk import seat_of, value_of, zone_of
from gaslamp.games.lady_alice.rules.state import LadyAlice
from gaslamp.games.lady_alice.sense.choices import CERTAIN, Chooser
from gaslamp.games.lady_alice.sense.mind import Mind, Public, Scales
from gaslamp.games.lady_alice.sense.reading import Habits, Reader, open_habits
from gaslamp.games.lady_alice.sense.taste import CROWD, Taste
from gaslamp.games.lady_alice.table import NO_VALUE

NOBODY: Final = -1
LIKELY: Final = 0.5  # chance of a clue, for words
UNLIKELY: Final = 0.1
CANDIDATES: Final = 6  # worlds of which one is imagined
CROWD_EFFORT: Final = 3.0  # imagined games for one in a smaller company


class LadyAliceSense(Sense):
    """Keeps, for each seat of an imagined game, what it can reckon from the verdicts it heard."""

    def __init__(self, seats: i64, size: i64 = SIZE) -> None:
        """Make the tables for a number of players."""
        super().__init__()
        self.mixes = True
        self.seats: i64 = seats
        self.size: i64 = size
        self.tastes: list[Taste] = [Taste(seats) for _ in range(seats)]
        self.scales = Scales(seats, size)
        self.chooser = Chooser()
        self.minds: list[Mind] = [Mind() for _ in range(seats)]
        self.beginnings: dict[int, Mind] = {}  # how imagined games begin, by seat and evidence
        self.lean = no_weights(CLUES)
        self.public = Public()
        self.public.sort(solutions(seats, size))
        self.viewer: i64 = NOBODY
        self.known = vec[i64]()  # the viewer's own solutions, and their weights
        self.weighed = vec[float]()
        self.laid: i64 = 0  # markers on the desk as imagined games begin
        self.combinations = vec[i64]()  # imagined verdicts
        self.smiles = vec[i64]()

    def recall(self, belief: Belief, viewer: i64) -> None:
        """Take the verdicts that everybody heard, and the viewer's own chances."""
        assert isinstance(belief, EvidenceBelief)
        known = solutions(self.seats, self.size)
        for verdict in belief.verdicts:
            known = _fitting(known, verdict.combination, verdict.smiles)
        self.public.sort(known)
        self.viewer = viewer
        self.known = belief.solutions
        self.weighed = belief.solution_weights()
        self.laid = len(belief.table.desk.markers)
        self.beginnings = {}

    def draw_world(self, belief: Belief, rng: Random) -> State:
        """Draw some and take one by its solution: the belief reads who holds what he marked.

        That he also marks what he deduced would tie all hands together, so it is left to this.
        """
        worlds = [belief.draw_world(rng) for _ in range(CANDIDATES)]
        weights = vec[float](capacity=CANDIDATES)
        for world in worlds:
            assert isinstance(world, LadyAlice)
            if len(weights) == 0:
                self._lean(world, self.viewer)
            weights = append(weights, self._credit(world.solution()))
        scale(weights, total(weights))
        return worlds[drawn(weights, rng)]

    def _credit(self, solution: i64) -> float:
        """Multiply what the markers say about the clues of a solution."""
        credit = 1.0
        while solution:
            credit *= self.lean[count((solution & -solution) - 1)]
            solution &= solution - 1
        return credit

    def begin(self, world: State) -> None:
        """Nobody has heard a new verdict yet."""
        self.combinations = vec[i64]()
        self.smiles = vec[i64]()
        for mind in self.minds:
            mind.heard = -1

    def follow(self, world: State, action: i64) -> None:
        """Keep the verdicts of the imagined game."""
        assert isinstance(world, LadyAlice)
        if world.phase in (phases.VERDICT, phases.JUDGING):
            self.combinations = append(self.combinations, world.picks)
            self.smiles = append(self.smiles, action - codes.SMILES)

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Weigh the choices by the phase; only what the seat on turn can know is looked at."""
        assert isinstance(world, LadyAlice)
        mind = self.mind_of(world, world.player)
        taste = self.tastes[world.player]
        if world.phase == phases.SUSPICION:
            return self.chooser.suspect(world, mind, taste, actions)
        if world.phase == phases.VALUING:
            return self.chooser.value(world, mind, taste, actions)
        if world.phase == phases.ACCUSING:
            self._lean(world, world.player)
            following = self.scales.following(mind, self.lean, world.picks, world.category)
            return self.chooser.accuse(world, mind, following, actions)
        return self.chooser.deduce(world, mind, taste, actions)

    def mind_of(self, world: LadyAlice, seat: i64) -> Mind:
        """Bring what a seat reckons up to date."""
        mind = self.minds[seat]
        if mind.heard < 0:
            self._know_beginning(world, seat, mind)
        while mind.heard < len(self.combinations):
            mind.hear(self.combinations[mind.heard], self.smiles[mind.heard])
            mind.heard += 1
            mind.markers = -1
        if mind.markers != len(world.desk.markers):
            mind.markers = len(world.desk.markers)
            self._weigh(world, seat, mind)
        return mind

    def _know_beginning(self, world: LadyAlice, seat: i64, mind: Mind) -> None:
        """Take what a seat knew before anything was imagined."""
        mind.heard = 0
        mind.markers = -1
        if seat == self.viewer:
            mind.kept = self.known
            mind.base = self.weighed
        else:
            mind.kept = self.public.by_clue[world.evidence[seat]]
            mind.base = vec[float]()

    def _weigh(self, world: LadyAlice, seat: i64, mind: Mind) -> None:
        """Weigh what a seat knows; how imagined games begin is the same for equal evidence."""
        is_beginning = mind.heard == 0 and mind.markers == self.laid
        key = seat * CLUES + world.evidence[seat]
        if is_beginning:
            weighed = self.beginnings.get(key)
            if weighed is not None:
                mind.recall(weighed)
                return
        self._lean(world, seat)
        self.scales.weigh(mind, self.lean)
        if is_beginning:
            beginning = Mind()
            beginning.recall(mind)
            self.beginnings[key] = beginning

    def _lean(self, world: LadyAlice, seat: i64) -> None:
        """Find how much the others' markers speak for each clue, to who reads them."""
        taste = self.tastes[seat]
        lean = self.lean
        clue: i64 = 0
        while clue < CLUES:
            lean[clue] = 1.0
            clue += 1
        if seat == self.viewer and self.reads == NOT_AT_ALL:
            return
        desk = world.desk
        marked: i64 = 0
        place: i64 = 0
        while place < len(desk.markers):
            marker = desk.markers[place]
            clue = zone_of(marker)
            if seat_of(marker) != seat:
                trust = taste.trust_of(NO_VALUE if desk.is_newest(place) else value_of(marker))
                if marked >> clue & 1 == 0:
                    trust *= taste.trust_first
                lean[clue] = min(lean[clue] * trust, taste.trust_most)
            marked |= bit(clue)
            place += 1

    def effort(self, viewer: i64) -> float:
        """With five hands to imagine, few games tell little."""
        return CROWD_EFFORT if self.seats == CROWD else 1.0

    def policy(self, viewer: i64) -> Policy | None:
        """Read the others by what a sensible player would have done; a beginner counts smiles."""
        if self.reads == NOT_AT_ALL:
            return None
        return Reader([Habits(), open_habits()])

    def reason(self, world: State, action: i64) -> str:
        """Name why a choice is good, by what the seat on turn can reckon."""
        assert isinstance(world, LadyAlice)
        mind = self.mind_of(world, world.player)
        if world.phase == phases.SUSPICION:
            return self._reason_to_suspect(world, mind, action - codes.SUSPECT)
        if world.phase == phases.VALUING:
            return _reason_for_value(mind.clues[world.marking], action - codes.VALUE)
        if world.phase == phases.ACCUSING or action > codes.PASS:
            return "certain" if mind.sure > CERTAIN else "dares"
        if action == codes.PASS:
            return "waits"
        return self._reason_to_mark(world, mind, action - codes.MARK)

    def _reason_to_suspect(self, world: LadyAlice, mind: Mind, clue: i64) -> str:
        taste = self.tastes[world.player]
        if mind.target >> clue & 1 and self.chooser.solving(world, mind, taste) > taste.dare:
            return "solves"
        if clue == world.evidence[world.player]:
            return "names-own"
        return "asks" if mind.clues[clue] > UNLIKELY else "gives-nothing-away"

    def _reason_to_mark(self, world: LadyAlice, mind: Mind, clue: i64) -> str:
        if clue == world.evidence[world.player]:
            return "own-clue"
        if mind.clues[clue] > LIKELY:
            return "likely-clue"
        return "takes-a-place" if mind.clues[clue] > UNLIKELY else "bluffs"


def _reason_for_value(chance: float, value: i64) -> str:
    if value == 0:
        return "zero-elsewhere" if chance < LIKELY else "zero-blocks"
    return "counts" if chance > UNLIKELY else "bluffs"


def _fitting(known: vec[i64], combination: i64, smiles: i64) -> vec[i64]:
    """Keep the solutions that share so many clues with a combination."""
    kept = vec[i64](capacity=len(known))
    for solution in known:
        if count(solution & combination) == smiles:
            kept = append(kept, solution)
    return kept
