"""A third language needs files and nothing else: a pseudo-language proves it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import gaslamp
from tests.pseudo_language import PSEUDO, add_pseudo, copy_tree, pseudo_ftl, pseudo_text

PACKAGE = Path(gaslamp.__file__).parent
FRONTEND = Path(__file__).parent.parent / "frontend" / "src"
SPEAKING = """
from gaslamp.core.translation import LANGUAGES, game_source, keys, translate
from gaslamp.core.text import text
from gaslamp.games.registry import GAMES, find_game
from gaslamp.learn.guide import read_guide
from gaslamp.learn.ledger import read_ledger
from gaslamp.learn.lesson_files import lessons_of
from gaslamp.play.typed_words import TypedWords

assert LANGUAGES == ("en", "fr", "qps"), LANGUAGES
assert keys("qps") == keys("en")
for name in GAMES:
    game = find_game(name)
    for message in (game.title(), game.about(), *game.seats(game.options())):
        assert translate(message, "qps") != translate(message, "en"), message
    assert read_guide(name, "qps").title != read_guide(name, "en").title
    assert read_ledger(name, "qps").title != read_ledger(name, "en").title
    for lesson in lessons_of(name):
        assert translate(lesson.title, "qps") != translate(lesson.title, "en")
    assert TypedWords(game, "qps").shown
    assert game_source(name, "qps") != game_source(name, "en")
"""


@pytest.fixture(scope="module")
def translated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("translated")
    copy_tree(PACKAGE, root / "gaslamp")
    added = add_pseudo(root / "gaslamp")
    assert {path.suffix for path in added} == {".ftl", ".md"}
    return root


def python(root: Path, *arguments: str, **variables: str) -> str:
    environment = os.environ | {"PYTHONPATH": str(root), "GASLAMP_INTERPRETED": "1"} | variables
    done = subprocess.run(  # noqa: S603  (our own program)
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_word_is_changed_and_a_third_longer() -> None:
    sources = [*PACKAGE.rglob("words/en.ftl"), *FRONTEND.rglob("words/en.ftl")]
    for source in sources:
        english = source.read_text(encoding="utf-8")
        assert pseudo_ftl(english) != english
    sentence = "Mister X takes the underground to station 46."
    assert len(pseudo_text(sentence)) > 1.33 * len(sentence)


def test_the_server_finds_a_language_by_its_files(translated: Path) -> None:
    python(translated, "-c", SPEAKING)


def test_the_command_line_speaks_a_language_by_its_files(translated: Path) -> None:
    chosen = python(translated, "-m", "gaslamp", "--lang", PSEUDO, "games")
    assert pseudo_text("Scotland Yard") in chosen
    assert python(translated, "-m", "gaslamp", "games", LC_ALL=f"{PSEUDO}_XX.UTF-8") == chosen


def test_no_code_lists_the_languages() -> None:
    sources = [path for path in PACKAGE.rglob("*.py") if "client" not in path.parts]
    sources += (PACKAGE / "web" / "page").glob("*.js")
    sources += [path for end in ("ts", "svelte") for path in FRONTEND.rglob(f"*.{end}")]
    named = [
        path
        for path in sources
        if not path.name.endswith(".test.ts")
        and any(quoted in path.read_text(encoding="utf-8") for quoted in ('"fr"', "'fr'"))
    ]
    assert named == []
