"""Requests about players who agreed to be seen by others."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core.text import text
from gaslamp.service.errors import NoSuchPlayer
from gaslamp.service.player_data import RatingShown
from gaslamp.service.public_players import PublicPlayers
from gaslamp.web.access import Access
from gaslamp.web.request_guard import RequestGuard
from gaslamp.web.requests import answered, body


class OwnPage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others may see the player's page."""

    is_public: bool


class OwnClub(msgspec.Struct, frozen=True):
    """What the club page shows of oneself; `is_listed` where the server lists its players."""

    is_public: bool
    is_listed: bool
    ratings: tuple[RatingShown, ...]


class ClubRoutes:
    """The requests about public players, each a method."""

    def __init__(self, guard: RequestGuard, access: Access) -> None:
        """Answer for the players of a registry."""
        self.guard = guard
        self.players = guard.registry.players
        self.public = PublicPlayers(guard.registry.store)
        self.access = access

    async def mine(self, request: Request) -> Response:
        """Show the player's own ratings, and who may see them."""
        player = await self.guard.player(request)
        shown = await self.public.is_shown(player)
        ratings = await self.players.results.ratings(player.id)
        return answered(OwnClub(shown, self.access.players_page, ratings))

    async def show(self, request: Request) -> Response:
        """Show the player's page to others, or no longer."""
        player = await self.guard.player(request)
        await self.public.show(player, is_public=(await body(request, OwnPage)).is_public)
        return await self.mine(request)

    async def page(self, request: Request) -> Response:
        """Show a player who agreed to it."""
        return answered(await self.public.page(request.path_params["player"]))

    async def listed(self, request: Request) -> Response:
        """List the players who agreed to it, where the operator wants that."""
        if not self.access.players_page:
            raise NoSuchPlayer(text("web-no-players-page"))
        role = {"0": 0, "1": 1}.get(request.query_params.get("role", ""))
        game = request.query_params.get("game", "")[:64]
        return answered(await self.public.listed(game, role))

    async def at_table(self, request: Request) -> Response:
        """Give the public pages of the players at a table, by seat."""
        table = await self.guard.registry.find(request.path_params["table"])
        return answered(await self.public.at_table(table.id))
