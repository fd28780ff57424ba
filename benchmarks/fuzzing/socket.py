"""Fuzzing by the socket."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from benchmarks.fuzzing.http import COMMANDS
from benchmarks.fuzzing.target import Answer, FuzzTarget
from benchmarks.fuzzing.values import Mutator

MOST_MESSAGES = 60  # of one connection
REFUSED, DONE, LOST = 400, 200, 599
PATIENCE = 120.0  # seconds until silence counts as a failure, on a busy machine too
ANSWERS = ("ack", "refused", "pong")
GREETINGS = ("frame", "refused")


class Connection:
    """One connection to the application, message by message."""

    def __init__(self, target: FuzzTarget) -> None:
        """Connect."""
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "path": "/api/socket",
            "raw_path": b"/api/socket",
            "query_string": b"",
            "headers": [(b"host", b"testserver")],
            "client": ("192.0.2.1", 50000),
            "scheme": "ws",
            "subprotocols": [],
            "root_path": "",
        }
        self.serving = asyncio.ensure_future(
            target.app(scope, self.inbox.get, self.outbox.put)  # type: ignore[arg-type]
        )

    def say(self, message: bytes, *, as_text: bool) -> None:
        """Send a message; text must be text, as every server sees to."""
        if as_text:
            text = message.decode("utf-8", "replace")
            self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        else:
            self.inbox.put_nowait({"type": "websocket.receive", "bytes": message})

    async def answer(self, kinds: tuple[str, ...]) -> Answer | None:
        """Wait for the answer to a message; nothing if the connection was closed instead."""
        while True:
            heard = asyncio.ensure_future(self.outbox.get())
            await asyncio.wait(
                (heard, self.serving), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
            )
            if not heard.done():
                heard.cancel()
                return self._ended()
            message = heard.result()
            if message["type"] == "websocket.close":
                return None
            body = message.get("text", "").encode()
            kind = msgspec.json.decode(body)["type"] if body else ""
            if kind in kinds:
                return Answer(REFUSED if kind == "refused" else DONE, body)

    def _ended(self) -> Answer | None:
        if not self.serving.done():
            return Answer(LOST, b"no answer")
        error = self.serving.exception()
        return None if error is None else Answer(LOST, repr(error).encode())

    async def leave(self) -> None:
        """Disconnect."""
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait((self.serving,), timeout=PATIENCE)


class SocketFuzzer:
    """Connects again and again, and sends malformed messages."""

    def __init__(self, target: FuzzTarget, mutator: Mutator) -> None:
        """Connect to a target."""
        self.target = target
        self.mutator = mutator
        self.rng = mutator.rng

    async def run_connection(self, most: int) -> None:
        """Open a connection and send up to so many messages, each a case."""
        table = self.rng.choice(self.target.tables)
        token = self.rng.choice((table.spectating, *table.seats.values()))
        hello = {"type": "hello", "table": table.table, "token": token, "log_from": 0}
        connection = Connection(self.target)
        if self.rng.random() < 0.3:
            await self._send(connection, self.mutator.body(hello), GREETINGS)
        else:
            connection.say(msgspec.json.encode(hello), as_text=True)
        for _ in range(min(most, self.rng.randrange(1, MOST_MESSAGES))):
            if not await self._send(connection, self._message(), ANSWERS):
                break
        await connection.leave()

    def _message(self) -> bytes:
        name = f"n{self.rng.randrange(10**9)}"
        order = {"type": "order", "name": name, "command": dict(self.rng.choice(COMMANDS))}
        return self.mutator.body(self.rng.choice((order, order, order, {"type": "ping"})))

    async def _send(self, connection: Connection, message: bytes, kinds: tuple[str, ...]) -> bool:
        """Send a message and check the answer; tell whether the connection is still open."""
        before = self.target.state()
        as_text = self.rng.random() < 0.98
        connection.say(message, as_text=as_text)
        answer = await connection.answer(kinds)
        checked = Answer(REFUSED, b"") if answer is None else answer
        self.target.check(f"socket {message[:300]!r}", checked, before, reads=False)
        return answer is not None and answer.status != LOST
