"""A background task that ends takes the server with it, in words."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from gaslamp.service.store import Store
from gaslamp.service.supervisor import Supervisor
from tests.service.logged import logged
from tests.service.serving import Server
from tests.waiting import until

DYING = """
import sys
from gaslamp.service.{module} import {owner}
async def die(*_):
    raise ZeroDivisionError("a secret")
{owner}.{method} = die
from gaslamp.cli.main import main
sys.exit(main())
"""


async def stay() -> None:
    await asyncio.Event().wait()


def test_a_task_that_raises_or_returns_is_reported() -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    async def leave() -> None:
        return

    async def story() -> None:
        ended: list[str] = []
        supervisor = Supervisor(ended.append)
        supervisor.start("failing", fail())
        supervisor.start("leaving", leave())
        supervisor.start("staying", stay())
        await until(lambda: len(ended) == 2)
        assert ended == ["failing", "leaving"]
        await supervisor.close()
        assert ended == ["failing", "leaving"]

    with logged() as lines:
        asyncio.run(story())
    found = lines.saying("a background task ended")
    assert [(line["task"], line["level"]) for line in found] == [
        ("failing", "critical"),
        ("leaving", "critical"),
    ]


def test_a_task_that_is_cancelled_by_another_is_reported() -> None:
    async def story() -> None:
        ended: list[str] = []
        supervisor = Supervisor(ended.append)
        supervisor.start("staying", stay())
        next(iter(supervisor.tasks)).cancel()
        await until(lambda: ended)
        assert ended == ["staying"]

    asyncio.run(story())


def test_a_writer_that_has_ended_is_noticed(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'gaslamp.sqlite'}")
    store.close()
    asyncio.run(asyncio.wait_for(store.writer.watch(), 60))


@pytest.mark.parametrize(
    ("module", "owner", "method", "task"),
    [
        ("table_driver", "TableDriver", "_start_due", "bots and clocks"),
        ("writer", "Writer", "watch", "writer"),
    ],
)
def test_a_server_whose_task_dies_says_so_and_ends(
    tmp_path: Path, module: str, owner: str, method: str, task: str
) -> None:
    program = [sys.executable, "-c", DYING.format(module=module, owner=owner, method=method)]
    server = Server(f"sqlite:///{tmp_path / 'gaslamp.sqlite'}", program=program)
    code, said = server.run_to_its_end()
    assert code == 2
    assert f"its background task “{task}” ended unexpectedly" in said
    assert '"message":"a background task ended"' in said
    assert f'"task":"{task}"' in said
    assert "a secret" not in said
    assert "Traceback" not in said
