"""Opens the database, and classifies its errors."""

from __future__ import annotations

import sqlite3
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from gaslamp.core.text import text
from gaslamp.service.errors import Behind, DatabaseDamaged, Unavailable

POSTGRES = "postgresql"
SQLITE_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
POSTGRES_DAMAGED = ("XX001", "XX002")  # data_corrupted, index_corrupted
DEADLOCK = "40P01"  # PostgreSQL's name for two batches that wait for each other
TIMEOUT = 5  # seconds for a PostgreSQL that does not answer
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=5000",
    "foreign_keys=ON",
    "secure_delete=ON",  # what was deleted is overwritten, not left in unused pages
    "temp_store=MEMORY",  # what a statement keeps until it is through: no file for each
)


def open_engine(url: str) -> Engine:
    """Open a database; SQLite writes ahead and syncs every commit."""
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    if url.startswith(POSTGRES):
        patience = {"connect_timeout": TIMEOUT, "tcp_user_timeout": TIMEOUT * 1000}
        return create_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=patience)
    # The connection used last comes first: only it still knows the pages it has read.
    engine = create_engine(url, hide_parameters=True, pool_use_lifo=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:  # noqa: ANN401  (the driver's own)
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def is_shared(engine: Engine) -> bool:
    """Tell whether other processes may write there too."""
    return engine.dialect.name == POSTGRES


def error_kind(error: Exception) -> str:
    """Name the type of an error: its message may quote what was written."""
    return type(getattr(error, "orig", None) or error).__name__


def is_unreachable(error: Exception) -> bool:
    """Tell whether the database is unreachable, so that trying each write is useless."""
    is_deadlock = getattr(getattr(error, "orig", None), "sqlstate", None) == DEADLOCK
    return isinstance(error, OperationalError) and not is_deadlock


def is_damaged(error: Exception) -> bool:
    """Tell whether the database reports damaged data, so that waiting won't help."""
    cause = getattr(error, "orig", None)
    code = getattr(cause, "sqlite_errorcode", None)
    return (code is not None and code & 0xFF in SQLITE_DAMAGED) or (
        getattr(cause, "sqlstate", None) in POSTGRES_DAMAGED
    )


def cause_of(error: Exception) -> str:
    """Return the cause of a failed start in one line, as the database's driver says it."""
    words = str(getattr(error, "orig", None) or error).strip()
    return words.splitlines()[0] if words else type(error).__name__


def in_words(error: Exception) -> Exception:
    """Convert a database error to one of ours, without its message, which quotes data."""
    if is_damaged(error):
        return DatabaseDamaged(text("service-damaged"))
    if isinstance(error, IntegrityError):
        return Behind(text("service-behind"))
    if isinstance(error, DBAPIError | NoConnection | OSError):
        return Unavailable(text("service-unavailable"))
    return error
