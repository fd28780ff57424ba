"""Every rule of a ledger has a test, and every rule mark has a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp.games.registry import GAMES
from tests.ledgers import complaints, ledger_ids

ROOT = Path(__file__).parent.parent
LEDGERS = sorted(ROOT.glob("src/gaslamp/ledgers/*.md"))
MODULES = sorted(ROOT.glob("tests/**/*.py"))

LEDGER = "# A game\n\n- **AB-01** One rule.\n- **AB-02** Another.\n"
PROVES_BOTH = """
import pytest

@pytest.mark.rule("AB-01", "AB-02")
def test_both() -> None: ...
"""


def test_every_rule_has_a_test_and_every_mark_has_a_rule() -> None:
    assert complaints(LEDGERS, MODULES) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_registered_game_has_a_ledger(name: str) -> None:
    assert ledger_ids([ROOT / "src" / "gaslamp" / "ledgers" / f"{name}.md"])


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_a_ledger_counts_its_rules_under_one_prefix_without_a_gap(ledger: Path) -> None:
    ids = ledger_ids([ledger])
    prefix = ids[0].split("-")[0]
    assert sorted(ids) == [f"{prefix}-{number:02}" for number in range(1, len(ids) + 1)]


def planted(folder: Path, module: str, ledger: str = LEDGER) -> list[str]:
    (folder / "a_game.md").write_text(ledger, encoding="utf-8")
    (folder / "test_planted.py").write_text(module, encoding="utf-8")
    return complaints([folder / "a_game.md"], [folder / "test_planted.py"])


def test_a_ledger_whose_rules_are_all_marked_is_fine(tmp_path: Path) -> None:
    assert planted(tmp_path, PROVES_BOTH) == []


def test_a_mark_on_a_parameter_or_a_class_counts(tmp_path: Path) -> None:
    module = """
import pytest

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("AB-01"))])
def test_one(n: int) -> None: ...

@pytest.mark.rule("AB-02")
class TestTwo: ...
"""
    assert planted(tmp_path, module) == []


def test_a_rule_without_a_test_is_missed(tmp_path: Path) -> None:
    module = PROVES_BOTH.replace(', "AB-02"', "")
    assert planted(tmp_path, module) == ["AB-02 has no test"]


def test_a_mark_on_a_helper_proves_nothing(tmp_path: Path) -> None:
    module = PROVES_BOTH.replace("def test_both", "def helper")
    assert planted(tmp_path, module) == ["AB-01 has no test", "AB-02 has no test"]


def test_a_mark_in_a_comment_proves_nothing(tmp_path: Path) -> None:
    module = PROVES_BOTH.replace("@pytest", "# @pytest")
    assert planted(tmp_path, module) == ["AB-01 has no test", "AB-02 has no test"]


def test_an_unknown_id_is_named_with_its_test(tmp_path: Path) -> None:
    module = PROVES_BOTH.replace('"AB-02"', '"AB-02", "AB-20"')
    assert planted(tmp_path, module) == [
        "test_planted.py:4 test_both names AB-20, which no ledger has"
    ]


def test_an_id_that_is_not_written_out_is_unknown(tmp_path: Path) -> None:
    module = PROVES_BOTH.replace('"AB-01", "AB-02"', '"AB-01", "AB-02", ID')
    assert planted(tmp_path, module) == ["test_planted.py:4 test_both names ?, which no ledger has"]


def test_an_id_given_to_two_rules_is_named(tmp_path: Path) -> None:
    ledger = LEDGER + "- **AB-02** A third.\n"
    assert planted(tmp_path, PROVES_BOTH, ledger) == ["AB-02 is there twice"]


def test_ledgers_of_several_games_are_taken_together(tmp_path: Path) -> None:
    for prefix in ("AB", "CDE"):
        ledger = f"- **{prefix}-01** A rule.\n"
        (tmp_path / f"{prefix}.md").write_text(ledger, encoding="utf-8")
        module = f'import pytest\n\n@pytest.mark.rule("{prefix}-01")\ndef test_it() -> None: ...\n'
        (tmp_path / f"test_{prefix}.py").write_text(module, encoding="utf-8")
    assert complaints(tmp_path.glob("*.md"), tmp_path.glob("*.py")) == []


def test_no_link_stands_in_for_a_file() -> None:
    places = ("src", "tests", "docs", "benchmarks", "tools")
    links = [path for place in places for path in (ROOT / place).rglob("*") if path.is_symlink()]
    assert links == []  # where git makes no links, what they lead to would be missing
