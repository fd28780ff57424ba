"""How sensible players of Mr. Jack Pocket choose."""

from __future__ import annotations

from math import exp, log2
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief, KnownBelief
from gaslamp.core.bits import bit
from gaslamp.core.heuristics import CLOSE_MODEL, NO_HORIZON, NO_MODEL, Heuristics, softmax_shares
from gaslamp.core.policy import Policy
from gaslamp.core.state import State
from gaslamp.core.weights import zero_weights, zeros
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket import phases
from gaslamp.games.mr_jack_pocket.belief.secret_belief import SecretBelief
from gaslamp.games.mr_jack_pocket.board import CELLS, BoardTables
from gaslamp.games.mr_jack_pocket.game_setup import INVESTIGATOR, JACK, SINGLE_FACES
from gaslamp.games.mr_jack_pocket.heuristics.turn_lookahead import TurnLookahead
from gaslamp.games.mr_jack_pocket.heuristics.turn_proofs import TurnProofs
from gaslamp.games.mr_jack_pocket.heuristics.turn_tree import other_uses
from gaslamp.games.mr_jack_pocket.heuristics.win_chances import after_turn, in_chase
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket

SHARPNESS: Final = 40.0  # how clearly a better outlook is preferred
STRAY: Final = 0.05  # of the choices, spread over all actions
REVEALED: Final = 0.2  # how much of what Jack's choices reveal counts in an evaluation
LEAST_SHARE: Final = 0.02
LOG_2: Final = 0.6931471805599453
LEAST_COUNT: Final = 1.5  # with two suspects nobody has won yet, however one is suspected
# The same in the quick and in the close model of Jack: fitted to games of masters.
QUICK_SHARPNESS: Final = 6.0
QUICK_STRAY: Final = 0.7
CLOSE_SHARPNESS: Final = 40.0
CLOSE_STRAY: Final = 0.85


class MrJackPocketHeuristics(Heuristics):
    """Counts what a call for witnesses leaves, and what the turn's last action can do about it.

    What everybody can know is how likely each suspect is Jack: the call and the alibi cards that
    are shown change it, as the simulation goes on. Games are simulated to the end of a turn.
    """

    def __init__(self, board: BoardTables) -> None:
        """Begin with all suspects equally likely."""
        super().__init__()
        self.lookahead = TurnLookahead(board)
        self.turn_proofs = TurnProofs(board)
        self.start_suspicion = zero_weights(CELLS)
        self.suspicion = zero_weights(CELLS)
        self.quick_policy = MrJackPocketPolicy(board, closely=False)
        self.shares: list[vec[float]] = []  # of each action that Jack can choose now, by suspect
        self.hides = False  # the next action is Jack's own, and he considers what it reveals

    def start_from(self, belief: Belief, viewer: i64) -> None:
        """Take how likely everybody but Jack holds each suspect to be him."""
        self.mixes = viewer == JACK
        self.shares = []
        if isinstance(belief, KnownBelief):
            belief = belief.spectator_belief
        assert isinstance(belief, SecretBelief)
        suspect: i64 = 0
        known = belief.identities()
        while suspect < CELLS:
            self.start_suspicion[suspect] = known.get(suspect, 0.0)
            suspect += 1

    def begin_simulation(self, world: State) -> None:
        """Go back to the suspicion from which the search started."""
        self.horizon = NO_HORIZON
        self.suspicion = self.start_suspicion[:]
        self.hides = self.mixes
        self.lookahead.suspect(self.suspicion)

    def follow(self, world: State, action: i64) -> None:
        """Clear whom a call or an alibi card clears; a call ends the simulation.

        Before Jack's own next choice, the suspicion is updated as the others would update it.
        """
        assert isinstance(world, MrJackPocket)
        if self.hides and world.seat == JACK:
            self.update_suspicion(world, action)
        self.hides = False
        if world.phase == phases.CALLING:
            seen = world.district.tiles_seen()
            self.clear(~seen if action == codes.VISIBLE else seen)
            self.horizon = 0
        elif world.phase == phases.DRAWING and world.drawer() == INVESTIGATOR:
            self.clear(bit(action - codes.DRAW))

    def update_suspicion(self, world: MrJackPocket, action: i64) -> None:
        """Raise the suspicion of those who would prefer this action."""
        actions = world.legal_actions()
        if len(self.shares) == 0:
            truth = world.identity
            for suspect in range(CELLS):
                world.identity = suspect
                self.shares.append(self.quick_policy.weights(world, actions))
            world.identity = truth
        place: i64 = 0
        while actions[place] != action:
            place += 1
        for suspect in range(CELLS):
            self.suspicion[suspect] *= self.shares[suspect][place]
        self.clear(0)

    def clear(self, cleared: i64) -> None:
        """Exclude suspects who are cleared."""
        left = 0.0
        suspect: i64 = 0
        while suspect < CELLS:
            if cleared >> suspect & 1 == 1:
                self.suspicion[suspect] = 0.0
            left += self.suspicion[suspect]
            suspect += 1
        suspect = 0
        while suspect < CELLS and left > 0.0:
            self.suspicion[suspect] /= left
            suspect += 1
        self.lookahead.suspect(self.suspicion)

    def prior(self, world: State, actions: vec[i64]) -> vec[float]:
        """Weigh the actions by the outlook that they leave at the end of the turn."""
        assert isinstance(world, MrJackPocket)
        self.lookahead.look_at(world)
        return softmax_shares(
            values(self.lookahead, world, actions), SHARPNESS, STRAY, low_is_good=world.seat == JACK
        )

    def evaluate(self, world: State, seat: i64) -> float:
        """Count the suspects and the hourglasses."""
        assert isinstance(world, MrJackPocket)
        turn = world.turn - 1
        if world.chase:
            chance = in_chase(turn, visible=False)
        else:
            chance = after_turn(turn, self.hidden_among(world), float(world.hourglasses()))
        return chance if seat == INVESTIGATOR else 1.0 - chance

    def hidden_among(self, world: MrJackPocket) -> float:
        """Say among how many suspects Jack hides: fewer if he is suspected more than others."""
        suspects = world.district.suspects_left()
        if suspects <= 1:
            return 1.0
        share = max(self.suspicion[world.identity], LEAST_SHARE)
        by_count = log2(float(suspects))
        return max(exp(LOG_2 * (by_count + REVEALED * (-log2(share) - by_count))), LEAST_COUNT)

    def policy(self, viewer: i64) -> Policy | None:
        """Return the policy that the Investigator assumes of Jack."""
        if self.model_depth == NO_MODEL:
            return None
        closely = self.model_depth == CLOSE_MODEL and viewer != JACK
        return MrJackPocketPolicy(self.lookahead.board, closely=closely)

    def proofs(self, belief: Belief, actions: vec[i64]) -> vec[i64]:
        """Search the rest of the turn up to the call for witnesses."""
        return self.turn_proofs.prove(belief, actions)

    def reason(self, world: State, action: i64) -> str:
        """Name what an action does for the seat on turn."""
        assert isinstance(world, MrJackPocket)
        if world.phase == phases.CHOOSING:
            return "draws-alibi" if action == codes.TAKE + codes.ALIBI else ""
        lookahead = self.lookahead
        lookahead.look_at(world)
        lookahead.do(action)
        seen = lookahead.seen() & lookahead.suspects
        counts = world.board.counts
        if counts[lookahead.suspects] <= 1:
            return ""
        half = counts[lookahead.suspects] // 2
        if world.seat == INVESTIGATOR:
            in_sight = counts[seen]
            others = counts[lookahead.suspects] - in_sight
            return "splits-suspects" if half in (in_sight, others) else ""
        visible = seen >> world.identity & 1 == 1
        alike = seen if visible else lookahead.suspects & ~seen
        if counts[alike] > half:
            return "keeps-company"
        return "" if visible else "hides"


