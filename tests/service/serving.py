"""Real server processes, and players who reach them over the network."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.waiting import wait_until

PROGRAM = [sys.executable, "-m", "gaslamp"]
PATIENCE = 120.0  # a busy machine is no failure
QUIET = {"help": "off", "pace": 0}


class Server:
    """A server process on a database: started, killed, started again at the same address."""

    def __init__(
        self, database: str, *options: str, program: Sequence[str] = tuple(PROGRAM)
    ) -> None:
        """Choose a port; nothing runs yet."""
        self.port = free_port()
        self.command = [*program, "serve", "--port", str(self.port), "--database", database]
        self.command += options
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start, and wait until it answers; return the seconds that took."""
        began = time.perf_counter()
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(self.command, stdout=pipe, stderr=pipe)  # noqa: S603
        wait_until(self._has_answered)
        return time.perf_counter() - began

    def _has_answered(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise AssertionError(self.process.communicate()[1].decode())
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def run_to_its_end(self, **environment: str) -> tuple[int, str]:
        """Start, and wait until it ends by itself; return its exit code and what it said."""
        ran = subprocess.run(  # noqa: S603  (our own program)
            self.command,
            capture_output=True,
            timeout=PATIENCE,
            check=False,
            env=os.environ | {"COLUMNS": "500", "LANG": "C.UTF-8"} | environment,
        )
        return ran.returncode, (ran.stdout + ran.stderr).decode()

    def kill(self) -> None:
        """End it at once, as a power cut does."""
        self.end(signal.SIGKILL)

    def end(self, by: signal.Signals = signal.SIGTERM) -> bytes:
        """End it by a signal; return what it said on its error output."""
        if self.process is None:
            return b""
        if self.process.poll() is None:
            self.process.send_signal(by)
        _, said = self.process.communicate(timeout=PATIENCE)
        self.process = None
        return said

    def post(self, path: str, body: object, token: str = "") -> httpx2.Response:
        """Ask by HTTP."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx2.post(f"http://{self.address}{path}", json=body, headers=headers, timeout=30)

    def get(self, path: str, token: str = "") -> httpx2.Response:
        """Look by HTTP."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx2.get(f"http://{self.address}{path}", headers=headers, timeout=30)

    def make(self, game: str, *seats: dict[str, str], **settings: object) -> dict[str, Any]:
        """Make a table."""
        plan = {"game": game, "seats": seats, "settings": QUIET | settings}
        answer = self.post("/api/tables", plan)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made


@contextmanager
def serving(database: str, *options: str) -> Iterator[Server]:
    """Run a server process for a while."""
    server = Server(database, *options)
    server.start()
    try:
        yield server
    finally:
        server.end(signal.SIGKILL)


class Seat:
    """A window of a seat on a server process."""

    def __init__(self, line: ClientConnection) -> None:
        """Hold a window that is open."""
        self.line = line
        self.frame: dict[str, Any] = {}

    async def receive(self, *kinds: str) -> dict[str, Any]:
        """Wait for a message of one of some kinds; the newest frame is kept."""
        while True:
            message: dict[str, Any] = msgspec.json.decode(await self.line.recv())
            if message["type"] == "frame":
                self.frame = message
            if message["type"] in kinds:
                return message

    async def order(self, name: str, **command: object) -> None:
        """Give an order; the answer comes when it comes."""
        order = {"type": "order", "name": name, "command": command}
        await self.line.send(msgspec.json.encode(order).decode())

    async def act(self, name: str) -> dict[str, Any]:
        """Do the first thing that may be done; return the acknowledgement or the refusal."""
        await self.order(name, type="act", action=self.frame["choices"][0]["action"])
        return await self.receive("ack", "refused")

    async def until_turn(self) -> None:
        """Wait until this seat may act, or the game is over."""
        while not self.frame["choices"] and self.frame["turn"] != "over":
            await self.receive("frame")

    async def close(self) -> None:
        """Close the window."""
        await self.line.close()


async def sit(address: str, table: str, token: str, log_from: int = 0) -> Seat:
    """Open a window and wait for its first frame."""
    line = await connect(
        f"ws://{address}/api/socket", compression=None, ping_interval=None, close_timeout=1
    )
    hello = {"type": "hello", "table": table, "token": token, "log_from": log_from}
    await line.send(msgspec.json.encode(hello).decode())
    seat = Seat(line)
    await seat.receive("frame")
    return seat


def free_port() -> int:
    """Find a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def is_alive(pid: int) -> bool:
    """Tell whether a process still runs."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
