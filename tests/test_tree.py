"""What the tests leave behind is neither committed nor kept by `make clean`."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("left", [".coverage", ".coverage.*", ".hypothesis", ".pytest_cache"])
def test_what_the_tests_leave_is_ignored_and_cleaned(left: str) -> None:
    ignored = {line.rstrip("/") for line in (ROOT / ".gitignore").read_text().splitlines()}
    removed = (ROOT / "Makefile").read_text().split("clean: ##", 1)[1].split()
    assert left in ignored
    assert left in removed
