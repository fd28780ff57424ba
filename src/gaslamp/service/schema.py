"""The tables of the database. A change needs a new step in `schema_upgrades`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()
UNLISTED, LISTED, RUNNING = 0, 1, 2  # of a table: in no list, with free seats, to be watched

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

# Reviews of finished games, as far as they are.
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("kept_at", BigInteger, nullable=False),
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

# Players who want their seats on several devices. Of keys and links only fingerprints are stored.
PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("preferences", Text, nullable=False),  # of the client, as it wrote them
    Column("is_public", Integer, nullable=False, server_default="0"),  # others may see the page
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("key", String(64), nullable=False),  # the fingerprint
    Column("name", String(64), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

# Links that add a device to a player: each once, and not for long.
DEVICE_LINKS = Table(
    "device_links",
    METADATA,
    Column("link", String(64), primary_key=True),  # the fingerprint
    Column("player", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)

PLAYER_SEATS = Table(
    "player_seats",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32), nullable=False),
    Column("game", String(64), nullable=False),
    Column("taken_at", BigInteger, nullable=False),
)

# How each seat of a finished game fared, where at least one of them belongs to a player. Results
# stay when the game itself is deleted.
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32), nullable=False),  # empty: a bot, or a player without a key
    Column("name", String(64), nullable=False),
    Column("level", String(64), nullable=False),  # of a bot
    Column("game", String(64), nullable=False),
    Column("side", Integer, nullable=False),
    Column("score", Float, nullable=False),
    Column("won", Integer, nullable=False),
    Column("ending", String(64), nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # what the seat is called, how the game ended in words
    Column("role", Integer, nullable=False, server_default="0"),  # what a rating is for
    Column("stood_in", Integer, nullable=False, server_default="0"),  # a bot, for an absent player
    Column("rated", BigInteger, nullable=False, server_default="0"),  # the rated game's number
    Column("mu_before", Float, nullable=True),
    Column("sigma_before", Float, nullable=True),
    Column("mu", Float, nullable=True),
    Column("sigma", Float, nullable=True),
)

# What a player wants to be called for, since when; `body` has the switches.
ALERT_SETTINGS = Table(
    "alert_settings",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

# How a player is reached. Nothing is sent to an address before it is confirmed. A subscription to
# Web Push belongs to a device, and has the keys that its messages are encrypted with.
ALERT_CHANNELS = Table(
    "alert_channels",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("confirmed", Integer, nullable=False),
    Column("code", String(64), nullable=False),  # the fingerprint of the link that confirms
    Column("stop", String(64), nullable=False),  # of the link to stop, which every mail repeats
    Column("device", String(32), nullable=False, server_default=""),
    Column("keys", Text, nullable=False, server_default=""),
)

# Keys that the server made for itself, such as the one that signs its messages for Web Push.
SERVER_KEYS = Table(
    "server_keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("body", Text, nullable=False),
)

# Passkeys of players: the authenticator's id of each, its public key, and its counter.
PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
)

# What a passkey has to sign: each once, not for long, and for one purpose.
CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("challenge", String(64), primary_key=True),  # the fingerprint
    Column("purpose", String(80), nullable=False),  # with the device that asked to add a passkey
    Column("until", BigInteger, nullable=False),
)

# Mails that ask for a confirmation, so that no address is sent many. Addresses as fingerprints.
CONFIRMATIONS = Table(
    "confirmations",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("address", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# An alert for one channel. A row stays as long as its table, so that nothing is sent twice.
ALERTS = Table(
    "alerts",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("reason", String(16), primary_key=True),
    Column("position", BigInteger, primary_key=True),  # when the turn or the offer began
    Column("channel", String(32), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("due", BigInteger, nullable=True),  # none once it was sent or dropped
    Column("tries", Integer, nullable=False),
    Column("sent_at", BigInteger, nullable=True),
)

# Up to which event a table's alerts are planned.
ALERT_SCANS = Table(
    "alert_scans",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("length", Integer, nullable=False),
)

# Who was invited to which table by whom; `name` is the sender's at that table. A row outlives its
# answer for a day, so that nobody is sent many.
INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("sender", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("sent_at", BigInteger, nullable=False),
    Column("state", String(16), nullable=False),
)

# Players whose invitations a player does not want, by the name that was shown at a table.
PLAYER_MUTES = Table(
    "player_mutes",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
)

# Leagues of players, the games of each round with what they were worth. `version` grows with each
# change, so that of two processes one decides; `due` says when the league has to be looked at.
LEAGUES = Table(
    "leagues",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("organiser", String(32), nullable=False),
    Column("invitation", String(64), nullable=False),  # the fingerprint
    Column("state", String(16), nullable=False),
    Column("round", Integer, nullable=False),
    Column("ends", BigInteger, nullable=True),
    Column("due", BigInteger, nullable=True),
    Column("version", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

LEAGUE_PLAYERS = Table(
    "league_players",
    METADATA,
    Column("league", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("has_left", Integer, nullable=False),
)

LEAGUE_GAMES = Table(
    "league_games",
    METADATA,
    Column("league", String(32), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("first", Integer, nullable=False),
    Column("second", Integer, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("ends", BigInteger, nullable=False),
    Column("first_points", Float, nullable=True),
    Column("second_points", Float, nullable=True),
    Column("how", String(16), nullable=False),
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
Index("reviews_by_age", REVIEWS.c.kept_at)
Index("devices_by_key", DEVICES.c.key, unique=True)
Index("devices_by_player", DEVICES.c.player)
Index("device_links_by_player", DEVICE_LINKS.c.player)
Index("player_seats_by_player", PLAYER_SEATS.c.player, PLAYER_SEATS.c.taken_at)
Index("results_by_player", RESULTS.c.player, RESULTS.c.ended_at)
Index("results_by_rating", RESULTS.c.player, RESULTS.c.game, RESULTS.c.role, RESULTS.c.rated)
Index("results_by_number", RESULTS.c.rated)
Index("invitations_by_player", INVITATIONS.c.player, INVITATIONS.c.state)
Index("invitations_by_sender", INVITATIONS.c.sender, INVITATIONS.c.sent_at)
Index("leagues_due", LEAGUES.c.due)
Index("leagues_by_organiser", LEAGUES.c.organiser)
Index("league_players_by_player", LEAGUE_PLAYERS.c.player)
Index("league_games_by_table", LEAGUE_GAMES.c.table_id)
Index("alert_channels_by_player", ALERT_CHANNELS.c.player)
Index("alert_channels_by_code", ALERT_CHANNELS.c.code)
Index("alert_channels_by_stop", ALERT_CHANNELS.c.stop)
Index("alert_channels_by_device", ALERT_CHANNELS.c.device)
Index("passkeys_by_player", PASSKEYS.c.player)
Index("passkeys_by_credential", PASSKEYS.c.credential, unique=True)
Index("challenges_by_time", CHALLENGES.c.until)
Index("confirmations_by_address", CONFIRMATIONS.c.address, CONFIRMATIONS.c.at)
Index("alerts_due", ALERTS.c.due)
Index("alerts_by_player", ALERTS.c.player)
Index("alerts_by_channel", ALERTS.c.channel, ALERTS.c.sent_at)
