"""What Jack's choices tell of his hideout, when he is taken to play by a policy."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.weights import zero_weights
from gaslamp.games.whitechapel.belief.paths.night import Night
from gaslamp.games.whitechapel.belief.weights.hideout_weights import HideoutWeights


class PolicyWeights(HideoutWeights):
    """Of each hideout, the rows' weights if it is Jack's own.

    His choices depend on his hideout, so each hideout has weights of its own all night.
    """

    def __init__(self, hideouts: vec[i64]) -> None:
        """Begin at the murder."""
        super().__init__(hideouts)
        self.first_murder_shares: list[
            vec[float]
        ] = []  # by hideout: how likely each circle was the first
        self.silence_shares: list[vec[float]] = [vec[float]()]  # by move, then by hideout

    def clone(self) -> PolicyWeights:
        """Copy them."""
        copy = PolicyWeights(self.hideouts)
        self.fill(copy)
        copy.first_murder_shares = self.first_murder_shares
        copy.silence_shares = self.silence_shares[:]
        return copy

    def weights(self, night: Night, place: i64) -> vec[float]:
        """Give the list as it is."""
        return self.by_hideout[place]

    def update_all(self, night: Night) -> None:
        """Bring every list up to the present."""
        night.lay_out_row_edges()
        zeros = [zero_weights(len(layer.met)) for layer in night.layers]
        place: i64 = 0
        while place < len(self.hideouts):
            self._follow_one(night, place, zeros)
            place += 1

    def _follow_one(self, night: Night, place: i64, zeros: list[vec[float]]) -> None:
        """Bring one hideout's list up to the present."""
        weights = self.by_hideout[place]
        move = self.move
        while move < night.moves():
            if move >= 0:
                shares = self.shares(night, move, place)
                weights = night.row_edges[move].go_on(weights, shares, zeros[move + 1])
            move += 1
            if move == 0:
                weights = self.begin(night, place)
            elif night.silent[move] != 0:
                weights = self.weigh_silence(night, move, place, weights)
        self.by_hideout[place] = weights

    def shares(self, night: Night, move: i64, place: i64) -> vec[float]:
        """Give the shares of the row edges after a move, for this hideout."""
        return night.row_edges[move].shares(night.steps[move].by_hideout[place])

    def begin(self, night: Night, place: i64) -> vec[float]:
        """Weigh the rows of the murder."""
        layer = night.layers[0]
        weights = layer.weights[:]
        if len(self.first_murder_shares) > 0:
            circles = layer.circles()
            r: i64 = 0
            while r < len(weights):
                weights[r] = self.first_murder_shares[place][circles[r]]
                r += 1
        return weights

    def add_step(self) -> None:
        """Add a place for the probabilities of silence after Jack's next move."""
        self.silence_shares.append(vec[float]())

    def add_silence(self, night: Night, shares: vec[float]) -> None:
        """Remember how likely that was, by hideout."""
        self.silence_shares[night.moves()] = shares
        super().add_silence(night, shares)

    def weigh_silence(self, night: Night, move: i64, place: i64, weights: vec[float]) -> vec[float]:
        """Weigh silence on the hideout by the policy's probability."""
        layer = night.layers[move]
        r = layer.first[self.hideouts[place]]
        past = layer.first[self.hideouts[place] + 1]
        weighed = weights[:]
        while r < past:
            weighed[r] *= self.silence_shares[move][place]
            r += 1
        return weighed
