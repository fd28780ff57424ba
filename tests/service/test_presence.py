"""Who is told that somebody comes or goes: seats at once, spectators not at all."""

from __future__ import annotations

import asyncio
from pathlib import Path

from gaslamp.core.codes import ViewerId, as_seat
from gaslamp.core.state import SPECTATOR
from gaslamp.service.frames import SeatsUpdate
from gaslamp.service.live_table import LiveTable
from tests.service.hosting import Window, hosting, plan

X, DETECTIVES = as_seat(0), as_seat(1)


def presences(window: Window) -> list[list[str]]:
    """List what a window was told of who is there."""
    told = [message for message in window.got if isinstance(message, SeatsUpdate)]
    return [[seat.presence for seat in message.seats] for message in told]


def test_spectators_come_and_go_without_a_word_to_anybody(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await registry.find((await registry.create(plan())).table)
            told: list[LiveTable] = []
            seat, first = Window(X), Window(ViewerId(SPECTATOR))
            table.listen(seat)
            table.listen(first)
            table.on_presence = told.append
            before = len(seat.got), len(first.got)
            for _ in range(100):
                watching = Window(ViewerId(SPECTATOR))
                table.listen(watching)
                assert presences(watching) == [["here", "away"]]
                table.leave(watching)
            assert (len(seat.got), len(first.got)) == before
            assert told == []

    asyncio.run(story())


def test_seats_come_and_go_before_everybody_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await registry.find((await registry.create(plan())).table)
            seat, watching, other = Window(X), Window(ViewerId(SPECTATOR)), Window(DETECTIVES)
            table.listen(seat)
            table.listen(watching)
            table.listen(other)
            assert presences(other) == [["here", "here"]]
            second = Window(DETECTIVES)
            table.listen(second)
            table.leave(other)
            assert presences(seat) == [["here", "away"], ["here", "here"]]
            table.leave(second)
            expected = [["here", "away"], ["here", "here"], ["here", "away"]]
            assert presences(seat) == presences(watching) == expected

    asyncio.run(story())


def test_the_first_window_on_a_process_asks_the_others_who_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await registry.find((await registry.create(plan())).table)
            told: list[LiveTable] = []
            table.on_presence = told.append
            table.listen(Window(ViewerId(SPECTATOR)))
            table.listen(Window(ViewerId(SPECTATOR)))
            assert told == [table]

    asyncio.run(story())
