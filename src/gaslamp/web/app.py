"""The application: routes, middleware, and background tasks."""

from __future__ import annotations

import functools
import importlib.util
import logging
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from gaslamp.core.text import text
from gaslamp.service.alert_options import AlertOptions
from gaslamp.service.alerts import Alerts, ConfirmingSender, Senders, SigningSender
from gaslamp.service.hint_requests import HintRequests
from gaslamp.service.home_lists import HomeLists
from gaslamp.service.leagues import Leagues
from gaslamp.service.mail_address import SmtpServer
from gaslamp.service.operator_tables import follow_operator
from gaslamp.service.replay_archive import ReplayArchive
from gaslamp.service.retention import delete_expired
from gaslamp.service.server_keys import server_key
from gaslamp.service.service_time import ServiceTime, start_time, write_time_marks
from gaslamp.service.store import Store
from gaslamp.service.supervisor import Supervisor
from gaslamp.service.table_driver import TableDriver
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.webhook import WebhookSender
from gaslamp.service.worker_pool import WorkerPool
from gaslamp.web.access import Access
from gaslamp.web.alert_routes import AlertRoutes
from gaslamp.web.api_route import Handlers
from gaslamp.web.cached_responses import CachedResponse, pack, packed_answer
from gaslamp.web.client_files import BuildHeader, ClientFiles, LimitedPages, build_of, client_folder
from gaslamp.web.club_routes import ClubRoutes
from gaslamp.web.error_responses import BadRequest, refused
from gaslamp.web.headers import SameOriginOnly
from gaslamp.web.home_socket import serve_home
from gaslamp.web.invitation_routes import InvitationRoutes
from gaslamp.web.league_routes import LeagueRoutes
from gaslamp.web.lesson_routes import LessonRoutes
from gaslamp.web.metrics import MetricsPage
from gaslamp.web.openapi import openapi
from gaslamp.web.pad_routes import PadRoutes
from gaslamp.web.passkey_routes import PasskeyRoutes
from gaslamp.web.player_routes import PlayerRoutes
from gaslamp.web.puzzle_routes import PuzzleRoutes
from gaslamp.web.rate_limits import AddressBuckets, AddressLimits
from gaslamp.web.readiness import Readiness
from gaslamp.web.replay_routes import ReplayRoutes
from gaslamp.web.request_guard import RequestGuard
from gaslamp.web.requests import answered
from gaslamp.web.route_table import ROUTES
from gaslamp.web.sent_puzzle_routes import SentPuzzleRoutes
from gaslamp.web.table_routes import TableRoutes
from gaslamp.web.table_socket import serve_socket
from gaslamp.web.wire import encoded

if TYPE_CHECKING:
    from gaslamp.service.passkeys import Passkeys  # needs the extra `passkeys`

log = logging.getLogger(__name__)

WORKERS_IMPORT = (
    "gaslamp.learn.lesson_worker",
    "gaslamp.learn.puzzle_pages",
    "gaslamp.learn.sent_puzzles",
    "gaslamp.play.sketch",
    "gaslamp.service.replay_pages",
    "gaslamp.service.review_pages",
)
REQUESTS, REQUESTS_A_SECOND = 400.0, 40.0  # of one address


def build(  # noqa: PLR0913  (all but the database have a default)
    database: str,
    workers: int | None = None,
    keep: int | None = None,
    access: Access = Access(),  # noqa: B008  (frozen)
    on_failure: Callable[[str], None] = lambda _: None,
    *,
    games: Sequence[str] = (),
    alerting: AlertOptions = AlertOptions(),  # noqa: B008  (frozen)
) -> Starlette:
    """Build the application on a database; games untouched for `keep` days are deleted.

    `on_failure` is called with the name of a background task that ended before the application.
    `games` are those that were added from outside: workers import them by these names.
    `alerting` says how players are alerted who are not at the table.
    """
    store = Store(database)
    service_time = ServiceTime(start_time(store))
    registry = TableRegistry(store, service_time)
    pool = WorkerPool(workers, WORKERS_IMPORT, games, store.metrics)
    driver = TableDriver(registry, pool)
    archive = ReplayArchive(pool, store, service_time)
    alerts = Alerts(registry, _senders(alerting, store), alerting.public_url)

    @asynccontextmanager
    async def running(_: Starlette) -> AsyncGenerator[None, None]:
        supervisor = Supervisor(on_failure)
        supervisor.start("keeping time", write_time_marks(store, service_time))
        supervisor.start("bots and clocks", driver.watch())
        supervisor.start("leagues", Leagues(registry).watch())
        supervisor.start("writer", store.writer.watch())
        if keep is not None:
            supervisor.start("deleting old games", delete_expired(registry, keep))
        if alerts.senders:
            supervisor.start("alerts", alerts.watch())
        for name, work in _start_peers(registry).items():
            supervisor.start(name, work)
        log.info("serving")
        yield
        log.info("closing")
        await supervisor.close()
        await driver.close()
        await archive.close()
        await pool.close()
        await registry.close()
        store.close()

    app = Starlette(
        routes=routes(driver, pool, archive, access, alerts),
        lifespan=running,
        middleware=[
            Middleware(SameOriginOnly, hosts=access.hosts),
            Middleware(BuildHeader, build=build_of(client_folder())),
        ],
        exception_handlers={404: _missing, 405: _wrong_method, 500: _trouble},
    )
    app.state.registry = registry
    app.state.alerts = alerts
    return app


