"""What a position of Scotland Yard is made of: pawns, tickets, the travel log, whose turn it is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from gaslamp.core.bits import bit
from gaslamp.core.fields import FieldVisitor
from gaslamp.core.state import CHANCE, OVER, REFEREE, State
from gaslamp.core.weights import small_zeros
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard import endings, phases
from gaslamp.games.scotland_yard.board import HANDS
from gaslamp.games.scotland_yard.game_setup import MISTER_X, STOCK, Setup


class Position(State):
    """All that can change in a game; the rules build on it."""

    def __init__(self, setup: Setup) -> None:
        """Make an empty table; `rules.set_table` hands out what belongs on it."""
        super().__init__()
        self.setup: Final = setup
        self.board: Final = setup.board
        self.detectives: Final = setup.detectives
        self.phase: i64 = phases.DEALING
        self.pawn: i64 = MISTER_X
        self.round: i64 = 0
        self.stations = vec[i64]()  # by pawn
        self.stock = vec[i64]()  # tickets, `STOCK` places for each pawn
        self.moves: i64 = 0
        self.owes_second = False  # the first half of a double move is made, the second is due
        self.shown = False  # Mister X's station is public now
        self.volunteered = False  # he shows himself of his own will
        self.end: i64 = endings.GOING_ON
        self.log = vec[i64]()  # Mister X's start station, then his rides by window
        self.opened: i64 = 0  # the windows where he was shown, as bits
        self.guarded = vec[u8]()  # by station: 1 where a detective stands
        self.held: i64 = 0  # the places of the stock with a ticket that can be used, as bits

    def fields(self, visitor: FieldVisitor) -> None:
        """Name what can change; the travel log is past, the places to look up are derived."""
        super().fields(visitor)
        self.phase = visitor.number("phase", self.phase)
        self.pawn = visitor.number("pawn", self.pawn)
        self.round = visitor.number("round", self.round)
        self.stations = visitor.numbers("stations", self.stations)
        self.stock = visitor.numbers("stock", self.stock)
        self.moves = visitor.number("moves", self.moves)
        self.owes_second = visitor.flag("owes_second", self.owes_second)
        self.shown = visitor.flag("shown", self.shown)
        self.volunteered = visitor.flag("volunteered", self.volunteered)
        self.end = visitor.number("end", self.end)
        visitor.history()
        self.log = visitor.numbers("log", self.log)
        self.opened = visitor.number("opened", self.opened)
        visitor.derived()
        self.guarded = visitor.small_numbers("guarded", self.guarded)
        self.held = visitor.number("held", self.held)

    def copy_from(self, other: State) -> None:
        """Copy field by field: random play and search do it all the time."""
        assert isinstance(other, Position)
        self.origin = other.origin
        self.seat = other.seat
        self.phase = other.phase
        self.pawn = other.pawn
        self.round = other.round
        self.stations = other.stations[:]
        self.stock = other.stock[:]
        self.moves = other.moves
        self.owes_second = other.owes_second
        self.shown = other.shown
        self.volunteered = other.volunteered
        self.end = other.end
        self.log = other.log[:]
        self.opened = other.opened
        self.guarded = other.guarded[:]
        self.held = other.held

    def owner(self, pawn: i64) -> i64:
        """Give the seat that runs a pawn."""
        return self.setup.owners[pawn]

    def place(self, pawn: i64) -> i64:
        """Find a pawn's rides in the board's tables: those it has tickets for (SY-07)."""
        return self.stations[pawn] * HANDS + self.hand(pawn)

    def hand(self, pawn: i64) -> i64:
        """Give the set of tickets that a pawn can still use."""
        return (self.held >> (pawn * STOCK)) & (HANDS - 1)

    def derive(self) -> None:
        """Mark where detectives stand and which tickets are left, of a position that can be."""
        self._check()
        self.guarded = small_zeros(codes.STATIONS + 1)
        self.guarded[0] = u8(1)  # no station: nobody can go there
        self.held = 0
        pawn: i64 = 0
        while pawn <= self.detectives:
            if pawn != MISTER_X and self.stations[pawn] != 0:
                self.guarded[self.stations[pawn]] = u8(1)
            self._look_into_stock(pawn)
            pawn += 1

    def _look_into_stock(self, pawn: i64) -> None:
        """Note which tickets a pawn can use; only Mister X has black ones (SY-18)."""
        ticket: i64 = 0
        while ticket <= (codes.BLACK if pawn == MISTER_X else codes.UNDERGROUND):
            if self.stock[pawn * STOCK + ticket] > 0:
                self.held |= bit(pawn * STOCK + ticket)
            ticket += 1

    def _check(self) -> None:
        """Refuse what is no position: the tables would be read in the wrong place."""
        pawns = self.detectives + 1
        windows = self.setup.windows
        if not (
            (len(self.stations), len(self.stock)) == (pawns, pawns * STOCK)
            and len(self.log) == windows + 1
            and are_within(self.stations, codes.STATIONS)
            and are_within(self.stock, self.setup.most_tickets)
            and are_within(self.log, codes.RIDES_END - 1)
            and 0 <= self.round <= self.setup.rounds
            and 0 <= self.moves <= windows
            and 0 <= self.opened < bit(windows + 1)
            and self._fits_the_phase()
        ):
            raise ValueError("no position of Scotland Yard")

    def _fits_the_phase(self) -> bool:
        """Tell whether the pawn, the seat and the end are those of the phase."""
        if not 0 <= self.pawn <= self.detectives:
            return False
        if self.phase == phases.ENDED:
            return self.seat == OVER and 0 <= self.end <= endings.AWAY
        if self.phase == phases.DEALING:
            return self.seat == CHANCE and self.end == endings.GOING_ON
        if 0 in self.stations or self.end != endings.GOING_ON:
            return False
        if self.phase == phases.CHASE:
            return self.pawn > 0 and self.seat in (REFEREE, self.setup.owners[self.pawn])
        if self.phase == phases.TAKING:
            return self.pawn > 0 and self.seat == MISTER_X
        if self.phase == phases.SIGHTING:
            return self.pawn == MISTER_X and self.seat == REFEREE
        return 0 < self.phase < phases.TAKING and self.pawn == MISTER_X == self.seat

    def scores(self) -> list[float]:
        """Return 1 for each seat of the winning side, 0 for the others."""
        return [1.0 if seat in self.winners() else 0.0 for seat in range(self.setup.seats)]

    def winners(self) -> list[int]:
        """List the winners: Mister X, or all seats of the detectives."""
        if self.seat != OVER:
            return []
        if self.end in (endings.STRANDED, endings.AWAY):
            return [MISTER_X]
        return list(range(1, self.setup.seats))

    def ending(self) -> str:
        """Name the way in which it ended."""
        return "" if self.end == endings.GOING_ON else endings.ENDINGS[self.end]


def are_within(numbers: vec[i64], most: i64) -> bool:
    """Tell whether no number is below zero or above the most."""
    for number in numbers:  # noqa: SIM110  (compiled, a loop is faster than a generator)
        if not 0 <= number <= most:
            return False
    return True
