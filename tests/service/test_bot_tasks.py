"""Bots in a worker process are closed when nobody needs them any more."""

from __future__ import annotations

import pytest

from gaslamp.bots.random_bot import RandomBot
from gaslamp.service import bot_tasks
from gaslamp.service.bot_tasks import ChoiceTask, choose


def task(table: str, *sights: tuple[int, int]) -> ChoiceTask:
    return ChoiceTask(
        table=table,
        game="mr_jack",
        options={},
        viewer=0,
        sights=sights,
        level="random",
        whim="1",
        actions=(1, 2),
    )


def test_a_bot_is_closed_when_it_is_dropped_or_something_was_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closed: list[RandomBot] = []

    def close(bot: RandomBot) -> None:
        closed.append(bot)

    monkeypatch.setattr(RandomBot, "close", close)
    monkeypatch.setattr(bot_tasks, "MOST_KEPT", 1)
    bot_tasks._cached.clear()
    choose(task("a", (1, 0)))
    choose(task("a", (1, 0), (2, 0)))
    assert not closed
    choose(task("a", (1, 0), (3, 0)))  # another story from here on
    assert len(closed) == 1
    choose(task("b"))
    assert len(closed) == 2
    bot_tasks._cached.clear()
