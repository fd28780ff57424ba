"""The HTTP API: create, find and join tables; send orders and get frames without a socket."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine, Generator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from gaslamp.core import seat_record
from gaslamp.core.codes import Seat, ViewerId, is_seat
from gaslamp.core.errors import GaslampError
from gaslamp.core.journal_file import dumps
from gaslamp.core.seats import viewer_name
from gaslamp.core.state import SPECTATOR
from gaslamp.core.text import text
from gaslamp.games.registry import game_names
from gaslamp.play.click_refusals import click_refusal
from gaslamp.service.commands import choices_after
from gaslamp.service.errors import NotNow, NotYours
from gaslamp.service.fairness import write_proof
from gaslamp.service.frames import frame_for
from gaslamp.service.hint_requests import RETRY_AFTER, HintRequests, TooManyHints
from gaslamp.service.live_table import LiveTable
from gaslamp.service.player_data import Player
from gaslamp.service.proofs import proof_of
from gaslamp.service.settings import TablePlan
from gaslamp.service.table_registry import JoinRequest, TableRegistry
from gaslamp.service.worker_jobs import JobDropped, JobFailed
from gaslamp.web.boards import board_answer
from gaslamp.web.cached_responses import JSON, CachedResponse, pack, packed_answer
from gaslamp.web.error_responses import (
    UNREADABLE,
    BadRequest,
    TooLarge,
    TooMuch,
    TooSlow,
    headers_of,
    log_refusal,
    refused,
    status_of,
    unreadable,
)
from gaslamp.web.public_info import all_games_info, fairness_info, table_info
from gaslamp.web.rate_limits import AddressLimits
from gaslamp.web.wire import (
    ClickRefusal,
    Order,
    PlansToTry,
    Rematch,
    RematchAsked,
    SeatTakenUp,
    encoded,
)

LONGEST_PATH = 200  # characters that name clicked elements
LARGEST_BODY = 64 * 1024
BODY_WITHIN = 20.0  # seconds, less than the connection is kept open for it
BodyT = TypeVar("BodyT")
ResultT = TypeVar("ResultT")
Endpoint = Callable[[Request], Coroutine[Any, Any, Response]]


class Api:
    """The handlers of requests about tables."""

    def __init__(
        self, registry: TableRegistry, hints: HintRequests, addresses: AddressLimits
    ) -> None:
        """Serve the tables of a registry; `hints` computes hints."""
        self.registry = registry
        self.hints = hints
        self.addresses = addresses

    def guarded(self, endpoint: Endpoint, cost: float = 1.0) -> Endpoint:
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

    async def games(self, request: Request) -> Response:
        """List the games with their options and levels."""
        return packed_answer(request, _games(game_names()))

    async def board(self, request: Request) -> Response:
        """Return a table's board: elements and links."""
        table = await self.registry.find(request.path_params["table"])
        return await board_answer(request, table.state.game, table.state.options)

    async def lobby(self, _: Request) -> Response:
        """List the tables with open seats."""
        return answered([table_info(table) for table in await self.registry.lobby()])

    async def make(self, request: Request) -> Response:
        """Make a table."""
        plan = await body(request, TablePlan)
        return answered(await self.registry.create(plan, await self.player_of(request)), 201)

    async def table(self, request: Request) -> Response:
        """Show a table."""
        return answered(table_info(await self.registry.find(request.path_params["table"])))

    async def join(self, request: Request) -> Response:
        """Take a seat."""
        guest = await body(request, JoinRequest)
        player = await self.player_of(request)
        with self.counting_guesses(request):
            seat, token = await self.registry.join(request.path_params["table"], guest, player)
        return answered(SeatTakenUp(seat, token), 201)

    async def frame(self, request: Request) -> Response:
        """Return a viewer's frame."""
        table, viewer = await self._viewer(request)
        log_from = _number(request, "log_from", len(table.state.journal.logs[viewer]))
        chat_from = _number(request, "chat_from", len(table.state.chat_for(viewer)))
        return answered(frame_for(table.state, viewer, log_from, chat_from, table.time()))

    async def log(self, request: Request) -> Response:
        """Give lines of the asker's own log with the views before them, right before an index."""
        table, viewer = await self._viewer(request)
        journal = table.state.journal
        until = _number(request, "until", len(journal.logs[viewer]))
        return answered(journal.earlier_lines(viewer, until))

    async def order(self, request: Request) -> Response:
        """Carry out a command."""
        table, seat = await self._seat(request)
        order = await body(request, Order)
        with self.registry.store.metrics.command_seconds.time():
            ack = await table.execute(seat, order.command, order.name)
        return answered(ack)

    async def foresee(self, request: Request) -> Response:
        """List what a seat on turn could do after each of some plans, without making them."""
        table, seat = await self._seat(request)
        asked = await body(request, PlansToTry)
        return answered(choices_after(table.state, seat, asked.plans))

    async def hint(self, request: Request) -> Response:
        """Return a hint for a seat on turn, where the table allows hints."""
        table, viewer = await self._viewer(request)
        state = table.state
        if not state.plan.settings.allows_hints:
            raise NotNow(text("web-no-hints"))
        if not is_seat(viewer) or viewer != state.journal.state.seat or state.is_over:
            raise NotNow(text("web-not-on-turn"))
        address = address_of(request)
        try:
            found = await until_left(request, self.hints.ask(table, viewer, address))
        except TooManyHints:
            raise TooMuch(text("web-too-many-hints"), RETRY_AFTER) from None
        except JobDropped:
            raise NotNow(text("web-hint-outdated")) from None
        except JobFailed:
            raise NotNow(text("web-no-hint-now")) from None
        return Response(found, media_type=JSON)

    async def refusal(self, request: Request) -> Response:
        """Tell a seat on turn why it can't click some elements, separated by commas."""
        table, viewer = await self._viewer(request)
        path = request.query_params.get("path", "")[:LONGEST_PATH].split(",")
        why = click_refusal(table.state.journal, viewer, path) if is_seat(viewer) else None
        return answered(ClickRefusal(why))

    async def rematch(self, request: Request) -> Response:
        """Offer a rematch, or agree to one; without a body the seats are rotated."""
        table, seat = await self._seat(request)
        asked = RematchAsked()
        if request.headers.get("Content-Length", "0") != "0":
            asked = await body(request, RematchAsked)
        keeps = asked.keeps_sides
        made = await self.registry.offer_rematch(table.id, seat, keeps_sides=keeps)
        return answered(Rematch(made), 201)

    async def decline_rematch(self, request: Request) -> Response:
        """Decline a rematch, or take the own offer back."""
        table, seat = await self._seat(request)
        await self.registry.decline_rematch(table.id, seat)
        return answered(Rematch(table.state.rematch))

    async def journal(self, request: Request) -> Response:
        """Return the journal of a finished game as a file."""
        table = await self.finished(request)
        write_proof(table.state.journal, proof_of(table.state))
        name = f"{table.state.game.name}-{table.id}.gaslamp"
        return _file(dumps(table.state.journal), name)

    async def side(self, request: Request) -> Response:
        """Return one viewer's seat record as a file, also during the game."""
        table, viewer = await self._viewer(request)
        written = seat_record.dumps(seat_record.seat_record_of(table.state.journal, viewer))
        return _file(written, f"{table.state.game.name}-{viewer_name(viewer)}.gaslamp-side")

    async def fairness(self, request: Request) -> Response:
        """Return the commitments, and after the end the seed."""
        table = await self.registry.find(request.path_params["table"])
        opened = table.state.is_over and await self.may_look_back(request, table)
        return answered(fairness_info(table, opened=opened))

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
            return (await self._viewer(request))[1] != SPECTATOR
        except GaslampError:
            return False

    async def _seat(self, request: Request) -> tuple[LiveTable, Seat]:
        """Find the seat that a request is sent for; spectators are refused."""
        table, viewer = await self._viewer(request)
        if not is_seat(viewer):
            raise NotNow(text("web-only-watching"))
        return table, viewer

    async def _viewer(self, request: Request) -> tuple[LiveTable, ViewerId]:
        token = bearer_token(request)
        with self.counting_guesses(request):
            table, viewer = await self.registry.seat_of(request.path_params["table"], token)
        if is_seat(viewer):
            table.note_request(viewer)
        return table, viewer

    async def player_of(self, request: Request) -> Player | None:
        """Find the player whose device's key a request shows; none where it shows none."""
        if "Authorization" not in request.headers:
            return None
        with self.counting_guesses(request):
            return await self.registry.players.known(bearer_token(request))

    @contextmanager
    def counting_guesses(self, request: Request) -> Generator[None, None, None]:
        """Charge a token or an invitation that holds nothing to the address that tries it."""
        try:
            yield
        except NotYours:
            self.addresses.wrong_token(address_of(request))
            raise


