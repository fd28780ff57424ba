"""Words and boards are sent small, and not again to a browser that has them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from starlette.testclient import TestClient

from gaslamp.core import translation
from gaslamp.games.registry import GAMES, VARIANTS, find_game
from gaslamp.web import word_files
from gaslamp.web.cached_responses import pack
from gaslamp.web.wire import encoded
from tests.web.visiting import made, visiting

KEPT = (
    "/api/words/en",
    "/api/words/fr/shared",
    "/api/words/fr/whitechapel",
    "/api/lessons/scotland_yard/mister_x/words/en",
    "/api/lessons/scotland_yard/mister_x/board",
    "/api/puzzles/mr_jack/1/board",
)


def keys(source: str) -> set[str]:
    """List the keys of a Fluent file."""
    return {entry.id.name for entry in FluentResource(source).body if hasattr(entry, "id")}


def check_kept(client: TestClient, path: str) -> None:
    """Ask for something twice, and for what it is without gzip."""
    first = client.get(path)
    assert first.status_code == 200
    assert first.headers["Content-Encoding"] == "gzip"
    assert first.headers["Cache-Control"] == "no-cache"
    plain = client.get(path, headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.content == first.content
    mark = first.headers["ETag"]
    for known in (mark, f"W/{mark}", f'"another", {mark}'):
        again = client.get(path, headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
    assert client.get(path, headers={"If-None-Match": '"another"'}).status_code == 200


@pytest.mark.parametrize("path", KEPT)
def test_what_never_changes_is_sent_once(tmp_path: Path, path: str) -> None:
    with visiting(tmp_path) as client:
        check_kept(client, path)


def test_a_board_is_sent_once_and_is_its_table_s(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        for options in ({}, {"board": "first"}):
            table = made(client, game="mr_jack", options=options)["table"]
            path = f"/api/tables/{table}/board"
            check_kept(client, path)
            game = find_game("mr_jack")
            expected = encoded(game.board(game.options(**options)))
            assert client.get(path).content == expected


def test_words_are_text_that_says_its_encoding(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        answer = client.get("/api/words/fr/shared")
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize("part", ["cli", "nothing", ".."])
def test_there_are_words_of_games_and_shared_ones_alone(tmp_path: Path, part: str) -> None:
    with visiting(tmp_path) as client:
        assert client.get(f"/api/words/en/{part}").status_code == 404
        assert client.get("/api/words/de/shared").status_code == 404


def test_a_small_variant_is_told_in_the_words_of_its_game(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        for variant, (folder, _) in VARIANTS.items():
            small = client.get(f"/api/words/en/{variant}").text
            assert small == client.get(f"/api/words/en/{folder}").text != ""


def test_a_game_from_outside_may_have_no_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Outside:
        """A game of another package."""

        name, variant_of = "outside", ""

    monkeypatch.setattr(word_files, "find_game", lambda _: Outside())
    with visiting(tmp_path) as client:
        answer = client.get("/api/words/en/outside")
    assert (answer.status_code, answer.text) == (200, "")


@pytest.mark.parametrize("language", translation.LANGUAGES)
def test_the_parts_together_are_all_words_but_the_terminal_s(language: str) -> None:
    parts = [translation.shared_source(language)]
    parts += [translation.game_source(game, language) for game in GAMES]
    found = [key for part in parts for key in keys(part)]
    assert len(found) == len(set(found))
    rest = keys(translation.ftl_source(language)) - set(found)
    assert rest
    assert {key.partition("-")[0] for key in rest} <= {"cli", "arena", "training"}


def test_packing_is_the_same_each_time() -> None:
    packed = pack(b"words")
    assert gzip.decompress(packed.packed) == b"words"
    assert packed == pack(b"words")
    assert packed.mark != pack(b"other words").mark
