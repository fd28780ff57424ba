"""The home page's socket: how my games stand, which tables are open, which can be watched."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from gaslamp.service.home_messages import MOST_FOLLOWED
from gaslamp.web.home_socket import BURST
from tests.web.visiting import DETECTIVES, X, bearer, made, order, received, visiting, window

LISTED = {"help": "off", "pace": 0, "listed": True}
ONE_FREE = [{"type": "human", "name": "Ada"}, {"type": "open"}]


@contextmanager
def home(
    client: TestClient, *games: tuple[dict[str, Any], int], **asked: object
) -> Iterator[WebSocketTestSession]:
    """Open a home page that follows seats of tables."""
    seats = [{"table": table["table"], "token": table["seats"][str(seat)]} for table, seat in games]
    with client.websocket_connect("/api/home") as socket:
        socket.send_json({"type": "home", "games": seats} | asked)
        yield socket


def act(client: TestClient, table: dict[str, Any], seat: int) -> None:
    """Let a seat on turn make its first choice."""
    with window(client, table, table["seats"][str(seat)]) as own:
        choice = received(own, "frame")["choices"][0]
        order(own, "1", type="act", action=choice["action"])
        received(own, "ack")


def player(client: TestClient, name: str = "Ada") -> str:
    """Make a player; give the key of the device."""
    answer = client.post("/api/player", json={"name": name, "device": "Laptop"})
    key: str = answer.json()["key"]
    return key


def claim(client: TestClient, key: str, table: dict[str, Any], seat: int) -> None:
    claimed = {"table": table["table"], "token": table["seats"][str(seat)]}
    answer = client.post("/api/player/seats", json=claimed, headers=bearer(key))
    assert answer.status_code == 200, answer.text


def test_a_page_is_told_of_its_games_and_of_each_turn(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        with home(client, (table, DETECTIVES)) as page:
            first = received(page, "home")
            assert first["whole"]
            (game,) = first["games"]
            assert (game["table"], game["seat"], game["turn"]) == (table["table"], DETECTIVES, X)
            assert game["others"] == ["Ada"]
            act(client, table, X)
            (game,) = received(page, "home")["games"]
            assert game["turn"] == DETECTIVES


def test_a_player_s_games_come_by_the_device_s_key_alone(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table, key = made(client), player(client)
        claim(client, key, table, X)
        with home(client, key=key) as page:
            (game,) = received(page, "home")["games"]
            assert (game["table"], game["seat"]) == (table["table"], X)
            another = made(client)
            claim(client, key, another, DETECTIVES)
            (game,) = received(page, "home")["games"]
            assert game["table"] == another["table"]


def test_a_token_that_holds_nothing_is_gone_and_tells_nothing_else(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        wrong = [
            {"table": table["table"], "token": "x" * 22},
            {"table": "nowhere", "token": "x" * 22},
            {"table": table["table"], "token": table["spectating"]},
        ]
        with home(client, games=wrong) as page:
            first = received(page, "home")
            assert "games" not in first
            assert first["gone"] == [table["table"], "nowhere", table["table"]]


def test_a_page_whose_seat_was_freed_is_told_nothing_more_of_it(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client, seats=ONE_FREE, contributes=True)
        guest = {"invitation": table["invitation"], "name": "Bob", "contributes": True}
        seats = f"/api/tables/{table['table']}/seats"
        bob = client.post(seats, json=guest).json()
        asked = [{"table": table["table"], "token": bob["token"]}]
        with home(client, games=asked) as page, window(client, table, table["seats"]["0"]) as host:
            assert received(page, "home")["games"][0]["seat"] == bob["seat"]
            order(host, "1", type="free-seat", seat=bob["seat"])
            assert received(page, "home")["gone"] == [table["table"]]
            client.post(seats, json=guest | {"name": "Eve"})
            page.send_json({"type": "ping"})
            assert page.receive_json() == {"type": "pong"}


def test_open_and_running_tables_are_listed_while_a_page_shows_them(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client, seats=ONE_FREE, settings=LISTED)
        hidden = made(client, seats=ONE_FREE)
        with home(client, lists=True) as page:
            news = received(page, "home")
            while "open" not in news:
                news = received(page, "home")
            (shown,) = news["open"]
            assert (shown["table"], shown["players"], shown["free"]) == (table["table"], ["Ada"], 1)
            assert hidden["table"] not in str(news)
            client.post(f"/api/tables/{table['table']}/seats", json={"name": "Bob"})
            news = received(page, "home")
            assert news["closed"] == [table["table"]]
            (running,) = news["running"]
            assert [one["name"] for one in running["players"]] == ["Ada", "Bob"]
            assert running["watching"] == 0
            with window(client, table, "anybody") as spectator:
                received(spectator, "frame")
                (running,) = received(page, "home")["running"]
                assert running["watching"] == 1


def test_players_are_told_how_many_watch(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        with (
            window(client, table, table["seats"][str(X)]) as own,
            window(client, table, table["spectating"]) as spectator,
        ):
            received(spectator, "frame")
            assert received(own, "watching")["count"] == 1


def test_a_page_may_not_follow_too_much_or_ask_too_often(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        many = [{"table": "t", "token": str(number)} for number in range(MOST_FOLLOWED + 1)]
        with home(client, games=many) as page:
            assert received(page, "refused")["code"] == "BadRequest"
            with pytest.raises(WebSocketDisconnect):
                page.receive_json()
        with home(client) as page:
            for _ in range(int(BURST) + 5):
                page.send_json({"type": "ping"})
            assert received(page, "refused")["code"] == "TooMuch"


@pytest.mark.parametrize("first", [{"type": "ping"}, [], {"type": "home", "more": 1}], ids=str)
def test_a_page_without_a_proper_first_message_is_closed(tmp_path: Path, first: object) -> None:
    with visiting(tmp_path) as client, client.websocket_connect("/api/home") as page:
        page.send_json(first)
        assert received(page, "refused")["code"] == "BadRequest"
        with pytest.raises(WebSocketDisconnect):
            page.receive_json()


def test_guessing_tokens_by_this_socket_costs_as_much_as_elsewhere(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        guesses = [{"table": table["table"], "token": str(number)} for number in range(40)]
        with home(client, games=guesses) as page:
            received(page, "home")
        assert client.get("/api/tables").status_code == 429
