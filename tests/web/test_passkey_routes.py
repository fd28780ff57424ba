"""Passkeys by plain HTTP: adding, signing in elsewhere, and what must not open a player."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from gaslamp.service.alert_options import AlertOptions
from gaslamp.service.passkey_store import CHALLENGE_LASTS, MOST_PASSKEYS
from gaslamp.service.players import MOST_DEVICES
from gaslamp.service.push_subscription import encoded
from gaslamp.web.access import Access
from gaslamp.web.app import build
from gaslamp.web.hosts import AllowedHosts
from tests.web.authenticator import PRESENT, VERIFIED, Authenticator
from tests.web.test_player_routes import claim, linked, new_player
from tests.web.visiting import X, bearer, made

HOST = "games.example.org"
ORIGIN = f"https://{HOST}"
ACCESS = Access(hosts=AllowedHosts([HOST, "other.example.org"]))


@contextmanager
def visiting(folder: Path, public_url: str = "") -> Iterator[TestClient]:
    """Open the application behind a proxy that ended TLS: it is asked by plain HTTP."""
    options = AlertOptions(public_url=public_url)
    app = build(f"sqlite:///{folder / 'gaslamp.sqlite'}", access=ACCESS, alerting=options)
    with TestClient(app, base_url=f"http://{HOST}") as client:
        client.headers["Origin"] = ORIGIN
        yield client


def asked_to_add(client: TestClient, key: str) -> dict[str, Any]:
    answer = client.post("/api/player/passkeys/request", headers=bearer(key))
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def add(client: TestClient, key: str, passkey: dict[str, str], name: str = "Phone") -> int:
    asked = {"name": name, "made": passkey}
    return client.post("/api/player/passkeys", json=asked, headers=bearer(key)).status_code


def added(client: TestClient, key: str, **how: bool) -> Authenticator:
    authenticator = Authenticator(ORIGIN, **how)
    assert add(client, key, authenticator.make(asked_to_add(client, key))) == 201
    return authenticator


def asked_to_sign(client: TestClient) -> dict[str, Any]:
    answer = client.post("/api/passkeys/request")
    assert answer.status_code == 201
    return dict(answer.json())


def sign_in(client: TestClient, signed: dict[str, str], **headers: str) -> Any:  # noqa: ANN401
    asked = {"device": "Tablet", "signed": signed}
    return client.post("/api/passkeys/devices", json=asked, headers=headers)


def known(client: TestClient, key: str) -> list[str]:
    shown = client.get("/api/player/passkeys", headers=bearer(key)).json()
    return [passkey["name"] for passkey in shown["passkeys"]]


def test_a_player_signs_in_on_another_device(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        ada = new_player(client)
        assert client.get("/api/passkeys").json() == {"offered": True}
        authenticator = added(client, ada["key"])
        assert known(client, ada["key"]) == ["Phone"]
        table = made(client)
        claim(client, ada["key"], table, X)
        answer = sign_in(client, authenticator.sign(asked_to_sign(client)))
        assert answer.status_code == 201
        new = answer.json()
        assert (new["player"], new["name"]) == (ada["player"], "Ada")
        assert new["key"] != ada["key"]
        frame = client.get(f"/api/tables/{table['table']}/frame", headers=bearer(f"{new['key']}.0"))
        assert frame.status_code == 200
        shown = client.get("/api/player", headers=bearer(new["key"])).json()
        assert [device["name"] for device in shown["devices"]] == ["Laptop", "Tablet"]


def test_a_signed_challenge_works_once(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        authenticator = added(client, new_player(client)["key"], counts=False)
        signed = authenticator.sign(asked_to_sign(client))
        assert [sign_in(client, signed).status_code for _ in range(3)] == [201, 403, 403]


def test_a_passkey_is_added_once_and_by_the_device_that_asked(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        ada, bob = (new_player(client, name)["key"] for name in ("Ada", "Bob"))
        phone = linked(client, ada)["key"]
        passkey = Authenticator(ORIGIN).make(asked_to_add(client, ada))
        assert add(client, bob, passkey) == 403
        assert add(client, phone, passkey) == 403
        assert add(client, ada, passkey) == 201
        assert add(client, ada, passkey) == 403
        assert known(client, bob) == []


def test_a_passkey_belongs_to_one_player(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        ada, bob = (new_player(client, name)["key"] for name in ("Ada", "Bob"))
        authenticator = added(client, ada)
        assert add(client, bob, authenticator.make(asked_to_add(client, bob))) == 409
        assert known(client, bob) == []


def test_a_challenge_is_good_for_some_minutes_and_one_purpose(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        key = new_player(client)["key"]
        authenticator = added(client, key)
        assert sign_in(client, authenticator.sign(asked_to_add(client, key))).status_code == 403
        other = Authenticator(ORIGIN)
        to_sign = asked_to_sign(client) | {"user": authenticator.user}
        assert add(client, key, other.make(to_sign)) == 403
        old = asked_to_sign(client)
        _pass_time(client, CHALLENGE_LASTS + 1000)
        assert sign_in(client, authenticator.sign(old)).status_code == 403
        assert sign_in(client, authenticator.sign(asked_to_sign(client))).status_code == 201


def _pass_time(client: TestClient, milliseconds: int) -> None:
    players = client.app.state.registry.players  # type: ignore[attr-defined]  # Starlette's
    now = players.now
    players.now = lambda: now() + milliseconds


@pytest.mark.parametrize("origin", ["https://evil.example.org", f"http://{HOST}", f"{ORIGIN}:8443"])
def test_a_signature_of_another_origin_is_refused(tmp_path: Path, origin: str) -> None:
    with visiting(tmp_path) as client:
        key = new_player(client)["key"]
        authenticator = added(client, key)
        authenticator.origin = origin
        assert sign_in(client, authenticator.sign(asked_to_sign(client))).status_code == 403
        wrong = Authenticator(origin).make(asked_to_add(client, key))
        assert add(client, key, wrong) == 403
        assert known(client, key) == ["Phone"]


def test_a_page_of_another_site_asks_for_nothing(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        key = new_player(client)["key"]
        authenticator = added(client, key)
        evil = {"Origin": "https://evil.example.org"}
        signed = authenticator.sign(asked_to_sign(client))
        assert client.post("/api/passkeys/request", headers=evil).status_code == 403
        assert sign_in(client, signed, **evil).status_code == 403
        asked = client.post("/api/player/passkeys/request", headers=evil | bearer(key))
        assert asked.status_code == 403
        assert sign_in(client, signed).status_code == 201


def test_a_removed_passkey_and_a_deleted_player_open_nothing(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        ada = new_player(client)["key"]
        bob = new_player(client, "Bob")["key"]
        authenticator = added(client, ada)
        shown = client.get("/api/player/passkeys", headers=bearer(ada)).json()
        id_ = shown["passkeys"][0]["id"]
        gone = f"/api/player/passkeys/{id_}/remove"
        assert client.post(gone, headers=bearer(bob)).status_code == 409
        assert client.post(gone, headers=bearer(ada)).json()["passkeys"] == []
        assert sign_in(client, authenticator.sign(asked_to_sign(client))).status_code == 403
        other = added(client, ada)
        assert client.get("/api/player/export", headers=bearer(ada)).json()["passkeys"]
        client.post("/api/player/delete", headers=bearer(ada))
        assert sign_in(client, other.sign(asked_to_sign(client))).status_code == 403


def test_a_counter_that_has_not_grown_is_that_of_a_copy(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        authenticator = added(client, new_player(client)["key"])
        tries = []
        for counter in (5, 4, 5, 6):
            authenticator.counter = counter - 1
            tries.append(sign_in(client, authenticator.sign(asked_to_sign(client))).status_code)
    assert tries == [201, 403, 403, 201]


def test_an_authenticator_that_does_not_verify_its_owner_is_refused(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        key = new_player(client)["key"]
        authenticator = added(client, key)
        for flags in (PRESENT, VERIFIED, 0):
            authenticator.flags = flags
            assert sign_in(client, authenticator.sign(asked_to_sign(client))).status_code == 403
        careless = Authenticator(ORIGIN)
        careless.flags = PRESENT
        assert add(client, key, careless.make(asked_to_add(client, key))) == 403


def test_a_signature_of_another_key_or_for_another_player_is_refused(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        ada, bob = (new_player(client, name)["key"] for name in ("Ada", "Bob"))
        authenticator, other = added(client, ada), added(client, bob)
        forged = other.sign(asked_to_sign(client)) | {"id": encoded(authenticator.id)}
        assert sign_in(client, forged).status_code == 403
        authenticator.user = other.user
        assert sign_in(client, authenticator.sign(asked_to_sign(client))).status_code == 403


@pytest.mark.parametrize("part", ["client_data", "authenticator_data", "signature", "id"])
@pytest.mark.parametrize("written", ["A", "AAAA", "e30", "bnVsbA"])
def test_what_cannot_be_read_is_refused(tmp_path: Path, part: str, written: str) -> None:
    with visiting(tmp_path) as client:
        authenticator = added(client, new_player(client)["key"])
        signed = authenticator.sign(asked_to_sign(client)) | {part: written}
        assert sign_in(client, signed).status_code == 403


def test_a_player_has_no_more_than_so_many_passkeys(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        key = new_player(client)["key"]
        for _ in range(MOST_PASSKEYS):
            added(client, key)
        assert add(client, key, Authenticator(ORIGIN).make(asked_to_add(client, key))) == 409


def test_a_device_more_than_the_most_takes_the_place_of_the_oldest(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        first = new_player(client)["key"]
        authenticator = added(client, first)
        for _ in range(MOST_DEVICES):
            new = sign_in(client, authenticator.sign(asked_to_sign(client))).json()
        assert client.get("/api/player", headers=bearer(first)).status_code == 403
        shown = client.get("/api/player", headers=bearer(new["key"])).json()
        assert len(shown["devices"]) == MOST_DEVICES


def test_with_a_public_address_passkeys_belong_to_it_alone(tmp_path: Path) -> None:
    other = {"Host": "other.example.org", "Origin": "https://other.example.org"}
    with visiting(tmp_path, f"{ORIGIN}/") as client:
        key = new_player(client)["key"]
        added(client, key)
        assert client.get("/api/passkeys", headers=other).json() == {"offered": False}
        refused = client.post("/api/passkeys/request", headers=other)
        assert refused.status_code == 409
        assert refused.json()["reason"]["args"] == {"url": f"{ORIGIN}/"}
        plain = {"Origin": f"http://{HOST}"}
        assert client.post("/api/passkeys/request", headers=plain).status_code in (403, 409)


@pytest.mark.parametrize("host", ["127.0.0.1:8888", "[::1]:8888"])
def test_an_address_in_numbers_has_no_passkeys(tmp_path: Path, host: str) -> None:
    here = {"Host": host, "Origin": f"http://{host}"}
    with visiting(tmp_path) as client:
        assert client.get("/api/passkeys", headers=here).json() == {"offered": False}
        assert client.post("/api/passkeys/request", headers=here).status_code == 409


def test_a_program_without_an_origin_gets_no_challenge(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        del client.headers["Origin"]
        assert client.post("/api/passkeys/request").status_code == 409


def test_without_the_library_none_are_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "webauthn" else find(name)
    )
    with visiting(tmp_path) as client:
        assert client.get("/api/passkeys").json() == {"offered": False}
        assert client.post("/api/passkeys/request").status_code == 409
        shown = client.get("/api/player/passkeys", headers=bearer(new_player(client)["key"]))
        assert shown.json() == {"offered": False, "passkeys": []}
