"""Scotland Yard's rules: who moves, where, and when it is over."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.state import OVER, REFEREE, State
from gaslamp.games.scotland_yard.actions import (
    AT,
    BLACK,
    DEAL,
    DOUBLE,
    HIDE,
    RIDES_END,
    SHOW,
    STATIONS,
    STAY,
    STEP,
    TAKE,
    TAKE_NOTHING,
    UNDERGROUND,
)
from gaslamp.games.scotland_yard.table import (
    CARD,
    CHASE,
    DEALING,
    DETECTIVES,
    ENDED,
    FIRST,
    MISTER_X,
    OFFER,
    ROUNDS,
    SECOND,
    SIGHTING,
    STOCK,
    TAKING,
    TURN,
    WINDOWS,
    Setup,
    is_open,
    is_sighting_move,
)


class ScotlandYard(State):
    """One game: pawns on stations, tickets in stocks, the travel log."""

    def __init__(self, setup: Setup) -> None:
        """Make an empty table; `set_table` hands out what belongs on it."""
        super().__init__()
        self.setup = setup
        self.board = setup.board
        self.detectives: i64 = setup.detectives
        self.phase: i64 = DEALING
        self.pawn: i64 = MISTER_X
        self.round: i64 = 0
        self.stations = vec[i64]()  # by pawn
        self.stock = vec[i64]()  # tickets, `STOCK` places for each pawn
        self.guarded = vec[u8]()  # by station: 1 where a detective stands
        self.moves: i64 = 0
        self.log = vec[i64]()  # Mister X's start station, then his rides by window
        self.opened = vec[u8]()  # by window: 1 if he was shown there
        self.owes_second = False  # the first half of a double move is made, the second is due
        self.shown = False  # Mister X's station is public now
        self.volunteered = False  # he shows himself of his own will
        self.winner: i64 = -1  # a side, once the game is over

    def clone(self) -> ScotlandYard:
        """Copy everything that can change."""
        copy = ScotlandYard(self.setup)
        copy.seat = self.seat
        copy.phase = self.phase
        copy.pawn = self.pawn
        copy.round = self.round
        copy.stations = self.stations[:]
        copy.stock = self.stock[:]
        copy.guarded = self.guarded[:]
        copy.moves = self.moves
        copy.log = self.log[:]
        copy.opened = self.opened[:]
        copy.owes_second = self.owes_second
        copy.shown = self.shown
        copy.volunteered = self.volunteered
        copy.winner = self.winner
        return copy

    def key(self) -> tuple[int, ...]:
        """Everything the future depends on; the travel log is past."""
        flags = self.owes_second + 2 * self.shown + 4 * self.volunteered
        head = [self.seat, self.phase, self.pawn, self.round, self.moves, flags, self.winner]
        return (*head, *self.stations, *self.stock)

    def legal_actions(self) -> vec[i64]:
        """List what may be done in this phase."""
        if self.phase == CHASE and self.seat == REFEREE:
            return vec[i64]([STAY])
        if self.phase in (CHASE, FIRST, SECOND):
            return self._rides()
        if self.phase == TURN:
            rides = self._rides()
            return append(rides, DOUBLE) if self._can_double() else rides
        if self.phase == DEALING:
            return self._cards_left()
        if self.phase == SIGHTING:
            return vec[i64]([AT + self.stations[MISTER_X]])
        if self.phase == OFFER:
            return vec[i64]([SHOW, HIDE])
        if self.phase == TAKING:
            return self._tickets_to_take()
        return vec[i64]()

    def random_action(self, rng: Random) -> i64:
        """Draw among all the pawn's rides until an open one comes up: no need to list them."""
        if self.phase not in (CHASE, TURN, SECOND) or self.seat == REFEREE:
            return super().random_action(rng)
        rides, stock, guarded = self.board.rides, self.stock, self.guarded
        purse = self.pawn * STOCK
        first = self.board.first[self.stations[self.pawn]]
        end = self._rides_end(self.pawn)
        last = end + 1 if self.phase == TURN and self._can_double() else end
        while True:
            drawn = rng.randrange(first, last)
            if drawn == end:
                return DOUBLE
            if is_open(stock, purse, guarded, rides[drawn]):
                return rides[drawn]

    def _rides(self) -> vec[i64]:
        """The rides of the pawn on turn; the first half of a double move must leave a second."""
        actions = vec[i64](capacity=32)
        rides, stock, guarded = self.board.rides, self.stock, self.guarded
        purse = self.pawn * STOCK
        i = self.board.first[self.stations[self.pawn]]
        end = self._rides_end(self.pawn)
        while i < end:
            ride = rides[i]
            open_now = is_open(stock, purse, guarded, ride)
            if open_now and (self.phase != FIRST or self._leaves_a_second(ride)):
                actions = append(actions, ride)
            i += 1
        return actions

    def _rides_end(self, pawn: i64) -> i64:
        """Only Mister X has the black rides (SY-18), which come last."""
        station = self.stations[pawn]
        return (
            self.board.first[station + 1] if pawn == MISTER_X else self.board.first_black[station]
        )

    def _can_double(self) -> bool:
        """A card is left, and two moves in a row exist (SY-17, SY-27)."""
        if self.stock[CARD] == 0:
            return False
        i = self.board.first[self.stations[MISTER_X]]
        while i < self._rides_end(MISTER_X):
            ride = self.board.rides[i]
            if is_open(self.stock, MISTER_X, self.guarded, ride) and self._leaves_a_second(ride):
                return True
            i += 1
        return False

    def _leaves_a_second(self, ride: i64) -> bool:
        """Tell whether Mister X can go on from the end of this ride, its ticket spent (SY-27)."""
        spent = ride // STEP
        i = self.board.first[ride % STEP]
        while i < self.board.first[ride % STEP + 1]:
            second = self.board.rides[i]
            if is_open(self.stock, MISTER_X, self.guarded, second) and (
                second // STEP != spent or self.stock[spent] > self._price(spent)
            ):
                return True
            i += 1
        return False

    def _price(self, ticket: i64) -> i64:
        """Mister X's ordinary tickets never run out unless they are counted (SY-12)."""
        return 1 if ticket == BLACK or self.setup.counted else 0

    def _has_move(self, pawn: i64) -> bool:
        rides, stock, guarded = self.board.rides, self.stock, self.guarded
        i = self.board.first[self.stations[pawn]]
        end = self._rides_end(pawn)
        while i < end:
            if is_open(stock, pawn * STOCK, guarded, rides[i]):
                return True
            i += 1
        return False

    def _cards_left(self) -> vec[i64]:
        """The start cards not dealt yet (SY-05)."""
        actions = vec[i64](capacity=18)
        for station in self.board.starts:
            if station not in self.stations:
                actions = append(actions, DEAL + station)
        return actions

    def _tickets_to_take(self) -> vec[i64]:
        """A ticket of each kind that the detective has, or nothing (SY-24)."""
        actions = vec[i64]()
        for ticket in range(UNDERGROUND + 1):
            if self.stock[self.pawn * STOCK + ticket] > 0:
                actions = append(actions, TAKE + ticket)
        return append(actions, TAKE_NOTHING)

    def apply(self, action: i64) -> None:
        """Carry out an action in its phase."""
        if self.phase == CHASE:
            self._detective_acts(action)
        elif TURN <= self.phase <= SECOND:
            self._mister_x_acts(action)
        elif self.phase == DEALING:
            self._deal(action % STEP)
        elif self.phase == SIGHTING:
            self._show()
        elif self.phase == OFFER:
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
        if action == DOUBLE:
            self.stock[CARD] -= 1
            self.phase = FIRST
            return
        self._ride(action)
        self.owes_second = self.phase == FIRST
        if is_sighting_move(self.moves):
            self._call_sighting()
        else:
            self._after_move()

    def _ride(self, ride: i64) -> None:
        """Mister X moves and writes his travel log (SY-10); he is hidden again."""
        self.stock[ride // STEP] -= self._price(ride // STEP)
        self.stations[MISTER_X] = ride % STEP
        self.shown = False
        self.moves += 1
        self.log[self.moves] = ride

    def _call_sighting(self) -> None:
        self.phase = SIGHTING
        self.seat = REFEREE

    def _show(self) -> None:
        """His station is public until his next move (SY-15, SY-24)."""
        self.shown = True
        self.opened[self.moves] = u8(1)
        self._after_move()

    def _after_move(self) -> None:
        self.seat = MISTER_X
        if self.owes_second:
            self.phase = SECOND
        elif self.volunteered:
            self.phase = TAKING
            self._next_to_give()
        elif self.setup.voluntary and not self.shown:
            self.phase = OFFER
        else:
            self._start_chase()

    def _answer_offer(self, answer: i64) -> None:
        if answer == SHOW:
            self.volunteered = True
            self._call_sighting()
        else:
            self._start_chase()

    def _take(self, action: i64) -> None:
        """A ticket of his choice goes from the detective to Mister X (SY-24)."""
        if action != TAKE_NOTHING:
            self._hand_over(self.pawn, action - TAKE)
        self._next_to_give()

    def _next_to_give(self) -> None:
        self.pawn += 1
        while self.pawn <= self.detectives and len(self._tickets_to_take()) == 1:
            self.pawn += 1
        if self.pawn > self.detectives:
            self.volunteered = False
            if self._detectives_are_stuck():
                self._end(MISTER_X)
            else:
                self._start_chase()

    def _hand_over(self, pawn: i64, ticket: i64) -> None:
        """A detective's ticket goes to Mister X, who needs it only where tickets are counted."""
        self.stock[pawn * STOCK + ticket] -= 1
        if self.setup.counted:
            self.stock[ticket] += 1

    def _start_chase(self) -> None:
        self.phase = CHASE
        self.pawn = 0
        self._next_detective()

    def _detective_acts(self, action: i64) -> None:
        """Ride (SY-11), and catch Mister X if he is there (SY-20); or stay (SY-14)."""
        if action != STAY:
            station = action % STEP
            self._hand_over(self.pawn, action // STEP)
            self.guarded[self.stations[self.pawn]] = u8(0)
            self.guarded[station] = u8(1)
            self.stations[self.pawn] = station
            if station == self.stations[MISTER_X]:
                self._end(DETECTIVES)
                return
        self._next_detective()

    def _next_detective(self) -> None:
        """The detectives move in pawn order (SY-06, SY-28); one who can't move stays (SY-14)."""
        self.pawn += 1
        if self.pawn > self.detectives:
            self._end_round()
        elif self._has_move(self.pawn):
            self.seat = self.owner(self.pawn)
        else:
            self.seat = REFEREE

    def owner(self, pawn: i64) -> i64:
        """Give the seat that runs a pawn (SY-02)."""
        if pawn == MISTER_X:
            return MISTER_X
        return 1 + (pawn - 1) * (self.setup.seats - 1) // self.detectives

    def _end_round(self) -> None:
        """Mister X has won when nobody can follow him any more, or after round 22 (SY-21)."""
        self.pawn = MISTER_X
        if self._detectives_are_stuck() or self.round == ROUNDS:
            self._end(MISTER_X)
        else:
            self._next_round()

    def _detectives_are_stuck(self) -> bool:
        pawn: i64 = 1
        while pawn <= self.detectives:
            if self._has_move(pawn):
                return False
            pawn += 1
        return True

    def _next_round(self) -> None:
        """Mister X's turn; if he can't move he is surrounded (SY-22)."""
        self.round += 1
        self.phase = TURN
        self.seat = MISTER_X
        if not self._has_move(MISTER_X):
            self._end(DETECTIVES)

    def _end(self, winner: i64) -> None:
        self.winner = winner
        self.phase = ENDED
        self.seat = OVER

    def sight(self, action: i64, viewer: i64) -> i64:
        """Only Mister X sees his start card and the stations of his rides (SY-05, SY-10)."""
        if viewer == MISTER_X or self.pawn != MISTER_X:
            return action
        if action < RIDES_END or self.phase == DEALING:
            return action - action % STEP
        return action

    def scores(self) -> list[float]:
        """One for each seat of the winning side."""
        return [1.0 if seat in self.winners() else 0.0 for seat in range(self.setup.seats)]

    def winners(self) -> list[int]:
        """Mister X alone, or all the detectives' seats."""
        if self.seat != OVER:
            return []
        return [MISTER_X] if self.winner == MISTER_X else list(range(1, self.setup.seats))

    def begins_move(self) -> bool:
        """A double move, an offer and the taking of tickets belong to one move."""
        return not FIRST <= self.phase <= TAKING


def set_table(setup: Setup) -> ScotlandYard:
    """Hand out the tickets, Mister X's (SY-03) and the detectives' (SY-04); no pawn stands yet."""
    state = ScotlandYard(setup)
    state.stations = vec[i64]([0] * (setup.detectives + 1))
    mister_x = [4, 3, 3, setup.detectives, 2]
    state.stock = vec[i64](mister_x + [10, 8, 4, 0, 0] * setup.detectives)
    state.guarded = vec[u8]([0] * (STATIONS + 1))
    state.log = vec[i64]([0] * (WINDOWS + 1))
    state.opened = vec[u8]([0] * (WINDOWS + 1))
    return state
