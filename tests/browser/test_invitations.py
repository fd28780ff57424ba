"""Two people who have played together: one invites, the other comes, or wants no invitations."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.client_words import client_word
from tests.browser.serving import Made, Server

NAMES = ("Ada", "Bob")
TOLD = "Ada invites you: Mr. Jack Pocket"


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    """Open the browser of another person."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    yield context
    context.close()


def seats(*names: str) -> list[dict[str, str]]:
    return [{"type": "human", "name": name} for name in names]


def keep_seat(page: Page, server: Server, table: Made, seat: int) -> None:
    """Open a seat, and let it belong to the player of this browser."""
    name = NAMES[seat]
    page.goto(server.address)
    written = json.dumps({"name": name, "speed": "off"})
    page.evaluate("(kept) => localStorage.setItem('gaslamp:settings', kept)", written)
    page.goto(table.page(seat))
    page.reload()
    page.wait_for_function(
        "([table, token]) => localStorage.getItem(`gaslamp:game:${table}`)?.includes(token)",
        arg=[table.id, table.tokens[str(seat)]],
    )
    page.goto(f"{server.address}#/player")
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def friends(server: Server, ada: Page, bob: Page) -> None:
    """Let two people finish a game, each in a browser of the own."""
    game = server.make("mr_jack_pocket", seats=seats(*NAMES))
    game.order(0, type="resign")
    for seat, page in enumerate((ada, bob)):
        keep_seat(page, server, game, seat)


def waiting_table(server: Server, ada: Page) -> Made:
    """Let Ada wait at a table for another player."""
    table = server.make("mr_jack_pocket", seats=[*seats("Ada"), {"type": "open"}])
    ada.goto(table.page(0))
    ada.wait_for_selector(".room")
    return table


def test_a_person_is_invited_from_the_own_page_and_sits_down_from_the_home_page(
    page: Page, phone: BrowserContext, server: Server
) -> None:
    bob = phone.new_page()
    friends(server, page, bob)
    bob.goto(server.address)
    page.reload()
    page.get_by_role("link", name="Invite").first.click()
    expect(page.get_by_text(client_word("new-guest", name="Bob"))).to_be_visible()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".room")
    page.get_by_text(client_word("people-invite"), exact=True).click()
    expect(page.get_by_text(client_word("people-invited"), exact=True)).to_be_visible()
    expect(bob.get_by_text(TOLD)).to_be_visible()
    bob.get_by_role("link", name=client_word("invitation-look")).click()
    bob.get_by_role("button", name=client_word("join-sit")).click()
    bob.wait_for_selector(".turn")
    page.wait_for_selector(".turn")
    bob.goto(server.address)
    bob.wait_for_selector(".terrace")
    expect(bob.get_by_text(TOLD)).to_have_count(0)


def test_an_invitation_is_declined_and_further_ones_are_not_wanted(
    page: Page, phone: BrowserContext, server: Server
) -> None:
    bob = phone.new_page()
    friends(server, page, bob)
    for way in ("invitation-decline", "invitation-mute"):
        waiting_table(server, page)
        page.get_by_text(client_word("people-invite"), exact=True).click()
        page.get_by_role("button", name="Invite", exact=True).click()
        expect(page.get_by_text(client_word("people-invited"), exact=True)).to_be_visible()
        bob.goto(server.address)
        expect(bob.get_by_text(TOLD)).to_be_visible()
        bob.get_by_role("button", name=client_word(way)).click()
        if way == "invitation-mute":
            bob.get_by_role("button", name=client_word("invitation-mute-sure"), exact=True).click()
        expect(bob.get_by_text(TOLD)).to_have_count(0)
    bob.goto(f"{server.address}#/player")
    expect(bob.get_by_role("heading", name=client_word("muted-title"))).to_be_visible()
    bob.get_by_role("button", name=client_word("muted-take-again")).click()
    expect(bob.get_by_role("heading", name=client_word("muted-title"))).to_have_count(0)


def test_settings_and_progress_come_along_to_another_device(
    page: Page, phone: BrowserContext, server: Server
) -> None:
    game = server.make("mr_jack_pocket", seats=seats(*NAMES))
    keep_seat(page, server, game, 0)
    with page.expect_response("**/api/player/preferences") as kept:
        page.evaluate("localStorage.setItem('gaslamp:puzzle-result:mr_jack:1', '\"solved\"')")
        page.goto(f"{server.address}#/settings")
        page.get_by_role("switch", name=client_word("settings-coordinates")).click()
    assert kept.value.ok
    page.goto(f"{server.address}#/player")
    page.get_by_role("button", name=client_word("player-another-do")).click()
    link = page.get_by_label(client_word("player-another"), exact=True).input_value()
    other = phone.new_page()
    other.goto(link)
    other.get_by_role("button", name="Continue here").click()
    expect(other.get_by_role("heading", name="Ada", exact=True)).to_be_visible()
    other.wait_for_function("() => localStorage.getItem('gaslamp:puzzle-result:mr_jack:1')")
    other.goto(f"{server.address}#/settings")
    expect(other.get_by_role("switch", name=client_word("settings-coordinates"))).to_be_checked()
