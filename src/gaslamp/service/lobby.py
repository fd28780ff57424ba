"""Which listed tables are shown to players who look for one."""

from __future__ import annotations

from gaslamp.service.live_table import LiveTable
from gaslamp.service.settings import Clock, MoveClock

MOST_LISTED = 300  # tables that are looked at for one list
HOST_GRACE = 10 * 60_000  # milliseconds for which a table stays listed without its host
SLOW = 3600  # seconds for a move: from then on the host need not wait at the table


def is_offered(table: LiveTable) -> bool:
    """Tell whether a listed table has a free seat, and its host is present or left just now.

    Of a table whose maker took no seat, the players who sit there count as hosts.
    """
    state = table.state
    if state.started or state.is_over or not state.wait_for():
        return False
    hosts = {seat for seat in state.people() if state.seat_holders[seat].is_host}
    hosts = hosts or state.people()
    if hosts & table.here():
        return True
    seen = max([table.made_at, *(table.presence.last_seen(seat) for seat in hosts)])
    return table.now() < seen + grace(state.plan.settings.clock)


def grace(clock: Clock) -> int:
    """Return how long a table stays listed without its host: in slow games as long as a move."""
    if isinstance(clock, MoveClock) and clock.seconds >= SLOW:
        return clock.seconds * 1000
    return HOST_GRACE
