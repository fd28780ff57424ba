"""A full disk, a database that may only be read, one that is away: refused, kept, gone on with."""

from __future__ import annotations

import asyncio
import resource
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event

from gaslamp.core.codes import as_seat
from gaslamp.core.text import Text
from gaslamp.core.translation import translate
from gaslamp.service import commands
from gaslamp.service.errors import Unavailable
from gaslamp.service.live_table import LiveTable
from gaslamp.service.store import Store
from gaslamp.service.table_registry import JoinRequest
from tests.service.hosting import Window, hosting, plan, two_people
from tests.service.postgres import STARTING, Postgres
from tests.service.serving import Server, serving, sit
from tests.waiting import wait_until

PEOPLE = ({"type": "human", "name": "Ada"}, {"type": "human", "name": "Bob"})
X, DETECTIVES = as_seat(0), as_seat(1)


async def act(table: LiveTable, name: str) -> None:
    seat = table.state.on_turn
    assert seat is not None
    await table.execute(seat, commands.Act(int(table.state.journal.state.legal_actions()[0])), name)


@contextmanager
def with_pragma(store: Store, pragma: str) -> Iterator[None]:
    """Put every connection of a store under a pragma for a while."""

    def limit(connection: object, *_: object) -> None:
        connection.execute(f"PRAGMA {pragma}")  # type: ignore[attr-defined]

    event.listen(store.engine, "connect", limit)
    store.engine.dispose()
    try:
        yield
    finally:
        event.remove(store.engine, "connect", limit)
        store.engine.dispose()


@pytest.mark.parametrize("pragma", ["query_only=ON", "max_page_count=1"])
def test_a_disk_that_takes_no_more_loses_nothing_and_play_goes_on(
    tmp_path: Path, pragma: str
) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await registry.find((await registry.create(plan())).table)
            windows = [Window(seat) for seat in (X, DETECTIVES)]
            for window in windows:
                table.listen(window)
            await act(table, "before")
            kept = registry.store.rows(table.id)
            with with_pragma(registry.store, pragma), pytest.raises(Unavailable) as refusal:  # noqa: PT012
                for number in range(500):  # a page may have room left for some more
                    await table.execute(X, commands.Say("Is anybody there?"), f"during {number}")
                    kept = registry.store.rows(table.id)
            sent = [len(window.got) for window in windows]
            assert refusal.value.text == Text("service-unavailable")
            assert registry.store.rows(table.id) == kept
            assert table.state.place == len(kept)
            await act(table, "after")
            assert registry.store.rows(table.id)[:-1] == kept
            assert [len(window.got) for window in windows] > sent

    asyncio.run(story())


def test_the_refusal_is_said_in_both_languages() -> None:
    for key in ("service-unavailable", "service-unreadable"):
        said = [translate(Text(key), language) for language in ("en", "fr")]
        assert "Try again in a moment." in said[0]
        assert "Réessayez dans un instant." in said[1]


def test_a_server_on_a_full_disk_refuses_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'gaslamp.sqlite'}") as server:
        made = server.make("scotland_yard", *PEOPLE)
        assert server.process is not None

        async def story() -> None:
            seat = await sit(server.address, made["table"], made["seats"]["0"])
            allow = limit_of(server)
            allow(1)
            await seat.order("1", type="say", words="Is anybody there?")
            refusal = await seat.receive("ack", "refused")
            assert (refusal["type"], refusal["code"]) == ("refused", "Unavailable")
            assert "Try again in a moment." in refusal["message"]
            answer = server.post("/api/tables", {"game": "scotland_yard", "seats": PEOPLE})
            assert (answer.status_code, answer.json()["code"]) == (503, "Unavailable")
            allow(resource.RLIM_INFINITY)
            await seat.order("1", type="say", words="Is anybody there?")
            assert (await seat.receive("ack", "refused"))["type"] == "ack"
            while not seat.frame["chat"]:
                await seat.receive("frame")
            await seat.close()

        asyncio.run(asyncio.wait_for(story(), 120))
        assert b"Traceback" not in server.end(signal.SIGTERM)


def limit_of(server: Server) -> Callable[[int], None]:
    """Limit how far the server's files may grow, as a full disk does."""

    def allow(size: int) -> None:
        assert server.process is not None
        limits = (size, resource.RLIM_INFINITY)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)

    return allow


@pytest.mark.timeout(2 * STARTING)
def test_a_postgresql_that_is_away_for_a_while_loses_nothing(postgres: Postgres) -> None:
    with serving(postgres.new_database()) as server:
        made = server.make("scotland_yard", *PEOPLE)
        table, token = made["table"], made["seats"]["0"]

        async def story() -> None:
            seat = await sit(server.address, table, token)
            await asyncio.to_thread(postgres.stop)  # the window must go on answering pings
            try:
                assert (await seat.act("1"))["code"] == "Unavailable"
                unknown = await asyncio.to_thread(server.get, "/api/tables/unknown")
                assert (unknown.status_code, unknown.json()["code"]) == (503, "Unavailable")
                frame = await asyncio.to_thread(server.get, f"/api/tables/{table}/frame", token)
                assert frame.json()["version"] == seat.frame["version"]
            finally:
                await asyncio.to_thread(postgres.start)
            await asyncio.to_thread(
                wait_until, lambda: server.get("/api/tables/unknown").status_code == 404
            )
            assert (await seat.act("1"))["type"] == "ack"
            await seat.close()

        asyncio.run(story())
        assert b"Traceback" not in server.end(signal.SIGTERM)


def test_whoever_sat_down_keeps_the_seat_though_the_start_could_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_start(_: LiveTable) -> None:
        raise Unavailable(Text("service-unavailable"))

    async def story() -> None:
        with hosting(tmp_path) as registry:
            made = await registry.create(two_people())
            with monkeypatch.context() as away:
                away.setattr(registry, "start_if_full", no_start)
                guest = JoinRequest(invitation=made.invitation, name="Bob")
                seat, token = await registry.join(made.table, guest)
            assert (await registry.seat_of(made.table, token))[1] == seat
            assert registry.store.due(registry.now(), registry.holder, 10) == [made.table]

    asyncio.run(story())


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/tables/a%00b/frame", "/api/replays/%00"])
def test_nul_in_a_path_is_no_trouble_of_the_database(database: str, path: str) -> None:
    with serving(database) as server:
        assert server.get(path, "token").status_code == 404
