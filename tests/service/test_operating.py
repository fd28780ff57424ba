"""What docs/operate.md promises: backups, upgrades, logs without secrets, deletion of old games."""

from __future__ import annotations

import asyncio
import logging
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import text as sql

from gaslamp.core.codes import ViewerId
from gaslamp.service import retention
from gaslamp.service.errors import NoSuchTable
from gaslamp.service.retention import DAY, delete_untouched
from gaslamp.service.settings import MoveClock, TableSettings
from gaslamp.service.store import Store
from gaslamp.service.stored_formats import TABLE_FORMAT
from gaslamp.service.table_driver import TableDriver
from gaslamp.service.worker_pool import WorkerPool
from gaslamp.web.json_logs import JsonFormatter
from tests.service.hosting import Watch, Window, hosting, plan
from tests.service.postgres import Postgres
from tests.service.serving import Server, is_alive, serving, sit
from tests.service.test_trouble import limit_of
from tests.waiting import until, wait_until

PEOPLE = ({"type": "human", "name": "Adalbertine"}, {"type": "human", "name": "Bobette"})
SOON = 120.0  # seconds, on a busy machine too


def frames(server: Server, made: dict[str, Any]) -> list[dict[str, Any]]:
    """Give what every seat sees."""
    path = f"/api/tables/{made['table']}/frame"
    return [server.get(path, token).json() for token in made["seats"].values()]


async def play(server: Server, made: dict[str, Any], moves: int) -> None:
    for number in range(moves):
        seats = [await sit(server.address, made["table"], t) for t in made["seats"].values()]
        mover = next(seat for seat in seats if seat.frame["choices"])
        assert (await mover.act(f"{mover.frame['version']}-{number}"))["type"] == "ack"
        for seat in seats:
            await seat.close()


def test_a_backup_of_sqlite_made_while_serving_can_be_served(tmp_path: Path) -> None:
    kept, copy = tmp_path / "gaslamp.sqlite", tmp_path / "copy.sqlite"
    with serving(f"sqlite:///{kept}") as server:
        made = server.make("scotland_yard", *PEOPLE)
        asyncio.run(play(server, made, 3))
        seen = frames(server, made)
        reader = sqlite3.connect(kept)
        reader.execute("VACUUM INTO ?", (str(copy),))
        reader.close()
        asyncio.run(play(server, made, 1))
        assert frames(server, made) != seen
    with serving(f"sqlite:///{copy}") as restored:
        assert frames(restored, made) == seen
        asyncio.run(play(restored, made, 1))


def test_a_backup_of_postgresql_made_while_serving_can_be_served(
    postgres: Postgres, tmp_path: Path
) -> None:
    kept, empty = postgres.new_database(), postgres.new_database()
    dump = tmp_path / "gaslamp.dump"
    with serving(kept) as server:
        made = server.make("scotland_yard", *PEOPLE)
        asyncio.run(play(server, made, 3))
        seen = frames(server, made)
        run(postgres, "pg_dump", "--format=custom", f"--file={dump}", kept)
        asyncio.run(play(server, made, 1))
    run(postgres, "pg_restore", "--no-owner", f"--dbname={empty}", str(dump))
    with serving(empty) as restored:
        assert frames(restored, made) == seen
        asyncio.run(play(restored, made, 1))


def run(postgres: Postgres, program: str, *arguments: str) -> None:
    """Run one of PostgreSQL's programs."""
    command = [str(postgres.binaries / program), *arguments]
    subprocess.run(command, check=True, capture_output=True, timeout=60)  # noqa: S603


def test_log_lines_are_json_and_hold_no_secret(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'gaslamp.sqlite'}"
    with serving(database) as server:
        made = server.make("scotland_yard", *PEOPLE)
        secrets = [*made["seats"].values(), made["invitation"], made["spectating"]]

        async def story() -> None:
            seat = await sit(server.address, made["table"], made["seats"]["0"])
            limit_of(server)(1)
            await seat.order("1", type="say", words="sotto voce")
            assert (await seat.receive("refused", "ack"))["type"] == "refused"
            await seat.line.send("{")
            await seat.receive("refused")
            await seat.order("2", type="act", action=999_999)
            await seat.receive("refused")
            await seat.close()

        asyncio.run(asyncio.wait_for(story(), SOON))
        server.get(f"/api/tables/{made['table']}/frame", "not-" + secrets[0])
        said = server.end(signal.SIGTERM).decode()
    store = Store(database)
    kept = store.find_table(made["table"])
    assert kept is not None
    secrets.append(TABLE_FORMAT.decode(kept.body).seed)
    store.close()
    lines = [msgspec.json.decode(line) for line in said.splitlines()]
    messages = [line["message"] for line in lines]
    assert messages[0] == "serving"
    assert "closing" in messages[-2:]  # the clock may be refused its last write afterwards
    assert "a commit failed" in messages
    for secret in [*secrets, "sotto voce", "Adalbertine", "Bearer"]:
        assert secret not in said


