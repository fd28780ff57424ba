"""Requests about invitations to a table, authorized by the key of a player's device."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core.text import text
from gaslamp.service.errors import NoSuchTable
from gaslamp.service.tokens import is_id
from gaslamp.web.player_routes import Done
from gaslamp.web.request_guard import RequestGuard
from gaslamp.web.requests import answered, body
from gaslamp.web.wire import TableId


class InvitedBySeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person to invite, by the seat of a game that both have finished."""

    met_at: TableId
    seat: Annotated[int, Meta(ge=0, le=9)]


class InvitationDeclined(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation is declined; with `mute` no more are taken from its sender."""

    mute: bool = False


class InvitationRoutes:
    """The requests about invitations, each a method."""

    def __init__(self, guard: RequestGuard) -> None:
        """Answer for the players of a registry."""
        self.guard = guard
        self.registry = guard.registry
        self.invitations = guard.registry.players.invitations

    async def companions(self, request: Request) -> Response:
        """List the people with whom the player has finished games."""
        player = await self.guard.player(request)
        await self.registry.write_results(player)
        return answered(await self.invitations.companions(player))

    async def invite(self, request: Request) -> Response:
        """Invite a person to a table."""
        player = await self.guard.player(request)
        asked = await body(request, InvitedBySeat)
        table = await self.registry.find(request.path_params["table"])
        await table.catch_up()
        guest = await self.invitations.invite(player, table.state, asked.met_at, asked.seat)
        self.registry.home.seats_taken(guest)
        return answered(Done())

    async def decline(self, request: Request) -> Response:
        """Decline an invitation, and take no more from its sender if that is asked for."""
        player = await self.guard.player(request)
        asked = await body(request, InvitationDeclined)
        table = request.path_params["table"]
        if not is_id(table):
            raise NoSuchTable(text("service-no-such-table"))
        if asked.mute:
            await self.invitations.mute_sender(player, table)
        else:
            await self.invitations.settle(player, table, "declined")
        self.registry.home.seats_taken(player.id)
        return answered(Done())

    async def muted(self, request: Request) -> Response:
        """List those whose invitations the player does not want."""
        return answered(await self.invitations.muted_by(await self.guard.player(request)))

    async def unmute(self, request: Request) -> Response:
        """Take a person's invitations again."""
        player = await self.guard.player(request)
        await self.invitations.unmute(player, request.path_params["muted"])
        return answered(await self.invitations.muted_by(player))
