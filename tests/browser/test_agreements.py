"""What players of one table settle among themselves: the screen, pauses, stand-ins, who watches."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.client_words import client_word
from tests.browser.playing import LIT, MOST_STEPS, READY, Mouse, pick_now
from tests.browser.serving import Made, Server

CLOCK = {"type": "game", "seconds": 3600}


def button(page: Page, key: str) -> Locator:
    return page.get_by_role("button", name=client_word(key), exact=True)


def ask(page: Page, key: str) -> None:
    """Ask the others for something."""
    page.get_by_text(client_word("ask-others")).click()
    button(page, key).click()


# One screen for two.


def test_a_screen_goes_from_one_side_to_the_other_in_two_steps(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/new/mr_jack_pocket")
    page.get_by_role("button", name=re.compile(client_word("company-screen"))).click()
    page.get_by_role("button", name="Start").click()
    turns = [taken_up(page)]
    for _ in range(3):
        hand_over(page)
        expect(curtain(page)).to_be_visible()
        assert nothing_is_shown(page)
        page.reload()  # which opens nothing
        expect(curtain(page)).to_be_visible()
        assert nothing_is_shown(page)
        turns.append(taken_up(page))
        expect(page.locator(".turn.mine")).to_be_visible()
    assert len(set(turns)) == 2
    assert all(one != other for one, other in pairwise(turns))


def curtain(page: Page) -> Locator:
    return page.get_by_role("heading", name=re.compile(client_word("curtain-title", who=".+")))


def nothing_is_shown(page: Page) -> bool:
    return page.locator("[data-element], .turn, .choices").count() == 0


def taken_up(page: Page) -> str:
    """Say who takes the screen; give that seat's name once the page is theirs."""
    opening = page.get_by_role("button", name=re.compile(client_word("curtain-open", who=".+")))
    who = opening.inner_text()
    opening.click()
    page.wait_for_selector(".turn")
    return who


def hand_over(page: Page) -> None:
    """Play until the other side is on turn, and hand the screen over."""
    handing, mouse = button(page, "hand-over-do"), Mouse()
    for _ in range(MOST_STEPS):
        if handing.count() > 0:
            break
        assert curtain(page).count() == 0  # it does not come by itself
        pick_now(page, mouse)
        expect(page.locator(READY).or_(handing).first).to_be_attached()
    handing.click()


# A pause.


@pytest.fixture
def table(server: Server) -> Made:
    people = [{"type": "human", "name": name} for name in ("Ada", "Bob")]
    settings = {"clock": CLOCK}
    return server.make("mr_jack_pocket", settings=settings, seats=people)


@pytest.fixture
def pages(
    browser: Browser, browser_context_args: dict[str, Any], table: Made
) -> Iterator[list[Page]]:
    """Open a browser for each seat; the one on turn comes first."""
    seats = [0, 1] if table.frame(0)["choices"] else [1, 0]
    contexts = [browser.new_context(**browser_context_args) for _ in seats]
    opened = [context.new_page() for context in contexts]
    for page, seat in zip(opened, seats, strict=True):
        page.goto(table.page(seat))
        page.wait_for_selector(".turn")
    yield opened
    for context in contexts:
        context.close()


def paused(table: Made) -> bool:
    found: bool = table.frame(0)["paused"]
    return found


def test_a_pause_that_both_agree_to_stops_the_clock_until_one_goes_on(
    pages: list[Page], table: Made
) -> None:
    mover, other = pages
    mover.wait_for_selector(LIT)
    ask(mover, "pause-ask")
    expect(mover.get_by_text(client_word("pause-waits"))).to_be_visible()
    expect(button(mover, "pause-ask")).to_have_count(0)
    assert not paused(table)
    button(other, "pause-accept").click()
    for page in pages:
        expect(button(page, "resume")).to_be_visible()
        expect(page.locator(LIT)).to_have_count(0)
        expect(button(page, "pause-ask")).to_have_count(0)
    assert paused(table)
    assert table.frame(0)["clocks"]["running"] is None
    button(other, "resume").click()
    for page in pages:
        expect(button(page, "resume")).to_have_count(0)
    mover.wait_for_selector(LIT)
    assert not paused(table)


def test_a_pause_that_is_declined_does_not_come_and_can_be_asked_for_again(
    pages: list[Page], table: Made
) -> None:
    mover, other = pages
    for page, asked in ((other, mover), (mover, other)):
        ask(page, "pause-ask")
        button(asked, "pause-decline").click()
        expect(page.get_by_text(client_word("pause-waits"))).to_have_count(0)
        page.get_by_text(client_word("ask-others")).click()
        expect(button(page, "pause-ask")).to_be_visible()
        assert not paused(table)


def test_a_pause_says_who_asked_for_it(pages: list[Page], table: Made) -> None:
    ask(pages[0], "pause-ask")
    button(pages[1], "pause-accept").click()
    on_turn = table.frame(0)["turn"]
    found: dict[str, Any] = json.loads(table.server.ask(f"api/tables/{table.id}"))
    name = found["seats"][on_turn]["player"]
    for page in pages:
        expect(page.get_by_text(client_word("paused-by", who=name))).to_be_visible()


