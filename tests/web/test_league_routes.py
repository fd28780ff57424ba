"""Leagues by plain HTTP: by key or link, and nothing without either."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from tests.web.test_player_routes import new_player
from tests.web.visiting import bearer, visiting

PLAN = {"name": "Thursday", "game": "mr_jack", "clock": {"type": "move", "seconds": 86_400}}


def league_of(client: TestClient, *guests: dict[str, Any], host: dict[str, Any]) -> dict[str, Any]:
    """Make a league, and let others join it by its link."""
    answer = client.post("/api/leagues", json=PLAN, headers=bearer(host["key"]))
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    for guest in guests:
        link = {"invitation": made["invitation"]}
        joining = f"/api/leagues/{made['league']}/join"
        assert client.post(joining, json=link, headers=bearer(guest["key"])).is_success
    return made


def test_a_league_is_made_joined_started_and_shown(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        ada, bob = new_player(client), new_player(client, "Bob")
        made = league_of(client, bob, host=ada)
        at = f"/api/leagues/{made['league']}"
        guest = client.get(at, headers=bearer(made["invitation"])).json()
        assert (guest["me"], guest["state"], guest["games"]) == (None, "open", [])
        assert client.post(f"{at}/start", headers=bearer(ada["key"])).is_success
        shown = client.get(at, headers=bearer(bob["key"])).json()
        assert (shown["me"], shown["state"], shown["round"], shown["rounds"]) == (
            1,
            "running",
            1,
            1,
        )
        games = client.get("/api/player/games", headers=bearer(bob["key"])).json()
        assert {game["table"] for game in games} == {game["table"] for game in shown["games"]}
        table = shown["games"][0]["table"]
        frame = client.get(f"/api/tables/{table}/frame", headers=bearer(f"{bob['key']}.1"))
        assert frame.json()["viewer"] == 1
        mine = client.get("/api/player/leagues", headers=bearer(ada["key"])).json()
    assert mine == [
        {"id": made["league"], "name": "Thursday", "game": "mr_jack", "state": "running"}
    ]


def test_without_key_or_link_a_league_is_closed(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        ada, eve = new_player(client), new_player(client, "Eve")
        made = league_of(client, host=ada)
        at = f"/api/leagues/{made['league']}"
        assert client.get(at).status_code == 403
        for shown in ("guessed", eve["key"]):
            assert client.get(at, headers=bearer(shown)).status_code == 403
        for what in ("start", "invite", "leave"):
            answer = client.post(f"{at}/{what}", headers=bearer(eve["key"]))
            assert answer.status_code == 403, what
        by_link = client.post(f"{at}/start", headers=bearer(made["invitation"]))
        assert by_link.status_code == 403  # a link is no player's key
        joining = {"invitation": "guessed"}
        assert client.post(f"{at}/join", json=joining, headers=bearer(eve["key"])).is_error
        assert client.get("/api/leagues/none", headers=bearer(eve["key"])).status_code == 404
        assert ada["player"] not in client.get(at, headers=bearer(made["invitation"])).text


def test_a_league_without_a_clock_or_for_many_is_refused(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        own = bearer(new_player(client)["key"])
        for spoilt in (
            {"clock": {"type": "none"}},
            {"game": "lady_alice"},
            {"name": ""},
            {"name": "\u2800"},
            {"system": "cup"},
            {"options": {"seats": 5}},
        ):
            answer = client.post("/api/leagues", json=PLAN | spoilt, headers=own)
            assert answer.status_code in {400, 404}, spoilt
