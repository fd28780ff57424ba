"""The analysis pad by HTTP: moves tried on a copy of what a seat knows.

A request changes nothing, and no other player can notice it: it isn't even counted as presence.
"""

from __future__ import annotations

import hashlib

from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core.codes import Action, Seat, is_seat
from gaslamp.core.errors import IllegalAction
from gaslamp.core.log import effective
from gaslamp.core.options import options_of
from gaslamp.core.text import Text, text
from gaslamp.play.sketch import SketchRequest, sketch_json
from gaslamp.service.errors import NotNow, Unavailable
from gaslamp.service.live_table import LiveTable
from gaslamp.service.work_queue import LESSONS, QueueFull
from gaslamp.service.worker_jobs import JobFailed
from gaslamp.service.worker_pool import LONGEST_WORK, WorkerPool
from gaslamp.web.cached_responses import JSON
from gaslamp.web.error_responses import BadRequest
from gaslamp.web.request_guard import RequestGuard
from gaslamp.web.requests import number_in

MOST_TRIES = 200  # actions in a row
LONGEST_TRIES = 2_000  # characters
MOST_DRAWS = 999


class PadRoutes:
    """The handler of requests for sketches during a game."""

    def __init__(self, guard: RequestGuard, pool: WorkerPool) -> None:
        """Compute sketches in a pool; `guard` checks permissions."""
        self.guard = guard
        self.pool = pool

    async def page(self, request: Request) -> Response:
        """Return the position of a sketch, after the actions that are tried."""
        table, viewer = await self.guard.viewer_unnoticed(request)
        if not is_seat(viewer):
            raise NotNow(text("web-only-watching"))
        if not table.state.started or table.state.is_over:
            raise NotNow(text("web-no-sketch-now"))
        wanted = sketch_request(table, viewer, request)
        try:
            found = await self.pool.run(
                LESSONS, f"{table.id} {viewer}", sketch_json, wanted, seconds=LONGEST_WORK
            )
        except (JobFailed, QueueFull):
            raise Unavailable(text("web-no-sketch-now")) from None
        if isinstance(found, Text):
            raise IllegalAction(found)
        return Response(found, media_type=JSON)


def sketch_request(table: LiveTable, seat: Seat, request: Request) -> SketchRequest:
    """Collect what a sketch is made from: what the seat has seen, and what the request tries.

    Without a notebook at the table a position is drawn once for all: many draws would show
    together what the notebook would.
    """
    state = table.state
    log, allowed = state.journal.logs[seat], state.plan.settings.help
    until = number_in(request, "until", len(log)) or len(log)
    sights = tuple((one.sight, one.turn) for one in effective(log[:until]))
    draw = number_in(request, "draw", MOST_DRAWS) if allowed != "off" else 0
    return SketchRequest(
        game=state.game.name,
        options=dict(options_of(state.options)),
        seat=seat,
        sights=sights,
        weighed=allowed == "weights",
        draw=int.from_bytes(hashlib.sha256(f"{draw} {sights}".encode()).digest()[:7], "big"),
        tries=_tries(request.query_params.get("tries", "")),
    )


def _tries(written: str) -> tuple[Action, ...]:
    """Read the actions that are tried, separated by commas."""
    if len(written) > LONGEST_TRIES:
        raise BadRequest(text("web-too-large"))
    parts = [part for part in written.split(",") if part]
    if len(parts) > MOST_TRIES or not all(part.isascii() and part.isdecimal() for part in parts):
        raise BadRequest(text("web-bad-tries", most=MOST_TRIES))
    return tuple(Action(int(part)) for part in parts)
