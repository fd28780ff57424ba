"""What `docs/security.md` promises of the door."""

from __future__ import annotations

import io
import logging
import sqlite3
from itertools import count
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

from gaslamp.service.tokens import BYTES, fingerprint, new_token
from gaslamp.web.app import build
from gaslamp.web.json_logs import log_json
from tests.service.logged import logged
from tests.web.visiting import ACCESS, PEOPLE, X, bearer, made, order, received, visiting, window

PATHS = ["/", "/assets/nothing.js", "/api/games", "/api/nothing", "/openapi.json", "/metrics"]


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_keeps_a_page_to_itself(tmp_path: Path, path: str) -> None:
    with visiting(tmp_path) as client:
        for origin in ({}, {"Origin": "https://evil.example"}):
            headers = client.get(path, headers=origin).headers
            policy = headers["Content-Security-Policy"]
            for directive in ("default-src 'self'", "object-src 'none'", "base-uri 'none'"):
                assert directive in policy
            assert "frame-ancestors 'none'" in policy
            assert "'unsafe-eval'" not in policy
            assert headers["X-Content-Type-Options"] == "nosniff"
            assert headers["Referrer-Policy"] == "no-referrer"
            assert "Access-Control-Allow-Origin" not in headers
            assert "Set-Cookie" not in headers
            assert "Strict-Transport-Security" not in headers


def test_who_came_by_https_comes_by_https_from_then_on(tmp_path: Path) -> None:
    app = build(f"sqlite:///{tmp_path / 'gaslamp.sqlite'}", access=ACCESS)
    with TestClient(app, base_url="https://testserver") as client:
        told = client.get("/api/games").headers["Strict-Transport-Security"]
    assert told == "max-age=31536000; includeSubDomains"


