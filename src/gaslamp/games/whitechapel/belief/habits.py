"""What Jack's choices tell of his hideout, when he is taken to play by a policy."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.weights import no_weights
from gaslamp.games.whitechapel.belief.chances import Chances
from gaslamp.games.whitechapel.belief.night import Night


class Habits(Chances):
    """Of each hideout, the rows' weights if it is Jack's own.

    His choices depend on his hideout, so each hideout goes its own way through the whole night.
    """

    def __init__(self, hideouts: vec[i64]) -> None:
        """Begin at the murder."""
        super().__init__(hideouts)
        self.orders: list[vec[float]] = []  # by hideout: how likely each circle was the first
        self.hushes: list[vec[float]] = [vec[float]()]  # by move, then by hideout

    def clone(self) -> Habits:
        """Copy them."""
        copy = Habits(self.hideouts)
        self.fill(copy)
        copy.orders = self.orders
        copy.hushes = self.hushes[:]
        return copy

    def weights(self, night: Night, place: i64) -> vec[float]:
        """Give the list as it is."""
        return self.lists[place]

    def follow(self, night: Night) -> None:
        """Bring every list up to the present."""
        night.lay_out_ways()
        zeros = [no_weights(len(layer.met)) for layer in night.layers]
        place: i64 = 0
        while place < len(self.hideouts):
            self._follow_one(night, place, zeros)
            place += 1

    def _follow_one(self, night: Night, place: i64, zeros: list[vec[float]]) -> None:
        """Bring one hideout's list up to the present."""
        weights = self.lists[place]
        move = self.move
        while move < night.last():
            if move >= 0:
                shares = self.shares(night, move, place)
                weights = night.ways[move].go_on(weights, shares, zeros[move + 1])
            move += 1
            if move == 0:
                weights = self.begin(night, place)
            elif night.silent[move] != 0:
                weights = self.hush(night, move, place, weights)
        self.lists[place] = weights

    def shares(self, night: Night, move: i64, place: i64) -> vec[float]:
        """Give the shares of the ways' arcs after a move, for this hideout."""
        return night.ways[move].shares(night.steps[move].by_hideout[place])

    def begin(self, night: Night, place: i64) -> vec[float]:
        """Weigh the rows of the murder."""
        layer = night.layers[0]
        weights = layer.weights[:]
        if len(self.orders) > 0:
            circles = layer.circles()
            r: i64 = 0
            while r < len(weights):
                weights[r] = self.orders[place][circles[r]]
                r += 1
        return weights

    def take(self) -> None:
        """Jack moves."""
        self.hushes.append(vec[float]())

    def keep_silent(self, night: Night, hushes: vec[float]) -> None:
        """Remember how likely that was, by hideout."""
        self.hushes[night.last()] = hushes
        super().keep_silent(night, hushes)

    def hush(self, night: Night, move: i64, place: i64, weights: vec[float]) -> vec[float]:
        """On his hideout, he is silent as likely as the policy says."""
        layer = night.layers[move]
        r = layer.first[self.hideouts[place]]
        past = layer.first[self.hideouts[place] + 1]
        hushed = weights[:]
        while r < past:
            hushed[r] *= self.hushes[move][place]
            r += 1
        return hushed
