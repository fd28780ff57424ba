"""Sets aside tables that failed, for a while, so that all others continue."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from prometheus_client import Counter

from gaslamp.service.database import error_kind

TRY_AGAIN = 600.0  # seconds

log = logging.getLogger(__name__)


class FailingTables:
    """Logs and counts each table that fails, and sets it aside for some minutes."""

    def __init__(
        self, what: str, count: Counter, now: Callable[[], float] = time.monotonic
    ) -> None:
        """Log `what` for each table that fails."""
        self.what = what
        self.count = count
        self.now = now
        self._until: dict[str, float] = {}

    def add(self, table: str, error: BaseException) -> None:
        """Set a table aside and log it, unless it is set aside already."""
        if table in self:
            return
        self._until[table] = self.now() + TRY_AGAIN
        self.count.inc()
        cause = error.__cause__ or error
        why = error_kind(cause) if isinstance(cause, Exception) else type(cause).__name__
        log.error(self.what, extra={"table": table, "why": why}, exc_info=cause)

    def __contains__(self, table: str) -> bool:
        """Tell whether a table is set aside now."""
        until = self._until.get(table)
        if until is None:
            return False
        if until <= self.now():
            del self._until[table]
            return False
        return True

    def __len__(self) -> int:
        """Count the tables that were set aside and not looked up since their time was up."""
        return len(self._until)
