"""A client of the API for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from gaslamp.core.codes import as_seat
from gaslamp.web.access import Access
from gaslamp.web.app import build
from gaslamp.web.hosts import AllowedHosts

X, DETECTIVES = as_seat(0), as_seat(1)
PEOPLE = [{"type": "human", "name": "Ada"}, {"type": "human", "name": "Bob"}]
ACCESS = Access(hosts=AllowedHosts(["testserver"]), metrics_token="the operator's")  # noqa: S106
QUIET = {"help": "off", "pace": 0}


@contextmanager
def visiting(folder: Path) -> Iterator[TestClient]:
    """Open the application on a database in a folder."""
    app = build(f"sqlite:///{folder / 'gaslamp.sqlite'}", access=ACCESS)
    with TestClient(app) as client:
        yield client


def made(client: TestClient, **plan: object) -> dict[str, Any]:
    """Make a table of Scotland Yard for two people unless said otherwise."""
    asked = {"game": "scotland_yard", "seats": PEOPLE, "settings": QUIET} | plan
    answer = client.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def bearer(token: str) -> dict[str, str]:
    """Show a token, as a header."""
    return {"Authorization": f"Bearer {token}"}


@contextmanager
def window(
    client: TestClient, table: dict[str, Any], token: str, **hello: int
) -> Iterator[WebSocketTestSession]:
    """Open a window on a table."""
    with client.websocket_connect("/api/socket") as socket:
        socket.send_json({"type": "hello", "table": table["table"], "token": token} | hello)
        yield socket


def received(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """Wait for a message of a kind."""
    while (message := socket.receive_json())["type"] != kind:
        pass
    found: dict[str, Any] = message
    return found


def order(socket: WebSocketTestSession, name: str, **command: object) -> None:
    """Give an order."""
    socket.send_json({"type": "order", "name": name, "command": command})
