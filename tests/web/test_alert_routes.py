"""Alerts by plain HTTP and a real SMTP server: confirming an address, switches, links to stop."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from gaslamp.service.alert_options import AlertOptions
from gaslamp.service.alert_store import CONFIRMATION_LASTS, MOST_CONFIRMATIONS
from gaslamp.web.app import build
from tests.web.postbox import Postbox, smtp_server
from tests.web.test_player_routes import claim, new_player
from tests.web.visiting import ACCESS, X, bearer, made, visiting

PUBLIC = "https://games.example.org/"
SLOW = {"help": "off", "pace": 0, "clock": {"type": "move", "seconds": 172_800}}


@contextmanager
def alerting(folder: Path) -> Iterator[tuple[TestClient, Postbox]]:
    """Open the application with a real SMTP server."""
    postbox = Postbox()
    with smtp_server(postbox) as port:
        options = AlertOptions(
            public_url=PUBLIC,
            smtp_url=f"smtp://127.0.0.1:{port}",
            mail_from="Gaslamp <lamp@example.org>",
        )
        app = build(f"sqlite:///{folder / 'gaslamp.sqlite'}", access=ACCESS, alerting=options)
        with TestClient(app) as client:
            yield client, postbox


def ask(client: TestClient, key: str, address: str = "ada@example.org") -> int:
    asked = {"address": address, "language": "en"}
    return client.post("/api/player/alerts/mail", json=asked, headers=bearer(key)).status_code


def code_in(postbox: Postbox) -> str:
    found = re.search(r"#/mail/confirm/([\w-]+)", postbox.text())
    assert found
    return found[1]


def called(client: TestClient, key: str, later: int = 120_000) -> None:
    """Have a table where it is the player's turn, and let the server look at it after a while."""
    table = made(client, settings=SLOW)
    assert claim(client, key, table, X) == 200
    _later(client, later)
    alerts = client.app.state.alerts  # type: ignore[attr-defined]  # Starlette's
    assert client.portal is not None
    client.portal.call(alerts.plan)
    client.portal.call(alerts.send_due)


def _later(client: TestClient, milliseconds: int) -> None:
    alerts = client.app.state.alerts  # type: ignore[attr-defined]  # Starlette's
    now = alerts.registry.now
    alerts.registry.now = alerts.store.now = lambda: now() + milliseconds


def test_an_address_is_confirmed_before_anything_is_sent_to_it(tmp_path: Path) -> None:
    with alerting(tmp_path) as (client, postbox):
        key = new_player(client)["key"]
        assert ask(client, key) == 200
        ((to, mail),) = postbox.mails
        assert to == ["ada@example.org"]
        assert mail["From"] == "Gaslamp <lamp@example.org>"
        shown = client.get("/api/player/alerts", headers=bearer(key)).json()
        assert shown["channels"] == [
            {"kind": "mail", "address": "ada@example.org", "confirmed": False, "is_this": False}
        ]
        called(client, key)
        assert len(postbox.mails) == 1
        assert client.post(f"/api/alerts/confirm/{code_in(postbox)}").status_code == 200
        called(client, key)
        subjects = {mail["Subject"] for _, mail in postbox.mails[1:]}
    assert subjects == {"Your turn: Scotland Yard"}


def test_every_mail_has_a_link_to_stop_that_works(tmp_path: Path) -> None:
    with alerting(tmp_path) as (client, postbox):
        key = new_player(client)["key"]
        ask(client, key)
        client.post(f"/api/alerts/confirm/{code_in(postbox)}")
        called(client, key)
        mail = postbox.mails[-1][1]
        assert mail["Subject"] == "Your turn: Scotland Yard"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        link = mail["List-Unsubscribe"].strip().strip("<>")
        assert link.startswith(f"{PUBLIC}api/alerts/stop/")
        code = link.rpartition("/")[2]
        assert f"{PUBLIC}#/mail/stop/{code}" in postbox.text()
        one_click = {"List-Unsubscribe": "One-Click"}
        for _ in range(2):
            assert client.post(f"/api/alerts/stop/{code}", data=one_click).status_code == 200
        assert client.get("/api/player/alerts", headers=bearer(key)).json()["channels"] == []
        before = len(postbox.mails)
        called(client, key)
    assert len(postbox.mails) == before


def test_a_mail_holds_no_token_key_or_seat(tmp_path: Path) -> None:
    with alerting(tmp_path) as (client, postbox):
        key = new_player(client)["key"]
        ask(client, key)
        client.post(f"/api/alerts/confirm/{code_in(postbox)}")
        table = made(client, settings=SLOW)
        claim(client, key, table, X)
        called(client, key)
        written = "".join(mail.as_string() for _, mail in postbox.mails[1:])
    assert "Scotland Yard" in written
    secrets = [key, table["invitation"], table["spectating"], *table["seats"].values()]
    assert not [secret for secret in secrets if secret in written]
    assert "Mister X" not in written


def test_an_address_is_not_flooded_with_confirmations(tmp_path: Path) -> None:
    with alerting(tmp_path) as (client, postbox):
        keys = [new_player(client)["key"] for _ in range(MOST_CONFIRMATIONS + 1)]
        tries = [ask(client, key) for key in keys]
    assert tries == [200] * MOST_CONFIRMATIONS + [409]
    assert len(postbox.mails) == MOST_CONFIRMATIONS


