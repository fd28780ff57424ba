"""A position of a recorded game is sent as a puzzle, and solved by a friend."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from gaslamp.core.journal import Journal
from gaslamp.core.journal_file import dumps, loads
from gaslamp.core.options import options_from
from gaslamp.games.registry import GAMES, find_game
from gaslamp.learn.puzzle_file import find_puzzle
from tests.web.test_replay_routes import begun, order, recorded
from tests.web.visiting import DETECTIVES, X, bearer, visiting


def played(name: str, number: int = 1) -> str:
    """Write the file of a game that has a puzzle at its end."""
    game, puzzle = find_game(name), find_puzzle(name, number)
    options = options_from(game.options, puzzle.options)
    return dumps(Journal(game, options, [game.parse(move) for move in puzzle.moves]))


def brought(client: TestClient, source: str) -> str:
    answer = client.post("/api/replays", content=source)
    assert answer.status_code == 201
    return f"/api/replays/{answer.json()['replay']}"


def longer(source: str, way: int = 0) -> str:
    """Let the game of a file go on by one action."""
    journal = loads(source, find_game)
    journal.replay(int(journal.state.legal_actions()[way]))
    return dumps(journal)


@pytest.mark.parametrize("name", GAMES)
def test_a_friend_solves_it_and_learns_why(tmp_path: Path, name: str) -> None:
    puzzle = find_puzzle(name, 1)
    with visiting(tmp_path) as client:
        path = brought(client, longer(played(name)))
        offers: list[Any] = client.get(f"{path}/puzzles").json()
        offer = next(one for one in offers if one["kind"] == puzzle.kind)
        offer = next(one for one in offers if one["step"] == len(puzzle.moves))
        assert offer["explanation"]
        asked = {"step": offer["step"], "kind": puzzle.kind}
        sent = client.post(f"{path}/puzzles", json=asked)
        assert sent.status_code == 201
        assert client.post(f"{path}/puzzles", json=asked).json() == sent.json()
        at = f"/api/sent-puzzles/{sent.json()['puzzle']}"
        page = client.get(at).json()
        assert page["number"] == 0
        assert page["question"] == offer["question"]
        own = client.get(f"/api/puzzles/{name}/1").json()
        assert page | {"number": 1, "options": own["options"]} == own
        assert client.get(f"{at}/board").json() == client.get(f"/api/puzzles/{name}/1/board").json()
        assert client.post(at, json={"answer": "the moon"}).json()["right"] is False
        solved = client.post(at, json={"answer": puzzle.answer}).json()
        assert solved["right"] is True
        assert solved["explanation"] == offer["explanation"]


def test_the_page_has_nothing_of_what_came_afterwards(tmp_path: Path) -> None:
    source = played("scotland_yard")
    pages = []
    for way in (0, 1):
        folder = tmp_path / str(way)
        folder.mkdir()
        with visiting(folder) as client:
            path = brought(client, longer(source, way))
            offer = client.get(f"{path}/puzzles").json()[-1]
            asked = {"step": offer["step"], "kind": offer["kind"]}
            id_ = client.post(f"{path}/puzzles", json=asked).json()["puzzle"]
            pages.append((id_, client.get(f"/api/sent-puzzles/{id_}").content))
            assert client.get(f"/api/replays/{id_}").status_code == 404
    assert pages[0] == pages[1]


@pytest.mark.parametrize("change", [{"step": 1}, {"kind": "nothing"}])
def test_where_nothing_is_proved_no_puzzle_is_made(
    tmp_path: Path, change: dict[str, object]
) -> None:
    with visiting(tmp_path) as client:
        path = brought(client, longer(played("scotland_yard")))
        offer = client.get(f"{path}/puzzles").json()[-1]
        asked = {"step": offer["step"], "kind": offer["kind"]} | change
        answer = client.post(f"{path}/puzzles", json=asked)
        assert answer.status_code == 409
        assert answer.json()["reason"]["key"] == "web-nothing-proved"


def test_of_a_running_game_there_are_no_puzzles(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table, path = begun(client)
        own = bearer(table["seats"][str(DETECTIVES)])
        assert client.get(f"{path}/puzzles", headers=own).status_code == 409
        asked = {"step": 1, "kind": "where"}
        assert client.post(f"{path}/puzzles", headers=own, json=asked).status_code == 409
        assert order(client, table, X, "end", type="resign") == 200
        assert client.get(f"{path}/puzzles", headers=own).json() == []


def test_a_link_that_leads_nowhere_says_so(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        replay = brought(client, recorded(most=20)).rpartition("/")[2]
        for id_ in ("puzzle-nothing", replay, "puzzle-" + "x" * 40):
            answer = client.get(f"/api/sent-puzzles/{id_}")
            assert answer.status_code == 404
            assert answer.json()["reason"]["key"] == "web-no-such-sent-puzzle"


def test_a_puzzle_and_a_lesson_are_played_on(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        asked = {"step": 0, "seat": DETECTIVES, "bot": "pip", "name": "Ada"}
        for answer in (
            client.post("/api/puzzles/scotland_yard/1/play-on", json=asked),
            client.post(
                f"/api/lessons/scotland_yard/{first_lesson(client)}/play-on",
                json={"answers": [], "play_on": asked},
            ),
        ):
            assert answer.status_code == 201, answer.text
            table = answer.json()
            seats = client.get(f"/api/tables/{table['table']}").json()["seats"]
            assert [seat["level"] for seat in seats] == ["pip", ""]


def first_lesson(client: TestClient) -> str:
    lessons = client.get("/api/lessons").json()
    return next(str(one["lesson"]) for one in lessons if one["game"] == "scotland_yard")
