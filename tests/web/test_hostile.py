"""Hostile input: no 5xx, no trace, no change, no secret; and the check itself can fail."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from benchmarks.fuzzing.__main__ import PARTS, run_part
from benchmarks.fuzzing.target import Answer, Asked, ask, open_target
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from gaslamp.core.errors import GaslampError
from gaslamp.service.commands import Act
from gaslamp.web import request_guard
from tests.web.visiting import X, made, received, visiting, window

CASES = {"HTTP, from the description": 25, "HTTP, malformed": 150, "socket, malformed": 400}
DEEP = b'{"a":' * 3000


@pytest.mark.parametrize("name", CASES)
def test_nothing_comes_of_hostile_input(name: str) -> None:
    target = asyncio.run(run_part(PARTS[name][0], CASES[name], seed=12))
    assert target.cases >= CASES[name] * 0.8
    assert target.problems == []


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (Answer(500, b""), "a 5xx"),
        (Answer(400, b"<h1>Bad request</h1>"), "an answer in no words"),
        (Answer(400, b'{"code": "Traceback (most recent call last)"}'), "a trace of the program"),
    ],
)
def test_a_bad_answer_is_found(tmp_path: Path, answer: Answer, problem: str) -> None:
    async def story() -> None:
        async with open_target(tmp_path) as target:
            target.check("planted", answer, target.state(), reads=False)
            assert any(found.startswith(problem) for found in target.problems)

    asyncio.run(story())


def test_a_secret_in_an_error_and_a_change_by_what_was_refused_are_found(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_target(tmp_path) as target:
            before = target.state()
            told = b'{"message": "' + target.secrets[0] + b'"}'
            target.check("planted", Answer(403, told), before, reads=False)
            table = await target.registry.find(target.tables[0].table)
            action = int(table.state.journal.state.legal_actions()[0])
            assert table.state.on_turn is not None
            await table.execute(table.state.on_turn, Act(action), "meanwhile")
            target.check("planted", Answer(403, b""), before, reads=False)
            kinds = {problem.partition(":")[0] for problem in target.problems}
            assert kinds >= {"a secret in an error", "a state that changed"}

    asyncio.run(story())


def test_an_endpoint_that_crashes_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(_: GaslampError) -> int:
        raise ZeroDivisionError

    async def story() -> None:
        async with open_target(tmp_path) as target:
            monkeypatch.setattr(request_guard, "status_of", crash)
            asked = Asked("GET", "/api/tables/nowhere", "", {"host": "testserver"}, b"")
            target.check("planted", await ask(target.app, asked), target.state(), reads=True)
            assert target.problems[0].startswith("a 5xx")

    asyncio.run(story())


def test_what_is_nested_too_deeply_is_refused(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        assert client.post("/api/tables", content=DEEP).status_code == 400
        with window(client, table := made(client), table["seats"][str(X)]) as socket:
            socket.send_text(DEEP.decode())
            assert received(socket, "refused")["code"] == "BadRequest"


def test_bytes_instead_of_text_are_refused(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        with window(client, table := made(client), table["seats"][str(X)]) as socket:
            socket.send_bytes(b"\x00")
            assert received(socket, "refused")["code"] == "BadRequest"
        first_word(client)


def first_word(client: TestClient) -> None:
    with client.websocket_connect("/api/socket") as socket:
        socket.send_bytes(b"\x00")
        assert received(socket, "refused")["code"] == "BadRequest"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
