"""Limits as properties, with a clock that the test winds: on any schedule, no more than allowed."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.routing import Mount, Route
from starlette.websockets import WebSocket

from gaslamp.service.house import House
from gaslamp.web import app as web_app
from gaslamp.web import http, socket
from gaslamp.web.access import Access
from gaslamp.web.hosts import AllowedHosts
from gaslamp.web.limits import WRONG_TOKEN, AddressLimits, Bucket, Buckets, network_of
from gaslamp.web.refusals import TooMuch
from gaslamp.web.socket import MOST_EXCESS, TRY_AGAIN, serve_window
from tests.service.hosting import hosting, plan
from tests.web.visiting import ACCESS, X, bearer, made, received, visiting, window

BURST, RATE = 30.0, 4.0
SLACK = 1e-6
ADDRESSES = itertools.count(1)
# What a request costs, where it is not 1.
COSTS = {
    ("POST", "/api/tables"): 10.0,
    ("POST", "/api/tables/{table}/rematch"): 10.0,
    ("GET", "/api/tables/{table}/hint"): 10.0,
    ("GET", "/api/tables/{table}/replay"): 5.0,
    ("POST", "/api/replays"): 10.0,
    ("GET", "/api/replays/{replay}"): 5.0,
    ("POST", "/api/lessons/{game}/{lesson}"): 2.0,
    ("GET", "/"): 0.2,
}
FREE = ("/health",)
SCHEDULES = st.lists(st.tuples(st.floats(0, 8), st.integers(0, 10_000)), max_size=80)


Body = Callable[[], Coroutine[Any, Any, dict[str, Any]]]


class Clock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


CLOCK = Clock()


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Starlette]:
    database = f"sqlite:///{tmp_path_factory.mktemp('limits') / 'gaslamp.sqlite'}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(web_app, "clock", CLOCK)
        patch.setattr(web_app, "REQUESTS", BURST)
        patch.setattr(web_app, "REQUESTS_A_SECOND", RATE)
        built = web_app.build(database, access=Access(hosts=AllowedHosts(["testserver"])))
    yield built
    built.state.house.store.close()


def kinds(app: Starlette) -> list[tuple[str, str]]:
    """List every kind of request that is answered."""
    found = [("GET", "/")]
    for route in app.routes:
        if isinstance(route, Route) and route.path not in FREE:
            methods = (route.methods or set()) - {"HEAD"}
            found += [(method, route.path) for method in sorted(methods)]
    return found


async def ask(
    app: Starlette, method: str, path: str, address: str, body: Body | None = None
) -> dict[str, Any]:
    """Ask for something that is refused for another reason at the latest."""
    filled = path
    for name in ("table", "replay", "game", "lesson", "language", "part", "number", "step"):
        filled = filled.replace(f"{{{name}}}", "nowhere")
    sent: list[dict[str, Any]] = []
    parts = [b"\xff"]
    scope = {
        "type": "http",
        "method": method,
        "path": filled,
        "raw_path": filled.encode(),
        "query_string": b"",
        "headers": [(b"host", b"testserver"), (b"authorization", b"Bearer guess")],
        "client": (address, 50000),
        "server": ("testserver", 80),
        "scheme": "http",
        "http_version": "1.1",
        "root_path": "",
    }

    async def receive() -> dict[str, Any]:
        if body is not None:
            return await body()
        if not parts:
            await asyncio.Event().wait()
        return {"type": "http.request", "body": parts.pop(), "more_body": False}

    async def send(message: Any) -> None:  # noqa: ANN401  (ASGI's messages)
        sent.append(message)

    await app(scope, receive, send)
    return sent[0]


def test_every_route_is_counted(app: Starlette) -> None:
    counted = {path for _, path in kinds(app)}
    every = {route.path for route in app.routes if isinstance(route, Route | Mount)}
    assert every - counted <= {*FREE, ""}
    assert COSTS.keys() <= set(kinds(app))


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(schedule=SCHEDULES)
def test_no_schedule_of_requests_gets_more_than_its_share(
    app: Starlette, schedule: list[tuple[float, int]]
) -> None:
    every, address, began = kinds(app), f"192.0.2.{next(ADDRESSES)}", CLOCK.time
    granted = 0.0

    async def story() -> None:
        nonlocal granted
        for pause, number in schedule:
            CLOCK.time += pause if number % 3 == 0 else 0.0
            method, path = every[number % len(every)]
            start = await ask(app, method, path, address)
            if start["status"] != 429:
                granted += COSTS.get((method, path), 1.0)
            else:
                waited = int(dict(start["headers"])[b"retry-after"])
                assert waited >= 1
            assert granted <= BURST + RATE * (CLOCK.time - began) + SLACK

    asyncio.run(story())


def test_each_kind_of_request_is_granted_again_after_the_time_it_was_told(app: Starlette) -> None:
    async def story(method: str, path: str, address: str) -> None:
        start: dict[str, Any] = {"status": 0}
        for _ in range(400):
            start = await ask(app, method, path, address)
            if start["status"] == 429:
                break
        assert start["status"] == 429, path
        CLOCK.time += int(dict(start["headers"])[b"retry-after"])
        assert (await ask(app, method, path, address))["status"] != 429, path

    for number, (method, path) in enumerate(kinds(app)):
        asyncio.run(story(method, path, f"198.51.100.{number}"))


@given(
    schedule=st.lists(st.tuples(st.floats(-5, 20), st.floats(0.1, 50), st.booleans()), max_size=60),
    burst=st.floats(1, 100),
    rate=st.floats(0.1, 50),
)
def test_a_bucket_never_grants_more_than_it_holds(
    schedule: list[tuple[float, float, bool]], burst: float, rate: float
) -> None:
    clock = Clock()
    bucket, granted, forward = Bucket(burst, rate, clock), 0.0, 0.0
    for pause, cost, charged in schedule:
        clock.time += pause
        forward += max(0.0, pause)
        if charged:
            bucket.charge(cost)
        elif bucket.take(cost):
            granted += cost
        assert granted <= burst + rate * forward + SLACK * (1 + granted)


@given(cost=st.floats(0.1, 10), before=st.integers(0, 50))
def test_what_is_refused_is_granted_after_the_wait(cost: float, before: int) -> None:
    clock = Clock()
    bucket = Bucket(10.0, 2.0, clock)
    for _ in range(before):
        bucket.take(cost)
    clock.time += bucket.wait(cost) + SLACK
    assert bucket.take(cost)


@given(st.lists(st.tuples(st.floats(0, 5), st.booleans()), max_size=100))
def test_guesses_are_slowed_down_on_any_schedule(schedule: list[tuple[float, bool]]) -> None:
    clock = Clock()
    limits = AddressLimits(Buckets(400.0, 40.0, clock), sockets=1)
    guesses, began = 0, clock.time
    for pause, by_another in schedule:
        clock.time += pause
        address = "2001:db8::2" if by_another else "2001:db8::1"  # of one household
        for _ in range(30):
            try:
                limits.request(address)
            except TooMuch:
                break
            guesses += 1
            limits.wrong_token(address)
        # Each is looked at only where the last is paid for: the last may still be owed.
        allowed = (400.0 + 40.0 * (clock.time - began) + WRONG_TOKEN) / (1 + WRONG_TOKEN)
        assert guesses <= allowed + SLACK


@pytest.mark.parametrize("kind", ["frame", "seats", "fairness", "socket"])
def test_whoever_guesses_tokens_can_soon_ask_for_nothing(tmp_path: Path, kind: str) -> None:
    with visiting(tmp_path) as client:
        table = made(client, settings={"help": "off", "watch_seats_after": False})
        path = f"/api/tables/{table['table']}"
        resign = {"name": "1", "command": {"type": "resign"}}
        client.post(f"{path}/orders", headers=bearer(table["seats"][str(X)]), json=resign)
        for _ in range(40):
            if kind == "socket":
                with window(client, table, "guess") as opened:
                    received(opened, "refused")
            elif kind == "seats":
                client.post(f"{path}/seats", json={"invitation": "guess", "name": "Eve"})
            else:
                client.get(f"{path}/{kind}", headers=bearer("guess"))
        answer = client.get("/api/games")
        assert answer.status_code == 429
        assert int(answer.headers["Retry-After"]) >= 1
        with client.websocket_connect("/api/socket") as opened:
            assert received(opened, "refused")["code"] == "TooMuch"


def test_an_address_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    few = msgspec.structs.replace(ACCESS, sockets_per_address=2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tests.web.visiting.ACCESS", few)
        with visiting(tmp_path) as client:
            table = made(client)
            for _ in range(3):  # what was closed is not counted
                with (
                    window(client, table, table["spectating"]) as one,
                    window(client, table, table["spectating"]) as two,
                    client.websocket_connect("/api/socket") as three,
                ):
                    received(one, "frame")
                    received(two, "frame")
                    assert received(three, "refused")["code"] == "TooMuch"


@pytest.mark.parametrize(
    ("address", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("-", "-"),
        ("testclient", "testclient"),
        (":", ":"),
    ],
)
def test_an_ipv6_network_counts_as_one_address(address: str, counted_as: str) -> None:
    assert network_of(address) == counted_as


# Bodies that never end.

POSTS = [
    "/api/tables",
    "/api/tables/{table}/seats",
    "/api/replays",
    "/api/lessons/scotland_yard/mister_x",
]


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize(("piece", "status"), [(b"x" * 1000, 413), (b"", 408), (None, 408)])
def test_a_body_that_never_ends_is_refused(
    app: Starlette, monkeypatch: pytest.MonkeyPatch, path: str, piece: bytes | None, status: int
) -> None:
    if status == 408:
        monkeypatch.setattr(http, "BODY_WITHIN", 0.3)
    read = 0

    async def body() -> dict[str, Any]:
        nonlocal read
        if piece is None:
            await asyncio.Event().wait()
        await asyncio.sleep(0)
        read += len(piece or b"")
        return {"type": "http.request", "body": piece, "more_body": True}

    async def story() -> None:
        start = await ask(app, "POST", path, f"203.0.113.{next(ADDRESSES)}", body)
        assert start["status"] == status

    asyncio.run(story())
    assert read <= 300_000


def test_a_client_that_leaves_before_its_body_ends_is_no_failure(app: Starlette) -> None:
    async def body() -> dict[str, Any]:
        return {"type": "http.disconnect"}

    start = asyncio.run(ask(app, "POST", "/api/tables", "203.0.113.250", body))
    assert start["status"] == 400


# Messages on a socket.

MESSAGES: list[str | None] = [
    '{"type":"ping"}',
    '{"type":"order","name":"a","command":{"type":"undo"}}',
    '{"type":"order","name":"b","command":{"type":"act","action":999999}}',
    '{"type":"order","name":"c","command":{"type":"say","words":"Hello"}}',
    '{"type":"hello","table":"x","token":"y"}',
    '{"type":"order"}',
    "[[[",
    "",
    None,  # bytes in the place of text
]
ANSWERS = ("ack", "refused", "pong")


class Line:
    """A socket whose other end is the test."""

    client = None

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.news = asyncio.Event()
        self.answers: list[dict[str, Any]] = []
        self.closed: int | None = None

    async def accept(self) -> None:
        pass

    async def receive_text(self) -> str:
        received = await self.inbox.get()
        if received is None:
            raise KeyError("text")
        return received

    async def send_text(self, message: str) -> None:
        answer = msgspec.json.decode(message)
        if answer["type"] in ANSWERS:
            self.answers.append(answer)
            self.news.set()

    async def close(self, code: int) -> None:
        self.closed = code
        self.news.set()

    async def say(self, message: str | None) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        before = len(self.answers)
        self.inbox.put_nowait(message)
        while len(self.answers) == before:
            self.news.clear()
            await self.news.wait()
        return self.answers[-1]


@asynccontextmanager
async def line_to(house: House, clock: Clock) -> AsyncIterator[Line]:
    created = await house.make(plan())
    line = Line()
    hello = {"type": "hello", "table": created.table, "token": created.seats[X]}
    line.inbox.put_nowait(msgspec.json.encode(hello).decode())
    serving = asyncio.create_task(serve_window(cast("WebSocket", line), house, clock))
    yield line
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(schedule=SCHEDULES)
def test_no_schedule_of_messages_gets_more_than_its_share(
    tmp_path_factory: pytest.TempPathFactory, schedule: list[tuple[float, int]]
) -> None:
    async def story() -> None:
        clock, granted = Clock(), 0
        began = clock.time
        with hosting(tmp_path_factory.mktemp("line")) as house:
            async with line_to(house, clock) as line:
                for pause, number in schedule:
                    clock.time += pause / 10 if number % 3 == 0 else 0.0
                    answer = await line.say(MESSAGES[number % len(MESSAGES)])
                    granted += answer.get("code") != "TooMuch"
                    most = socket.BURST + socket.RATE * (clock.time - began)
                    assert granted <= most + SLACK

    asyncio.run(story())


def test_an_order_too_many_is_refused_by_its_name_and_may_be_given_again(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        with hosting(tmp_path) as house:
            async with line_to(house, clock) as line:
                for _ in range(int(socket.BURST)):
                    await line.say(MESSAGES[0])
                answer = await line.say(MESSAGES[3])
                assert (answer["code"], answer["name"]) == ("TooMuch", "c")
                clock.time += 1
                assert (await line.say(MESSAGES[3]))["type"] == "ack"

    asyncio.run(story())


def test_a_window_that_goes_on_sending_too_much_is_closed(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as house:
            async with line_to(house, Clock()) as line:
                for _ in range(int(socket.BURST) + MOST_EXCESS + 1):
                    await line.say(MESSAGES[0])
                while line.closed is None:
                    line.news.clear()
                    await line.news.wait()
                assert line.closed == TRY_AGAIN

    asyncio.run(story())


def test_a_window_that_says_nothing_at_first_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "HELLO_WITHIN", 0.05)

    async def story() -> None:
        line = Line()
        with hosting(tmp_path) as house:
            await serve_window(cast("WebSocket", line), house, Clock())
        assert line.answers[-1]["code"] == "TooSlow"
        assert line.closed == socket.POLICY_VIOLATION

    asyncio.run(story())
