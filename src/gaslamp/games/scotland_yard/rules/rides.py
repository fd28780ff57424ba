"""The rides that a pawn of Scotland Yard may take: with a ticket, to a free station."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import bit
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard import phases
from gaslamp.games.scotland_yard.board import HANDS
from gaslamp.games.scotland_yard.game_setup import CARD, MISTER_X
from gaslamp.games.scotland_yard.rules.position import Position


class Rides(Position):
    """A position that knows its rides: listed, counted, drawn and shared."""

    def _rides(self) -> vec[i64]:
        """List the rides of the pawn on turn."""
        actions = vec[i64](capacity=32)
        place = self.place(self.pawn)
        ride = i64(self.board.first[place])
        while ride < i64(self.board.past[place]):
            if self._may_take(ride):
                actions = append(actions, i64(self.board.rides[ride]))
            ride += 1
        return actions

    def _sample_ride(self, rng: Random, more: i64) -> i64:
        """Draw a ride of the pawn on turn; with one more to draw from, the double card too."""
        place = self.place(self.pawn)
        first = i64(self.board.first[place])
        end = i64(self.board.past[place])
        while True:
            ride = rng.randrange(first, end + more)
            if ride == end:
                return codes.DOUBLE
            if self._may_take(ride):
                return i64(self.board.rides[ride])

    def share_ride(self, ticket: i64, weight: float, ends: vec[float]) -> i64:
        """Share a weight evenly among what Mister X may do, for who sees of a ride its ticket.

        Where his rides with this ticket end, their shares are added. Give one, or `NO_ACTION`.
        """
        share = weight / float(max(self._count_choices(), 1))
        place = self.place(MISTER_X)
        end = i64(self.board.past[place])
        ride = i64(self.board.first[place])
        found: i64 = codes.NO_ACTION
        while ride < end:
            code = i64(self.board.rides[ride])
            if codes.ticket_of(code) == ticket and self._may_take(ride):
                ends[codes.station_of(code)] += share
                found = code
            ride += 1
        return found

    def _count_choices(self) -> i64:
        """Count the actions of Mister X, who is to ride."""
        place = self.place(MISTER_X)
        end = i64(self.board.past[place])
        ride = i64(self.board.first[place])
        choices: i64 = 0
        while ride < end:
            if self._may_take(ride):
                choices += 1
            ride += 1
        if self.phase == phases.TURN and self._can_double():
            choices += 1
        return choices

    def _may_take(self, ride: i64) -> bool:
        """Tell whether a ride may be taken: half a double move must leave a second (SY-27)."""
        return self._is_open(ride) and (self.phase != phases.FIRST or self._leaves_a_second(ride))

    def _is_open(self, ride: i64) -> bool:
        """Tell whether no detective stands at its end (SY-08)."""
        end = i64(self.board.ends[ride])
        return self.guarded[end] == 0

    def _is_any_open(self, place: i64) -> bool:
        """Tell whether one of the rides from a place in the tables is open."""
        ride = i64(self.board.first[place])
        end = i64(self.board.past[place])
        while ride < end:
            if self._is_open(ride):
                return True
            ride += 1
        return False

    def has_move(self, pawn: i64) -> bool:
        """Tell whether a ride is open; most often the first one is, at a single glance."""
        place = self.place(pawn)
        end = i64(self.board.first_end[place])
        return self.guarded[end] == 0 or self._is_any_open(place)

    def _can_double(self) -> bool:
        """Tell whether a card is left, and two moves in a row exist (SY-17, SY-27)."""
        if self.stock[CARD] == 0:
            return False
        place = self.place(MISTER_X)
        ride = i64(self.board.first[place])
        end = i64(self.board.past[place])
        while ride < end:
            if self._is_open(ride) and self._leaves_a_second(ride):
                return True
            ride += 1
        return False

    def _leaves_a_second(self, ride: i64) -> bool:
        """Tell whether Mister X can go on from the end of this ride, its ticket spent (SY-27)."""
        spent = codes.ticket_of(i64(self.board.rides[ride]))
        hand = self.hand(MISTER_X)
        if self._is_counted(spent) and self.stock[spent] == 1:
            hand &= ~bit(spent)
        return self._is_any_open(i64(self.board.ends[ride]) * HANDS + hand)

    def _is_counted(self, ticket: i64) -> bool:
        """Tell whether a ticket is counted; Mister X's ordinary ones may not be (SY-12)."""
        return ticket == codes.BLACK or self.setup.counted
