"""The databases that tables are kept in: SQLite in a file, and a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.service.postgres import NoPostgres, Postgres, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Start one PostgreSQL for all tests of a worker process; each test gets its own database."""
    try:
        running = running_postgres()
        server = running.__enter__()
    except NoPostgres as reason:
        pytest.skip(f"no PostgreSQL can be started here: {reason}")
    yield server
    running.__exit__(None, None, None)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'gaslamp.sqlite'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
