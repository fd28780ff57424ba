"""Looking back by plain HTTP: at finished tables, and at files that somebody brings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from gaslamp.core.journal import Journal, seeded
from gaslamp.core.journal_file import dumps
from gaslamp.core.state import OVER
from gaslamp.games.registry import find_game
from gaslamp.web.replay_routes import LARGEST_FILE
from tests.web.visiting import DETECTIVES, QUIET, X, bearer, made, visiting


def order(client: TestClient, table: dict[str, Any], seat: int, name: str, **command: Any) -> int:  # noqa: ANN401
    answer = client.post(
        f"/api/tables/{table['table']}/orders",
        headers=bearer(table["seats"][str(seat)]),
        json={"type": "order", "name": name, "command": command},
    )
    return answer.status_code


def begun(client: TestClient, **plan: object) -> tuple[dict[str, Any], str]:
    """Make a table where Mister X has moved."""
    table = made(client, **plan)
    path = f"/api/tables/{table['table']}"
    frame = client.get(f"{path}/frame", headers=bearer(table["seats"][str(X)])).json()
    assert order(client, table, X, "1", type="act", action=frame["choices"][0]["action"]) == 200
    return table, path


def recorded(name: str = "scotland_yard", most: int = 10_000) -> str:
    """Record a game, or its beginning."""
    game = find_game(name)
    journal = Journal(game, game.options())
    draw = seeded(7)
    while journal.state.seat != OVER and len(journal.actions) < most:
        legal = journal.state.legal_actions()
        journal.replay(int(legal[draw(len(legal))]))
    return dumps(journal)


def test_nothing_can_be_looked_back_at_before_the_end(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table, path = begun(client)
        own = bearer(table["seats"][str(X)])
        asked = ("", "/0", "/0?viewer=0", "/1?viewer=all", "/9999", "/x", "/0?viewer=nobody")
        answers = [client.get(f"{path}/replay{part}", headers=own) for part in asked]
        assert {answer.status_code for answer in answers} == {409}
        assert len({answer.content for answer in answers}) == 1


def test_after_the_end_every_step_opens_from_every_perspective(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table, path = begun(client)
        order(client, table, DETECTIVES, "2", type="resign")
        replay = client.get(f"{path}/replay").json()
        assert replay["viewers"] == [0, 1, "spectator", "all"]
        assert [seat["player"] for seat in replay["seats"]] == ["Ada", "Bob"]
        assert (replay["finished"], replay["outcome"]["ending"]) == (True, "resigned")
        count = len(replay["steps"])
        assert {len(bits) for bits in replay["bits"].values()} == {count + 1}
        assert {len(left) for left in replay["left"].values()} == {count + 1}
        assert replay["left"]["1"][-1] > 1
        assert replay["bits"]["1"][-1] > 0.0 == replay["bits"]["0"][-1]
        last = f"{path}/replay/{count}"
        stations = {
            viewer: client.get(f"{last}?viewer={viewer}").json()["view"]["mister_x"]["station"]
            for viewer in replay["viewers"]
        }
        assert stations[0] == stations["all"] is not None
        assert stations[1] is stations["spectator"] is None
        page = client.get(f"{last}?viewer=1").json()
        assert page["bits"] == replay["bits"]["1"][-1]
        assert page["notebook"]["stations"][stations[0]] > 0.0
        assert client.get(last).json()["viewer"] == "all"


@pytest.mark.parametrize("part", ["9999", "-1", "x", "1" * 5000, "0?viewer=2", "0?viewer=ALL"])
def test_a_step_or_a_viewer_that_does_not_exist_is_refused(tmp_path: Path, part: str) -> None:
    with visiting(tmp_path) as client:
        table, path = begun(client)
        order(client, table, X, "2", type="resign")
        answer = client.get(f"{path}/replay/{part}")
        assert answer.status_code == 404
        assert answer.json()["code"] == "NoSuchReplay"


def test_a_table_may_keep_its_game_to_those_who_played(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table, path = begun(client, settings=QUIET | {"watch_seats_after": False})
        order(client, table, X, "2", type="resign")
        for part in ("replay", "replay/0", "journal"):
            assert client.get(f"{path}/{part}").status_code == 403
            watching = bearer(table["spectating"])
            assert client.get(f"{path}/{part}", headers=watching).status_code == 403
            own = bearer(table["seats"][str(DETECTIVES)])
            assert client.get(f"{path}/{part}", headers=own).status_code == 200
        assert client.get(f"{path}/fairness").json()["seed"] is None
        assert client.get(f"{path}/fairness", headers=own).json()["seed"]


@pytest.mark.parametrize("name", ["whitechapel", "lady_alice"])
def test_a_file_can_be_brought_and_looked_at(tmp_path: Path, name: str) -> None:
    with visiting(tmp_path) as client:
        brought = client.post("/api/replays", content=recorded(name))
        assert brought.status_code == 201
        path = f"/api/replays/{brought.json()['replay']}"
        replay = client.get(path).json()
        assert (replay["game"], replay["finished"]) == (name, True)
        assert replay["ended"]["key"]
        assert replay["moments"]
        assert client.get(f"{path}/board").json()["elements"]
        for viewer in replay["viewers"]:
            page = client.get(f"{path}/{len(replay['steps'])}?viewer={viewer}").json()
            assert (page["viewer"], page["turn"]) == (viewer, "over")
        assert client.post("/api/replays", content=recorded(name)).json() == brought.json()
        assert client.get("/api/replays/nothing").status_code == 404


def test_a_file_of_an_unfinished_game_is_shown_whole(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        brought = client.post("/api/replays", content=recorded(most=30)).json()["replay"]
        replay = client.get(f"/api/replays/{brought}").json()
        assert (replay["finished"], replay["outcome"], replay["ended"]) == (False, None, None)
        page = client.get(f"/api/replays/{brought}/30").json()
        assert page["view"]["mister_x"]["station"]


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"", 400),
        (b"gaslamp 2\n", 400),
        (b"\xff\xfe", 400),
        (recorded(most=30).replace("end 30", "end 29").encode(), 400),
        (recorded(most=30).replace("scotland_yard", "chess").encode(), 400),
        (b"x" * (LARGEST_FILE + 1), 413),
    ],
)
def test_a_file_that_is_no_journal_is_refused_with_the_reason(
    tmp_path: Path, content: bytes, status: int
) -> None:
    with visiting(tmp_path) as client:
        answer = client.post("/api/replays", content=content)
        assert answer.status_code == status
        assert answer.json()["message"]


def test_a_review_exists_after_the_end_only(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table, path = begun(client)
        own = bearer(table["seats"][str(X)])
        running = client.get(f"{path}/review", headers=own)
        assert running.status_code == 409
        assert running.content == client.get(f"{path}/replay", headers=own).content
        assert order(client, table, X, "2", type="resign") == 200
        review = client.get(f"{path}/review", headers=own)
        assert review.status_code == 200
        assert [side["result"] for side in review.json()["sides"]] == [0.0, 1.0]


def test_a_file_can_be_reviewed(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        brought = client.post("/api/replays", content=recorded("mr_jack_pocket", 30)).json()
        review = client.get(f"/api/replays/{brought['replay']}/review").json()
        assert review["game"] == "mr_jack_pocket"
        assert [side["result"] for side in review["sides"]] == [None, None]
        assert client.get("/api/replays/nothing/review").status_code == 404
