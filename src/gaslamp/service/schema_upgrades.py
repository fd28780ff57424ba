"""The number of the database's schema, and the steps that bring an older database up to it.

A released step is never changed; a further change is a new step.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, insert, select, update
from sqlalchemy import inspect as inspected
from sqlalchemy import text as sql

from gaslamp.core.text import text
from gaslamp.service.errors import NoDatabase
from gaslamp.service.schema import METADATA, SCHEMA_VERSION

STEPS: tuple[tuple[str, ...], ...] = (
    (  # to 2: the number of events of a table
        "ALTER TABLE tables ADD COLUMN length INTEGER NOT NULL DEFAULT 0",
        "UPDATE tables SET length ="
        " (SELECT COUNT(*) FROM events WHERE events.table_id = tables.id)",
    ),
    (  # to 3: when something is due; uploaded files
        "ALTER TABLE tables ADD COLUMN due BIGINT",
        "UPDATE tables SET due = touched_at WHERE over = 0",
        "CREATE INDEX tables_due ON tables (due)",
        "CREATE TABLE IF NOT EXISTS files ("
        "id VARCHAR(32) NOT NULL PRIMARY KEY, brought_at BIGINT NOT NULL, body TEXT NOT NULL)",
        "CREATE INDEX IF NOT EXISTS files_by_age ON files (brought_at)",
    ),
    (  # to 4: the service's time, and a row to test writing
        "CREATE TABLE IF NOT EXISTS service_time ("
        "id INTEGER NOT NULL PRIMARY KEY, at BIGINT NOT NULL, machine BIGINT NOT NULL)",
        "CREATE TABLE IF NOT EXISTS probes ("
        "id VARCHAR(32) NOT NULL PRIMARY KEY, at BIGINT NOT NULL)",
    ),
    (  # to 5: players, their devices, seats and results
        "CREATE TABLE IF NOT EXISTS players ("
        "id VARCHAR(32) NOT NULL PRIMARY KEY, name VARCHAR(64) NOT NULL,"
        " made_at BIGINT NOT NULL, preferences TEXT NOT NULL)",
        "CREATE TABLE IF NOT EXISTS devices ("
        "id VARCHAR(32) NOT NULL PRIMARY KEY, player VARCHAR(32) NOT NULL,"
        ' "key" VARCHAR(64) NOT NULL, name VARCHAR(64) NOT NULL, made_at BIGINT NOT NULL,'
        " seen_at BIGINT NOT NULL)",
        "CREATE TABLE IF NOT EXISTS device_links (link VARCHAR(64) NOT NULL PRIMARY KEY,"
        " player VARCHAR(32) NOT NULL, until BIGINT NOT NULL)",
        "CREATE TABLE IF NOT EXISTS player_seats ("
        "table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL,"
        " player VARCHAR(32) NOT NULL, game VARCHAR(64) NOT NULL, taken_at BIGINT NOT NULL,"
        " PRIMARY KEY (table_id, seat))",
        "CREATE TABLE IF NOT EXISTS results (table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL,"
        " player VARCHAR(32) NOT NULL, name VARCHAR(64) NOT NULL, level VARCHAR(64) NOT NULL,"
        " game VARCHAR(64) NOT NULL, side INTEGER NOT NULL, score FLOAT NOT NULL,"
        " won INTEGER NOT NULL, ending VARCHAR(64) NOT NULL, ended_at BIGINT NOT NULL,"
        " body TEXT NOT NULL, PRIMARY KEY (table_id, seat))",
        'CREATE UNIQUE INDEX IF NOT EXISTS devices_by_key ON devices ("key")',
        "CREATE INDEX IF NOT EXISTS devices_by_player ON devices (player)",
        "CREATE INDEX IF NOT EXISTS device_links_by_player ON device_links (player)",
        "CREATE INDEX IF NOT EXISTS player_seats_by_player ON player_seats (player, taken_at)",
        "CREATE INDEX IF NOT EXISTS results_by_player ON results (player, ended_at)",
    ),
    (  # to 6: alerts of players
        "CREATE TABLE IF NOT EXISTS alert_settings (player VARCHAR(32) NOT NULL PRIMARY KEY,"
        " since BIGINT NOT NULL, body TEXT NOT NULL)",
        "CREATE TABLE IF NOT EXISTS alert_channels (id VARCHAR(32) NOT NULL PRIMARY KEY,"
        " player VARCHAR(32) NOT NULL, kind VARCHAR(16) NOT NULL, address TEXT NOT NULL,"
        " made_at BIGINT NOT NULL, confirmed INTEGER NOT NULL, code VARCHAR(64) NOT NULL,"
        " stop VARCHAR(64) NOT NULL)",
        "CREATE TABLE IF NOT EXISTS confirmations (id VARCHAR(32) NOT NULL PRIMARY KEY,"
        " address VARCHAR(64) NOT NULL, at BIGINT NOT NULL)",
        "CREATE TABLE IF NOT EXISTS alerts (table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL,"
        " reason VARCHAR(16) NOT NULL, position BIGINT NOT NULL, channel VARCHAR(32) NOT NULL,"
        " player VARCHAR(32) NOT NULL, due BIGINT, tries INTEGER NOT NULL, sent_at BIGINT,"
        " PRIMARY KEY (table_id, seat, reason, position, channel))",
        "CREATE TABLE IF NOT EXISTS alert_scans (table_id VARCHAR(32) NOT NULL PRIMARY KEY,"
        " length INTEGER NOT NULL)",
        "CREATE INDEX IF NOT EXISTS alert_channels_by_player ON alert_channels (player)",
        "CREATE INDEX IF NOT EXISTS alert_channels_by_code ON alert_channels (code)",
        "CREATE INDEX IF NOT EXISTS alert_channels_by_stop ON alert_channels (stop)",
        "CREATE INDEX IF NOT EXISTS confirmations_by_address ON confirmations (address, at)",
        "CREATE INDEX IF NOT EXISTS alerts_due ON alerts (due)",
        "CREATE INDEX IF NOT EXISTS alerts_by_player ON alerts (player)",
        "CREATE INDEX IF NOT EXISTS alerts_by_channel ON alerts (channel, sent_at)",
    ),
    (  # to 7: Web Push for each device, the server's own keys, passkeys
        "ALTER TABLE alert_channels ADD COLUMN device VARCHAR(32) NOT NULL DEFAULT ''",
        "ALTER TABLE alert_channels ADD COLUMN keys TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX alert_channels_by_device ON alert_channels (device)",
        "CREATE TABLE server_keys (name VARCHAR(32) NOT NULL PRIMARY KEY, body TEXT NOT NULL)",
        "CREATE TABLE passkeys (id VARCHAR(32) NOT NULL PRIMARY KEY, player VARCHAR(32) NOT NULL,"
        " credential TEXT NOT NULL, public_key TEXT NOT NULL, counter BIGINT NOT NULL,"
        " name VARCHAR(64) NOT NULL, made_at BIGINT NOT NULL, used_at BIGINT NOT NULL)",
        "CREATE INDEX passkeys_by_player ON passkeys (player)",
        "CREATE UNIQUE INDEX passkeys_by_credential ON passkeys (credential)",
        "CREATE TABLE challenges (challenge VARCHAR(64) NOT NULL PRIMARY KEY,"
        " purpose VARCHAR(80) NOT NULL, until BIGINT NOT NULL)",
        "CREATE INDEX challenges_by_time ON challenges (until)",
    ),
    (  # to 8: ratings; players whose pages others may see
        "ALTER TABLE players ADD COLUMN is_public INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE results ADD COLUMN role INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE results ADD COLUMN stood_in INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE results ADD COLUMN rated BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE results ADD COLUMN mu_before FLOAT",
        "ALTER TABLE results ADD COLUMN sigma_before FLOAT",
        "ALTER TABLE results ADD COLUMN mu FLOAT",
        "ALTER TABLE results ADD COLUMN sigma FLOAT",
        "CREATE INDEX results_by_rating ON results (player, game, role, rated)",
        "CREATE INDEX results_by_number ON results (rated)",
    ),
    (  # to 9: leagues
        "CREATE TABLE leagues (id VARCHAR(32) NOT NULL PRIMARY KEY,"
        " organiser VARCHAR(32) NOT NULL, invitation VARCHAR(64) NOT NULL,"
        " state VARCHAR(16) NOT NULL, round INTEGER NOT NULL, ends BIGINT, due BIGINT,"
        " version INTEGER NOT NULL, made_at BIGINT NOT NULL, body TEXT NOT NULL)",
        "CREATE TABLE league_players (league VARCHAR(32) NOT NULL, number INTEGER NOT NULL,"
        " player VARCHAR(32) NOT NULL, name VARCHAR(64) NOT NULL, has_left INTEGER NOT NULL,"
        " PRIMARY KEY (league, number))",
        "CREATE TABLE league_games (league VARCHAR(32) NOT NULL, round INTEGER NOT NULL,"
        " place INTEGER NOT NULL, first INTEGER NOT NULL, second INTEGER NOT NULL,"
        " table_id VARCHAR(32) NOT NULL, ends BIGINT NOT NULL, first_points FLOAT,"
        " second_points FLOAT, how VARCHAR(16) NOT NULL, PRIMARY KEY (league, round, place))",
        "CREATE INDEX leagues_due ON leagues (due)",
        "CREATE INDEX leagues_by_organiser ON leagues (organiser)",
        "CREATE INDEX league_players_by_player ON league_players (player)",
        "CREATE INDEX league_games_by_table ON league_games (table_id)",
    ),
    (  # to 10: reviews of finished games
        "CREATE TABLE reviews ("
        "id VARCHAR(64) NOT NULL PRIMARY KEY, kept_at BIGINT NOT NULL, body TEXT NOT NULL)",
        "CREATE INDEX reviews_by_age ON reviews (kept_at)",
    ),
    (  # to 11: invitations, and whose invitations a player does not want
        "CREATE TABLE invitations (table_id VARCHAR(32) NOT NULL, player VARCHAR(32) NOT NULL,"
        " sender VARCHAR(32) NOT NULL, name VARCHAR(64) NOT NULL, sent_at BIGINT NOT NULL,"
        " state VARCHAR(16) NOT NULL, PRIMARY KEY (table_id, player))",
        "CREATE TABLE player_mutes (player VARCHAR(32) NOT NULL, other VARCHAR(32) NOT NULL,"
        " name VARCHAR(64) NOT NULL, PRIMARY KEY (player, other))",
        "CREATE INDEX invitations_by_player ON invitations (player, state)",
        "CREATE INDEX invitations_by_sender ON invitations (sender, sent_at)",
    ),
)
NEWEST = 1 + len(STEPS)
LOCK = 7_462_951  # so that of several processes that start at once one makes or upgrades the tables


def prepare_schema(engine: Engine) -> None:
    """Make the tables, or upgrade those of an older schema; `NoDatabase` for a newer schema.

    All of it is one transaction: a database is upgraded whole or stays as it was.
    """
    with _alone(engine) as connection:
        number = _number(connection)
        if number > NEWEST:
            raise NoDatabase(text("service-newer-schema", found=number, known=NEWEST))
        if number == 0:
            METADATA.create_all(connection)
        else:
            SCHEMA_VERSION.create(connection, checkfirst=True)
            for step in STEPS[number - 1 :]:
                for statement in step:
                    connection.execute(sql(statement))
        _note_number(connection)


def check_schema(engine: Engine) -> None:
    """Check that a database has the schema of this program; `NoDatabase` where it has not."""
    with engine.connect() as connection:
        number = _number(connection)
    if number == 0:
        raise NoDatabase(text("service-empty-database"))
    if number != NEWEST:
        key = "service-newer-schema" if number > NEWEST else "service-older-schema"
        raise NoDatabase(text(key, found=number, known=NEWEST))


@contextmanager
def _alone(engine: Engine) -> Generator[Connection, None, None]:
    """Begin a transaction in which no other process makes or upgrades tables."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sql("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        else:
            # Python's driver would begin none before the first row is written.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


def _number(connection: Connection) -> int:
    """Give the schema's number; 0 for an empty database."""
    tables = inspected(connection)
    present = set(tables.get_table_names())
    if SCHEMA_VERSION.name in present:
        found = connection.execute(select(SCHEMA_VERSION.c.number)).scalar()
        if found is not None:
            return int(found)
    if "tables" not in present:
        return 0
    return _number_by_looks(present, {column["name"] for column in tables.get_columns("tables")})


def _number_by_looks(tables: set[str], columns: set[str]) -> int:
    """Detect the schema of a database that has no schema number."""
    if "length" not in columns:
        return 1
    if "due" not in columns:
        return 2
    return 4 if {"service_time", "probes"} <= tables else 3


def _note_number(connection: Connection) -> None:
    noted = connection.execute(update(SCHEMA_VERSION).values(number=NEWEST))
    if noted.rowcount == 0:
        connection.execute(insert(SCHEMA_VERSION).values(id=1, number=NEWEST))
