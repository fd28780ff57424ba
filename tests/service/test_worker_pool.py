"""Real worker processes: one that is stopped, killed or slow to start disturbs nobody else."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from gaslamp.core.codes import Action, Sight, as_seat
from gaslamp.service import worker_pool
from gaslamp.service.bot_tasks import ChoiceTask, EndedGame
from gaslamp.service.work_queue import (
    CLUB_BOTS,
    HINTS,
    MASTER_BOTS,
    QUICK_BOTS,
    REPLAYS,
    Lane,
    QueueFull,
)
from gaslamp.service.worker_jobs import JobDropped, JobFailed, Worker
from gaslamp.service.worker_pool import WorkerPool, default_workers
from tests.service import recording_bot, working
from tests.waiting import let_tasks_run

PATIENCE = 120.0  # seconds: a busy machine is no failure
HANGS_FOR = 5.0  # seconds that a job may take where one is stopped


@asynccontextmanager
async def pool_of(workers: int, modules: Sequence[str] = ()) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(workers, modules)
    try:
        async with asyncio.timeout(PATIENCE):
            yield pool
    finally:
        await pool.close()


def pipe_in(folder: Path, name: str = "pipe") -> str:
    path = folder / name
    os.mkfifo(path)
    return str(path)


async def heard_from(pipe: str) -> None:
    await asyncio.to_thread(Path(pipe).read_bytes)


@asynccontextmanager
async def held_busy(
    pool: WorkerPool, lane: Lane, folder: Path, worker: Worker | None = None
) -> AsyncIterator[int]:
    """Keep a worker busy, a certain one if need be; give its process id."""
    if worker is not None:
        pool.known_by["held"] = worker
    begun, gate = pipe_in(folder, "begun"), pipe_in(folder, "gate")
    pipes = f"{begun} {gate}"
    held = asyncio.create_task(
        pool.run(lane, "held", working.wait_to_be_told, pipes, seconds=PATIENCE)
    )
    await heard_from(begun)
    (pid,) = [worker.process.pid for worker in pool.busy if worker.process]
    assert pid is not None
    yield pid
    await write_to(gate)
    assert await held == pid


async def write_to(pipe: str) -> None:
    await asyncio.to_thread(Path(pipe).write_bytes, b"x")


def process_ids(pool: WorkerPool) -> dict[str, int | None]:
    return {worker.name: worker.process.pid for worker in pool.workers if worker.process}


def test_the_machine_bears_a_worker_for_each_core_and_two_at_least() -> None:
    assert default_workers() == max(2, len(os.sched_getaffinity(0)))
    assert WorkerPool().size == default_workers()


def test_every_core_counts_where_the_system_does_not_tell_which_are_available(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: 7)
    assert default_workers() == 7
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert default_workers() == 2


@pytest.mark.parametrize("failing", [working.stop_at_first, working.die_at_first])
def test_a_worker_that_is_stopped_or_killed_is_ended_alone_and_its_job_done_by_another(
    tmp_path: Path, failing: Callable[[str], int]
) -> None:
    async def story() -> None:
        async with pool_of(2) as pool:
            pipe = pipe_in(tmp_path)
            failed = asyncio.create_task(
                pool.run(CLUB_BOTS, "one", failing, pipe, seconds=HANGS_FOR)
            )
            await heard_from(pipe)
            others = [await pool.run(CLUB_BOTS, f"other {n}", working.own_id, "") for n in range(3)]
            assert len(set(others)) == 1, "the other worker went on"
            assert await failed != 0
            assert others[0] in process_ids(pool).values(), "and was not ended"

    asyncio.run(story())


def test_an_idle_worker_that_is_stopped_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker_pool, "LONGEST_PICKUP", HANGS_FOR)

    async def story() -> None:
        async with pool_of(1) as pool:
            stopped = await pool.run(CLUB_BOTS, "one", working.own_id, "")
            os.kill(stopped, signal.SIGSTOP)
            other = await pool.run(CLUB_BOTS, "one", working.own_id, "", seconds=10 * PATIENCE)
            assert other != stopped

    asyncio.run(story())


def test_an_idle_worker_that_is_killed_is_replaced() -> None:
    async def story() -> None:
        async with pool_of(1) as pool:
            killed = await pool.run(CLUB_BOTS, "one", working.own_id, "")
            os.kill(killed, signal.SIGKILL)
            assert await pool.run(CLUB_BOTS, "one", working.own_id, "") != killed

    asyncio.run(story())


def test_a_slow_import_is_no_thinking_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, gate = pipe_in(tmp_path, "begun"), pipe_in(tmp_path, "gate")
    monkeypatch.setenv("GASLAMP_TEST_PIPES", f"{begun} {gate}")

    ends = [os.open(pipe, os.O_RDWR) for pipe in (begun, gate)]  # so that no worker waits for one

    async def story() -> None:
        async with pool_of(1, ["tests.service.slow_import"]) as pool:
            asked = asyncio.create_task(pool.run(CLUB_BOTS, "one", working.own_id, ""))
            await asyncio.to_thread(os.read, ends[0], 1)
            assert len(pool.queue) == 1
            assert not pool.busy
            os.write(ends[1], b"xx")  # one for each worker
            assert await asked

    asyncio.run(story())
    for end in ends:
        os.close(end)


def test_a_job_that_always_fails_is_tried_a_few_times(tmp_path: Path) -> None:
    async def story() -> None:
        async with pool_of(1) as pool:
            for failing, tries in (
                (working.always_fail, worker_pool.TRIES),
                (working.always_die, worker_pool.TRIES_LOST),
            ):
                counted = tmp_path / failing.__name__
                with pytest.raises(JobFailed) as failed:
                    await pool.run(CLUB_BOTS, "one", failing, str(counted))
                assert failed.value.why == "crashed"
                assert len(counted.read_text()) == tries
            assert await pool.run(CLUB_BOTS, "one", working.own_id, "")

    asyncio.run(story())


def test_jobs_are_counted_and_timed_by_kind(tmp_path: Path) -> None:
    async def story() -> WorkerPool:
        async with pool_of(1) as pool:
            await pool.run(HINTS, "one", working.own_id, "")
            await pool.choose(replace(asked_of("one"), level="Random", sights=()))
            with pytest.raises(JobFailed):
                await pool.run(CLUB_BOTS, "one", working.always_fail, str(tmp_path / "counted"))
            return pool

    pool = asyncio.run(story())
    figure = pool.metrics.registry.get_sample_value
    seconds = "gaslamp_thought_seconds"
    assert figure(f"{seconds}_count", {"kind": "hints"}) == 1
    assert figure(f"{seconds}_count", {"kind": "random"}) == 1
    assert figure(f"{seconds}_count", {"kind": "club bots"}) == worker_pool.TRIES
    assert (figure(f"{seconds}_sum", {"kind": "hints"}) or 0) > 0
    failed = {"kind": "club bots", "why": "crashed"}
    assert figure("gaslamp_failed_thoughts_total", failed) == worker_pool.TRIES


def test_a_job_that_takes_too_long_is_counted_as_too_slow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "TRIES", 1)

    async def story() -> WorkerPool:
        async with pool_of(1) as pool:
            begun, gate = pipe_in(tmp_path, "begun"), pipe_in(tmp_path, "gate")
            asked = pool.run(
                CLUB_BOTS, "one", working.wait_to_be_told, f"{begun} {gate}", seconds=0.2
            )
            (failed, _) = await asyncio.gather(asked, heard_from(begun), return_exceptions=True)
            assert isinstance(failed, JobFailed)
            assert failed.why == "too-slow"
            return pool

    pool = asyncio.run(story())
    failed = {"kind": "club bots", "why": "too-slow"}
    assert pool.metrics.registry.get_sample_value("gaslamp_failed_thoughts_total", failed) == 1


def test_a_quick_job_does_not_wait_while_all_others_think(tmp_path: Path) -> None:
    async def story() -> None:
        async with pool_of(1) as pool:
            async with held_busy(pool, MASTER_BOTS, tmp_path) as busy:
                queued = asyncio.create_task(pool.run(CLUB_BOTS, "two", working.own_id, ""))
                assert await pool.run(QUICK_BOTS, "three", working.own_id, "") != busy
                assert not queued.done()
            assert await queued == busy

    asyncio.run(story())


def test_hints_and_replays_leave_half_of_the_workers_to_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with pool_of(2) as pool:
            async with held_busy(pool, HINTS, tmp_path):
                replay = asyncio.create_task(pool.run(REPLAYS, "two", working.own_id, ""))
                for number in range(3):
                    await pool.run(CLUB_BOTS, f"table {number}", working.own_id, "")
                assert not replay.done()
            assert await replay

    asyncio.run(story())


def test_what_is_not_wanted_any_more_is_never_begun(tmp_path: Path) -> None:
    async def story() -> None:
        async with pool_of(1) as pool:
            counted = str(tmp_path / "counted")
            async with held_busy(pool, CLUB_BOTS, tmp_path):
                moved_on = asyncio.create_task(
                    pool.run(HINTS, "two", working.always_fail, counted, is_wanted=lambda: False)
                )
                left = asyncio.create_task(pool.run(HINTS, "3", working.always_fail, counted))
                await let_tasks_run()
                assert len(pool.queue) == 2
                left.cancel()
            with pytest.raises(JobDropped):
                await moved_on
            assert await pool.run(HINTS, "four", working.own_id, "")
            assert not Path(counted).exists()
            assert len(pool.queue) == 0

    asyncio.run(story())


def test_a_table_is_thought_of_by_the_worker_that_knows_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with pool_of(2) as pool:
            first = await known_by_one_worker_each(pool, tmp_path, "one", "two")
            assert len(set(first.values())) == 2
            for table in ("two", "one", "one", "two"):
                assert await pool.run(CLUB_BOTS, table, working.own_id, "") == first[table]

    asyncio.run(story())


async def known_by_one_worker_each(
    pool: WorkerPool, folder: Path, *tables: str
) -> dict[str, int | None]:
    """Let each table be thought of by a worker of its own, all at once; give the process ids."""
    pipes = {table: (pipe_in(folder, f"{table}-begun"), pipe_in(folder, table)) for table in tables}
    held = []
    for table, both in pipes.items():
        job = (working.wait_to_be_told, " ".join(both))
        held.append(asyncio.create_task(pool.run(CLUB_BOTS, table, *job, seconds=PATIENCE)))
    for begun, _ in pipes.values():
        await heard_from(begun)
    for _, gate in pipes.values():
        await write_to(gate)
    return dict(zip(tables, await asyncio.gather(*held), strict=True))


def asked_of(table: str) -> ChoiceTask:
    return ChoiceTask(
        table=table,
        game="mr_jack",
        options={},
        viewer=as_seat(1),
        sights=((Sight(1), 0),),
        level=recording_bot.NAME,
        random_key="1",
        actions=(Action(5),),
    )


def test_every_bot_of_a_game_sees_its_end_in_whichever_worker_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setenv(recording_bot.NOTES, str(notes))

    async def story() -> None:
        async with pool_of(1, ["tests.service.recording_bot"]) as pool:
            assert await pool.choose(asked_of("one")) == 5
            (first,) = pool.known_by.values()
            async with held_busy(pool, QUICK_BOTS, tmp_path, first):
                await pool.choose(asked_of("one"))
                await pool.choose(asked_of("two"))
            ended = EndedGame(table="one", sights=((), ((Sight(1), 0), (Sight(2), -3))))
            await asyncio.gather(*pool.end_game(ended))
            assert pool.end_game(ended) == []

    asyncio.run(story())
    lines = [line.split(maxsplit=2) for line in notes.read_text().splitlines()]
    by_bot = [[what for pid, _, what in lines if pid == worker] for worker in {x[0] for x in lines}]
    alone = ["saw 1 0", "chose", "saw 2 -3", "closed"]
    with_another = ["saw 1 0", "chose", "saw 1 0", "chose", "saw 2 -3", "closed"]
    assert sorted(by_bot) == sorted([alone, with_another])


def test_a_full_queue_refuses_and_a_closed_pool_fails() -> None:
    async def story() -> None:
        pool = WorkerPool(1)
        waiting = [
            asyncio.create_task(pool.run(HINTS, f"table {n}", working.own_id, ""))
            for n in range(HINTS.most_waiting)
        ]
        await let_tasks_run()
        with pytest.raises(QueueFull):
            await pool.run(HINTS, "one more", working.own_id, "")
        await pool.close()
        with pytest.raises(JobFailed):
            await pool.run(HINTS, "afterwards", working.own_id, "")
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(result, JobFailed) for result in results)

    asyncio.run(story())


def test_no_process_is_left_after_the_pool_is_closed() -> None:
    async def story() -> None:
        async with pool_of(1) as pool:
            await pool.run(CLUB_BOTS, "one", working.own_id, "")
            ids = [pid for pid in process_ids(pool).values() if pid]
        for pid in ids:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)

    asyncio.run(story())
