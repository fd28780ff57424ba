"""The tables of the database, and how an older one becomes a new one."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Engine, Index, Integer, MetaData, String, Table, Text
from sqlalchemy import inspect as inspected
from sqlalchemy import text as sql

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False),
    Column("listed", Integer, nullable=False),
    Column("over", Integer, nullable=False),
    Column("body", Text, nullable=False),  # the plan, the seed, the links' fingerprints
    Column("length", Integer, nullable=False),  # the events so far
    Column("due", BigInteger, nullable=True),  # when a bot has to move or a flag may fall
)

# (table_id, place) decides races: whoever writes an event second is refused.
EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("command", String(80), nullable=True),
    Column("body", Text, nullable=False),
)

LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("until", BigInteger, nullable=False),
)

# Records of games that somebody brought to look at, for every process on this database.
FILES = Table(
    "files",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("brought_at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

# How far the service's time has come, and what the machine's clock showed then: one row.
TIME = Table(
    "service_time",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("machine", BigInteger, nullable=False),
)

# One row, written to find out whether the database can be written to.
PROBES = Table(
    "probes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

Index("tables_by_touch", TABLES.c.over, TABLES.c.touched_at)
Index("tables_listed", TABLES.c.listed, TABLES.c.made_at)
Index("tables_due", TABLES.c.due)
Index("files_by_age", FILES.c.brought_at)

# Each turns a database that lacks the column into one that has it, with open games going on.
UPGRADES: dict[str, tuple[str, ...]] = {
    "length": (
        "ALTER TABLE tables ADD COLUMN length INTEGER NOT NULL DEFAULT 0",
        "UPDATE tables SET length ="
        " (SELECT COUNT(*) FROM events WHERE events.table_id = tables.id)",
    ),
    "due": (
        "ALTER TABLE tables ADD COLUMN due BIGINT",
        "UPDATE tables SET due = touched_at WHERE over = 0",
        "CREATE INDEX tables_due ON tables (due)",
    ),
}
LOCK = 7_462_951  # so that two processes that start at once make the tables once


def prepare(engine: Engine) -> None:
    """Make the tables, or bring those of an older version up to date."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sql("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        METADATA.create_all(connection)
        present = {column["name"] for column in inspected(connection).get_columns(TABLES.name)}
        for column, statements in UPGRADES.items():
            if column not in present:
                for statement in statements:
                    connection.execute(sql(statement))
