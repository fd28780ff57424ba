"""Web Push by plain HTTP: a switch for each device, and subscriptions that end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.testclient import TestClient

from gaslamp.service.alert_options import AlertOptions
from gaslamp.web.app import build
from tests.service.push_service import Device, PushService, push_service
from tests.web.test_alert_routes import called
from tests.web.test_player_routes import linked, new_player
from tests.web.visiting import ACCESS, bearer, visiting

PUBLIC_URL = "https://games.example.org/"


@contextmanager
def alerting(folder: Path, status: int = 201) -> Iterator[tuple[TestClient, PushService]]:
    """Open the application with a push service in place of the browsers' own."""
    options = AlertOptions(public_url=PUBLIC_URL, push=True)
    app = build(f"sqlite:///{folder / 'gaslamp.sqlite'}", access=ACCESS, alerting=options)
    with push_service(status) as service, TestClient(app) as client:
        app.state.alerts.push.https = service.https
        yield client, service


def subscribe(client: TestClient, key: str, device: Device) -> dict[str, Any]:
    asked = msgspec.to_builtins(device.subscription)
    answer = client.post("/api/player/alerts/push", json=asked, headers=bearer(key))
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def devices(client: TestClient, key: str) -> list[tuple[str, bool]]:
    shown = client.get("/api/player/alerts", headers=bearer(key)).json()
    return [(one["address"], one["is_this"]) for one in shown["channels"] if one["kind"] == "push"]


def test_a_device_is_called_once_it_is_switched_on(tmp_path: Path) -> None:
    device = Device()
    with alerting(tmp_path) as (client, service):
        key = new_player(client)["key"]
        shown = subscribe(client, key, device)
        assert shown["offered"] == ["push"]
        assert devices(client, key) == [("Laptop", True)]
        called(client, key)
        (posted,) = service.got
        assert posted.key == shown["push_key"]
    read = device.read(posted.content)
    assert read["title"] == "Your turn: Scotland Yard"
    assert read["page"].startswith("#/table/")
    assert device.endpoint not in str(shown)


def test_each_device_has_a_switch_of_its_own(tmp_path: Path) -> None:
    with alerting(tmp_path) as (client, service):
        laptop = new_player(client)["key"]
        phone = linked(client, laptop)["key"]
        subscribe(client, laptop, Device("laptop"))
        subscribe(client, phone, Device("phone"))
        subscribe(client, phone, Device("phone-again"))
        assert sorted(devices(client, phone)) == [("Laptop", False), ("Phone", True)]
        client.post("/api/player/alerts/remove/push", headers=bearer(laptop))
        assert devices(client, laptop) == [("Phone", False)]
        called(client, laptop)
    assert [posted.path for posted in service.got] == ["/fcm/send/phone-again"]


def test_a_subscription_that_has_ended_is_removed(tmp_path: Path) -> None:
    with alerting(tmp_path, 410) as (client, service):
        key = new_player(client)["key"]
        subscribe(client, key, Device())
        called(client, key)
        assert devices(client, key) == []
        called(client, key)
    assert len(service.got) == 1


def test_a_revoked_device_and_a_deleted_player_are_not_called(tmp_path: Path) -> None:
    with alerting(tmp_path) as (client, service):
        ada = new_player(client)
        phone = linked(client, ada["key"])
        subscribe(client, phone["key"], Device("phone"))
        revoked = f"/api/player/devices/{phone['device']}/revoke"
        assert client.post(revoked, headers=bearer(ada["key"])).status_code == 200
        assert devices(client, ada["key"]) == []
        called(client, ada["key"])
        bob = new_player(client, "Bob")["key"]
        subscribe(client, bob, Device("bob"))
        data = client.get("/api/player/export", headers=bearer(bob)).json()
        assert data["addresses"] == [Device("bob").endpoint]
        client.post("/api/player/delete", headers=bearer(bob))
        called(client, ada["key"])
    assert service.got == []


def test_a_browser_that_changes_hands_calls_its_last_player_alone(tmp_path: Path) -> None:
    device = Device()
    with alerting(tmp_path) as (client, _):
        ada, bob = (new_player(client, name)["key"] for name in ("Ada", "Bob"))
        subscribe(client, ada, device)
        subscribe(client, bob, device)
        assert devices(client, ada) == []
        assert devices(client, bob) == [("Laptop", True)]


def test_what_is_no_subscription_is_refused(tmp_path: Path) -> None:
    good = msgspec.to_builtins(Device().subscription)
    with alerting(tmp_path) as (client, _):
        own = bearer(new_player(client)["key"])
        tries = [
            client.post("/api/player/alerts/push", json=asked, headers=headers).status_code
            for asked, headers in (
                (good | {"endpoint": "https://127.0.0.1/"}, own),
                (good | {"keys": {"p256dh": "AAAA", "auth": "AAAA"}}, own),
                (good | {"more": 1}, own),
                (good, bearer("guessed")),
                (good, own | {"Origin": "https://evil.example.org"}),
            )
        ]
        assert client.post("/api/player/alerts/remove/pigeon", headers=own).status_code == 409
    assert tries == [409, 409, 400, 403, 403]


def test_a_server_without_push_offers_none(tmp_path: Path) -> None:
    asked = msgspec.to_builtins(Device().subscription)
    with visiting(tmp_path) as client:
        own = bearer(new_player(client)["key"])
        shown = client.get("/api/player/alerts", headers=own).json()
        assert (shown["offered"], shown["push_key"]) == ([], "")
        refused = client.post("/api/player/alerts/push", json=asked, headers=own)
    assert refused.status_code == 409
