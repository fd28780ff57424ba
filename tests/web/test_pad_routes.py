"""The analysis pad: moves are tried during a game, and nobody else notices."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.test_replay_routes import begun, order
from tests.web.visiting import DETECTIVES, X, bearer, visiting


def pad(client: TestClient, table: dict[str, Any], seat: int, **query: str) -> Any:  # noqa: ANN401
    own = bearer(table["seats"][str(seat)])
    return client.get(f"/api/tables/{table['table']}/pad", headers=own, params=query)


def what_others_are_shown(client: TestClient, table: dict[str, Any]) -> list[Any]:
    """Collect what the other seat and everybody is sent, and what the database has."""
    own = bearer(table["seats"][str(X)])
    path = f"/api/tables/{table['table']}"
    state: Any = client.app
    live = state.state.registry.tables[table["table"]]
    return [
        client.get(path).json(),
        client.get(f"{path}/frame", headers=own).json(),
        live.state.place,
        live.presence.here(),
    ]


def test_a_line_of_moves_is_tried_and_nobody_notices(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table, _ = begun(client)
        before = what_others_are_shown(client, table)
        tries: list[str] = []
        for _ in range(6):
            found = pad(client, table, DETECTIVES, tries=",".join(tries))
            assert found.status_code == 200
            tries.append(str(found.json()["choices"][0]["action"]))
        assert len(found.json()["log"]) >= 5
        assert what_others_are_shown(client, table) == before
        assert DETECTIVES not in before[3]


def test_a_pad_begins_at_any_line_that_was_seen(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table, _ = begun(client)
        own = bearer(table["seats"][str(DETECTIVES)])
        first = pad(client, table, DETECTIVES).json()
        where = f"/api/tables/{table['table']}/frame"
        frame = client.get(where, headers=own).json()
        assert first["view"] == frame["view"]
        assert first["choices"] == frame["choices"]
        move = next(one for one in frame["choices"] if one["verb"] == "taxi")
        assert order(client, table, DETECTIVES, "move", type="act", action=move["action"]) == 200
        assert pad(client, table, DETECTIVES).json()["view"] != first["view"]
        again = pad(client, table, DETECTIVES, until=str(len(frame["log"]))).json()
        assert again == first


@pytest.mark.parametrize(
    ("tries", "status"), [("x", 400), ("1," * 1500, 400), ("-1", 400), ("9" * 12, 409)]
)
def test_what_is_no_move_is_refused(tmp_path: Path, tries: str, status: int) -> None:
    with visiting(tmp_path) as client:
        table, _ = begun(client)
        assert pad(client, table, X, tries=tries).status_code == status


def test_it_is_closed_when_the_game_is_over(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table, _ = begun(client)
        assert order(client, table, X, "end", type="resign") == 200
        answer = pad(client, table, DETECTIVES)
        assert answer.json()["reason"]["key"] == "web-no-sketch-now"
