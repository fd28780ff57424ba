"""Looking back by plain HTTP: finished tables, and files that somebody brings."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core.options import options_from
from gaslamp.core.seats import viewer_name
from gaslamp.core.text import text
from gaslamp.games.registry import find_game
from gaslamp.service.archive import Archive, Film, tellings
from gaslamp.service.errors import NoSuchReplay
from gaslamp.service.live import LiveTable
from gaslamp.service.reels import Eyes, record_of
from gaslamp.web.boards import board_answer
from gaslamp.web.http import Api, answered, received
from gaslamp.web.packed import JSON
from gaslamp.web.refusals import BadRequest
from gaslamp.web.wire import Brought, Replay, SeatHeld

LARGEST_FILE = 256 * 1024
LONGEST_NUMBER = 6  # digits of a step


class Replays:
    """The requests of those who look back, each a method."""

    def __init__(self, api: Api, archive: Archive) -> None:
        """Answer from an archive; `api` knows who may ask."""
        self.api = api
        self.archive = archive

    async def of_table(self, request: Request) -> Response:
        """Give a finished game at a glance."""
        table = await self.api.finished(request)
        return await self._replay(self._film(table), table)

    async def page_of_table(self, request: Request) -> Response:
        """Give a step of a finished game through somebody's eyes."""
        return await self._page(self._film(await self.api.finished(request)), request)

    async def bring(self, request: Request) -> Response:
        """Take in a `.gaslamp` file to be looked at."""
        try:
            source = (await received(request, LARGEST_FILE)).decode()
        except UnicodeDecodeError:
            raise BadRequest(text("web-no-text")) from None
        return answered(Brought(await self.archive.bring(source)), 201)

    async def of_file(self, request: Request) -> Response:
        """Give a game that was brought at a glance."""
        return await self._replay(await self.archive.find(request.path_params["replay"]))

    async def page_of_file(self, request: Request) -> Response:
        """Give a step of a game that was brought."""
        return await self._page(await self.archive.find(request.path_params["replay"]), request)

    async def board_of_file(self, request: Request) -> Response:
        """Give the board of a game that was brought."""
        record = (await self.archive.find(request.path_params["replay"])).record
        game = find_game(record.game)
        return await board_answer(request, game, options_from(game.options, record.options))

    def _film(self, table: LiveTable) -> Film:
        return self.archive.film(f"table {table.id}", record_of(table.fold.journal))

    async def _replay(self, film: Film, table: LiveTable | None = None) -> Response:
        outline = await self.archive.outline(film)
        bits = await self.archive.bits(film)
        outcome = outline.outcome if table is None else table.fold.verdict
        return answered(
            Replay(
                game=film.record.game,
                version=find_game(film.record.game).version,
                options=film.record.options,
                seats=_seats(film, table),
                finished=outcome is not None,
                outcome=outcome,
                ended=outline.ended,
                steps=outline.steps,
                viewers=(*(viewer_name(viewer) for viewer in film.viewers), "all"),
                bits={str(viewer_name(viewer)): hidden for viewer, hidden in bits.items()},
                moments=tellings(bits),
            )
        )

    async def _page(self, film: Film, request: Request) -> Response:
        eyes = _eyes(film, request.query_params.get("viewer", "all"))
        page = await self.archive.page(film, eyes, _step(film, request.path_params["step"]))
        return Response(page, media_type=JSON)


def _seats(film: Film, table: LiveTable | None) -> tuple[SeatHeld, ...]:
    game = find_game(film.record.game)
    options = options_from(game.options, film.record.options)
    seats = zip(game.seats(options), game.sides(options), strict=True)
    if table is None:
        return tuple(SeatHeld(name, side) for name, side in seats)
    return tuple(
        SeatHeld(name, side, sitting.name, sitting.level)
        for (name, side), sitting in zip(seats, table.fold.sittings, strict=True)
    )


def _eyes(film: Film, written: str) -> Eyes:
    known: dict[str, Eyes] = {str(viewer_name(viewer)): viewer for viewer in film.viewers}
    known["all"] = "all"
    if written not in known:
        raise NoSuchReplay(text("web-no-such-viewer", known=", ".join(known)))
    return known[written]


def _step(film: Film, written: str) -> int:
    if not (written.isascii() and written.isdecimal() and len(written) <= LONGEST_NUMBER):
        raise NoSuchReplay(text("service-no-such-step", steps=film.steps))
    return int(written)
