"""One server at a time on a SQLite file: a lock that ends with its process, however it ends."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from gaslamp.core.text import text
from gaslamp.service.errors import NoDatabase

BEYOND = 4096  # the byte that Windows locks: those before it can still be read


class FolderLock:
    """Holds a file beside a database for as long as this process serves it.

    The system releases the lock when the process ends, by a kill too. The file stays: to delete it
    would let two processes lock two different files of one name.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock; raise an error that names the process which has it."""
        path = database.with_name(f"{database.name}.lock")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise NoDatabase(text("service-no-database", cause=f"{path}: {reason}")) from error
        if not _lock(self._file):
            holder = os.read(self._file, 32).decode("ascii", "replace").strip()
            os.close(self._file)
            given = {"database": str(database), "process": holder or "?"}
            raise NoDatabase(text("service-folder-in-use", **given))
        os.truncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Release the lock."""
        with suppress(OSError):
            os.close(self._file)


def lock_for(url: str) -> FolderLock | None:
    """Lock the file of a SQLite database; other databases need no lock."""
    try:
        address = make_url(url)
    except ArgumentError:
        return None  # refused in words when it is opened
    is_file = address.get_backend_name() == "sqlite" and address.database
    if not is_file or address.database in (None, "", ":memory:"):
        return None
    return FolderLock(Path(address.database).absolute())


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> bool:
        os.lseek(file, BEYOND, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(file, 0, os.SEEK_SET)
        return True
else:
    import fcntl

    def _lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
