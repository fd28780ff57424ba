"""Spectators talk among themselves: players read it after the game, and anybody can be reported."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from gaslamp.core.codes import ViewerId, as_seat
from gaslamp.core.state import SPECTATOR
from gaslamp.service import events
from gaslamp.service.chat_commands import MOST_REPORTS, Say
from gaslamp.service.commands import Command, Resign
from gaslamp.service.errors import NotNow
from gaslamp.service.live_table import LiveTable
from gaslamp.service.settings import HumanSeat, TableSettings
from gaslamp.service.spectator_chat import (
    MOST_WITHIN,
    WITHIN,
    ReportSpectator,
    SpectatorSays,
    mark_of,
)
from tests.service.hosting import Watch, Window, hosting, plan

EVE, MALLORY = "e" * 16, "m" * 16
X = as_seat(0)
WATCHING = ViewerId(SPECTATOR)


class Gallery:
    """A table for two with a window of Mister X's player and one of a spectator."""

    def __init__(self, table: LiveTable, watch: Watch) -> None:
        self.table = table
        self.watch = watch
        self.player, self.spectator = Window(X), Window(WATCHING)
        self.number = 0
        for window in (self.player, self.spectator):
            table.listen(window)

    async def order(self, viewer: ViewerId, command: Command) -> None:
        self.number += 1
        await self.table.execute(viewer, command, str(self.number))

    async def say(self, words: str, secret: str = EVE, name: str = "Eve") -> None:
        await self.order(WATCHING, SpectatorSays(secret, name, words))

    def read_by(self, window: Window) -> list[str]:
        return [line.words for frame in window.frames for line in frame.chat]


def watched(
    folder: Path,
    story: Callable[[Gallery], Awaitable[None]],
    settings: TableSettings = TableSettings(help="off"),  # noqa: B008  (frozen)
) -> None:
    async def run() -> None:
        watch = Watch()
        with hosting(folder, watch) as registry:
            seats = HumanSeat("Ada"), HumanSeat("Bob")
            made = await registry.create(plan("scotland_yard", *seats, settings=settings))
            await story(Gallery(await registry.find(made.table), watch))

    asyncio.run(run())


def test_players_read_what_spectators_write_only_after_the_game(tmp_path: Path) -> None:
    async def story(gallery: Gallery) -> None:
        before = len(gallery.player.got)
        await gallery.say("He is at 108.")
        assert gallery.read_by(gallery.spectator) == ["He is at 108."]
        assert len(gallery.player.got) == before, "not even an empty frame"
        await gallery.order(X, Resign())
        assert gallery.read_by(gallery.player) == ["He is at 108."]

    watched(tmp_path, story)


def test_spectators_do_not_read_the_players_talk_by_this(tmp_path: Path) -> None:
    async def story(gallery: Gallery) -> None:
        await gallery.order(X, Say("Good luck!"))
        await gallery.say("Hello")
        assert gallery.read_by(gallery.spectator) == ["Hello"]

    watched(tmp_path, story)


def test_a_restarted_server_knows_the_lines(tmp_path: Path) -> None:
    async def story(gallery: Gallery) -> None:
        await gallery.say("Hello")

    watched(tmp_path, story)

    async def again() -> list[str]:
        with hosting(tmp_path) as registry:
            (id_,) = registry.store.tables(1)
            table = await registry.find(id_)
            return [line.words for line in table.state.chat_for(WATCHING)]

    assert asyncio.run(again()) == ["Hello"]


def test_a_spectator_has_one_mark_at_a_table_and_nobody_can_tell_the_secret(
    tmp_path: Path,
) -> None:
    async def story(gallery: Gallery) -> None:
        await gallery.say("One")
        await gallery.say("Two", name="Eve again")
        await gallery.say("Three", MALLORY)
        one, two, three = (line.who for line in gallery.table.state.chat)
        assert one == two != three
        assert mark_of("another table", EVE) != one
        assert EVE not in str(gallery.spectator.got)

    watched(tmp_path, story)


def test_a_spectator_can_report_another_and_only_the_operator_sees_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(gallery: Gallery) -> None:
        await gallery.say("Rude", MALLORY)
        mark = mark_of(gallery.table.id, MALLORY)
        before = len(gallery.spectator.got), len(gallery.player.got)
        for _ in range(MOST_REPORTS):
            await gallery.order(WATCHING, ReportSpectator(EVE, mark, "rude"))
        assert (len(gallery.spectator.got), len(gallery.player.got)) == before
        (report, _), *_ = gallery.table.state.reports
        assert report == events.SpectatorReported(mark_of(gallery.table.id, EVE), mark, "rude")
        assert gallery.table.store.reported(9) == [gallery.table.id]
        with pytest.raises(NotNow, match="enough"):
            await gallery.order(WATCHING, ReportSpectator(EVE, mark, "again"))
        with pytest.raises(NotNow):
            await gallery.order(WATCHING, ReportSpectator(EVE, "nobody", ""))

    watched(tmp_path, story)
    assert "a spectator was reported" in caplog.text


def test_nobody_can_flood_the_spectators(tmp_path: Path) -> None:
    async def story(gallery: Gallery) -> None:
        for number in range(MOST_WITHIN):
            await gallery.say(f"{number}")
        with pytest.raises(NotNow):
            await gallery.say("one too many")
        await gallery.say("another may", MALLORY)
        gallery.watch.wait(WITHIN / 1000 + 1)
        await gallery.say("later")

    watched(tmp_path, story)


@pytest.mark.parametrize(
    "settings",
    [TableSettings(chat=False, help="off"), TableSettings(spectators=False, help="off")],
    ids=["no chat", "no spectators"],
)
def test_a_table_may_have_no_talk_of_spectators(tmp_path: Path, settings: TableSettings) -> None:
    async def story(gallery: Gallery) -> None:
        with pytest.raises(NotNow):
            await gallery.say("Hello")

    watched(tmp_path, story, settings)


def test_seats_and_spectators_give_their_own_commands_only(tmp_path: Path) -> None:
    async def story(gallery: Gallery) -> None:
        with pytest.raises(NotNow):
            await gallery.order(X, SpectatorSays(EVE, "Ada", "I am one of you"))
        for command in (Say("Hello"), Resign()):
            with pytest.raises(NotNow):
                await gallery.order(WATCHING, command)

    watched(tmp_path, story)
