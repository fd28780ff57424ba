"""Clocks: what is left to each seat, counted from the times at which events were written."""

from __future__ import annotations

import msgspec

from gaslamp.service.settings import Clock, GameClock, MoveClock


class Clocks:
    """The time left to each seat, in milliseconds; it runs for the seat on turn alone.

    A clock starts when a seat comes on turn and stops when its move is made: a half-made move
    stops nothing, so its length tells nobody anything.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        """Wind the clocks up."""
        self.clock = clock
        whole = clock.seconds * 1000 if isinstance(clock, GameClock | MoveClock) else 0
        self.left = [whole] * seats
        self.running: int | None = None
        self.since = 0

    def turn(self, seat: int | None, at: int) -> None:
        """End the move that was made, if any; let the clock of the seat on turn run, or nobody's.

        A seat that is on turn again begins a new move.
        """
        if self.running is not None:
            self._stop(self.running, at)
        self.running = seat
        self.since = at

    def stand_still(self, at: int) -> None:
        """Stop without giving an increment: the game is paused."""
        if self.running is not None:
            self.left[self.running] -= at - self.since
        self.running = None

    def go_on(self, seat: int, at: int) -> None:
        """Run again after a pause."""
        self.running = seat
        self.since = at

    def _stop(self, seat: int, at: int) -> None:
        match self.clock:
            case MoveClock(seconds=seconds):
                self.left[seat] = seconds * 1000
            case GameClock(increment=increment):
                self.left[seat] += increment * 1000 - (at - self.since)

    def flag_falls(self) -> int | None:
        """Tell when the running clock will be through; never without a clock."""
        if self.running is None or not isinstance(self.clock, GameClock | MoveClock):
            return None
        return self.since + self.left[self.running]

    def shown(self, at: int) -> Shown | None:
        """Give what everybody sees of the clocks."""
        if not isinstance(self.clock, GameClock | MoveClock):
            return None
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= at - self.since
        return Shown(tuple(max(0, time) for time in left), self.running)


class Shown(msgspec.Struct, frozen=True):
    """The milliseconds left to each seat, and whose clock runs."""

    left: tuple[int, ...]
    running: int | None
