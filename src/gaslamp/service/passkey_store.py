"""Stores passkeys, and challenges, which are used once and stored as fingerprints."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select, update

from gaslamp.core.text import text
from gaslamp.service.errors import NotNow, NotYours
from gaslamp.service.passkey_data import Passkey, StoredPasskey
from gaslamp.service.player_data import Player
from gaslamp.service.players import Players
from gaslamp.service.schema import CHALLENGES, DEVICES, PASSKEYS, PLAYERS
from gaslamp.service.tokens import fingerprint, new_id

CHALLENGE_LASTS = 5 * 60_000  # milliseconds
MOST_PASSKEYS = 10  # of one player


class PasskeyStore:
    """Keeps passkeys and challenges in the database."""

    def __init__(self, players: Players) -> None:
        """Keep them where the players are kept."""
        self.players = players
        self.store = players.store

    # Challenges.

    async def add_challenge(self, challenge: str, purpose: str) -> None:
        """Note a challenge that may be signed once, for one purpose, within some minutes."""
        row = {
            "challenge": fingerprint(challenge),
            "purpose": purpose,
            "until": self.players.now() + CHALLENGE_LASTS,
        }

        def work(connection: Connection) -> None:
            connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until < self.players.now()))
            connection.execute(insert(CHALLENGES), row)

        await self.store.submit(work)

    async def use_challenge(self, challenge: str, purpose: str) -> None:
        """Use a challenge up; `NotYours` where it is unknown, used, too old or for another."""
        used = (
            delete(CHALLENGES)
            .where(CHALLENGES.c.challenge == fingerprint(challenge))
            .where(CHALLENGES.c.purpose == purpose, CHALLENGES.c.until >= self.players.now())
            .returning(CHALLENGES.c.challenge)
        )
        if not await self.store.submit(lambda connection: connection.execute(used).all()):
            raise NotYours(text("service-passkey-refused"))

    # Passkeys.

    async def passkeys(self, player: str) -> tuple[Passkey, ...]:
        """List a player's passkeys, the oldest first."""
        query = select(PASSKEYS).where(PASSKEYS.c.player == player).order_by(PASSKEYS.c.made_at)
        rows = await self.store.fetch(query)
        return tuple(Passkey(row.id, row.name, row.made_at, row.used_at) for row in rows)

    async def credentials(self, player: str) -> tuple[str, ...]:
        """List the authenticators' ids of a player's passkeys."""
        query = select(PASSKEYS.c.credential).where(PASSKEYS.c.player == player)
        return tuple(row.credential for row in await self.store.fetch(query))

    async def find(self, credential: str) -> StoredPasskey | None:
        """Find a passkey by the authenticator's id."""
        rows = await self.store.fetch(select(PASSKEYS).where(PASSKEYS.c.credential == credential))
        if not rows:
            return None
        row = rows[0]
        return StoredPasskey(row.id, row.player, row.public_key, row.counter)

    async def player(self, id_: str) -> Player | None:
        """Find a player who showed no key of a device."""
        rows = await self.store.fetch(select(PLAYERS.c.name).where(PLAYERS.c.id == id_))
        return Player(id_, rows[0].name, "") if rows else None

    async def add(
        self, player: Player, name: str, credential: str, public_key: str, counter: int
    ) -> None:
        """Add a passkey; `NotNow` for one that is known, or beyond the most of a player."""
        at = self.players.now()
        row = {
            "id": new_id(),
            "player": player.id,
            "credential": credential,
            "public_key": public_key,
            "counter": counter,
            "name": name,
            "made_at": at,
            "used_at": at,
        }
        count = select(func.count()).where(PASSKEYS.c.player == player.id)
        known = select(DEVICES.c.id).where(DEVICES.c.id == player.device)
        once = self.store.insert_into(PASSKEYS).values(row).on_conflict_do_nothing()

        def work(connection: Connection) -> bool:
            is_revoked = connection.execute(known).first() is None  # meanwhile
            if is_revoked or connection.execute(count).scalar_one() >= MOST_PASSKEYS:
                return False
            return bool(connection.execute(once).rowcount)

        if not await self.store.submit(work):
            raise NotNow(text("service-passkey-not-added", most=MOST_PASSKEYS))

    async def note_use(self, passkey: StoredPasskey, counter: int) -> None:
        """Note a sign-in; `NotYours` if the passkey was removed or used elsewhere meanwhile."""
        same = (PASSKEYS.c.id == passkey.id) & (PASSKEYS.c.counter == passkey.counter)
        noted = update(PASSKEYS).where(same).values(counter=counter, used_at=self.players.now())
        if not await self.store.submit(lambda connection: connection.execute(noted).rowcount):
            raise NotYours(text("service-passkey-refused"))

    async def remove(self, player: Player, passkey: str) -> None:
        """Remove a passkey of a player: nobody signs in with it any more."""
        mine = (PASSKEYS.c.player == player.id) & (PASSKEYS.c.id == passkey)
        gone = delete(PASSKEYS).where(mine)
        if not await self.store.submit(lambda connection: connection.execute(gone).rowcount):
            raise NotNow(text("service-no-such-passkey"))
