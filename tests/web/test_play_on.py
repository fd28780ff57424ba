"""A position of a finished game becomes a table against bots; of a running game none does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from gaslamp.core.journal_file import loads
from gaslamp.core.position_text import position_text
from gaslamp.games.registry import find_game
from gaslamp.service.fairness import digest_of
from gaslamp.service.verification import verify_journal
from tests.web.test_replay_routes import begun, order, recorded
from tests.web.visiting import DETECTIVES, X, bearer, visiting

STEP = 30
NUMBER = "ab" * 16


def asked(**change: object) -> dict[str, object]:
    return {"step": STEP, "seat": DETECTIVES, "bot": "pip", "name": "Ada"} | change


def brought(client: TestClient, most: int = 10_000) -> str:
    answer = client.post("/api/replays", content=recorded(most=most)).json()
    return f"/api/replays/{answer['replay']}"


def frame_of(client: TestClient, table: dict[str, Any], seat: int) -> dict[str, Any]:
    own = bearer(table["seats"][str(seat)])
    shown: dict[str, Any] = client.get(f"/api/tables/{table['table']}/frame", headers=own).json()
    return shown


def test_of_a_running_game_nobody_plays_on(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table, path = begun(client)
        for seat in (X, DETECTIVES):
            for known in (True, False):
                answer = client.post(
                    f"{path}/play-on",
                    headers=bearer(table["seats"][str(X)]),
                    json=asked(step=0, seat=seat, as_known=known),
                )
                assert answer.status_code == 409


def test_a_finished_game_goes_on_from_an_earlier_position_of_it(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        old, path = begun(client)
        assert order(client, old, X, "2", type="resign") == 200
        answer = client.post(f"{path}/play-on", json=asked(step=5))
        assert answer.status_code == 201
        table = answer.json()
        seats = client.get(f"/api/tables/{table['table']}").json()["seats"]
        assert [seat["level"] for seat in seats] == ["pip", ""]
        assert list(table["seats"]) == [str(DETECTIVES)]


@pytest.mark.parametrize("as_known", [True, False])
def test_the_seat_saw_the_same_before_and_the_file_says_what_is_proved(
    tmp_path: Path, *, as_known: bool
) -> None:
    with visiting(tmp_path) as client:
        path = brought(client)
        told = client.get(path).json()["told"][str(DETECTIVES)]
        table = client.post(f"{path}/play-on", json=asked(as_known=as_known)).json()
        start(client, table)
        log = frame_of(client, table, DETECTIVES)["log"]
        said = [line for lines in told for line in lines][: len(log)]
        assert len(said) > 10
        known = [line["text"] for line in log]
        assert known[: len(said) // 2] == said[: len(said) // 2]
        assert order(client, table, DETECTIVES, "r", type="resign") == 200
        file = client.get(f"/api/tables/{table['table']}/journal").text
        journal = loads(file, find_game)
        found = verify_journal(journal, [table["commitment"]], [NUMBER])
        shown = client.get(f"/api/tables/{table['table']}/fairness").json()
        assert shown["opening"] == found.proof.opening
        assert STEP - 10 < found.proof.opening <= STEP
        original = loads(recorded(), find_game).actions[: found.proof.opening]
        assert as_known or journal.actions[: found.proof.opening] == original


def test_a_position_that_was_edited_is_brought_as_text_and_played_on(tmp_path: Path) -> None:
    journal = loads(recorded(), find_game)
    text = position_text(journal.prefix(8))
    with visiting(tmp_path) as client:
        wrong = client.post("/api/replays", content=text.replace("deal ", "deal 1", 1))
        assert wrong.status_code == 400
        assert "7" in str(wrong.json())
        sent = client.post("/api/replays", content=text)
        assert sent.status_code == 201
        path = f"/api/replays/{sent.json()['replay']}"
        assert len(client.get(path).json()["steps"]) == 8
        assert client.post(f"{path}/play-on", json=asked(step=8)).status_code == 201


def start(client: TestClient, table: dict[str, Any]) -> None:
    """Give the number that the draws are mixed with; then the game begins."""
    digest = digest_of(table["table"], DETECTIVES, NUMBER)
    assert order(client, table, DETECTIVES, "c", type="commit", digest=digest) == 200
    assert order(client, table, DETECTIVES, "n", type="reveal", number=NUMBER) == 200


@pytest.mark.parametrize(
    "change", [{"step": 100_000}, {"seat": 7}, {"step": 100, "as_known": False, "bot": "pip"}]
)
def test_what_can_not_be_played_on_is_refused(tmp_path: Path, change: dict[str, object]) -> None:
    with visiting(tmp_path) as client:
        path = brought(client, most=40)
        assert client.post(f"{path}/play-on", json=asked(**change)).status_code == 409


def test_where_the_game_is_over_there_is_nothing_to_play_on(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        path = brought(client)
        last = len(client.get(path).json()["steps"])
        answer = client.post(f"{path}/play-on", json=asked(step=last))
        assert answer.json()["reason"]["key"] == "service-play-on-over"


def test_an_unfinished_file_goes_on_only_as_a_seat_knew_it(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        path = brought(client, most=40)
        asks = [
            client.post(f"{path}/play-on", json=asked(as_known=known)) for known in (True, False)
        ]
        assert [answer.status_code for answer in asks] == [201, 409]
