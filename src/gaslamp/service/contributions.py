"""Before the first draw: players commit to numbers of their own, and then reveal them.

The server has committed to its seed when the table is made. Once every seat is taken each player
sends the fingerprint of a number. When all are there, or a few seconds later, no more are taken,
and each reveals the number. So no player, not even together with the server, can choose a number
after seeing the others'.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from gaslamp.core.codes import Seat
from gaslamp.core.text import text
from gaslamp.service import events
from gaslamp.service.errors import NotNow
from gaslamp.service.fairness import digest_of, start_fingerprint

if TYPE_CHECKING:
    from gaslamp.service.table_state import TableState

COMMIT_WITHIN = 5_000  # milliseconds after the last seat was taken
REVEAL_WITHIN = 5_000  # milliseconds after the last commitment was taken

Phase: TypeAlias = Literal["seating", "committing", "revealing"]
Digest: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Number: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]


class Commit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="commit"):
    """Commit to a number that is to be mixed into every draw, by its fingerprint."""

    digest: Digest


class Reveal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="reveal"):
    """Reveal the number that was committed to."""

    number: Number


class Draws(msgspec.Struct, frozen=True, kw_only=True):
    """The state of the contributions before the first draw.

    `digests` has an entry for each seat, empty where there is none. `start` is the fingerprint of
    the table, the server's commitment and all digests; it is known once no more are taken.
    """

    phase: Phase
    commitment: str
    digests: tuple[str, ...]
    start: str


class Contributions:
    """The numbers of a table's players, as far as they are known."""

    def __init__(self, seats: int) -> None:
        """Begin with none."""
        self.expected: set[Seat] = set()  # the seats whose players said that they will contribute
        self.digests = [""] * seats
        self.numbers = [""] * seats
        self.closed = False  # no more commitments are taken
        self.since = 0  # when the last seat was taken, or the commitments were closed

    def expect(self, seat: Seat, at: int, *, contributes: bool) -> None:
        """Note that a seat was taken, and whether to wait for its player's number."""
        self.since = at
        if contributes:
            self.expected.add(seat)

    def forget(self, seat: Seat) -> None:
        """Forget a player who left before the start."""
        self.expected.discard(seat)
        self.digests[seat] = ""

    def swap(self, one: Seat, other: Seat) -> None:
        """Exchange the players of two seats, neither of whom has committed to a number."""
        moved = {one: other, other: one}
        self.expected = {moved.get(seat, seat) for seat in self.expected}

    def apply(
        self, event: events.Committed | events.CommitmentsClosed | events.Revealed, at: int
    ) -> None:
        """Apply an event."""
        match event:
            case events.Committed(seat=seat, digest=digest):
                self.digests[seat] = digest
            case events.Revealed(seat=seat, number=number):
                self.numbers[seat] = number
            case events.CommitmentsClosed():
                self.closed = True
                self.since = at

    @property
    def is_complete(self) -> bool:
        """Tell whether everything that is waited for in this phase is there."""
        if self.closed:
            given = zip(self.digests, self.numbers, strict=True)
            return all(number for digest, number in given if digest)
        return all(self.digests[seat] for seat in self.expected)

    @property
    def deadline(self) -> int:
        """Give the time at which the phase ends, complete or not."""
        return self.since + (REVEAL_WITHIN if self.closed else COMMIT_WITHIN)


def next_step(state: TableState, now: int, here_since: int = 0) -> events.TableEvent | None:
    """Return the event that is due before the first draw, if any.

    `here_since` is when the last player came, where the table waits for them: from then on there
    is time for contributions.
    """
    due = start_due(state)
    if due is None:
        return None
    given = state.contributions
    if not given.is_complete:
        due = max(due, here_since + COMMIT_WITHIN) if here_since else due
    if max(given.since, here_since) <= now < due:
        return None  # a clock that was set back must not prolong the wait
    return events.CommitmentsClosed() if any(given.digests) and not given.closed else STARTED


STARTED = events.Started()


def start_due(state: TableState) -> int | None:
    """Return when the next step to the first draw is due (at once: 0), if the seats are taken."""
    if state.started or state.is_over or state.wait_for():
        return None
    return 0 if state.contributions.is_complete else state.contributions.deadline


def contribution_for(state: TableState, seat: Seat, command: Commit | Reveal) -> events.TableEvent:
    """Check a player's commitment or number; return its event, or raise a refusal."""
    given = state.contributions
    if state.wait_for():
        raise NotNow(text("service-commit-early"))
    if isinstance(command, Commit):
        if state.started or given.closed:
            raise NotNow(text("service-commit-late"))
        if given.digests[seat]:
            raise NotNow(text("service-commit-twice"))
        return events.Committed(seat, command.digest)
    if state.started or given.numbers[seat]:
        raise NotNow(text("service-commit-late"))
    if not given.closed:
        raise NotNow(text("service-reveal-early"))
    if digest_of(state.id, seat, command.number) != given.digests[seat]:
        raise NotNow(text("service-reveal-other"))
    return events.Revealed(seat, command.number)


def draws_of(state: TableState) -> Draws | None:
    """Return the contributions before the first draw; nothing once it is made."""
    if state.started:
        return None
    given = state.contributions
    digests = tuple(given.digests)
    phase: Phase = "revealing" if given.closed else "seating" if state.wait_for() else "committing"
    start = start_fingerprint(state.id, state.commitment, digests) if given.closed else ""
    return Draws(phase=phase, commitment=state.commitment, digests=digests, start=start)
