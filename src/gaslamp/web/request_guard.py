"""Checks who sends a request: errors, costs, tokens of seats, keys of players."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core.codes import Seat, ViewerId, is_seat
from gaslamp.core.errors import GaslampError
from gaslamp.core.state import SPECTATOR
from gaslamp.core.text import text
from gaslamp.service.errors import NotNow, NotYours
from gaslamp.service.live_table import LiveTable
from gaslamp.service.player_data import Player
from gaslamp.service.table_registry import TableRegistry
from gaslamp.web.error_responses import headers_of, log_refusal, refused, status_of
from gaslamp.web.rate_limits import AddressLimits
from gaslamp.web.requests import address_of, answered, bearer_token

Endpoint = Callable[[Request], Coroutine[Any, Any, Response]]


class RequestGuard:
    """Finds the table, seat or player that a request is for, or refuses it."""

    def __init__(self, registry: TableRegistry, addresses: AddressLimits) -> None:
        """Find tables and players in a registry; requests count against their addresses."""
        self.registry = registry
        self.addresses = addresses

    def wrapped(self, endpoint: Endpoint, cost: float = 1.0) -> Endpoint:
        """Wrap a handler: convert errors to responses, and charge `cost` to the address."""

        async def answer(request: Request) -> Response:
            try:
                if cost:
                    self.addresses.request(address_of(request), cost)
                return await endpoint(request)
            except GaslampError as error:
                log_refusal(error, address_of(request), endpoint.__name__)
                return answered(refused(error), status_of(error), headers_of(error))

        return answer

    async def viewer(self, request: Request) -> tuple[LiveTable, ViewerId]:
        """Find the table and the viewer that a request's token stands for."""
        table, viewer = await self.viewer_unnoticed(request)
        if is_seat(viewer):
            table.note_request(viewer)
        return table, viewer

    async def viewer_unnoticed(self, request: Request) -> tuple[LiveTable, ViewerId]:
        """Find the same, without counting the request as presence."""
        token = bearer_token(request)
        with self.counting_guesses(request):
            return await self.registry.seat_of(request.path_params["table"], token)

    async def seat(self, request: Request) -> tuple[LiveTable, Seat]:
        """Find the seat that a request is sent for; spectators are refused."""
        table, viewer = await self.viewer(request)
        if not is_seat(viewer):
            raise NotNow(text("web-only-watching"))
        return table, viewer

    async def finished(self, request: Request) -> LiveTable:
        """Find a table whose game is over, for a viewer who may see all of it."""
        table = await self.registry.find(request.path_params["table"])
        if not table.state.is_over or not table.state.started:
            raise NotNow(text("service-not-over"))
        if not await self.may_look_back(request, table):
            raise NotYours(text("web-only-players"))
        return table

    async def may_look_back(self, request: Request, table: LiveTable) -> bool:
        """Tell whether a viewer may see all of a finished game: its players, or all if agreed."""
        if table.state.plan.settings.watch_seats_after:
            return True
        try:
            return (await self.viewer(request))[1] != SPECTATOR
        except GaslampError:
            return False

    async def player(self, request: Request) -> Player:
        """Find the player whose device's key a request shows."""
        with self.counting_guesses(request):
            return await self.registry.players.known(bearer_token(request))

    async def player_if_any(self, request: Request) -> Player | None:
        """Find the player whose device's key a request shows; none where it shows none."""
        return await self.player(request) if "Authorization" in request.headers else None

    @contextmanager
    def counting_guesses(self, request: Request) -> Generator[None, None, None]:
        """Charge a token or an invitation that holds nothing to the address that tries it."""
        try:
            yield
        except NotYours:
            self.addresses.wrong_token(address_of(request))
            raise
