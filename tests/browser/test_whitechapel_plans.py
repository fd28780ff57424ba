"""Whitechapel's own ways to choose: an evening's screen and a whole turn, each sent as one plan."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

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


@pytest.mark.parametrize("device", ["page", "phone"])
def test_an_arrest_asks_at_its_circle_before_it_is_planned(
    server: Server, device: str, request: pytest.FixtureRequest
) -> None:
    page: Page = request.getfixturevalue(device)
    table = hunted(server, settings={"help": "weights"})
    page.goto(table.page(POLICE))
    page.get_by_role("button", name="The others stay").click()
    blue = page.locator('[data-mover="policeman-blue"]')
    blue.click()
    slip = aim(page)
    expect(slip).to_contain_text("arrest on")
    expect(slip.get_by_role("button", name="Not yet")).to_be_focused()
    slip.get_by_role("button", name="Not yet").click()
    expect(slip).to_have_count(0)
    expect(blue).to_contain_text("clues on")
    aim(page).get_by_role("button", name="Arrest", exact=True).click()
    expect(blue).to_contain_text("arrest on")
    page.get_by_role("button", name="Go", exact=True).click()
    # An arrest tells something: what was planned after it waits for another Go.
    expect(page.get_by_text("Now your policemen act.")).to_be_attached()
    found = table.frame(POLICE)["view"]["findings"]
    assert [one["answer"] for one in found] == ["nobody"]
    page.get_by_role("button", name="Go", exact=True).click()
    carried_out(page)


def aim(page: Page) -> Locator:
    """Choose to arrest somebody, on the first circle on offer; give the slip that asks."""
    page.get_by_role("button", name="Arrest…").click()
    slip = page.get_by_role("alertdialog")
    expect(slip.or_(page.locator(".board .spot.lit").first)).to_be_visible()
    if slip.count() == 0:
        page.locator('.board .spot.lit[data-element^="circle-"]').first.dispatch_event("click")
    expect(slip).to_be_visible()
    return slip


def test_what_a_man_does_is_chosen_at_his_piece(page: Page, server: Server) -> None:
    table = hunted(server)
    page.goto(table.page(POLICE))
    page.wait_for_function(ANY_LIT)
    goal = beside_circles(page)
    pick(page, goal)
    inquiries = page.get_by_role("dialog", name="Blue: and then?")
    expect(inquiries).to_be_visible()
    piece = page.locator('.board [data-element="policeman-blue"]').bounding_box()
    box = inquiries.bounding_box()
    assert piece is not None
    assert box is not None
    assert abs(box["x"] + box["width"] / 2 - piece["x"]) < box["width"]
    inquiries.get_by_role("button", name="Nothing").click()
    expect(inquiries).to_have_count(0)
    expect(page.locator('[data-mover="policeman-blue"]')).not_to_contain_text("clues")


def test_a_second_click_on_the_crossing_looks_for_clues(page: Page, server: Server) -> None:
    table = hunted(server)
    page.goto(table.page(POLICE))
    page.wait_for_function(ANY_LIT)
    goal = beside_circles(page)
    pick(page, goal)
    inquiries = page.get_by_role("dialog", name="Blue: and then?")
    expect(inquiries).to_be_visible()
    pick(page, goal)
    expect(inquiries).to_have_count(0)
    expect(page.locator('[data-mover="policeman-blue"]')).to_contain_text("clues on")


def beside_circles(page: Page) -> str:
    """Find a lit crossing that touches circles, by its name."""
    found: str = page.evaluate(
        """() => [...document.querySelectorAll('.board .spot.lit')]
          .find((spot) => spot.ariaLabel?.includes('between')).dataset.element"""
    )
    return found


def test_the_piece_in_hand_is_close_enough_to_be_tapped(phone: Page, server: Server) -> None:
    table = hunted(server)
    phone.goto(table.page(POLICE))
    phone.wait_for_function(ANY_LIT)
    circle = "document.querySelector('.board [data-element=circle-30]')"
    phone.wait_for_function(f"() => {circle}.getBoundingClientRect().width > 24")
    inside = """() => { const map = document.querySelector('.sheet').getBoundingClientRect();
      return [...document.querySelectorAll('.board .spot.lit')]
        .filter((spot) => spot.dataset.element.startsWith('crossing'))
        .map((spot) => spot.getBoundingClientRect())
        .every((box) => box.x >= map.x && box.right <= map.right
          && box.y >= map.y && box.bottom <= map.bottom) }"""
    phone.wait_for_function(inside)


def test_each_man_acts_after_his_move_where_that_was_agreed(page: Page, server: Server) -> None:
    table = hunted(server, options={"engaged_police": True})
    before = crossings(table)
    page.goto(table.page(POLICE))
    assert send_all(page, set(before.values())) <= 8
    page.wait_for_function("() => document.querySelector('.turn:not(.mine)')")
    view = table.frame(POLICE)["view"]
    assert all(crossings(table)[man] != before[man] for man in before)
    assert {one["policeman"] for one in view["findings"]}


@pytest.mark.parametrize("seat", [1, 2])
def test_players_who_share_the_police_plan_for_their_own_men(
    page: Page, server: Server, seat: int
) -> None:
    table = shared_hunt(server)
    before = crossings(table)
    owned = {
        one["policeman"] for one in table.frame(seat)["view"]["policemen"] if one["seat"] == seat
    }
    while table.frame(JACK)["turn"] != seat:
        act(table, table.frame(JACK)["turn"])
    page.goto(table.page(seat))
    page.wait_for_function(ANY_LIT)
    assert set(movers(page)) <= owned
    for man in movers(page):
        page.locator(f'[data-mover="{man}"][aria-pressed="true"]').wait_for()
        page.wait_for_function(ANY_LIT)
        taken = set(crossings(table).values())
        pick(page, next(one for one in page.evaluate(LIT_CROSSINGS) if one not in taken))
    moved = movers(page)
    page.get_by_role("button", name="Go", exact=True).click()
    eventually(page, lambda: all(crossings(table)[man] != before[man] for man in moved))


def movers(page: Page) -> list[str]:
    """List the pieces that can be planned for."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-mover]')].map((one) => one.dataset.mover)"
    )
    return found


