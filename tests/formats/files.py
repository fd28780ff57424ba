"""The databases and files that released versions wrote."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine

from gaslamp.service.database import open_engine

RELEASES = sorted(path for path in Path(__file__).parent.iterdir() if path.name.isdecimal())


def load_database(release: Path, url: str) -> None:
    """Fill an empty database with what a release wrote."""
    dump = sqlite3.connect(":memory:")
    dump.executescript((release / "database.sql").read_text())
    statements = [line for line in dump.iterdump() if not line.startswith(("BEGIN", "COMMIT"))]
    dump.close()
    engine = open_engine(url) if url.startswith("postgresql") else create_engine(url)
    with engine.begin() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement.replace("%", "%%"))
    engine.dispose()


def tables_of(release: Path) -> dict[str, Any]:
    """Give the ids and tokens of the tables that a release wrote, by their names."""
    tables: dict[str, Any] = json.loads((release / "tables.json").read_text())
    return tables
