"""The pages of a club: readable and large enough; a rated game of two and what others see of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.browser.client_words import client_word
from tests.browser.club_scenes import ClubScenes, club_scenes
from tests.browser.serving import Server
from tests.browser.test_pages import SMALL, WIDE, opened, troubles_of


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, ClubScenes]]:
    """Serve a club that has ratings, a league and an invitation."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GASLAMP_SERVE_PLAYERS_PAGE", "true")
        server = Server(tmp_path_factory.mktemp("club"))
        scenes = club_scenes(server.folder)
        server.start()
        yield server, scenes
        server.stop()


@pytest.fixture
def guest(browser: Browser) -> Iterator[BrowserContext]:
    """Open the browser of another person."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    yield context
    context.close()


@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["desk", "phone"])
def test_axe_finds_nothing_on_the_pages_of_a_club(
    browser: Browser, club: tuple[Server, ClubScenes], size: ViewportSize
) -> None:
    server, scenes = club
    context = browser.new_context(viewport=size, reduced_motion="reduce", has_touch=size == SMALL)
    stored = json.dumps(scenes.stored)
    context.add_init_script(f"localStorage.setItem('gaslamp:player', {stored})")
    page = context.new_page()
    found: list[str] = []
    for name, address in scenes.addresses(server.address).items():
        opened(page, address)
        found += [f"{name}: {trouble}" for trouble in troubles_of(page, size)]
    context.close()
    if found:
        pytest.fail("\n".join(found))


def named(page: Page, server: Server, name: str) -> None:
    """Give a browser's player a name."""
    page.goto(server.address)
    written = json.dumps({"name": name, "speed": "off"})
    page.evaluate("(kept) => localStorage.setItem('gaslamp:settings', kept)", written)
    page.reload()


def test_a_rated_game_of_two_changes_their_ratings_and_shows_on_the_page(
    page: Page, guest: BrowserContext, server: Server
) -> None:
    other = guest.new_page()
    named(page, server, "Ada")
    named(other, server, "Bob")
    page.goto(f"{server.address}#/new/mr_jack_pocket")
    page.get_by_role("button", name=client_word("company-friends")).first.click()
    page.get_by_role("switch", name=client_word("house-rated")).click()
    expect(page.get_by_text(client_word("agreed-rated"))).to_be_visible()
    page.get_by_role("button", name="Start").click()
    link = page.get_by_label(client_word("invite-title"), exact=True).input_value()
    other.goto(link)
    expect(other.get_by_text(client_word("agreed-rated"))).to_be_visible()
    other.get_by_role("button", name=client_word("join-sit")).click()
    for one in (page, other):
        one.wait_for_selector(".turn")
    for _ in range(2):  # the second one says yes
        page.get_by_role("button", name="Resign").click()
    expect(page.locator("section.evening")).to_be_visible()
    ratings = []
    for one in (page, other):
        one.goto(f"{server.address}#/player")
        expect(one.get_by_role("heading", name=client_word("rating"))).to_be_visible()
        shown = one.get_by_role("region", name=client_word("rating"))
        expect(shown.get_by_role("listitem")).to_have_count(1)
        written = re.search(r"(\d{4})\s*±", shown.get_by_role("listitem").inner_text())
        assert written
        ratings.append(int(written[1]))
    assert ratings[0] < 1500 < ratings[1]
    other.get_by_role("switch", name=client_word("page-public")).click()
    address = other.get_by_role("link", name=client_word("page-see")).evaluate("(one) => one.href")
    page.goto(str(address))
    expect(page.get_by_role("heading", name="Bob", exact=True)).to_be_visible()
    expect(page.get_by_text(str(ratings[1])).first).to_be_visible()
    invite = client_word("people-invite-named", name="Bob")
    expect(page.get_by_role("link", name=invite)).to_be_visible()
    other.get_by_role("switch", name=client_word("page-public")).click()
    expect(other.get_by_role("link", name=client_word("page-see"))).to_have_count(0)
    stranger = guest.new_page()
    stranger.goto(str(address))
    expect(stranger.get_by_role("heading", name=client_word("refused-title"))).to_be_visible()
