"""Work that begins at once: done without a task where nothing has to be waited for."""

from __future__ import annotations

import asyncio

import pytest

from gaslamp.web.begun import begun


def test_work_that_need_not_wait_is_done_at_once() -> None:
    done: list[str] = []

    async def work() -> None:
        await at_once()
        done.append("all of it")

    async def at_once() -> None:
        done.append("a part")

    async def story() -> None:
        assert begun(work()) is None
        assert done == ["a part", "all of it"]

    asyncio.run(story())


def test_work_that_has_to_wait_is_gone_on_with() -> None:
    done: list[object] = []

    async def story() -> None:
        first: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            done.append("begun")
            done.append(await first)
            await asyncio.sleep(0.01)
            done.append("ended")

        task = begun(work())
        assert task is not None
        assert done == ["begun"]
        first.set_result(7)
        await task
        assert done == ["begun", 7, "ended"]

    asyncio.run(story())


def test_what_goes_wrong_is_told_to_the_work_and_to_whoever_waits_for_it() -> None:
    async def story() -> None:
        first: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            try:
                await first
            except LookupError:
                raise ValueError from None

        task = begun(work())
        assert task is not None
        first.set_exception(LookupError())
        with pytest.raises(ValueError):  # noqa: PT011
            await task
        with pytest.raises(OSError):  # noqa: PT011
            begun(failing())

    async def failing() -> None:
        raise OSError

    asyncio.run(story())


def test_work_that_waits_can_be_cancelled_and_tidies_up() -> None:
    tidied = []

    async def story() -> None:
        async def work() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                tidied.append(True)

        task = begun(work())
        assert task is not None
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()

    asyncio.run(story())
    assert tidied
