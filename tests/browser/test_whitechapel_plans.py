"""Whitechapel's own ways to choose: an evening's screen and a whole turn, each sent as one plan."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.client_words import client_word
from tests.browser.serving import Made, Server
from tests.browser.test_pages import complaints_of_axe

JACK, POLICE = 0, 1
TRIES, PAUSE = 100, 100  # milliseconds
PHONE: ViewportSize = {"width": 390, "height": 844}
LIT_CROSSINGS = """() => [...document.querySelectorAll('.board .spot.lit')]
  .map((spot) => spot.dataset.element).filter((id) => id.startsWith('crossing'))"""

CALM = """if (location.protocol.startsWith('http'))
  localStorage.setItem('gaslamp:settings', '{"speed":"calm"}')"""
ANY_LIT = f"() => ({LIT_CROSSINGS})().length > 0"


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """Give a page on a phone."""
    wanted = browser_context_args | {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    context = browser.new_context(**wanted)
    yield context.new_page()
    context.close()


def act(table: Made, seat: int, *verbs: str) -> None:
    """Do the first thing on offer with one of some verbs."""
    choices = table.frame(seat)["choices"]
    table.act(seat, next((i for i, c in enumerate(choices) if c["verb"] in verbs), 0))


def hunted(server: Server, **plan: object) -> Made:
    """Make a table at which the policemen are to move for the first time."""
    table = server.make("whitechapel", "human", "human", **plan)
    while (phase := table.frame(POLICE)["view"]["phase"]) != "naming":
        turn = table.frame(JACK)["turn"]
        act(table, turn, *(("kill",) if phase == "murder" else ("walk", "hideout")))
    return table


def crossings(table: Made) -> dict[str, str]:
    policemen = table.frame(POLICE)["view"]["policemen"]
    return {one["policeman"]: one["crossing"] for one in policemen}


def pick(page: Page, element: str) -> None:
    """Click on an element of the board, wherever its middle is covered."""
    page.locator(f'.board [data-element="{element}"]').dispatch_event("click")


def send_all(page: Page, taken: set[str]) -> int:
    """Send each man to the first free crossing on offer, and go; give the number of clicks."""
    clicks = 0
    for man in ("blue", "brown", "green", "red", "yellow"):
        page.locator(f'[data-mover="policeman-{man}"][aria-pressed="true"]').wait_for()
        page.wait_for_function(ANY_LIT)
        goal = next(one for one in page.evaluate(LIT_CROSSINGS) if one not in taken)
        taken.add(goal)
        pick(page, goal)
        clicks += 1
        expect(page.locator(f'[data-mover="policeman-{man}"]')).not_to_contain_text("to move")
    page.get_by_role("button", name="Go", exact=True).click()
    return clicks + 1


def carried_out(page: Page) -> None:
    """Wait until a plan was answered: it is Jack's turn, or something was found out."""
    passed, stopped = page.locator(".turn:not(.mine)"), page.get_by_text("Now your policemen act.")
    expect(passed.or_(stopped)).to_be_visible()


@pytest.mark.parametrize("device", ["page", "phone"])
def test_a_police_turn_is_a_plan_of_at_most_eight_clicks(
    server: Server, device: str, request: pytest.FixtureRequest
) -> None:
    page: Page = request.getfixturevalue(device)
    table = hunted(server)
    before = crossings(table)
    page.goto(table.page(POLICE))
    assert send_all(page, set(before.values())) <= 8
    carried_out(page)
    after = crossings(table)
    assert all(after[man] != before[man] for man in before)


def test_nothing_is_sent_before_go_and_each_man_can_be_taken_back(
    page: Page, server: Server
) -> None:
    table = hunted(server)
    before = crossings(table)
    page.goto(table.page(POLICE))
    page.wait_for_function(ANY_LIT)
    pick(page, page.evaluate(LIT_CROSSINGS)[0])
    page.get_by_role("button", name="Undo: Blue").click()
    expect(page.locator('[data-mover="policeman-blue"]')).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="The others stay").click()
    assert crossings(table) == before
    page.get_by_role("button", name="Go", exact=True).click()
    carried_out(page)
    assert table.frame(POLICE)["view"]["phase"] != "naming"
    assert crossings(table) == before


