"""The recorded games still print as they did."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from gaslamp.core.translation import ENGLISH, keys
from gaslamp.games.registry import GAMES
from tests.golden import FOLDER, is_full, print_out, printed, recorded, rewrite
from tests.golden.words import words_file, words_of

pytestmark = pytest.mark.engine

SAID = ("log", "headline", "expected", "awaited", "ended", "label", "question", "warning")


def name(path: Path) -> str:
    return str(path.relative_to(FOLDER).with_suffix(""))


@pytest.mark.parametrize("path", recorded(), ids=name)
def test_a_recorded_game_prints_as_before(path: Path) -> None:
    """After a change that is meant, `make golden` prints it anew: read the diff."""
    assert print_out(path) == printed(path).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_registered_game_has_recorded_games(game: str) -> None:
    assert recorded(FOLDER / game)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_what_it_said_before(game: str) -> None:
    """After a change that is meant, `make golden` prints it anew: read the diff."""
    assert words_of(game).printed == words_file(game).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_recorded_games_and_moments_say_every_sentence_of_a_game(game: str) -> None:
    """A message that no recorded game says needs a moment in `tests/games/NAME/said.py`."""
    said = re.compile(rf"{game.replace('_', '-')}-(?:{'|'.join(SAID)})-")
    assert {key for key in keys(ENGLISH) if said.match(key)} <= words_of(game).keys


def test_no_print_is_left_without_its_game() -> None:
    games = sorted(FOLDER.rglob("*.txt"))
    assert [path for path in games if path.name != "words.txt"] == [
        printed(path) for path in recorded()
    ]


@pytest.mark.parametrize("game", GAMES)
def test_one_game_of_each_is_printed_in_full_at_its_beginning(game: str) -> None:
    full = [path for path in recorded(FOLDER / game) if is_full(path)]
    assert len(full) == 1
    assert " now\n" in printed(full[0]).read_text(encoding="utf-8")


def test_printing_anew_changes_only_the_prints(tmp_path: Path) -> None:
    game = next(path for path in recorded() if is_full(path))
    copy = Path(shutil.copy(game, tmp_path))
    printed(copy).write_text("something old", encoding="utf-8")
    rewrite(tmp_path)
    assert printed(copy).read_text(encoding="utf-8") == printed(game).read_text(encoding="utf-8")
    assert copy.read_text(encoding="utf-8") == game.read_text(encoding="utf-8")
