"""A scenario of Scotland Yard in the browser: its door, its set-up page, a game, its replay."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gaslamp.games.scotland_yard.scenario import Scenario
from tests.browser.playing import OVER, Mouse, play
from tests.browser.serving import Server

FILE = Path(__file__).resolve().parents[2] / "examples" / "harbour.toml"
HARBOUR = Scenario.from_file(FILE)
TITLE = f"Scotland Yard: {HARBOUR.title}"
STATIONS = ".map [data-element^=station-]"


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve a house that has the scenario too."""
    server = Server(tmp_path_factory.mktemp("house"), games=[str(FILE)])
    server.start()
    yield server
    server.stop()


def test_a_scenario_is_chosen_and_set_up(page: Page, harbour: Server) -> None:
    page.goto(harbour.address)
    door = page.locator("article.door").filter(has_text=HARBOUR.title)
    expect(door.get_by_role("heading", name=TITLE)).to_be_visible()
    door.get_by_role("link", name="rules").click()
    expect(page.get_by_role("heading", name="Scotland Yard").first).to_be_visible()
    page.goto(f"{harbour.address}#/new/{HARBOUR.name}")
    expect(page.get_by_role("heading", name=TITLE)).to_be_visible()
    page.get_by_role("radiogroup").get_by_role("radio", name="3", exact=True).first.click()
    expect(page.get_by_text("Detective player 2")).to_be_visible()


@pytest.mark.parametrize(
    ("seats", "width"), [(("human", "novice"), 1440), (("novice", "human"), 390)]
)
def test_a_scenario_is_played_and_replayed_on_its_own_map(
    page: Page, harbour: Server, seats: tuple[str, str], width: int
) -> None:
    table = harbour.make(HARBOUR.name, *seats)
    page.goto(table.page(seats.index("human")))
    expect(page.locator(STATIONS)).to_have_count(len(HARBOUR.stations))
    expect(page).to_have_title(re.compile(re.escape(TITLE)))
    assert play(page, Mouse())
    expect(page.locator(OVER)).to_be_visible()
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(f"{harbour.address}#/replay/{table.id}/all/9")
    expect(page.locator(STATIONS)).to_have_count(len(HARBOUR.stations))
    expect(page.locator("[data-element=pawn-x]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