def test_a_vacation_is_agreed_to_and_ended_by_the_player_who_asked(
    browser: Browser, browser_context_args: dict[str, Any], server: Server
) -> None:
    people = [{"type": "human", "name": name} for name in ("Ada", "Bob")]
    clock = {"type": "move", "seconds": 86_400, "reserve": 432_000}
    table = server.make("mr_jack_pocket", settings={"clock": clock}, seats=people)
    contexts = [browser.new_context(**browser_context_args) for _ in people]
    ada, bob = (context.new_page() for context in contexts)
    for seat, page in enumerate((ada, bob)):
        page.goto(table.page(seat))
        page.wait_for_selector(".turn")
        expect(page.get_by_text("+ 5 d 0 h").first).to_be_visible()
    ada.get_by_text(client_word("ask-others")).click()
    ada.get_by_text(client_word("vacation-ask")).click()
    ada.get_by_role("button", name=client_word("agreed-days", count=7), exact=True).click()
    expect(bob.get_by_text(client_word("vacation-asked", who="Ada", days=7))).to_be_visible()
    button(bob, "pause-accept").click()
    expect(button(ada, "resume")).to_be_visible()
    expect(bob.get_by_text(client_word("paused-by", who="Ada"))).to_be_visible()
    expect(button(bob, "resume")).to_have_count(0)
    assert table.frame(0)["paused_until"] is not None
    button(ada, "resume").click()
    expect(bob.get_by_text(client_word("paused-by", who="Ada"))).to_have_count(0)
    for context in contexts:
        context.close()


# Going back, and a bot for a player who has to leave.


def test_a_move_is_taken_back_once_the_other_agrees(pages: list[Page], table: Made) -> None:
    mover, other = pages
    seat = table.frame(0)["turn"]
    log = len(table.frame(seat)["log"])
    while table.frame(0)["turn"] == seat:
        table.act(seat)
    played = len(table.frame(seat)["log"])
    ask(mover, "take-back")
    expect(mover.get_by_text(client_word("take-back-waits"))).to_be_visible()
    button(other, "pause-decline").click()
    ask(mover, "take-back")
    button(other, "pause-accept").click()
    for page in pages:
        expect(page).not_to_have_url(re.compile(table.id))
        page.wait_for_selector(".turn")
    expect(mover.locator(".turn.mine")).to_be_visible()
    mover.wait_for_selector(LIT)
    again = mover.url.split("/")[-1]
    for page in pages:  # one game, not two
        page.goto(table.server.address)
        expect(page.locator(f"a[href*='{again}']").first).to_be_attached()
        expect(page.locator(f"a[href*='{table.id}']")).to_have_count(0)
    assert log < played


def test_a_bot_plays_on_for_a_player_who_has_to_leave_and_comes_back(
    pages: list[Page], table: Made
) -> None:
    ada, bob = pages
    ada.get_by_text(client_word("ask-others")).click()
    button(ada, "stand-in-ask").click()
    expect(ada.get_by_text(client_word("stand-in-waits"))).to_be_visible()
    button(bob, "pause-accept").click()
    reclaiming = button(ada, "seat-reclaim")
    expect(reclaiming).to_be_visible()
    reclaiming.click()
    expect(reclaiming).to_have_count(0)


# Absent players, and those who watch.


def test_a_table_with_friends_says_who_stands_in_and_when(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/new/mr_jack_pocket")
    group = page.get_by_role("radiogroup", name=client_word("house-stand-in"))
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    expect(group).to_have_count(0)  # nobody else plays
    page.get_by_role("button", name=re.compile("With friends")).click()
    expect(group.get_by_role("radio", checked=True)).to_have_count(1)
    group.get_by_role("radio").last.click()
    waits = page.get_by_role("radiogroup", name=client_word("house-stand-in-after"))
    waits.get_by_role("radio", name=client_word("house-stand-in-minutes", minutes=60)).click()
    page.get_by_role("radio", name=client_word("clock-game")).click()
    expect(waits).to_have_count(0)  # the clock decides
    page.get_by_role("radio", name=client_word("clock-none")).click()
    expect(waits.get_by_role("radio", checked=True)).to_have_text(
        client_word("house-stand-in-minutes", minutes=60)
    )
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Start").click()
    plan = asked.value.post_data_json
    assert plan is not None
    settings = plan["settings"]
    assert (settings["stand_in"], settings["stand_in_after"]) == ("engine", 60)


def test_a_table_with_changed_sides_is_watched_by_the_same_link(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/new/mr_jack_pocket")
    page.get_by_role("radio", name=re.compile("Mr Crumb")).first.click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".turn")
    page.get_by_role("button", name=client_word("resign"), exact=True).click()
    page.get_by_role("button", name=client_word("resign-sure"), exact=True).click()
    before = page.url
    page.get_by_role("button", name=re.compile(client_word("end-turned"))).click()
    expect(page).not_to_have_url(before)
    page.wait_for_selector(".turn")
    page.get_by_role("button", name=client_word("watch-link")).click()
    address = page.get_by_role("textbox", name=client_word("watch-link")).input_value()
    other = page.context.new_page()
    other.goto(address)
    expect(other.locator(".turn")).to_be_visible()
    expect(other.locator(LIT)).to_have_count(0)
    other.close()
