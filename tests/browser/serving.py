"""A server of its own for the browser tests, which can be stopped and started again."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gaslamp.service.new_tables import TableKeys
from gaslamp.web.app import REQUESTS, REQUESTS_A_SECOND
from gaslamp.web.rate_limits import TokenBucket
from tests.waiting import wait_until

PATIENCE = 120.0  # seconds: a busy machine is no failure
TOO_MUCH = 429  # the server's limit for an address, which one who plays many games meets
FOR_PAGES = 100  # of the requests allowed at once, what a test leaves to the pages that it opens
MOST_COSTLY = 10  # what a request costs that makes a table
QUICK = {"help": "off", "pace": 0}


class Server:
    """`gaslamp serve` on a folder and a port that stay the same."""

    def __init__(
        self, folder: Path, sources: Path | None = None, games: Sequence[str] = ()
    ) -> None:
        """Choose a free port; nothing runs yet.

        `sources` has another copy of the package; `games` are from outside it.
        """
        self.sources = sources
        self.games = games
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None
        self.allowed = TokenBucket(REQUESTS - FOR_PAGES, REQUESTS_A_SECOND, time.monotonic)

    @property
    def address(self) -> str:
        """Where its pages are."""
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Start, and wait until it answers."""
        arguments = ["serve", "--port", str(self.port), "--data-dir", str(self.folder)]
        arguments += [f"--game={game}" for game in self.games]
        self.process = subprocess.Popen(  # noqa: S603  (our own program)
            [sys.executable, "-m", "gaslamp", *arguments],
            stdout=subprocess.DEVNULL,
            env=os.environ | ({"PYTHONPATH": str(self.sources)} if self.sources else {}),
        )
        self.wait()

    def wait(self) -> None:
        """Wait until it answers."""
        wait_until(self._has_answered)

    def _has_answered(self) -> bool:
        try:
            self.ask("health")
        except urllib.error.URLError:
            return False
        return True

    def stop(self) -> None:
        """Stop, without a farewell."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def ask(self, path: str, body: object = None, token: str = "") -> bytes:
        """Ask for a page, or send it something."""
        request = urllib.request.Request(self.address + path)  # noqa: S310  (our own server)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        cost = MOST_COSTLY if body is not None and path == "api/tables" else 1
        while not self.allowed.take(cost):
            time.sleep(self.allowed.wait(cost))
        while True:
            try:
                with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
                    read: bytes = answer.read()
                return read
            except urllib.error.HTTPError as refused:
                if refused.code != TOO_MUCH:
                    raise
                time.sleep(int(refused.headers.get("Retry-After", 1)))

    def make(self, game: str, *seats: str, **plan: object) -> Made:
        """Make a table: each seat a `human`, an `open` one, or a bot's level."""
        settings = QUICK | dict(plan.pop("settings", {}))  # type: ignore[call-overload]
        asked = {"game": game, "seats": [_seat(one) for one in seats], "settings": settings}
        return Made(self, json.loads(self.ask("api/tables", asked | plan)))

    def find(self, made: TableKeys) -> Made:
        """Give a table that was made in its folder."""
        keys = {str(seat): key for seat, key in made.seats.items()}
        return Made(self, {"table": made.table, "seats": keys, "invitation": made.invitation})


def _seat(name: str) -> dict[str, str]:
    return {"type": name} if name in ("human", "open") else {"type": "bot", "level": name}


class Made:
    """A table that was made, and the keys to its seats."""

    def __init__(self, server: Server, answer: dict[str, Any]) -> None:
        """Keep what the server answered."""
        self.server = server
        self.id: str = answer["table"]
        self.tokens: dict[str, str] = answer["seats"]
        self.invitation: str = answer["invitation"]
        self.orders = 0

    def page(self, seat: int) -> str:
        """Give the address at which a seat plays."""
        return f"{self.server.address}#/table/{self.id}/{self.tokens[str(seat)]}"

    def act(self, seat: int, choice: int = 0) -> None:
        """Let a seat do one of the things it may."""
        self.order(seat, type="act", action=self.frame(seat)["choices"][choice]["action"])

    def carry_out(self, seat: int, action: int) -> None:
        """Let a seat do something, by the code of the action."""
        self.order(seat, type="act", action=action)

    def order(self, seat: int, **command: object) -> None:
        """Give an order for a seat."""
        self.orders += 1
        order = {"name": f"test-{self.orders}", "command": command}
        self.server.ask(f"api/tables/{self.id}/orders", order, self.tokens[str(seat)])

    def frame(self, seat: int) -> dict[str, Any]:
        """Look at the table as a seat sees it now."""
        path = f"api/tables/{self.id}/frame"
        found: dict[str, Any] = json.loads(self.server.ask(path, token=self.tokens[str(seat)]))
        return found