def test_answers_of_the_api_are_kept_by_nobody(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        path = f"/api/tables/{table['table']}/frame"
        answer = client.get(path, headers=bearer(table["seats"][str(X)]))
        assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("method", ["TRACE", "PUT", "DELETE", "PATCH", "CONNECT"])
def test_other_methods_do_nothing(tmp_path: Path, method: str) -> None:
    with visiting(tmp_path) as client:
        for path in ("/api/tables", "/", "/api/replays"):
            assert client.request(method, path).status_code == 405


@pytest.mark.parametrize("path", ["/assets/", "/..%2f..%2fpyproject.toml", "/.git/config"])
def test_no_folder_is_listed_and_no_other_file_served(tmp_path: Path, path: str) -> None:
    with visiting(tmp_path) as client:
        assert client.get(path).status_code == 404


def test_a_token_of_one_table_opens_no_other(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        one, other = made(client), made(client)
        stolen = bearer(one["seats"][str(X)])
        for part in ("frame", "side"):
            assert client.get(f"/api/tables/{other['table']}/{part}", headers=stolen).is_error
        with window(client, other, one["seats"][str(X)]) as socket:
            assert received(socket, "refused")["code"] == "NotYours"


def test_tokens_are_long_and_never_the_same() -> None:
    assert BYTES * 8 >= 128
    assert len({new_token() for _ in range(1000)}) == 1000


def test_a_token_that_is_nearly_right_holds_nothing(tmp_path: Path) -> None:
    """Nor one whose fingerprint begins like that of the right one."""
    with visiting(tmp_path) as client:
        table = made(client)
        token, path = table["seats"]["0"], f"/api/tables/{table['table']}/frame"
        right = fingerprint(token)[:4]
        alike = next(guess for n in count() if fingerprint(guess := f"{n}").startswith(right))
        for guess in (alike, token[:-1], token + "x", token.swapcase(), fingerprint(token)):
            assert client.get(path, headers=bearer(guess)).status_code == 403
        assert client.get(path, headers=bearer(token)).status_code == 200


def test_no_token_is_kept_on_disk(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client, seats=[PEOPLE[0], {"type": "open"}])
        guest = {"invitation": table["invitation"], "name": "Bob"}
        joined = client.post(f"/api/tables/{table['table']}/seats", json=guest).json()
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert table["table"].encode() in kept
    tokens = [table["seats"]["0"], joined["token"], table["invitation"], table["spectating"]]
    assert not [token for token in tokens if token.encode() in kept]


def test_no_secret_is_ever_logged(tmp_path: Path) -> None:
    with logged(logging.DEBUG) as lines, visiting(tmp_path) as client:
        table = made(client)
        secrets = [*table["seats"].values(), table["invitation"], table["spectating"], "guess-me"]
        path = f"/api/tables/{table['table']}"
        client.get(f"{path}/frame", headers=bearer("guess-me"))
        client.get(f"{path}/frame", headers=bearer(secrets[0]))
        client.post(f"{path}/seats", json={"invitation": "guess-me", "name": "Eve"})
        with window(client, table, "guess-me") as socket:
            received(socket, "refused")
        with window(client, table, secrets[0]) as socket:
            order(socket, "1", type="act", action=999)
            received(socket, "refused")
        house = client.app.state.registry  # type: ignore[attr-defined]
        secrets.append(house.tables[table["table"]].created.seed)
    assert len(lines.saying("turned away")) == 3
    assert not [secret for secret in secrets if secret in lines.text]


def test_who_is_turned_away_is_logged_with_code_address_and_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.StringIO()
    with monkeypatch.context() as patch:
        patch.setattr(logging.root, "handlers", [])
        log_json(written)
        with visiting(tmp_path) as client:
            table = made(client)
            client.get(f"/api/tables/{table['table']}/frame", headers=bearer("guess-me"))
            with window(client, table, "guess-me") as socket:
                received(socket, "refused")
            client.get("/api/games", headers={"Origin": "http://[::1"})
            client.get("/api/games", headers={"Host": "evil.example"})
    lines = [msgspec.json.decode(line) for line in written.getvalue().splitlines()]
    found = [line for line in lines if line["message"] == "turned away"]
    assert [(line["code"], line["address"], line["where"]) for line in found] == [
        ("NotYours", "testclient", "frame"),
        ("NotYours", "testclient", "socket"),
        ("OtherSite", "testclient", "http"),
        ("OtherHost", "testclient", "http"),
    ]
    assert "guess-me" not in written.getvalue()
    assert table["table"] not in written.getvalue()


BAD_NAMES = {
    "a line break": "Ada\nBob",
    "a carriage return": "Ada\rBob",
    "NUL": "Ada\x00",
    "an escape": "\x1b[31mAda",
    "right to left": "Ada\u202eboB",
    "an isolate": "\u2066Ada",
    "zero width": "A\u200bda",
    "a joiner": "A\u200dda",
    "a byte order mark": "\ufeffAda",
    "a line separator": "Ada\u2028Bob",
    "a soft hyphen": "A\u00adda",
    "a blank letter": "\u3164",
    "only spaces": "   ",
}
GOOD_NAMES = ["Ada", "Adélaïde d’Arc", "Ὑπατία", "王", "Ada 🕵️", "O'Neil-Smith (2)"]


@pytest.mark.parametrize("kind", BAD_NAMES)
def test_a_name_that_can_not_be_shown_is_refused_in_words(tmp_path: Path, kind: str) -> None:
    name = BAD_NAMES[kind]
    with visiting(tmp_path) as client:
        seats = [{"type": "human", "name": name}, {"type": "open"}]
        answer = client.post("/api/tables", json={"game": "scotland_yard", "seats": seats})
        assert (answer.status_code, answer.json()["code"]) == (400, "BadName")
        assert "visible characters" in answer.json()["message"]
        table = made(client, seats=[{"type": "human", "name": "Ada"}, {"type": "open"}])
        guest = {"invitation": table["invitation"], "name": name}
        joined = client.post(f"/api/tables/{table['table']}/seats", json=guest)
        assert (joined.status_code, joined.json()["code"]) == (400, "BadName")


@pytest.mark.parametrize("name", GOOD_NAMES)
def test_other_names_are_taken_as_they_are(tmp_path: Path, name: str) -> None:
    with visiting(tmp_path) as client:
        table = made(client, seats=[{"type": "human", "name": name}, {"type": "open"}])
        shown = client.get(f"/api/tables/{table['table']}").json()
        assert shown["seats"][0]["player"] == name


def test_a_table_made_before_names_were_checked_can_still_be_read(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
    with sqlite3.connect(tmp_path / "gaslamp.sqlite") as connection:
        connection.execute("UPDATE events SET body = replace(body, 'Ada', 'A\\nda')")
        connection.execute("UPDATE tables SET body = replace(body, 'Ada', 'A\\nda')")
    connection.close()
    with visiting(tmp_path) as client:
        shown = client.get(f"/api/tables/{table['table']}").json()
        assert shown["seats"][0]["player"] == "A\nda"
