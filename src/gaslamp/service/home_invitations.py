"""The invitations of one page's player, as they come and go."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import msgspec

from gaslamp.core.errors import GaslampError
from gaslamp.service.home_messages import InvitationShown
from gaslamp.service.invitations import Waiting, takes_guests
from gaslamp.service.live_table import LiveTable
from gaslamp.service.player_data import Player
from gaslamp.service.table_registry import TableRegistry


class InvitationNews(msgspec.Struct, frozen=True):
    """What is new: invitations, and the tables of those that are none any more."""

    come: tuple[InvitationShown, ...] = ()
    gone: tuple[str, ...] = ()


class HomeInvitations:
    """Follows the tables to which a player is invited; `changed` is called when one fills up."""

    def __init__(self, registry: TableRegistry, changed: Callable[[], None]) -> None:
        """Begin without an invitation."""
        self.registry = registry
        self.changed = changed
        self.waiting: dict[str, tuple[LiveTable, InvitationShown]] = {}
        self.sent: set[str] = set()
        self.is_closed = False

    async def look(self, player: Player | None) -> None:
        """Look which invitations a player has now."""
        store = self.registry.players.invitations
        found = [] if player is None else await store.waiting(player.id)
        for table in self.waiting.keys() - {one.table for one in found}:
            self._leave(table)
        for one in found:
            await self._begin(one)
        if self.waiting.keys() != self.sent:
            self.changed()

    async def _begin(self, one: Waiting) -> None:
        """Follow the table of an invitation, unless it can't be read now."""
        if one.table in self.waiting:
            return
        with suppress(GaslampError):
            table = await self.registry.find(one.table)
            if not self.is_closed:
                shown = InvitationShown(table.id, table.state.game.name, one.name, one.at)
                self.waiting[table.id] = (table, shown)
                table.followers.add(self)

    def table_changed(self, table: LiveTable, *, seats_moved: bool) -> None:
        """Take note that a table's seats are taken, or free again."""
        if seats_moved or takes_guests(table.state) != (table.id in self.sent):
            self.changed()

    def news(self, *, whole: bool = False) -> InvitationNews:
        """Give what is new since the last time, or all of it."""
        open_now = {id_ for id_, (table, _) in self.waiting.items() if takes_guests(table.state)}
        come = open_now if whole else open_now - self.sent
        gone = tuple(sorted(self.sent - open_now))
        self.sent = open_now
        shown = (shown for id_, (_, shown) in self.waiting.items() if id_ in come)
        return InvitationNews(tuple(shown), gone)

    def _leave(self, id_: str) -> None:
        table, _ = self.waiting.pop(id_)
        table.followers.discard(self)

    def close(self) -> None:
        """Follow nothing any more."""
        self.is_closed = True
        for id_ in list(self.waiting):
            self._leave(id_)
