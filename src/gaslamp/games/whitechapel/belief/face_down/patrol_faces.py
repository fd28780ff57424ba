"""Patrol tokens that lie face down: what each of them can be."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.policy import Policy
from gaslamp.games.whitechapel.belief.face_down.weighted_masks import WeightedMasks
from gaslamp.games.whitechapel.game_setup import IS_DECOY
from gaslamp.games.whitechapel.rules.hell import face_of
from gaslamp.games.whitechapel.rules.state import Whitechapel

UNKNOWN: Final = 0
BITS: Final = 3  # enough for every face of a token


def face_at(mask: i64, token: i64) -> i64:
    """Read a token's face from a mask, which has three bits for each token."""
    return (mask >> (BITS * token)) & 7


def put_faces(world: Whitechapel, mask: i64, laid: i64) -> None:
    """Give the patrol tokens that are laid their faces."""
    i: i64 = 0
    while i < laid:
        world.faces[i] = u8(face_at(mask, i))
        i += 1


class PatrolFaces(WeightedMasks):
    """The possible faces of the patrol tokens, a mask for each combination, with their weights.

    There are 21 where one player leads all policemen, and 2,520 where their colours count.
    """

    def clone(self) -> PatrolFaces:
        """Copy it."""
        copy = PatrolFaces()
        copy.copy_masks(self)
        return copy

    def lay(self, table: Whitechapel, policy: Policy | None, known: i64) -> float:
        """Lay the next token, with a known face or unseen; give the weight that this had.

        The head lays unseen tokens by the policy; without one, any face is equally likely.
        """
        world = table.clone()
        masks = vec[i64](capacity=len(self.masks))
        weights = vec[float](capacity=len(self.masks))
        row: i64 = 0
        while row < len(self.masks):
            put_faces(world, self.masks[row], self.laid)
            actions = world.legal_actions()
            shares = vec[float]()
            if policy is not None and known == UNKNOWN:
                shares = policy.weights(world, actions)
            place: i64 = 0
            while place < len(actions):
                face = face_of(actions[place])
                share = shares[place] if len(shares) > 0 else 1.0 / float(len(actions))
                if share > 0.0 and known in (UNKNOWN, face):
                    masks = append(masks, self.masks[row] | (face << (BITS * self.laid)))
                    weights = append(weights, self.weights[row] * share)
                place += 1
            row += 1
        self.laid += 1
        return self.replace(masks, weights)

    def turn_up(self, token: i64, face: i64) -> float:
        """Keep what can be when a token has this face; give the weight that this had."""
        return self.keep_face(BITS * token, 7, face)

    def learn(self, factors: vec[float]) -> float:
        """Scale the weights, each by its factor; give the weight they then had."""
        weights = vec[float](capacity=len(self.weights))
        row: i64 = 0
        while row < len(self.weights):
            weights = append(weights, self.weights[row] * factors[row])
            row += 1
        return self.replace(self.masks, weights)

    def weight(self, world: Whitechapel) -> float:
        """Give the weight of a world's faces."""
        mask: i64 = 0
        i: i64 = 0
        while i < self.laid:
            mask |= i64(world.faces[i]) << (BITS * i)
            i += 1
        return self.weight_of(mask)

    def chance(self, token: i64) -> float:
        """Give the probability that a token is a policeman."""
        added = 0.0
        row: i64 = 0
        while row < len(self.masks):
            if face_at(self.masks[row], token) != IS_DECOY:
                added += self.weights[row]
            row += 1
        return added
