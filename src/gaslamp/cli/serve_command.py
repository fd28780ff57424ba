"""Serves the tables to browsers on this machine, or to a club."""

from __future__ import annotations

import errno
import gc
import os
import socket
import threading
import webbrowser
from contextlib import ExitStack

import uvicorn
from starlette.applications import Starlette

from gaslamp.cli.alert_options import alert_options
from gaslamp.cli.errors import ServerStopped, UsageError
from gaslamp.cli.outside_games import enter_outside_game
from gaslamp.cli.serve_options import ServeOptions
from gaslamp.cli.terminal import Terminal
from gaslamp.core.text import text
from gaslamp.service.folder_lock import lock_for
from gaslamp.web.access import Access
from gaslamp.web.app import build
from gaslamp.web.connection_limits import ConnectionLimits, limited_http
from gaslamp.web.hosts import hosts_at
from gaslamp.web.json_logs import log_json
from gaslamp.web.socket_protocol import SocketProtocol

LARGEST_MESSAGE = 16 * 1024
PING_SECONDS = 20.0
KEEP_ALIVE = 5  # seconds for which a connection without a request is kept
MOST_CONNECTIONS = 20_000
LAST_PORT = 65_535
SHUTDOWN_SECONDS = 5  # seconds
GC_THRESHOLDS = (50_000, 20, 100)  # thresholds of the three generations
METRICS_TOKEN = "GASLAMP_METRICS_TOKEN"  # noqa: S105  (the name of an environment variable)


def serve_tables(terminal: Terminal, place: ServeOptions) -> None:
    """Serve until Ctrl-C, or until a background task ends."""
    log_json()
    ended: list[str] = []
    alerting = alert_options(place)
    with ExitStack() as held:
        listening = held.enter_context(_bound(place))
        host, port = listening.getsockname()[:2]
        shown = f"http://{_shown(host)}:{port}/"
        database = _database(place)
        if (lock := lock_for(database)) is not None:
            held.callback(lock.release)

        def end(task: str) -> None:
            ended.append(task)
            server.should_exit = True

        for name in place.game:
            enter_outside_game(name)
        app = build(
            database,
            place.workers,
            place.keep,
            access_at(place),
            end,
            games=place.game,
            alerting=alerting,
        )
        server = uvicorn.Server(_config(app))
        _collect_garbage_seldom()
        _listen(listening, place)
        terminal.say("cli-serving", address=shown)
        if place.open:
            threading.Timer(0.7, webbrowser.open, [shown]).start()
        server.run(sockets=[listening])
    if ended:
        raise ServerStopped(text("cli-task-ended", task=ended[0]))
    if not server.started:
        raise ServerStopped(text("cli-not-started"))


def _shown(host: str) -> str:
    if host in ("127.0.0.1", "0.0.0.0"):  # noqa: S104  (shown, not listened on)
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _config(app: Starlette) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        access_log=False,
        log_config=None,  # ours: lines of JSON
        http=limited_http(ConnectionLimits()),
        ws=SocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # sizes of secrets compressed with chat would reveal them
        limit_concurrency=MOST_CONNECTIONS,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        server_header=False,
    )


def access_at(place: ServeOptions) -> Access:
    """Return the access settings: host names, the token for metrics, sockets."""
    return Access(
        hosts=hosts_at(place.host, place.host_name),
        metrics_token=os.environ.get(METRICS_TOKEN, ""),
        sockets_per_address=place.sockets,
        players_page=place.players_page,
    )


def _database(place: ServeOptions) -> str:
    try:
        return place.url()
    except OSError as error:
        reason = f"{error.filename}: {error.strerror}"
        raise UsageError(text("service-no-database", cause=reason)) from None


def _collect_garbage_seldom() -> None:
    """Run the cyclic garbage collector less often than Python would.

    Nearly everything a move leaves behind is freed by reference counting, and a full collection
    over all tables delays every player.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def _bound(place: ServeOptions) -> socket.socket:
    """Take the port asked for; connections are accepted once everything is ready."""
    if not 0 <= place.port <= LAST_PORT:
        raise UsageError(text("cli-bad-port", port=str(place.port), last=str(LAST_PORT)))
    family = socket.AF_INET6 if ":" in place.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((place.host, place.port))
    except OSError as error:
        listening.close()
        raise _port_refused(place, error) from None
    return listening


def _listen(listening: socket.socket, place: ServeOptions) -> None:
    """Accept connections; of two servers that bound one port at once, the second is refused."""
    try:
        listening.listen()
    except OSError as error:
        raise _port_refused(place, error) from None


def _port_refused(place: ServeOptions, error: OSError) -> UsageError:
    asked = {"host": place.host, "port": str(place.port)}
    if error.errno == errno.EADDRINUSE:
        return UsageError(text("cli-port-taken", **asked))
    return UsageError(text("cli-no-port", **asked, reason=error.strerror or str(error)))
