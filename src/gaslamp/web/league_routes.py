"""Requests about leagues, authorized by the key of a player's device or by the league's link."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gaslamp.service.league_data import LeaguePlan
from gaslamp.service.leagues import Leagues
from gaslamp.web.player_routes import Done
from gaslamp.web.request_guard import RequestGuard
from gaslamp.web.requests import answered, bearer_token, body
from gaslamp.web.wire import Token


class LeagueLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a league's link."""

    invitation: Token


class LeagueRoutes:
    """The requests about leagues, each a method."""

    def __init__(self, guard: RequestGuard, leagues: Leagues) -> None:
        """Answer for the leagues of a registry."""
        self.guard = guard
        self.leagues = leagues
        self.players = guard.registry.players

    async def create(self, request: Request) -> Response:
        """Make a league."""
        player = await self.guard.player(request)
        return answered(await self.leagues.create(await body(request, LeaguePlan), player), 201)

    async def mine(self, request: Request) -> Response:
        """List the player's leagues."""
        player = await self.guard.player(request)
        return answered(await self.leagues.store.of_player(player.id))

    async def show(self, request: Request) -> Response:
        """Show a league to a player of it, by a key, or to a guest, by the link's secret."""
        shown = bearer_token(request)
        with self.guard.counting_guesses(request):
            player = await self.players.find(shown)
            return answered(await self.leagues.show(_league(request), player, shown))

    async def join(self, request: Request) -> Response:
        """Join a league by its link."""
        player = await self.guard.player(request)
        link = await body(request, LeagueLink)
        with self.guard.counting_guesses(request):
            await self.leagues.join(_league(request), player, link.invitation)
        return answered(Done())

    async def invite(self, request: Request) -> Response:
        """Make a new link to the league."""
        player = await self.guard.player(request)
        with self.guard.counting_guesses(request):
            return answered(await self.leagues.invite(_league(request), player), 201)

    async def start(self, request: Request) -> Response:
        """Start the league."""
        player = await self.guard.player(request)
        with self.guard.counting_guesses(request):
            await self.leagues.start(_league(request), player)
        return answered(Done())

    async def leave(self, request: Request) -> Response:
        """Leave the league."""
        player = await self.guard.player(request)
        with self.guard.counting_guesses(request):
            await self.leagues.leave(_league(request), player)
        return answered(Done())


def _league(request: Request) -> str:
    return str(request.path_params["league"])
