"""How sensible players of Mr. Jack choose."""

from __future__ import annotations

from math import exp, log, log2
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.bits import bit, count
from gaslamp.core.heuristics import CLOSE_MODEL, NO_MODEL, Heuristics, softmax_shares
from gaslamp.core.policy import Policy, UniformPolicy
from gaslamp.core.state import State
from gaslamp.core.weights import found_at, zero_weights
from gaslamp.games.mr_jack import actions as codes
from gaslamp.games.mr_jack import phases
from gaslamp.games.mr_jack.actions import EIGHT
from gaslamp.games.mr_jack.belief.jack_belief import JackBelief
from gaslamp.games.mr_jack.belief.suspicion import Suspicion
from gaslamp.games.mr_jack.board import BoardTables
from gaslamp.games.mr_jack.game_setup import ALL_CARDS, INVESTIGATOR, JACK
from gaslamp.games.mr_jack.heuristics.arrest_proofs import ArrestProofs
from gaslamp.games.mr_jack.heuristics.scratch_board import ScratchBoard, leaves
from gaslamp.games.mr_jack.heuristics.turn_lookahead import TurnLookahead
from gaslamp.games.mr_jack.heuristics.win_chances import after_call
from gaslamp.games.mr_jack.rules.state import MrJack

SHARPNESS: Final = 40.0  # how clearly a better outlook is preferred
STRAY: Final = 0.05  # of the choices, spread over all actions
REVEALED: Final = 0.8  # how much of what Jack's choices reveal counts in an evaluation
LEAST_SHARE: Final = 0.02
LOG_2: Final = 0.6931471805599453
# The two models of Jack: the close one also weighs what a choice reveals by the quick one.
QUICK_SHARPNESS: Final = 6.0  # not all players think alike
QUICK_STRAY: Final = 0.4
REVEALING: Final = 0.2  # the weight of what a choice reveals; fitted to games of masters
CLOSE_SHARPNESS: Final = 80.0
CLOSE_STRAY: Final = 0.7
NO_HANDS: Final = vec[i64]([0, 0])


