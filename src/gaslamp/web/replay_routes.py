"""Replays by HTTP: of finished tables, and of uploaded files."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core.codes import as_seat
from gaslamp.core.options import options_from
from gaslamp.core.text import text
from gaslamp.core.turn_names import viewer_name
from gaslamp.games.registry import find_game
from gaslamp.service.errors import NoSuchReplay, NotNow
from gaslamp.service.live_table import LiveTable
from gaslamp.service.play_on import PlayOn, play_on
from gaslamp.service.replay_archive import CachedReplay, ReplayArchive, key_moments
from gaslamp.service.replay_pages import Perspective, record_of
from gaslamp.web.boards import board_answer
from gaslamp.web.cached_responses import JSON
from gaslamp.web.error_responses import BadRequest
from gaslamp.web.request_guard import RequestGuard
from gaslamp.web.requests import answered, body, received
from gaslamp.web.wire import Replay, SeatHeld, UploadedReplay

LARGEST_FILE = 256 * 1024
LONGEST_NUMBER = 6  # digits of a step


class ReplayRoutes:
    """The handlers of requests about replays."""

    def __init__(self, guard: RequestGuard, archive: ReplayArchive) -> None:
        """Serve an archive; `guard` checks permissions."""
        self.guard = guard
        self.archive = archive

    async def of_table(self, request: Request) -> Response:
        """Return the outline of a finished game."""
        table = await self.guard.finished(request)
        return await self._replay(self._replay_of(table), table)

    async def page_of_table(self, request: Request) -> Response:
        """Return a step of a finished game from one perspective."""
        return await self._page(self._replay_of(await self.guard.finished(request)), request)

    async def review_of_table(self, request: Request) -> Response:
        """Return the review of a finished game as far as it is, and go on with it."""
        table = await self.guard.finished(request)
        outcome = table.state.verdict
        winners = None if outcome is None else tuple(map(as_seat, outcome.winners))
        return answered(await self.archive.reviews.ask(record_of(table.state.journal), winners))

    async def review_of_file(self, request: Request) -> Response:
        """Return the review of an uploaded game as far as it is, and go on with it."""
        replay = await self.archive.find(request.path_params["replay"])
        outcome = (await self.archive.outline(replay)).outcome
        winners = None if outcome is None else tuple(map(as_seat, outcome.winners))
        return answered(await self.archive.reviews.ask(replay.record, winners))

    async def play_on_from_table(self, request: Request) -> Response:
        """Create a table that goes on from a position of a finished game."""
        record = record_of((await self.guard.finished(request)).state.journal)
        asked = await body(request, PlayOn)
        return answered(await play_on(self.guard.registry, self.archive, record, asked), 201)

    async def play_on_from_file(self, request: Request) -> Response:
        """Create a table that goes on from a position of an uploaded game.

        An unfinished one goes on only as a seat knew it.
        """
        replay = await self.archive.find(request.path_params["replay"])
        asked = await body(request, PlayOn)
        if not asked.as_known and (await self.archive.outline(replay)).outcome is None:
            raise NotNow(text("service-not-over"))
        return answered(await play_on(self.guard.registry, self.archive, replay.record, asked), 201)

    async def upload(self, request: Request) -> Response:
        """Store an uploaded `.gaslamp` file."""
        try:
            source = (await received(request, LARGEST_FILE)).decode()
        except UnicodeDecodeError:
            raise BadRequest(text("web-no-text")) from None
        return answered(UploadedReplay(await self.archive.upload(source)), 201)

    async def of_file(self, request: Request) -> Response:
        """Return the outline of an uploaded game."""
        return await self._replay(await self.archive.find(request.path_params["replay"]))

    async def page_of_file(self, request: Request) -> Response:
        """Return a step of an uploaded game."""
        return await self._page(await self.archive.find(request.path_params["replay"]), request)

    async def board_of_file(self, request: Request) -> Response:
        """Return the board of an uploaded game."""
        record = (await self.archive.find(request.path_params["replay"])).record
        game = find_game(record.game)
        return await board_answer(request, game, options_from(game.options, record.options))

    def _replay_of(self, table: LiveTable) -> CachedReplay:
        return self.archive.replay(f"table {table.id}", record_of(table.state.journal))

    async def _replay(self, replay: CachedReplay, table: LiveTable | None = None) -> Response:
        outline = await self.archive.outline(replay)
        bits = await self.archive.bits(replay)
        left = await self.archive.left(replay)
        told = await self.archive.told(replay)
        outcome = outline.outcome if table is None else table.state.verdict
        return answered(
            Replay(
                game=replay.record.game,
                version=find_game(replay.record.game).version,
                options=replay.record.options,
                seats=_seats(replay, table),
                finished=outcome is not None,
                outcome=outcome,
                ended=outline.ended,
                steps=outline.steps,
                viewers=(*(viewer_name(viewer) for viewer in replay.viewers), "all"),
                bits={str(viewer_name(viewer)): hidden for viewer, hidden in bits.items()},
                left={str(viewer_name(viewer)): count for viewer, count in left.items()},
                told={str(viewer_name(viewer)): lines for viewer, lines in told.items()},
                moments=key_moments(bits),
            )
        )

    async def _page(self, replay: CachedReplay, request: Request) -> Response:
        perspective = _perspective(replay, request.query_params.get("viewer", "all"))
        page = await self.archive.page(
            replay, perspective, _step(replay, request.path_params["step"])
        )
        return Response(page, media_type=JSON)


def _seats(replay: CachedReplay, table: LiveTable | None) -> tuple[SeatHeld, ...]:
    game = find_game(replay.record.game)
    options = options_from(game.options, replay.record.options)
    seats = zip(game.seats(options), game.sides(options), strict=True)
    if table is None:
        return tuple(SeatHeld(name, side) for name, side in seats)
    return tuple(
        SeatHeld(name, side, holder.name, holder.level)
        for (name, side), holder in zip(seats, table.state.seat_holders, strict=True)
    )


def _perspective(replay: CachedReplay, written: str) -> Perspective:
    known: dict[str, Perspective] = {str(viewer_name(viewer)): viewer for viewer in replay.viewers}
    known["all"] = "all"
    if written not in known:
        raise NoSuchReplay(text("web-no-such-viewer", known=", ".join(known)))
    return known[written]


def _step(replay: CachedReplay, written: str) -> int:
    if not (written.isascii() and written.isdecimal() and len(written) <= LONGEST_NUMBER):
        raise NoSuchReplay(text("service-no-such-step", steps=replay.steps))
    return int(written)
