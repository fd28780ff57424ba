"""Waiting for a PostgreSQL that is slow to start."""

from __future__ import annotations

import pytest
from sqlalchemy.exc import OperationalError

from tests.service.postgres import PAUSE, STARTING, NoPostgres, wait_until_ready

STARTING_UP = OperationalError("SELECT 1", None, Exception("not yet accepting connections"))


class SlowServer:
    """Answers from a moment on; waiting for it takes no time."""

    def __init__(self, ready: float) -> None:
        self.ready = ready
        self.time = 0.0
        self.asked = 0

    def ask(self) -> None:
        self.asked += 1
        if self.time < self.ready:
            raise STARTING_UP

    def now(self) -> float:
        return self.time

    def pause(self, seconds: float) -> None:
        self.time += seconds


def test_a_server_that_is_slow_to_answer_is_waited_for() -> None:
    server = SlowServer(ready=STARTING / 2)
    wait_until_ready(server.ask, server.now, server.pause)
    assert server.time == pytest.approx(STARTING / 2, abs=2 * PAUSE)


def test_a_server_that_answers_is_asked_once() -> None:
    server = SlowServer(ready=0.0)
    wait_until_ready(server.ask, server.now, server.pause)
    assert server.asked == 1


def test_a_server_that_never_answers_is_given_up_with_its_reason() -> None:
    server = SlowServer(ready=float("inf"))
    with pytest.raises(NoPostgres, match="not yet accepting connections"):
        wait_until_ready(server.ask, server.now, server.pause)
    assert server.time == pytest.approx(STARTING, abs=2 * PAUSE)
