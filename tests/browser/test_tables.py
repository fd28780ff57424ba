"""A table and those around it: one screen for two, two browsers, a line that drops, a phone."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Page, ViewportSize, expect

from tests.browser.eyes import alive_in
from tests.browser.playing import LIT, MOST_STEPS, READY, Mouse, pick_now, play
from tests.browser.serving import Made, Server

PHONE: ViewportSize = {"width": 390, "height": 844}
IN_SIGHT = """(id) => {
  const element = document.querySelector(`[data-element="${id}"]`);
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def test_a_game_is_three_clicks_away(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.get_by_role("button", name="Play now: Mr. Jack Pocket").click()
    page.get_by_role("button", name="the investigator").click()
    page.wait_for_selector(".turn.mine")
    assert play(page, Mouse(), steps=3) is False
    page.get_by_role("link", name="all games").click()
    expect(page.locator("#mine li")).to_have_count(1)


def test_games_that_wait_for_others_are_listed_at_home(page: Page, server: Server) -> None:
    for _ in range(2):
        table = server.make("mr_jack_pocket", "human", "open")
        page.goto(table.page(0))
        page.get_by_text("One seat is free.").wait_for()
    page.get_by_role("link", name="all games").click()
    expect(page.locator("#mine li")).to_have_count(2)


def test_a_screen_is_handed_over_without_its_secrets(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/new/scotland_yard")
    page.get_by_role("button", name=re.compile("On one screen")).click()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name=re.compile("Continue as")).click()
    page.wait_for_selector(".turn.mine")
    assert mister_x_in_memory(page) - {None}  # before his start was drawn he was nowhere
    handing = page.get_by_role("button", name="Pass the screen")
    mouse = Mouse()
    for _ in range(MOST_STEPS):
        if handing.count() > 0:
            break
        pick_now(page, mouse)
        expect(page.locator(READY).or_(handing).first).to_be_attached()
    handing.click()
    page.wait_for_selector("text=Pass the screen to")
    assert mister_x_in_memory(page) == set()
    assert page.locator("svg .pawn").count() == 0
    page.get_by_role("button", name=re.compile("Continue as")).click()
    page.wait_for_selector(".turn.mine")
    assert mister_x_in_memory(page) == {None}


def mister_x_in_memory(page: Page) -> set[Any]:
    """Give the stations at which the page's memory puts Mister X."""
    return {one.get("station") for one in alive_in(page, "mister_x")}


def test_a_click_on_somebody_means_the_manhole_beneath(page: Page, server: Server) -> None:
    table, seat, path = trodden_on(server)
    page.goto(table.page(seat))
    page.wait_for_selector(LIT)
    before = set(table.frame(seat)["view"]["covers"])
    for element in path:
        box = page.locator(f'[data-element="{element}"]').bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".turn .expected")).not_to_contain_text("manhole")
    assert before ^ set(table.frame(seat)["view"]["covers"]) == set(path)


def trodden_on(server: Server) -> tuple[Made, int, list[str]]:
    """Find a moment of Mr. Jack at which a lid may be moved to or from where somebody stands."""
    rng = random.Random(3)  # noqa: S311  (a game, not a secret)
    for _ in range(MOST_STEPS):
        table = server.make("mr_jack", "human", "human")
        while isinstance(seat := table.frame(0)["turn"], int):
            frame = table.frame(seat)
            taken = {one["hex"] for one in frame["view"]["characters"]}
            for choice in frame["choices"]:
                if choice["verb"] == "cover" and taken & set(choice["path"]):
                    return table, seat, choice["path"]
            table.act(seat, rng.randrange(len(frame["choices"])))
    raise AssertionError("nobody steps on a manhole")


def test_two_browsers_play_on_after_the_server_was_gone(
    browser: Browser, browser_context_args: dict[str, Any], own_server: Server
) -> None:
    table = own_server.make("mr_jack_pocket", "human", "open")
    first = browser.new_context(**browser_context_args).new_page()
    second = browser.new_context(**browser_context_args).new_page()
    first.goto(table.page(0))
    second.goto(f"{own_server.address}#/join/{table.id}/{table.invitation}")
    second.get_by_role("button", name="Sit here").click()
    second.wait_for_selector(".turn")
    take_turns(first, second, 6)
    own_server.stop()
    for page in (first, second):
        page.wait_for_selector("text=Connection lost")
    own_server.start()
    for page in (first, second):
        page.wait_for_selector("text=Connection lost", state="detached")
    take_turns(first, second, 6)
    assert first.locator("#tabpanel li").count() > 0
    first.context.close()
    second.context.close()


def take_turns(first: Page, second: Page, steps: int) -> None:
    """Let whoever has something to do do it, several times."""
    mouse = Mouse()
    for _ in range(MOST_STEPS):
        for page in (first, second):
            steps -= pick_now(page, mouse)
            page.wait_for_timeout(25)
        if steps <= 0:
            return
    raise AssertionError("nobody has anything to do")


