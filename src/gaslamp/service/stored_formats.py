"""What the database stores of a table as JSON: how it is written, and upgraded when it is read."""

from __future__ import annotations

import msgspec

from gaslamp.core.stored_format import JsonObject, StoredFormat
from gaslamp.games.registry import find_game
from gaslamp.service.events import Event
from gaslamp.service.fold import Founding
from gaslamp.service.reels import Record


class StoredReplay(msgspec.Struct, frozen=True):
    """A game that was brought, and the version of the rules by which it was read."""

    version: int
    record: Record


def _name_the_recipe(founding: JsonObject) -> JsonObject:
    """Format 1 did not name the recipe of the draws: there was one."""
    return {"recipe": 1, **founding}


EVENT_FORMAT: StoredFormat[Event] = StoredFormat(Event)
FOUNDING_FORMAT: StoredFormat[Founding] = StoredFormat(Founding, [_name_the_recipe])
REPLAY_FORMAT: StoredFormat[StoredReplay] = StoredFormat(StoredReplay)


def read_founding(body: bytes) -> Founding:
    """Read what a table began with, for the rules of today.

    A table that older rules began goes on by them. `NewerFormat` and `RulesVersionError` say that
    a newer program wrote it.
    """
    founding = FOUNDING_FORMAT.decode(body)
    game = find_game(founding.plan.game)
    options = game.upgraded_options(founding.version, founding.plan.options)
    plan = msgspec.structs.replace(founding.plan, options=options)
    return msgspec.structs.replace(founding, plan=plan, version=game.version)


def read_replay(body: bytes) -> Record:
    """Read a game that was brought, for the rules of today; errors as for `read_founding`."""
    stored = REPLAY_FORMAT.decode(body)
    record = stored.record
    options = find_game(record.game).upgraded_options(stored.version, record.options)
    return msgspec.structs.replace(record, options=options)
