"""Lessons by plain HTTP: listed, worded, and taken by answers that each request brings."""

from __future__ import annotations

from pathlib import Path

from gaslamp.core.translation import LANGUAGES, lesson_ftl_source
from gaslamp.learn.lesson_files import all_lessons, find_lesson
from gaslamp.learn.lesson_paths import first_path
from tests.web.visiting import visiting

PATH = "/api/lessons/scotland_yard/mister_x"


def test_lessons_are_listed_with_words_that_every_client_has(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        listed = client.get("/api/lessons").json()
        assert len(listed) == len(all_lessons())
        (mister_x,) = [lesson for lesson in listed if lesson["lesson"] == "mister_x"]
        assert (mister_x["game"], mister_x["seat"]) == ("scotland_yard", 0)
        assert mister_x["title"]["key"] in client.get("/api/words/fr").text
        assert mister_x["options"] == find_lesson("scotland_yard", "mister_x").table


def test_a_lesson_has_its_board_and_its_words(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        elements = {element["id"] for element in client.get(f"{PATH}/board").json()["elements"]}
        assert {"pawn-x", "pawn-3", "station-13"} <= elements
        assert "pawn-4" not in elements
        for language in LANGUAGES:
            words = client.get(f"{PATH}/words/{language}").text
            assert words == lesson_ftl_source("scotland_yard", "mister_x", language)
        assert client.get(f"{PATH}/words/de").status_code == 404


def test_a_lesson_is_taken_to_its_end(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        for answers, _ in first_path(find_lesson("scotland_yard", "mister_x")):
            page = client.post(PATH, json={"answers": answers}).json()
            assert page["accepted"] is not False
            assert page["view"]["viewer"] == page["seat"] == 0
        assert (page["step"]["asks"], page["step"]["number"]) == ("done", page["step"]["of"])


def test_answers_without_sense_are_refused_and_change_nothing(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        before = client.post(PATH, json={"answers": []})
        for answers, status in (
            ([5], 409),
            ([None, None], 409),
            ([None, 999_999], 409),
            ([-1], 400),
            ([True], 400),
            (["taxi 23"], 400),
            ([None] * 501, 400),
            (None, 400),
        ):
            refused = client.post(PATH, json={"answers": answers})
            assert (answers, refused.status_code) == (answers, status)
            assert refused.json()["reason"]["key"]
        assert client.post(PATH, json={"answers": [], "more": 1}).status_code == 400
        assert client.post(PATH, json={"answers": []}).content == before.content


def test_lessons_that_are_not_there_are_not_found(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        for path in ("scotland_yard/queen", "chess/king", "scotland_yard/unneeded"):
            answer = client.post(f"/api/lessons/{path}", json={"answers": []})
            assert answer.status_code == 404
            assert client.get(f"/api/lessons/{path}/board").status_code == 404
            assert client.get(f"/api/lessons/{path}/words/en").status_code == 404


def test_a_dash_names_the_same_lesson(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        pages = [
            client.post(f"/api/lessons/{path}", json={"answers": []}).content
            for path in ("scotland_yard/mister_x", "Scotland-Yard/Mister-X")
        ]
        assert pages[0] == pages[1]
