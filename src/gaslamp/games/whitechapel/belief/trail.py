"""Where Jack can be, which way he can have come, and where he can live."""

from __future__ import annotations

from math import log2
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import ImpossibleSight
from gaslamp.core.weights import no_numbers, no_weights, scale, total
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.chances import Chances
from gaslamp.games.whitechapel.belief.habits import Habits
from gaslamp.games.whitechapel.belief.night import Night
from gaslamp.games.whitechapel.belief.silence import MOST_GONE, Silence
from gaslamp.games.whitechapel.belief.steps import Step

WIDEST: Final = 400_000  # ways from one layer of rows to the next
WIDEST_BY_POLICY: Final = 40_000  # a weight for each hideout goes along each of them


class Trail:
    """Every hideout with every path of the night."""

    def __init__(self, hideouts: vec[i64], prior: vec[float], *, by_policy: bool) -> None:
        """Begin with hideouts and their weights, before the first murder."""
        self.hideouts = hideouts
        self.prior = prior
        self.by_policy = by_policy
        self.excludes = by_policy  # what is possible has to be weighed: a policy may exclude it
        self.widest: i64 = WIDEST_BY_POLICY if by_policy else WIDEST
        self.most_gone: i64 = MOST_GONE
        self.places = no_numbers(CIRCLES + 1)  # 1 + its number for each hideout's circle
        self.is_out = False  # the murder has happened, and he is not home yet
        self.night = Night(vec[i64](), self.widest)
        self.chances: Chances = Silence(hideouts)
        self.boarded: Chances | None = None  # as they were before a coach's first half
        self.homes = vec[float]()  # once Jack is home: how likely he said so, by hideout
        self.exact_prior = True
        self.surprise = 0.0  # in bits: how unlikely was what Jack did, up to the last night
        self.by_circle = vec[float]()  # the weights of the present, while they are known
        self.by_hideout = vec[float]()
        self.whole = 0.0
        self.backs: dict[int, list[vec[float]]] = {}  # by number of the hideout, likewise
        self._number()

    def _number(self) -> None:
        """Note 1 + its number for each hideout's circle."""
        self.places = no_numbers(CIRCLES + 1)
        i: i64 = 0
        while i < len(self.hideouts):
            self.places[self.hideouts[i]] = i + 1
            i += 1

    def clone(self) -> Trail:
        """Copy it."""
        copy = Trail(self.hideouts, self.prior[:], by_policy=self.by_policy)
        copy.widest = self.widest
        copy.most_gone = self.most_gone
        copy.excludes = self.excludes
        copy.is_out = self.is_out
        copy.night = self.night.clone()
        copy.chances = self.chances.clone()
        copy.boarded = None if self.boarded is None else self.boarded.clone()
        copy.homes = self.homes
        copy.exact_prior = self.exact_prior
        copy.surprise = self.surprise
        return copy

    def is_exact(self) -> bool:
        """Tell whether all weights are exact."""
        if not self.is_out:
            return self.exact_prior
        if not self.exact_prior or not self.night.is_exact():
            return False
        self.chances.catch_up(self.night)
        return self.chances.exact

    def learn(self, factors: vec[float]) -> None:
        """Scale the weights of the hideouts, before the murder."""
        i: i64 = 0
        while i < len(self.prior):
            self.prior[i] *= factors[i]
            i += 1
        added = total(self.prior)
        if added <= 0.0:
            raise ImpossibleSight("no hideout fits what was seen")
        scale(self.prior, added)
        self.note(added)

    def note(self, chance: float) -> None:
        """Remember how likely it was what Jack did."""
        self.surprise -= log2(chance)

    def all_surprise(self) -> float:
        """Say in bits how unlikely everything was that Jack did, tonight too."""
        if not self.is_out:
            return self.surprise
        self._weigh()
        return self.surprise - log2(self.whole)

    def _keep(self, weights: vec[float]) -> None:
        """Keep the hideouts that have a weight."""
        added = total(weights)
        hideouts = vec[i64]()
        prior = vec[float]()
        i: i64 = 0
        while i < len(weights):
            if weights[i] > 0.0:
                hideouts = append(hideouts, self.hideouts[i])
                prior = append(prior, weights[i] / added)
            i += 1
        self.hideouts = hideouts
        self.prior = prior
        self._number()

    def begin(self, murders: vec[i64], orders: list[vec[float]]) -> None:
        """Start a night at the murder; after two, either can have been the first.

        Under a policy `orders` says how likely each was the first, by hideout and circle.
        """
        self._keep(self.prior)
        self.is_out = True
        self.night = Night(murders, self.widest)
        if self.by_policy:
            habits = Habits(self.hideouts)
            habits.orders = orders
            self.chances = habits
        else:
            self.chances = Silence(self.hideouts, self.most_gone)
        self._change()

    def _change(self) -> None:
        """Forget the weights of the present."""
        self.backs = {}
        self.by_circle = vec[float]()

    def take(self, step: Step) -> None:
        """Take in a move of Jack's."""
        self.night.take(step)
        self.chances.take()
        self._change()
        self._insist()

    def board(self, half: Step) -> None:
        """Take in the first half of a coach ride."""
        self.boarded = self.chances.clone()
        self.take(half)

    def ride_on(self, step: Step) -> None:
        """Take in the whole ride in place of its first half."""
        assert self.boarded is not None
        self.night.take_back()
        self.chances = self.boarded
        self.boarded = None
        self.take(step)

    def stay_silent(self, hushes: vec[float]) -> None:
        """He did not say that he is home (LW-17); under a policy as likely as that, by hideout."""
        self.night.silent[self.night.last()] = 1
        self.chances.keep_silent(self.night, hushes)
        self._change()
        self._insist()

    def come_home(self, homes: vec[float]) -> None:
        """He is home (LW-47): he stands on his hideout, and said so as likely as that."""
        self.homes = homes
        self._change()
        self._weigh()

    def end_night(self) -> None:
        """Keep what the night says about the hideout, and forget the path."""
        self.exact_prior = self.is_exact()
        self._weigh()
        self.note(self.whole)
        self._keep(self.by_hideout)
        self.exact_prior = self.exact_prior or len(self.hideouts) == 1
        self.is_out = False
        self.homes = vec[float]()
        self._change()

    def refuse(self, circle: i64, *, fresh: bool) -> None:
        """Take in a no."""
        self.night.evidence.refuse(circle, self.night.last(), fresh=fresh)
        if self.night.is_visited(circle):
            self._remake()

    def refuse_second(self, circle: i64) -> None:
        """Take in a no to a second visit."""
        self.night.evidence.refuse_second(circle, self.night.last())
        self._remake()

    def demand(self, circle: i64, *, fresh: bool) -> None:
        """Take in a yes."""
        self.night.evidence.demand(circle, self.night.last(), fresh=fresh)
        self._remake()

    def exclude(self, circle: i64) -> None:
        """Jack does not stand on this circle now."""
        self.chances.leave_out(self.night, circle)
        self.night.exclude(circle)
        self._change()

    def _remake(self) -> None:
        """Make the rows again; where Jack can't be stays so, though demands be blurred."""
        before = self.night.now().marks()
        self.night.remake()
        self.chances.begin_again()
        if not self.night.is_exact():
            self._exclude_others(before)
        self._change()
        self._insist()

    def _exclude_others(self, possible: vec[i64]) -> None:
        now = self.night.now().marks()
        circle: i64 = 1
        while circle <= CIRCLES:
            if now[circle] != 0 and possible[circle] == 0:
                self.night.exclude(circle)
            circle += 1

    def _insist(self) -> None:
        if 1 not in self.possible():
            raise ImpossibleSight("no path of Jack's fits what was seen")

    def possible(self) -> vec[i64]:
        """Mark the circles where Jack can be."""
        if not self.excludes and len(self.homes) == 0:
            return self.night.now().marks()
        self._weigh()
        marks = no_numbers(CIRCLES + 1)
        circle: i64 = 1
        while circle <= CIRCLES:
            if self.by_circle[circle] > 0.0:
                marks[circle] = 1
            circle += 1
        return marks

    def _weigh(self) -> None:
        """Add up the weights of the present, by circle and by hideout."""
        if len(self.by_circle) > 0:
            return
        self.chances.catch_up(self.night)
        self.by_circle = no_weights(CIRCLES + 1)
        self.by_hideout = no_weights(len(self.hideouts))
        circles = self.night.now().circles()
        place: i64 = 0
        while place < len(self.hideouts):
            self._add_up(place, circles)
            place += 1
        self.whole = total(self.by_hideout)
        if self.whole <= 0.0:
            raise ImpossibleSight("no path of Jack's fits what was seen")

    def _add_up(self, place: i64, circles: vec[i64]) -> None:
        """Add up the present rows with one hideout; once Jack is home, he stands on it."""
        weights, factor = self.chances.weights(self.night, place), self.prior[place]
        is_home = len(self.homes) > 0
        if is_home:
            factor *= self.homes[place]
        r: i64 = 0
        while r < len(circles):
            if not is_home or circles[r] == self.hideouts[place]:
                weight = factor * weights[r]
                self.by_circle[circles[r]] += weight
                self.by_hideout[place] += weight
            r += 1

    def possible_from(self, place: i64) -> vec[i64]:
        """Mark the circles where Jack can stand if he lives in a hideout."""
        if not self.excludes:
            return self.night.now().marks()
        self.chances.catch_up(self.night)
        marks = no_numbers(CIRCLES + 1)
        circles = self.night.now().circles()
        weights = self.chances.weights(self.night, place)
        r: i64 = 0
        while r < len(circles):
            if weights[r] > 0.0:
                marks[circles[r]] = 1
            r += 1
        return marks

    def circle_weights(self) -> vec[float]:
        """Give the probability of each circle now."""
        self._weigh()
        weights = self.by_circle[:]
        scale(weights, self.whole)
        return weights

    def hideout_weights(self) -> vec[float]:
        """Give the probability of each hideout, in the order of `hideouts`."""
        weights = self.prior[:]
        if self.is_out:
            self._weigh()
            weights = self.by_hideout[:]
            scale(weights, self.whole)
        return weights
