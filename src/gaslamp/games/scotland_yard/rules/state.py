"""Scotland Yard's rules: who moves, where, and when it is over."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.bits import bit
from gaslamp.core.observation_writer import ObservationWriter
from gaslamp.core.sparse_observation import SparseObservations
from gaslamp.core.state import OVER, REFEREE
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard import endings, observation, phases
from gaslamp.games.scotland_yard.game_setup import (
    CARD,
    MISTER_X,
    STOCK,
    Setup,
    is_sighting_move,
)
from gaslamp.games.scotland_yard.rules.rides import Rides


class ScotlandYard(Rides):
    """One game: pawns on stations, tickets in stocks, the travel log."""

    def blank(self) -> ScotlandYard:
        """Make an empty table for the same game."""
        return ScotlandYard(self.setup)

    def clone(self) -> ScotlandYard:
        """Copy the state, by its own type."""
        copy = ScotlandYard(self.setup)
        copy.copy_from(self)
        return copy

    def legal_actions(self) -> vec[i64]:
        """List what may be done in this phase."""
        if self.seat == REFEREE:
            return vec[i64]([self._answer()])
        if self.phase in (phases.CHASE, phases.FIRST, phases.SECOND):
            return self._rides()
        if self.phase == phases.TURN:
            rides = self._rides()
            return append(rides, codes.DOUBLE) if self._can_double() else rides
        if self.phase == phases.DEALING:
            return self._cards_left()
        if self.phase == phases.OFFER:
            return vec[i64]([codes.SHOW, codes.HIDE])
        if self.phase == phases.TAKING:
            return self._tickets_to_take()
        return vec[i64]()

    def sample_action(self, rng: Random) -> i64:
        """Draw without listing: a ride, or a start card, until a legal one comes up."""
        if self.seat == REFEREE:
            return self._answer()
        if self.phase == phases.CHASE:
            return self._sample_ride(rng, 0)
        if self.phase == phases.TURN:
            return self._sample_ride(rng, 1 if self._can_double() else 0)
        if self.phase == phases.DEALING:
            return self._sample_card(rng)
        if self.phase in (phases.FIRST, phases.SECOND):
            return self._sample_ride(rng, 0)
        return super().sample_action(rng)

    def play_randomly(self, rng: Random, limit: i64) -> i64:
        """Play at random; the loop is everybody's, but here the compiler knows what it calls."""
        played: i64 = 0
        while self.seat != OVER and played < limit:
            self.apply(self.sample_action(rng))
            played += 1
        return played

    def _sample_card(self, rng: Random) -> i64:
        """Draw a start card that is not dealt yet (SY-05)."""
        cards: i64 = len(self.board.starts)
        while True:
            station = self.board.starts[rng.randrange(cards)]
            if station not in self.stations:
                return codes.DEAL + station

    def _answer(self) -> i64:
        """Return the referee's action: a detective stays (SY-14), or Mister X is seen (SY-15)."""
        if self.phase == phases.CHASE:
            return codes.STAY
        return codes.AT + self.stations[MISTER_X]

    def _cards_left(self) -> vec[i64]:
        """List the start cards not dealt yet (SY-05)."""
        actions = vec[i64](capacity=18)
        for station in self.board.starts:
            if station not in self.stations:
                actions = append(actions, codes.DEAL + station)
        return actions

    def _tickets_to_take(self) -> vec[i64]:
        """List a ticket of each kind that the detective has, and none (SY-24)."""
        actions = vec[i64]()
        for ticket in range(codes.UNDERGROUND + 1):
            if self.stock[self.pawn * STOCK + ticket] > 0:
                actions = append(actions, codes.TAKE + ticket)
        return append(actions, codes.TAKE_NOTHING)

    def apply(self, action: i64) -> None:
        """Carry out an action in its phase."""
        if self.phase == phases.CHASE:
            self._detective_acts(action)
        elif phases.TURN <= self.phase <= phases.SECOND:
            self._mister_x_acts(action)
        elif self.phase == phases.DEALING:
            self._deal(action % codes.STEP)
        elif self.phase == phases.SIGHTING:
            self._show()
        elif self.phase == phases.OFFER:
            self._answer_offer(action)
        else:
            self._take(action)

    def _deal(self, station: i64) -> None:
        self.stations[self.pawn] = station
        if self.pawn == MISTER_X:
            self.log[0] = station
        else:
            self.guarded[station] = u8(1)
        self.pawn += 1
        if self.pawn > self.detectives:
            self.pawn = MISTER_X
            self._next_round()

    def _mister_x_acts(self, action: i64) -> None:
        if action == codes.DOUBLE:
            self.stock[CARD] -= 1
            self.phase = phases.FIRST
            return
        self._ride(action)
        self.owes_second = self.phase == phases.FIRST
        if is_sighting_move(self.setup, self.moves):
            self._call_sighting()
        else:
            self._after_move()

    def _ride(self, ride: i64) -> None:
        """Move Mister X and write his travel log (SY-10); he is hidden again."""
        if self._is_counted(codes.ticket_of(ride)):
            self._spend(MISTER_X, codes.ticket_of(ride))
        self.stations[MISTER_X] = ride % codes.STEP
        self.shown = False
        self.moves += 1
        self.log[self.moves] = ride

    def _call_sighting(self) -> None:
        self.phase = phases.SIGHTING
        self.seat = REFEREE

    def _show(self) -> None:
        """Make his station public until his next move (SY-15, SY-24)."""
        self.shown = True
        self.opened |= bit(self.moves)
        self._after_move()

    def _after_move(self) -> None:
        self.seat = MISTER_X
        if self.owes_second:
            self.phase = phases.SECOND
        elif self.volunteered:
            self.phase = phases.TAKING
            self._next_to_give()
        elif self.setup.voluntary and not self.shown:
            self.phase = phases.OFFER
        else:
            self._start_chase()

    def _answer_offer(self, answer: i64) -> None:
        if answer == codes.SHOW:
            self.volunteered = True
            self._call_sighting()
        else:
            self._start_chase()

    def _take(self, action: i64) -> None:
        """Take a ticket of Mister X's choice from a detective (SY-24)."""
        if action != codes.TAKE_NOTHING:
            self._hand_over(self.pawn, action - codes.TAKE)
        self._next_to_give()

    def _next_to_give(self) -> None:
        self.pawn += 1
        while self.pawn <= self.detectives and len(self._tickets_to_take()) == 1:
            self.pawn += 1
        if self.pawn > self.detectives:
            self.volunteered = False
            self.pawn = MISTER_X
            if self._detectives_are_stuck():
                self._end(endings.STRANDED)
            else:
                self._start_chase()

    def _hand_over(self, pawn: i64, ticket: i64) -> None:
        """Take a detective's ticket; Mister X gets it where tickets are counted."""
        self._spend(pawn, ticket)
        if self.setup.counted:
            self.stock[ticket] += 1
            self.held |= bit(ticket)

    def _spend(self, pawn: i64, ticket: i64) -> None:
        place = pawn * STOCK + ticket
        left = self.stock[place] - 1
        self.stock[place] = left
        if left == 0:
            self.held &= ~bit(place)

    def _start_chase(self) -> None:
        self.phase = phases.CHASE
        self.pawn = 0
        self._next_detective()

    def _detective_acts(self, action: i64) -> None:
        """Move a detective (SY-11), who may catch Mister X (SY-20), or let him stay (SY-14)."""
        if action != codes.STAY:
            pawn = self.pawn
            ticket = codes.ticket_of(action)
            station = action - ticket * codes.STEP
            self._hand_over(pawn, ticket)
            guarded = self.guarded
            left = self.stations[pawn]
            guarded[left] = u8(0)
            guarded[station] = u8(1)
            self.stations[pawn] = station
            if station == self.stations[MISTER_X]:
                self._end(endings.CAUGHT)
                return
        self._next_detective()

    def _next_detective(self) -> None:
        """Pass the turn to the next pawn (SY-06, SY-28); one who can't move stays (SY-14)."""
        pawn = self.pawn + 1
        self.pawn = pawn
        if pawn > self.detectives:
            self._end_round()
        elif self.has_move(pawn):
            self.seat = self.setup.owners[pawn]
        else:
            self.seat = REFEREE

    def _end_round(self) -> None:
        """End the game after the last round, or when no detective can move any more (SY-21).

        Most detectives have used their last ticket when the last round ends: Mister X is then
        `AWAY`, not `STRANDED`.
        """
        self.pawn = MISTER_X
        if self.round == self.setup.rounds:
            self._end(endings.AWAY)
        elif self._detectives_are_stuck():
            self._end(endings.STRANDED)
        else:
            self._next_round()

    def _detectives_are_stuck(self) -> bool:
        pawn: i64 = 1
        while pawn <= self.detectives:
            if self.has_move(pawn):
                return False
            pawn += 1
        return True

    def _next_round(self) -> None:
        """Begin Mister X's turn; if he can't move he is surrounded (SY-22)."""
        self.round += 1
        self.phase = phases.TURN
        self.seat = MISTER_X
        if not self.has_move(MISTER_X):
            self._end(endings.SURROUNDED)

    def _end(self, ending: i64) -> None:
        self.end = ending
        self.phase = phases.ENDED
        self.seat = OVER

    def sight(self, action: i64, viewer: i64) -> i64:
        """Blank Mister X's start card and stations for the others (SY-05, SY-10)."""
        if viewer == MISTER_X or self.pawn != MISTER_X:
            return action
        if action < codes.RIDES_END or self.phase == phases.DEALING:
            return action - action % codes.STEP
        return action

    def observe_sparse(self, viewer: i64, observations: SparseObservations) -> None:
        """Note what a viewer may know, where it has changed."""
        observation.mark(self, viewer, observations)

    def write_observation(self, viewer: i64, out: ObservationWriter) -> None:
        """Write what a viewer may know, as `observation.layout_of` lays it out."""
        observation.write(self, viewer, out)

    def begins_move(self) -> bool:
        """Tell whether a move begins: double moves, offers and tickets taken belong to one."""
        return not phases.FIRST <= self.phase <= phases.TAKING

    def forced(self) -> bool:
        """Tell whether a detective has one ride only; Mister X's choices are secret."""
        return self.seat != MISTER_X and super().forced()


def set_table(setup: Setup) -> ScotlandYard:
    """Hand out the tickets, Mister X's (SY-03) and the detectives' (SY-04); no pawn stands yet."""
    state = ScotlandYard(setup)
    state.stations = vec[i64]([0] * (setup.detectives + 1))
    state.stock = setup.stock[:]
    state.log = vec[i64]([0] * (setup.windows + 1))
    state.derive()
    return state
