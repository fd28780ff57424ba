"""The tables of the database."""

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

Index("tables_by_touch", TABLES.c.over, TABLES.c.touched_at)
Index("tables_listed", TABLES.c.listed, TABLES.c.made_at)
