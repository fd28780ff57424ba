"""Invitations to a table: from its players to people with whom they have finished a game.

A person is named by a seat of a game that both played to its end, so nobody can be found by
guessing. The answer is the same whether the invited person has muted the sender or not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from gaslamp.core.codes import Seat, as_seat
from gaslamp.core.text import text
from gaslamp.service.errors import NotNow
from gaslamp.service.player_data import InvitationLine, Player
from gaslamp.service.schema import (
    ALERT_CHANNELS,
    ALERTS,
    INVITATIONS,
    PLAYER_MUTES,
    PLAYER_SEATS,
    PLAYERS,
    RESULTS,
    TABLES,
)
from gaslamp.service.store import Store
from gaslamp.service.table_state import CLOSED, TableState
from gaslamp.service.tokens import fingerprint, is_id

HOUR, DAY = 3_600_000, 86_400_000  # milliseconds
MOST_AN_HOUR = 10  # of one sender
MOST_A_DAY = 3  # of one sender to one person
MOST_TO_ONE = 20  # that a person is shown of a day; beyond it nothing arrives
LASTS = 14 * DAY
MOST_COMPANIONS = 50
MOST_SEATS = 2000  # of past games that are looked at for companions

# `unseen` is one that the invited person was not shown, because the sender is muted.
InvitationState: TypeAlias = Literal["waiting", "declined", "accepted", "unseen"]


class Companion(msgspec.Struct, frozen=True):
    """A person with whom a game was finished, by the seat and name of the last such game.

    `player` is set where that person's page may be seen by all.
    """

    table: str
    seat: Seat
    name: str
    game: str
    at: int
    games: int
    player: str = ""


class MutedPlayer(msgspec.Struct, frozen=True):
    """A person whose invitations a player does not want, by the name that was last seen.

    `id` means something to that player alone: it does not name the other person elsewhere.
    """

    id: str
    name: str


class Waiting(msgspec.Struct, frozen=True):
    """An invitation that was not answered yet."""

    table: str
    name: str  # of the sender
    at: int


def takes_guests(state: TableState) -> bool:
    """Tell whether an invited person could still sit down at a table."""
    return not state.started and not state.is_over and bool(state.wait_for())


class Invitations:
    """Writes and reads invitations, and whose invitations a player does not want."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        """Keep them in a store; `now` is the service's time."""
        self.store = store
        self.now = now

    async def companions(self, player: Player) -> tuple[Companion, ...]:
        """List the people with whom a player finished games, the last ones first."""
        rows = await self.store.fetch(
            _met_by(player.id, "").order_by(RESULTS.c.ended_at.desc()).limit(MOST_SEATS)
        )
        muted = {row.other for row in await self._muted(player)}
        found: dict[str, Companion] = {}
        for row in rows:
            before = found.get(row.player)
            if before is not None:
                found[row.player] = msgspec.structs.replace(before, games=before.games + 1)
            elif row.player not in muted:
                found[row.player] = Companion(
                    row.table_id,
                    as_seat(row.seat),
                    row.name,
                    row.game,
                    row.ended_at,
                    1,
                    row.player if row.is_public else "",
                )
        return tuple(found.values())[:MOST_COMPANIONS]

    async def invite(self, sender: Player, state: TableState, met_at: str, seat: int) -> str:
        """Invite the person of a seat of a finished game to a table; return that player's id.

        `NotNow` where the sender does not sit at the table, or has not played with that person.
        """
        seats = select(PLAYER_SEATS).where(PLAYER_SEATS.c.table_id == state.id)
        owners = {row.player: row.seat for row in await self.store.fetch(seats)}
        if sender.id not in owners:
            raise NotNow(text("service-invite-not-there"))
        if not takes_guests(state):
            raise NotNow(text("service-invite-no-seat"))
        met = _met_by(sender.id, met_at).where(RESULTS.c.seat == seat)
        found = await self.store.fetch(met) if is_id(met_at) else ()
        if not found:
            raise NotNow(text("service-invite-not-met"))
        guest = str(found[0].player)
        place = int(owners[sender.id])
        row: dict[str, Any] = {
            "table_id": state.id,
            "player": guest,
            "sender": sender.id,
            "name": state.seat_holders[place].name,
            "sent_at": self.now(),
        }
        refusal = await self._write(row, place, is_there=guest in owners)
        if refusal is not None:
            raise NotNow(text(refusal, most=MOST_AN_HOUR))
        return guest

    async def _write(self, row: dict[str, Any], place: int, *, is_there: bool) -> str | None:
        """Write an invitation with its alerts in one transaction; return why it was refused."""
        table, guest, at = row["table_id"], row["player"], row["sent_at"]
        of_sender = INVITATIONS.c.sender == row["sender"]
        of_guest = INVITATIONS.c.player == guest
        many = _count(of_sender & (INVITATIONS.c.sent_at > at - HOUR))
        to_one = _count(of_sender & of_guest & (INVITATIONS.c.sent_at > at - DAY))
        is_shown_now = of_guest & (INVITATIONS.c.state != "unseen")
        shown = _count(is_shown_now & (INVITATIONS.c.sent_at > at - DAY))
        mute = select(PLAYER_MUTES).where(
            PLAYER_MUTES.c.player == guest, PLAYER_MUTES.c.other == row["sender"]
        )
        channels = select(ALERT_CHANNELS.c.id).where(
            ALERT_CHANNELS.c.player == guest, ALERT_CHANNELS.c.confirmed == 1
        )
        here = select(INVITATIONS).where(_to(table, guest))
        is_settled = INVITATIONS.c.state != "waiting"
        is_old = is_settled & (INVITATIONS.c.sent_at < at - DAY)
        is_old |= INVITATIONS.c.sent_at < at - LASTS

        def work(connection: Connection) -> str | None:
            connection.execute(delete(INVITATIONS).where(is_old))
            if connection.execute(here).first() is not None:
                return None  # once is enough
            if connection.execute(many).scalar_one() >= MOST_AN_HOUR:
                return "service-invite-enough"
            if connection.execute(to_one).scalar_one() >= MOST_A_DAY:
                return "service-invite-one-enough"
            is_full = connection.execute(shown).scalar_one() >= MOST_TO_ONE
            is_muted = connection.execute(mute).first() is not None
            is_shown = not (is_there or is_full or is_muted)
            state = "waiting" if is_shown else "unseen"
            connection.execute(insert(INVITATIONS), row | {"state": state})
            found = [one.id for one in connection.execute(channels)] if is_shown else []
            if found:
                rows = [_alert(table, place, at, channel, guest) for channel in found]
                connection.execute(self.store.insert_into(ALERTS).on_conflict_do_nothing(), rows)
            return None

        refusal: str | None = await self.store.writer.submit(table, work)
        return refusal

    async def waiting(self, player: str) -> list[Waiting]:
        """List the invitations that a player has not answered, the newest first."""
        query = (
            select(INVITATIONS)
            .join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
            .where(INVITATIONS.c.player == player, INVITATIONS.c.state == "waiting")
            .where(TABLES.c.over == 0)
            .order_by(INVITATIONS.c.sent_at.desc())
            .limit(MOST_TO_ONE)
        )
        return [
            Waiting(row.table_id, row.name, row.sent_at) for row in await self.store.fetch(query)
        ]

    async def sent(self, table: str, player: str) -> Waiting | None:
        """Give the invitation of a player to a table, while it waits for an answer."""
        query = select(INVITATIONS).where(_to(table, player), INVITATIONS.c.state == "waiting")
        rows = await self.store.fetch(query)
        return Waiting(table, rows[0].name, rows[0].sent_at) if rows else None

    async def settle(self, player: Player, table: str, state: InvitationState) -> None:
        """Note that an invitation was accepted or declined; nothing where there is none."""
        mine = _to(table, player.id) & (INVITATIONS.c.state == "waiting")
        noted = update(INVITATIONS).where(mine).values(state=state)
        await self.store.submit(lambda connection: connection.execute(noted))

    async def mute_sender(self, player: Player, table: str) -> None:
        """Decline an invitation, and take no more from its sender."""
        mine = select(INVITATIONS).where(_to(table, player.id))
        waiting = (INVITATIONS.c.player == player.id) & (INVITATIONS.c.state == "waiting")
        muting = self.store.insert_into(PLAYER_MUTES).on_conflict_do_nothing()

        def work(connection: Connection) -> None:
            row = connection.execute(mine).first()
            if row is None:
                return
            muted = {"player": player.id, "other": row.sender, "name": row.name}
            connection.execute(muting, muted)
            theirs = update(INVITATIONS).where(waiting, INVITATIONS.c.sender == row.sender)
            connection.execute(theirs.values(state="declined"))

        await self.store.submit(work)

    async def muted_by(self, player: Player) -> tuple[MutedPlayer, ...]:
        """List those whose invitations a player does not want."""
        return tuple(MutedPlayer(_mark(row), row.name) for row in await self._muted(player))

    async def unmute(self, player: Player, mark: str) -> None:
        """Take a person's invitations again."""
        others = [row.other for row in await self._muted(player) if _mark(row) == mark]
        mine = PLAYER_MUTES.c.player == player.id
        gone = delete(PLAYER_MUTES).where(mine, PLAYER_MUTES.c.other.in_(others))
        await self.store.submit(lambda connection: connection.execute(gone))

    async def _muted(self, player: Player) -> Sequence[Any]:
        query = select(PLAYER_MUTES).where(PLAYER_MUTES.c.player == player.id)
        return await self.store.fetch(query.order_by(PLAYER_MUTES.c.name, PLAYER_MUTES.c.other))

    async def lines(self, player: str) -> tuple[InvitationLine, ...]:
        """List what is stored of a player's invitations, sent and received, for an export."""
        seen = (INVITATIONS.c.player == player) & (INVITATIONS.c.state != "unseen")
        query = select(INVITATIONS).where(or_(INVITATIONS.c.sender == player, seen))
        return tuple(
            InvitationLine(
                row.table_id,
                row.sent_at,
                row.sender == player,
                row.name,
                "" if row.sender == player else row.state,
            )
            for row in await self.store.fetch(query.order_by(INVITATIONS.c.sent_at))
        )