class MrJackHeuristics(Heuristics):
    """Counts whom a call leaves, and what the turn's last card can do about it.

    What everybody can know is how likely each character is Jack: calls change it, as the imagined
    game goes on. Games are simulated to the end of a turn.
    """

    def __init__(self, board: BoardTables) -> None:
        """Begin with all characters equally likely."""
        super().__init__()
        self.board = board
        self.arrest_proofs = ArrestProofs()
        self.lookahead = TurnLookahead(board)
        self.scratch = ScratchBoard(board)
        self.start_suspicion = zero_weights(EIGHT)
        self.suspicion = zero_weights(EIGHT)
        self.jack_lookahead = TurnLookahead(board)
        self.jack_choices: list[JackChoices] = []  # by character, where Jack chooses now
        self.called = False  # the simulation has reached a call
        self.hides = False  # the next action is Jack's own, and he considers what it reveals

    def start_from(self, belief: Belief, viewer: i64) -> None:
        """Take how likely everybody but Jack holds each character to be him."""
        self.mixes = viewer == JACK
        self.jack_choices = []
        if isinstance(belief, JackBelief):
            belief = belief.spectator_belief
        assert isinstance(belief, Suspicion)
        self.start_suspicion = belief.suspects()[:]

    def begin_simulation(self, world: State) -> None:
        """Go back to the suspicion from which the search started."""
        self.called = False
        self.suspicion = self.start_suspicion[:]
        self.hides = self.mixes

    def follow(self, world: State, action: i64) -> None:
        """Clear whom a call clears; a call ends the simulation.

        Before Jack's own next choice, the suspicion is updated as the others would update it.
        """
        assert isinstance(world, MrJack)
        if self.hides and world.seat == JACK:
            self.update_suspicion(world, action)
        self.hides = False
        if world.phase == phases.CALLING:
            seen = world.pieces.visible()
            cleared = ALL_CARDS & ~seen if action == codes.WITNESS else seen
            self.suspicion = without(self.suspicion, cleared)
            self.called = True

    def is_quiet(self, world: State) -> bool:
        """Tell whether a call was made: simulations end there and are evaluated."""
        return self.called

    def proofs(self, belief: Belief, actions: vec[i64]) -> vec[i64]:
        """Say what leads to a sure arrest in this turn, and what leads Jack out."""
        return self.arrest_proofs.prove(belief, actions)

    def update_suspicion(self, world: MrJack, action: i64) -> None:
        """Raise the suspicion of those who would prefer this action."""
        if len(self.jack_choices) == 0:
            self.jack_choices = choices_by_identity(world, self.jack_lookahead)
        suspicion = self.suspicion
        character: i64 = 0
        while character < EIGHT:
            if suspicion[character] > 0.0:
                suspicion[character] *= self.jack_choices[character].share_of(action)
            character += 1
        self.suspicion = without(suspicion, 0)

    def prior(self, world: State, actions: vec[i64]) -> vec[float]:
        """Weigh the actions by the outlook that they leave at the end of the turn."""
        assert isinstance(world, MrJack)
        suspects = ALL_CARDS & ~world.cleared
        suspicion = self.suspicion
        if world.seat == INVESTIGATOR:
            suspects &= ~world.hands[INVESTIGATOR]
            suspicion = without(suspicion, world.hands[INVESTIGATOR])
        self.lookahead.look_at(world, suspicion, suspects)
        return softmax_shares(
            values(self.lookahead, world, actions), SHARPNESS, STRAY, low_is_good=world.seat == JACK
        )

    def evaluate(self, world: State, seat: i64) -> float:
        """Count the suspects, and see whether Jack can leave."""
        assert isinstance(world, MrJack)
        chance = after_call(world.turn - 1, self.hidden_among(world), visible=world.witness)
        if not world.witness and world.played == 0:
            self.scratch.look_at(world)
            if self.scratch.is_near_exit(world.jack):
                chance *= 1.0 - leaves(world, world.jack, world.turn)
        return chance if seat == INVESTIGATOR else 1.0 - chance

    def hidden_among(self, world: MrJack) -> float:
        """Say among how many suspects Jack hides: fewer if he is suspected more than others."""
        suspects = ALL_CARDS & ~world.cleared & ~world.hands[INVESTIGATOR]
        suspicion = without(self.suspicion, world.hands[INVESTIGATOR])
        share = max(suspicion[world.jack], LEAST_SHARE)
        by_count = log2(float(max(count(suspects), 1)))
        return exp(LOG_2 * (by_count + REVEALED * (-log2(share) - by_count)))

    def policy(self, viewer: i64) -> Policy | None:
        """Return the policy that the Investigator assumes of Jack."""
        if self.model_depth == NO_MODEL:
            return None
        return MrJackPolicy(self.board, closely=self.model_depth == CLOSE_MODEL and viewer != JACK)

    def reason(self, world: State, action: i64) -> str:
        """Name what an action does for the seat on turn."""
        assert isinstance(world, MrJack)
        if codes.ACCUSE <= action < codes.ESCAPE:
            return "accuses"
        if codes.ESCAPE <= action < codes.STAY:
            return "leaves"
        if world.phase == phases.CHOOSING:
            return "looks-at-alibi" if action == codes.CHOOSE + codes.HOLMES else ""
        scratch = self.scratch
        scratch.look_at(world)
        scratch.do(world.card, action)
        scratch.look()
        hidden = world.seat == JACK and not scratch.seen & bit(world.jack)
        if hidden and scratch.is_near_exit(world.jack):
            return "hides-near-exit"
        return self.reason_of_split(world, scratch.seen)

    def reason_of_split(self, world: MrJack, seen: i64) -> str:
        """Name what a call would tell, with these characters in sight."""
        suspects = ALL_CARDS & ~world.cleared
        if world.seat == INVESTIGATOR:
            suspects &= ~world.hands[INVESTIGATOR]
        if count(suspects) <= 1:
            return ""
        half = count(suspects) // 2
        if world.seat == INVESTIGATOR:
            in_sight = count(seen & suspects)
            return "splits-suspects" if half in (in_sight, count(suspects) - in_sight) else ""
        alike = seen if seen & bit(world.jack) else ~seen
        return "keeps-company" if count(alike & suspects) > half else ""


