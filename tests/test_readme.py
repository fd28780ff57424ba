"""What the README and the pages in `docs` show works as shown, and their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import gaslamp

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), ROOT / "frontend" / "README.md", *(ROOT / "docs").glob("*.md")])
# Where a file that a page names may be: `core/state.py`, `lib/api.ts`, `tests/test_tree.py`.
FOLDERS = ("", "src/gaslamp", "src/gaslamp/games", "frontend/src", "frontend/src/lib")
FILE = re.compile(r"`((?:[\w-]+/)+[\w.-]+\.(?:py|ts|svelte|css|md|toml))`")
EXAMPLES = [page for page in PAGES if ">>>" in page.read_text(encoding="utf-8")]


def name(page: Path) -> str:
    return f"{page.parent.name}-{page.stem}"


@pytest.mark.parametrize("page", EXAMPLES, ids=name)
def test_the_examples_of_a_page_run_as_shown(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert tried
    assert failed == 0


def test_the_packages_own_example_runs() -> None:
    assert doctest.testmod(gaslamp).attempted
    assert doctest.testmod(gaslamp).failed == 0


def test_the_plain_examples_of_the_readme_run() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for example in re.findall(r"```python\n(.*?)```", readme, re.DOTALL):
        if not example.startswith(">>>"):
            exec(compile(example, "README.md", "exec"), {})  # noqa: S102  (our own page)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s#:\[]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    for named in FILE.findall(page.read_text(encoding="utf-8")):
        places = [page.parent / named, *(ROOT / folder / named for folder in FOLDERS)]
        assert any(place.is_file() for place in places), named
