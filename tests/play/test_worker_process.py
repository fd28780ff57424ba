"""A process that calls functions for another: what becomes of calls when it ends."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from gaslamp.play import worker_process
from gaslamp.play.worker_process import LOST, ProcessLost, WorkerProcess
from tests.service import working

SOON = 120.0


def nothing() -> None:
    """Prepare nothing."""


@contextmanager
def started() -> Iterator[WorkerProcess]:
    process = WorkerProcess(nothing)
    try:
        process.start().result(SOON)
        yield process
    finally:
        process.end()


def test_calls_are_made_in_a_process_of_its_own_one_after_the_other() -> None:
    with started() as process:
        first, second = (process.call(working.own_id, "").result(SOON) for _ in range(2))
        assert first == second == process.pid
        assert first != os.getpid()


def test_a_process_that_has_ended_takes_no_calls_and_does_not_start_again() -> None:
    with started() as process:
        pid = process.pid
        process.end()
        with pytest.raises(ProcessLost):
            process.call(working.own_id, "")
        with pytest.raises(ProcessLost):
            process.start()
        assert pid is not None
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_call_whose_process_dies_fails() -> None:
    with started() as process:
        called = process.call(kill_self, "")
        with pytest.raises(LOST):
            called.result(SOON)


def kill_self(_: str) -> None:
    """Die at once."""
    os._exit(3)


class Parent:
    """A parent that ends when the test says so."""

    def __init__(self) -> None:
        self.has_ended = threading.Event()

    def join(self) -> None:
        self.has_ended.wait(SOON)


def test_a_process_is_prepared_and_ends_with_its_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    parent, ended, prepared = Parent(), threading.Event(), list[str]()
    codes: list[int] = []

    def leave(code: int) -> None:
        codes.append(code)
        ended.set()

    monkeypatch.setattr(multiprocessing, "parent_process", lambda: parent)
    monkeypatch.setattr(os, "_exit", leave)
    worker_process._prepare(prepared.append, ("ready",))
    assert prepared == ["ready"]
    assert codes == []
    parent.has_ended.set()
    assert ended.wait(SOON)
    assert codes == [1]


def test_a_process_without_a_parent_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: None)
    monkeypatch.setattr(os, "_exit", lambda _: pytest.fail("it ended"))
    worker_process._end_with_parent()
