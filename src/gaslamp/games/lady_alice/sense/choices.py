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
from gaslamp.games.lady_alice.rules.scoring import ACCUSATION_BONUS, SUSPICION_BONUS
from gaslamp.games.lady_alice.rules.state import LadyAlice
from gaslamp.games.lady_alice.sense.mind import Mind
from gaslamp.games.lady_alice.sense.standing import Standing
from gaslamp.games.lady_alice.sense.taste import Taste
from gaslamp.games.lady_alice.table import MARKERS, OF_EACH, VALUES

LEAST: Final = 1e-4  # no choice is excluded
ROUSED: Final = 0.2  # chance of the likeliest combination from which it is weighed at all
CERTAIN: Final = 0.75  # chance from which nobody else should hear more of it
STEEPEST: Final = 12.0  # preference for what wins at once, as an exponent
GREEDIEST: Final = 5.0  # preference for a marker: whoever can win at once does not place one more
VALUABLE: Final = MARKERS - OF_EACH  # markers that are worth something


class Chooser:
    """Weighs the choices of one seat by what that seat reckons."""

    def __init__(self) -> None:
        """Make room for counting points."""
        self.standing = Standing()

    def solving(self, world: LadyAlice, mind: Mind, taste: Taste) -> float:
        """Give the chance to win by a suspicion that solves the case."""
        if mind.sure <= ROUSED:
            return 0.0
        self.standing.count(world, world.player, mind.whole, taste.hidden_worth)
        return mind.sure * self.standing.lead(world, world.player, float(SUSPICION_BONUS), 0.5)

    def accusing(self, world: LadyAlice, mind: Mind, taste: Taste) -> float:
        """Give the chance to win by an accusation; more seems enough as others close in."""
        self.standing.count(world, world.player, mind.whole, taste.hidden_worth)
        if mind.sure <= ROUSED:
            return 0.0
        return mind.sure * self.standing.lead(world, world.player, float(ACCUSATION_BONUS), 1.0)

    def suspect(self, world: LadyAlice, mind: Mind, taste: Taste, actions: vec[i64]) -> vec[float]:
        """Ask where the answer is open; solve where that wins, and stay away where it does not."""
        gain = self.solving(world, mind, taste)
        is_coy = mind.sure > CERTAIN and gain < taste.dare
        shares = vec[float](capacity=len(actions))
        for action in actions:
            chance = mind.clues[action - codes.SUSPECT]
            lure = -taste.coy * chance if is_coy else taste.keen * 4.0 * chance * (1.0 - chance)
            shares = append(shares, exp(lure))
        self._hide_own(world, taste, actions, shares)
        is_on_target = mind.target & (bit(world.category * SIZE) - 1) == world.picks
        if gain > 0.0 and is_on_target:
            self._go_for(mind.target, actions, shares, taste.nerve * (gain - taste.dare))
        return shares

    def _hide_own(
        self, world: LadyAlice, taste: Taste, actions: vec[i64], shares: vec[float]
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
                share = taste.own_named if is_own else share * (1.0 - taste.own_named)
            shares[place] = share + LEAST
            place += 1

    def _go_for(self, target: i64, actions: vec[i64], shares: vec[float], eagerness: float) -> None:
        place: i64 = 0
        while place < len(actions):
            if target >> (actions[place] - codes.SUSPECT) & 1:
                shares[place] += exp(min(eagerness, STEEPEST))
            place += 1

    def deduce(self, world: LadyAlice, mind: Mind, taste: Taste, actions: vec[i64]) -> vec[float]:
        """Accuse, place or pass: a pass weighs 1."""
        gain = self.accusing(world, mind, taste)
        accusing = LEAST
        if gain > 0.0:
            alarm = taste.alarm * float(count(self.standing.marked))
            accusing = exp(min(taste.nerve * (gain - taste.dare + alarm), STEEPEST))
        first = mind.target & category_mask(0)
        marking = Marking(world, mind, taste, self.standing)
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

    def value(self, world: LadyAlice, mind: Mind, taste: Taste, actions: vec[i64]) -> vec[float]:
        """A likelier clue gets a higher marker."""
        lure = taste.value_keen * (mind.clues[world.marking] - taste.value_pivot)
        shares = vec[float](capacity=VALUES)
        for action in actions:
            shares = append(shares, exp(lure * float(action - codes.VALUE)))
        return shares

    def accuse(
        self, world: LadyAlice, mind: Mind, following: vec[float], actions: vec[i64]
    ) -> vec[float]:
        """Go on to the likeliest combination; astray from it, to what the picks make likely."""
        category = world.category
        is_on_target = mind.target & (bit(category * SIZE) - 1) == world.picks
        next_clue = (mind.target & category_mask(category)) >> (category * SIZE)
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


class Marking:
    """What a marker on each clue is worth to the player on turn."""

    def __init__(self, world: LadyAlice, mind: Mind, taste: Taste, standing: Standing) -> None:
        """Look at the stock, and at what is missing for the bonus."""
        seat = world.player
        desk = world.desk
        self.mind = mind
        self.taste = taste
        self.own: i64 = world.evidence[seat]
        self.highest = 2.0 if desk.left(seat, 2) > 0 else 1.0 if desk.left(seat, 1) > 0 else 0.0
        self.missing: i64 = standing.missing(seat, mind.whole)
        self.bonus = 0.0
        if self.highest > 0.0:
            self.bonus = taste.bonus * mind.sure / float(max(count(self.missing), 1))
        spent = float(VALUABLE - desk.left(seat, 1) - desk.left(seat, 2)) / float(VALUABLE)
        self.floor = taste.floor + taste.thrift * spent
        crowd = taste.crowd * float(desk.heights[self.own])
        self.own_floor = taste.own_floor - crowd - taste.ready * mind.sure
        self.bluff = taste.bluff / float(CLUES) if desk.left(seat, 0) > 0 else 0.0

    def weight(self, clue: i64) -> float:
        """Weigh a marker on a clue, against a pass of 1."""
        worth = self.mind.clues[clue] * self.highest
        if self.missing >> clue & 1:
            worth += self.bonus
        floor = self.own_floor if clue == self.own else self.floor
        return exp(min(self.taste.greed * (worth - floor), GREEDIEST)) + self.bluff
