"""Players: a key for each device, the seats that belong to a player, and how the games ended.

A player needs no password and no address. Each device has a key of its own, of which the server
stores the fingerprint. A link that works once and for some minutes adds another device. Nothing of
this is needed to play: a seat's token opens the seat as before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from gaslamp.core.codes import Seat
from gaslamp.core.text import text
from gaslamp.service.errors import NotNow, NotYours, SeatTaken
from gaslamp.service.invitations import Invitations, forget_invitations
from gaslamp.service.league_store import LeagueStore, forget_player
from gaslamp.service.passkey_data import Passkey
from gaslamp.service.player_data import (
    Device,
    DeviceLink,
    NewDevice,
    Player,
    PlayerData,
)
from gaslamp.service.player_names import check_name
from gaslamp.service.results import Results
from gaslamp.service.schema import (
    ALERT_CHANNELS,
    ALERT_SCANS,
    ALERT_SETTINGS,
    ALERTS,
    CHALLENGES,
    DEVICE_LINKS,
    DEVICES,
    PASSKEYS,
    PLAYER_SEATS,
    PLAYERS,
    RESULTS,
)
from gaslamp.service.store import Store
from gaslamp.service.tokens import fingerprint, new_id, new_token

LINK_LASTS = 10 * 60_000  # milliseconds
MOST_DEVICES = 20  # of one player
MOST_GAMES = 200  # in one answer
SEEN_EVERY = 3_600_000  # milliseconds: a device's last visit is kept no more exactly
LARGEST_PREFERENCES = 32 * 1024  # bytes
KEPT_OF_PLAYER = (
    DEVICES, DEVICE_LINKS, PASSKEYS, PLAYER_SEATS, ALERT_SETTINGS, ALERT_CHANNELS, ALERTS
)  # fmt: skip


class Players:
    """Makes players, finds them by their keys, and keeps their seats and results."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        """Keep players in a store; `now` is the service's time."""
        self.store = store
        self.now = now
        self.results = Results(store)
        self.invitations = Invitations(store, now)
        self.on_revoked: Callable[[str], None] = lambda _: None  # with the key's fingerprint

    # Devices.

    async def create(self, name: str, device: str) -> NewDevice:
        """Make a player with a first device."""
        check_name(name)
        check_name(device)
        id_ = new_id()
        row = {"id": id_, "name": name, "made_at": self.now(), "preferences": ""}
        await self.store.submit(lambda connection: connection.execute(insert(PLAYERS), row))
        return await self.add_device(id_, name, device)

    async def add_device(self, player: str, name: str, device: str) -> NewDevice:
        """Add a device to a player, and make its key; `NotYours` where the player was deleted."""
        key = new_token()
        row = self._device(player, device, key)
        known = select(PLAYERS.c.id).where(PLAYERS.c.id == player)

        def work(connection: Connection) -> bool:
            if connection.execute(known).first() is None:
                return False
            connection.execute(insert(DEVICES), row)
            return True

        if not await self.store.submit(work):
            raise NotYours(text("service-no-such-key"))
        return NewDevice(player, name, row["id"], key)

    def _device(self, player: str, name: str, key: str) -> dict[str, Any]:
        """Write a new device as a row."""
        at = self.now()
        return {
            "id": new_id(),
            "player": player,
            "key": fingerprint(key),
            "name": name,
            "made_at": at,
            "seen_at": at,
        }

    async def find(self, key: str) -> Player | None:
        """Find the player whose device has this key."""
        query = (
            select(PLAYERS.c.id, PLAYERS.c.name, DEVICES.c.id, DEVICES.c.seen_at)
            .join(DEVICES, DEVICES.c.player == PLAYERS.c.id)
            .where(DEVICES.c.key == fingerprint(key))
        )
        rows = await self.store.fetch(query)
        if not rows:
            return None
        id_, name, device, seen_at = rows[0]
        if self.now() - seen_at > SEEN_EVERY:
            noted = update(DEVICES).where(DEVICES.c.id == device).values(seen_at=self.now())
            await self.store.submit(lambda connection: connection.execute(noted))
        return Player(id_, name, device)

    async def known(self, key: str) -> Player:
        """Find the player whose device has this key; `NotYours` where there is none."""
        player = await self.find(key)
        if player is None:
            raise NotYours(text("service-no-such-key"))
        return player

    async def rename(self, player: Player, name: str) -> None:
        """Give a player another name, shown to others from now on."""
        check_name(name)
        named = update(PLAYERS).where(PLAYERS.c.id == player.id).values(name=name)
        await self.store.submit(lambda connection: connection.execute(named))

    async def name_of(self, player: str) -> str:
        """Give a player's name; nothing where there is none."""
        rows = await self.store.fetch(select(PLAYERS.c.name).where(PLAYERS.c.id == player))
        return str(rows[0].name) if rows else ""

    async def preferences(self, player: Player) -> str:
        """Give what the player's client has kept here."""
        rows = await self.store.fetch(
            select(PLAYERS.c.preferences).where(PLAYERS.c.id == player.id)
        )
        return rows[0].preferences if rows else ""

    async def store_preferences(self, player: Player, written: str) -> None:
        """Keep what the player's client wants to have on every device."""
        kept = update(PLAYERS).where(PLAYERS.c.id == player.id).values(preferences=written)
        await self.store.submit(lambda connection: connection.execute(kept))

    async def devices(self, player: Player) -> tuple[Device, ...]:
        """List a player's devices, the oldest first."""
        query = select(DEVICES).where(DEVICES.c.player == player.id).order_by(DEVICES.c.made_at)
        return tuple(
            Device(row.id, row.name, row.made_at, row.seen_at, row.id == player.device)
            for row in await self.store.fetch(query)
        )

    async def revoke(self, player: Player, device: str) -> None:
        """Take a device's key back: it opens nothing any more, and its sockets are closed.

        What it has begun ends too: the link to another device, a passkey that is being made.
        """
        mine = (DEVICES.c.player == player.id) & (DEVICES.c.id == device)
        rows = await self.store.fetch(select(DEVICES.c.key).where(mine))
        if not rows:
            raise NotNow(text("service-no-such-device"))
        pushed = delete(ALERT_CHANNELS).where(
            ALERT_CHANNELS.c.player == player.id, ALERT_CHANNELS.c.device == device
        )

        def work(connection: Connection) -> None:
            connection.execute(delete(DEVICES).where(mine))
            connection.execute(pushed)
            connection.execute(delete(DEVICE_LINKS).where(DEVICE_LINKS.c.player == player.id))
            connection.execute(delete(CHALLENGES).where(CHALLENGES.c.purpose == adding(device)))

        await self.store.submit(work)
        self.on_revoked(rows[0].key)

    # Links to another device.

    async def offer_link(self, player: Player) -> DeviceLink:
        """Make a link that adds a device; an earlier one no longer works."""
        if len(await self.devices(player)) >= MOST_DEVICES:
            raise NotNow(text("service-too-many-devices", most=MOST_DEVICES))
        code, until = new_token(), self.now() + LINK_LASTS
        row = {"link": fingerprint(code), "player": player.id, "until": until}

        known = select(DEVICES.c.id).where(DEVICES.c.id == player.device)

        def work(connection: Connection) -> bool:
            if connection.execute(known).first() is None:
                return False  # it was revoked meanwhile
            earlier = (DEVICE_LINKS.c.player == player.id) | (DEVICE_LINKS.c.until < self.now())
            connection.execute(delete(DEVICE_LINKS).where(earlier))
            connection.execute(insert(DEVICE_LINKS), row)
            return True

        if not await self.store.submit(work):
            raise NotYours(text("service-no-such-key"))
        return DeviceLink(code, until)

    async def redeem(self, code: str, device: str) -> NewDevice:
        """Add a device by a link, which works once; `NotYours` where it does not, or no longer."""
        check_name(device)
        used = (
            delete(DEVICE_LINKS)
            .where(DEVICE_LINKS.c.link == fingerprint(code), DEVICE_LINKS.c.until >= self.now())
            .returning(DEVICE_LINKS.c.player)
        )
        key = new_token()

        def work(connection: Connection) -> NewDevice | None:
            link = connection.execute(used).first()
            if link is None:
                return None
            names = select(PLAYERS.c.name).where(PLAYERS.c.id == link.player)
            row = self._device(link.player, device, key)
            connection.execute(insert(DEVICES), row)
            name = str(connection.execute(names).scalar_one())
            return NewDevice(link.player, name, row["id"], key)

        added: NewDevice | None = await self.store.submit(work)
        if added is None:
            raise NotYours(text("service-link-used"))
        return added

    # Seats and results.

    async def claim(self, player: Player, table: str, seat: Seat, game: str) -> None:
        """Let a seat belong to a player that has its token; it stays with the first one."""
        row = {
            "table_id": table,
            "seat": seat,
            "player": player.id,
            "game": game,
            "taken_at": self.now(),
        }
        kept = self.store.insert_into(PLAYER_SEATS).values(row).on_conflict_do_nothing()
        result = (
            (RESULTS.c.table_id == table)
            & (RESULTS.c.seat == seat)
            & (RESULTS.c.player == "")
            & (RESULTS.c.rated == 0)
        )

        known = select(DEVICES.c.id).where(DEVICES.c.id == player.device)

        def work(connection: Connection) -> None:
            if connection.execute(known).first() is None:
                return  # it was revoked meanwhile
            if connection.execute(kept).rowcount:
                connection.execute(update(RESULTS).where(result).values(player=player.id))
                connection.execute(delete(ALERT_SCANS).where(ALERT_SCANS.c.table_id == table))

        await self.store.submit(work)
        here = (PLAYER_SEATS.c.table_id == table) & (PLAYER_SEATS.c.seat == seat)
        rows = await self.store.fetch(select(PLAYER_SEATS.c.player).where(here))
        if not rows or rows[0].player != player.id:
            raise SeatTaken(text("service-seat-claimed"))

    async def seats_at(self, player: Player, table: str) -> list[Seat]:
        """List the seats of a player at a table."""
        mine = (PLAYER_SEATS.c.table_id == table) & (PLAYER_SEATS.c.player == player.id)
        rows = await self.store.fetch(select(PLAYER_SEATS.c.seat).where(mine))
        return sorted(row.seat for row in rows)

    async def is_invited(self, player: Player | None, table: str) -> bool:
        """Tell whether a player was invited to a table by one of its players."""
        return player is not None and await self.invitations.sent(table, player.id) is not None

    async def check_absent(self, player: str, table: str) -> None:
        """Refuse a player who sits at a table already and could play a rated game alone."""
        if player in (await self.results.owners_of(table)).values():
            raise NotNow(text("service-rated-alone"))

    # All of it.

    async def export(self, player: Player) -> PlayerData:
        """Give everything that is stored of a player."""
        rows = await self.store.fetch(select(PLAYERS).where(PLAYERS.c.id == player.id))
        if not rows:
            raise NotYours(text("service-no-such-key"))
        channels = await self.store.fetch(
            select(ALERT_CHANNELS).where(ALERT_CHANNELS.c.player == player.id)
        )
        wanted = await self.store.fetch(
            select(ALERT_SETTINGS).where(ALERT_SETTINGS.c.player == player.id)
        )
        passkeys = await self.store.fetch(select(PASSKEYS).where(PASSKEYS.c.player == player.id))
        return PlayerData(
            player.id,
            rows[0].name,
            rows[0].made_at,
            rows[0].preferences,
            await self.devices(player),
            await self.results.games(player, most=1_000_000),
            tuple(row.address for row in channels),
            "".join(row.body for row in wanted),
            tuple(Passkey(row.id, row.name, row.made_at, row.used_at) for row in passkeys),
            bool(rows[0].is_public),
            await self.results.ratings(player.id),
            await LeagueStore(self.store, self.now).of_player(player.id),
            await self.invitations.lines(player.id),
            tuple(one.name for one in await self.invitations.muted_by(player)),
        )

    async def delete(self, player: Player) -> None:
        """Delete a player with keys, seats and alerts; results stay without a name."""

        def work(connection: Connection) -> list[str]:
            mine = select(DEVICES.c.key, DEVICES.c.id).where(DEVICES.c.player == player.id)
            devices = connection.execute(mine).all()
            begun = CHALLENGES.c.purpose.in_([adding(row.id) for row in devices])
            connection.execute(delete(CHALLENGES).where(begun))
            nameless = update(RESULTS).where(RESULTS.c.player == player.id)
            connection.execute(nameless.values(player="", name=""))
            for kept in KEPT_OF_PLAYER:
                connection.execute(delete(kept).where(kept.c.player == player.id))
            forget_player(connection, player.id)
            forget_invitations(connection, player.id)
            connection.execute(delete(PLAYERS).where(PLAYERS.c.id == player.id))
            return [row.key for row in devices]

        for key in await self.store.submit(work):
            self.on_revoked(key)


def adding(device: str) -> str:
    """Name the purpose of a challenge by which a device adds a passkey."""
    return f"add {device}"


def require_player(player: Player | None) -> Player:
    """Insist on a player: without one a game can't be rated."""
    if player is None:
        raise NotNow(text("service-rated-key"))
    return player
