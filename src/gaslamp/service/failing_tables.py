"""Tables that failed and are left alone for a while, so that all others go on."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from prometheus_client import Counter

from gaslamp.service.database import error_kind

TRY_AGAIN = 600.0  # seconds

log = logging.getLogger(__name__)


class FailingTables:
    """Logs and counts each table that fails, and keeps it out for some minutes."""

    def __init__(
        self, what: str, count: Counter, now: Callable[[], float] = time.monotonic
    ) -> None:
        """Say `what` in the log."""
        self.what = what
        self.count = count
        self.now = now
        self._until: dict[str, float] = {}

    def add(self, table: str, error: BaseException) -> None:
        """Set a table aside; one that is set aside already stays so, without another line."""
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
        """Count the tables that were set aside and not asked for since their time was up."""
        return len(self._until)
