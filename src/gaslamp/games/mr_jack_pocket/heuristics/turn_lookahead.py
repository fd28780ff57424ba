"""Looks ahead to the end of a turn: which tiles the last action can bring into sight."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.bits import bit
from gaslamp.core.weights import zero_weights
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket.board import CELLS, SETS, BoardTables
from gaslamp.games.mr_jack_pocket.game_setup import (
    ACTIONS,
    INVESTIGATOR,
    JACK,
    SINGLE_FACES,
    mover,
)
from gaslamp.games.mr_jack_pocket.heuristics.scratch_board import ScratchBoard
from gaslamp.games.mr_jack_pocket.heuristics.turn_tree import tokens_after
from gaslamp.games.mr_jack_pocket.heuristics.win_chances import after_call, in_chase
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket

COUNTS: Final = 10  # from no suspect to nine
PUBLIC: Final = 0  # prospects by what everybody knows of Jack's hourglasses
TRUE: Final = 4  # and by what he knows himself: the two answers, then both after an alibi
SEEN: Final = 0
UNSEEN: Final = 1
ALIBI_DRAWN: Final = 2
PILE: Final = 8.0  # alibi cards besides Jack's own
HOURGLASSES: Final = 8.0  # on all nine cards


class TurnLookahead(ScratchBoard):
    """A position in the middle of a turn, and how it looks to a seat after an action.

    All values are the Investigator's chance to win. The last action of the turn is worked out in
    full for each token that can be left for it; what lies between is passed over.
    """

    def __init__(self, board: BoardTables) -> None:
        """Make room."""
        super().__init__(board)
        self.turn: i64 = 0
        self.played: i64 = 0
        self.identity: i64 = 0
        self.suspicion = zero_weights(CELLS)  # by suspect
        self.share = zero_weights(SETS)  # of each set of suspects
        self.prospects = zero_weights(2 * TRUE * COUNTS)
        self.drawn: i64 = 0  # ALIBI_DRAWN once this turn's alibi is taken in thought

    def suspect(self, suspicion: vec[float]) -> None:
        """Update with how likely each suspect is Jack; the shares of all sets follow."""
        place: i64 = 0
        while place < CELLS:
            self.suspicion[place] = suspicion[place]
            members: i64 = bit(place)
            lower: i64 = 0
            while lower < members:
                self.share[members + lower] = self.share[lower] + suspicion[place]
                lower += 1
            place += 1

    def look_at(self, world: MrJackPocket) -> None:
        """Copy what lies on the table and work out what a call would mean."""
        self.lay(world.district)
        self.turn = world.turn
        self.played = world.played
        self.identity = world.identity
        self.drawn = 0
        board = self.board
        times = float(board.counts[world.jack_times])
        known = times + float(board.hourglasses[world.jack_cards])
        self.weigh(PUBLIC, times + hidden_hourglasses(world), world)
        self.weigh(TRUE, known, world)

    def forget_cards(self, world: MrJackPocket) -> None:
        """Let Jack, too, expect of his cards what everybody expects."""
        times = float(self.board.counts[world.jack_times])
        self.weigh(TRUE, times + hidden_hourglasses(world), world)

    def weigh(self, base: i64, hourglasses: float, world: MrJackPocket) -> None:
        """Work out both answers for every number of suspects, also after an alibi is drawn."""
        jacks = mover(world.turn, world.played) == JACK
        mean = mean_hourglasses(world)
        left = float(self.board.counts[world.district.suspects])
        cleared = (left - 1.0) / PILE / left
        answer: i64 = SEEN
        while answer <= UNSEEN:
            count: i64 = 0
            while count < COUNTS:
                place = (base + answer) * COUNTS + count
                number = float(count)
                self.prospects[place] = self.prospect(world, answer, number, hourglasses)
                self.prospects[place + ALIBI_DRAWN * COUNTS] = (
                    self.prospect(world, answer, number, hourglasses + mean)
                    if jacks
                    else self.prospect(world, answer, number - cleared * number, hourglasses)
                )
                count += 1
            answer += 1

    def prospect(self, world: MrJackPocket, answer: i64, suspects: float, hours: float) -> float:
        """Return the Investigator's chance after an answer to the call."""
        if world.chase:
            return in_chase(world.turn, visible=answer == SEEN)
        return after_call(world.turn, suspects, hours, visible=answer == SEEN)

    # What a call leads to.

    def after_answer(self, base: i64, seen: i64, *, visible: bool) -> float:
        """Return the chance after an answer to the call, with these suspects in sight."""
        counts = self.board.counts
        answer = SEEN if visible else UNSEEN
        left = counts[seen] if visible else counts[self.suspects & ~seen]
        return self.prospects[(base + self.drawn + answer) * COUNTS + left]

    def mean_chance(self, seen: i64) -> float:
        """Return the mean chance after a call, for a player who does not know who Jack is."""
        seen &= self.suspects
        share = self.share[seen]
        yes = self.after_answer(PUBLIC, seen, visible=True)
        no = self.after_answer(PUBLIC, seen, visible=False)
        return share * yes + (1.0 - share) * no

    def chance_for_jack(self, seen: i64) -> float:
        """Return the chance after a call, as Jack knows who he is."""
        seen &= self.suspects
        return self.after_answer(TRUE, seen, visible=seen >> self.identity & 1 == 1)

    def reply(self, seat: i64, last: i64, face: i64) -> float:
        """Return the chance for a seat if the turn's last action is made with this token."""
        self.find(face, last)
        before = self.drawn
        if face == codes.ALIBI:
            self.drawn = ALIBI_DRAWN
        if seat == JACK:
            value = self.jacks_best() if last == JACK else self.jack_under_best()
        else:
            value = self.expected_best() if last == INVESTIGATOR else self.expected_under_jacks()
        self.drawn = before
        return value

    def expected_best(self) -> float:
        """Return the value of what is best for the Investigator."""
        best = 0.0
        number: i64 = 0
        while number < self.found_count:
            value = self.mean_chance(self.found[number])
            best = max(best, value)
            number += 1
        return best

    def jack_under_best(self) -> float:
        """Return what the Investigator's best means for Jack; the mean of equally good ones."""
        best = self.expected_best() - 0.005
        added = 0.0
        alike = 0.0
        number: i64 = 0
        while number < self.found_count:
            if self.mean_chance(self.found[number]) >= best:
                added += self.chance_for_jack(self.found[number])
                alike += 1.0
            number += 1
        return added / alike

    def jacks_best(self) -> float:
        """Return the value of what is best for Jack."""
        least = 1.0
        number: i64 = 0
        while number < self.found_count:
            value = self.chance_for_jack(self.found[number])
            least = min(least, value)
            number += 1
        return least

    def expected_under_jacks(self) -> float:
        """Return the mean over the suspects of what is best for each as Jack."""
        value = 0.0
        suspect: i64 = 0
        while suspect < CELLS:
            share = self.suspicion[suspect]
            if share > 0.0:
                value += share * self.least_for(suspect)
            suspect += 1
        return value

    def least_for(self, suspect: i64) -> float:
        """Return the value of what is best for a Jack who is this suspect."""
        least = 1.0
        number: i64 = 0
        while number < self.found_count:
            seen = self.found[number]
            value = self.after_answer(PUBLIC, seen, visible=seen >> suspect & 1 == 1)
            least = min(least, value)
            number += 1
        return least

    def after(self, seat: i64, played: i64, rest: i64) -> float:
        """Evaluate the position for a seat after a number of actions, with these tokens left.

        The seat with the two actions in the middle decides which token is left for the last one.
        """
        if played >= ACTIONS:
            seen = self.seen()
            return self.chance_for_jack(seen) if seat == JACK else self.mean_chance(seen)
        last = mover(self.turn, ACTIONS - 1)
        chosen = -1.0
        face: i64 = 0
        while face <= codes.ALIBI:
            if rest >> face & 1 == 1:
                value = self.reply(seat, last, face)
                if chosen < 0.0 or (value > chosen) == (last == JACK):
                    chosen = value
            face += 1
        return chosen

    def of_token(self, seat: i64, face: i64, left: i64, actions: vec[i64]) -> float:
        """Return the chance for a seat that takes this token and uses it as well as it can."""
        rest = tokens_after(left, face) & SINGLE_FACES
        if face == codes.ALIBI:
            self.drawn = ALIBI_DRAWN
            value = self.after(seat, self.played + 1, rest)
            self.drawn = 0
            return value
        best = -1.0
        for action in actions:
            value = self.of_use(seat, action, rest)
            if best < 0.0 or (value < best) == (seat == JACK):
                best = value
        return best

    def of_use(self, seat: i64, action: i64, rest: i64) -> float:
        """Return the chance for a seat that uses the token in hand so."""
        self.do(action)
        value = self.after(seat, self.played + 1, rest)
        self.undo(action)
        return value


def mean_hourglasses(world: MrJackPocket) -> float:
    """Give the mean of the hourglasses on the cards that the Investigator has not seen."""
    board = world.board
    seen = world.found_cards | world.shown_cards
    return (HOURGLASSES - float(board.hourglasses[seen])) / float(CELLS - board.counts[seen])


def hidden_hourglasses(world: MrJackPocket) -> float:
    """Give what everybody expects Jack's drawn cards to show, all in all."""
    board = world.board
    hidden = board.counts[world.jack_cards & ~world.shown_cards]
    return float(board.hourglasses[world.shown_cards]) + float(hidden) * mean_hourglasses(world)
