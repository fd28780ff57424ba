"""The joint distribution of Jack's hideout and tonight's path."""

from __future__ import annotations

from math import log2
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import ImpossibleSight
from gaslamp.core.weights import scale, total, zero_weights, zeros
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.paths.move_shares import MoveShares
from gaslamp.games.whitechapel.belief.paths.night import Night
from gaslamp.games.whitechapel.belief.weights.hideout_weights import HideoutWeights
from gaslamp.games.whitechapel.belief.weights.policy_weights import PolicyWeights
from gaslamp.games.whitechapel.belief.weights.silence_weights import MOST_EDGES_USED, SilenceWeights

MOST_ROW_EDGES: Final = 400_000  # edges from one layer of rows to the next
MOST_ROW_EDGES_BY_POLICY: Final = 40_000  # a weight for each hideout goes along each of them


class Trail:
    """Every hideout with every path of the night, and the weight of each pair."""

    def __init__(self, hideouts: vec[i64], prior: vec[float], *, by_policy: bool) -> None:
        """Begin with hideouts and their weights, before the first murder."""
        self.hideouts = hideouts
        self.prior = prior
        self.by_policy = by_policy
        self.excludes = by_policy  # what is possible has to be weighed: a policy may exclude it
        self.most_row_edges: i64 = MOST_ROW_EDGES_BY_POLICY if by_policy else MOST_ROW_EDGES
        self.most_gone: i64 = MOST_EDGES_USED
        self.places = zeros(CIRCLES + 1)  # 1 + its number for each hideout's circle
        self.is_out = False  # the murder has happened, and he is not home yet
        self.night = Night(vec[i64](), self.most_row_edges)
        self.row_weights: HideoutWeights = SilenceWeights(hideouts)
        self.before_coach: HideoutWeights | None = None  # as they were before a coach's first half
        self.home_shares = vec[float]()  # once Jack is home: how likely he said so, by hideout
        self.exact_prior = True
        self.surprise = 0.0  # in bits: how unlikely was what Jack did, up to the last night
        self.by_circle = vec[float]()  # the weights of the present, while they are known
        self.by_hideout = vec[float]()
        self.total_weight = 0.0
        self.backward_weights: dict[
            int, list[vec[float]]
        ] = {}  # by number of the hideout, likewise
        self._number()

    def _number(self) -> None:
        """Note 1 + its number for each hideout's circle."""
        self.places = zeros(CIRCLES + 1)
        i: i64 = 0
        while i < len(self.hideouts):
            self.places[self.hideouts[i]] = i + 1
            i += 1

    def clone(self) -> Trail:
        """Copy it."""
        copy = Trail(self.hideouts, self.prior[:], by_policy=self.by_policy)
        copy.most_row_edges = self.most_row_edges
        copy.most_gone = self.most_gone
        copy.excludes = self.excludes
        copy.is_out = self.is_out
        copy.night = self.night.clone()
        copy.row_weights = self.row_weights.clone()
        copy.before_coach = None if self.before_coach is None else self.before_coach.clone()
        copy.home_shares = self.home_shares
        copy.exact_prior = self.exact_prior
        copy.surprise = self.surprise
        return copy

    def is_exact(self) -> bool:
        """Tell whether all weights are exact."""
        if not self.is_out:
            return self.exact_prior
        if not self.exact_prior or not self.night.is_exact():
            return False
        self.row_weights.catch_up(self.night)
        return self.row_weights.exact

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
        self.add_surprise(added)

    def add_surprise(self, chance: float) -> None:
        """Remember how likely it was what Jack did."""
        self.surprise -= log2(chance)

    def total_surprise(self) -> float:
        """Say in bits how unlikely everything was that Jack did, tonight too."""
        if not self.is_out:
            return self.surprise
        self._weigh()
        return self.surprise - log2(self.total_weight)

    def _keep_hideouts(self, weights: vec[float]) -> None:
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
        self._keep_hideouts(self.prior)
        self.is_out = True
        self.night = Night(murders, self.most_row_edges)
        if self.by_policy:
            policy_weights = PolicyWeights(self.hideouts)
            policy_weights.first_murder_shares = orders
            self.row_weights = policy_weights
        else:
            self.row_weights = SilenceWeights(self.hideouts, self.most_gone)
        self._forget_weights()

    def _forget_weights(self) -> None:
        """Forget the weights of the present."""
        self.backward_weights = {}
        self.by_circle = vec[float]()

    def add_step(self, step: MoveShares) -> None:
        """Add a move of Jack's."""
        self.night.add_step(step)
        self.row_weights.add_step()
        self._forget_weights()
        self._check_possible()

    def board_coach(self, half: MoveShares) -> None:
        """Add the first half of a coach ride."""
        self.before_coach = self.row_weights.clone()
        self.add_step(half)

    def ride_on(self, step: MoveShares) -> None:
        """Replace the first half of a coach ride by the whole ride."""
        assert self.before_coach is not None
        self.night.remove_last_step()
        self.row_weights = self.before_coach
        self.before_coach = None
        self.add_step(step)

    def add_silence(self, shares: vec[float]) -> None:
        """Note that he is not home (LW-17), with the probability of his silence by hideout."""
        self.night.silent[self.night.moves()] = 1
        self.row_weights.add_silence(self.night, shares)
        self._forget_weights()
        self._check_possible()

    def come_home(self, homes: vec[float]) -> None:
        """Note that he is home (LW-47), with the probability of saying so by hideout."""
        self.home_shares = homes
        self._forget_weights()
        self._weigh()

    def end_night(self) -> None:
        """Keep what the night says about the hideout, and forget the path."""
        self.exact_prior = self.is_exact()
        self._weigh()
        self.add_surprise(self.total_weight)
        self._keep_hideouts(self.by_hideout)
        self.exact_prior = self.exact_prior or len(self.hideouts) == 1
        self.is_out = False
        self.home_shares = vec[float]()
        self._forget_weights()

    def answer_no(self, circle: i64, *, fresh: bool) -> None:
        """Add the answer no."""
        self.night.evidence.answer_no(circle, self.night.moves(), fresh=fresh)
        if self.night.is_visited(circle):
            self._rebuild()

    def answer_no_second(self, circle: i64) -> None:
        """Add the answer no to a second visit."""
        self.night.evidence.answer_no_second(circle, self.night.moves())
        self._rebuild()

    def answer_yes(self, circle: i64, *, fresh: bool) -> None:
        """Add the answer yes."""
        self.night.evidence.answer_yes(circle, self.night.moves(), fresh=fresh)
        self._rebuild()

    def exclude(self, circle: i64) -> None:
        """Exclude the circle as Jack's present one."""
        self.row_weights.exclude(self.night, circle)
        self.night.exclude(circle)
        self._forget_weights()

    def _rebuild(self) -> None:
        """Make the rows again; circles that were excluded stay so, even with coarse demands."""
        before = self.night.now().marks()
        self.night.rebuild()
        self.row_weights.reset()
        if not self.night.is_exact():
            self._exclude_others(before)
        self._forget_weights()
        self._check_possible()

    def _exclude_others(self, possible: vec[i64]) -> None:
        now = self.night.now().marks()
        circle: i64 = 1
        while circle <= CIRCLES:
            if now[circle] != 0 and possible[circle] == 0:
                self.night.exclude(circle)
            circle += 1

    def _check_possible(self) -> None:
        if 1 not in self.possible():
            raise ImpossibleSight("no path of Jack's fits what was seen")

    def possible(self) -> vec[i64]:
        """Mark the circles where Jack can be."""
        if not self.excludes and len(self.home_shares) == 0:
            return self.night.now().marks()
        self._weigh()
        marks = zeros(CIRCLES + 1)
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
        self.row_weights.catch_up(self.night)
        self.by_circle = zero_weights(CIRCLES + 1)
        self.by_hideout = zero_weights(len(self.hideouts))
        circles = self.night.now().circles()
        place: i64 = 0
        while place < len(self.hideouts):
            self._add_up(place, circles)
            place += 1
        self.total_weight = total(self.by_hideout)
        if self.total_weight <= 0.0:
            raise ImpossibleSight("no path of Jack's fits what was seen")

    def _add_up(self, place: i64, circles: vec[i64]) -> None:
        """Add up the present rows with one hideout; once Jack is home, he stands on it."""
        weights, factor = self.row_weights.weights(self.night, place), self.prior[place]
        is_home = len(self.home_shares) > 0
        if is_home:
            factor *= self.home_shares[place]
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
        self.row_weights.catch_up(self.night)
        marks = zeros(CIRCLES + 1)
        circles = self.night.now().circles()
        weights = self.row_weights.weights(self.night, place)
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
        scale(weights, self.total_weight)
        return weights

    def hideout_weights(self) -> vec[float]:
        """Give the probability of each hideout, in the order of `hideouts`."""
        weights = self.prior[:]
        if self.is_out:
            self._weigh()
            weights = self.by_hideout[:]
            scale(weights, self.total_weight)
        return weights
