"""How a sensible player shares the choice among suspicions, markers, values and accusations."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import bit, count
from gaslamp.core.weights import total
from gaslamp.games.lady_alice import actions as codes
from gaslamp.games.lady_alice.board import CLUES, SIZE, category_mask
from gaslamp.games.lady_alice.game_setup import MARKERS, OF_EACH, VALUES
from gaslamp.games.lady_alice.heuristics.deduction import SeatDeduction
from gaslamp.games.lady_alice.heuristics.solution_points import SolutionPoints
from gaslamp.games.lady_alice.heuristics.tuning import Tuning
from gaslamp.games.lady_alice.rules.scoring import ACCUSATION_BONUS, SUSPICION_BONUS
from gaslamp.games.lady_alice.rules.state import LadyAlice

LEAST: Final = 1e-4  # no choice is excluded
ROUSED: Final = 0.2  # chance of the likeliest combination from which it is weighed at all
CERTAIN: Final = 0.75  # chance from which nobody else should hear more of it
STEEPEST: Final = 12.0  # preference for what wins at once, as an exponent
GREEDIEST: Final = 5.0  # preference for a marker: a player who can win at once places no more
VALUABLE: Final = MARKERS - OF_EACH  # markers that are worth something


class ActionWeigher:
    """Weighs the choices of one seat by what that seat reckons."""

    def __init__(self) -> None:
        """Make room for counting points."""
        self.points = SolutionPoints()

    def solving(self, world: LadyAlice, deduction: SeatDeduction, tuning: Tuning) -> float:
        """Give the chance to win by a suspicion that solves the case."""
        if deduction.sure <= ROUSED:
            return 0.0
        self.points.count(world, world.player, deduction.whole, tuning.hidden_worth)
        return deduction.sure * self.points.lead(world, world.player, float(SUSPICION_BONUS), 0.5)

    def accusing(self, world: LadyAlice, deduction: SeatDeduction, tuning: Tuning) -> float:
        """Give the chance to win by an accusation; more seems enough as others close in."""
        self.points.count(world, world.player, deduction.whole, tuning.hidden_worth)
        if deduction.sure <= ROUSED:
            return 0.0
        return deduction.sure * self.points.lead(world, world.player, float(ACCUSATION_BONUS), 1.0)

    def suspect(
        self, world: LadyAlice, deduction: SeatDeduction, tuning: Tuning, actions: vec[i64]
    ) -> vec[float]:
        """Ask where the answer is open; solve where that wins, and stay away where it does not."""
        gain = self.solving(world, deduction, tuning)
        is_coy = deduction.sure > CERTAIN and gain < tuning.dare
        shares = vec[float](capacity=len(actions))
        for action in actions:
            chance = deduction.clues[action - codes.SUSPECT]
            lure = -tuning.coy * chance if is_coy else tuning.keen * 4.0 * chance * (1.0 - chance)
            shares = append(shares, exp(lure))
        self._hide_own(world, tuning, actions, shares)
        is_on_target = deduction.target & (bit(world.category * SIZE) - 1) == world.picks
        if gain > 0.0 and is_on_target:
            self._go_for(deduction.target, actions, shares, tuning.nerve * (gain - tuning.dare))
        return shares

    def _hide_own(
        self, world: LadyAlice, tuning: Tuning, actions: vec[i64], shares: vec[float]
    ) -> None:
        """Share out one, with a fixed part for the own clue, and nothing excluded."""
        own = world.evidence[world.player]
        is_here = own // SIZE == world.category
        whole = total(shares)
        place: i64 = 0
        while place < len(actions):
            share = shares[place] / whole
            if is_here:
                is_own = actions[place] - codes.SUSPECT == own
                share = tuning.own_named if is_own else share * (1.0 - tuning.own_named)
            shares[place] = share + LEAST
            place += 1

    def _go_for(self, target: i64, actions: vec[i64], shares: vec[float], eagerness: float) -> None:
        place: i64 = 0
        while place < len(actions):
            if target >> (actions[place] - codes.SUSPECT) & 1:
                shares[place] += exp(min(eagerness, STEEPEST))
            place += 1

    def deduce(
        self, world: LadyAlice, deduction: SeatDeduction, tuning: Tuning, actions: vec[i64]
    ) -> vec[float]:
        """Weigh accusing, placing and passing; a pass weighs 1."""
        gain = self.accusing(world, deduction, tuning)
        accusing = LEAST
        if gain > 0.0:
            alarm = tuning.alarm * float(count(self.points.marked))
            accusing = exp(min(tuning.nerve * (gain - tuning.dare + alarm), STEEPEST))
        first = deduction.target & category_mask(0)
        marking = MarkerValues(world, deduction, tuning, self.points)
        shares = vec[float](capacity=len(actions))
        for action in actions:
            share = LEAST
            if action < codes.PASS:
                share = marking.weight(action - codes.MARK)
            elif action == codes.PASS:
                share = 1.0
            elif action == codes.ACCUSE_BLANK:
                share = accusing if first == 0 else LEAST
            elif first >> (action - codes.ACCUSE) & 1:
                share = accusing
            shares = append(shares, max(share, LEAST))
        return shares

    def value(
        self, world: LadyAlice, deduction: SeatDeduction, tuning: Tuning, actions: vec[i64]
    ) -> vec[float]:
        """Weigh the values of a marker: a likelier clue gets a higher one."""
        lure = tuning.value_keen * (deduction.clues[world.marking] - tuning.value_pivot)
        shares = vec[float](capacity=VALUES)
        for action in actions:
            shares = append(shares, exp(lure * float(action - codes.VALUE)))
        return shares

    def accuse(
        self, world: LadyAlice, deduction: SeatDeduction, following: vec[float], actions: vec[i64]
    ) -> vec[float]:
        """Go on to the likeliest combination; astray from it, to what the picks make likely."""
        category = world.category
        is_on_target = deduction.target & (bit(category * SIZE) - 1) == world.picks
        next_clue = (deduction.target & category_mask(category)) >> (category * SIZE)
        shares = vec[float](capacity=len(actions))
        for action in actions:
            is_blank = action == codes.ACCUSE_BLANK
            place = SIZE if is_blank else action - codes.ACCUSE - category * SIZE
            share = following[place]
            if is_on_target:
                is_next = next_clue == 0 if is_blank else next_clue >> place & 1 == 1
                share = 1.0 if is_next else 0.0
            shares = append(shares, share + LEAST)
        return shares


class MarkerValues:
    """What a marker on each clue is worth to the player on turn."""

    def __init__(
        self,
        world: LadyAlice,
        deduction: SeatDeduction,
        tuning: Tuning,
        points: SolutionPoints,
    ) -> None:
        """Look at the stock, and at what is missing for the bonus."""
        seat = world.player
        desk = world.desk
        self.deduction = deduction
        self.tuning = tuning
        self.own: i64 = world.evidence[seat]
        self.highest = 2.0 if desk.left(seat, 2) > 0 else 1.0 if desk.left(seat, 1) > 0 else 0.0
        self.missing: i64 = points.missing(seat, deduction.whole)
        self.bonus = 0.0
        if self.highest > 0.0:
            self.bonus = tuning.bonus * deduction.sure / float(max(count(self.missing), 1))
        spent = float(VALUABLE - desk.left(seat, 1) - desk.left(seat, 2)) / float(VALUABLE)
        self.floor = tuning.floor + tuning.thrift * spent
        crowd = tuning.crowd * float(desk.heights[self.own])
        self.own_floor = tuning.own_floor - crowd - tuning.ready * deduction.sure
        self.bluff = tuning.bluff / float(CLUES) if desk.left(seat, 0) > 0 else 0.0

    def weight(self, clue: i64) -> float:
        """Weigh a marker on a clue, against a pass of 1."""
        worth = self.deduction.clues[clue] * self.highest
        if self.missing >> clue & 1:
            worth += self.bonus
        floor = self.own_floor if clue == self.own else self.floor
        return exp(min(self.tuning.greed * (worth - floor), GREEDIEST)) + self.bluff
