"""An alpha-beta search over whole cards, to the end of the turn.

Both players are taken to want the same number as high or as low as they can: the Investigator's
chance to win, as an average over the suspects whom the searching player can't exclude. Jack counts
himself alone, as if he were known.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.bits import bit
from gaslamp.core.state import OVER
from gaslamp.core.weights import zero_weights
from gaslamp.games.mr_jack import actions as codes
from gaslamp.games.mr_jack import phases
from gaslamp.games.mr_jack.actions import EIGHT
from gaslamp.games.mr_jack.belief.jack_belief import JackBelief
from gaslamp.games.mr_jack.belief.suspicion import Suspicion
from gaslamp.games.mr_jack.board import BoardTables
from gaslamp.games.mr_jack.game_setup import ALL_CARDS, CARDS_A_TURN, INVESTIGATOR, JACK
from gaslamp.games.mr_jack.heuristics.turn_lookahead import TurnLookahead
from gaslamp.games.mr_jack.rules.state import MrJack

LEAST: Final = -1.0  # below every chance to win
MOST: Final = 2.0


class AlphaBetaTree:
    """The cards of a turn as `core.action_search` searches them.

    Behind the last card that is searched, positions are valued by what the turn's last card can do.
    """

    def __init__(self, board: BoardTables) -> None:
        """Make room."""
        self.lookahead = TurnLookahead(board)
        self.suspicion = zero_weights(EIGHT)  # how likely each character is Jack and still here
        self.suspects: i64 = ALL_CARDS
        self.viewer: i64 = JACK
        self.nodes: i64 = 0
        self.limit: i64 = 0
        self.rng = Random(1)  # for cards that nothing depends on

    def start_from(self, belief: Belief) -> MrJack:
        """Take what the player on turn knows; return a position that is possible."""
        world = belief.sample_world(self.rng)
        assert isinstance(world, MrJack)
        self.viewer = world.seat
        self.suspects = ALL_CARDS & ~world.cleared
        if isinstance(belief, JackBelief):
            self.suspicion = belief.spectator_belief.suspects()[:]
        else:
            assert isinstance(belief, Suspicion)
            self.suspicion = belief.suspects()[:]
            self.suspects &= ~world.hands[INVESTIGATOR]
        return world

    def deepest(self, world: MrJack) -> i64:
        """Count the cards that are left of the turn."""
        return CARDS_A_TURN - world.played

    def after(self, world: MrJack, action: i64, depth: i64, low: float, high: float) -> float:
        """Return the chance after an action, searching `depth` more cards."""
        if codes.ACCUSE <= action < codes.ESCAPE:
            accused = action - codes.ACCUSE
            wrong = self.viewer == JACK and accused != world.jack
            return 0.0 if wrong else self.suspicion[accused]
        if codes.ESCAPE <= action < codes.STAY:
            return 0.0
        copy = world.clone()
        copy.apply(action)
        if copy.phase == phases.DRAWING:
            copy.apply(copy.legal_actions()[0])
        return self.search(copy, depth, low, high)

    def search(self, world: MrJack, depth: i64, low: float, high: float) -> float:
        """Return the chance, searching `depth` more cards."""
        self.nodes += 1
        if self.nodes >= self.limit:
            return 0.5
        if world.seat == OVER or world.phase == phases.CALLING:
            return self.at_end(world)
        if world.phase == phases.WHISTLING:
            return self.estimate(world, world.played + 1)
        if world.phase != phases.CHOOSING:
            return self.best_of(world, self.plays(world), depth, low, high)
        if depth == 0:
            return self.estimate(world, world.played)
        if world.seat != JACK or self.viewer == JACK or world.witness:
            return self.best_of(world, world.legal_actions(), depth - 1, low, high)
        before = self.suspicion
        self.suspicion = self.without_leavers(world)
        value = self.best_of(world, world.legal_actions(), depth - 1, low, high)
        self.suspicion = before
        return value

    def best_of(
        self, world: MrJack, actions: vec[i64], depth: i64, low: float, high: float
    ) -> float:
        """Return the chance after the best of some actions for the player on turn."""
        jacks = world.seat == JACK
        best = MOST if jacks else LEAST
        for action in actions:
            value = self.after(world, action, depth, low, high)
            if jacks:
                best = min(best, value)
                high = min(high, best)
            else:
                best = max(best, value)
                low = max(low, best)
            if low >= high:
                break
        return best

    def plays(self, world: MrJack) -> vec[i64]:
        """List what a card may do in thought: its move before its power, exits for Jack alone."""
        legal = world.legal_actions()
        if world.phase != phases.PLAYING or not world.to_move:
            return legal
        moves = vec[i64](capacity=len(legal))
        for action in legal:
            own = self.viewer == JACK or not codes.ESCAPE <= action < codes.STAY
            power = codes.LAMP <= action < codes.SWAP
            if own and not power:
                moves = append(moves, action)
        return moves if len(moves) > 0 else legal

    def without_leavers(self, world: MrJack) -> vec[float]:
        """Leave out those who would leave now, if they were Jack: their card is there."""
        scratch = self.lookahead.scratch
        scratch.look_at(world)
        suspicion = self.suspicion[:]
        character: i64 = 0
        while character < EIGHT:
            if world.cards & bit(character) and scratch.is_near_exit(character):
                suspicion[character] = 0.0
            character += 1
        return suspicion

    def look_at(self, world: MrJack) -> None:
        """Let the lookahead value a position as the searching player sees it."""
        lookahead = self.lookahead
        lookahead.look_at(world, self.suspicion, self.suspects)
        lookahead.seat = self.viewer

    def at_end(self, world: MrJack) -> float:
        """Return the chance once all cards are played."""
        self.look_at(world)
        return self.lookahead.at_call()

    def estimate(self, world: MrJack, played: i64) -> float:
        """Return the chance once `played` cards are played, by what the last one can do."""
        self.look_at(world)
        before = self.lookahead.noted
        value = self.lookahead.after(played, world.cards)
        self.nodes += self.lookahead.noted - before
        return value
