"""Scotland Yard, both Mr. Jacks and Lady Alice at the table, their end page, and a replay."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from gaslamp.core.codes import as_seat
from tests.browser.playing import LIT, OVER
from tests.browser.scenes import END, table_of
from tests.browser.serving import Made, Server
from tests.browser.test_pages import complaints_of_axe
from tests.browser.test_showing import SHOWING, STRIP, Opened, finish, lines
from tests.browser.test_showing import opened as opened_fixture

opened = opened_fixture
MISTER_X, DETECTIVES = 0, 1
PHONE: ViewportSize = {"width": 390, "height": 844}
FLAT = [{"width": 844, "height": 390}, {"width": 720, "height": 450}]
GAMES = ("scotland_yard", "mr_jack", "mr_jack_pocket", "lady_alice")


def play_on(table: Made, seats: int, until: int, seed: int = 5) -> None:
    """Let everybody act at random, nobody at a price, until a seat is on turn."""
    rng = random.Random(seed)  # noqa: S311  (a game, not a secret)
    for _ in range(60):
        seat = table.frame(0)["turn"]
        if seat == until or not isinstance(seat, int):
            return
        choices = table.frame(seat)["choices"]
        free = [one for one in choices if not one.get("consequence")] or choices
        table.carry_out(seat, rng.choice(free)["action"])
    raise AssertionError(f"seat {until} of {seats} is never on turn")


def is_whole(shown: Locator, inside: Locator) -> bool:
    """Tell whether something is in sight from its top to its bottom."""
    box, frame = shown.bounding_box(), inside.bounding_box()
    assert box is not None
    assert frame is not None
    return (
        box["y"] >= frame["y"] - 1 and box["y"] + box["height"] <= frame["y"] + frame["height"] + 1
    )


def test_all_detectives_are_in_sight_in_the_panel(page: Page, server: Server) -> None:
    for seat in (MISTER_X, DETECTIVES):
        table = server.make("scotland_yard", "human", "human")
        table.act(MISTER_X)
        play_on(table, 2, seat)
        page.goto(table.page(seat))
        last = page.locator("[role=tabpanel] tbody tr").last
        expect(last).to_contain_text("Detective 5")
        assert is_whole(last, page.locator("[role=tabpanel]"))


def test_the_strip_shows_the_detectives_rides_as_tickets(server: Server, opened: Opened) -> None:
    table = server.make("scotland_yard", "human", "human")
    table.act(MISTER_X)
    page = opened(table, MISTER_X)
    before = len(lines(table, MISTER_X))
    play_on(table, 2, MISTER_X)
    rides = [one for one in lines(table, MISTER_X)[before:] if one["actor"] == DETECTIVES]
    expect(page.locator(SHOWING)).to_be_visible()
    finish(page)
    strip = page.locator(STRIP)
    expect(strip.locator("[data-ticket]")).to_have_count(len(rides))
    expect(strip.locator("[data-says-all]")).to_be_visible()
    text = rides[-1]["text"]
    assert isinstance(text, dict)
    expect(strip.locator(".said")).to_contain_text(f"to {text['args']['station']}.")


def test_a_verdict_is_told_once_its_folders_are_open(server: Server, opened: Opened) -> None:
    table = server.make("lady_alice", *["human"] * 4, options={"seats": 4, "notebook": True})
    seat = table.frame(0)["turn"]
    watching = (seat + 1) % 4
    page = opened(table, watching, motion="no-preference")
    while not any(one.get("headline") for one in lines(table, watching)):
        table.act(seat)
    step_until_folders_open(page)
    log = page.locator(".last")
    expect(page.locator(STRIP)).not_to_contain_text("Verdict")
    expect(log).not_to_contain_text("Verdict")
    finish(page)
    expect(page.locator(STRIP)).to_contain_text("Verdict")
    expect(log).to_contain_text("Verdict")


def step_until_folders_open(page: Page) -> None:
    """Go on until the verdict is shown and its first folder is open, not its last."""
    for _ in range(400):
        if page.get_by_text("so far").count() > 0:
            return
        page.clock.run_for(50)
    raise AssertionError("no folder is opened")


def test_a_card_is_taken_by_a_tap_without_being_asked(browser: Browser, server: Server) -> None:
    table = server.make("mr_jack", "human", "human")
    seat = table.frame(0)["turn"]
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(table.page(seat))
    page.locator(".board [data-element^=character].lit").first.tap()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    assert table.frame(seat)["view"]["card"] is not None
    # Where the character goes is asked about: it was picked with a finger.
    page.locator(".board [data-element^=hex].lit").first.tap()
    expect(page.get_by_role("button", name=re.compile("^Confirm"))).to_be_visible()
    context.close()


def test_the_panel_of_a_phone_says_what_each_token_does(browser: Browser, server: Server) -> None:
    table = server.make("mr_jack_pocket", "human", "human")
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(table.page(table.frame(0)["turn"]))
    effects = page.get_by_role("list", name="This turn").get_by_role("listitem")
    expect(effects).to_have_count(4)
    shown = [one.strip() for one in effects.all_inner_texts()]
    assert all(len(one.split()) > 3 for one in shown), shown
    # What is asked next is in sight, wherever the panel was scrolled to.
    page.locator(".drawer #tabpanel").evaluate("(panel) => panel.scrollTo(0, 900)")
    expect(page.locator(".turn")).not_to_be_in_viewport(ratio=0.9)
    page.locator(".tokens button.lit:not([data-element$=alibi])").first.tap()
    expect(page.locator(".turn")).to_be_in_viewport(ratio=0.9)
    context.close()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_panel_keeps_its_heights(page: Page, server: Server, language: str) -> None:
    settings = json.dumps({"speed": "off", "language": language})
    page.add_init_script(f"localStorage.setItem('gaslamp:settings', '{settings}')")
    table = server.make("mr_jack", "human", "human", settings={"hints": True})
    play_on(table, 2, 1)
    table.act(1)
    page.goto(table.page(1))
    tools = page.locator(".below > button")
    expect(tools).to_have_count(4)
    tops = tools.evaluate_all("(all) => all.map((one) => one.offsetTop)")
    assert len(set(tops)) == 1, "what is offered beside the board is in one row"
    log = page.locator("aside > .last")
    newest = log.locator("li").last
    height = log.evaluate("(last) => last.offsetHeight")
    newest.locator("button").evaluate("(line) => (line.textContent = 'A long line. '.repeat(20))")
    assert log.evaluate("(last) => last.offsetHeight") == height
    assert is_whole(newest, log)
    expect(page.locator(".stage > aside select")).to_be_in_viewport(ratio=1)


def test_a_new_turn_is_scrolled_to(page: Page, server: Server) -> None:
    table = server.make("mr_jack", "human", "human")
    play_on(table, 2, 1)
    page.set_viewport_size({"width": 1200, "height": 500})
    page.goto(table.page(0))
    page.locator(".stage > aside").evaluate("(panel) => panel.scrollTo(0, 900)")
    expect(page.locator(".turn")).not_to_be_in_viewport()
    play_on(table, 2, 0)
    expect(page.locator(".turn.mine")).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", FLAT, ids=["on its side", "at 200 %"])
def test_a_low_screen_shows_the_board_and_what_is_asked(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    context = browser.new_context(viewport=size, reduced_motion="reduce")
    for game in GAMES:
        people = 4 if game == "lady_alice" else 2
        options = {"seats": 4} if game == "lady_alice" else {}
        table = server.make(game, *["human"] * people, options=options)
        page = context.new_page()
        page.goto(table.page(table.frame(0)["turn"]))
        expect(page.locator(".turn")).to_be_in_viewport(ratio=0.9)
        board = page.locator("main .board").bounding_box()
        assert board is not None
        assert board["height"] > size["height"] / 2, game
        page.close()
    context.close()


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, tuple[str, str]]]:
    """Serve finished games: of each the first seat's page, and its replay."""
    server = Server(tmp_path_factory.mktemp("ended"))
    found = {}
    for game in GAMES:
        people, options = (4, {"seats": 4}) if game == "lady_alice" else (2, {})
        made = table_of(server.folder, game, people, END, **options)
        found[game] = (
            f"{server.address}#/table/{made.table}/{made.seats[as_seat(0)]}",
            f"{server.address}#/replay/{made.table}",
        )
    server.start()
    yield found
    server.stop()


