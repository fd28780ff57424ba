"""How sensible children of Baker Street suspect, place and accuse."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.bits import bit, count
from gaslamp.core.policy import Policy
from gaslamp.core.sense import Sense
from gaslamp.core.state import State
from gaslamp.core.weights import no_weights
from gaslamp.games.lady_alice import actions as codes
from gaslamp.games.lady_alice import phases
from gaslamp.games.lady_alice.belief.evidence import EvidenceBelief
from gaslamp.games.lady_alice.board import CLUES, NO_CLUE, SIZE, category_mask
from gaslamp.games.lady_alice.rules.deal import solutions
from gaslamp.games.lady_alice.rules.desk import seat_of, value_of, zone_of
from gaslamp.games.lady_alice.rules.scoring import ACCUSATION_BONUS, SUSPICION_BONUS
from gaslamp.games.lady_alice.rules.state import LadyAlice
from gaslamp.games.lady_alice.sense.mind import Mind, Public, Scales
from gaslamp.games.lady_alice.sense.reading import Reader
from gaslamp.games.lady_alice.sense.standing import Standing
from gaslamp.games.lady_alice.sense.taste import Taste
from gaslamp.games.lady_alice.table import VALUES

NOBODY: Final = -1
LEAST: Final = 1e-4  # no choice is excluded
ROUSED: Final = 0.2  # chance of the likeliest combination from which an accusation is weighed


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
        self.standing = Standing()
        self.minds: list[Mind] = [Mind() for _ in range(seats)]
        self.lean = no_weights(CLUES)
        self.public = Public()
        self.public.sort(solutions(seats, size))
        self.viewer: i64 = NOBODY
        self.known = vec[i64]()  # the viewer's own solutions, and their weights
        self.weighed = vec[float]()
        self.laid: i64 = 0  # markers that the viewer's weights have taken in
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
        self.weighed = belief.chances().solutions
        self.laid = len(belief.table.desk.markers)

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
        if world.phase == phases.SUSPICION:
            return self._suspect(world, mind, actions)
        if world.phase == phases.VALUING:
            return self._value(world, mind, actions)
        if world.phase == phases.ACCUSING:
            return self._accuse(world, mind, actions)
        return self._deduce(world, mind, actions)

    def mind_of(self, world: LadyAlice, seat: i64) -> Mind:
        """Bring what a seat reckons up to date."""
        mind = self.minds[seat]
        if mind.heard < 0:
            mind.heard = 0
            mind.markers = -1
            if seat == self.viewer:
                mind.kept = self.known
                mind.base = self.weighed
            else:
                mind.kept = self.public.by_clue[world.evidence[seat]]
                mind.base = vec[float]()
        while mind.heard < len(self.combinations):
            mind.hear(self.combinations[mind.heard], self.smiles[mind.heard])
            mind.heard += 1
            mind.markers = -1
        if mind.markers != len(world.desk.markers):
            mind.markers = len(world.desk.markers)
            self._lean(world, seat)
            self.scales.weigh(mind, self.lean)
        return mind

    def _lean(self, world: LadyAlice, seat: i64) -> None:
        """Find how much the others' markers speak for each clue."""
        taste = self.tastes[seat]
        lean = self.lean
        clue: i64 = 0
        while clue < CLUES:
            lean[clue] = 1.0
            clue += 1
        desk = world.desk
        place: i64 = self.laid if seat == self.viewer else 0
        while place < len(desk.markers):
            marker = desk.markers[place]
            if seat_of(marker) != seat:
                clue = zone_of(marker)
                trust = taste.trust_hidden
                if not desk.is_newest(place):
                    value = value_of(marker)
                    trust = (
                        taste.trust_two
                        if value == 2
                        else taste.trust_one
                        if value == 1
                        else taste.trust_zero
                    )
                lean[clue] = min(lean[clue] * trust, taste.trust_most)
            place += 1

    def _suspect(self, world: LadyAlice, mind: Mind, actions: vec[i64]) -> vec[float]:
        """Ask where the answer is open; solve where that wins, and stay away where it does not."""
        taste = self.tastes[world.player]
        own = world.evidence[world.player]
        solving = 0.0
        coy = False
        fits = mind.target & (bit(world.category * SIZE) - 1) == world.picks
        if mind.sure > ROUSED and fits:
            self.standing.count(world, world.player, mind.whole, taste.hidden_worth)
            gain = mind.sure * self.standing.lead(
                world, world.player, float(SUSPICION_BONUS), 0.5
            )
            solving = exp(min(taste.nerve * (gain - taste.dare), 12.0))
            coy = mind.sure > 0.75 and gain < taste.dare
        shares = vec[float](capacity=len(actions))
        whole = 0.0
        for action in actions:
            chance = mind.clues[action - codes.SUSPECT]
            open_ = -chance if coy else 4.0 * chance * (1.0 - chance)
            share = exp((taste.coy if coy else taste.keen) * open_)
            shares = append(shares, share)
            whole += share
        place: i64 = 0
        while place < len(actions):
            clue = actions[place] - codes.SUSPECT
            share = shares[place] / whole
            if own // SIZE == world.category:
                share = taste.own_named if clue == own else share * (1.0 - taste.own_named)
            if solving > 0.0 and mind.target >> clue & 1:
                share += solving
            shares[place] = share + LEAST
            place += 1
        return shares

    def _deduce(self, world: LadyAlice, mind: Mind, actions: vec[i64]) -> vec[float]:
        """Accuse, place or pass, by expected points."""
        taste = self.tastes[world.player]
        seat = world.player
        desk = world.desk
        self.standing.count(world, seat, mind.whole, taste.hidden_worth)
        accusing = 0.0
        if mind.sure > ROUSED:
            gain = mind.sure * self.standing.lead(world, seat, float(ACCUSATION_BONUS), 1.0)
            alarm = taste.alarm * float(count(self.standing.marked))
            accusing = exp(min(taste.nerve * (gain - taste.dare + alarm), 12.0))
        first = mind.target & category_mask(0)
        highest: i64 = 0
        if desk.left(seat, 2) > 0:
            highest = 2
        elif desk.left(seat, 1) > 0:
            highest = 1
        missing = self.standing.missing(seat, mind.whole)
        bonus = taste.bonus * mind.sure / float(max(count(missing), 1)) if highest > 0 else 0.0
        own = world.evidence[seat]
        own_floor = (
            taste.own_floor - taste.crowd * float(desk.heights[own]) - taste.ready * mind.sure
        )
        spread = taste.bluff / float(max(len(actions), 1))
        can_bluff = desk.left(seat, 0) > 0
        shares = vec[float](capacity=len(actions))
        for action in actions:
            share = LEAST
            if action < codes.PASS:
                clue = action - codes.MARK
                worth = mind.clues[clue] * float(highest)
                if missing >> clue & 1:
                    worth += bonus
                floor = own_floor if clue == own else taste.floor
                share = exp(min(taste.greed * (worth - floor), 12.0))
                if can_bluff and len(self.public.by_clue[clue]) > 0:
                    share += spread
            elif action == codes.PASS:
                share = 1.0
            elif action == codes.ACCUSE_BLANK:
                share = accusing if first == 0 else LEAST
            elif first >> (action - codes.ACCUSE) & 1:
                share = accusing
            shares = append(shares, max(share, LEAST * 0.1))
        return shares

    def _value(self, world: LadyAlice, mind: Mind, actions: vec[i64]) -> vec[float]:
        """A likelier clue gets a higher marker."""
        taste = self.tastes[world.player]
        chance = mind.clues[world.marking] - taste.value_pivot
        shares = vec[float](capacity=VALUES)
        for action in actions:
            value = float(action - codes.VALUE)
            shares = append(shares, exp(taste.value_keen * value * chance))
        return shares

    def _accuse(self, world: LadyAlice, mind: Mind, actions: vec[i64]) -> vec[float]:
        """Go on to the likeliest combination."""
        category = world.category
        fits = mind.target & (bit(category * SIZE) - 1) == world.picks
        self._lean(world, world.player)
        found = self.scales.following(mind, self.lean, world.picks, category)
        shares = vec[float](capacity=len(actions))
        next_clue = mind.target & category_mask(category)
        for action in actions:
            clue = SIZE if action == codes.ACCUSE_BLANK else action - codes.ACCUSE - category * SIZE
            share = found[clue]
            if fits:
                is_next = next_clue == 0 if clue == SIZE else next_clue >> (category * SIZE + clue) & 1 == 1
                share = 1.0 if is_next else LEAST
            shares = append(shares, share + LEAST)
        return shares

    def policy(self, viewer: i64) -> Policy | None:
        """Read the others by what a sensible player would have done."""
        return Reader(self.seats)


def _fitting(known: vec[i64], combination: i64, smiles: i64) -> vec[i64]:
    """Keep the solutions that share so many clues with a combination."""
    kept = vec[i64](capacity=len(known))
    for solution in known:
        if count(solution & combination) == smiles:
            kept = append(kept, solution)
    return kept
