"""Follows the games of one page: says how each stands when it has changed for its seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from gaslamp.core.codes import Seat, ViewerId, is_seat
from gaslamp.core.errors import GaslampError
from gaslamp.service.errors import NoSuchTable, NotYours
from gaslamp.service.home_invitations import HomeInvitations
from gaslamp.service.home_messages import (
    MOST_FOLLOWED,
    GameNow,
    Home,
    HomeNews,
    SeatAsked,
    game_now,
)
from gaslamp.service.live_table import LiveTable
from gaslamp.service.played_games import running_seats
from gaslamp.service.player_data import Player
from gaslamp.service.table_registry import TableRegistry

NOTHING = Home()
BATCH_DELAY = 0.25  # seconds from a change to its message, so that several changes send one


class FollowedSeat:
    """A seat whose game is followed, and what was last found and sent of it."""

    def __init__(self, table: LiveTable, seat: Seat) -> None:
        """Begin with nothing sent."""
        self.table = table
        self.seat = seat
        self.version = -1
        self.now: GameNow | None = None
        self.sent: GameNow | None = None
        self.is_verified = True  # the token still holds this seat

    def update(self) -> bool:
        """Look up how the game stands; tell whether its seat was shown anything since last time.

        What other seats do unseen changes no version, and so nothing here.
        """
        version = self.table.state.versions[self.seat]
        if version == self.version:
            return False
        self.version = version
        self.now = game_now(self.table.state, self.seat)
        return True


class HomeGames:
    """The games that one page follows; `send` gets what is new."""

    def __init__(self, registry: TableRegistry, send: Callable[[HomeNews], None]) -> None:
        """Begin without a game."""
        self.registry = registry
        self.send = send
        self.asked = NOTHING
        self.player: Player | None = None
        self.invitations = HomeInvitations(registry, self._send_soon)
        self.followed: dict[SeatAsked, FollowedSeat] = {}
        self.gone: list[str] = []
        self.wrong = 0  # tokens and keys that hold nothing, since they were last counted
        self.timer: asyncio.TimerHandle | None = None
        self.work: set[asyncio.Task[None]] = set()
        self.lock = asyncio.Lock()
        self.is_closed = False

    async def follow(self, home: Home) -> None:
        """Follow what a page asks for, and nothing else from now on."""
        async with self.lock:
            if home.key != self.asked.key or self.player is None:
                self.player = await self.registry.players.find(home.key) if home.key else None
                self.wrong += bool(home.key and self.player is None)
            is_first, self.asked = self.asked is NOTHING, home
            await self._follow_wanted()
            if is_first:
                self.send_news(whole=True)

    def take_wrong_tokens(self) -> int:
        """Count the tokens and keys that held nothing since the last time."""
        wrong, self.wrong = self.wrong, 0
        return wrong

    async def refresh(self) -> None:
        """Follow the seats that the player has taken meanwhile, and see to new invitations."""
        async with self.lock:
            await self._follow_wanted()

    async def _follow_wanted(self) -> None:
        wanted = await self._wanted()
        for asked in [asked for asked in self.followed if asked not in wanted]:
            self._leave(asked)
        for asked, seat in wanted.items():
            if asked not in self.followed:
                await self._begin(asked, seat)
        if not self.is_closed:
            await self.invitations.look(self.player)

    async def _wanted(self) -> dict[SeatAsked, Seat | None]:
        """List the seats to follow: those named by the page, then the player's other ones."""
        wanted: dict[SeatAsked, Seat | None] = dict.fromkeys(self.asked.games)
        named = {asked.table for asked in wanted}
        if self.player is not None:
            for table, seat in await running_seats(self.registry.store, self.player):
                if table not in named:
                    wanted[SeatAsked(table, f"{self.asked.key}.{seat}")] = seat
        return dict(list(wanted.items())[:MOST_FOLLOWED])

    async def _begin(self, asked: SeatAsked, known: Seat | None) -> None:
        """Follow a seat; which one it is has to be found out unless it is known."""
        try:
            table, seat = await self._seat(asked, known)
        except (NotYours, NoSuchTable) as error:
            self.wrong += isinstance(error, NotYours)
            self._note_gone(asked.table)
            return
        except GaslampError:
            return  # it can't be read now
        if not is_seat(seat):
            self._note_gone(asked.table)
        elif not self.is_closed:
            followed = self.followed[asked] = FollowedSeat(table, seat)
            table.followers.add(self)
            followed.update()
            self._send_soon()

    async def _seat(self, asked: SeatAsked, known: Seat | None) -> tuple[LiveTable, ViewerId]:
        if known is not None:
            return await self.registry.find(asked.table), known
        return await self.registry.seat_of(asked.table, asked.token)

    def _note_gone(self, table: str) -> None:
        self.gone.append(table)
        self._send_soon()

    def _leave(self, asked: SeatAsked) -> None:
        followed = self.followed.pop(asked)
        if all(other.table is not followed.table for other in self.followed.values()):
            followed.table.followers.discard(self)

    def table_changed(self, table: LiveTable, *, seats_moved: bool) -> None:
        """See whether a change of a table is one that its seat was shown."""
        for followed in self.followed.values():
            if followed.table is table:
                followed.is_verified = followed.is_verified and not seats_moved
                if not followed.is_verified or followed.update():
                    self._send_soon()

    def _send_soon(self) -> None:
        if self.timer is None and not self.is_closed:
            self.timer = asyncio.get_running_loop().call_later(BATCH_DELAY, self._begin_sending)

    def _begin_sending(self) -> None:
        self.timer = None
        self._in_background(self._send_verified())

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._ignoring_refusals(work))
        self.work.add(task)
        task.add_done_callback(self.work.discard)

    async def _ignoring_refusals(self, work: Coroutine[Any, Any, None]) -> None:
        with suppress(GaslampError):  # the database is away: the next change, or page, asks again
            await work

    async def _send_verified(self) -> None:
        """Send what is new, after verifying that the tokens still hold their seats."""
        async with self.lock:
            unverified = [
                asked for asked, followed in self.followed.items() if not followed.is_verified
            ]
            for asked in unverified:
                self._leave(asked)
            if unverified:
                await self._follow_wanted()
            self.send_news()

    def send_news(self, *, whole: bool = False) -> None:
        """Send what is new: of the games that have changed, how they stand now."""
        changed = [
            followed
            for followed in self.followed.values()
            if followed.is_verified and (whole or followed.now != followed.sent)
        ]
        invited = self.invitations.news(whole=whole)
        if not (changed or self.gone or whole or invited.come or invited.gone):
            return
        for followed in changed:
            followed.sent = followed.now
        games = tuple(followed.now for followed in changed if followed.now is not None)
        gone, self.gone = tuple(self.gone), []
        self.send(
            HomeNews(
                self.registry.now(),
                whole,
                games,
                gone,
                invitations=invited.come,
                withdrawn=invited.gone,
            )
        )

    def seats_taken(self, player: str) -> None:
        """Look for new seats of a player, if it is the one whose page this is."""
        if self.player is not None and self.player.id == player and not self.is_closed:
            self._in_background(self.refresh())

    def close(self) -> None:
        """Follow nothing any more."""
        self.is_closed = True
        if self.timer is not None:
            self.timer.cancel()
        for asked in list(self.followed):
            self._leave(asked)
        self.invitations.close()
        for task in self.work:
            task.cancel()