@pytest.mark.parametrize("game", GAMES)
def test_the_end_page_speaks_to_its_reader_and_shows_who_was_who(
    page: Page, ended: dict[str, tuple[str, str]], game: str
) -> None:
    page.goto(ended[game][0])
    paper = page.locator(OVER)
    expect(paper.get_by_role("heading", name="Who was who")).to_be_visible()
    assert page.locator(LIT).count() == 0
    told = page.locator("main header").inner_text()
    if game != "lady_alice":
        assert re.search(r"\b[Yy]ou\b", told.split("\n", 1)[1]), told
    expect(paper.locator("li .face")).to_have_count(4 if game == "lady_alice" else 2)
    expect(page.locator(".rounds span").first).to_be_visible()
    assert complaints_of_axe(page) == []


def test_the_moments_that_told_most_are_named(
    page: Page, ended: dict[str, tuple[str, str]]
) -> None:
    page.goto(ended["scotland_yard"][0])
    expect(page.locator(".field .name").first).to_contain_text("Mister X appears at")


def test_the_link_to_a_game_is_copied_by_one_click(
    browser: Browser, ended: dict[str, tuple[str, str]]
) -> None:
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    address, replay = ended["mr_jack"]
    page.goto(address)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == replay
    context.close()


def test_a_replay_goes_from_round_to_round(page: Page, ended: dict[str, tuple[str, str]]) -> None:
    page.goto(ended["mr_jack"][1])
    count = page.locator(".count")
    expect(count).not_to_have_text(re.compile("^step 0 "))  # the set-up is passed over
    begun = count.inner_text()
    page.get_by_role("button", name="On to the next turn").click()
    expect(count).not_to_have_text(begun)
    page.keyboard.press("ArrowUp")
    expect(count).to_have_text(begun)


def test_a_replay_tells_a_perspective_only_what_it_was_told(
    page: Page, ended: dict[str, tuple[str, str]]
) -> None:
    hidden = re.compile(r"Mister X (takes|goes).* to \d+|^\d+\s*Mister X .* to \d+")
    events = page.locator("aside ol li")
    page.goto(f"{ended['scotland_yard'][1]}/all/10")
    expect(events.filter(has_text=hidden).first).to_be_attached()
    page.goto("about:blank")
    page.goto(f"{ended['scotland_yard'][1]}/1/10")
    expect(events.filter(has_text="Mister X takes").first).to_be_attached()
    expect(events.filter(has_text=hidden)).to_have_count(0)


@pytest.mark.parametrize("game", ["mr_jack", "mr_jack_pocket"])
def test_only_jack_is_called_you_where_he_is_marked(
    page: Page, ended: dict[str, tuple[str, str]], game: str
) -> None:
    address = ended[game][1]
    for perspective, marked, other in (("all", "Jack", "you"), ("0", "you", "Jack")):
        page.goto("about:blank")
        page.goto(f"{address}/{perspective}/20")
        piece = page.locator("svg text")
        expect(piece.get_by_text(marked, exact=True)).not_to_have_count(0)
        expect(piece.get_by_text(other, exact=True)).to_have_count(0)