def bearer_token(request: Request) -> str:
    """Give the token or key that a request names; `NotYours` where it names none."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise NotYours(text("web-no-token"))
    return token.strip()


@functools.lru_cache(1)
def _games(names: tuple[str, ...]) -> CachedResponse:
    """Pack the list of games; it changes only when a game is added."""
    return pack(encoded(all_games_info()))


def _number(request: Request, name: str, most: int) -> int:
    written = request.query_params.get(name, "0")
    known = written.isascii() and written.isdecimal() and len(written) <= 9
    return min(int(written), most) if known else 0


async def until_left(request: Request, work: Coroutine[Any, Any, ResultT]) -> ResultT:
    """Wait for some work; cancel it if the client disconnects."""

    async def left() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    working, leaving = asyncio.create_task(work), asyncio.create_task(left())
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise NotNow(text("web-no-hint-now"))  # which is not read
        return working.result()
    finally:
        leaving.cancel()
        working.cancel()


async def received(request: Request, most: int = LARGEST_BODY) -> bytes:
    """Read a request's body, within the limits of size and time.

    A client that disconnects in between has sent an unreadable body.
    """
    found = bytearray()
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for chunk in request.stream():
                found += chunk
                if len(found) > most:
                    raise TooLarge(text("web-too-large"))
    except TimeoutError:
        raise TooSlow(text("web-too-slow")) from None
    except ClientDisconnect:
        raise BadRequest(text("web-bad-request", reason="it ends too early")) from None
    return bytes(found)


async def body(request: Request, kind: type[BodyT]) -> BodyT:
    """Decode a request's body strictly."""
    try:
        return msgspec.json.decode(await received(request), type=kind)
    except UNREADABLE as error:
        raise unreadable(error) from None


def _file(written: str, name: str) -> Response:
    return Response(
        written,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def answered(
    message: Any,  # noqa: ANN401  (any struct of the wire)
    status: int = 200,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """Respond with a struct as JSON."""
    return Response(encoded(message), status, headers, media_type=JSON)


def address_of(request: Request) -> str:
    """Return the client's address; behind a proxy uvicorn sets it from the proxy's header."""
    return request.client.host if request.client else "-"
