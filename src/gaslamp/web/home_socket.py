"""The WebSocket of the home page: what it wants to know comes in, what has changed goes out."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket

from gaslamp.core.errors import GaslampError
from gaslamp.core.text import text
from gaslamp.service.home_games import HomeGames
from gaslamp.service.home_lists import HomeLists
from gaslamp.service.home_messages import Home, HomeNews
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.tokens import fingerprint
from gaslamp.web.error_responses import (
    BadRequest,
    TooMuch,
    refused,
)
from gaslamp.web.rate_limits import AddressLimits, TokenBucket
from gaslamp.web.socket_connection import (
    SocketConnection,
    address_of_socket,
    counted,
    decode,
    greet,
    serve_messages,
)
from gaslamp.web.wire import HomeInbound, Ping, Pong

BURST, RATE = 20.0, 1.0  # messages of one page
GAME_COST = 0.25  # of a request: what following one more game costs its address

INBOUND: msgspec.json.Decoder[HomeInbound] = msgspec.json.Decoder(HomeInbound)


class HomeConnection(SocketConnection):
    """One page: the games that it follows, and whether it shows the lists."""

    def __init__(
        self, socket: WebSocket, registry: TableRegistry, lists: HomeLists, limits: AddressLimits
    ) -> None:
        """Begin with nothing that is followed."""
        super().__init__(socket, "")
        self.lists = lists
        self.limits = limits
        self.address = address_of_socket(socket)
        self.games = HomeGames(registry, self.send)
        self.shows_lists = False

    def seats_taken(self, player: str) -> None:
        """Look for new seats of a player, if it is the one whose page this is."""
        self.games.seats_taken(player)

    async def follow(self, home: Home) -> None:
        """Follow what the page asks for; what holds nothing counts as guesses of the address."""
        new = set(home.games) - self.games.followed.keys()
        self.limits.request(self.address, GAME_COST * len(new))
        self.key = fingerprint(home.key)
        await self.games.follow(home)
        for _ in range(self.games.take_wrong_tokens()):
            self.limits.wrong_token(self.address)
        if home.lists and not self.shows_lists:
            await self.lists.add(self.send_news)
        elif not home.lists:
            self.lists.remove(self.send_news)
        self.shows_lists = home.lists

    def send_news(self, news: HomeNews) -> None:
        """Send what is new in the lists."""
        self.send(news)

    def stop(self) -> None:
        """Follow nothing any more."""
        self.lists.remove(self.send_news)
        self.games.close()


async def serve_home(
    socket: WebSocket,
    registry: TableRegistry,
    lists: HomeLists,
    clock: Callable[[], float],
    limits: AddressLimits,
) -> None:
    """Serve a home page, if its address may have another socket."""

    async def serve() -> None:
        await socket.accept()
        connection = HomeConnection(socket, registry, lists, limits)
        registry.home.windows.add(connection)
        try:
            async with connection.until_closed():
                await _serve_page(connection, TokenBucket(BURST, RATE, clock))
        finally:
            registry.home.windows.discard(connection)
            connection.stop()
            await connection.close()

    await counted(socket, limits, serve)


async def _serve_page(connection: HomeConnection, bucket: TokenBucket) -> None:
    """Serve a page from what it asks for first to its end."""

    async def accept(first: str) -> Home:
        home = decode(INBOUND, first)
        if not isinstance(home, Home):
            raise BadRequest(text("web-hello-first"))
        await connection.follow(home)
        return home

    if await greet(connection.socket, accept) is None:
        return

    async def handle(received: str) -> None:
        try:
            message = decode(INBOUND, received)
            if isinstance(message, Ping):
                connection.send(Pong())
            else:
                await connection.follow(message)
        except GaslampError as error:
            connection.send(refused(error))

    def refuse(_: str, error: TooMuch) -> None:
        connection.send(refused(error))

    await serve_messages(connection, handle, refuse, bucket)
