"""Limits as properties, with a clock that the test winds: on any schedule, no more than allowed."""

from __future__ import annotations

import asyncio
import itertools
import re
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.routing import Mount, Route

from gaslamp.cli.serve_options import ServeOptions
from gaslamp.web import app as web_app
from gaslamp.web import requests
from gaslamp.web.access import SOCKETS_PER_ADDRESS, Access
from gaslamp.web.connection_limits import ConnectionLimits
from gaslamp.web.error_responses import TooMuch
from gaslamp.web.hosts import AllowedHosts
from gaslamp.web.rate_limits import (
    WRONG_TOKEN,
    AddressBuckets,
    AddressLimits,
    TokenBucket,
    network_of,
)
from gaslamp.web.route_table import ROUTES
from tests.waiting import let_tasks_run
from tests.web.scheduling import PAUSES, SCHEDULES, SLACK, UNHURRIED, Clock, check_share
from tests.web.visiting import ACCESS, X, bearer, made, received, visiting, window

BURST, RATE = 45.5, 2.0  # enough for the dearest request, and no multiple of any
OPERATE = Path(__file__).parents[2] / "docs" / "operate.md"
ADDRESSES = itertools.count(1)
# What a request costs, where it is not 1.
COSTS = {
    ("POST", "/api/tables"): 10.0,
    ("POST", "/api/tables/{table}/rematch"): 10.0,
    ("GET", "/api/tables/{table}/log"): 5.0,
    ("GET", "/api/tables/{table}/hint"): 10.0,
    ("GET", "/api/tables/{table}/replay"): 5.0,
    ("POST", "/api/replays"): 10.0,
    ("POST", "/api/tables/{table}/play-on"): 10.0,
    ("POST", "/api/replays/{replay}/play-on"): 10.0,
    ("GET", "/api/tables/{table}/review"): 2.0,
    ("GET", "/api/replays/{replay}/review"): 2.0,
    ("GET", "/api/tables/{table}/pad"): 2.0,
    ("GET", "/api/tables/{table}/puzzles"): 5.0,
    ("POST", "/api/tables/{table}/puzzles"): 10.0,
    ("GET", "/api/replays/{replay}/puzzles"): 5.0,
    ("POST", "/api/replays/{replay}/puzzles"): 10.0,
    ("POST", "/api/lessons/{game}/{lesson}/play-on"): 10.0,
    ("POST", "/api/puzzles/{game}/{number}/play-on"): 10.0,
    ("POST", "/api/sent-puzzles/{puzzle}/play-on"): 10.0,
    ("POST", "/api/player/passkeys/request"): 5.0,
    ("POST", "/api/player/passkeys"): 5.0,
    ("POST", "/api/passkeys/request"): 5.0,
    ("POST", "/api/passkeys/devices"): 5.0,
    ("GET", "/api/replays/{replay}"): 5.0,
    ("POST", "/api/player"): 20.0,
    ("GET", "/api/player/page"): 2.0,
    ("POST", "/api/player/page"): 2.0,
    ("GET", "/api/players"): 5.0,
    ("GET", "/api/players/{player}"): 3.0,
    ("POST", "/api/leagues"): 20.0,
    ("GET", "/api/leagues/{league}"): 2.0,
    ("POST", "/api/leagues/{league}/join"): 5.0,
    ("POST", "/api/leagues/{league}/leave"): 5.0,
    ("POST", "/api/leagues/{league}/start"): 20.0,
    ("POST", "/api/leagues/{league}/invite"): 5.0,
    ("GET", "/api/player/companions"): 2.0,
    ("POST", "/api/tables/{table}/invite"): 10.0,
    ("POST", "/api/player/links"): 5.0,
    ("POST", "/api/player/devices"): 5.0,
    ("GET", "/api/player/export"): 10.0,
    ("POST", "/api/player/delete"): 10.0,
    ("POST", "/api/player/alerts/mail"): 40.0,
    ("POST", "/api/player/alerts/webhook"): 20.0,
    ("POST", "/api/player/alerts/push"): 20.0,
    ("POST", "/api/player/alerts/try/{kind}"): 20.0,
    ("POST", "/api/lessons/{game}/{lesson}"): 2.0,
    ("GET", "/"): 0.2,
}
FREE = ("/health",)
INVITED = "/api/tables/{table}/invit"  # to a table, by the keys of players' devices
Body = Callable[[], Coroutine[Any, Any, dict[str, Any]]]


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
    built.state.registry.store.close()


