"""How tests wait, and that none of them sleeps instead."""

from __future__ import annotations

import ast
import asyncio
import itertools
from pathlib import Path

import pytest

from tests.waiting import (
    let_tasks_run,
    pass_time,
    run_without_waiting,
    until,
    wait_until,
)

HERE = Path(__file__).parent
# Where real time must pass, and why.
SLEEPING = {
    "waiting.py": "looks again after a pause",
    "arena/players.py": "bots that are slow, or hang, in processes of their own",
    "browser/serving.py": "the server says after how many seconds a request may come again",
    "web/test_connection_limits.py": "a client that sends byte by byte to a real server",
}


def sleeps(source: str) -> list[int]:
    """List the lines of a source in which something sleeps."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return [call.lineno for call in calls if _name(call.func) == "sleep"]


def _name(called: ast.expr) -> str:
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def test_no_test_sleeps_but_where_real_time_must_pass() -> None:
    found = {
        path.relative_to(HERE).as_posix()
        for path in HERE.rglob("*.py")
        if sleeps(path.read_text(encoding="utf-8"))
    }
    assert found == set(SLEEPING)


@pytest.mark.parametrize("line", ["time.sleep(1)", "asyncio.sleep(0)", "sleep(0.01)"])
def test_a_sleep_is_found(line: str) -> None:
    assert sleeps(f"x = 1\n{line}\n") == [2]
    assert sleeps(f"note = {line!r}\n") == []


class Clock:
    """A clock that moves on only while its owner rests."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    def rest(self, seconds: float) -> None:
        self.time += seconds


def test_what_holds_at_last_is_given_back() -> None:
    clock, looks = Clock(), iter([0, 0, 7])
    assert wait_until(lambda: next(looks), 10, pause=2, now=clock.now, rest=clock.rest) == 7
    assert clock.time == 4


def test_what_never_holds_is_given_up() -> None:
    clock = Clock()
    with pytest.raises(TimeoutError, match="still False after 10 s"):
        wait_until(lambda: False, 10, pause=2, now=clock.now, rest=clock.rest)
    assert clock.time == 10


def test_other_tasks_run_while_a_task_waits() -> None:
    async def story() -> None:
        done: list[int] = []

        async def work() -> None:
            for number in range(3):
                done.append(number)
                await let_tasks_run()

        task = asyncio.create_task(work())
        await let_tasks_run()
        assert done == [0]
        assert await until(lambda: len(done) == 3 and done) == [0, 1, 2]
        await task

    asyncio.run(story())


def test_a_task_that_waits_in_vain_is_told() -> None:
    async def story() -> None:
        with pytest.raises(TimeoutError):
            await until(lambda: False, 60)
        assert asyncio.get_running_loop().time() == pytest.approx(60, abs=0.1)

    run_without_waiting(story())


def test_timers_fire_in_their_order_on_a_clock_that_needs_no_time() -> None:
    async def story() -> list[tuple[str, float]]:
        loop, fired = asyncio.get_running_loop(), list[tuple[str, float]]()

        def fire(name: str) -> None:
            fired.append((name, loop.time()))

        for name, seconds in (("third", 3000.0), ("first", 0.5), ("second", 60.0)):
            loop.call_later(seconds, fire, name)
        await pass_time(4000)
        return fired

    fired = run_without_waiting(story())
    assert [name for name, _ in fired] == ["first", "second", "third"]
    assert [time for _, time in fired] == pytest.approx([0.5, 60, 3000])


def test_what_is_ready_comes_before_any_timer() -> None:
    async def story() -> int:
        count = itertools.count()
        waiting = asyncio.create_task(pass_time(1))
        while not waiting.done() and next(count) < 50:
            await let_tasks_run()
        return next(count)

    assert run_without_waiting(story()) == 51