class MrJackPolicy(Policy):
    """The assumed choices of Jack: he hides well, but not always as well as he could.

    The close model assumes that he also avoids choices that reveal much by the quick one.
    It depends on who he is and on nobody's alibi cards. The Investigator is taken to choose at
    random: his choices tell little of the cards that he drew.
    """

    def __init__(self, board: BoardTables, *, closely: bool) -> None:
        """Begin with all remaining characters equally likely."""
        self.closely = closely
        self.lookahead = TurnLookahead(board)
        self.even = UniformPolicy()
        self.mark: i64 = 0  # the position that was last asked about
        self.jack_choices: list[JackChoices] = []  # there, by character

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Share by the outlook, and partly at random."""
        assert isinstance(world, MrJack)
        if world.seat != JACK:
            return self.even.weights(world, actions)
        mark = mark_of(world)
        if self.mark != mark or len(self.jack_choices) == 0:
            self.jack_choices = choices_by_identity(world, self.lookahead)
            self.mark = mark
        mine = self.jack_choices[world.jack]
        return self.close_shares(mine, actions) if self.closely else mine.shares[:]

    def close_shares(self, mine: JackChoices, actions: vec[i64]) -> vec[float]:
        """Share by the outlook and by what an action reveals, and partly at random."""
        costs = vec[float](capacity=len(actions))
        for action in actions:
            revealed = log(mine.share_of(action) / self.share_of_all(action))
            costs = append(costs, mine.value_of(action) + REVEALING * revealed)
        return softmax_shares(costs, CLOSE_SHARPNESS, CLOSE_STRAY, low_is_good=True)

    def share_of_all(self, action: i64) -> float:
        """Return the share of an action by the quick model, over all suspects."""
        added = 0.0
        suspects = 0.0
        for choices in self.jack_choices:
            if len(choices.actions) > 0:
                added += choices.share_of(action)
                suspects += 1.0
        return added / suspects


class JackChoices:
    """The choices of a Jack of one identity by the quick model."""

    def __init__(self, actions: vec[i64], values: vec[float]) -> None:
        """Take what he may do, and the Investigator's outlook after each."""
        self.actions = actions
        self.values = values
        self.shares = values
        if len(actions) > 0:
            self.shares = softmax_shares(values[:], QUICK_SHARPNESS, QUICK_STRAY, low_is_good=True)

    def share_of(self, action: i64) -> float:
        """Give the share of an action; 0 where this Jack can't do it."""
        return found_at(self.actions, self.shares, action)

    def value_of(self, action: i64) -> float:
        """Give the Investigator's outlook after an action."""
        return found_at(self.actions, self.values, action)


def choices_by_identity(world: MrJack, lookahead: TurnLookahead) -> list[JackChoices]:
    """Look ahead as each character would, were he Jack; nobody is suspected more than another."""
    suspects = ALL_CARDS & ~world.cleared
    suspicion = zero_weights(EIGHT)
    character: i64 = 0
    while character < EIGHT:
        if suspects & bit(character):
            suspicion[character] = 1.0 / float(count(suspects))
        character += 1
    truth = world.jack
    found: list[JackChoices] = []
    character = 0
    while character < EIGHT:
        actions = vec[i64]()
        outlooks = zero_weights(0)
        if suspects & bit(character):
            world.jack = character
            actions = world.legal_actions()
            lookahead.look_at(world, suspicion, suspects)
            outlooks = values(lookahead, world, actions)
        found.append(JackChoices(actions, outlooks))
        character += 1
    world.jack = truth
    return found


def mark_of(world: MrJack) -> i64:
    """Number what everybody sees of a position."""
    hands = world.hands
    jack = world.jack
    world.jack = 0
    world.hands = NO_HANDS
    mark = world.hash()
    world.hands = hands
    world.jack = jack
    return mark


def without(suspicion: vec[float], cleared: i64) -> vec[float]:
    """Give the suspicion that is left when nobody of these is Jack."""
    kept = suspicion[:]
    left = 0.0
    character: i64 = 0
    while character < EIGHT:
        if cleared & bit(character):
            kept[character] = 0.0
        left += kept[character]
        character += 1
    character = 0
    while character < EIGHT and left > 0.0:
        kept[character] /= left
        character += 1
    return kept


def values(lookahead: TurnLookahead, world: MrJack, actions: vec[i64]) -> vec[float]:
    """Give the Investigator's outlook after each action, as the seat on turn sees it."""
    found = vec[float](capacity=len(actions))
    choosing = world.phase == phases.CHOOSING
    for action in actions:
        value = (
            lookahead.of_choice(world, action - codes.CHOOSE)
            if choosing
            else lookahead.of_part(world, action)
        )
        found = append(found, value)
    return found
