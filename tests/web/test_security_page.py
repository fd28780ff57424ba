"""The table in `docs/security.md` is whole, and what the pages on security name is there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
# The requirements of levels 1 and 2 of ASVS 5.0.0: how many each section begins with.
# (In every section they come before those of level 3.)
LAST = {
    "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2, "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1,
    "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2, "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4,
    "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3, "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5,
    "6.6": 3, "6.8": 4, "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2, "8.1": 2,
    "8.2": 3, "8.3": 1, "8.4": 1, "9.1": 3, "9.2": 4, "10.1": 2, "10.2": 2, "10.3": 4,
    "10.4": 11, "10.5": 5, "10.6": 2, "10.7": 3, "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4,
    "11.5": 1, "11.6": 1, "12.1": 3, "12.2": 2, "12.3": 4, "13.1": 1, "13.2": 5, "13.3": 2,
    "13.4": 5, "14.1": 2, "14.2": 4, "14.3": 3, "15.1": 3, "15.2": 3, "15.3": 7, "16.1": 1,
    "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3, "17.1": 1, "17.2": 4, "17.3": 2,
}  # fmt: skip
FOLDERS = {"web": "src/gaslamp", "service": "src/gaslamp", "cli": "src/gaslamp"}


def named() -> Counter[str]:
    """Count the requirements in the first cell of each row."""
    found: Counter[str] = Counter()
    for cell in re.findall(r"^\| ([0-9][^|]*) \|", PAGE, re.MULTILINE):
        for part in cell.split(", "):
            first, _, last = part.partition("–")
            section, _, number = first.rpartition(".")
            end = int(last.rpartition(".")[2]) if last else int(number)
            found.update(f"{section}.{place}" for place in range(int(number), end + 1))
    return found


def test_every_requirement_stands_there_once() -> None:
    wanted = {f"{section}.{n}" for section, last in LAST.items() for n in range(1, last + 1)}
    assert named() == Counter(dict.fromkeys(wanted, 1))


@pytest.mark.parametrize("page", ["security", "secrecy"])
def test_every_file_that_is_named_is_there(page: str) -> None:
    source = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    paths = re.findall(r"`([a-z_]+/[\w./-]+\.(?:py|ts|md|json))`", source)
    assert len(paths) > 20
    for path in paths:
        folder = path.partition("/")[0]
        place = {"lib": "frontend/src"} | FOLDERS
        assert (ROOT / place.get(folder, "") / path).is_file(), path
