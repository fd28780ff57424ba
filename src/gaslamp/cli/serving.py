"""Serves the tables to browsers on this machine, or to a club."""

from __future__ import annotations

import gc
import socket
import threading
import webbrowser

import uvicorn

from gaslamp.cli.errors import UsageError
from gaslamp.cli.place import Place
from gaslamp.cli.terminal import Terminal
from gaslamp.core.text import text
from gaslamp.service.errors import Unavailable
from gaslamp.web.app import build
from gaslamp.web.gathered import GatheredSockets
from gaslamp.web.logs import log_json

LARGEST_MESSAGE = 16 * 1024
PING_EVERY = 20.0
MOST_PORTS = 20  # tried from the one asked for on
LEAVE_WITHIN = 5  # seconds
TIDY_AFTER = (50_000, 20, 100)  # new objects, and rounds of the younger ones, before tidying up


def serve_at(terminal: Terminal, place: Place) -> None:
    """Serve until somebody presses Ctrl-C."""
    log_json()
    listening = _listen(place)
    host, port = listening.getsockname()[:2]
    shown = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"  # noqa: S104
    try:
        app = build(place.url(), place.workers, place.keep)
    except (OSError, Unavailable) as error:
        raise UsageError(text("cli-no-database", reason=str(error))) from None
    config = uvicorn.Config(
        app,
        access_log=False,
        log_config=None,  # ours: lines of JSON
        ws=GatheredSockets,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        ws_per_message_deflate=False,  # sizes of mixed secrets and chat would tell
        timeout_graceful_shutdown=LEAVE_WITHIN,
        server_header=False,
    )
    _tidy_seldom()
    terminal.say("cli-serving", address=shown)
    if place.open:
        threading.Timer(0.7, webbrowser.open, [shown]).start()
    uvicorn.Server(config).run(sockets=[listening])


def _tidy_seldom() -> None:
    """Look for lost rings of objects less often than Python would.

    Nearly everything a move leaves behind is gone before anybody could look for it, and a look at
    all tables keeps everybody waiting.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*TIDY_AFTER)


def _listen(place: Place) -> socket.socket:
    """Listen on the port asked for, or on one of the next when it is taken."""
    for port in range(place.port, place.port + MOST_PORTS):
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((place.host, port))
        except OSError:
            listening.close()
        else:
            return listening
    raise UsageError(text("cli-no-port", host=place.host, port=place.port))
