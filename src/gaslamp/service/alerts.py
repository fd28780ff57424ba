"""Alerts players who are not at the table: plans alerts from what happened, and sends those due.

Every process plans and sends. An alert is stored once, and a due one is taken by one process.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from gaslamp.core.text import text
from gaslamp.service.alert_messages import (
    Message,
    message_for,
    message_of_invitation,
    message_to_try,
)
from gaslamp.service.alert_settings import AlertSettings, Kind
from gaslamp.service.alert_store import HOUR, Alert, AlertStore, Channel
from gaslamp.service.alert_triggers import ABSENT_FOR, AlertTrigger, triggers
from gaslamp.service.errors import (
    ChannelGone,
    DatabaseDamaged,
    NoSuchTable,
    NotNow,
    SendingFailed,
    Unavailable,
    UnreadableTable,
)
from gaslamp.service.invitations import takes_guests
from gaslamp.service.live_table import LiveTable
from gaslamp.service.player_data import Player
from gaslamp.service.service_time import wall_clock
from gaslamp.service.table_registry import TableRegistry

POLL_INTERVAL = 5.0  # seconds
TAKEN_FOR = 5 * 60_000  # milliseconds after which an alert of a process that died is due again
QUIET_FOR = 10 * 60_000  # milliseconds until quiet hours are checked again
RETRY = 60_000  # milliseconds until the first retry; each further one waits four times as long
MOST_TRIES = 5
SENT_AT_ONCE = 8

log = logging.getLogger(__name__)


class Sender(Protocol):
    """Sends messages by one kind of channel."""

    async def send(self, channel: Channel, message: Message) -> None:
        """Send a message; `SendingFailed` where that is not possible now."""


class SigningSender(Sender, Protocol):
    """Sends messages that browsers check with a public key."""

    @property
    def public_key(self) -> str:
        """Give the key."""
        ...


class ConfirmingSender(Sender, Protocol):
    """Sends messages to addresses that are confirmed by a link first."""

    async def ask_to_confirm(self, address: str, code: str, language: str) -> None:
        """Send the link; `SendingFailed` where that is not possible now."""


@dataclass(frozen=True)
class Senders:
    """The channels that the operator set up."""

    mail: ConfirmingSender | None = None
    webhook: Sender | None = None
    push: SigningSender | None = None

    def by_kind(self) -> dict[Kind, Sender]:
        """List those that there are."""
        found: dict[Kind, Sender | None] = {
            "push": self.push,
            "mail": self.mail,
            "webhook": self.webhook,
        }
        return {kind: sender for kind, sender in found.items() if sender is not None}


class Alerts:
    """Plans and sends the alerts of a registry's tables."""

    def __init__(
        self,
        registry: TableRegistry,
        senders: Senders,
        public_url: str = "",
        wall: Callable[[], int] = wall_clock,
    ) -> None:
        """Send by these senders; messages link to the server's public address."""
        self.registry = registry
        self.store = AlertStore(registry.store, registry.now)
        self.mail = senders.mail
        self.push = senders.push
        self.senders = senders.by_kind()
        self.public_url = public_url
        self.wall = wall
        self.started_at = registry.now()
        self.sending = asyncio.Semaphore(SENT_AT_ONCE)

    async def watch(self) -> None:
        """Plan and send until cancelled."""
        while True:
            try:
                await self.plan()
                await self.send_due()
            except Unavailable:
                log.warning("alerts wait for the database")
            await asyncio.sleep(POLL_INTERVAL)

    # Planning.

    async def plan(self) -> None:
        """Store the alerts that follow from what has happened since the last poll."""
        for id_, length in await self.store.unplanned():
            table = await self._table(id_)
            wanted = [] if table is None else await self._wanted(table)
            await self.store.plan(id_, length, wanted)

    async def _wanted(self, table: LiveTable) -> list[tuple[AlertTrigger, Channel]]:
        found = triggers(table.state)
        return [
            (trigger, channel)
            for seat, channel, since in await self.store.reachable(table.id)
            for trigger in found
            if trigger.seat == seat
            and (trigger.reason in ("turn", "deadline") or trigger.due >= since)
        ]

    async def _table(self, id_: str) -> LiveTable | None:
        """Find a table as it is now; none if it can't be read."""
        try:
            table = await self.registry.find(id_)
            await table.catch_up()
        except (NoSuchTable, UnreadableTable, DatabaseDamaged):
            return None
        return table

    # Sending.

    async def send_due(self) -> None:
        """Send what is due; after a start only when players could have come back."""
        now = self.registry.now()
        if now < self.started_at + ABSENT_FOR:
            return
        of_channel: dict[str, list[Alert]] = {}
        for alert in await self.store.take_due(now + TAKEN_FOR):
            of_channel.setdefault(alert.channel, []).append(alert)
        await asyncio.gather(*(self._send_all(alerts) for alerts in of_channel.values()))

    async def _send_all(self, alerts: list[Alert]) -> None:
        """Send the alerts of one channel, one after the other: they are counted."""
        async with self.sending:
            for alert in alerts:
                await self._send(alert)

    async def _send(self, alert: Alert) -> None:
        settings = await self.store.settings(alert.player)
        way = await self._way(alert, settings)
        table = await self._table(alert.table)
        message = None if table is None else await self._message(table, alert, settings.language)
        if way is None or table is None or message is None:
            await self.store.settle(alert, sent=False)
            return
        channel, sender = way
        due = await self._not_before(alert, channel, settings)
        if alert.reason != "invitation" and alert.seat in table.presence.here_elsewhere():
            due = self.registry.now() + ABSENT_FOR
        if due is not None:
            await self.store.postpone(alert, due)
            return
        await self._hand_over(alert, sender, channel, message)

    async def _message(self, table: LiveTable, alert: Alert, language: str) -> Message | None:
        """Write what an alert says; nothing where it holds no more."""
        if alert.reason == "invitation":
            return await self._invitation(table, alert.player, language)
        trigger = self._still_true(table, alert)
        if trigger is None:
            return None
        return message_for(table.state, trigger, table.time(), language, self.public_url)

    async def _invitation(self, table: LiveTable, player: str, language: str) -> Message | None:
        """Write that a player is invited, while the table waits for players and for the answer."""
        players = self.registry.players
        sent = await players.invitations.sent(table.id, player)
        if sent is None or not takes_guests(table.state):
            return None
        to = await players.name_of(player)
        return message_of_invitation(table.state, sent.name, to, language, self.public_url)

    async def _way(self, alert: Alert, settings: AlertSettings) -> tuple[Channel, Sender] | None:
        """Find how to send an alert; none if its player no longer wants it that way."""
        channel = await self.store.channel(alert.channel)
        if channel is None or not settings.wants(alert.reason, channel.kind):
            return None
        sender = self.senders.get(channel.kind)
        return None if sender is None else (channel, sender)

    async def _not_before(
        self, alert: Alert, channel: Channel, settings: AlertSettings
    ) -> int | None:
        """Tell until when an alert has to wait: in quiet hours, and after many in an hour."""
        now = self.registry.now()
        if settings.is_quiet(self.wall(), alert.reason):
            return now + QUIET_FOR
        sent = await self.store.sent_since(channel.id, now - HOUR)
        return sent[-settings.per_hour] + HOUR + 1 if len(sent) >= settings.per_hour else None

    def _still_true(self, table: LiveTable, alert: Alert) -> AlertTrigger | None:
        """Return an alert's trigger while it holds and its player has not seen it.

        Requests without a window don't count: the home page looks at all games now and then.
        """
        key = (alert.seat, alert.reason, alert.position)
        presence = table.presence
        for trigger in triggers(table.state):
            if (trigger.seat, trigger.reason, trigger.position) == key:
                has_seen = presence.seen[trigger.seat] >= trigger.due - ABSENT_FOR
                return None if has_seen or trigger.seat in presence.windows() else trigger
        return None

    async def send_to_try(self, player: Player, kind: Kind) -> None:
        """Send a player one alert to try a channel; by Web Push to the device that asks."""
        sender = self.senders.get(kind)
        channel = next(
            (
                channel
                for channel in await self.store.channels(player.id)
                if channel.kind == kind
                and channel.confirmed
                and channel.device in ("", player.device)
            ),
            None,
        )
        if sender is None or channel is None:
            raise NotNow(text("service-no-channel"))
        settings = await self.store.settings(player.id)
        if not await self.store.note_try(channel, settings.per_hour):
            raise NotNow(text("service-alerts-enough", most=settings.per_hour))
        message = message_to_try(player.name, settings.language, self.public_url)
        try:
            await sender.send(channel, message)
        except ChannelGone:
            await self.store.drop_channel(channel.id)
            raise NotNow(text("service-no-channel")) from None
        except SendingFailed:
            raise NotNow(text("service-alert-failed")) from None

    async def _hand_over(
        self, alert: Alert, sender: Sender, channel: Channel, message: Message
    ) -> None:
        try:
            await sender.send(channel, message)
        except ChannelGone:
            await self.store.drop_channel(channel.id)
            await self.store.settle(alert, sent=False)
        except SendingFailed as error:
            log.warning("an alert was not sent", extra={"kind": channel.kind, "why": str(error)})
            if alert.tries + 1 >= MOST_TRIES:
                await self.store.settle(alert, sent=False)
            else:
                due = self.registry.now() + RETRY * 4**alert.tries
                await self.store.postpone(alert, due, failed=True)
        else:
            await self.store.settle(alert, sent=True)
