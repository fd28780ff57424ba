"""An alpha-beta search over whole actions: to the call for witnesses and one turn beyond it.

Both players are taken to want the same number as high or as low as they can: the Investigator's
chance to win, as an average over the suspects whom the searching player can't exclude.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief, KnownBelief
from gaslamp.core.bits import bit
from gaslamp.core.weights import zero_weights, zeros
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket import phases
from gaslamp.games.mr_jack_pocket.belief.secret_belief import SecretBelief
from gaslamp.games.mr_jack_pocket.board import CELLS, OPEN, SETS, TOKENS, BoardTables
from gaslamp.games.mr_jack_pocket.game_setup import (
    ACTIONS,
    ALL_FACES,
    ENOUGH,
    EVERYBODY,
    JACK,
    LAST_TURN,
    ROTATION_TOO,
    mover,
)
from gaslamp.games.mr_jack_pocket.heuristics.turn_lookahead import (
    hidden_hourglasses,
    mean_hourglasses,
)
from gaslamp.games.mr_jack_pocket.heuristics.turn_tree import TurnTree, tokens_after
from gaslamp.games.mr_jack_pocket.heuristics.win_chances import after_call, in_chase
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket

LEAST: Final = -1.0  # below every chance to win
MOST: Final = 2.0
LATER: Final = 0.98  # what is won or lost in the next turn counts a little less
UNKNOWN: Final = -1.0  # a chance that is not computed yet


class AlphaBetaTree(TurnTree):
    """The actions of this turn and the next as `core.action_search` searches them."""

    def __init__(self, board: BoardTables) -> None:
        """Make room."""
        super().__init__(board)
        self.identities = zero_weights(CELLS)  # how likely each suspect is Jack
        self.hours = 0.0  # that Jack has, as far as the player knows
        self.mean_card = 0.0  # hourglasses on a card of the pile
        self.pile: i64 = 0
        self.up: i64 = 0  # the faces of this turn; the next one has the others
        self.nodes: i64 = 0
        self.limit: i64 = 0
        self.chances = zero_weights(SETS)  # at the call, by the set of suspects in sight
        self.chances_of = zeros(SETS)  # the position that each was computed for
        self.chance_key: i64 = 1
        self.tosses = all_tosses()

    def start_from(self, belief: Belief) -> MrJackPocket:
        """Take what the player on turn knows; return a position with everything public in it."""
        identity: i64 = 0
        while identity < CELLS:
            self.identities[identity] = 0.0
            identity += 1
        if isinstance(belief, KnownBelief):
            world = belief.table
            assert isinstance(world, MrJackPocket)
            self.identities[world.identity] = 1.0
            self.hours = float(world.hourglasses())
            self.pile = world.pile()
        else:
            assert isinstance(belief, SecretBelief)
            world = belief.table
            assert isinstance(world, MrJackPocket)
            known = belief.identities()
            for suspect in known:
                self.identities[suspect] = known[suspect]
            times = float(world.board.counts[world.jack_times])
            self.hours = times + hidden_hourglasses(world)
            self.pile = EVERYBODY & ~(world.found_cards | world.shown_cards)
            if len(known) == 1:
                self.pile &= ~world.district.suspects
        self.mean_card = mean_hourglasses(world)
        self.up = world.up
        self.chance_key += 1
        self.start_at(world)
        return world

    def deepest(self, world: MrJackPocket) -> i64:
        """Count the actions that are left of the turn, and those of the next."""
        return ACTIONS - world.played + ACTIONS

    def after(self, world: MrJackPocket, action: i64, depth: i64, low: float, high: float) -> float:
        """Return the chance after an action of the player on turn."""
        if world.phase == phases.CHOOSING:
            face = action - codes.TAKE
            rest = tokens_after(world.left, face)
            return self.with_token(world.played, face, rest, depth + 1, low, high)
        self.do(action)
        value = self.search(world.played + 1, world.left, depth, low, high)
        self.undo(action)
        return value

    def search(self, played: i64, left: i64, depth: i64, low: float, high: float) -> float:
        """Return the chance with these tokens left, exact between `low` and `high`."""
        self.nodes += 1
        if played == ACTIONS:
            return self.beyond_call(depth) if depth > 0 else self.at_call(self.seen())
        if depth == 0:
            return self.at_call(self.seen())
        if self.nodes >= self.limit:
            return 0.5
        jacks = mover(self.turn, played) == JACK
        best = MOST if jacks else LEAST
        face: i64 = 0
        while face <= codes.ALIBI:
            if left >> face & 1 == 1:
                value = self.with_token(played, face, tokens_after(left, face), depth, low, high)
                if jacks:
                    best = min(best, value)
                    high = min(high, best)
                else:
                    best = max(best, value)
                    low = max(low, best)
                if low >= high:
                    break
            face += 1
        return best

    def with_token(  # noqa: PLR0913, PLR0917  (a position and a window)
        self, played: i64, face: i64, rest: i64, depth: i64, low: float, high: float
    ) -> float:
        """Return the chance once a token is taken: its best use, or the mean over the cards."""
        seat = mover(self.turn, played)
        if face == codes.ALIBI:
            return self.after_draw(seat, played, rest, depth)
        jacks = seat == JACK
        best = MOST if jacks else LEAST
        if played == ACTIONS - 1 and depth == 1:
            return self.last_action(face, seat)
        for action in self.uses(face, seat):
            self.do(action)
            value = self.search(played + 1, rest, depth - 1, low, high)
            self.undo(action)
            if jacks:
                best = min(best, value)
                high = min(high, best)
            else:
                best = max(best, value)
                low = max(low, best)
            if low >= high:
                break
        return best

    def last_action(self, face: i64, seat: i64) -> float:
        """Return the chance after the best last action of a turn, for the player of it."""
        self.find(face, seat)
        best = MOST if seat == JACK else LEAST
        number: i64 = 0
        while number < self.found_count:
            value = self.at_call(self.found[number])
            best = min(best, value) if seat == JACK else max(best, value)
            number += 1
        self.nodes += self.found_count
        return best

    def after_draw(self, seat: i64, played: i64, rest: i64, depth: i64) -> float:
        """Return the mean over the cards that can be drawn; Jack's card counts for its mean."""
        if seat == JACK:
            self.hours += self.mean_card
            self.chance_key += 1
            value = self.search(played + 1, rest, depth - 1, LEAST, MOST)
            self.hours -= self.mean_card
            self.chance_key += 1
            return value
        total = 0.0
        cards = 0.0
        without = UNKNOWN  # the chance after a card that clears nobody
        card: i64 = 0
        while card < CELLS:
            if self.pile >> card & 1 == 1:
                if self.suspects >> card & 1 == 1:
                    total += self.after_card(card, played, rest, depth)
                else:
                    if without == UNKNOWN:
                        without = self.search(played + 1, rest, depth - 1, LEAST, MOST)
                    total += without
                cards += 1.0
            card += 1
        return total / cards

    def after_card(self, card: i64, played: i64, rest: i64, depth: i64) -> float:
        """Return the chance after a card that clears a suspect."""
        noted = self.clear(card)
        share = self.identities[card]
        self.identities[card] = 0.0
        self.chance_key += 1
        value = self.search(played + 1, rest, depth - 1, LEAST, MOST)
        self.identities[card] = share
        self.restore(card, noted)
        self.chance_key += 1
        return value

    # The call for witnesses.

    def at_call(self, seen: i64) -> float:
        """Return the mean chance after a call with these tiles in sight."""
        seen &= self.suspects
        if self.chances_of[seen] == self.chance_key:
            return self.chances[seen]
        visible = self.share_of(seen)
        hidden = self.share_of(self.suspects & ~seen)
        value = 0.0
        if visible > 0.0:
            value += visible * self.after_answer(seen, visible=True)
        if hidden > 0.0:
            value += hidden * self.after_answer(self.suspects & ~seen, visible=False)
        value /= visible + hidden
        self.chances[seen] = value
        self.chances_of[seen] = self.chance_key
        return value

    def share_of(self, suspects: i64) -> float:
        """Return how likely Jack is one of some suspects."""
        share = 0.0
        suspect: i64 = 0
        while suspect < CELLS:
            if suspects >> suspect & 1 == 1:
                share += self.identities[suspect]
            suspect += 1
        return share

    def after_answer(self, left: i64, *, visible: bool) -> float:
        """Return the chance with these suspects left after the call, without a look beyond it."""
        if self.chase:
            return in_chase(self.turn, visible=visible)
        count = float(self.board.counts[left])
        return after_call(self.turn, count, self.hours, visible=visible)

    def beyond_call(self, depth: i64) -> float:
        """Return the mean chance over both answers, each searched into the next turn."""
        seen = self.seen() & self.suspects
        if self.turn == LAST_TURN:
            return self.at_call(seen)
        visible = self.share_of(seen)
        hidden = self.share_of(self.suspects & ~seen)
        value = 0.0
        if visible > 0.0:
            value += visible * self.in_next_turn(seen, depth, visible=True)
        if hidden > 0.0:
            value += hidden * self.in_next_turn(self.suspects & ~seen, depth, visible=False)
        return value / (visible + hidden)

    def in_next_turn(self, left: i64, depth: i64, *, visible: bool) -> float:
        """Clear whom the answer clears, and search on with the other faces of the tokens."""
        hours = self.hours if visible else self.hours + 1.0
        found = self.board.counts[left] == 1
        if visible if self.chase else found or hours >= float(ENOUGH):
            return self.after_answer(left, visible=visible)
        suspects = self.suspects
        rotated = self.rotated
        before = self.hours
        lane = self.open_lane(left)
        self.suspects = left
        self.rotated = 0
        self.hours = hours
        self.turn += 1
        value = self.with_next_tokens(depth)
        self.turn -= 1
        self.hours = before
        self.rotated = rotated
        self.suspects = suspects
        if lane >= 0:
            self.walls[lane // 5] = lane % 5
        self.chance_key += 1
        return 0.5 + LATER * (value - 0.5)

    def with_next_tokens(self, depth: i64) -> float:
        """Search a turn from its start: with the other faces, or on average over all tosses."""
        up = self.up
        total = 0.0
        for toss in self.tosses if self.turn % 2 == 1 else vec[i64]([ALL_FACES & ~up]):
            self.up = toss
            self.chance_key += 1
            total += self.search(0, playable(toss), depth, LEAST, MOST)
        self.up = up
        return total / float(len(self.tosses)) if self.turn % 2 == 1 else total

    def open_lane(self, left: i64) -> i64:
        """Take the barricade away if the grey suspect is cleared; return where it was, or -1."""
        if self.suspects >> codes.LANE & 1 == 0 or left >> codes.LANE & 1 == 1:
            return -1
        cell: i64 = 0
        while self.tiles[cell] != codes.LANE:
            cell += 1
        before = cell * 5 + self.walls[cell]
        self.walls[cell] = OPEN
        return before


def all_tosses() -> vec[i64]:
    """List the sets of faces that a toss of the four tokens can show, each equally likely."""
    tosses = vec[i64]([0])
    for number, (one, other) in enumerate(TOKENS):
        longer = vec[i64]()
        for toss in tosses:
            for face in (one, other):
                shown = ROTATION_TOO if face == codes.ROTATION and number == 3 else face
                longer = append(longer, toss | 1 << shown)
        tosses = longer
    return tosses


def playable(up: i64) -> i64:
    """Give the faces of a turn as a lone Rotation is counted among them: as the first one."""
    if up >> ROTATION_TOO & 1 == 1 and up >> codes.ROTATION & 1 == 0:
        return up ^ (bit(ROTATION_TOO) | bit(codes.ROTATION))
    return up