def test_a_man_is_dragged_to_his_crossing(page: Page, server: Server) -> None:
    table = hunted(server)
    page.goto(table.page(POLICE))
    page.wait_for_function(ANY_LIT)
    yellow = page.locator('.board [data-element="policeman-yellow"]')
    page.locator('[data-mover="policeman-yellow"]').click()
    goal = page.evaluate(LIT_CROSSINGS)[0]
    place = page.locator(f'.board [data-element="{goal}"]').bounding_box()
    start = yellow.bounding_box()
    assert place is not None
    assert start is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + 30, start["y"] + 30)
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.mouse.up()
    expect(page.get_by_role("button", name="Undo: Yellow")).to_be_visible()


def test_an_arrest_asks_before_it_is_planned(page: Page, server: Server) -> None:
    table = hunted(server, settings={"help": "weights"})
    page.goto(table.page(POLICE))
    page.get_by_role("button", name="The others stay").click()
    page.locator('[data-mover="policeman-blue"]').click()
    page.get_by_role("button", name="Arrest…").click()
    page.locator(".board .spot.lit").first.dispatch_event("click")
    slip = page.get_by_role("alertdialog")
    expect(slip).to_contain_text("arrest on")
    slip.get_by_role("button", name="Look for clues instead").click()
    expect(slip).to_have_count(0)
    page.get_by_role("button", name="Arrest…").click()
    page.locator(".board .spot.lit").first.dispatch_event("click")
    slip.get_by_role("button", name="Arrest", exact=True).click()
    expect(page.locator('[data-mover="policeman-blue"]')).to_contain_text("arrest on")
    page.get_by_role("button", name="Go", exact=True).click()
    # An arrest tells something: what was planned after it waits for another Go.
    expect(page.get_by_text("Now your policemen act.")).to_be_visible()
    found = table.frame(POLICE)["view"]["findings"]
    assert [one["answer"] for one in found] == ["nobody"]
    page.get_by_role("button", name="Go", exact=True).click()
    carried_out(page)


@pytest.mark.parametrize("device", ["page", "phone"])
def test_the_evening_takes_a_screen_each(
    server: Server, device: str, request: pytest.FixtureRequest
) -> None:
    page: Page = request.getfixturevalue(device)
    table = server.make("whitechapel", "human", "human")
    page.goto(table.page(JACK))
    confirm = page.get_by_role("button", name="Hide there")
    expect(confirm).to_be_disabled()
    pick(page, "circle-67")
    pick(page, "circle-85")
    confirm.click()
    confirm = page.get_by_role("button", name="Confirm the tokens")
    expect(confirm).to_be_enabled()
    token = table.frame(JACK)["view"]["tokens"][0]["circle"]
    pick(page, token)
    expect(confirm).to_be_disabled()
    pick(page, token)
    page.get_by_role("button", name="Shuffle").click()
    confirm.click()
    page.get_by_text("Confirm the tokens").wait_for(state="detached")
    eventually(page, lambda: marked(table) == 5)
    assert table.frame(JACK)["view"]["hideout"] == "circle-85"
    page.goto(table.page(POLICE))
    page.get_by_role("button", name="Confirm the patrols").click()
    page.get_by_text("Confirm the patrols").wait_for(state="detached")
    eventually(page, lambda: policemen(table) == 5)


def marked(table: Made) -> int:
    return sum(one["face"] == "marked" for one in table.frame(JACK)["view"]["tokens"])


def policemen(table: Made) -> int:
    patrols = table.frame(POLICE)["view"]["patrols"]
    return sum(one["face"] == "policeman" for one in patrols)


