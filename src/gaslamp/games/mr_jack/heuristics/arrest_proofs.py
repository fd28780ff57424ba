"""Proofs about the rest of a turn once Jack's character is known: is he accused, does he leave?

The Investigator wins for sure if a way to play the cards of the turn lets him accuse the only
suspect, whatever Jack does. Jack wins for sure if his next actions lead him out of the district.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.bits import bit, count
from gaslamp.core.heuristics import LOST, UNPROVED, WINNING
from gaslamp.core.state import OVER
from gaslamp.games.mr_jack import actions as codes
from gaslamp.games.mr_jack import phases
from gaslamp.games.mr_jack.actions import EIGHT
from gaslamp.games.mr_jack.belief.jack_belief import JackBelief
from gaslamp.games.mr_jack.belief.suspicion import Suspicion
from gaslamp.games.mr_jack.game_setup import (
    CARDS_A_TURN,
    INVESTIGATOR,
    JACK,
    NOWHERE,
    player_of,
    points_of,
)
from gaslamp.games.mr_jack.rules.state import MrJack

MOST_POSITIONS: Final = 40_000  # looked at for a choice; beyond them nothing is proved


class ArrestProofs:
    """Searches the rest of a turn by the rules, leaving out what makes no difference."""

    def __init__(self) -> None:
        """Begin with nothing to search."""
        self.turn: i64 = 0
        self.left: i64 = 0  # positions
        self.rng = Random(1)  # for cards that nothing depends on

    def prove(self, belief: Belief, actions: vec[i64]) -> vec[i64]:
        """Say of each action of the player on turn what is proved: LOST, UNPROVED or WINNING."""
        world = belief.sample_world(self.rng)
        assert isinstance(world, MrJack)
        self.turn = world.turn
        if isinstance(belief, JackBelief):
            is_known = count(world.suspects()) == 1
        else:
            assert isinstance(belief, Suspicion)
            is_known = len(belief.possible()) == 1
        most = MOST_POSITIONS // len(actions)
        proofs = vec[i64](capacity=len(actions))
        for action in actions:
            after = world.clone()
            after.apply(action)
            proofs = append(proofs, self.of_position(after, world.seat, most, is_known=is_known))
        return proofs

    def of_position(self, world: MrJack, seat: i64, most: i64, *, is_known: bool) -> i64:
        """Say what is proved for the seat that made this position."""
        self.left = most
        if seat == JACK and self.is_left(world):
            return WINNING
        if seat == INVESTIGATOR and is_known and self.is_let_out(world):
            return LOST
        self.left = most
        if is_known and self.is_caught(world):
            return LOST if seat == JACK else WINNING
        return UNPROVED

    # Whether the turn ends with a right accusation.

    def is_caught(self, world: MrJack) -> bool:
        """Tell whether the Investigator can force it; out of positions, he can't."""
        if self.is_through(world):
            return world.accused == world.jack
        if world.phase == phases.DRAWING:
            return self.is_caught(self.after(world, world.legal_actions()[0]))
        own = world.seat == INVESTIGATOR
        if own and world.phase == phases.CHOOSING and can_accuse(world):
            return True
        actions = self.different(world)
        if own and codes.ACCUSE + world.jack in actions:  # before what may cost many positions
            return True
        for action in actions:
            if self.left <= 0:
                return False
            if self.is_caught(self.after(world, action)) == own:
                return own
        return not own

    def is_through(self, world: MrJack) -> bool:
        """Tell whether the turn is over."""
        return world.seat == OVER or world.phase == phases.CALLING or world.turn != self.turn

    def after(self, world: MrJack, action: i64) -> MrJack:
        """Carry out an action in a copy."""
        self.left -= 1
        copy = world.clone()
        copy.apply(action)
        return copy

    # Whether Jack leaves.

    def is_let_out(self, world: MrJack) -> bool:
        """Tell whether he can leave next, whatever the Investigator does before; else unproved."""
        if world.witness or self.is_through(world):
            return False
        if world.phase == phases.DRAWING:
            return self.is_let_out(self.after(world, world.legal_actions()[0]))
        if world.seat == JACK:
            return self.is_left(world)
        if not world.cards & bit(world.jack):
            return False
        for action in self.different(world):
            if self.left <= 0 or not self.is_let_out(self.after(world, action)):
                return False
        return True

    def is_left(self, world: MrJack) -> bool:
        """Tell whether Jack's next actions can lead him out, before the Investigator's."""
        if world.left_by != NOWHERE:
            return True
        if world.witness or self.is_through(world) or world.player() != JACK:
            return False
        if world.phase == phases.DRAWING:
            return self.is_left(self.after(world, world.legal_actions()[0]))
        own = world.cards & bit(world.jack) != 0
        chooses = world.phase == phases.CHOOSING and own
        if chooses and self.is_left(self.after(world, codes.CHOOSE + world.jack)):
            return True
        if world.card != world.jack and not (own and plays_again(world)):
            return False
        for action in self.different(world):
            if self.left > 0 and self.is_left(self.after(world, action)):
                return True
        return False

    # What makes a difference to either.

    def different(self, world: MrJack) -> vec[i64]:
        """List the actions that differ in whether Jack is caught or leaves, one of the others.

        Light makes none. Where a character ends makes one only for Jack's own and for Goodley, or
        if it can be in the way of a move or a whistle.
        """
        actions = world.legal_actions()
        if world.phase == phases.CHOOSING:
            return actions
        found = vec[i64](capacity=len(actions))
        seen: i64 = 0
        for action in actions:
            kind = self.kind_of_same(world, action)
            if kind < 0 or not seen & bit(kind):
                found = append(found, action)
                if kind >= 0:
                    seen |= bit(kind)
        return found

    def kind_of_same(self, world: MrJack, action: i64) -> i64:
        """Number the kind of which one action is enough; -1 where each has to be tried."""
        if action < codes.ACCUSE:
            return -1 if ends_matter(world) else 0
        if codes.ACCUSE <= action < codes.ESCAPE:
            return -1 if action - codes.ACCUSE == world.jack else 1
        if codes.LAMP <= action < codes.BARRICADE:
            return 2
        if codes.BARRICADE <= action < codes.COVER:
            return 3 if world.witness else -1
        return 4 if action >= codes.LANTERN else -1


def can_accuse(world: MrJack) -> bool:
    """Tell whether some card that is left brings the Investigator to Jack by a move alone."""
    place = bit(world.pieces.places[world.jack])
    card: i64 = 0
    while card < EIGHT:
        is_left = card != world.jack and world.cards & bit(card) != 0
        if is_left and world.pieces.reach(card, points_of(card)) & place:
            return True
        card += 1
    return False


def plays_again(world: MrJack) -> bool:
    """Tell whether the next card is the same player's."""
    played = world.played + 1
    return played < CARDS_A_TURN and player_of(world.turn, played) == world.player()


def ends_matter(world: MrJack) -> bool:
    """Tell whether it matters where the card's character ends its move."""
    if world.card in (world.jack, codes.GOODLEY):
        return True
    return world.cards & (bit(world.jack) | bit(codes.GOODLEY)) != 0