class MrJackPocketPolicy(Policy):
    """The assumed choices of Jack: he hides well, but not always as well as he could.

    It depends on who he is, not on the cards he drew: those he holds are taken as everybody
    expects them to be.
    """

    def __init__(self, board: BoardTables, *, closely: bool) -> None:
        """Begin with all remaining suspects equally likely."""
        self.closely = closely
        self.lookahead = TurnLookahead(board)
        self.marks = zeros(CELLS)  # the position that was last asked about, for each Jack
        self.answers: list[vec[float]] = [zero_weights(0)] * CELLS

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Share by the outlook, and partly at random."""
        assert isinstance(world, MrJackPocket)
        mark = mark_of(world)
        identity = world.identity
        answer = self.answers[identity]
        if self.marks[identity] != mark or len(answer) != len(actions):
            answer = self.shares_of(world, actions)
            self.marks[identity] = mark
            self.answers[identity] = answer
        return answer[:]

    def shares_of(self, world: MrJackPocket, actions: vec[i64]) -> vec[float]:
        """Look ahead as Jack would, with cards as everybody expects them to be."""
        suspicion = zero_weights(CELLS)
        suspect: i64 = 0
        while suspect < CELLS:
            if world.district.suspects >> suspect & 1 == 1:
                suspicion[suspect] = 1.0 / float(world.district.suspects_left())
            suspect += 1
        self.lookahead.suspect(suspicion)
        self.lookahead.look_at(world)
        self.lookahead.forget_cards(world)
        return softmax_shares(
            values(self.lookahead, world, actions),
            CLOSE_SHARPNESS if self.closely else QUICK_SHARPNESS,
            CLOSE_STRAY if self.closely else QUICK_STRAY,
            low_is_good=world.seat == JACK,
        )


def mark_of(world: MrJackPocket) -> i64:
    """Number what everybody sees of a position."""
    identity = world.identity
    cards = world.jack_cards
    world.identity = 0
    world.jack_cards = world.board.counts[cards]
    mark = world.hash()
    world.identity = identity
    world.jack_cards = cards
    return mark


def values(lookahead: TurnLookahead, world: MrJackPocket, actions: vec[i64]) -> vec[float]:
    """Give the Investigator's outlook after each action, as the seat on turn sees it."""
    found = vec[float](capacity=len(actions))
    choosing = world.phase == phases.CHOOSING
    for action in actions:
        if choosing:
            face = action - codes.TAKE
            value = lookahead.of_token(world.seat, face, world.left, uses_of(world, face))
        else:
            value = lookahead.of_use(world.seat, action, world.left & SINGLE_FACES)
        found = append(found, value)
    return found


def uses_of(world: MrJackPocket, face: i64) -> vec[i64]:
    """List what a token could be used for."""
    if face == codes.ROTATION:
        return world.district.rotations()
    return other_uses(world.board, face, world.seat)
