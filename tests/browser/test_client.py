"""The client where something goes wrong: damaged links, failures, upgrades, double clicks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Route,
    ViewportSize,
    WebSocketRoute,
    expect,
)

from gaslamp.core.position_text import position_text
from tests.bots.test_review import played
from tests.browser.client_words import client_word
from tests.browser.serving import Made, Server

PHONE: ViewportSize = {"width": 390, "height": 844}
NO_STORAGE = "Storage.prototype.setItem = () => { throw new Error('full') };"
LONG_PRESS = 600  # milliseconds, and a little more


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    yield context
    context.close()


@pytest.fixture
def failing(browser: Browser) -> Iterator[Page]:
    """Give a page that may complain on its console."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def test_a_table_that_is_left_while_it_loads_is_never_connected_to(
    page: Page, server: Server
) -> None:
    table = server.make("mr_jack_pocket", "human", "human")
    held: list[Route] = []
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.route(f"**/api/tables/{table.id}/board", lambda route: held.append(route))  # noqa: PLW0108  (Playwright marks what it calls)
    with page.expect_request(f"**/api/tables/{table.id}/board"):
        page.goto(table.page(0))
    page.evaluate("location.hash = '#/fair'")
    page.get_by_role("heading", name="Fair play").wait_for()
    with page.expect_response(f"**/api/tables/{table.id}/board"):
        held[0].continue_()
    page.evaluate("fetch('/health').then((answer) => answer.text())")
    assert sockets == []


