"""The application: routes, guards, and what starts and stops with it."""

from __future__ import annotations

import functools
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine
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
from gaslamp.service.supervisor import Supervisor
from gaslamp.service.sweeping import keep_for
from gaslamp.service.timekeeping import ServiceTime, keep_time, start_time
from gaslamp.service.worker_pool import WorkerPool
from gaslamp.web import guides
from gaslamp.web.access import Access
from gaslamp.web.headers import OwnPagesOnly
from gaslamp.web.http import HINTING, MAKING, Api, answered
from gaslamp.web.lessons import TEACHING, Lessons
from gaslamp.web.limits import AddressLimits, Buckets
from gaslamp.web.metrics import MetricsPage
from gaslamp.web.openapi import openapi
from gaslamp.web.packed import Packed, pack, packed_answer
from gaslamp.web.pages import BuildHeader, LimitedPages, Pages, build_of, folder_of
from gaslamp.web.puzzles import Puzzles
from gaslamp.web.readiness import Readiness
from gaslamp.web.refusals import BadRequest, refused
from gaslamp.web.replays import LOOKING, Replays
from gaslamp.web.socket import serve_socket
from gaslamp.web.wire import encoded

log = logging.getLogger(__name__)

WORKERS_IMPORT = ("gaslamp.learn.desk", "gaslamp.learn.posing", "gaslamp.service.reels")
REQUESTS, REQUESTS_A_SECOND = 400.0, 40.0  # of one address


def build(
    database: str,
    workers: int | None = None,
    keep: int | None = None,
    access: Access = Access(),  # noqa: B008  (frozen)
    on_failure: Callable[[str], None] = lambda _: None,
) -> Starlette:
    """Build the application on a database; games untouched for `keep` days are deleted.

    `on_failure` is called with the name of a background task that ended before the application.
    """
    store = Store(database)
    service_time = ServiceTime(start_time(store))
    house = House(store, service_time)
    pool = WorkerPool(workers, WORKERS_IMPORT)
    driver = Driver(house, pool)
    archive = Archive(pool, store, service_time)

    @asynccontextmanager
    async def running(_: Starlette) -> AsyncIterator[None]:
        supervisor = Supervisor(on_failure)
        supervisor.start("keeping time", keep_time(store, service_time))
        supervisor.start("bots and clocks", driver.watch())
        supervisor.start("writer", store.writer.watch())
        if keep is not None:
            supervisor.start("deleting old games", keep_for(house, keep))
        for name, work in _beside_others(house).items():
            supervisor.start(name, work)
        log.info("serving")
        yield
        log.info("closing")
        await supervisor.close()
        await driver.close()
        await archive.close()
        await pool.close()
        store.close()

    app = Starlette(
        routes=routes(driver, pool, archive, access),
        lifespan=running,
        middleware=[
            Middleware(OwnPagesOnly, hosts=access.hosts),
            Middleware(BuildHeader, build=build_of(folder_of())),
        ],
        exception_handlers={404: _missing, 405: _wrong_method, 500: _trouble},
    )
    app.state.house = house
    return app


def _beside_others(house: House) -> dict[str, Coroutine[Any, Any, None]]:
    """Where other processes may serve the same database, listen for them."""
    if not house.store.is_shared:
        return {}
    from gaslamp.service.neighbours import Neighbours  # needs PostgreSQL's driver

    neighbours = Neighbours(house)
    return {
        "hearing other processes": neighbours.listen(),
        "reading what other processes wrote": neighbours.make_rounds(),
    }


def routes(driver: Driver, pool: WorkerPool, archive: Archive, access: Access) -> list[BaseRoute]:
    """Lay out every address."""
    house = driver.house
    buckets = Buckets(REQUESTS, REQUESTS_A_SECOND, clock)
    limits = AddressLimits(buckets, access.sockets_per_address)
    api = Api(house, HintRequests(pool), limits)
    figures = MetricsPage(house, driver, access.metrics_token)
    readiness = Readiness(house)
    replays, puzzles = Replays(api, archive), Puzzles(archive)
    lessons = Lessons(api, pool)
    table, replay = "/api/tables/{table}", "/api/replays/{replay}"
    lesson, puzzle = "/api/lessons/{game}/{lesson}", "/api/puzzles/{game}/{number}"

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(websocket, house, clock, limits)

    async def healthy(_: Request) -> Response:
        return PlainTextResponse("ok")

    async def described(request: Request) -> Response:
        return packed_answer(request, _described())

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
        Route("/openapi.json", api.guarded(described), methods=["GET"]),
        Route("/metrics", api.guarded(figures.answer), methods=["GET"]),
        Route("/ready", api.guarded(readiness.answer), methods=["GET"]),
        Route("/health", healthy, methods=["GET"]),
        Mount("/", LimitedPages(Pages(folder_of()), limits)),
    ]


@functools.cache
def _described() -> Packed:
    return pack(encoded(openapi()))


def clock() -> float:
    """Give the seconds by which limits are counted."""
    return time.monotonic()


async def _missing(_: Request, __: Exception) -> Response:
    return answered(refused(BadRequest(text("web-no-such-page"))), 404)


async def _wrong_method(_: Request, __: Exception) -> Response:
    return answered(refused(BadRequest(text("web-wrong-method"))), 405)


async def _trouble(_: Request, __: Exception) -> Response:
    return answered(refused(BadRequest(text("web-trouble"))), 500)
