"""The application under test: its tables, and what must never come of hostile input."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette

from gaslamp.core.codes import as_seat
from gaslamp.games.registry import GAMES, find_game
from gaslamp.service.commands import Act, Resign
from gaslamp.service.new_tables import TableKeys
from gaslamp.service.settings import HumanSeat, OpenSeat, TablePlan, TableSettings
from gaslamp.service.table_registry import TableRegistry
from gaslamp.web import app as web_app
from gaslamp.web import table_socket as web_socket
from gaslamp.web.access import Access
from gaslamp.web.hosts import AllowedHosts
from gaslamp.web.wire import Refused

MOVES = 6  # made at each table before the fuzzer come
UNLIMITED = 1e12
TRACES = (b"Traceback", b'File "', b"gaslamp/", b"sqlalchemy", b"Error(")
"""What a trace of the program's own inside looks like."""


class Asked(msgspec.Struct, frozen=True):
    """A request."""

    method: str
    path: str
    query: str
    headers: dict[str, str]
    body: bytes


class Answer(msgspec.Struct, frozen=True):
    """What came back: a status, as HTTP counts it, and a body."""

    status: int
    body: bytes


class FuzzTarget:
    """The application with a table of each game, one that waits and one that is over."""

    def __init__(self, application: Starlette) -> None:
        """Test an application; `set_up` creates the tables."""
        self.app = application
        self.registry: TableRegistry = application.state.registry
        self.registry.on_change = lambda _: None  # no bot moves: every change comes from the input
        self.tables: list[TableKeys] = []
        self.secrets: list[bytes] = []
        self.statuses: Counter[str] = Counter()
        self.problems: list[str] = []
        self.cases = 0

    async def set_up(self) -> None:
        """Create the tables and remember their secrets."""
        for name in GAMES:
            game = find_game(name)
            seats = (HumanSeat("Ada"),) * len(game.seats(game.options()))
            await self._set(
                TablePlan(game=name, seats=seats, settings=TableSettings(help="off")), MOVES
            )
        await self._set(TablePlan(game="scotland_yard", seats=(HumanSeat("Ada"), OpenSeat())), 0)
        over = await self._set(
            TablePlan(game="mr_jack_pocket", seats=(HumanSeat("A"), HumanSeat("B"))), 1
        )
        await (await self.registry.find(over.table)).execute(as_seat(0), Resign(), "enough")

    async def _set(self, plan: TablePlan, moves: int) -> TableKeys:
        made = await self.registry.create(plan)
        table = await self.registry.find(made.table)
        for number in range(moves):
            seat = table.state.on_turn
            if seat is None:
                break  # a game may be short
            action = int(table.state.journal.state.legal_actions()[0])
            await table.execute(seat, Act(action), f"move-{number}")
        self.tables.append(made)
        hidden = [*made.seats.values(), made.invitation, made.spectating]
        hidden += [holder.token for holder in table.state.seat_holders if holder.token]
        hidden += [table.created.seed, table.created.invitation, table.created.spectating]
        self.secrets += [secret.encode() for secret in hidden]
        return made

    def state(self) -> tuple[int, ...]:
        """Give what must not change when something is refused."""
        places = (self.registry.tables[made.table].state.place for made in self.tables)
        return self.registry.store.writer.events, len(self.registry.tables), *places

    def check(self, what: str, answer: Answer, before: tuple[int, ...], *, reads: bool) -> None:
        """Check an answer: no error of the server, no change by a refusal, no secret."""
        self.cases += 1
        self.statuses[str(answer.status)] += 1
        refused = answer.status >= 400
        if answer.status >= 500:
            self._report("a 5xx", what, answer)
        if (refused or reads) and self.state() != before:
            self._report("a state that changed", what, answer)
        if refused and not _is_refusal(answer.body):
            self._report("an answer in no words", what, answer)
        if refused and any(secret in answer.body for secret in self.secrets):
            self._report("a secret in an error", what, answer)
        if any(trace in answer.body for trace in TRACES) and refused:
            self._report("a trace of the program", what, answer)

    def _report(self, kind: str, what: str, answer: Answer) -> None:
        self.problems.append(f"{kind}: {what[:600]} -> {answer.status} {answer.body[:300]!r}")


def _is_refusal(body: bytes) -> bool:
    """Refusals are told by key and in words; another site's page gets nothing at all."""
    try:
        return not body or bool(msgspec.json.decode(body, type=Refused).message)
    except msgspec.MsgspecError:
        return False


@asynccontextmanager
async def open_target(folder: Path) -> AsyncIterator[FuzzTarget]:
    """Open the application without its limits of how often one may ask, and set the tables."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(web_app, "REQUESTS", UNLIMITED)
        patch.setattr(web_socket, "BURST", UNLIMITED)
        application = web_app.build(
            f"sqlite:///{folder / 'fuzz.sqlite'}",
            access=Access(hosts=AllowedHosts(["testserver"]), sockets_per_address=1_000_000),
        )
        async with application.router.lifespan_context(application):
            target = FuzzTarget(application)
            await target.set_up()
            yield target


async def ask(application: Starlette, asked: Asked) -> Answer:
    """Send a request as a server hands it on; an exception counts as a 5xx."""
    scope: dict[str, Any] = {
        "type": "http",
        "method": asked.method,
        "path": asked.path,
        "raw_path": asked.path.encode("utf-8", "replace"),
        "query_string": asked.query.encode("utf-8", "replace"),
        "headers": [
            (name.lower().encode(), value.encode("utf-8", "replace"))
            for name, value in asked.headers.items()
        ],
        "client": ("192.0.2.1", 50000),
        "server": ("testserver", 80),
        "scheme": "http",
        "http_version": "1.1",
        "root_path": "",
    }
    sent: list[Any] = []
    parts = iter([{"type": "http.request", "body": asked.body, "more_body": False}])

    async def receive() -> Any:  # noqa: ANN401  (ASGI's messages)
        return next(parts, None) or await asyncio.Event().wait()

    async def send(message: Any) -> None:  # noqa: ANN401
        sent.append(message)

    try:
        await application(scope, receive, send)
    except Exception as error:  # noqa: BLE001  (whatever it is, the input caused it)
        return Answer(599, repr(error).encode())
    received = b"".join(part.get("body", b"") for part in sent[1:])
    return Answer(int(sent[0]["status"]), received)
