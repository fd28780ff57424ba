"""Clocks: what is left to each seat, counted from the times at which events were written."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gaslamp.core.codes import Seat
from gaslamp.service.settings import Clock, GameClock, MoveClock


class ClockLeft(msgspec.Struct, frozen=True):
    """The milliseconds left to a seat, its reserve among them."""

    left: int
    reserve: int


class Clocks:
    """The time left to each seat, in milliseconds; it runs for the seat on turn alone.

    A clock starts when a seat comes on turn and stops when the turn passes on: a half-made move
    stops nothing, so its length reveals nothing. Without clocks nothing is counted, but
    `since` still says since when the game has waited for the seat on turn.
    """

    def __init__(self, clock: Clock, seats: int, kept: Sequence[ClockLeft] = ()) -> None:
        """Set the clocks, as they are kept from before where the game goes on."""
        self.clock = clock
        whole = clock.seconds * 1000 if isinstance(clock, GameClock | MoveClock) else 0
        reserve = clock.reserve * 1000 if isinstance(clock, MoveClock) else 0
        self.left = [whole + reserve] * seats
        self.reserve = [reserve] * seats  # of the time left, what a new move does not restore
        if kept:
            self.left = [one.left for one in kept]
            self.reserve = [one.reserve for one in kept]
        self.running: Seat | None = None
        self.since = 0

    def run_for(self, seat: Seat | None, at: int, *, new_move: bool) -> None:
        """Run for a seat from now on, or for none: before the start, in a pause, after the end.

        The seat that ran until now is charged. When the turn passes to another seat it gets its
        increment; a time for each move begins anew with every move, what is left of its reserve
        stays.
        """
        if seat == self.running and not new_move:
            return
        before, self.running = self.running, seat
        if before is not None:
            self.left[before] -= at - self.since
            self._end_move(before, new_move=new_move, passes=seat not in (before, None))
        self.since = at

    def _end_move(self, seat: Seat, *, new_move: bool, passes: bool) -> None:
        match self.clock:
            case MoveClock(seconds=seconds) if new_move or passes:
                self.reserve[seat] = min(self.reserve[seat], max(0, self.left[seat]))
                self.left[seat] = seconds * 1000 + self.reserve[seat]
            case GameClock(increment=increment) if passes:
                self.left[seat] += increment * 1000
            case _:
                pass

    def kept(self) -> tuple[ClockLeft, ...]:
        """Give what is left to each seat, while none runs."""
        pairs = zip(self.left, self.reserve, strict=True)
        return tuple(ClockLeft(left, reserve) for left, reserve in pairs)

    def expires_at(self) -> int | None:
        """Return when the running clock expires; never without a clock."""
        if self.running is None or not isinstance(self.clock, GameClock | MoveClock):
            return None
        return self.since + self.left[self.running]

    def shown(self, at: int) -> ClocksShown | None:
        """Return the clocks as everybody sees them."""
        if not isinstance(self.clock, GameClock | MoveClock):
            return None
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= at - self.since
        shown = tuple(max(0, time) for time in left)
        reserves = zip(self.reserve, shown, strict=True)
        has_reserve = isinstance(self.clock, MoveClock) and self.clock.reserve > 0
        reserve = tuple(min(kept, time) for kept, time in reserves) if has_reserve else ()
        return ClocksShown(shown, self.running, reserve)


class ClocksShown(msgspec.Struct, frozen=True):
    """The milliseconds left to each seat, and whose clock runs.

    `reserve` is, where the clock has one, the part of it that a new move does not restore.
    """

    left: tuple[int, ...]
    running: int | None
    reserve: tuple[int, ...] = ()
