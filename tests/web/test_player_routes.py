"""Players by plain HTTP: keys of devices, links, seats on any device, results, deletion."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from starlette.testclient import TestClient
from websockets.asyncio.client import connect

from gaslamp.service.players import LINK_LASTS, MOST_DEVICES
from gaslamp.service.tokens import fingerprint
from gaslamp.web.socket_connection import POLICY_VIOLATION
from tests.service.serving import PATIENCE, Server, serving
from tests.web.visiting import (
    DETECTIVES,
    PEOPLE,
    X,
    bearer,
    made,
    order,
    received,
    visiting,
    window,
)


def new_player(client: TestClient, name: str = "Ada", device: str = "Laptop") -> dict[str, Any]:
    answer = client.post("/api/player", json={"name": name, "device": device})
    assert answer.status_code == 201
    return dict(answer.json())


def linked(client: TestClient, key: str, device: str = "Phone") -> dict[str, Any]:
    code = client.post("/api/player/links", headers=bearer(key)).json()["code"]
    added = client.post("/api/player/devices", json={"code": code, "device": device})
    assert added.status_code == 201
    return dict(added.json())


def claim(client: TestClient, key: str, table: dict[str, Any], seat: int) -> int:
    asked = {"table": table["table"], "token": table["seats"][str(seat)]}
    return client.post("/api/player/seats", json=asked, headers=bearer(key)).status_code


def test_a_player_has_a_name_and_devices(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        ada = new_player(client)
        phone = linked(client, ada["key"])
        assert phone["player"] == ada["player"]
        assert phone["key"] != ada["key"]
        shown = client.get("/api/player", headers=bearer(phone["key"])).json()
    assert shown["name"] == "Ada"
    assert [(one["name"], one["is_this"]) for one in shown["devices"]] == [
        ("Laptop", False),
        ("Phone", True),
    ]


def test_a_name_can_be_changed_but_not_to_one_that_shows_nothing(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        own = bearer(new_player(client)["key"])
        assert client.post("/api/player/name", json={"name": "Grace"}, headers=own).is_success
        assert client.post("/api/player/name", json={"name": "\u2800"}, headers=own).is_error
        assert client.get("/api/player", headers=own).json()["name"] == "Grace"


def test_a_link_works_once_and_only_the_newest(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        own = bearer(new_player(client)["key"])
        codes = [client.post("/api/player/links", headers=own).json()["code"] for _ in range(2)]
        tries = [
            client.post("/api/player/devices", json={"code": code, "device": "Phone"}).status_code
            for code in (codes[0], codes[1], codes[1], "guessed")
        ]
    assert tries == [403, 201, 403, 403]


def test_a_link_ends_with_a_device_that_is_revoked(tmp_path: Path) -> None:
    """A link that was begun on a stolen device ends when that device is removed."""
    with visiting(tmp_path) as client:
        ada = new_player(client)
        stolen = linked(client, ada["key"])
        code = client.post("/api/player/links", headers=bearer(stolen["key"])).json()["code"]
        path = f"/api/player/devices/{stolen['device']}/revoke"
        assert client.post(path, headers=bearer(ada["key"])).is_success
        asked = {"code": code, "device": "Thief"}
        assert client.post("/api/player/devices", json=asked).status_code == 403


def test_a_link_is_too_old_after_some_minutes(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        own = bearer(new_player(client)["key"])
        code = client.post("/api/player/links", headers=own).json()["code"]
        players = client.app.state.registry.players  # type: ignore[attr-defined]  # Starlette's
        now = players.now
        players.now = lambda: now() + LINK_LASTS + 1
        asked = {"code": code, "device": "Phone"}
        assert client.post("/api/player/devices", json=asked).status_code == 403


def test_a_player_has_no_more_devices_than_allowed(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        players = client.app.state.registry.players  # type: ignore[attr-defined]  # Starlette's
        ada = new_player(client)
        assert client.portal is not None
        for number in range(MOST_DEVICES - 1):
            client.portal.call(players.add_device, ada["player"], "Ada", f"No. {number}")
        refused = client.post("/api/player/links", headers=bearer(ada["key"]))
    assert (refused.status_code, refused.json()["code"]) == (409, "NotNow")


def test_a_seat_that_belongs_to_a_player_is_open_on_every_device(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table, ada = made(client), new_player(client)
        assert claim(client, ada["key"], table, X) == 200
        phone = linked(client, ada["key"])
        with window(client, table, phone["key"]) as socket:
            frame = received(socket, "frame")
            assert frame["viewer"] == X
            order(socket, "1", type="act", action=frame["choices"][0]["action"])
            assert received(socket, "ack")["name"] == "1"
        seen = client.get(
            f"/api/tables/{table['table']}/frame", headers=bearer(f"{ada['key']}.{X}")
        )
        assert seen.json()["viewer"] == X


def test_of_several_seats_each_can_be_asked_for(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table, ada = made(client), new_player(client)
        for seat in (X, DETECTIVES):
            assert claim(client, ada["key"], table, seat) == 200
        path = f"/api/tables/{table['table']}/frame"
        viewers = [
            client.get(path, headers=bearer(f"{ada['key']}.{seat}")).json().get("viewer")
            for seat in (X, DETECTIVES, 7, "x")
        ]
    assert viewers == [X, DETECTIVES, None, None]


def test_a_seat_stays_with_the_player_who_claimed_it_first(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table, ada, bob = made(client), new_player(client), new_player(client, "Bob")
        assert claim(client, ada["key"], table, X) == 200
        assert claim(client, ada["key"], table, X) == 200
        assert claim(client, bob["key"], table, X) == 409


def test_a_key_opens_no_seat_of_others(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table, ada, bob = made(client), new_player(client), new_player(client, "Bob")
        claim(client, ada["key"], table, X)
        path = f"/api/tables/{table['table']}/frame"
        for key in (bob["key"], f"{bob['key']}.{X}", ada["player"], ada["device"], "guessed"):
            assert client.get(path, headers=bearer(key)).status_code == 403
        guess = {"table": table["table"], "token": ada["key"]}
        assert client.post("/api/player/seats", json=guess, headers=bearer(bob["key"])).is_error


def test_a_revoked_device_opens_nothing_and_its_window_is_closed(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'gaslamp.sqlite'}") as server:
        asyncio.run(_revoke_an_open_window(server))


async def _revoke_an_open_window(server: Server) -> None:
    table = server.make("scotland_yard", *PEOPLE)
    ada = server.post("/api/player", {"name": "Ada", "device": "Laptop"}).json()
    seat = {"table": table["table"], "token": table["seats"][str(X)]}
    assert server.post("/api/player/seats", seat, ada["key"]).is_success
    code = server.post("/api/player/links", {}, ada["key"]).json()["code"]
    phone = server.post("/api/player/devices", {"code": code, "device": "Phone"}).json()
    async with (
        connect(f"ws://{server.address}/api/socket") as revoked,
        connect(f"ws://{server.address}/api/socket") as kept,
        connect(f"ws://{server.address}/api/home") as home,
    ):
        await home.send(msgspec.json.encode({"type": "home", "key": phone["key"]}).decode())
        assert msgspec.json.decode(await home.recv())["games"]
        for line, key in ((revoked, phone["key"]), (kept, ada["key"])):
            hello = {"type": "hello", "table": table["table"], "token": key}
            await line.send(msgspec.json.encode(hello).decode())
            assert msgspec.json.decode(await line.recv())["type"] == "frame"
        answer = server.post(f"/api/player/devices/{phone['device']}/revoke", {}, ada["key"])
        assert answer.is_success
        async with asyncio.timeout(PATIENCE):
            await revoked.wait_closed()
            await home.wait_closed()
        assert revoked.close_code == home.close_code == POLICY_VIOLATION
        await kept.send('{"type":"ping"}')
        async with asyncio.timeout(PATIENCE):
            while msgspec.json.decode(await kept.recv())["type"] != "pong":
                pass
    assert server.get("/api/player", phone["key"]).status_code == 403
    assert server.get("/api/player", ada["key"]).is_success


def test_only_an_own_device_can_be_revoked(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        ada, bob = new_player(client), new_player(client, "Bob")
        path = f"/api/player/devices/{ada['device']}/revoke"
        assert client.post(path, headers=bearer(bob["key"])).status_code == 409
        assert client.get("/api/player", headers=bearer(ada["key"])).is_success


def resign(client: TestClient, table: dict[str, Any], seat: int) -> None:
    path = f"/api/tables/{table['table']}/orders"
    asked = {"type": "order", "name": "end", "command": {"type": "resign"}}
    answer = client.post(path, json=asked, headers=bearer(table["seats"][str(seat)]))
    assert answer.is_success


def games(client: TestClient, key: str) -> list[dict[str, Any]]:
    return list(client.get("/api/player/games", headers=bearer(key)).json())


def test_games_are_listed_with_how_they_ended(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        ada, bob = new_player(client), new_player(client, "Bob")
        table, other = made(client), made(client)
        for one in (table, other):
            claim(client, ada["key"], one, X)
        claim(client, bob["key"], table, DETECTIVES)
        resign(client, table, DETECTIVES)
        fates = {game["table"]: game for game in games(client, ada["key"])}
        assert {id_: game["fate"] for id_, game in fates.items()} == {
            table["table"]: "won",
            other["table"]: "running",
        }
        won = fates[table["table"]]
        assert (won["ending"], won["told"]) == ("resigned", None)
        assert won["seat_name"] == {"key": "scotland-yard-mister-x"}
        assert [game["fate"] for game in games(client, bob["key"])] == ["lost"]


def test_a_seat_claimed_after_the_end_has_its_result_too(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        ada, bob, table = new_player(client), new_player(client, "Bob"), made(client)
        claim(client, ada["key"], table, X)
        resign(client, table, DETECTIVES)
        assert games(client, ada["key"])[0]["fate"] == "won"
        claim(client, bob["key"], table, DETECTIVES)
        assert [game["fate"] for game in games(client, bob["key"])] == ["lost"]


def test_a_result_that_was_not_written_at_the_end_is_written_later(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        ada, table = new_player(client), made(client)
        claim(client, ada["key"], table, X)
        registry = client.app.state.registry  # type: ignore[attr-defined]  # Starlette's
        registry.tables[table["table"]].on_over = lambda _: None  # the process dies just then
        resign(client, table, DETECTIVES)
        registry.store.probe(1).result()  # the end is noted in a write of its own
        assert games(client, ada["key"])[0]["fate"] == "won"


def test_the_seats_of_a_rematch_belong_to_the_same_players(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        ada, table = new_player(client), made(client)
        claim(client, ada["key"], table, X)
        resign(client, table, DETECTIVES)
        for seat in (X, DETECTIVES):
            own = bearer(table["seats"][str(seat)])
            answer = client.post(f"/api/tables/{table['table']}/rematch", headers=own)
        again = answer.json()["table"]
        frame = client.get(f"/api/tables/{again}/frame", headers=bearer(ada["key"]))
    assert frame.json()["viewer"] == DETECTIVES


def test_results_stay_when_a_game_is_deleted(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        ada, table = new_player(client), made(client)
        claim(client, ada["key"], table, X)
        resign(client, table, DETECTIVES)
        assert games(client, ada["key"])[0]["kept"]
        store = client.app.state.registry.store  # type: ignore[attr-defined]  # Starlette's
        assert store.delete(table["table"]).result()
        game = games(client, ada["key"])[0]
    assert (game["fate"], game["kept"]) == ("won", False)


def test_everything_can_be_exported_and_deleted(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        ada, bob, table = new_player(client), new_player(client, "Bob"), made(client)
        claim(client, ada["key"], table, X)
        claim(client, bob["key"], table, DETECTIVES)
        own = bearer(ada["key"])
        client.post("/api/player/preferences", json={"written": "{}"}, headers=own)
        client.post("/api/player/links", headers=own)
        resign(client, table, DETECTIVES)
        data = client.get("/api/player/export", headers=own).json()
        assert (data["name"], data["preferences"], len(data["games"])) == ("Ada", "{}", 1)
        assert client.post("/api/player/delete", headers=own).is_success
        assert client.get("/api/player", headers=own).status_code == 403
        left = games(client, bob["key"])[0]["opponents"]
        assert [opponent["name"] for opponent in left] == [""]
    written = (tmp_path / "gaslamp.sqlite").read_bytes()
    assert ada["key"].encode() not in written


NAME, WORDS = "Zaphodine", "Quite unlikely words"


def said(client: TestClient, table: dict[str, Any], seat: int, words: str) -> None:
    order = {"name": f"say-{seat}", "command": {"type": "say", "to": "all", "words": words}}
    token = table["seats"][str(seat)]
    path = f"/api/tables/{table['table']}/orders"
    assert client.post(path, json=order, headers=bearer(token)).is_success


def test_a_deleted_player_leaves_no_name_and_no_word_in_the_database(tmp_path: Path) -> None:
    seats = [{"type": "human", "name": NAME}, {"type": "human", "name": "Bob"}]
    with visiting(tmp_path) as client:
        ada, bob = new_player(client, NAME), new_player(client, "Bob")
        ended, running = (made(client, seats=seats) for _ in range(2))
        for table in (ended, running):
            claim(client, ada["key"], table, X)
            claim(client, bob["key"], table, DETECTIVES)
            said(client, table, X, WORDS)
            said(client, table, DETECTIVES, "Mine")
        resign(client, ended, DETECTIVES)
        client.get("/api/player/games", headers=bearer(ada["key"]))
        assert NAME in "".join(rows_of(tmp_path))
        assert client.post("/api/player/delete", headers=bearer(ada["key"])).is_success
        stored = "".join(rows_of(tmp_path))
        assert not [word for word in (NAME, WORDS, ada["player"]) if word in stored]
        for _ in range(2):  # from memory, and read from the database
            for table in (ended, running):
                shown = client.get(f"/api/tables/{table['table']}").json()
                assert [seat["player"] for seat in shown["seats"]] == ["", "Bob"]
                frame = client.get(
                    f"/api/tables/{table['table']}/frame",
                    headers=bearer(table["seats"][str(DETECTIVES)]),
                ).json()
                assert [line["words"] for line in frame["chat"]] == ["", "Mine"]
            client.app.state.registry.tables.clear()  # type: ignore[attr-defined]
    left = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert not [word for word in (NAME, WORDS) if word.encode() in left]


def rows_of(folder: Path) -> list[str]:
    """Write down everything that is stored."""
    with closing(sqlite3.connect(folder / "gaslamp.sqlite")) as connection:
        return list(connection.iterdump())


def test_keys_and_links_are_stored_as_fingerprints(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        ada = new_player(client)
        code = client.post("/api/player/links", headers=bearer(ada["key"])).json()["code"]
        files = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert fingerprint(ada["key"]).encode() in files
    assert ada["key"].encode() not in files
    assert code.encode() not in files


def test_guessing_keys_costs_an_address_dearly(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        answers = [
            client.get("/api/player", headers=bearer(f"guess-{number}")).status_code
            for number in range(60)
        ]
    assert answers[0] == 403
    assert 429 in answers