def test_everything_is_said_in_french(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/settings")
    page.get_by_role("main").get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    table = server.make("whitechapel", "human", "random")
    page.goto(table.page(0))
    expect(page.get_by_role("tab", name="Règles")).to_be_visible()
    expect(page.locator(".turn.mine .expected")).to_contain_text("Où est votre cachette")
    page.get_by_text("Un à la fois, ou au clavier").click()
    page.get_by_role("button", name="Écrire").click()
    typed = page.get_by_label("Écrivez votre coup")
    expect(typed).to_have_attribute("placeholder", re.compile(r"cachette \d"))
    typed.fill("Cachette 1")
    typed.press("Enter")
    page.get_by_role("alertdialog").get_by_role("button", name="se cacher ici").click()
    expect(page.locator(".turn.mine .expected")).not_to_contain_text("Où est votre cachette")


@pytest.mark.parametrize("game", ["scotland_yard", "mr_jack", "mr_jack_pocket", "whitechapel"])
def test_a_phone_shows_the_board_and_takes_fingers(
    browser: Browser, server: Server, game: str
) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    table = server.make(game, "human", "human")
    page.goto(table.page(0 if game in ("scotland_yard", "whitechapel") else 1))
    page.wait_for_selector(".drawer")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    context.close()


def test_a_map_is_panned_by_finger_and_a_station_taken_by_tapping_twice(
    browser: Browser, server: Server
) -> None:
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    page = context.new_page()
    table = server.make("scotland_yard", "random", "human")
    page.goto(table.page(1))
    page.wait_for_selector(".turn.mine")
    drag(page, (300, 300), (100, 100))  # away from an edge that would hold it
    before = box_of(page, "svg .paper")
    drag(page, (120, 200), (180, 260))
    after = box_of(page, "svg .paper")
    assert after["x"] - before["x"] == pytest.approx(60, abs=15)  # some of it still was a tap
    assert after["y"] - before["y"] == pytest.approx(60, abs=15)
    assert after["width"] == pytest.approx(before["width"])
    page.reload()  # which looks at the detective again, whose turn it still is
    page.wait_for_selector(".turn.mine")
    station = station_in_sight(page, table)
    page.touchscreen.tap(*middle_of(page, station))
    expect(page.locator(".choices .sure")).to_be_visible()
    assert table.frame(1)["view"]["detectives"][0]["station"] != station
    page.touchscreen.tap(*middle_of(page, station))
    expect(page.locator(".choices .sure")).to_have_count(0)
    expect(page.locator(f"[data-element={station}].lit")).to_have_count(0)
    assert first_comes_to(table, page, station)
    context.close()


def drag(page: Page, start: tuple[int, int], end: tuple[int, int], steps: int = 6) -> None:
    """Draw a finger over the page."""
    session = page.context.new_cdp_session(page)
    for step in range(steps + 1):
        x, y = (a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
        kind = "touchStart" if step == 0 else "touchMove"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def station_in_sight(page: Page, table: Made) -> str:
    """Find a lit station that a finger can reach and that a single ticket leads to."""
    counted: Counter[str] = Counter(choice["path"][-1] for choice in table.frame(1)["choices"])
    return next(
        station
        for station, count in counted.items()
        if count == 1 and page.evaluate(IN_SIGHT, station)
    )


def box_of(page: Page, selector: str) -> FloatRect:
    """Tell where something is on the screen."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box


def first_comes_to(table: Made, page: Page, station: str) -> bool:
    """Tell whether the first detective comes to a station: the table hears of it after the page."""
    for _ in range(MOST_STEPS):
        if table.frame(1)["view"]["detectives"][0]["station"] == station:
            return True
        page.wait_for_timeout(25)
    return False


def middle_of(page: Page, element: str) -> tuple[float, float]:
    """Tell where a finger touches an element."""
    box = box_of(page, f"[data-element={element}]")
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_hint_lights_its_move_and_says_why(page: Page, server: Server) -> None:
    table = server.make("scotland_yard", "random", "human", settings={"help": "weights"})
    page.goto(table.page(1))
    page.wait_for_selector(".turn.mine")
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.locator(".hints .hint").first
    expect(hint.locator("em")).to_have_text(re.compile(r"\w"), timeout=60_000)
    hint.hover()
    advised = page.locator(f"{LIT}.hovered")
    expect(advised).to_have_count(1)
    station = (advised.get_attribute("data-element") or "").removeprefix("station-")
    expect(hint.locator("strong")).to_contain_text(station)
    hint.click()
    expect(page.locator(".hints .hint")).to_have_count(0)
    assert first_comes_to(table, page, f"station-{station}")


def test_pencil_marks_and_the_notebook_survive_a_reload(page: Page, server: Server) -> None:
    table = server.make("scotland_yard", "random", "human", settings={"help": "weights"})
    page.goto(table.page(1))
    page.wait_for_selector(".turn.mine")
    page.get_by_role("tab", name="Notebook").click()
    expect(page.locator("#tabpanel .bars li").first).to_be_visible()
    page.locator("[data-element=station-1]").click(button="right")
    page.get_by_role("button", name="Question mark").click()
    page.get_by_role("textbox", name="a note").fill("not here")
    page.get_by_role("button", name="Done").click()
    page.reload()
    page.wait_for_selector(LIT)
    page.locator("[data-element=station-1]").hover()
    expect(page.locator(".caption em")).to_have_text("not here")


def test_a_seat_is_not_lost_by_a_reload_before_the_table_answers(
    browser: Browser, server: Server
) -> None:
    page = browser.new_page()  # one whose complaint about a failed request is welcome
    table = server.make("mr_jack_pocket", "human", "novice")
    page.route("**/api/tables/**", lambda route: route.fulfill(status=503))
    page.goto(table.page(0))
    page.wait_for_selector("h1")
    page.unroute("**/api/tables/**")
    page.reload()
    page.wait_for_selector(".turn")
    expect(page).to_have_url(re.compile(f"#/table/{table.id}$"))
    page.close()
