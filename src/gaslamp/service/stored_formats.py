"""What the database stores of a table as JSON: how it is written, and upgraded when it is read."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from gaslamp.core.game import Game
from gaslamp.core.options import options_from
from gaslamp.core.stored_format import JsonObject, StoredFormat
from gaslamp.games.registry import find_game
from gaslamp.service.events import TableEvent
from gaslamp.service.fairness import agreed_rules
from gaslamp.service.replay_pages import GameRecord
from gaslamp.service.table_state import TableCreated


class StoredReplay(msgspec.Struct, frozen=True):
    """An uploaded game, and the version of the rules by which it was read."""

    version: int
    record: GameRecord


def _name_the_recipe(created: JsonObject) -> JsonObject:
    """Format 1 did not name the recipe of the draws: there was one."""
    return {"recipe": 1, **created}


def _name_the_opening(created: JsonObject) -> JsonObject:
    """Format 2 knew no games that go on from a position of another."""
    return created


EVENT_FORMAT: StoredFormat[TableEvent] = StoredFormat(TableEvent)
TABLE_FORMAT: StoredFormat[TableCreated] = StoredFormat(
    TableCreated, [_name_the_recipe, _name_the_opening]
)
REPLAY_FORMAT: StoredFormat[StoredReplay] = StoredFormat(StoredReplay)


def read_table_created(body: bytes) -> TableCreated:
    """Read how a table was created, upgraded to the current rules.

    A table begun under older rules continues under them. Raise `NewerFormat` or
    `RulesVersionError` if a newer program wrote it.
    """
    created = TABLE_FORMAT.decode(body)
    game = find_game(created.plan.game)
    options = game.upgraded_options(created.version, created.plan.options)
    plan = msgspec.structs.replace(created.plan, options=options)
    agreed = created.agreed or _agreed_before(game, created, options)
    return msgspec.structs.replace(created, plan=plan, version=game.version, agreed=agreed)


def _agreed_before(game: Game, created: TableCreated, upgraded: Mapping[str, object]) -> str:
    """Work out what was agreed at a table that does not say it: what no upgrade has added."""
    added = game.options.older_rules - created.plan.options.keys()
    begun = {name: value for name, value in upgraded.items() if name not in added}
    return agreed_rules(options_from(game.options, begun), created.version)


def read_replay(body: bytes) -> GameRecord:
    """Read an uploaded game, upgraded to the current rules; errors as for `read_table_created`."""
    stored = REPLAY_FORMAT.decode(body)
    record = stored.record
    options = find_game(record.game).upgraded_options(stored.version, record.options)
    return msgspec.structs.replace(record, options=options)