def eventually(page: Page, is_so: Callable[[], bool]) -> None:
    """Wait until something is so at the server: an order may still be on its way."""
    for _ in range(TRIES):
        if is_so():
            return
        page.wait_for_timeout(PAUSE)
    assert is_so()


def test_the_women_walk_by_one_plan_while_jack_waits(page: Page, server: Server) -> None:
    table = server.make("whitechapel", "human", "human")
    while table.frame(JACK)["view"]["phase"] != "murder":
        act(table, table.frame(JACK)["turn"])
    act(table, JACK, "wait")
    before = {one["circle"] for one in table.frame(POLICE)["view"]["women"]}
    page.goto(table.page(POLICE))
    expect(page.get_by_text("Jack waits: move the women.")).to_be_visible()
    page.get_by_role("button", name="Move the others at random").click()
    page.get_by_role("button", name="Go", exact=True).click()
    page.locator(".turn:not(.mine)").wait_for()
    after = {one["circle"] for one in table.frame(POLICE)["view"]["women"]}
    assert len(after) == len(before)
    assert after != before


def test_a_murder_and_the_end_of_a_night_have_their_cards(page: Page, server: Server) -> None:
    table = server.make("whitechapel", "human", "human")
    hideout = next(
        place
        for place, choice in enumerate(table.frame(JACK)["choices"])
        if choice["notation"] == "hideout 11"
    )
    table.act(JACK, hideout)
    while table.frame(JACK)["view"]["phase"] != "murder":
        act(table, table.frame(JACK)["turn"])
    page.add_init_script(CALM)
    page.goto(table.page(POLICE))
    page.locator(".turn").wait_for()
    choices = table.frame(JACK)["choices"]
    victim = next((i for i, one in enumerate(choices) if one["path"] == ["circle-3"]), 0)
    table.act(JACK, victim)
    card = page.locator("[data-moment]")
    expect(card).to_contain_text(f"Murder on {choices[victim]['path'][0].removeprefix('circle-')}")
    expect(card).to_contain_text("15 moves")
    card.click(position={"x": 5, "y": 5})
    walks = table.frame(JACK)["choices"]
    home = [i for i, one in enumerate(walks) if one["notation"] == "walk 11"]
    if not home:
        pytest.skip("that woman was not marked")
    table.act(JACK, home[0])
    act(table, JACK, "home")
    expect(card).to_contain_text("Night I is over")
    expect(page.locator(".turn.mine")).to_have_count(0)
    page.get_by_role("button", name="On to night II").click()
    expect(card).to_have_count(0)


@pytest.mark.parametrize("device", ["page", "phone"])
def test_axe_finds_nothing_while_a_turn_is_planned(
    server: Server, device: str, request: pytest.FixtureRequest
) -> None:
    page: Page = request.getfixturevalue(device)
    evening = server.make("whitechapel", "human", "human")
    page.goto(evening.page(JACK))
    page.get_by_role("button", name="Shuffle").wait_for()
    assert complaints_of_axe(page) == []
    table = hunted(server, settings={"help": "weights"})
    page.goto(table.page(POLICE))
    page.wait_for_function(ANY_LIT)
    pick(page, page.evaluate(LIT_CROSSINGS)[0])
    page.get_by_role("button", name="Look for clues").wait_for()
    assert complaints_of_axe(page) == []


def test_a_single_action_can_still_be_typed(page: Page, server: Server) -> None:
    table = hunted(server)
    page.goto(table.page(POLICE))
    page.get_by_text("One at a time, or typed").click()
    page.get_by_role("button", name=client_word("choice-typing")).click()
    page.locator("#typed").fill("next red")
    page.locator("#typed").press("Enter")
    expect(page.locator('[data-mover="policeman-red"][aria-pressed="true"]')).to_have_count(1)
    assert table.frame(POLICE)["view"]["on_turn"] == "policeman-red"