def _start_peers(registry: TableRegistry) -> dict[str, Coroutine[Any, Any, None]]:
    """Listen to other processes, if the database can be shared, or else to the operator."""
    if not registry.store.is_shared:
        return {"reading what the operator wrote": follow_operator(registry)}
    from gaslamp.service.peer_processes import PeerProcesses  # needs PostgreSQL's driver

    peers = PeerProcesses(registry)
    return {
        "hearing other processes": peers.listen(),
        "reading what other processes wrote": peers.poll_forever(),
    }


def _senders(alerting: AlertOptions, store: Store) -> Senders:
    """Set up the channels that the operator chose."""
    return Senders(
        mail=_mail_sender(alerting) if alerting.sends_mail else None,
        webhook=WebhookSender() if alerting.sends_webhooks else None,
        push=_push_sender(alerting, store) if alerting.sends_push else None,
    )


def _mail_sender(alerting: AlertOptions) -> ConfirmingSender:
    from gaslamp.service.mail import MailSender  # needs the extra `mail`

    smtp = SmtpServer.parse(alerting.smtp_url)
    return MailSender(smtp, alerting.mail_from, alerting.public_url)


def _push_sender(alerting: AlertOptions, store: Store) -> SigningSender:
    from gaslamp.service.push import PushSender, make_vapid_key  # needs the extra `push`

    return PushSender(server_key(store, "vapid", make_vapid_key), alerting.public_url)


def _passkeys(registry: TableRegistry) -> Passkeys | None:
    """Set passkeys up, where the extra `passkeys` is installed."""
    if importlib.util.find_spec("webauthn") is None:
        return None
    from gaslamp.service.passkeys import Passkeys

    return Passkeys(registry.players)


def routes(
    driver: TableDriver,
    pool: WorkerPool,
    archive: ReplayArchive,
    access: Access,
    alerts: Alerts | None = None,
) -> list[BaseRoute]:
    """Make all routes: those of the route table, the socket and the pages."""
    registry = driver.registry
    alerts = alerts or Alerts(registry, Senders())
    lists = HomeLists(registry)
    buckets = AddressBuckets(REQUESTS, REQUESTS_A_SECOND, clock)
    limits = AddressLimits(buckets, access.sockets_per_address)
    guard = RequestGuard(registry, limits)
    handlers = Handlers(
        tables=TableRoutes(guard, HintRequests(pool)),
        replays=ReplayRoutes(guard, archive),
        puzzles=PuzzleRoutes(guard, archive),
        sent_puzzles=SentPuzzleRoutes(guard, archive),
        lessons=LessonRoutes(guard, pool, archive),
        pads=PadRoutes(guard, pool),
        players=PlayerRoutes(guard),
        club=ClubRoutes(guard, access),
        leagues=LeagueRoutes(guard, Leagues(registry)),
        alerts=AlertRoutes(guard, alerts),
        invitations=InvitationRoutes(guard),
        passkeys=PasskeyRoutes(guard, _passkeys(registry), alerts.public_url),
        metrics=MetricsPage(registry, driver, access.metrics_token),
        readiness=Readiness(registry),
        describe=_describe,
        health=_health,
    )

    def socket(websocket: WebSocket) -> Awaitable[None]:
        return serve_socket(websocket, registry, clock, limits)

    def home(websocket: WebSocket) -> Awaitable[None]:
        return serve_home(websocket, registry, lists, clock, limits)

    return [
        *(
            Route(row.path, guard.wrapped(row.handler(handlers), row.cost), methods=[row.method])
            for row in ROUTES
        ),
        WebSocketRoute("/api/socket", SocketApp(socket)),
        WebSocketRoute("/api/home", SocketApp(home)),
        Mount("/", LimitedPages(ClientFiles(client_folder()), limits)),
    ]


class SocketApp:
    """An application that serves one kind of socket, without Starlette's wrappers of functions.

    Each call that an open socket waits in takes memory as long as it is open.
    """

    def __init__(self, serve: Callable[[WebSocket], Awaitable[None]]) -> None:
        """Serve each socket by this function."""
        self.serve = serve

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Serve a socket to its end."""
        return self.serve(WebSocket(scope, receive, send))


async def _health(_: Request) -> Response:
    return PlainTextResponse("ok")


async def _describe(request: Request) -> Response:
    return packed_answer(request, _described())


@functools.cache
def _described() -> CachedResponse:
    return pack(encoded(openapi(ROUTES)))


def clock() -> float:
    """Return the seconds by which limits are counted."""
    return time.monotonic()


async def _missing(_: Request, __: Exception) -> Response:
    return answered(refused(BadRequest(text("web-no-such-page"))), 404)


async def _wrong_method(_: Request, __: Exception) -> Response:
    return answered(refused(BadRequest(text("web-wrong-method"))), 405)


async def _trouble(_: Request, __: Exception) -> Response:
    return answered(refused(BadRequest(text("web-trouble"))), 500)
