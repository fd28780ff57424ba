"""Who Jack can be where the others choose at random: exact, by eight weights."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import ImpossibleSight, World
from gaslamp.core.bits import bit, count, sample_member
from gaslamp.core.state import State
from gaslamp.core.weights import sample_index, scale, total, zero_weights
from gaslamp.games.mr_jack import actions as codes
from gaslamp.games.mr_jack import phases
from gaslamp.games.mr_jack.actions import EIGHT, UNKNOWN
from gaslamp.games.mr_jack.belief.suspicion import Suspicion
from gaslamp.games.mr_jack.game_setup import ALL_CARDS, INVESTIGATOR, JACK, NOBODY
from gaslamp.games.mr_jack.rules.state import MrJack


class SuspectBelief(Suspicion):
    """The probability that each character is Jack, of others who choose at random.

    Cards that the viewer did not see are alike to it: for every suspect, each way of handing them
    out is equally likely, and nobody's choices depend on them. So only Jack's identity needs
    weights, and the table as everybody sees it is the rest of every world.
    """

    def __init__(self, start: MrJack, viewer: i64) -> None:
        """Begin before Jack has drawn his card."""
        self.viewer: i64 = viewer
        self.table = start.clone()  # without Jack, its hands hold only cards that the viewer saw
        self.weights = zero_weights(EIGHT)
        self.unseen = vec[i64]([0, 0])  # how many other cards each seat drew

    def see(self, sight: i64, turn: i64) -> None:
        """Update with a card, an answer to the call, or something played on the table."""
        weights = self._weigh(sight)
        added = total(weights)
        if added <= 0.0:
            raise ImpossibleSight(f"nobody can be Jack after {sight}")
        table = self.table.clone()
        seat = table.player()
        table.apply(sight)
        table.jack = NOBODY
        table.hands[seat] &= ALL_CARDS
        if table.seat != turn:
            raise ImpossibleSight(f"after {sight} the turn is not {turn}")
        if sight == codes.ALIBI + UNKNOWN:
            self.unseen[seat] += 1
        scale(weights, added)
        self.weights = weights
        self.table = table

    def _weigh(self, sight: i64) -> vec[float]:
        """Give each character the weight it has after a sight; all zero if that can't be."""
        if self.table.phase == phases.IDENTITY:
            return self._weigh_identity(sight - codes.JACK_IS)
        if self.table.phase == phases.DRAWING:
            return self._weigh_alibi(sight - codes.ALIBI)
        if self.table.phase == phases.CALLING:
            return self._weigh_answer(sight)
        if self.table.phase == phases.PLAYING:
            return self._weigh_play(sight)
        possible = sight in self.table.legal_actions()  # nobody's depend on the secrets
        return self.weights[:] if possible else zero_weights(EIGHT)

    def _weigh_identity(self, card: i64) -> vec[float]:
        weights = zero_weights(EIGHT)
        if self.viewer == JACK and 0 <= card < EIGHT and self.table.suspects() >> card & 1:
            weights[card] = 1.0
        elif self.viewer != JACK and card == UNKNOWN:
            character: i64 = 0
            while character < EIGHT:
                weights[character] = float(self.table.suspects() >> character & 1)
                character += 1
        return weights

    def _weigh_alibi(self, card: i64) -> vec[float]:
        """Exclude the character of an alibi card; a card that is not seen says nothing."""
        weights = self.weights[:]
        if self.viewer != self.table.player():
            return weights if card == UNKNOWN else zero_weights(EIGHT)
        known = self.table.hands[JACK] | self.table.hands[INVESTIGATOR]
        if not 0 <= card < EIGHT or known & bit(card):
            return zero_weights(EIGHT)
        weights[card] = 0.0
        return weights

    def _weigh_answer(self, sight: i64) -> vec[float]:
        """Keep those who would have got this answer (MJ-27)."""
        weights = zero_weights(EIGHT)
        visible = self.table.pieces.visible()
        character: i64 = 0
        while character < EIGHT:
            answer = codes.WITNESS if visible & bit(character) else codes.NO_WITNESS
            if sight == answer:
                weights[character] = self.weights[character]
            character += 1
        return weights

    def _weigh_play(self, sight: i64) -> vec[float]:
        """Lower the weight of characters who could have left but stayed."""
        weights = zero_weights(EIGHT)
        card = self.table.card
        innocent = self._share(sight, NOBODY)
        guilty = self._share(sight, card)
        character: i64 = 0
        while character < EIGHT:
            weights[character] = self.weights[character] * (
                guilty if character == card else innocent
            )
            character += 1
        return weights

    def _share(self, sight: i64, jack: i64) -> float:
        """Give the chance of an action among all that are legal for a Jack."""
        self.table.jack = jack
        actions = self.table.legal_actions()
        self.table.jack = NOBODY
        return 1.0 / float(len(actions)) if sight in actions else 0.0

    def suspects(self) -> vec[float]:
        """Return the weights."""
        return self.weights

    def weight(self, world: State) -> float:
        """Share Jack's weight among all ways of handing out the unseen cards."""
        assert isinstance(world, MrJack)
        if self.table.phase == phases.IDENTITY:
            return 1.0 if world.key() == self.table.key() else 0.0
        if world.jack == NOBODY or not self._fits(world):
            return 0.0
        return self.weights[world.jack] / float(self._ways())

    def _fits(self, world: MrJack) -> bool:
        """Tell whether a world has what everybody sees, and hands that can be."""
        dealt = bit(world.jack)
        seat: i64 = JACK
        while seat <= INVESTIGATOR:
            hand = world.hands[seat]
            seen = self.table.hands[seat]
            if hand & dealt or seen & ~hand or count(hand & ~seen) != self.unseen[seat]:
                return False
            dealt |= hand
            seat += 1
        hands = world.hands
        return self._world(world.jack, hands[JACK], hands[INVESTIGATOR]).key() == world.key()

    def _ways(self) -> i64:
        """Count the ways of handing out the unseen cards, over all suspects."""
        left = EIGHT - 1 - count(self.table.hands[JACK] | self.table.hands[INVESTIGATOR])
        unseen = self.unseen[JACK]
        return ways_to_take(left, unseen) * ways_to_take(left - unseen, self.unseen[INVESTIGATOR])

    def _world(self, jack: i64, jacks: i64, investigators: i64) -> MrJack:
        world = self.table.clone()
        world.jack = jack
        world.hands[JACK] = jacks
        world.hands[INVESTIGATOR] = investigators
        return world

    def sample_world(self, rng: Random) -> State:
        """Draw Jack by weight, then the unseen cards."""
        world = self.table.clone()
        if world.phase == phases.IDENTITY:
            return world
        world.jack = max(sample_index(self.weights, rng), 0)
        seat: i64 = JACK
        while seat <= INVESTIGATOR:
            cards: i64 = 0
            while cards < self.unseen[seat]:
                world.hands[seat] |= bit(sample_member(world.alibi_pile(), rng))
                cards += 1
            seat += 1
        return world

    def clone(self) -> SuspectBelief:
        """Copy the weights and the table."""
        copy = SuspectBelief(self.table, self.viewer)
        copy.weights = self.weights[:]
        copy.unseen = self.unseen[:]
        return copy

    def worlds(self, most: i64) -> list[World] | None:
        """Hand out the unseen cards in every way, for each Jack that can be."""
        if self.table.phase == phases.IDENTITY:
            return [World(self.table.clone(), 1.0)]
        possible = self.possible()
        if len(possible) * self._ways() > most:
            return None
        return [world for jack in possible for world in self._worlds_of(jack)]

    def _worlds_of(self, jack: i64) -> list[World]:
        share = self.weights[jack] / float(self._ways())
        one, other = self.table.hands[JACK], self.table.hands[INVESTIGATOR]
        left = ALL_CARDS & ~bit(jack) & ~one & ~other
        return [
            World(self._world(jack, one | jacks, other | investigators), share)
            for jacks in hands_of(left, self.unseen[JACK])
            for investigators in hands_of(left & ~jacks, self.unseen[INVESTIGATOR])
        ]


def ways_to_take(size: i64, taken: i64) -> i64:
    """Count the ways of taking some cards out of a pile."""
    ways: i64 = 1
    done: i64 = 0
    while done < taken:
        ways = ways * (size - done) // (done + 1)
        done += 1
    return ways


def hands_of(pile: i64, size: i64) -> vec[i64]:
    """List the hands of a number of cards that a pile allows."""
    hands = vec[i64]()
    hand: i64 = 0
    while hand <= pile:
        if not hand & ~pile and count(hand) == size:
            hands = append(hands, hand)
        hand += 1
    return hands
