"""Pages of players by plain HTTP: what others see of those who agreed to it, and of nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.testclient import TestClient

from gaslamp.web.app import build
from tests.web.test_player_routes import new_player
from tests.web.visiting import ACCESS, bearer, made, visiting

RATED = {"help": "off", "pace": 0, "rated": True, "clock": {"type": "game", "seconds": 600}}


@contextmanager
def listing(folder: Path) -> Iterator[TestClient]:
    """Open the application with a page of its players."""
    access = msgspec.structs.replace(ACCESS, players_page=True)
    app = build(f"sqlite:///{folder / 'gaslamp.sqlite'}", access=access)
    with TestClient(app) as client:
        yield client


def publish(client: TestClient, player: dict[str, Any], *, is_public: bool = True) -> None:
    own = bearer(player["key"])
    answer = client.post("/api/player/page", json={"is_public": is_public}, headers=own)
    assert answer.json()["is_public"] == is_public


def rated_game(client: TestClient, one: dict[str, Any], other: dict[str, Any]) -> str:
    """Play a rated game of Mr. Jack that the first player, who is Jack, resigns."""
    asked = {
        "game": "mr_jack",
        "seats": [{"type": "human", "name": one["name"]}, {"type": "open"}],
        "settings": RATED,
    }
    table = client.post("/api/tables", json=asked, headers=bearer(one["key"])).json()
    guest = {"invitation": table["invitation"], "name": other["name"]}
    seats = f"/api/tables/{table['table']}/seats"
    assert client.post(seats, json=guest, headers=bearer(other["key"])).status_code == 201
    order = {"type": "order", "name": "r", "command": {"type": "resign"}}
    orders = f"/api/tables/{table['table']}/orders"
    assert client.post(orders, json=order, headers=bearer(table["seats"]["0"])).is_success
    client.get("/api/player/games", headers=bearer(one["key"]))  # waits for the result
    return str(table["table"])


def test_a_private_player_and_no_player_look_the_same(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        ada = new_player(client)
        answers = [client.get(f"/api/players/{id_}") for id_ in (ada["player"], "nobody", "%20")]
    assert {answer.status_code for answer in answers} == {404}
    assert len({answer.text for answer in answers}) == 1


def test_a_public_page_has_ratings_and_names_nobody_who_is_private(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        ada, bob = new_player(client), new_player(client, "Bob")
        table = rated_game(client, ada, bob)
        publish(client, ada)
        before = client.get(f"/api/players/{ada['player']}")
        publish(client, bob)
        after = client.get(f"/api/players/{ada['player']}").json()
        at_table = client.get(f"/api/tables/{table}/players").json()
        publish(client, ada, is_public=False)
        gone = client.get(f"/api/players/{ada['player']}").status_code
    shown = before.json()
    assert (shown["name"], shown["ratings"][0]["game"]) == ("Ada", "mr_jack")
    game = shown["games"][0]
    assert game["fate"] == "lost"
    assert game["change"] < 0
    assert game["opponents"] == [{"side": 1, "name": "", "player": "", "level": ""}]
    for secret in ("Bob", bob["player"], "Laptop", ada["key"], ada["device"], table):
        assert secret not in before.text
    assert after["games"][0]["opponents"][0]["name"] == "Bob"
    assert at_table == {"0": ada["player"], "1": bob["player"]}
    assert gone == 404


def test_the_players_are_listed_only_where_the_operator_wants_that(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        publish(client, new_player(client))
        assert client.get("/api/players").status_code == 404


def test_the_list_has_public_players_by_game_and_role(tmp_path: Path) -> None:
    with listing(tmp_path) as client:
        ada, bob, cleo = (new_player(client, name) for name in ("Ada", "Bob", "Cleo"))
        rated_game(client, ada, bob)
        rated_game(client, cleo, bob)
        publish(client, ada)
        publish(client, bob)

        def names(query: str) -> list[str]:
            return [one["name"] for one in client.get(f"/api/players{query}").json()]

        assert names("") == ["Bob", "Ada"]  # Cleo is private
        assert names("?game=mr_jack&role=0") == ["Ada"]
        assert names("?game=mr_jack&role=1") == ["Bob"]
        assert names("?game=scotland_yard") == []


def test_the_own_page_is_shown_and_changed_by_its_own_key_alone(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        new_player(client)
        for key in ("", "guessed"):
            headers = bearer(key) if key else {}
            asked = client.post("/api/player/page", json={"is_public": True}, headers=headers)
            assert asked.status_code == 403
            assert client.get("/api/player/page", headers=headers).status_code == 403


def test_what_is_deleted_leaves_no_page_and_no_name(tmp_path: Path) -> None:
    with listing(tmp_path) as client:
        ada, bob = new_player(client), new_player(client, "Bob")
        rated_game(client, ada, bob)
        publish(client, ada)
        publish(client, bob)
        export = client.get("/api/player/export", headers=bearer(ada["key"])).json()
        assert export["is_public"]
        assert export["ratings"][0]["rating"] < 1500
        assert export["games"][0]["change"] < 0
        client.post("/api/player/delete", headers=bearer(ada["key"]))
        assert client.get(f"/api/players/{ada['player']}").status_code == 404
        assert "Ada" not in client.get("/api/players").text
        assert "Ada" not in client.get(f"/api/players/{bob['player']}").text


def test_a_wrong_key_makes_no_rated_table(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        asked = {"game": "mr_jack", "seats": [{"type": "human"}, {"type": "open"}]}
        plan = asked | {"settings": RATED}
        assert client.post("/api/tables", json=plan).status_code == 409
        wrong = client.post("/api/tables", json=plan, headers=bearer("guessed"))
        assert wrong.status_code == 403
        assert made(client, **asked)["table"]