def shared_hunt(server: Server) -> Made:
    """Make a table at which two players lead the policemen, who are to move for the first time."""
    table = server.make("whitechapel", "human", "human", "human", options={"seats": 3})
    while table.frame(POLICE)["view"]["phase"] != "naming":
        phase = table.frame(POLICE)["view"]["phase"]
        turn = table.frame(JACK)["turn"]
        act(table, turn, *(("kill",) if phase == "murder" else ("walk", "hideout")))
    return table


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


def test_patrols_with_colours_are_laid_on_one_screen(page: Page, server: Server) -> None:
    table = server.make("whitechapel", "human", "human", "human", options={"seats": 3})
    while table.frame(JACK)["view"]["phase"] != "faces":
        act(table, table.frame(JACK)["turn"])
    head = table.frame(JACK)["turn"]
    page.goto(table.page(head))
    confirm = page.get_by_role("button", name="Confirm the patrols")
    expect(confirm).to_be_enabled()
    policeman = page.locator('.board [data-element^="crossing"][aria-label*="Blue"]')
    blue = str(policeman.get_attribute("data-element"))
    decoy = page.locator('.board [aria-label*="patrol: a decoy"]').first
    other = str(decoy.get_attribute("data-element"))
    pick(page, blue)
    expect(confirm).to_be_disabled()
    pick(page, other)
    assert complaints_of_axe(page) == []
    confirm.click()
    page.get_by_text("Confirm the patrols").wait_for(state="detached")
    eventually(page, lambda: table.frame(head)["view"]["phase"] != "faces")
    laid = {one["crossing"]: one["policeman"] for one in table.frame(head)["view"]["patrols"]}
    assert laid[other] == "policeman-blue"
    assert laid[blue] is None
    assert len(set(laid.values()) - {None}) == 5


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
    table = server.make("whitechapel", "human", "human", settings={"help": "possible"})
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
    expect(card).to_contain_text("of 187")
    expect(card.locator(".mapped > svg circle").first).to_be_visible()
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
