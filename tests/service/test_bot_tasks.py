"""Bots in a worker process are closed when they are not needed any more, or their game ends."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gaslamp.bots.random_bot import RandomBot
from gaslamp.core.codes import Action, Sight, ViewerId, as_seat
from gaslamp.service import bot_tasks
from gaslamp.service.bot_tasks import ChoiceTask, EndedGame, NotebookTask, choose, end_game


@pytest.fixture(autouse=True)
def empty_cache() -> Iterator[None]:
    bot_tasks._cached.clear()
    yield
    bot_tasks._cached.clear()


@pytest.fixture
def happened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int] | str]:
    """What was shown to random bots, and that they were closed."""
    notes: list[tuple[int, int] | str] = []
    monkeypatch.setattr(RandomBot, "see", lambda _, sight, turn: notes.append((sight, turn)))
    monkeypatch.setattr(RandomBot, "close", lambda _: notes.append("closed"))
    return notes


def seen(*sights: tuple[int, int]) -> tuple[tuple[Sight, int], ...]:
    return tuple((Sight(sight), turn) for sight, turn in sights)


def ended(*seats: tuple[tuple[int, int], ...]) -> EndedGame:
    return EndedGame(table="a", sights=tuple(seen(*sights) for sights in seats))


def task(table: str, *sights: tuple[int, int]) -> ChoiceTask:
    return ChoiceTask(
        table=table,
        game="mr_jack",
        options={},
        viewer=as_seat(0),
        sights=seen(*sights),
        level="random",
        random_key="1",
        actions=(Action(1), Action(2)),
    )


def test_a_bot_is_closed_when_it_is_dropped_or_something_was_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closed: list[RandomBot] = []

    def close(bot: RandomBot) -> None:
        closed.append(bot)

    monkeypatch.setattr(RandomBot, "close", close)
    monkeypatch.setattr(bot_tasks, "MOST_KEPT", 1)
    choose(task("a", (1, 0)))
    choose(task("a", (1, 0), (2, 0)))
    assert not closed
    choose(task("a", (1, 0), (3, 0)))  # another story from here on
    assert len(closed) == 1
    choose(task("b"))
    assert len(closed) == 2


def test_a_bot_sees_the_end_of_its_game_and_is_closed(
    happened: list[tuple[int, int] | str],
) -> None:
    choose(task("a", (1, 0)))
    choose(task("b", (1, 0)))
    end_game(ended(((1, 0), (2, 1), (3, -3)), ((1, 0), (7, 1), (8, -3))))
    assert happened == [(1, 0), (1, 0), (2, 1), (3, -3), "closed"]
    assert [key[0] for key in bot_tasks._cached] == ["b"]


def test_a_bot_of_another_story_is_only_closed(happened: list[tuple[int, int] | str]) -> None:
    choose(task("a", (1, 0)))
    end_game(ended(((9, 0), (2, -3)), ()))
    assert happened == [(1, 0), "closed"]


def test_a_bot_that_fails_at_the_end_is_closed_all_the_same(
    happened: list[tuple[int, int] | str], monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(task("a"))

    def fail(_: RandomBot, sight: int, turn: int) -> None:
        raise ValueError(sight)

    monkeypatch.setattr(RandomBot, "see", fail)
    end_game(ended(((1, 0),), ()))
    assert happened == ["closed"]


def test_a_notebook_is_kept_beyond_the_end() -> None:
    asked = NotebookTask(
        table="a", game="mr_jack_pocket", options={}, viewer=ViewerId(0), sights=(), help="weights"
    )
    bot_tasks.notebook(asked)
    end_game(ended((), ()))
    assert list(bot_tasks._cached) == [("a", 0, "notebook")]
