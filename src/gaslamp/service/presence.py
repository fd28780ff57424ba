"""Which seats are present: by connections, requests of the last minute, and other processes."""

from __future__ import annotations

from collections.abc import Callable

from gaslamp.core.codes import Seat, all_seats

VALID_FOR = 60_000  # milliseconds that the announcement of another process is used
REQUEST_COUNTS_FOR = 60_000  # milliseconds for which a request shows its seat as present


class SeatPresence:
    """Tells which seats are present, and since when the others are gone."""

    def __init__(
        self, seats: int, windows: Callable[[], set[Seat]], now: Callable[[], int]
    ) -> None:
        """Begin to count absence now; `windows` lists the seats with an open window here."""
        self.windows = windows
        self.now = now
        self.last = dict.fromkeys(all_seats(seats), now())
        self.seen = dict.fromkeys(all_seats(seats), 0)  # when each last had a window or acted
        self.heard_of: dict[Seat, int] = {}  # by seat, when another process last told of it
        self.requests: dict[Seat, int] = {}  # by seat, when the last one came
        self.elsewhere: dict[str, tuple[frozenset[Seat], int]] = {}  # by process, and since when

    def note(self, seat: Seat) -> None:
        """Note that a seat is seen now, as its window opens or closes."""
        self.last[seat] = self.seen[seat] = self.now()

    def note_command(self, seat: Seat, at: int) -> None:
        """Note a command that a seat gave at a time: it may have been read from the database."""
        self.last[seat] = self.now()
        self.seen[seat] = max(self.seen[seat], at)

    def note_request(self, seat: Seat) -> None:
        """Note a request of a seat, which is present for a while even without a window."""
        self.last[seat] = self.requests[seat] = self.now()

    def note_elsewhere(self, process: str, seats: frozenset[Seat]) -> bool:
        """Note which seats are present on another process; tell whether it was unknown."""
        known = process in self.elsewhere
        before = self.here()
        self.elsewhere[process] = (seats, self.now())
        for seat in before | seats:
            self.last[seat] = self.heard_of[seat] = self.now()
        return not known

    def here_locally(self) -> set[Seat]:
        """List the seats that are present on this process."""
        since = self.now() - REQUEST_COUNTS_FOR
        return self.windows() | {seat for seat, at in self.requests.items() if at > since}

    def here(self) -> set[Seat]:
        """List the seats that are present on any process."""
        return self.here_locally() | self.here_elsewhere()

    def here_elsewhere(self) -> set[Seat]:
        """List the seats that are present on other processes."""
        since = self.now() - VALID_FOR
        announced = [seats for seats, at in self.elsewhere.values() if at >= since]
        return set[Seat]().union(*announced)

    def last_seen(self, seat: Seat) -> int:
        """Tell when a seat was last present, here or elsewhere, or acted; 0 if it never was."""
        return max(self.seen[seat], self.requests.get(seat, 0), self.heard_of.get(seat, 0))

    def gone_since(self, seat: Seat) -> int | None:
        """Tell since when a seat is gone; nothing while it is present."""
        return None if seat in self.here() else self.last[seat]
