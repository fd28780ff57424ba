"""Pictures of a tour: the same each time, and compared with those that were accepted."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.scenes import done, fixed_secrets, housed, table_of
from tests.browser.tour_changes import accept_pictures, compare_pictures

LINE = "<h1 style='font: 30px serif; color: {colour}'>{words}</h1><p>Nothing else changes.</p>"


def take(page: Page, folder: Path, words: str, colour: str = "#123456") -> None:
    """Take a picture of a page with a line of words."""
    folder.mkdir(exist_ok=True)
    page.set_content(LINE.format(words=words, colour=colour))
    page.screenshot(path=folder / "home.desk.en.png")


@pytest.mark.parametrize(
    ("words", "colour", "has_changed"),
    [
        ("Gaslamp", "#123456", False),
        ("Gaslamp", "#123457", False),
        ("Gaslamps", "#123456", True),
        ("Gaslamp", "#a23456", True),
    ],
)
def test_what_a_player_would_see_is_a_change(
    page: Page, tmp_path: Path, words: str, colour: str, *, has_changed: bool
) -> None:
    taken, accepted = tmp_path / "tour", tmp_path / "accepted"
    take(page, taken, "Gaslamp")
    assert accept_pictures(taken, accepted) == 1
    take(page, taken, words, colour)
    changes = compare_pictures(page, taken, accepted)
    assert list(changes.changed) == (["home.desk.en.png"] if has_changed else [])
    assert changes.added == changes.missing == []


def test_new_and_missing_pictures_are_listed_and_films_left_out(page: Page, tmp_path: Path) -> None:
    taken, accepted = tmp_path / "tour", tmp_path / "accepted"
    take(page, accepted, "Gaslamp")
    taken.mkdir()
    for name in ("rules.desk.en.png", "film-mr_jack-begin.desk.1.png"):
        (taken / name).write_bytes((accepted / "home.desk.en.png").read_bytes())
    changes = compare_pictures(page, taken, accepted)
    assert changes.added == ["rules.desk.en.png"]
    assert changes.missing == ["home.desk.en.png"]


def test_tables_of_a_tour_are_the_same_each_time(tmp_path: Path) -> None:
    played = []
    for number in range(2):
        folder = tmp_path / str(number)
        folder.mkdir()
        with fixed_secrets():
            made = table_of(folder, "mr_jack", 2, 20)
        played.append((made, table_actions(folder, made.table)))
    assert played[0] == played[1]


def table_actions(folder: Path, table: str) -> list[int]:
    """List what was done at a table, chance included."""

    async def actions() -> list[int]:
        with housed(folder) as registry:
            return list((await registry.find(table)).state.journal.actions)

    return done(actions())
