"""A player on several devices: a link from one to the other, seats, history, deletion."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.client_words import client_word
from tests.browser.serving import Made, Server

ADA = json.dumps({"name": "Ada"})


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    """Open another device."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    yield context
    context.close()


def seated(page: Page, server: Server, name: str = "Ada") -> Made:
    """Sit down at a table, as a visitor with a name."""
    page.goto(server.address)
    page.evaluate("(kept) => localStorage.setItem('gaslamp:settings', kept)", ADA)
    page.reload()
    table = server.make("mr_jack_pocket", "human", "human")
    page.goto(table.page(0))
    page.wait_for_selector(".turn")
    page.goto(f"{server.address}#/player")
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    return table


def linked(page: Page, other: Page) -> None:
    """Continue on another device by the link."""
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Continue on another device").input_value()
    other.goto(link)
    other.get_by_role("button", name="Continue here").click()
    expect(other.get_by_role("heading", name="Ada", exact=True)).to_be_visible()


def test_a_seat_goes_along_to_another_device(
    page: Page, phone: BrowserContext, server: Server
) -> None:
    table = seated(page, server)
    other = phone.new_page()
    linked(page, other)
    assert "device/" not in other.url
    other.goto(server.address)
    other.goto(f"{server.address}#/table/{table.id}")
    other.wait_for_selector(".turn")
    page.reload()
    expect(page.get_by_text("last used on")).to_have_count(2)


def test_a_removed_device_is_nobodys(page: Page, phone: BrowserContext, server: Server) -> None:
    seated(page, server)
    other = phone.new_page()
    linked(page, other)
    page.reload()
    page.get_by_role("button", name="remove").click()
    expect(page.get_by_text("last used on")).to_have_count(1)
    other.goto(server.address)
    other.reload()
    expect(other.get_by_text(client_word("mine-none"))).to_be_attached()
    other.goto(f"{server.address}#/player")
    expect(other.get_by_role("button", name="Keep my games")).to_be_visible()


def test_a_finished_game_is_in_the_history(page: Page, server: Server) -> None:
    table = seated(page, server)
    table.order(1, type="resign")
    page.reload()
    row = page.locator("li", has_text="Mr. Jack Pocket")
    expect(row).to_contain_text("won")
    page.get_by_role("button", name="lost", exact=True).click()
    expect(page.get_by_text("No games match.")).to_be_visible()
    page.get_by_role("button", name="all", exact=True).click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Download as CSV").click()
    written = Path(saving.value.path()).read_text(encoding="utf-8").splitlines()
    assert written[0].startswith('"day","game","side","opponent"')
    assert [line.split(",")[5] for line in written[1:]] == ['"won"']
    review = row.get_by_role("link", name="review", exact=True)
    expect(review).to_have_attribute("href", f"#/review/{table.id}")
    row.get_by_role("link", name="replay").click()
    page.wait_for_selector("svg")


def test_everything_can_be_deleted_after_a_question(page: Page, server: Server) -> None:
    seated(page, server)
    page.get_by_role("button", name="Delete all my data").click()
    page.get_by_role("button", name="Not now").click()
    page.get_by_role("button", name="Delete all my data").click()
    page.get_by_role("button", name="Delete everything", exact=True).click()
    expect(page.get_by_role("button", name="Keep my games")).to_be_visible()
    page.goto(server.address)
    page.reload()
    expect(page.get_by_role("heading", name="Gaslamp")).to_be_visible()
    page.wait_for_timeout(1000)
    page.goto(f"{server.address}#/player")  # nobody is made again from the seats that are kept here
    expect(page.get_by_role("button", name="Keep my games")).to_be_visible()
    assert page.evaluate("localStorage.getItem('gaslamp:player')") is None


def test_a_league_is_made_joined_by_its_link_and_shown_as_a_cross_table(
    page: Page, phone: BrowserContext, server: Server
) -> None:
    page.goto(server.address)
    page.evaluate("(kept) => localStorage.setItem('gaslamp:settings', kept)", ADA)
    page.goto(f"{server.address}#/leagues")
    page.reload()
    page.get_by_label("Name of the league").fill("Thursday Lamps")
    page.get_by_role("button", name="Create the league").click()
    page.get_by_role("button", name="Invite").click()
    link = page.get_by_label("Link to join the league").input_value()
    other = phone.new_page()
    other.goto(link)
    other.get_by_label("Your name").fill("Bob")
    other.get_by_role("button", name="Join the league").click()
    expect(other.get_by_text("Ada starts the league")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Start the league").click()
    expect(page.get_by_role("img", name="as Jack: to come")).to_have_count(2)
    expect(page.get_by_text("Round 1 of 1.")).to_be_visible()
    other.reload()
    other.get_by_role("link", name="Play").first.click()
    other.wait_for_selector(".room")
    assert "#/table/" in other.url