def forget_invitations(connection: Connection, player: str) -> None:
    """Delete a player's invitations, sent and received, and the mutes of and by that player."""
    for column in (INVITATIONS.c.player, INVITATIONS.c.sender):
        connection.execute(delete(INVITATIONS).where(column == player))
    for column in (PLAYER_MUTES.c.player, PLAYER_MUTES.c.other):
        connection.execute(delete(PLAYER_MUTES).where(column == player))


def _met_by(player: str, table: str) -> Any:  # noqa: ANN401  (a query of SQLAlchemy)
    """Select the seats of others, known as players, in games that a player has finished."""
    mine = select(RESULTS.c.table_id).where(RESULTS.c.player == player, RESULTS.c.ending != CLOSED)
    if table:
        mine = mine.where(RESULTS.c.table_id == table)
    return (
        select(RESULTS, PLAYERS.c.is_public)
        .join(PLAYERS, PLAYERS.c.id == RESULTS.c.player)
        .where(RESULTS.c.table_id.in_(mine), RESULTS.c.player != player)
    )


def _to(table: str, player: str) -> Any:  # noqa: ANN401  (a condition of SQLAlchemy)
    return (INVITATIONS.c.table_id == table) & (INVITATIONS.c.player == player)


def _mark(row: Any) -> str:  # noqa: ANN401  (SQLAlchemy's row)
    return fingerprint(f"{row.player} {row.other}")[:16]


def _count(which: Any) -> Any:  # noqa: ANN401  (conditions and queries of SQLAlchemy)
    return select(func.count()).select_from(INVITATIONS).where(which)


def _alert(table: str, seat: int, at: int, channel: str, player: str) -> dict[str, Any]:
    return {
        "table_id": table,
        "seat": seat,
        "reason": "invitation",
        "position": at,
        "channel": channel,
        "player": player,
        "due": at,
        "tries": 0,
    }
