"""Proofs about the rest of a turn: which actions can't lose it, and which ones win it.

An action is safe if its player can avoid losing at this turn's call for witnesses, and winning if
it can force a win there, whatever the other player does, whichever alibi cards are drawn and
for every suspect that the player can't exclude. All actions up to the call are searched.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief, KnownBelief
from gaslamp.core.bits import bit
from gaslamp.core.heuristics import SAFE, UNPROVED, WINNING
from gaslamp.core.weights import zeros
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket import phases
from gaslamp.games.mr_jack_pocket.belief.secret_belief import CARD_SETS, SecretBelief
from gaslamp.games.mr_jack_pocket.board import CELLS, BoardTables
from gaslamp.games.mr_jack_pocket.game_setup import (
    ACTIONS,
    ENOUGH,
    EVERYBODY,
    JACK,
    LAST_TURN,
    mover,
)
from gaslamp.games.mr_jack_pocket.heuristics.turn_tree import (
    ESCAPED,
    FOUND,
    JACK_DREW,
    NOT_DRAWN,
    TurnTree,
    tokens_after,
)
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket

IMPOSSIBLE: Final = -1  # hourglasses of an identity that the player can exclude
DRAWS: Final = CELLS + 2  # each card drawn by the Investigator, Jack's draw, no draw
MOST_IN_A_TURN: Final = 3  # hourglasses that Jack can gain: a card and a time token


class TurnProofs(TurnTree):
    """Searches the rest of a turn for one player, with all that the player knows.

    Jack's hourglasses matter by their number alone, and more are never worse for him. So for each
    identity the worst number for the player is enough: the most that the Investigator can't
    exclude, or what Jack has himself.
    """

    def __init__(self, board: BoardTables) -> None:
        """Make room."""
        super().__init__(board)
        self.player: i64 = JACK
        self.goal: i64 = SAFE
        self.hours = zeros(DRAWS * CELLS)  # by draw and identity
        self.pile: i64 = 0  # the cards that the Investigator may draw

    def prove(self, belief: Belief, actions: vec[i64]) -> vec[i64]:
        """Say of each action of the player on turn what is proved: UNPROVED, SAFE or WINNING."""
        world = self.know(belief)
        found = vec[i64](capacity=len(actions))
        for action in actions:
            self.goal = WINNING
            verdict = UNPROVED
            if self.can_win() and self.holds_after(world, action):
                verdict = WINNING
            else:
                self.goal = SAFE
                if not self.can_lose() or self.holds_after(world, action):
                    verdict = SAFE
            found = append(found, verdict)
        return found

    def know(self, belief: Belief) -> MrJackPocket:
        """Take what the player on turn knows; return a position with everything public in it."""
        if isinstance(belief, KnownBelief):
            world = belief.table
            assert isinstance(world, MrJackPocket)
            self.player = world.seat
            self.start_at(world)
            self.forget()
            self.note_secret(world, world.identity, world.jack_cards)
            return world
        assert isinstance(belief, SecretBelief)
        table = belief.table
        self.player = table.seat
        self.start_at(table)
        self.forget()
        for secret in belief.secrets:
            self.note_secret(table, secret // CARD_SETS, secret % CARD_SETS)
        return table

    def forget(self) -> None:
        """Hold every identity for impossible."""
        place: i64 = 0
        while place < DRAWS * CELLS:
            self.hours[place] = IMPOSSIBLE
            place += 1
        self.pile = 0

    def note_secret(self, world: MrJackPocket, identity: i64, cards: i64) -> None:
        """Add an identity and a set of Jack's cards that are possible, after every draw."""
        board = self.board
        pile = EVERYBODY & ~(bit(identity) | cards | world.found_cards)
        now = board.counts[world.jack_times] + board.hourglasses[cards]
        self.pile |= pile
        self.note_hours(NOT_DRAWN, identity, now)
        card: i64 = 0
        while card < CELLS:
            if pile >> card & 1 == 1:
                self.note_hours(card, identity, now)
                self.note_hours(JACK_DREW, identity, now + board.hourglasses[bit(card)])
            card += 1

    def note_hours(self, drawn: i64, identity: i64, hours: i64) -> None:
        """Keep the number of hourglasses that is worst for the player."""
        place = drawn * CELLS + identity
        before = self.hours[place]
        if before == IMPOSSIBLE or (hours < before) == (self.player == JACK):
            self.hours[place] = hours

    # What can be excluded at once.

    def can_win(self) -> bool:
        """Tell whether a win of the player at this call is not excluded by the numbers alone."""
        return self.jack_can_escape() if self.player == JACK else self.jack_can_be_found()

    def can_lose(self) -> bool:
        """Tell the same of a loss."""
        return self.player == JACK or self.jack_can_escape()

    def jack_can_escape(self) -> bool:
        """He needs the last turn or the sixth hourglass; in a chase the last turn."""
        if self.turn == LAST_TURN:
            return True
        return not self.chase and self.most_hours() + MOST_IN_A_TURN >= ENOUGH

    def most_hours(self) -> i64:
        """Give the most hourglasses that Jack can have before this call, without a draw."""
        most: i64 = 0
        identity: i64 = 0
        while identity < CELLS:
            most = max(most, self.hours[NOT_DRAWN * CELLS + identity])
            identity += 1
        return most

    def jack_can_be_found(self) -> bool:
        """For sure only among two: a call has two answers; an alibi card may clear a third."""
        return self.chase or self.board.counts[self.suspects] <= 3

    # The search.

    def holds_after(self, world: MrJackPocket, action: i64) -> bool:
        """Tell whether the player reaches the goal after an action."""
        if world.phase == phases.CHOOSING:
            face = action - codes.TAKE
            return self.holds_with(world.played, face, tokens_after(world.left, face))
        self.do(action)
        held = self.holds(world.played + 1, world.left)
        self.undo(action)
        return held

    def holds(self, played: i64, left: i64) -> bool:
        """Tell whether the player reaches the goal with these tokens left."""
        if played == ACTIONS:
            return self.holds_at_call(self.seen())
        own = mover(self.turn, played) == self.player
        face: i64 = 0
        while face <= codes.ALIBI:
            if left >> face & 1 == 1:
                held = self.holds_with(played, face, tokens_after(left, face))
                if held == own:
                    return own
            face += 1
        return not own

    def holds_with(self, played: i64, face: i64, rest: i64) -> bool:
        """Tell the same once a token is taken; an alibi card may be any of the pile."""
        seat = mover(self.turn, played)
        if face == codes.ALIBI:
            return self.holds_after_draw(seat, played, rest)
        own = seat == self.player
        if played == ACTIONS - 1:
            return self.holds_at_last(face, seat)
        for action in self.uses(face, seat):
            self.do(action)
            held = self.holds(played + 1, rest)
            self.undo(action)
            if held == own:
                return own
        return not own

    def holds_at_last(self, face: i64, seat: i64) -> bool:
        """Tell the same of the last action: only what it brings into sight matters."""
        own = seat == self.player
        self.find(face, seat)
        number: i64 = 0
        while number < self.found_count:
            if self.holds_at_call(self.found[number]) == own:
                return own
            number += 1
        return not own

    def holds_after_draw(self, seat: i64, played: i64, rest: i64) -> bool:
        """Tell whether the goal is reached whichever card is drawn."""
        if seat == JACK:
            self.drawn = JACK_DREW
            held = self.holds(played + 1, rest)
            self.drawn = NOT_DRAWN
            return held
        card: i64 = 0
        while card < CELLS:
            if self.pile >> card & 1 == 1:
                noted = self.clear(card)
                held = self.holds(played + 1, rest)
                self.restore(card, noted)
                if not held:
                    return False
            card += 1
        return True

    def holds_at_call(self, seen: i64) -> bool:
        """Tell whether the call ends as the player wants for every suspect that Jack may be."""
        first = self.drawn * CELLS
        identity: i64 = 0
        while identity < CELLS:
            hours = self.hours[first + identity]
            if hours != IMPOSSIBLE and not self.is_reached(self.outcome(identity, seen, hours)):
                return False
            identity += 1
        return True

    def is_reached(self, outcome: i64) -> bool:
        """Tell whether an outcome of the call is what the player wants."""
        if self.player == JACK:
            return outcome == ESCAPED if self.goal == WINNING else outcome != FOUND
        return outcome == FOUND if self.goal == WINNING else outcome != ESCAPED
