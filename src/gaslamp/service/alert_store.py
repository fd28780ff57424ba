"""Stores how players are reached, what they want alerts of, and the alerts to be sent."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from gaslamp.core.codes import Seat
from gaslamp.core.text import text
from gaslamp.service.alert_settings import AlertSettings, Kind
from gaslamp.service.alert_triggers import AlertTrigger, Reason
from gaslamp.service.errors import NotNow, NotYours
from gaslamp.service.player_data import Player
from gaslamp.service.push_subscription import Subscription
from gaslamp.service.schema import (
    ALERT_CHANNELS,
    ALERT_SCANS,
    ALERT_SETTINGS,
    ALERTS,
    CONFIRMATIONS,
    DEVICES,
    PLAYER_SEATS,
    TABLES,
)
from gaslamp.service.store import Store
from gaslamp.service.tokens import fingerprint, new_id, new_token

CONFIRMATION_LASTS = 86_400_000  # milliseconds, for the limit of confirmations to an address:
MOST_CONFIRMATIONS = 3
HOUR = 3_600_000  # milliseconds
BATCH = 100  # tables to plan for, or alerts to send, in one go
TRIED = "try"  # the reason of an alert that its player asked for


class Channel(msgspec.Struct, frozen=True):
    """A way to reach a player; `stop` is the secret of the link that ends it.

    Web Push reaches one device, by messages that are encrypted with its keys.
    """

    id: str
    player: str
    kind: Kind
    address: str
    confirmed: bool
    stop: str
    device: str = ""
    keys: str = ""


class Alert(msgspec.Struct, frozen=True):
    """An alert that is to be sent by a channel."""

    table: str
    seat: Seat
    reason: Reason
    position: int
    channel: str
    player: str
    tries: int


class AlertStore:
    """Keeps channels, switches and alerts in the database."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        """Keep them in a store; `now` is the service's time."""
        self.store = store
        self.now = now

    # Channels and switches.

    async def settings(self, player: str) -> AlertSettings:
        """Return what a player wants alerts of."""
        query = select(ALERT_SETTINGS.c.body).where(ALERT_SETTINGS.c.player == player)
        rows = await self.store.fetch(query)
        if not rows:
            return AlertSettings()
        return msgspec.json.decode(rows[0].body, type=AlertSettings).with_new_reasons()

    async def store_settings(self, player: str, settings: AlertSettings) -> None:
        """Store what a player wants alerts of."""
        written = msgspec.json.encode(settings).decode()
        row = {"player": player, "since": self.now(), "body": written}
        stored = self.store.insert_into(ALERT_SETTINGS).values(row)
        again = stored.on_conflict_do_update(index_elements=["player"], set_={"body": written})
        await self.store.submit(lambda connection: connection.execute(again))

    async def channels(self, player: str) -> tuple[Channel, ...]:
        """List how a player can be reached."""
        rows = await self.store.fetch(
            select(ALERT_CHANNELS).where(ALERT_CHANNELS.c.player == player)
        )
        return tuple(_channel(row) for row in rows)

    async def channel(self, id_: str) -> Channel | None:
        """Find a channel."""
        rows = await self.store.fetch(select(ALERT_CHANNELS).where(ALERT_CHANNELS.c.id == id_))
        return _channel(rows[0]) if rows else None

    async def add_channel(self, player: str, kind: Kind, address: str, *, confirmed: bool) -> str:
        """Add a channel in place of the earlier one of its kind; return the code that confirms."""
        code = new_token()
        row = {
            "id": new_id(),
            "player": player,
            "kind": kind,
            "address": address,
            "made_at": self.now(),
            "confirmed": int(confirmed),
            "code": "" if confirmed else fingerprint(code),
            "stop": new_token(),
        }

        def work(connection: Connection) -> None:
            connection.execute(delete(ALERT_CHANNELS).where(_of(player, kind)))
            connection.execute(insert(ALERT_CHANNELS), row)

        await self.store.submit(work)
        return code

    async def add_device(self, player: Player, subscription: Subscription) -> None:
        """Reach a player on a device from now on, in place of its earlier subscription.

        A subscription belongs to one player: it was another's who used the browser before.
        """
        row = {
            "id": new_id(),
            "player": player.id,
            "kind": "push",
            "address": subscription.endpoint,
            "made_at": self.now(),
            "confirmed": 1,
            "code": "",
            "stop": new_token(),
            "device": player.device,
            "keys": msgspec.json.encode(subscription.keys).decode(),
        }
        earlier = (ALERT_CHANNELS.c.device == player.device) | (
            ALERT_CHANNELS.c.address == subscription.endpoint
        )
        known = select(DEVICES.c.id).where(DEVICES.c.id == player.device)

        def work(connection: Connection) -> bool:
            connection.execute(delete(ALERT_CHANNELS).where(earlier))
            if connection.execute(known).first() is None:
                return False  # it was revoked meanwhile
            connection.execute(insert(ALERT_CHANNELS), row)
            return True

        if not await self.store.submit(work):
            raise NotYours(text("service-no-such-key"))

    async def remove_channel(self, player: Player, kind: Kind) -> None:
        """Remove a player's channel of a kind; of Web Push that of the player's device."""
        mine = _of(player.id, kind)
        if kind == "push":
            mine = mine & (ALERT_CHANNELS.c.device == player.device)
        gone = delete(ALERT_CHANNELS).where(mine)
        await self.store.submit(lambda connection: connection.execute(gone))

    async def drop_channel(self, id_: str) -> None:
        """Remove a channel that takes nothing any more."""
        gone = delete(ALERT_CHANNELS).where(ALERT_CHANNELS.c.id == id_)
        await self.store.submit(lambda connection: connection.execute(gone))

    async def note_confirmation(self, address: str) -> None:
        """Count a mail that asks for a confirmation; `NotNow` for an address that got some."""
        at, mark = self.now(), fingerprint(address.lower())
        old = CONFIRMATIONS.c.at < at - CONFIRMATION_LASTS
        count = select(func.count()).where(CONFIRMATIONS.c.address == mark)

        def work(connection: Connection) -> bool:
            connection.execute(delete(CONFIRMATIONS).where(old))
            if connection.execute(count).scalar_one() >= MOST_CONFIRMATIONS:
                return False
            connection.execute(insert(CONFIRMATIONS), {"id": new_id(), "address": mark, "at": at})
            return True

        if not await self.store.submit(work):
            raise NotNow(text("service-too-many-confirmations"))

    async def confirm(self, code: str) -> None:
        """Confirm an address by its link; `NotYours` where the link is none, or too old."""
        asked = (ALERT_CHANNELS.c.code == fingerprint(code)) & (
            ALERT_CHANNELS.c.made_at >= self.now() - CONFIRMATION_LASTS
        )
        done = update(ALERT_CHANNELS).where(asked).values(confirmed=1)
        returning = done.returning(ALERT_CHANNELS.c.player)
        rows = await self.store.submit(lambda connection: connection.execute(returning).all())
        if not rows:
            raise NotYours(text("service-confirmation-over"))
        await self.plan_again(rows[0].player)

    async def stop(self, code: str) -> None:
        """Remove the channel of a link to stop; a second time changes nothing."""
        gone = delete(ALERT_CHANNELS).where(ALERT_CHANNELS.c.stop == code)
        await self.store.submit(lambda connection: connection.execute(gone))

    # Alerts.

    async def unplanned(self) -> list[tuple[str, int]]:
        """List tables, with their lengths, of which something has happened since the last look.

        Only those of players who can be reached, and of finished games only those that ended
        after the player asked for alerts.
        """
        query = (
            select(TABLES.c.id, TABLES.c.length)
            .join(PLAYER_SEATS, PLAYER_SEATS.c.table_id == TABLES.c.id)
            .join(ALERT_CHANNELS, ALERT_CHANNELS.c.player == PLAYER_SEATS.c.player)
            .outerjoin(ALERT_SCANS, ALERT_SCANS.c.table_id == TABLES.c.id)
            .where(ALERT_CHANNELS.c.confirmed == 1)
            .where(or_(TABLES.c.over == 0, TABLES.c.touched_at >= ALERT_CHANNELS.c.made_at))
            .where(or_(ALERT_SCANS.c.length.is_(None), ALERT_SCANS.c.length < TABLES.c.length))
            .distinct()
            .limit(BATCH)
        )
        return [(row.id, row.length) for row in await self.store.fetch(query)]

    async def reachable(self, table: str) -> list[tuple[int, Channel, int]]:
        """List the seats of a table whose players can be reached: seat, channel, since when."""
        query = (
            select(PLAYER_SEATS.c.seat, ALERT_CHANNELS)
            .join(ALERT_CHANNELS, ALERT_CHANNELS.c.player == PLAYER_SEATS.c.player)
            .where(PLAYER_SEATS.c.table_id == table, ALERT_CHANNELS.c.confirmed == 1)
        )
        return [(row.seat, _channel(row), row.made_at) for row in await self.store.fetch(query)]

    async def plan(
        self, table: str, length: int, wanted: Iterable[tuple[AlertTrigger, Channel]]
    ) -> None:
        """Store alerts, each once, and that the table was looked at up to this length."""
        rows = [
            {
                "table_id": table,
                "seat": fact.seat,
                "reason": fact.reason,
                "position": fact.position,
                "channel": channel.id,
                "player": channel.player,
                "due": fact.due,
                "tries": 0,
            }
            for fact, channel in wanted
        ]
        seen = self.store.insert_into(ALERT_SCANS).values(table_id=table, length=length)
        noted = seen.on_conflict_do_update(index_elements=["table_id"], set_={"length": length})

        def work(connection: Connection) -> None:
            if rows:
                once = self.store.insert_into(ALERTS).on_conflict_do_nothing()
                connection.execute(once, rows)
            connection.execute(noted)

        await self.store.submit(work)

    async def plan_again(self, player: str) -> None:
        """Look at all tables of a player again: there is a new channel."""
        mine = select(PLAYER_SEATS.c.table_id).where(PLAYER_SEATS.c.player == player)
        gone = delete(ALERT_SCANS).where(ALERT_SCANS.c.table_id.in_(mine))
        await self.store.submit(lambda connection: connection.execute(gone))

    async def take_due(self, until: int) -> list[Alert]:
        """Take the alerts that are due, for this process alone until a time.

        One that is not settled by then, because the process died, is due again.
        """
        query = select(ALERTS).where(ALERTS.c.due <= self.now()).order_by(ALERTS.c.due)
        due = await self.store.fetch(query.limit(BATCH))

        def work(connection: Connection) -> list[Alert]:
            taken: list[Alert] = []
            for row in due:
                same = _is(_alert(row)) & (ALERTS.c.due == row.due)
                if connection.execute(update(ALERTS).where(same).values(due=until)).rowcount:
                    taken.append(_alert(row))
            return taken

        return await self.store.submit(work) if due else []

    async def postpone(self, alert: Alert, due: int, *, failed: bool = False) -> None:
        """Make an alert due later."""
        values = {"due": due, "tries": alert.tries + int(failed)}
        later = update(ALERTS).where(_is(alert)).values(values)
        await self.store.submit(lambda connection: connection.execute(later))

    async def settle(self, alert: Alert, *, sent: bool) -> None:
        """Note that an alert was sent, or need not be sent any more."""
        values = {"due": None, "sent_at": self.now() if sent else None}
        done = update(ALERTS).where(_is(alert)).values(values)
        await self.store.submit(lambda connection: connection.execute(done))

    async def note_try(self, channel: Channel, most: int) -> bool:
        """Count an alert that its player asked for to try a channel, unless there were `most`.

        It counts among those of the hour, and has no table.
        """
        at = self.now()
        row = {
            "table_id": "",
            "seat": 0,
            "reason": TRIED,
            "position": at,
            "channel": channel.id,
            "player": channel.player,
            "due": None,
            "tries": 0,
            "sent_at": at,
        }
        mine = ALERTS.c.channel == channel.id
        sent = select(func.count()).where(mine, ALERTS.c.sent_at > at - HOUR)
        old = delete(ALERTS).where(mine, ALERTS.c.table_id == "", ALERTS.c.sent_at <= at - HOUR)

        def work(connection: Connection) -> bool:
            if connection.execute(sent).scalar_one() >= most:
                return False
            connection.execute(old)
            once = self.store.insert_into(ALERTS).on_conflict_do_nothing()
            return bool(connection.execute(once, row).rowcount)

        return bool(await self.store.submit(work))

    async def sent_since(self, channel: str, since: int) -> list[int]:
        """List when alerts were sent by a channel, the first first."""
        mine = (ALERTS.c.channel == channel) & (ALERTS.c.sent_at > since)
        return sorted(
            row.sent_at for row in await self.store.fetch(select(ALERTS.c.sent_at).where(mine))
        )


def _of(player: str, kind: Kind) -> Any:  # noqa: ANN401  (a condition of SQLAlchemy)
    return (ALERT_CHANNELS.c.player == player) & (ALERT_CHANNELS.c.kind == kind)


def _is(alert: Alert) -> Any:  # noqa: ANN401  (a condition of SQLAlchemy)
    return (
        (ALERTS.c.table_id == alert.table)
        & (ALERTS.c.seat == alert.seat)
        & (ALERTS.c.reason == alert.reason)
        & (ALERTS.c.position == alert.position)
        & (ALERTS.c.channel == alert.channel)
    )


def _channel(row: Any) -> Channel:  # noqa: ANN401  (SQLAlchemy's row)
    return Channel(
        row.id,
        row.player,
        row.kind,
        row.address,
        bool(row.confirmed),
        row.stop,
        row.device,
        row.keys,
    )


def _alert(row: Any) -> Alert:  # noqa: ANN401  (SQLAlchemy's row)
    return Alert(
        row.table_id, row.seat, row.reason, row.position, row.channel, row.player, row.tries
    )