@pytest.mark.parametrize("damaged", ["#/table/100%", "#/%E0%A4%A", "#/join/%/x"])
def test_a_damaged_link_leads_to_a_page_that_says_so(
    page: Page, server: Server, damaged: str
) -> None:
    page.goto(server.address + damaged)
    expect(page.get_by_text("There is nothing at this address")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Gaslamp")).to_be_visible()


def test_a_slow_pan_draws_nothing_and_a_long_press_opens_the_pencil(
    phone: BrowserContext, server: Server
) -> None:
    page = phone.new_page()
    page.clock.install()
    table = server.make("scotland_yard", "random", "human")
    page.goto(table.page(1))
    page.wait_for_selector(".turn.mine")
    touch = phone.new_cdp_session(page)
    x, y = page.evaluate(
        """() => {
          const { x, y, width, height } = document.querySelector('.lit').getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        }"""
    )

    def finger(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": across, "y": down} for across, down in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    finger("touchStart", (x, y))
    for step in range(1, 5):
        finger("touchMove", (x + 16 * step, y))
        page.clock.run_for(LONG_PRESS // 2)
    finger("touchEnd")
    expect(page.locator(".pencil")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".turn.mine")
    finger("touchStart", (x, y))
    page.clock.run_for(LONG_PRESS)
    finger("touchEnd")
    expect(page.locator(".pencil")).to_have_count(1)


def test_the_wish_for_no_motion_is_followed_at_once(page: Page, server: Server) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.goto(server.address)
    root = page.locator("html")
    expect(root).to_have_attribute("data-still", "false")
    page.emulate_media(reduced_motion="reduce")
    expect(root).to_have_attribute("data-still", "true")


def test_what_one_tab_sets_the_other_follows(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/settings")
    other = page.context.new_page()
    other.goto(f"{server.address}#/settings")
    other.get_by_role("main").get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.get_by_role("group", name="Taille du texte").get_by_role("button").last.click()
    expect(other.locator("html")).to_have_attribute("data-text", "largest")
    other.reload()
    expect(other.get_by_role("heading", name="Réglages")).to_be_visible()


def test_a_browser_that_stores_nothing_is_mentioned_once(page: Page, server: Server) -> None:
    page.add_init_script(NO_STORAGE)
    page.goto(f"{server.address}#/settings")
    page.get_by_role("switch", name="Sounds").click()
    warning = page.get_by_text("Your browser can’t store anything")
    expect(warning).to_be_visible()
    page.get_by_role("button", name="OK").click()
    page.get_by_role("switch", name="Sounds").click()
    expect(warning).to_have_count(0)


def test_a_board_that_fails_leaves_the_rest_of_the_page(failing: Page, server: Server) -> None:
    table = server.make("scotland_yard", "random", "human")
    breaks = True

    def between(client: WebSocketRoute) -> None:
        real = client.connect_to_server()
        real.on_message(lambda one: client.send(without_detectives(one) if breaks else one))

    failing.route_web_socket("**/api/socket", between)
    failing.goto(table.page(1))
    expect(failing.get_by_text("The board could not be drawn")).to_be_visible()
    reload = failing.get_by_role("main").get_by_role("button", name="Reload")
    expect(reload).to_be_visible()
    breaks = False
    failing.get_by_role("button", name=client_word("choice-typing"), exact=True).click()
    failing.get_by_label(client_word("choice-type")).fill("nonsense")
    expect(failing.locator(".choices")).to_be_visible()
    table.act(1)
    expect(failing.locator("svg .paper")).to_be_visible()
    expect(failing.get_by_text("The board could not be drawn")).to_have_count(0)


def test_a_phone_goes_on_from_the_list_where_the_board_fails(
    phone: BrowserContext, server: Server
) -> None:
    page = phone.new_page()
    table = server.make("scotland_yard", "random", "human")

    def between(client: WebSocketRoute) -> None:
        real = client.connect_to_server()
        real.on_message(lambda message: client.send(without_detectives(message)))

    page.route_web_socket("**/api/socket", between)
    page.goto(table.page(1))
    expect(page.get_by_text("The board could not be drawn")).to_be_visible()
    page.get_by_role("button", name=re.compile("\\d choices")).click()
    before = table.frame(1)["version"]
    page.locator(".choices .choice").first.click()
    for _ in range(300):
        if table.frame(1)["version"] > before:
            return
        page.wait_for_timeout(100)
    pytest.fail("the choice was not carried out")


def without_detectives(message: str | bytes) -> str:
    """Spoil a frame, so that its board can't be drawn."""
    frame: dict[str, Any] = json.loads(message)
    if frame["type"] == "frame":
        frame["view"]["detectives"] = None
    return json.dumps(frame)


def test_a_page_from_before_an_upgrade_asks_for_a_reload(page: Page, server: Server) -> None:
    table = server.make("mr_jack_pocket", "human", "human")
    page.goto(table.page(0))
    page.wait_for_selector(".turn")
    warning = page.get_by_text("Gaslamp was updated after you opened this page")
    expect(warning).to_have_count(0)

    def newer(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers=answer.headers | {"gaslamp-build": "0123"})

    page.route("**/api/tables", newer)
    page.evaluate("location.hash = '#/'")
    expect(warning).to_be_visible()
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
    page.get_by_role("button", name="Later").click()
    expect(warning).to_have_count(0)


def test_a_double_click_on_give_up_only_asks(page: Page, server: Server) -> None:
    table = server.make("mr_jack_pocket", "human", "random")
    page.goto(table.page(0))
    page.wait_for_selector(".turn")
    page.get_by_role("button", name="Resign").dblclick()
    expect(page.get_by_text("Resign the game?")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Resign the game?")).to_have_count(0)
    assert table.frame(0)["outcome"] is None
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator("section.evening")).to_be_visible()


def test_a_double_click_on_play_now_starts_no_game(page: Page, server: Server) -> None:
    made: list[str] = []
    page.on("request", lambda request: made.append(request.method))
    page.goto(server.address)
    page.get_by_role("button", name="Play now: Scotland Yard").dblclick()
    expect(page.get_by_text("On which side?")).to_be_visible()
    expect(page.get_by_role("button", name="Random")).to_be_enabled()
    assert "POST" not in made


def test_the_spectators_link_is_at_hand_while_the_game_goes_on(page: Page, server: Server) -> None:
    start(page, server)
    page.get_by_role("button", name="Spectators’ link").click()
    address = page.get_by_role("textbox", name="Spectators’ link").input_value()
    other = page.context.new_page()
    other.goto(address)
    expect(other.get_by_text("you are watching")).to_be_visible()
    title = re.escape(client_word("title-watch", game="Mr. Jack Pocket"))
    expect(other).to_have_title(re.compile(rf"^(● \d+ · )?{title} – Gaslamp$"))
    other.close()


def test_after_changing_sides_the_same_can_be_played_again(page: Page, server: Server) -> None:
    start(page, server)
    for turn in ("Change sides", "Play again"):
        page.get_by_role("button", name="Resign").click()
        page.get_by_role("button", name="Resign").click()
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
        address = page.url
        page.get_by_role("button", name=turn).click()
        expect(page).not_to_have_url(address)
        page.wait_for_selector(".turn")


def start(page: Page, server: Server) -> None:
    """Set up a table against a bot."""
    page.goto(f"{server.address}#/new/mr_jack_pocket")
    page.get_by_role("radio", name=re.compile("Mr Crumb")).first.click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".turn")


def test_a_long_word_in_the_talk_does_not_widen_a_phone(
    phone: BrowserContext, server: Server
) -> None:
    page = phone.new_page()
    table = server.make("mr_jack_pocket", "human", "human")
    speak(table, "https://example.org/" + "abcdefghij" * 40)
    page.goto(table.page(0))
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".talk li span").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    inside = "document.querySelector('#tabpanel')"
    assert page.evaluate(f"{inside}.scrollWidth - {inside}.clientWidth") <= 0


def speak(table: Made, words: str) -> None:
    order = {"name": "say", "command": {"type": "say", "words": words, "to": "all"}}
    table.server.ask(f"api/tables/{table.id}/orders", order, table.tokens["1"])


def test_a_file_that_is_brought_is_said_to_be_kept(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/replay")
    expect(page.get_by_text("The server keeps a copy")).to_be_visible()


@pytest.mark.parametrize(
    ("place", "title"),
    [
        ("", "five games of hidden identity in gaslit London – Gaslamp"),
        ("#/new/mr_jack", "New table: Mr. Jack – Gaslamp"),
        ("#/rules", "Rules – Gaslamp"),
        ("#/rules/mr_jack", "Mr. Jack – Gaslamp"),
        ("#/fair", "Fair play – Gaslamp"),
        ("#/settings", "Settings – Gaslamp"),
        ("#/nowhere", "Page not found – Gaslamp"),
        ("#/replay", "Open a file – Gaslamp"),
        ("#/learn", "Learn by playing – Gaslamp"),
        ("#/learn/scotland_yard/detectives", "Lesson: Scotland Yard – Gaslamp"),
        ("#/puzzles", "Puzzles – Gaslamp"),
        ("#/puzzles/mr_jack/2", "Puzzle 2: Mr. Jack – Gaslamp"),
    ],
)
def test_every_page_has_a_title(page: Page, server: Server, place: str, title: str) -> None:
    page.goto(server.address + place)
    expect(page).to_have_title(title)


def test_the_title_of_a_table_says_whose_turn_it_is(page: Page, server: Server) -> None:
    table = server.make("mr_jack_pocket", "human", "human")
    turn = table.frame(0)["turn"]
    page.goto(table.page(turn))
    expect(page).to_have_title("● 1 · Your turn: Mr. Jack Pocket – Gaslamp")


def test_the_title_of_a_table_where_others_move_has_its_name(page: Page, server: Server) -> None:
    table = server.make("mr_jack_pocket", "human", "human")
    page.goto(table.page(1 - table.frame(0)["turn"]))
    expect(page).to_have_title("Mr. Jack Pocket – Gaslamp")


def test_the_title_of_every_page_counts_my_turns(page: Page, server: Server) -> None:
    for _ in range(2):
        table = server.make("mr_jack_pocket", "human", "human")
        page.goto(table.page(table.frame(0)["turn"]))
        page.wait_for_selector(".turn")
        page.goto("about:blank")
    page.goto(f"{server.address}#/settings")
    expect(page).to_have_title("● 2 · Settings – Gaslamp")


def test_a_page_has_a_heading_while_it_loads(page: Page, server: Server) -> None:
    held: list[Route] = []
    page.route("**/api/puzzles/mr_jack/2", lambda route: held.append(route))  # noqa: PLW0108  (Playwright marks what it calls)
    with page.expect_request("**/api/puzzles/mr_jack/2"):
        page.goto(f"{server.address}#/puzzles/mr_jack/2")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Setting up the position…")
    while not held:  # the request was sent: it is handed over in a moment
        page.wait_for_timeout(10)
    held[0].continue_()
    expect(page.get_by_role("heading", name="Mr. Jack")).to_be_visible()


def test_the_drawer_is_opened_and_closed_by_keys_and_taps(
    phone: BrowserContext, server: Server
) -> None:
    page = phone.new_page()
    page.goto(server.make("mr_jack_pocket", "human", "human").page(0))
    handle = page.get_by_role("button", name="Open or close the panel")
    drawer = page.locator("aside.drawer")
    expect(drawer).to_have_class(re.compile("half"))
    handle.press("Enter")
    expect(drawer).to_have_class(re.compile("high"))
    handle.press(" ")
    expect(drawer).to_have_class(re.compile("low"))
    expect(handle).to_have_attribute("aria-expanded", "false")
    handle.tap()
    expect(drawer).to_have_class(re.compile("half"))


def test_radio_buttons_are_walked_by_arrow_keys(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/new/whitechapel")
    page.get_by_role("radiogroup").first.wait_for()
    groups = page.get_by_role("radiogroup").all()
    assert len(groups) > 2
    for group in groups:
        chosen = group.locator('[role="radio"][aria-checked="true"]')
        expect(group.locator('[role="radio"][tabindex="0"]')).to_have_count(1)
        before = chosen.inner_text()
        chosen.focus()
        page.keyboard.press("ArrowRight")
        expect(chosen).not_to_have_text(before)
        expect(chosen).to_be_focused()
        page.keyboard.press("ArrowLeft")
        expect(chosen).to_be_focused()
        assert chosen.inner_text() == before


def test_a_position_is_pasted_refused_in_words_and_opened_at_its_end(
    failing: Page, server: Server
) -> None:
    text = position_text(played("scotland_yard").prefix(8))
    failing.goto(f"{server.address}#/replay")
    failing.get_by_text("Paste a position").click()
    pasted, opened = (
        failing.get_by_label("Paste a position"),
        failing.get_by_role("button", name="Open"),
    )
    pasted.fill(f"{text}taxi 199\n")
    opened.click()
    expect(failing.get_by_text("Line 16: taxi 199 is not possible")).to_be_visible()
    expect(failing.get_by_text("scotland-yard-")).to_have_count(0)
    pasted.fill(text)
    opened.click()
    expect(failing.get_by_text("step 8 of 8")).to_be_visible()
    expect(failing.get_by_role("button", name="Play on from here")).to_be_visible()