def kinds(app: Starlette) -> list[tuple[str, str]]:
    """List every kind of request that is answered."""
    found = [("GET", "/")]
    for route in app.routes:
        if isinstance(route, Route) and route.path not in FREE:
            methods = (route.methods or set()) - {"HEAD"}
            found += [(method, route.path) for method in sorted(methods)]
    return found


def new_address() -> str:
    """Give an address that has asked for nothing yet."""
    return f"192.0.2.{next(ADDRESSES)}"


async def key_and_code(app: Starlette) -> tuple[str, str]:
    """Make a player with an address to confirm; give its device's key and the link's code.

    Each is for one request, which may delete the player.
    """
    device = await app.state.registry.players.create("Ada", "phone")
    code = await app.state.alerts.store.add_channel(
        device.player, "mail", "ada@example.org", confirmed=False
    )
    return device.key, code


async def ask(
    app: Starlette, method: str, path: str, address: str, body: Body | None = None
) -> dict[str, Any]:
    """Ask for something without a wrong key, which would cost more; most of it is refused later."""
    key = code = "guess"
    if path.startswith(("/api/player", "/api/alerts/", "/api/leagues", INVITED)):
        key, code = await key_and_code(app)
    filled = re.sub(r"\{\w+\}", "nowhere", path.replace("{code}", code))
    sent: list[dict[str, Any]] = []
    parts = [b"\xff"]
    scope = {
        "type": "http",
        "method": method,
        "path": filled,
        "raw_path": filled.encode(),
        "query_string": b"",
        "headers": [(b"host", b"testserver"), (b"authorization", f"Bearer {key}".encode())],
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


@settings(UNHURRIED, max_examples=40)
@given(schedule=SCHEDULES)
def test_no_schedule_of_requests_gets_more_than_its_share(
    app: Starlette, schedule: list[tuple[float, int]]
) -> None:
    every, address = kinds(app), new_address()
    grants: list[tuple[float, float]] = []

    async def story() -> None:
        for pause, number in schedule:
            CLOCK.time += pause
            method, path = every[number % len(every)]
            start = await ask(app, method, path, address)
            if start["status"] != 429:
                grants.append((CLOCK.time, COSTS.get((method, path), 1.0)))
            else:
                assert int(dict(start["headers"])[b"retry-after"]) >= 1

    asyncio.run(story())
    check_share(grants, BURST, RATE)


def test_each_kind_of_request_is_granted_again_after_the_time_it_was_told(app: Starlette) -> None:
    async def story(method: str, path: str, address: str) -> None:
        granted, cost = 0, COSTS.get((method, path), 1.0)
        while (start := await ask(app, method, path, address))["status"] != 429:
            granted += 1
            assert granted * cost <= BURST + SLACK, path
        assert (granted + 1) * cost > BURST - SLACK, path
        CLOCK.time += int(dict(start["headers"])[b"retry-after"])
        assert (await ask(app, method, path, address))["status"] != 429, path

    for method, path in kinds(app):
        asyncio.run(story(method, path, new_address()))


@given(
    schedule=st.lists(st.tuples(PAUSES, st.floats(0.1, 50), st.booleans()), max_size=60),
    burst=st.floats(1, 100),
    rate=st.floats(0.1, 50),
)
def test_a_bucket_never_grants_more_than_it_holds(
    schedule: list[tuple[float, float, bool]], burst: float, rate: float
) -> None:
    """In any span of time, not only since the start: what is not used is not saved up."""
    clock = Clock()
    bucket, grants = TokenBucket(burst, rate, clock), list[tuple[float, float]]()
    for pause, cost, charged in schedule:
        clock.time += pause
        if charged:
            bucket.charge(cost)
        elif bucket.take(cost):
            grants.append((clock.time, cost))
    check_share(grants, burst, rate)


def test_what_is_not_used_is_not_saved_up() -> None:
    clock = Clock()
    bucket = TokenBucket(10.0, 2.0, clock)
    clock.time += 3600
    assert sum(bucket.take() for _ in range(100)) == 10
    clock.time += 1.5
    assert sum(bucket.take() for _ in range(100)) == 3


def test_what_is_refused_costs_nothing() -> None:
    clock = Clock()
    bucket = TokenBucket(10.0, 2.0, clock)
    assert bucket.take(8.0)
    assert not any(bucket.take(5.0) for _ in range(50))
    clock.time += 1.5
    assert bucket.take(5.0)


def test_each_kind_of_request_costs_what_it_should(app: Starlette) -> None:
    async def granted(method: str, path: str, address: str) -> int:
        for count in range(1000):
            if (await ask(app, method, path, address))["status"] == 429:
                return count
        return -1

    found = {kind: asyncio.run(granted(*kind, new_address())) for kind in kinds(app)}
    assert found == {kind: int(BURST / COSTS.get(kind, 1.0) + SLACK) for kind in kinds(app)}


@given(cost=st.floats(0.1, 10), before=st.integers(0, 50))
def test_what_is_refused_is_granted_after_the_wait(cost: float, before: int) -> None:
    clock = Clock()
    bucket = TokenBucket(10.0, 2.0, clock)
    for _ in range(before):
        bucket.take(cost)
    clock.time += bucket.wait(cost) + SLACK
    assert bucket.take(cost)


@given(st.lists(st.tuples(st.floats(0, 5), st.booleans()), max_size=100))
def test_guesses_are_slowed_down_on_any_schedule(schedule: list[tuple[float, bool]]) -> None:
    clock = Clock()
    limits = AddressLimits(AddressBuckets(400.0, 40.0, clock), sockets=1)
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


@pytest.mark.parametrize(
    "kind",
    [
        "frame",
        "log",
        "refusal",
        "seats",
        "fairness",
        "socket",
        "/api/player",
        "/api/player/alerts",
        "/api/player/devices",
        "/api/alerts/confirm/guess",
    ],
)
def test_whoever_guesses_tokens_can_soon_ask_for_nothing(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gaslamp.web.app.clock", lambda: 0.0)  # however long the guesses take
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
            elif kind in ("/api/player/devices", "/api/alerts/confirm/guess"):
                client.post(kind, json={"code": "guess", "device": "phone"})
            elif kind.startswith("/"):
                client.get(kind, headers=bearer("guess"))
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
    "/api/player",
    "/api/player/name",
    "/api/player/preferences",
    "/api/player/devices",
    "/api/player/seats",
    "/api/player/alerts",
    "/api/player/alerts/mail",
    "/api/player/alerts/webhook",
    "/api/lessons/scotland_yard/mister_x",
]


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize(("piece", "status"), [(b"x" * 1000, 413), (b"", 408), (None, 408)])
def test_a_body_that_never_ends_is_refused(
    app: Starlette, monkeypatch: pytest.MonkeyPatch, path: str, piece: bytes | None, status: int
) -> None:
    if status == 408:
        monkeypatch.setattr(requests, "BODY_WITHIN", 0.3)
    read = 0

    async def body() -> dict[str, Any]:
        nonlocal read
        if piece is None:
            await asyncio.Event().wait()
        await let_tasks_run()
        read += len(piece or b"")
        return {"type": "http.request", "body": piece, "more_body": True}

    async def story() -> None:
        start = await ask(app, "POST", path, new_address(), body)
        assert start["status"] == status

    asyncio.run(story())
    assert read <= 300_000


def test_a_client_that_leaves_before_its_body_ends_is_no_failure(app: Starlette) -> None:
    async def body() -> dict[str, Any]:
        return {"type": "http.disconnect"}

    start = asyncio.run(ask(app, "POST", "/api/tables", new_address(), body))
    assert start["status"] == 400


def test_the_limits_on_the_page_are_those_of_the_server() -> None:
    page = " ".join(OPERATE.read_text(encoding="utf-8").split())
    limits = ConnectionLimits()
    making = {(route.method, route.path): route.cost for route in ROUTES}["POST", "/api/tables"]
    for written in (
        f"{web_app.REQUESTS:.0f} requests at once and {web_app.REQUESTS_A_SECOND:.0f} a second",
        f"creating a table counts as {making:.0f}, a wrong token as {1 + WRONG_TOKEN:.0f}",
        f"{SOCKETS_PER_ADDRESS} windows may be open",
        f"may take {limits.head_within:.0f} seconds and {limits.largest_head // 1024} KiB",
        f"its body {requests.BODY_WITHIN:.0f} seconds",
        f"an address may have {limits.per_address} connections",
    ):
        assert written in page, written
    assert limits.body_within > requests.BODY_WITHIN
    assert ServeOptions().sockets == SOCKETS_PER_ADDRESS
