"""The tables of the database. A change needs a new step in `schema_upgrades`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, MetaData, String, Table, Text

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

# (table_id, place) decides races: the second writer of an event is refused.
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

# Uploaded games, for every process on this database.
FILES = Table(
    "files",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("brought_at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

# The service's time, and the machine's clock at that time: one row.
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

# The number of this schema: one row.
SCHEMA_VERSION = Table(
    "schema_version",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
)

Index("tables_by_touch", TABLES.c.over, TABLES.c.touched_at)
Index("tables_listed", TABLES.c.listed, TABLES.c.made_at)
Index("tables_due", TABLES.c.due)
Index("files_by_age", FILES.c.brought_at)
