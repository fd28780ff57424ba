"""Games that differ only in what a seat may not know call its player at the same times, alike."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from gaslamp.core.codes import as_seat
from gaslamp.core.options import options_of
from gaslamp.games.registry import find_game
from gaslamp.service import alerts as alerts_module
from gaslamp.service import table_state
from gaslamp.service.alert_messages import Message
from gaslamp.service.alert_settings import AlertSettings
from gaslamp.service.alert_store import Channel
from gaslamp.service.alert_triggers import AlertTrigger, triggers
from gaslamp.service.alerts import Alerts, Senders
from gaslamp.service.bot_pace import is_half_made
from gaslamp.service.commands import Act, Undo
from gaslamp.service.live_table import LiveTable
from gaslamp.service.player_data import Player
from gaslamp.service.public_https import PublicHttps
from gaslamp.service.push import PushSender, make_vapid_key
from gaslamp.service.settings import HumanSeat, MoveClock, TablePlan, TableSettings
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.table_state import TableState
from gaslamp.service.webhook import WebhookSender
from tests.service.hosting import Watch, hosting
from tests.service.push_service import Device
from tests.web.tapping import scripted
from tests.web.test_noninterference import VIEWERS
from tests.web.twins import Story, twins

LENGTH = 80
PAUSE = 90  # seconds before each move: long enough to be called
ADDRESS = "https://games.example.org/"
SLOW = TableSettings(clock=MoveClock(seconds=86_400), help="off", pace=0)
ALL = AlertSettings(
    channels=dict.fromkeys(("turn", "deadline", "rematch", "over"), ("push", "mail", "webhook")),
    per_hour=20,
)
SEATS = [(name, viewer) for name, viewer in VIEWERS if viewer >= 0]

Sent = tuple[int, str, int, str]  # when, to where, how long it was, what could be read


class Records(PublicHttps):
    """Notes everything that goes out, with the time; nothing leaves the test."""

    def __init__(self, watch: Watch) -> None:
        super().__init__()
        self.watch = watch
        self.devices: dict[str, Device] = {}
        self.sent: list[Sent] = []
        self.table = ""

    async def post(self, url: str, headers: Mapping[str, str], content: bytes) -> int:
        device = self.devices.get(url)
        read = str(device.read(content)) if device else content.decode()
        size = len(content) + sum(map(len, headers.values()))
        self._note(url, size, read)
        return 201

    async def send(self, channel: Channel, message: Message) -> None:
        read = str(msgspec.to_builtins(message))
        self._note(channel.address, len(read), read)

    async def ask_to_confirm(self, address: str, code: str, language: str) -> None:
        raise AssertionError("nothing is confirmed here")

    def _note(self, to: str, size: int, read: str) -> None:
        self.sent.append((self.watch(), to, size, read.replace(self.table, "TABLE")))


class _Called:
    """A table where nobody looks: every player is called by mail, in a chat and on a device."""

    def __init__(self, story: Story, registry: TableRegistry, watch: Watch) -> None:
        self.story = story
        self.registry = registry
        self.watch = watch
        self.records = Records(watch)
        push = PushSender(make_vapid_key(), ADDRESS, self.records)
        senders = Senders(self.records, WebhookSender(self.records), push)
        self.alerts = Alerts(registry, senders, ADDRESS, watch)

    async def play(self, viewer: int, *, restless: bool) -> list[Sent]:
        table = await self._begin()
        state, script = table.state, self.story.actions
        for number in range(len(script)):
            if (place := len(state.journal.actions)) >= len(script):
                break
            seat = state.on_turn
            assert seat is not None
            begun = self._half_move(table) if restless and seat != viewer else None
            if begun is not None:
                await table.execute(seat, Act(begun), f"begin-{number}")
            self.watch.wait(PAUSE)
            await self.alerts.plan()
            await self.alerts.send_due()
            if begun is not None:
                await table.execute(seat, Undo(), f"undo-{number}")
            await table.execute(seat, Act(script[place]), f"act-{number}")
        # What is due at once goes out in no order: by channels, whose names are random.
        return sorted(sent for sent in self.records.sent if f"/{viewer}" in sent[1])

    def _half_move(self, table: LiveTable) -> int | None:
        if table.state.journal.pending:
            return None
        legal = [int(action) for action in table.state.journal.state.legal_actions()]
        return next((action for action in legal if is_half_made(table.state, action)), None)

    async def _begin(self) -> LiveTable:
        seats = len(self.story.game.seats(self.story.options))
        options: dict[str, bool | int | str | None] = dict(options_of(self.story.options))
        people = tuple(HumanSeat(f"Player {seat}") for seat in range(seats))
        plan = TablePlan(game=self.story.game.name, options=options, seats=people, settings=SLOW)
        made = await self.registry.create(plan)
        self.records.table = made.table
        for seat in range(seats):
            await self._reach(made.table, seat)
        return await self.registry.find(made.table)

    async def _reach(self, table: str, seat: int) -> None:
        new = await self.registry.players.create(f"Player {seat}", "Phone")
        player = Player(new.player, new.name, new.device)
        await self.registry.players.claim(player, table, as_seat(seat), self.story.game.name)
        store, device = self.alerts.store, Device(f"/{seat}")
        await store.store_settings(player.id, ALL)
        await store.add_channel(player.id, "mail", f"mail/{seat}", confirmed=True)
        hook = f"https://chat.example.org/{seat}"
        await store.add_channel(player.id, "webhook", hook, confirmed=True)
        await store.add_device(player, device.subscription)
        self.records.devices[device.endpoint] = device


def called(story: Story, viewer: int, folder: Path, *, restless: bool) -> list[Sent]:
    """Play a story slowly; list what was sent to the player of one seat, and when."""
    watch = Watch()
    with pytest.MonkeyPatch.context() as patch, hosting(_made(folder), watch) as registry:
        patch.setattr(table_state, "ChanceStream", scripted(story))
        return asyncio.run(_Called(story, registry, watch).play(viewer, restless=restless))


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def both(name: str, viewer: int, folder: Path) -> tuple[list[Sent], list[Sent]]:
    one, other = twins(find_game(name), viewer, 1, LENGTH)
    quiet = called(one, viewer, folder / "one", restless=False)
    return quiet, called(other, viewer, folder / "other", restless=True)


@pytest.mark.parametrize(("name", "viewer"), SEATS, ids=str)
def test_a_player_is_called_alike_whatever_is_hidden(
    tmp_path: Path, name: str, viewer: int
) -> None:
    one, other = both(name, viewer, tmp_path)
    ways = {to.partition(f"/{viewer}")[0] for _, to, _, _ in one}
    assert len(ways) == 3, "by mail, in a chat and on a device"
    assert one == other


# Planted faults: the comparison must find each of them.


def again_for_every_event(state: TableState) -> list[AlertTrigger]:
    """Tell turns apart by the number of events, of which hidden moves have one or several."""
    return [
        msgspec.structs.replace(fact, due=fact.due + 1000 * state.place) for fact in triggers(state)
    ]


def all_when_anybody_begins(state: TableState) -> list[AlertTrigger]:
    """Call everybody when a move was begun."""
    found = triggers(state)
    if not state.journal.pending:
        return found
    return [
        msgspec.structs.replace(fact, seat=seat)
        for fact in found
        for seat in range(len(state.seat_holders))
    ]


@pytest.mark.parametrize(
    "fault", [all_when_anybody_begins, again_for_every_event], ids=lambda fault: fault.__name__
)
def test_a_planted_fault_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: object
) -> None:
    monkeypatch.setattr(alerts_module, "triggers", fault)
    one, other = both("whitechapel", 1, tmp_path)
    assert one != other
