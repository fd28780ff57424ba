"""Writes a database and files in the formats of the version that runs it.

Before a release: `python -m tests.formats.write tests/formats/NAME`. The tests open all of them.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from gaslamp.cli import saved_games
from gaslamp.cli.main import main
from gaslamp.core import journal_file, seat_record
from gaslamp.core.codes import as_seat
from gaslamp.games.registry import find_game
from gaslamp.service import commands, replay_pages
from gaslamp.service.new_tables import TableKeys
from gaslamp.service.settings import (
    BotSeat,
    GameClock,
    HumanSeat,
    OpenSeat,
    TablePlan,
    TableSettings,
)
from gaslamp.service.stored_formats import REPLAY_FORMAT, StoredReplay
from gaslamp.service.table_registry import TableRegistry
from tests.service.hosting import Watch, hosting, plan

UNFINISHED: dict[str, tuple[TablePlan, int]] = {
    "scotland_yard": (plan("scotland_yard"), 12),
    "mr_jack": (plan("mr_jack"), 8),
    "mr_jack_pocket": (plan("mr_jack_pocket"), 5),
    "lady_alice": (plan("lady_alice"), 12),
    "whitechapel_two": (plan("whitechapel"), 60),
    "whitechapel_three": (plan("whitechapel", seats=3, hard=True), 60),
    "clock": (plan("scotland_yard", settings=TableSettings(clock=GameClock(600, 5))), 4),
}
FINISHED: dict[str, TablePlan] = {
    "finished": plan("mr_jack_pocket"),
    "resigned": plan("whitechapel", seats=4),
}
REPLAYS = ("mr_jack", "whitechapel_three")
ENDLESS = 10_000


async def play(
    registry: TableRegistry, watch: Watch, made: TableKeys, moves: int, seed: str
) -> None:
    """Play at a table, moves drawn at random, with a line of chat before the first."""
    table = await registry.find(made.table)
    rng = Random(seed)  # noqa: S311  (a game, no secret)
    await table.execute(as_seat(0), commands.Say("Where is he?", "all"), "chat")
    while moves and not table.state.is_over and table.state.on_turn is not None:
        watch.wait(1)
        moves -= 1
        action = int(rng.choice(list(table.state.journal.state.legal_actions())))
        await table.execute(table.state.on_turn, commands.Act(action), f"move-{moves}")


async def write_database(folder: Path, database: Path) -> None:
    """Play at tables of all kinds, and write the tables' tokens and files beside the database."""
    watch = Watch()
    tables: dict[str, Any] = {}
    with hosting(database, watch) as registry:

        def note(name: str, made: TableKeys) -> None:
            tables[name] = {"id": made.table, "seats": made.seats, "invitation": made.invitation}

        for name, (agreed, moves) in UNFINISHED.items():
            note(name, made := await registry.create(agreed))
            await play(registry, watch, made, moves, seed=name)
        for name, agreed in FINISHED.items():
            note(name, made := await registry.create(agreed))
            resigns = name == "resigned"
            await play(registry, watch, made, 80 if resigns else ENDLESS, seed=name)
            if resigns:
                table = await registry.find(made.table)
                await table.execute(table.state.on_turn or as_seat(0), commands.Resign(), "resign")
        listed = TableSettings(listed=True)
        note(
            "open",
            await registry.create(plan("mr_jack", HumanSeat("Ada"), OpenSeat(), settings=listed)),
        )
        note("bot", await registry.create(plan("mr_jack", HumanSeat("Ada"), BotSeat("novice"))))
        for name in (*UNFINISHED, *FINISHED):
            await write_files(folder, name, (await registry.find(tables[name]["id"])).state.journal)
        for name in REPLAYS:
            tables[f"replay {name}"] = {
                "id": await keep_replay(registry, folder / f"{name}.gaslamp")
            }
    (folder / "tables.json").write_text(json.dumps(tables, indent=1) + "\n")


async def write_files(folder: Path, name: str, journal: Any) -> None:  # noqa: ANN401  (of any game)
    """Write a journal and what two viewers saw of it."""
    (folder / f"{name}.gaslamp").write_text(journal_file.dumps(journal))
    for viewer in (0, 1):
        seen = seat_record.dumps(seat_record.seat_record_of(journal, viewer))
        (folder / f"{name}.{viewer}.side").write_text(seen)


async def keep_replay(registry: TableRegistry, file: Path) -> str:
    """Keep a file in the archive, as one that was brought is kept."""
    read = replay_pages.read_file(file.read_text())
    assert isinstance(read, replay_pages.GameRecord)
    digest = hashlib.sha256(msgspec.json.encode(read)).digest()
    id_ = base64.urlsafe_b64encode(digest[:12]).decode()
    body = REPLAY_FORMAT.encode(StoredReplay(find_game(read.game).version, read))
    await registry.store.add_file(id_, registry.now(), body, 10)
    return id_


def write(folder: Path) -> None:
    """Write everything into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        asyncio.run(write_database(folder, Path(place)))
        with sqlite3.connect(Path(place) / "gaslamp.sqlite") as database:
            (folder / "database.sql").write_text("\n".join(database.iterdump()) + "\n")
    journal = journal_file.loads((folder / "mr_jack.gaslamp").read_text(), find_game)
    saved_games.save(journal, folder / "shelf" / "mr_jack.gaslamp", "1", "club")
    for name, arguments in {
        "mr_jack": ["mr_jack", "random", "random"],
        "whitechapel": ["whitechapel", "random", "random", "--seats", "3"],
    }.items():
        main(["arena", *arguments, "--games", "2", "--json", str(folder / f"{name}.jsonl")])


if __name__ == "__main__":
    write(Path(sys.argv[1]))
