"""Requests about tables: create, find and join them; send commands and get frames by HTTP."""

from __future__ import annotations

import functools

from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core import seat_record
from gaslamp.core.codes import is_seat
from gaslamp.core.journal_file import dumps
from gaslamp.core.text import text
from gaslamp.core.turn_names import viewer_name
from gaslamp.games.registry import game_names
from gaslamp.play.click_refusals import click_refusal
from gaslamp.service.commands import choices_after
from gaslamp.service.errors import NotNow
from gaslamp.service.fairness import write_proof
from gaslamp.service.fairness_proofs import proof_of
from gaslamp.service.frames import frame_for
from gaslamp.service.hint_requests import RETRY_AFTER, HintRequests, TooManyHints
from gaslamp.service.rematches import decline_rematch, offer_rematch
from gaslamp.service.settings import TablePlan
from gaslamp.service.table_registry import JoinRequest
from gaslamp.service.worker_jobs import JobDropped, JobFailed
from gaslamp.web.boards import board_answer
from gaslamp.web.cached_responses import JSON, CachedResponse, pack, packed_answer
from gaslamp.web.error_responses import TooMuch
from gaslamp.web.public_info import all_games_info, fairness_info, table_info
from gaslamp.web.request_guard import RequestGuard
from gaslamp.web.requests import address_of, answered, body, number_in, until_left
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


class TableRoutes:
    """The handlers of requests about tables."""

    def __init__(self, guard: RequestGuard, hints: HintRequests) -> None:
        """Serve the tables of a registry; `hints` computes hints."""
        self.guard = guard
        self.registry = guard.registry
        self.hints = hints

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
        return answered(
            await self.registry.create(plan, await self.guard.player_if_any(request)), 201
        )

    async def table(self, request: Request) -> Response:
        """Show a table."""
        return answered(table_info(await self.registry.find(request.path_params["table"])))

    async def join(self, request: Request) -> Response:
        """Take a seat."""
        table = request.path_params["table"]
        guest = await body(request, JoinRequest)
        player = await self.guard.player_if_any(request)
        with self.guard.counting_guesses(request):
            seat, token = await self.registry.join(table, guest, player)
        if player is not None:
            await self.registry.players.invitations.settle(player, table, "accepted")
        return answered(SeatTakenUp(seat, token), 201)

    async def frame(self, request: Request) -> Response:
        """Return a viewer's frame."""
        table, viewer = await self.guard.viewer(request)
        log_from = number_in(request, "log_from", len(table.state.journal.logs[viewer]))
        chat_from = number_in(request, "chat_from", len(table.state.chat_for(viewer)))
        return answered(frame_for(table.state, viewer, log_from, chat_from, table.time()))

    async def log(self, request: Request) -> Response:
        """Give lines of the asker's own log with the views before them, right before an index."""
        table, viewer = await self.guard.viewer(request)
        journal = table.state.journal
        until = number_in(request, "until", len(journal.logs[viewer]))
        return answered(journal.earlier_lines(viewer, until))

    async def order(self, request: Request) -> Response:
        """Carry out a command."""
        table, seat = await self.guard.seat(request)
        order = await body(request, Order)
        with self.registry.store.metrics.command_seconds.time():
            ack = await table.execute(seat, order.command, order.name)
        return answered(ack)

    async def foresee(self, request: Request) -> Response:
        """List what a seat on turn could do after each of some plans, without making them."""
        table, seat = await self.guard.seat(request)
        asked = await body(request, PlansToTry)
        return answered(choices_after(table.state, seat, asked.plans))

    async def hint(self, request: Request) -> Response:
        """Return a hint for a seat on turn, where the table allows hints."""
        table, viewer = await self.guard.viewer(request)
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
        table, viewer = await self.guard.viewer(request)
        path = request.query_params.get("path", "")[:LONGEST_PATH].split(",")
        why = click_refusal(table.state.journal, viewer, path) if is_seat(viewer) else None
        return answered(ClickRefusal(why))

    async def rematch(self, request: Request) -> Response:
        """Offer a rematch, or agree to one; without a body the seats are rotated."""
        table, seat = await self.guard.seat(request)
        asked = RematchAsked()
        if request.headers.get("Content-Length", "0") != "0":
            asked = await body(request, RematchAsked)
        keeps = asked.keeps_sides
        made = await offer_rematch(self.registry, table.id, seat, keeps_sides=keeps)
        return answered(Rematch(made), 201)

    async def decline_rematch(self, request: Request) -> Response:
        """Decline a rematch, or withdraw your own offer."""
        table, seat = await self.guard.seat(request)
        await decline_rematch(self.registry, table.id, seat)
        return answered(Rematch(table.state.rematch))

    async def journal(self, request: Request) -> Response:
        """Return the journal of a finished game as a file."""
        table = await self.guard.finished(request)
        write_proof(table.state.journal, proof_of(table.state))
        name = f"{table.state.game.name}-{table.id}.gaslamp"
        return _file(dumps(table.state.journal), name)

    async def side(self, request: Request) -> Response:
        """Return one viewer's seat record as a file, also during the game."""
        table, viewer = await self.guard.viewer(request)
        written = seat_record.dumps(seat_record.seat_record_of(table.state.journal, viewer))
        return _file(written, f"{table.state.game.name}-{viewer_name(viewer)}.gaslamp-side")

    async def fairness(self, request: Request) -> Response:
        """Return the commitments, and after the end the seed."""
        table = await self.registry.find(request.path_params["table"])
        opened = table.state.is_over and await self.guard.may_look_back(request, table)
        return answered(fairness_info(table, opened=opened))


@functools.lru_cache(1)
def _games(names: tuple[str, ...]) -> CachedResponse:
    """Pack the list of games; it changes only when a game is added."""
    return pack(encoded(all_games_info()))


def _file(written: str, name: str) -> Response:
    return Response(
        written,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )
