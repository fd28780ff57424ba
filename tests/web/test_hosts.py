"""Which names the server answers to, and whose pages may ask, on HTTP and on the socket."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from gaslamp.web.access import Access
from gaslamp.web.app import build
from gaslamp.web.hosts import AllowedHosts, hosts_at

NAME = "games.example.org"
OPERATE = Path(__file__).parents[2] / "docs" / "operate.md"

# A page's origin, the host that is asked, and the status of the answer.
TABLE = [
    (None, NAME, 200),
    (f"https://{NAME}", NAME, 200),
    (f"http://{NAME}", NAME, 200),
    (f"https://{NAME.upper()}", NAME, 200),
    (f"https://{NAME}:8443", f"{NAME}:8443", 200),
    (f"https://{NAME}", f"{NAME}:443", 200),
    (f"http://{NAME}:80", NAME, 200),
    ("http://localhost:8888", "localhost:8888", 200),
    ("http://127.0.0.1:8888", "127.0.0.1:8888", 200),
    ("http://192.168.1.20:8888", "192.168.1.20:8888", 200),
    ("http://[::1]:8888", "[::1]:8888", 200),
    (f"https://{NAME}:8443", NAME, 403),
    (f"https://{NAME}", f"{NAME}:8443", 403),
    ("https://evil.example", NAME, 403),
    (f"https://{NAME}.evil.example", NAME, 403),
    (f"https://evil{NAME}", NAME, 403),
    (f"https://{NAME}@evil.example", NAME, 403),
    (f"https://evil.example@{NAME}", NAME, 403),
    (f"https://{NAME}/page", NAME, 403),
    (f"ftp://{NAME}", NAME, 403),
    (NAME, NAME, 403),
    ("null", NAME, 403),
    ("", NAME, 403),
    ("http://[::1", NAME, 403),
    ("http://[::1", "[::1]:8888", 403),
    (f"http://{NAME}:port", NAME, 403),
    ("http://localhost:1", "localhost:8888", 403),
    ("http://evil.example", "evil.example", 421),
    (None, "evil.example", 421),
    (None, "127.0.0.1.evil.example:8888", 421),
    (None, "[::1", 421),
    (None, f"user@{NAME}", 421),
    (None, "", 421),
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("hosts")
    access = Access(hosts=AllowedHosts([NAME]))
    with TestClient(build(f"sqlite:///{folder / 'gaslamp.sqlite'}", access=access)) as found:
        yield found


def headers(origin: str | None, host: str) -> dict[str, str]:
    return {"Host": host} | ({} if origin is None else {"Origin": origin})


@pytest.mark.parametrize(("origin", "host", "status"), TABLE)
def test_http(client: TestClient, origin: str | None, host: str, status: int) -> None:
    for path in ("/api/games", "/health", "/"):
        answer = client.get(path, headers=headers(origin, host))
        assert answer.status_code == status
        if status != 200:
            assert answer.json()["message"]


@pytest.mark.parametrize(("origin", "host", "status"), TABLE)
def test_the_socket(client: TestClient, origin: str | None, host: str, status: int) -> None:
    if status != 200:
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect("/api/socket", headers=headers(origin, host)),
        ):
            pass
        return
    with client.websocket_connect("/api/socket", headers=headers(origin, host)) as socket:
        socket.send_json({"type": "hello", "table": "nowhere", "token": "x"})
        assert socket.receive_json()["code"] == "NoSuchTable"


@pytest.mark.parametrize("own", [0, 1], ids=["own first", "own last"])
def test_two_origins_are_not_better_than_one(client: TestClient, own: int) -> None:
    origins = ["https://evil.example"]
    origins.insert(own, f"https://{NAME}")
    twice = [("Host", NAME), *(("Origin", origin) for origin in origins)]
    assert client.get("/api/games", headers=twice).status_code == 403


@pytest.mark.parametrize("address", ["0.0.0.0", "::"])  # noqa: S104  (nothing is bound)
def test_on_all_addresses_the_machines_own_names_are_allowed(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "club.lan")
    hosts = hosts_at(address, ["games.example.org"])
    for name in ("club.lan:8888", "club:8888", "club.local", "10.0.0.7:8888", "GAMES.example.org"):
        assert hosts.allow(name), name
    assert not hosts.allow("other.lan:8888")


def test_a_name_that_is_given_with_a_port_is_allowed() -> None:
    hosts = AllowedHosts(["Games.example.org:8443"])
    assert hosts.allow("games.example.org")
    assert hosts.allow("games.example.org:8443")


def test_on_one_address_no_other_name_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "club.lan")
    hosts = hosts_at("box.lan")
    assert hosts.allow("box.lan:8888")
    assert hosts.allow("localhost")
    assert not hosts.allow("club.lan")


def test_the_documented_proxy_passes_on_what_the_browser_asked_for(client: TestClient) -> None:
    config = OPERATE.read_text(encoding="utf-8")
    (passed_on,) = re.findall(r"proxy_set_header Host (\S+);", config)
    browser = f"{NAME}:8443"  # nginx's $http_host has the port, its $host has not
    host = {"$http_host": browser, "$host": NAME}[passed_on]
    assert client.get("/health", headers=headers(f"https://{browser}", host)).status_code == 200
