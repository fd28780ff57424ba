"""Windows on a table, by WebSocket."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from gaslamp.web.socket_connection import LONGEST_QUEUE, TRY_AGAIN, IdleTimeout, MessageEncoder
from gaslamp.web.table_socket import LONGEST_NAMED, TableConnection
from gaslamp.web.wire import Hello, Pong
from tests.waiting import let_tasks_run, pass_time, run_without_waiting
from tests.web.visiting import DETECTIVES, X, made, order, received, visiting, window


def test_a_move_reaches_both_windows(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        tokens = table["seats"]
        with (
            window(client, table, tokens[str(X)]) as own,
            window(client, table, tokens[str(DETECTIVES)]) as other,
        ):
            choice = received(own, "frame")["choices"][0]
            received(other, "frame")
            order(own, "1", type="act", action=choice["action"])
            assert received(own, "ack")["name"] == "1"
            frame = received(other, "frame")
            assert frame["turn"] == DETECTIVES
            assert frame["view"]["mister_x"]["station"] is None


def test_what_is_refused_is_said_to_the_one_who_asked(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        with window(client, table, table["seats"][str(DETECTIVES)]) as socket:
            received(socket, "frame")
            order(socket, "1", type="act", action=1)
            assert received(socket, "refused")["code"] == "NotYourTurn"
            socket.send_text("{")
            assert received(socket, "refused")["code"] == "BadRequest"
            socket.send_json({"type": "hello", "table": "x", "token": "y"})
            assert received(socket, "refused")["code"] == "BadRequest"
            socket.send_json({"type": "ping"})
            assert received(socket, "pong")


@pytest.mark.parametrize(
    "first",
    [
        {"type": "ping"},
        {"type": "hello", "table": "nowhere", "token": "x"},
        {"type": "hello", "table": "nowhere", "token": "x", "log_from": -1},
        [],
    ],
)
def test_a_window_without_a_proper_hello_is_closed(tmp_path: Path, first: object) -> None:
    with visiting(tmp_path) as client, client.websocket_connect("/api/socket") as socket:
        socket.send_json(first)
        assert received(socket, "refused")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_a_page_of_another_site_gets_no_window(tmp_path: Path) -> None:
    foreign = {"Origin": "https://evil.example"}
    with (
        visiting(tmp_path) as client,
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/api/socket", headers=foreign),
    ):
        pass


def test_a_spectator_can_only_watch(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        with window(client, table, table["spectating"]) as socket:
            assert received(socket, "frame")["viewer"] == "spectator"
            order(socket, "1", type="say", words="Hello!")
            assert received(socket, "refused")["code"] == "NotNow"


def test_too_many_orders_at_once_are_refused(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        with window(client, table, table["seats"][str(X)]) as socket:
            for number in range(60):
                order(socket, str(number), type="undo")
            refusals = [received(socket, "refused") for _ in range(60)]
            assert {one["code"] for one in refusals} == {"NothingToUndo", "TooMuch"}
            assert [one["name"] for one in refusals] == [str(number) for number in range(60)]


@pytest.mark.parametrize(
    "message",
    [
        "{",
        '{"type": "ping"}',
        '{"name": 7}',
        '{"name": "%s"}' % ("n" * 41),
        '{"name": "big", "command": "%s"}' % ("x" * LONGEST_NAMED),
    ],
    ids=["broken", "nameless", "no name", "long name", "large"],
)
def test_a_message_that_comes_too_fast_needs_no_name(tmp_path: Path, message: str) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        with window(client, table, table["seats"][str(X)]) as socket:
            for number in range(60):
                order(socket, str(number), type="undo")
            socket.send_text(message)
            refusals = [received(socket, "refused") for _ in range(61)]
            assert (refusals[-1]["code"], refusals[-1]["name"]) == ("TooMuch", "")


def test_a_reader_who_is_too_slow_is_told_to_come_back() -> None:
    class Stuck:
        """A socket whose other end reads nothing."""

        closed: int | None = None

        async def send_text(self, _: str) -> None:
            await asyncio.Event().wait()

        async def close(self, code: int) -> None:
            self.closed = code

    async def story() -> None:
        stuck = Stuck()
        connection = TableConnection(cast(WebSocket, stuck), Hello("table", "token"), X)
        with pytest.raises(asyncio.CancelledError):  # noqa: PT012
            for _ in range(3 * LONGEST_QUEUE):
                connection.send(Pong())
                await let_tasks_run()
        await connection.close()
        assert connection.is_too_slow
        assert stuck.closed == TRY_AGAIN

    asyncio.run(story())


def test_whoever_says_nothing_for_too_long_is_let_go() -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        idle_timeout = IdleTimeout(60)
        for _ in range(3):
            await pass_time(59)
            idle_timeout.reset()
        assert not idle_timeout.has_expired
        with pytest.raises(asyncio.CancelledError):
            await pass_time(1000)
        assert idle_timeout.has_expired
        assert loop.time() == pytest.approx(3 * 59 + 60)

    run_without_waiting(story())


def test_whoever_has_left_is_not_waited_for() -> None:
    async def story() -> None:
        IdleTimeout(60).cancel()
        await pass_time(1000)

    run_without_waiting(story())


def test_a_message_for_several_windows_is_written_once() -> None:
    pen, message = MessageEncoder(), Pong()
    assert pen.encode(message) == '{"type":"pong"}'
    assert pen.encode(message) is pen.written
    assert pen.encode(Hello("table", "token")) != pen.encode(message)
