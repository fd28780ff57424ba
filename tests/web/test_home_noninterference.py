"""Games that differ only in what a seat may not know send its home page the same at the same times.

Number, size and time of the messages are compared, not their content alone.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from gaslamp.core.codes import Seat, as_seat
from gaslamp.core.options import options_of
from gaslamp.games.registry import find_game
from gaslamp.service import home_games, table_state
from gaslamp.service.bot_pace import is_half_made
from gaslamp.service.commands import Act, Say, Undo
from gaslamp.service.home_games import FollowedSeat, HomeGames
from gaslamp.service.home_messages import Home, HomeNews, SeatAsked, game_now
from gaslamp.service.live_table import LiveTable
from gaslamp.service.settings import HumanSeat, MoveClock, TablePlan, TableSettings
from gaslamp.service.table_registry import TableRegistry
from tests.service.hosting import Watch, hosting
from tests.waiting import let_tasks_run
from tests.web.tapping import scripted
from tests.web.test_noninterference import VIEWERS
from tests.web.twins import Story, twins

LENGTH = 80
PAUSE = 5  # seconds before each move
SETTINGS = TableSettings(clock=MoveClock(seconds=86_400), help="off", pace=0)
SEATS = [(name, viewer) for name, viewer in VIEWERS if viewer >= 0]

Sent = tuple[int, bytes]  # when, and what


class _Followed:
    """A table whose seats are played by a script, and the home page of one of its players."""

    def __init__(self, story: Story, registry: TableRegistry, watch: Watch) -> None:
        self.story = story
        self.registry = registry
        self.watch = watch
        self.sent: list[Sent] = []
        self.table = ""

    def note(self, news: HomeNews) -> None:
        written = msgspec.json.encode(news).replace(self.table.encode(), b"TABLE")
        self.sent.append((self.watch(), written))

    async def play(self, viewer: int, *, restless: bool) -> list[Sent]:
        table, token = await self._begin(viewer)
        page = HomeGames(self.registry, self.note)
        await page.follow(Home(games=(SeatAsked(table.id, token),)))
        state, script = table.state, self.story.actions
        for number in range(len(script)):
            if (place := len(state.journal.actions)) >= len(script):
                break
            seat = state.on_turn
            assert seat is not None
            self.watch.wait(PAUSE)
            if restless and seat != viewer:
                await self._fidget(table, seat, number)
            await table.execute(seat, Act(script[place]), f"act-{number}")
            await let_tasks_run(9)
        page.close()
        return self.sent

    async def _fidget(self, table: LiveTable, seat: Seat, number: int) -> None:
        """Begin a move and take it back; whisper to the own side: no other seat sees either."""
        if table.state.journal.pending:
            return
        if table.state.sides.count(table.state.sides[seat]) == 1:
            await table.execute(seat, Say("Hm.", "side"), f"say-{number}")
        legal = [int(action) for action in table.state.journal.state.legal_actions()]
        half = next((action for action in legal if is_half_made(table.state, action)), None)
        if half is not None:
            await table.execute(seat, Act(half), f"begin-{number}")
            await let_tasks_run(9)
            await table.execute(seat, Undo(), f"undo-{number}")
        await let_tasks_run(9)

    async def _begin(self, viewer: int) -> tuple[LiveTable, str]:
        seats = len(self.story.game.seats(self.story.options))
        options: dict[str, bool | int | str | None] = dict(options_of(self.story.options))
        people = tuple(HumanSeat(f"Player {seat}") for seat in range(seats))
        plan = TablePlan(
            game=self.story.game.name, options=options, seats=people, settings=SETTINGS
        )
        made = await self.registry.create(plan)
        self.table = made.table
        return await self.registry.find(made.table), made.seats[as_seat(viewer)]


def followed(story: Story, viewer: int, folder: Path, *, restless: bool) -> list[Sent]:
    """Play a story; list what the home page of one seat's player was sent, and when."""
    folder.mkdir()
    watch = Watch()
    with pytest.MonkeyPatch.context() as patch, hosting(folder, watch) as registry:
        patch.setattr(table_state, "ChanceStream", scripted(story))
        patch.setattr(home_games, "BATCH_DELAY", 0)
        return asyncio.run(_Followed(story, registry, watch).play(viewer, restless=restless))


def both(name: str, viewer: int, folder: Path) -> tuple[list[Sent], list[Sent]]:
    one, other = twins(find_game(name), viewer, 1, LENGTH)
    quiet = followed(one, viewer, folder / "one", restless=False)
    return quiet, followed(other, viewer, folder / "other", restless=True)


@pytest.mark.parametrize(("name", "viewer"), SEATS, ids=str)
def test_a_home_page_is_told_the_same_whatever_is_hidden(
    tmp_path: Path, name: str, viewer: int
) -> None:
    one, other = both(name, viewer, tmp_path)
    assert len(one) > 1, "a turn came or went"
    assert one == other


# Planted faults: the comparison must find each of them.


def looks_at_every_event(followed: FollowedSeat) -> bool:
    """Tell the page of every event, also of those that its seat is not shown."""
    state = followed.table.state
    now = game_now(state, followed.seat)
    followed.now = msgspec.structs.replace(now, until=(now.until or 0) + state.place)
    return True


def shows_the_true_turn(followed: FollowedSeat) -> bool:
    """Tell whose turn it truly is, and how far the move is."""
    state = followed.table.state
    now = game_now(state, followed.seat)
    followed.now = msgspec.structs.replace(now, free=state.journal.pending)
    return True


@pytest.mark.parametrize(
    "fault", [looks_at_every_event, shows_the_true_turn], ids=lambda fault: fault.__name__
)
def test_a_planted_fault_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: object
) -> None:
    monkeypatch.setattr(FollowedSeat, "update", fault)
    one, other = both("whitechapel", 1, tmp_path)
    assert one != other
