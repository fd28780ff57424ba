"""The application: routes, guards, and what starts and stops with it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from gaslamp.core.text import text
from gaslamp.service.archive import Archive
from gaslamp.service.driver import Driver
from gaslamp.service.hint_requests import HintRequests
from gaslamp.service.house import House
from gaslamp.service.store import Store
from gaslamp.service.sweeping import keep_for
from gaslamp.service.timekeeping import ServiceTime, keep_time, start_time
from gaslamp.service.worker_pool import WorkerPool
from gaslamp.web import guides
from gaslamp.web.headers import OwnPagesOnly
from gaslamp.web.http import HINTING, MAKING, Api, answered
from gaslamp.web.lessons import TEACHING, Lessons
from gaslamp.web.limits import Buckets
from gaslamp.web.metrics import metrics
from gaslamp.web.openapi import openapi
from gaslamp.web.pages import BuildHeader, Pages, build_of, folder_of
from gaslamp.web.puzzles import Puzzles
from gaslamp.web.refusals import BadRequest, refused
from gaslamp.web.replays import LOOKING, Replays
from gaslamp.web.socket import serve_window

log = logging.getLogger(__name__)

WORKERS_IMPORT = ("gaslamp.learn.desk", "gaslamp.learn.posing", "gaslamp.service.reels")
REQUESTS, REQUESTS_A_SECOND = 400.0, 40.0  # of one address


def build(database: str, workers: int | None = None, keep: int | None = None) -> Starlette:
    """Build the application on a database; games untouched for `keep` days are deleted."""
    store = Store(database)
    service_time = ServiceTime(start_time(store))
    house = House(store, service_time)
    pool = WorkerPool(workers, WORKERS_IMPORT)
    driver = Driver(house, pool)
    archive = Archive(pool, store, service_time)

    @asynccontextmanager
    async def running(_: Starlette) -> AsyncIterator[None]:
        sweeping = [] if keep is None else [keep_for(house, keep)]
        marking = keep_time(store, service_time)
        work = [marking, driver.watch(), *sweeping, *_beside_others(house)]
        duties = [asyncio.create_task(duty) for duty in work]
        log.info("serving")
        yield
        log.info("closing")
        for duty in duties:
            duty.cancel()
        await asyncio.gather(*duties, return_exceptions=True)
        await driver.close()
        await archive.close()
        await pool.close()
        store.close()

    app = Starlette(
        routes=routes(house, pool, archive),
        lifespan=running,
        middleware=[
            Middleware(OwnPagesOnly),
            Middleware(BuildHeader, build=build_of(folder_of())),
        ],
        exception_handlers={404: _missing, 405: _wrong_method, 500: _trouble},
    )
    app.state.house = house
    return app


def _beside_others(house: House) -> list[Coroutine[Any, Any, None]]:
    """Where other processes may serve the same database, listen for them."""
    if not house.store.is_shared:
        return []
    from gaslamp.service.neighbours import Neighbours  # needs PostgreSQL's driver

    neighbours = Neighbours(house)
    return [neighbours.listen(), neighbours.make_rounds()]


def routes(house: House, pool: WorkerPool, archive: Archive) -> list[BaseRoute]:
    """Lay out every address."""
    api = Api(house, HintRequests(pool), Buckets(REQUESTS, REQUESTS_A_SECOND, time.monotonic))
    replays, puzzles = Replays(api, archive), Puzzles(archive)
    lessons = Lessons(api, pool)
    table, replay = "/api/tables/{table}", "/api/replays/{replay}"
    lesson, puzzle = "/api/lessons/{game}/{lesson}", "/api/puzzles/{game}/{number}"

    async def socket(websocket: WebSocket) -> None:
        await serve_window(websocket, house, time.monotonic)

    async def figures(_: Request) -> Response:
        return PlainTextResponse(metrics(house))

    async def healthy(_: Request) -> Response:
        return PlainTextResponse("ok")

    async def described(_: Request) -> Response:
        return answered(openapi())

    return [
        Route("/api/games", api.guarded(api.games), methods=["GET"]),
        Route("/api/games/{game}/guide/{language}", api.guarded(guides.guide), methods=["GET"]),
        Route("/api/games/{game}/figures", api.guarded(guides.figures), methods=["GET"]),
        Route("/api/words/{language}", api.guarded(api.words), methods=["GET"]),
        Route("/api/tables", api.guarded(api.lobby), methods=["GET"]),
        Route("/api/tables", api.guarded(api.make, MAKING), methods=["POST"]),
        Route(table, api.guarded(api.table), methods=["GET"]),
        Route(f"{table}/board", api.guarded(api.board), methods=["GET"]),
        Route(f"{table}/seats", api.guarded(api.join), methods=["POST"]),
        Route(f"{table}/frame", api.guarded(api.frame), methods=["GET"]),
        Route(f"{table}/hint", api.guarded(api.hint, HINTING), methods=["GET"]),
        Route(f"{table}/orders", api.guarded(api.order), methods=["POST"]),
        Route(f"{table}/rematch", api.guarded(api.rematch, MAKING), methods=["POST"]),
        Route(f"{table}/journal", api.guarded(api.journal), methods=["GET"]),
        Route(f"{table}/side", api.guarded(api.side), methods=["GET"]),
        Route(f"{table}/fairness", api.guarded(api.fairness), methods=["GET"]),
        Route(f"{table}/replay", api.guarded(replays.of_table, LOOKING), methods=["GET"]),
        Route(f"{table}/replay/{{step}}", api.guarded(replays.page_of_table), methods=["GET"]),
        Route("/api/replays", api.guarded(replays.bring, MAKING), methods=["POST"]),
        Route(replay, api.guarded(replays.of_file, LOOKING), methods=["GET"]),
        Route(f"{replay}/board", api.guarded(replays.board_of_file), methods=["GET"]),
        Route(f"{replay}/{{step}}", api.guarded(replays.page_of_file), methods=["GET"]),
        Route("/api/lessons", api.guarded(lessons.listed), methods=["GET"]),
        Route(lesson, api.guarded(lessons.page, TEACHING), methods=["POST"]),
        Route(f"{lesson}/board", api.guarded(lessons.board), methods=["GET"]),
        Route(f"{lesson}/words/{{language}}", api.guarded(lessons.words), methods=["GET"]),
        Route("/api/puzzles", api.guarded(puzzles.list), methods=["GET"]),
        Route(puzzle, api.guarded(puzzles.page), methods=["GET"]),
        Route(puzzle, api.guarded(puzzles.judge), methods=["POST"]),
        Route(f"{puzzle}/board", api.guarded(puzzles.board), methods=["GET"]),
        WebSocketRoute("/api/socket", socket),
        Route("/openapi.json", described, methods=["GET"]),
        Route("/metrics", figures, methods=["GET"]),
        Route("/health", healthy, methods=["GET"]),
        Mount("/", Pages(folder_of())),
    ]


async def _missing(_: Request, __: Exception) -> Response:
    return answered(refused(BadRequest(text("web-no-such-page"))), 404)


async def _wrong_method(_: Request, __: Exception) -> Response:
    return answered(refused(BadRequest(text("web-wrong-method"))), 405)


async def _trouble(_: Request, __: Exception) -> Response:
    return answered(refused(BadRequest(text("web-trouble"))), 500)