@pytest.mark.parametrize(
    "address",
    ["ada", "ada@localhost", "a da@example.org", "ada@example.org\r\nBcc: b@b.de", "@b.de"],
)
def test_what_is_no_address_is_refused(tmp_path: Path, address: str) -> None:
    with alerting(tmp_path) as (client, postbox):
        assert ask(client, new_player(client)["key"], address) == 409
    assert postbox.mails == []


def test_a_link_that_confirms_is_too_old_after_a_day(tmp_path: Path) -> None:
    with alerting(tmp_path) as (client, postbox):
        ask(client, new_player(client)["key"])
        assert client.post("/api/alerts/confirm/guessed").status_code == 403
        _later(client, CONFIRMATION_LASTS + 60_000)
        assert client.post(f"/api/alerts/confirm/{code_in(postbox)}").status_code == 403


def test_switches_are_kept_and_another_player_does_not_see_them(tmp_path: Path) -> None:
    wanted = {
        "channels": {"invitation": [], "turn": [], "over": ["mail"]},
        "per_hour": 2,
        "quiet": {"begin": 22, "end": 8, "zone": "Europe/London"},
        "language": "fr",
    }
    with alerting(tmp_path) as (client, _):
        ada, bob = (bearer(new_player(client, name)["key"]) for name in ("Ada", "Bob"))
        kept = client.post("/api/player/alerts", json=wanted, headers=ada)
        assert kept.json()["settings"] == wanted
        assert kept.json()["offered"] == ["mail"]
        shown = client.get("/api/player/alerts", headers=bob).json()
        assert shown["settings"]["quiet"] is None
        wrong = wanted | {"quiet": {"begin": 1, "end": 2, "zone": "../../etc/passwd"}}
        assert client.post("/api/player/alerts", json=wrong, headers=ada).status_code == 409
        assert client.get("/api/player/alerts").status_code == 403


def test_a_server_without_mail_offers_none(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        key = new_player(client)["key"]
        assert client.get("/api/player/alerts", headers=bearer(key)).json()["offered"] == []
        assert ask(client, key) == 409


def test_a_removed_address_and_a_deleted_player_are_gone(tmp_path: Path) -> None:
    with alerting(tmp_path) as (client, postbox):
        key = new_player(client)["key"]
        ask(client, key)
        gone = client.post("/api/player/alerts/remove/mail", headers=bearer(key))
        assert gone.json()["channels"] == []
        ask(client, key)
        data = client.get("/api/player/export", headers=bearer(key)).json()
        assert data["addresses"] == ["ada@example.org"]
        client.post("/api/player/delete", headers=bearer(key))
        assert client.post(f"/api/alerts/confirm/{code_in(postbox)}").status_code == 403


def test_mail_that_the_server_refuses_is_said(tmp_path: Path) -> None:
    options = AlertOptions(
        public_url=PUBLIC, smtp_url="smtp://127.0.0.1:1", mail_from="lamp@example.org"
    )
    app = build(f"sqlite:///{tmp_path / 'gaslamp.sqlite'}", access=ACCESS, alerting=options)
    with TestClient(app) as client:
        assert ask(client, new_player(client)["key"]) == 409


def test_a_webhook_is_taken_only_where_the_operator_allows_it(tmp_path: Path) -> None:
    asked = {"url": "https://chat.example.org/hooks/1"}
    tries = []
    for allowed in (False, True):
        options = AlertOptions(public_url=PUBLIC, webhooks=allowed)
        database = f"sqlite:///{tmp_path / str(allowed)}"
        with TestClient(build(database, access=ACCESS, alerting=options)) as client:
            own = bearer(new_player(client)["key"])
            for url in (asked, {"url": "https://127.0.0.1/"}):
                answer = client.post("/api/player/alerts/webhook", json=url, headers=own)
                tries.append(answer.status_code)
            shown = client.get("/api/player/alerts", headers=own).json()
    assert tries == [409, 409, 200, 409]
    assert shown["offered"] == ["webhook"]
    (channel,) = shown["channels"]
    assert (channel["kind"], channel["address"]) == ("webhook", asked["url"])


def test_a_player_can_have_one_sent_to_try_within_the_cap(tmp_path: Path) -> None:
    with alerting(tmp_path) as (client, postbox):
        key = new_player(client)["key"]
        path = "/api/player/alerts/try/mail"
        assert client.post(path, headers=bearer(key)).status_code == 409, "no address yet"
        assert ask(client, key) == 200
        assert client.post(path, headers=bearer(key)).status_code == 409, "not confirmed yet"
        client.post(f"/api/alerts/confirm/{code_in(postbox)}")
        settings = client.get("/api/player/alerts", headers=bearer(key)).json()["settings"]
        client.post("/api/player/alerts", json=settings | {"per_hour": 2}, headers=bearer(key))
        for _ in range(2):
            assert client.post(path, headers=bearer(key)).status_code == 200
        refused = client.post(path, headers=bearer(key)).json()
        assert refused["reason"]["key"] == "service-alerts-enough"
        mails = [mail for _, mail in postbox.mails if mail["Subject"] == "An alert to try"]
        assert len(mails) == 2
        assert f"{PUBLIC}#/player" in mails[0].get_content()
        called(client, key)
        assert len(postbox.mails) == 3, "those to try count among the alerts of the hour"
        other = new_player(client, "Bob")["key"]
        assert client.post(path, headers=bearer(other)).status_code == 409
        for kind in ("push", "webhook", "pigeon"):
            refused = client.post(f"/api/player/alerts/try/{kind}", headers=bearer(key))
            assert refused.status_code == 409
