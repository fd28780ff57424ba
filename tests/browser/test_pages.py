"""Every page: nothing for axe to find, and a game looked back at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from gaslamp.core.codes import as_seat
from tests.browser.client_words import client_word
from tests.browser.scenes import END, ME, running_table, table_of, waiting_table
from tests.browser.serving import Server

COMPLAINTS = "axe.run({ resultTypes: ['violations'] }).then((result) => result.violations)"
AXE = Path(__file__).parents[2] / "frontend/node_modules/axe-core/axe.min.js"
SMALL: ViewportSize = {"width": 360, "height": 640}
WIDE: ViewportSize = {"width": 1440, "height": 900}
# Small print, and everything that can be touched with a finger but is smaller than one; what is
# inert is a picture, drawn as small as it fits.
MEASURED = """() => {
  const drawn = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const seen = (one) => drawn(one) && !one.closest('[inert]');
  const name = (one) => `${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 40)}`;
  const isWord = (node) => node.nodeType === 3 && node.data.trim();
  const hasText = (one) => [...one.childNodes].some(isWord);
  const isSmall = (one) => parseFloat(getComputedStyle(one).fontSize) < 14;
  const isThin = (one) => {
    const { width, height } = one.getBoundingClientRect();
    const inline = one.tagName === 'A' && getComputedStyle(one).display === 'inline';
    return width > 0 && !inline && (height < 40 || width < 40) && !one.closest('.unseen');
  };
  const texts = [...document.querySelectorAll('body *:not(svg *)')].filter(hasText).filter(seen);
  const controls = 'button:enabled, a[href], select, input:not([type=checkbox])';
  const touched = [...document.querySelectorAll(controls)].filter(seen);
  return [texts.filter(isSmall).map(name), touched.filter(isThin).map(name)];
}"""


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def complaints_of_axe(page: Page) -> list[str]:
    page.evaluate(axe())
    found: list[dict[str, Any]] = page.evaluate(COMPLAINTS)
    return [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]]


@pytest.fixture(scope="module")
def scenes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Serve a house with a table of each game in its middle and at its end."""
    server = Server(tmp_path_factory.mktemp("scenes"))
    waiting = waiting_table(server.folder, "scotland_yard")
    found = {
        name: f"{server.address}#/{name}"
        for name in (
            "",
            "new/whitechapel",
            "rules",
            *(f"rules/{game}" for game in ME),
            "fair",
            "settings",
            "nowhere",
            "replay",
            "learn",
            "learn/scotland_yard/detectives",
            "puzzles",
            "puzzles/mr_jack/2",
            "puzzles/lady_alice/1",
            "balance/mr_jack",
        )
    }
    found["join"] = f"{server.address}#/join/{waiting.table}/{waiting.invitation}"
    for game, me in ME.items():
        people, options = (3, {"seats": 3}) if game == "lady_alice" else (2, {})
        for moves in (0, 1, 3, 20):
            table = running_table(server.folder, game, people, moves, **options)
            place = f"{server.address}#/table/{table.table}/{table.seats[as_seat(me)]}"
            found[f"{game} after {moves} moves"] = place
        for moment, moves in (("playing", 12), ("over", END)):
            table = table_of(server.folder, game, people, moves, **options)
            found[f"{game} {moment}"] = (
                f"{server.address}#/table/{table.table}/{table.seats[as_seat(me)]}"
            )
            if moment == "over" and game in ("scotland_yard", "lady_alice"):
                found[f"{game} replay"] = f"{server.address}#/replay/{table.table}/all/20"
    server.start()
    yield found
    server.stop()


def opened(page: Page, address: str) -> None:
    page.goto("about:blank")  # another part behind the # alone is no new page to a browser
    page.goto(address)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")


def troubles_of(page: Page, size: ViewportSize) -> list[str]:
    """List what axe finds on a page, what is too small, and on a phone what is too wide."""
    print_, touch = page.evaluate(MEASURED)
    troubles = [f"small print: {one}" for one in print_]
    if size == SMALL:
        troubles += [f"thin: {one}" for one in touch]
        if page.evaluate("document.documentElement.scrollWidth") > size["width"]:
            troubles.append("wider than its screen")
    return troubles + complaints_of_axe(page)


@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["desk", "phone"])
def test_axe_finds_nothing_and_everything_is_large_enough(
    browser: Browser, scenes: dict[str, str], size: ViewportSize
) -> None:
    context = browser.new_context(viewport=size, reduced_motion="reduce", has_touch=size == SMALL)
    page = context.new_page()
    found: list[str] = []
    for name, address in scenes.items():
        opened(page, address)
        found += [f"{name}: {trouble}" for trouble in troubles_of(page, size)]
    context.close()
    if found:
        pytest.fail("\n".join(found))


def test_a_game_is_looked_back_at_step_by_step(page: Page, scenes: dict[str, str]) -> None:
    opened(page, scenes["lady_alice replay"])
    count = page.locator(".count")
    expect(count).to_have_text(re.compile("^step 20 of"))
    expect(page.get_by_text(re.compile(r"\bbits?\b"))).to_have_count(0)  # they are for experts
    page.keyboard.press("ArrowRight")
    expect(count).to_have_text(re.compile("^step 21 of"))
    expect(page).to_have_url(re.compile("/all/21$"))
    page.get_by_role("button", name="Blue", exact=True).click()
    expect(page).to_have_url(re.compile("/0/21$"))
    page.get_by_role("slider").fill("0")
    expect(page.locator(".done")).to_have_text("Before the first move.")
    page.get_by_role("button", name="Next turning point").click()
    expect(count).not_to_have_text(re.compile("^step 0 of"))


def test_a_file_that_was_downloaded_can_be_opened(
    page: Page, scenes: dict[str, str], tmp_path: Path
) -> None:
    opened(page, scenes["mr_jack over"])
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    opened(page, scenes["replay"])
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    expect(page).to_have_url(re.compile("#/replay/file/"))


def test_a_finished_game_of_mine_leads_to_its_replay(page: Page, scenes: dict[str, str]) -> None:
    opened(page, scenes["mr_jack over"])
    expect(page.locator("section.evening")).to_be_visible()
    opened(page, scenes[""])
    page.get_by_role("link", name="Replay: Mr. Jack").click()
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()


def test_the_end_tells_the_story(page: Page, scenes: dict[str, str]) -> None:
    opened(page, scenes["scotland_yard over"])
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    assert page.locator(".trail path").count() > 2
    page.locator("section.evening ol a").first.click()
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()


def test_a_position_of_a_replay_is_played_on_at_a_table_of_its_own(
    page: Page, scenes: dict[str, str]
) -> None:
    opened(page, scenes["scotland_yard replay"])
    page.get_by_role("button", name=client_word("play-on")).click()
    expect(page.get_by_role("radio", name=re.compile(client_word("play-on-known")))).to_be_checked()
    page.get_by_role("button", name=client_word("play-on-start")).click()
    expect(page).to_have_url(re.compile("#/table/"))
    page.wait_for_selector(".turn")


def test_the_page_of_balance_has_every_game_and_says_what_is_too_wide(
    page: Page, server: Server
) -> None:
    page.goto(f"{server.address}#/balance/whitechapel")
    expect(page.get_by_role("navigation").get_by_role("link")).to_have_count(5)
    expect(page.locator(".figures").first).to_contain_text("*")