def test_an_error_is_logged_by_its_kind_and_place_not_by_its_words() -> None:
    try:
        raise ValueError("the token is 1234")
    except ValueError:
        seen = sys.exc_info()
    record = logging.LogRecord("uvicorn.error", 40, "", 0, "Failed for %s", ("1234",), seen)
    line = msgspec.json.decode(JsonFormatter().format(record))
    assert line["error"] == "ValueError"
    assert "test_operating.py" in line["places"][0]
    assert "1234" not in JsonFormatter().format(record)


def test_old_games_are_deleted_and_younger_ones_are_not(database: str) -> None:
    async def story() -> None:
        watch = Watch()
        with hosting(database, watch) as registry:
            old = (await registry.create(plan())).table
            looked_at = await registry.find((await registry.create(plan())).table)
            looked_at.listen(Window(ViewerId(0)))
            watch.wait(10 * 86_400)
            young = (await registry.create(plan())).table
            assert await delete_untouched(registry, watch() - 9 * DAY) == 1
            with pytest.raises(NoSuchTable):
                await registry.find(old)
            assert registry.store.rows(old) == []
            assert await registry.find(young)
            assert registry.store.find_table(looked_at.id)

    asyncio.run(story())


@pytest.mark.parametrize("days", [1, 9])
def test_games_are_kept_for_the_days_that_were_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: int
) -> None:
    async def story() -> None:
        watch, hours = Watch(), 0

        async def wait(seconds: float) -> None:
            nonlocal hours
            if registry.store.find_table(table) is None or hours > 24 * days + 9:
                raise asyncio.CancelledError
            hours += 1
            assert seconds == 60 * 60
            watch.wait(seconds)

        with hosting(tmp_path, watch) as registry:
            table = (await registry.create(plan())).table
            waiting = SimpleNamespace(sleep=wait, to_thread=asyncio.to_thread)
            monkeypatch.setattr(retention, "asyncio", waiting)
            with pytest.raises(asyncio.CancelledError):
                await retention.delete_expired(registry, days)
            assert hours == 24 * days + 1  # the first look after so many days
            with pytest.raises(NoSuchTable):
                await registry.find(table)

    asyncio.run(story())


def test_a_game_that_was_touched_meanwhile_is_not_deleted(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = (await registry.create(plan())).table
            assert not await registry.store.delete(table, registry.now())
            assert await registry.store.delete(table, registry.now() + 1)

    asyncio.run(story())


def test_a_game_of_another_version_of_the_rules_holds_up_nobody(database: str) -> None:
    async def story() -> None:
        timed = plan(settings=TableSettings(clock=MoveClock(5)))
        with hosting(database) as registry:
            old, new = (await registry.create(timed)).table, (await registry.create(timed)).table
            with registry.store.engine.begin() as connection:
                changed = "UPDATE tables SET body = replace(body, :this, :that) WHERE id = :table"
                version = registry.tables[old].created.version
                names = {"this": f'"version":{version}', "that": '"version":0', "table": old}
                connection.execute(sql(changed), names)
        watch = Watch()
        with hosting(database, watch) as registry:
            watch.wait(60)
            pool = WorkerPool(1)
            driver = TableDriver(registry, pool)
            assert await driver._start_due() == 2
            with pytest.raises(NoSuchTable):
                await registry.find(old)
            timed_out = await registry.find(new)
            await until(lambda: timed_out.state.is_over)
            # The store learns of the end after the last event.
            await until(lambda: not registry.store.due(watch(), registry.holder, 10))
            await driver.close()
            await pool.close()

    asyncio.run(story())


def test_workers_leave_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'gaslamp.sqlite'}") as server:
        made = server.make("mr_jack_pocket", {"type": "bot"}, {"type": "bot"}, pace=200)

        def version() -> int:
            shown = server.get(f"/api/tables/{made['table']}/frame", made["spectating"]).json()
            return int(shown["version"])

        first = version()
        wait_until(lambda: version() > first)  # a worker has chosen an action
        assert server.process is not None
        workers = children(server.process.pid)
        assert workers
        server.kill()
        wait_until(lambda: not any(map(is_alive, workers)))


def children(pid: int) -> list[int]:
    """List the processes that a process has started, from any of its threads."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for started in threads for child in started.read_text().split()]
