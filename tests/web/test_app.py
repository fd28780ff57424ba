"""What the application is built with reaches the parts that need it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.worker_pool import WorkerPool, default_workers
from gaslamp.web import app as web_app


@pytest.mark.parametrize(("workers", "keep"), [(None, None), (5, None), (3, 9)])
def test_workers_and_days_are_those_that_were_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, workers: int | None, keep: int | None
) -> None:
    pools: list[WorkerPool] = []
    days: list[int] = []

    class Pool(WorkerPool):
        def __init__(self, *given: object) -> None:
            super().__init__(*given)  # type: ignore[arg-type]  # whatever the pool takes
            pools.append(self)

    async def delete(_: TableRegistry, after: int) -> None:
        days.append(after)
        await asyncio.Event().wait()

    monkeypatch.setattr(web_app, "WorkerPool", Pool)
    monkeypatch.setattr(web_app, "delete_expired", delete)
    database = f"sqlite:///{tmp_path / 'gaslamp.sqlite'}"
    with TestClient(web_app.build(database, workers, keep)) as client:
        assert client.get("/api/games", headers={"Host": "localhost"}).status_code == 200
    assert [pool.size for pool in pools] == [workers or default_workers()]
    assert days == ([] if keep is None else [keep])
