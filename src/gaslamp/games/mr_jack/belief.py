"""Who Jack can be, and who holds which alibi card: exact, from what a viewer sees."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief, ImpossibleSight
from gaslamp.core.state import SPECTATOR, State
from gaslamp.games.mr_jack.actions import ALIBI, EIGHT, JACK_IS, UNKNOWN, WITNESS
from gaslamp.games.mr_jack.masks import bit, count
from gaslamp.games.mr_jack.rules import MrJack
from gaslamp.games.mr_jack.table import (
    ALL_CARDS,
    CALLING,
    DRAWING,
    IDENTITY,
    INVESTIGATOR,
    JACK,
    NOBODY,
    PLAYING,
)


class SuspectBelief(Belief):
    """The probability that each character is Jack.

    Cards that the viewer did not see are alike to it: whoever Jack is, each way of handing them
    out is equally likely, and nobody's choices depend on them. So only Jack's identity needs
    weights, and the table as everybody sees it is the rest of every world.
    """

    def __init__(self, start: MrJack) -> None:
        """Begin before Jack has drawn his card."""
        self.table = start.clone()  # its hands hold only the cards that the viewer saw
        self.weights = vec[float]([0.0] * EIGHT)
        self.unseen = vec[i64]([0, 0])  # how many other cards each seat drew

    def see(self, sight: i64, turn: i64) -> None:
        """Take in a card, an answer to the call, or something played on the table."""
        phase = self.table.phase
        if phase == DRAWING:
            self._see_alibi(sight)
        else:
            if phase == IDENTITY:
                self._see_identity(sight - JACK_IS)
            elif phase == CALLING:
                self._see_answer(sight == WITNESS)
            elif phase == PLAYING:
                self._see_play(sight)
            self.table.apply(sight)
        self._normalise()

    def possible(self) -> list[int]:
        """List the characters who can be Jack."""
        return [character for character in range(EIGHT) if self.weights[character] > 0.0]

    def _see_identity(self, card: i64) -> None:
        character: i64 = 0
        while character < EIGHT:
            self.weights[character] = 1.0 if card in (UNKNOWN, character) else 0.0
            character += 1

    def _see_alibi(self, sight: i64) -> None:
        """Who has an alibi is not Jack; an unseen card is only counted."""
        seat = self.table.player()
        seen = self.table.hands[seat]
        self.table.apply(sight)
        if sight == ALIBI + UNKNOWN:
            self.table.hands[seat] = seen
            self.unseen[seat] += 1
        else:
            self.weights[sight - ALIBI] = 0.0

    def _see_answer(self, witness: bool) -> None:
        """Keep those who would have got this answer (MJ-27)."""
        visible = self.table.pieces.visible()
        character: i64 = 0
        while character < EIGHT:
            if (visible & bit(character) != 0) != witness:
                self.weights[character] = 0.0
            character += 1

    def _see_play(self, sight: i64) -> None:
        """Who could have left but stayed is a little less likely to be Jack."""
        card = self.table.card
        self.table.jack = NOBODY
        innocent = self._share(sight)
        self.table.jack = card
        guilty = self._share(sight)
        character: i64 = 0
        while character < EIGHT:
            self.weights[character] *= guilty if character == card else innocent
            character += 1

    def _share(self, sight: i64) -> float:
        """Give the chance of an action among all that are legal."""
        actions = self.table.legal_actions()
        return 1.0 / float(len(actions)) if sight in actions else 0.0

    def _normalise(self) -> None:
        total = 0.0
        for weight in self.weights:
            total += weight
        if total <= 0.0:
            raise ImpossibleSight("nobody can be Jack")
        character: i64 = 0
        while character < EIGHT:
            self.weights[character] /= total
            character += 1

    def weight(self, world: State) -> float:
        """Share Jack's weight among all ways of handing out the unseen cards."""
        assert isinstance(world, MrJack)
        if self.table.phase == IDENTITY:
            return 1.0 if world.key() == self.table.key() else 0.0
        if world.jack == NOBODY or not self._fits(world):
            return 0.0
        return self.weights[world.jack] / float(self._ways())

    def _fits(self, world: MrJack) -> bool:
        """Tell whether a world has what everybody sees, and hands that can be."""
        copy = self._world(world.jack)
        copy.hands = world.hands[:]
        dealt = bit(world.jack)
        seat: i64 = JACK
        while seat <= INVESTIGATOR:
            hand = world.hands[seat]
            seen = self.table.hands[seat]
            if hand & dealt or seen & ~hand or count(hand & ~seen) != self.unseen[seat]:
                return False
            dealt |= hand
            seat += 1
        return copy.key() == world.key()

    def _ways(self) -> i64:
        """Count the ways of handing out the unseen cards, whoever Jack is."""
        left = EIGHT - 1 - count(self.table.hands[JACK] | self.table.hands[INVESTIGATOR])
        unseen = self.unseen[JACK]
        return choose(left, unseen) * choose(left - unseen, self.unseen[INVESTIGATOR])

    def _world(self, jack: i64) -> MrJack:
        world = self.table.clone()
        world.jack = jack
        return world

    def sample(self, rng: Random) -> State:
        """Draw Jack by weight, then the unseen cards."""
        if self.table.phase == IDENTITY:
            return self.table.clone()
        world = self._world(self._draw_jack(rng))
        seat: i64 = JACK
        while seat <= INVESTIGATOR:
            drawn: i64 = 0
            while drawn < self.unseen[seat]:
                world.hands[seat] |= draw_card(world.alibi_pile(), rng)
                drawn += 1
            seat += 1
        return world

    def _draw_jack(self, rng: Random) -> i64:
        left = rng.random()
        drawn: i64 = 0
        character: i64 = 0
        while character < EIGHT and left >= 0.0:
            if self.weights[character] > 0.0:
                drawn = character
                left -= self.weights[character]
            character += 1
        return drawn


class JackBelief(Belief):
    """Jack knows himself and wonders which cards the Investigator drew.

    What interests him beside that is whom the table makes look like Jack.
    """

    def __init__(self, start: MrJack) -> None:
        """Begin before Jack has drawn his card."""
        self.own = SuspectBelief(start)
        self.pursuit = SuspectBelief(start)

    def see(self, sight: i64, turn: i64) -> None:
        """Take in a sight, and what a spectator sees of it."""
        seen = self.own.table.sight(sight, SPECTATOR)
        self.own.see(sight, turn)
        self.pursuit.see(seen, turn)

    def weight(self, world: State) -> float:
        """Give the probability of the Investigator's cards."""
        return self.own.weight(world)

    def sample(self, rng: Random) -> State:
        """Draw the Investigator's cards."""
        return self.own.sample(rng)


def choose(size: i64, taken: i64) -> i64:
    """Count the ways of taking some cards of so many."""
    ways: i64 = 1
    done: i64 = 0
    while done < taken:
        ways = ways * (size - done) // (done + 1)
        done += 1
    return ways


def draw_card(pile: i64, rng: Random) -> i64:
    """Draw one of a pile's cards, as a mask."""
    assert pile & ALL_CARDS  # seven cards are never all drawn (MJ-15)
    skipped: i64 = rng.randrange(count(pile))
    while skipped:
        pile &= pile - 1
        skipped -= 1
    return pile & -pile
