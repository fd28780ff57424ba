"""Requests about the player: name, devices, links to another device, seats and games.

They are authorized by the key of a device, in the `Authorization` header; there are no cookies, so
no other site can send one of them in a player's name.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core.codes import Seat, is_seat
from gaslamp.core.text import text
from gaslamp.service.errors import NotNow
from gaslamp.service.forgetting import forget_player
from gaslamp.service.player_data import Device, DeviceName, PlayerName
from gaslamp.service.players import LARGEST_PREFERENCES
from gaslamp.web.request_guard import RequestGuard
from gaslamp.web.requests import answered, body
from gaslamp.web.wire import TableId, Token


class NewPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name that a player is known by, and that of its first device."""

    name: PlayerName
    device: DeviceName


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name for a player."""

    name: PlayerName


class Redeem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a link, and the name of the device that it adds."""

    code: Token
    device: DeviceName


class SeatClaim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, by its token, that is to belong to the player."""

    table: TableId
    token: Token


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the client keeps for all devices of a player, as it wrote it."""

    written: Annotated[str, Meta(max_length=LARGEST_PREFERENCES)]


class PlayerShown(msgspec.Struct, frozen=True):
    """A player as its own devices see it."""

    id: str
    name: str
    devices: tuple[Device, ...]


class SeatClaimed(msgspec.Struct, frozen=True):
    """A seat that belongs to the player now."""

    table: str
    seat: Seat


class Done(msgspec.Struct, frozen=True):
    """It was done."""


class PlayerRoutes:
    """The requests about players, each a method."""

    def __init__(self, guard: RequestGuard) -> None:
        """Answer for the players of a registry."""
        self.guard = guard
        self.registry = guard.registry
        self.players = guard.registry.players

    async def create(self, request: Request) -> Response:
        """Make a player; the answer holds the key of its first device."""
        new = await body(request, NewPlayer)
        return answered(await self.players.create(new.name, new.device), 201)

    async def me(self, request: Request) -> Response:
        """Show the player and its devices."""
        player = await self.guard.player(request)
        devices = await self.players.devices(player)
        return answered(PlayerShown(player.id, player.name, devices))

    async def rename(self, request: Request) -> Response:
        """Give the player another name."""
        player = await self.guard.player(request)
        await self.players.rename(player, (await body(request, Rename)).name)
        return answered(Done())

    async def preferences(self, request: Request) -> Response:
        """Give what the client keeps for all devices."""
        player = await self.guard.player(request)
        return answered(Preferences(await self.players.preferences(player)))

    async def store_preferences(self, request: Request) -> Response:
        """Keep what the client wants on all devices."""
        player = await self.guard.player(request)
        kept = await body(request, Preferences)
        await self.players.store_preferences(player, kept.written)
        return answered(Done())

    async def offer_link(self, request: Request) -> Response:
        """Make a link that adds a device."""
        return answered(await self.players.offer_link(await self.guard.player(request)), 201)

    async def redeem(self, request: Request) -> Response:
        """Add a device by a link; the answer holds its key."""
        asked = await body(request, Redeem)
        with self.guard.counting_guesses(request):
            return answered(await self.players.redeem(asked.code, asked.device), 201)

    async def revoke(self, request: Request) -> Response:
        """Take a device's key back."""
        player = await self.guard.player(request)
        await self.players.revoke(player, request.path_params["device"])
        return answered(Done())

    async def claim(self, request: Request) -> Response:
        """Let a seat belong to the player, who knows its token."""
        player = await self.guard.player(request)
        claim = await body(request, SeatClaim)
        with self.guard.counting_guesses(request):
            table, seat = await self.registry.seat_of(claim.table, claim.token)
        if not is_seat(seat):
            raise NotNow(text("web-only-watching"))
        await self.players.claim(player, table.id, seat, table.state.game.name)
        await self.players.results.note(table.id, table.state)
        self.registry.home.seats_taken(player.id)
        return answered(SeatClaimed(table.id, seat))

    async def games(self, request: Request) -> Response:
        """List the player's games."""
        player = await self.guard.player(request)
        await self.registry.write_results(player)
        return answered(await self.players.results.games(player))

    async def export(self, request: Request) -> Response:
        """Give everything that is stored of the player."""
        player = await self.guard.player(request)
        await self.registry.write_results(player)
        return answered(await self.players.export(player))

    async def delete(self, request: Request) -> Response:
        """Delete everything that is stored of the player."""
        await forget_player(self.registry, await self.guard.player(request))
        return answered(Done())
