"""What each help level opens at each address, for each viewer, while it is played and after."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
import pytest
from starlette.applications import Starlette

from gaslamp.core.codes import ViewerId, as_seat
from gaslamp.core.state import SPECTATOR
from gaslamp.service import commands, new_tables
from gaslamp.service.bot_tasks import possible_only
from gaslamp.service.frames import NotebookUpdate
from gaslamp.service.replay_archive import ReplayArchive
from gaslamp.service.settings import Help, TableSettings
from gaslamp.service.table_driver import TableDriver
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.worker_pool import WorkerPool
from gaslamp.web.access import Access
from gaslamp.web.app import routes
from tests.service.hosting import Window, hosting, plan
from tests.web.asking import answer, endpoints
from tests.web.tapping import AtOnce, settled

X, DETECTIVES = as_seat(0), as_seat(1)
HELPS: tuple[Help, ...] = get_args(Help)
TABLE = "/api/tables/{table}"
OPEN, REFUSED = (200, 200, 200, 200), (409, 409, 409, 409)
WHILE_PLAYED = {  # on turn, another seat, a spectator, a stranger
    TABLE: OPEN,
    f"{TABLE}/board": OPEN,
    f"{TABLE}/fairness": OPEN,
    f"{TABLE}/players": OPEN,
    f"{TABLE}/frame": (200, 200, 200, 403),
    f"{TABLE}/log?until=100000": (200, 200, 200, 403),
    f"{TABLE}/pad?draw=2": (200, 200, 409, 403),
    f"{TABLE}/refusal": (200, 200, 200, 403),
    f"{TABLE}/side": (200, 200, 200, 403),
    f"{TABLE}/journal": REFUSED,
    f"{TABLE}/replay": REFUSED,
    f"{TABLE}/replay/1": REFUSED,
    f"{TABLE}/review": REFUSED,
    f"{TABLE}/puzzles": REFUSED,
}
AFTER = {
    f"{TABLE}/journal": OPEN,
    f"{TABLE}/review": OPEN,
    f"{TABLE}/puzzles": OPEN,
    f"{TABLE}/pad?draw=2": (409, 409, 409, 403),
}
HINTS = {True: (200, 409, 409, 403), False: (409, 409, 409, 403), None: (409, 409, 409, 403)}


class Room:
    """A table of two people at a help level, and the application that serves it."""

    def __init__(self, registry: TableRegistry, level: Help, hints: bool | None = None) -> None:
        self.registry = registry
        self.settings = TableSettings(help=level, hints=hints)
        pool = cast("WorkerPool", AtOnce())
        self.driver = TableDriver(registry, pool)
        self.app = Starlette(
            routes=routes(self.driver, pool, ReplayArchive(pool, registry.store), Access())
        )

    async def open(self) -> None:
        self.made = await self.registry.create(plan(settings=self.settings))
        self.table = await self.registry.find(self.made.table)

    async def statuses(self, endpoint: str) -> tuple[int, ...]:
        tokens = (
            self.made.seats[X],
            self.made.seats[DETECTIVES],
            self.made.spectating,
            "",
        )
        path = endpoint.replace("{table}", self.made.table)
        return tuple([(await answer(self.app, path, token))[0] for token in tokens])

    async def found(self) -> dict[str, tuple[int, ...]]:
        return {endpoint: await self.statuses(endpoint) for endpoint in endpoints(self.app)}


@pytest.mark.parametrize("level", HELPS)
@pytest.mark.parametrize("hints", [True, False, None])
def test_every_address_answers_each_viewer_as_the_table_says(
    tmp_path: Path, level: Help, hints: bool | None
) -> None:
    async def story() -> None:
        with hosting(tmp_path) as opened:
            room = Room(opened, level, hints)
            await room.open()
            expected = WHILE_PLAYED | {f"{TABLE}/hint": HINTS[hints]}
            assert await room.found() == expected
            double = room.table.state.game.parse("double")
            await room.table.execute(X, commands.Act(double), "half of a move")
            assert await room.found() == expected
            await room.table.execute(X, commands.Resign(), "enough")
            for endpoint, statuses in (WHILE_PLAYED | AFTER).items():
                if "replay" not in endpoint:  # a worker of its own: tests/web/test_replay_routes.py
                    assert await room.statuses(endpoint) == statuses
            assert await room.statuses(f"{TABLE}/hint") == (409, 409, 409, 403)
            await room.driver.close()

    asyncio.run(story())


def notebooks(folder: Path, level: Help) -> list[Any]:
    async def story() -> list[Any]:
        folder.mkdir()
        with hosting(folder) as opened:
            room = Room(opened, level)
            await room.open()
            window = Window(ViewerId(SPECTATOR))
            room.table.listen(window)
            await settled()
            await room.driver.close()
            return [
                msgspec.json.decode(cast("bytes", message.notebook))
                for message in window.got
                if isinstance(message, NotebookUpdate)
            ]

    return asyncio.run(story())


def test_a_notebook_holds_what_the_level_allows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_tables, "new_seed", lambda: "5eed" * 16)  # all deal the same cards
    monkeypatch.setattr(new_tables, "new_id", lambda: "friday")
    found = {level: notebooks(tmp_path / level, level) for level in HELPS}
    assert found["off"] == []
    assert len(found["possible"]) == len(found["weights"]) == 1
    assert found["possible"] == [possible_only(notes) for notes in found["weights"]]
    assert found["possible"] != found["weights"]
