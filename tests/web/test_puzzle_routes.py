"""Puzzles by plain HTTP: what is shown before an answer, and what an answer gets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from gaslamp.core.puzzle import Candidate
from gaslamp.games.registry import GAMES
from gaslamp.learn.puzzle_file import find_puzzle, of_the_day, puzzles_of
from gaslamp.learn.puzzle_pages import PuzzleName, PuzzleToPrepare, prepare_puzzle
from gaslamp.web.puzzle_routes import _day
from tests.learn.puzzling import EVERY_PUZZLE, proved
from tests.web.visiting import visiting

ONE_OF_EACH = [(game, 1) for game in GAMES]


def named(game: str, number: int) -> PuzzleToPrepare:
    return PuzzleToPrepare(PuzzleName(game, number), find_puzzle(game, number))


def plain(value: object) -> Any:  # noqa: ANN401  (what JSON holds)
    return msgspec.json.decode(msgspec.json.encode(value))


def test_all_puzzles_are_listed_with_the_days_own(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        listed = client.get("/api/puzzles?date=1888-08-31").json()
        assert client.get("/api/puzzles").status_code == 200
    assert [(one["game"], one["number"]) for one in listed["puzzles"]] == EVERY_PUZZLE
    assert listed["date"] == "1888-08-31"
    game, number = of_the_day(_day("1888-08-31"))
    assert listed["today"] == {"game": game, "number": number}
    assert {one["difficulty"] for one in listed["puzzles"]} == {1, 2, 3}


@pytest.mark.parametrize(
    "date", ["", "today", "1888-8-31", "1888-02-30", "18880831", "0000-01-01", "١٨٨٨-٠٨-٣١"]
)
def test_a_date_that_is_none_is_refused(tmp_path: Path, date: str) -> None:
    with visiting(tmp_path) as client:
        answer = client.get("/api/puzzles", params={"date": date})
    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "web-bad-date"


@pytest.mark.parametrize(("game", "number"), ONE_OF_EACH)
def test_a_puzzle_is_shown_failed_solved_and_told(tmp_path: Path, game: str, number: int) -> None:
    proof = proved(game, number).proof
    path = f"/api/puzzles/{game}/{number}"
    with visiting(tmp_path) as client:
        page = client.get(path).json()
        board = client.get(f"{path}/board").json()
        wrong = next(iter(proof.against))
        failed = client.post(path, json={"answer": wrong}).json()
        solved = client.post(path, json={"answer": proof.answer}).json()
        told = client.post(path, json={"reveal": True}).json()
    assert msgspec.convert(page["candidates"], tuple[Candidate, ...]) == proof.candidates
    assert page["view"]["game"] == game
    assert page["view"]["viewer"] == page["seat"]
    assert {id_ for one in page["candidates"] for id_ in one["path"]} <= {
        element["id"] for element in board["elements"]
    }
    assert failed == {
        "right": False,
        "reason": plain(proof.against[wrong]),
        "answer": None,
        "explanation": [],
        "notebook": None,
    }
    assert (solved["right"], solved["reason"]) == (True, None)
    assert solved["answer"] == told["answer"] == proof.answer
    assert solved["explanation"] == told["explanation"]
    assert told["right"] is False
    assert solved["notebook"]["game"] == game


@pytest.mark.parametrize(("game", "number"), EVERY_PUZZLE)
def test_a_page_holds_no_answer_no_reasons_and_no_more_than_the_seats_own_side(
    game: str, number: int
) -> None:
    journal, position, proof = proved(game, number)
    page: dict[str, Any] = msgspec.json.decode(prepare_puzzle(named(game, number)).page)
    shown = {
        "view": position.game.view(journal.state_of(position.seat), position.seat),
        "given": proof.given,
        "question": proof.question,
    }
    assert {name: page[name] for name in shown} == plain(shown)
    assert not {"answer", "explanation", "against", "notebook", "figures", "story"} & set(page)
    assert [line["text"] for line in page["log"]] == plain(journal.log_texts(position.seat))
    if page["since"] is not None:
        assert 0 <= page["since"] < len(page["log"])


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/puzzles/chess/1", 404),
        ("/api/puzzles/small_scotland_yard/1", 404),
        ("/api/puzzles/scotland_yard/0", 404),
        ("/api/puzzles/scotland_yard/99999", 404),
        ("/api/puzzles/scotland_yard/one", 404),
        ("/api/puzzles/scotland_yard/²", 404),
        ("/api/puzzles/scotland_yard/999/board", 404),
    ],
)
def test_a_puzzle_that_is_not_there_is_refused(tmp_path: Path, path: str, status: int) -> None:
    with visiting(tmp_path) as client:
        assert client.get(path).status_code == status


@pytest.mark.parametrize(
    "tried",
    [
        b"",
        b"{}",
        b'{"answer": null}',
        b'{"answer": "station-1", "reveal": true}',
        b'{"answer": 7}',
        b'{"guess": "station-1"}',
        b'{"answer": "' + b"x" * 200 + b'"}',
    ],
)
def test_an_answer_that_can_not_be_read_is_refused(tmp_path: Path, tried: bytes) -> None:
    with visiting(tmp_path) as client:
        answer = client.post("/api/puzzles/scotland_yard/1", content=tried)
    assert answer.status_code == 400


def test_an_answer_that_is_no_candidate_is_wrong_and_tells_nothing(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        judged = client.post("/api/puzzles/scotland_yard/1", json={"answer": "the moon"}).json()
    assert judged["right"] is False
    assert judged["reason"]["key"] == "learn-no-candidate"
    assert judged["answer"] is None


def test_there_are_puzzles_for_every_game() -> None:
    assert all(puzzles_of(game) for game in GAMES)
