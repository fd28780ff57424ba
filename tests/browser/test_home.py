"""The home page: its doors, the ways from them, and what a new table asks first."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.serving import Server


def test_a_door_that_opens_does_not_stretch_the_others(page: Page, server: Server) -> None:
    page.goto(server.address)
    doors = page.locator(".door")
    expect(doors).to_have_count(5)
    before = [box["height"] for door in doors.all() if (box := door.bounding_box())]
    page.get_by_role("button", name="Play now: Scotland Yard").click()
    expect(page.locator(".door.open")).to_have_count(1)
    after = [box["height"] for door in doors.all() if (box := door.bounding_box())]
    assert after[0] > before[0]
    assert after[1:] == pytest.approx(before[1:], abs=1)


def test_lady_alice_asks_how_many_play(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.get_by_role("button", name="Play now: Lady Alice").click()
    expect(page.get_by_role("group", name="How many players?")).to_be_visible()
    page.get_by_role("button", name="3", exact=True).click()
    page.wait_for_selector(".turn")
    expect(page.locator("aside li:has(.who)")).to_have_count(3)


def test_learn_on_a_door_opens_a_lesson_of_that_game(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.locator(".door", has_text="Mr. Jack Pocket").get_by_role("link", name="learn").click()
    page.wait_for_selector(".spotlight")
    expect(page).to_have_url(re.compile(r"#/learn/mr_jack_pocket/\w+"))


def test_a_phone_has_a_way_to_the_rules_and_to_fairness(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(server.address)
    expect(page.locator("nav.more").get_by_role("link", name="Rules")).to_be_visible()
    page.locator("nav.more").get_by_role("link", name="Fair play").click()
    expect(page).to_have_url(re.compile("#/fair"))


def test_a_new_table_asks_first_how_many_play(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/new/lady_alice")
    page.get_by_role("radio", name="5", exact=True).click()
    expect(page.get_by_role("group", name="White")).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (844, 390), (720, 450)])
def test_the_zoom_buttons_cover_nothing_of_the_map(
    page: Page, server: Server, size: tuple[int, int]
) -> None:
    table = server.make("scotland_yard", "human", "human")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(table.page(0))
    page.wait_for_selector(".sheet > svg")
    box = page.locator(".buttons").bounding_box()
    sheet = page.locator(".frame > .sheet").bounding_box()
    assert box is not None
    assert sheet is not None
    is_beside = box["x"] >= sheet["x"] + sheet["width"]
    assert is_beside or box["y"] >= sheet["y"] + sheet["height"]


def test_a_click_on_what_a_lesson_rings_goes_on(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/learn/mr_jack/investigator")
    expect(page.get_by_text("step 1 of")).to_be_visible()
    page.locator('.board [data-element="character-gull"]').click()
    expect(page.get_by_text("step 2 of")).to_be_visible()


def test_a_turn_that_comes_while_the_home_page_is_open_is_shown(page: Page, server: Server) -> None:
    page.goto(server.address)
    expect(page.locator(".door")).to_have_count(5)
    mine = page.locator("a.strip[href*='table']")
    expect(mine).to_have_count(0)
    other = page.context.new_page()
    other.goto(server.address)
    other.get_by_role("button", name="Play now: Lady Alice").click()
    other.get_by_role("button", name="3", exact=True).click()
    expect(mine).to_have_count(1, timeout=30_000)
    expect(page).to_have_title(re.compile("● 1 · "))


def test_a_listed_game_is_watched_and_spectators_talk_apart(
    page: Page, server: Server, browser: Browser
) -> None:
    table = server.make("mr_jack_pocket", "human", "open", settings={"listed": True})
    page.goto(server.address)
    expect(page.locator("#open")).to_contain_text("Mr. Jack Pocket")
    guest = json.loads(server.ask(f"api/tables/{table.id}/seats", {"name": "Bob"}))
    page.locator("#watch").get_by_role("link", name="Mr. Jack Pocket").click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Your name, shown to the other spectators").fill("Eve")
    page.get_by_label("Write a message").fill("Jack is in a hurry.")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Jack is in a hurry.", exact=True)).to_be_visible()
    context = browser.new_context(service_workers="block")
    player = context.new_page()
    player.goto(f"{server.address}#/table/{table.id}/{guest['token']}")
    expect(player.get_by_text("one person is watching")).to_be_visible()
    expect(player.get_by_text("Jack is in a hurry.")).to_have_count(0)
    context.close()
