"""What just happened, shown one thing after the other: by class, skipped, off, looked back at."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

from tests.browser.playing import LIT, OVER
from tests.browser.serving import Made, Server
from tests.browser.test_pages import COMPLAINTS, axe
from tests.browser.test_whitechapel_plans import JACK, POLICE, hunted

PHONE: ViewportSize = {"width": 390, "height": 844}
WIDE: ViewportSize = {"width": 1440, "height": 900}
MISTER_X, DETECTIVES = 0, 1
STRIP, SHOWING = ".just-now", ".just-now.showing"
BANNER, CARD = "[data-banner]", "[data-moment]"
TRAIL, PULSE = "[data-trail]", "[data-pulse]"
MOST_ACTIONS = 400
MOST_GAMES = 6
STEP = 250  # milliseconds; a connection of which nothing is heard for long would be made anew

Opened = Callable[..., Page]
Motion = Literal["reduce", "no-preference"]


@pytest.fixture
def opened(browser: Browser) -> Iterator[Opened]:
    """Open a seat's page at a speed, with a clock that stands still once the page is there."""
    contexts: list[BrowserContext] = []

    def open_(
        table: Made,
        seat: int,
        speed: str = "normal",
        size: ViewportSize = WIDE,
        motion: Motion = "reduce",
    ) -> Page:
        context = browser.new_context(viewport=size, reduced_motion=motion)
        contexts.append(context)
        kept = json.dumps(json.dumps({"speed": speed, "language": "en"}))
        context.add_init_script(f"localStorage.setItem('gaslamp:settings', {kept})")
        page = context.new_page()
        page.clock.install()
        page.goto(table.page(seat))
        page.wait_for_selector(STRIP)
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 5)
        finish(page)
        return page

    yield open_
    for context in contexts:
        context.close()


def finish(page: Page) -> None:
    """Let everything that waits be shown."""
    for _ in range(MOST_ACTIONS):
        if page.locator(SHOWING).count() == 0:
            return
        page.clock.run_for(STEP)
    raise AssertionError("it is shown for ever")


def complaints_of_axe(page: Page) -> list[str]:
    """Let axe look at what is shown, in as little of the page's time as it needs."""
    page.evaluate(axe())
    page.evaluate(f"void {COMPLAINTS}.then((found) => {{ window.found = found }})")
    for _ in range(MOST_ACTIONS):
        if page.evaluate("'found' in window"):
            break
        page.clock.run_for(1)
    return [str(one["id"]) for one in page.evaluate("window.found")]


def lines(table: Made, seat: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = table.frame(seat)["log"]
    return found


def act_until(table: Made, seat: int, wanted: Callable[[dict[str, object]], bool]) -> bool:
    """Let everybody act at random until a line that is wanted is in a seat's log; tell whether."""
    rng = random.Random(7)  # noqa: S311  (a game, not a secret)
    known = len(lines(table, seat))
    for _ in range(MOST_ACTIONS):
        turn = table.frame(seat)["turn"]
        if not isinstance(turn, int):
            break
        table.act(turn, rng.randrange(len(table.frame(turn)["choices"])))
        if any(map(wanted, lines(table, seat)[known:])):
            return True
    return False


def is_shown_as(kind: str, *, headline: bool = False) -> Callable[[dict[str, object]], bool]:
    return lambda line: (
        line.get("presentation", "routine") == kind and ("headline" in line) is headline
    )


def is_sighting(line: dict[str, object]) -> bool:
    text = line["text"]
    return isinstance(text, dict) and text["key"] == "scotland-yard-log-at"


def step_to(page: Page, found: Locator) -> None:
    """Let one line after the other be shown until something is seen."""
    for _ in range(MOST_ACTIONS):
        if found.count() > 0:
            return
        expect(page.locator(SHOWING).or_(found).first).to_be_attached()  # it may be on its way
        page.clock.run_for(50)
    raise AssertionError("it was not shown")


def test_a_hidden_ride_is_a_line_in_the_strip_with_its_ticket(
    server: Server, opened: Opened
) -> None:
    table = server.make("scotland_yard", "human", "human")
    page = opened(table, DETECTIVES)
    table.act(MISTER_X)
    expect(page.locator(SHOWING)).to_contain_text("Mister X")
    expect(page.locator(f"{STRIP} [data-ticket]").first).to_be_visible()
    assert page.locator(f"{BANNER}, {CARD}, {LIT}").count() == 0
    assert "Your turn" not in page.title()
    finish(page)
    expect(page.locator(LIT).first).to_be_attached()
    assert "Your turn" in page.title()


def test_a_move_leaves_its_trail(server: Server, opened: Opened) -> None:
    table = server.make("scotland_yard", "human", "human")
    table.act(MISTER_X)
    page = opened(table, MISTER_X)
    table.act(DETECTIVES)
    expect(page.locator(SHOWING)).to_contain_text("Detective 1")
    expect(page.locator(TRAIL)).to_have_count(1)
    finish(page)
    expect(page.locator(TRAIL)).to_have_count(1)


def seen(server: Server, opened: Opened, **how: object) -> Page:
    """Open the detectives' page at the moment at which Mister X is seen."""
    for _ in range(MOST_GAMES):
        table = server.make("scotland_yard", "human", "human")
        page = opened(table, DETECTIVES, **how)
        if act_until(table, DETECTIVES, is_sighting):  # else he was caught before
            expect(page.locator(SHOWING)).to_have_count(1)
            step_to(page, page.locator(BANNER).filter(has_text="appears"))
            return page
    raise AssertionError("nobody sees him")


def test_a_sighting_is_a_banner_and_rings(server: Server, opened: Opened) -> None:
    page = seen(server, opened)
    expect(page.locator(BANNER)).to_have_text(re.compile(r"Mister X appears at \d+"))
    expect(page.locator(BANNER)).to_contain_text("He appears again after move 8.")
    expect(page.locator(PULSE)).to_have_count(1)
    assert page.locator(LIT).count() == 0
    assert complaints_of_axe(page) == []


def test_what_stands_still_shows_the_same(server: Server, opened: Opened) -> None:
    for motion in ("reduce", "no-preference"):
        table = server.make("scotland_yard", "human", "human")
        table.act(MISTER_X)
        page = opened(table, MISTER_X, motion=motion)
        table.act(DETECTIVES)
        expect(page.locator(TRAIL)).to_have_count(1)
        expect(page.locator(f"{TRAIL}.draws")).to_have_count(0 if motion == "reduce" else 1)


def test_a_turn_of_five_policemen_is_shown_in_about_four_seconds(
    server: Server, opened: Opened
) -> None:
    table = hunted(server)
    page = opened(table, JACK)
    rng = random.Random(3)  # noqa: S311  (a game, not a secret)
    while (frame := table.frame(POLICE))["turn"] == POLICE:
        free = [one for one in frame["choices"] if not one.get("consequence")]
        table.carry_out(POLICE, rng.choice(free)["action"])
    expect(page.locator(LIT).or_(page.locator(SHOWING)).first).to_be_attached()
    shown = 0
    while page.locator(SHOWING).count() > 0:
        page.clock.run_for(STEP)
        shown += STEP
    assert 1_000 < shown <= 5_000
    expect(page.locator(LIT).first).to_be_attached()


def accused(server: Server, opened: Opened) -> Page:
    """Open a page of Lady Alice at the verdict on an accusation."""
    for _ in range(MOST_GAMES):
        table = server.make("lady_alice", "human", "human", "human", options={"seats": 3})
        page = opened(table, 1)
        if act_until(table, 1, is_shown_as("climax", headline=True)):
            step_to(page, page.locator(CARD))
            return page
    raise AssertionError("nobody accuses")


def test_an_accusation_is_a_card_that_a_click_closes(server: Server, opened: Opened) -> None:
    page = accused(server, opened)
    expect(page.locator(CARD)).to_contain_text(re.compile("out|solved"))
    assert complaints_of_axe(page) == []
    page.locator(CARD).click()
    expect(page.locator(CARD)).to_have_count(0)


def test_a_card_goes_by_itself(server: Server, opened: Opened) -> None:
    page = accused(server, opened)
    page.clock.run_for(2_000)
    expect(page.locator(CARD)).to_have_count(1)
    page.clock.run_for(2_000)
    expect(page.locator(CARD)).to_have_count(0)


def test_the_end_is_held_on_the_board_before_its_page(server: Server, opened: Opened) -> None:
    table = server.make("scotland_yard", "human", "human")
    page = opened(table, DETECTIVES)
    assert act_until(table, DETECTIVES, lambda line: line["actor"] == "over")
    won = re.compile("You caught|You surrounded|Mister X got away")
    step_to(page, page.locator(CARD).filter(has_text=won))
    assert page.locator(OVER).count() == 0
    finish(page)
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator("main h1")).to_have_text(won)
    expect(page.locator(OVER)).to_contain_text("Mister X was at")
    assert page.evaluate("document.querySelector('aside').scrollTop") == 0


@pytest.mark.parametrize("way", ["Space", "Escape", "board", "strip"])
def test_what_is_shown_can_be_skipped(server: Server, opened: Opened, way: str) -> None:
    page = seen(server, opened)
    if way == "board":
        page.locator(".played").click(position={"x": 30, "y": 500})
    elif way == "strip":
        page.get_by_role("button", name="skip").click()
    else:
        page.keyboard.press(way)
    expect(page.locator(SHOWING)).to_have_count(0)
    expect(page.locator(BANNER)).to_have_count(0)


def test_off_shows_everything_at_once(server: Server, opened: Opened) -> None:
    table = server.make("scotland_yard", "human", "human")
    page = opened(table, DETECTIVES, speed="off")
    table.act(MISTER_X)
    expect(page.locator(LIT).first).to_be_attached()
    assert page.locator(f"{SHOWING}, {BANNER}, {CARD}").count() == 0


def test_the_speed_is_changed_at_the_table(server: Server, opened: Opened) -> None:
    table = server.make("scotland_yard", "human", "human")
    page = opened(table, DETECTIVES)
    page.get_by_label("Speed").select_option("off")
    table.act(MISTER_X)
    expect(page.locator(LIT).first).to_be_attached()


def test_the_strip_is_in_sight_on_a_phone(server: Server, opened: Opened) -> None:
    table = server.make("scotland_yard", "human", "human", settings={"clock": GAME_CLOCK})
    page = opened(table, DETECTIVES, size=PHONE)
    table.act(MISTER_X)
    expect(page.locator(SHOWING)).to_contain_text("Mister X")
    box = page.locator(STRIP).bounding_box()
    assert box is not None
    assert (box["y"] < 100, box["height"], box["width"]) == (True, 44, 390)
    expect(page.locator("header time").first).to_be_in_viewport()
    finish(page)
    expect(page.locator(".turn.mine")).to_be_in_viewport()
    page.locator(f"{STRIP} .news").click()
    newest = page.locator("#tabpanel [data-line]").last
    expect(newest).to_be_in_viewport()


GAME_CLOCK = {"type": "game", "seconds": 600, "increment": 5}


def test_the_newest_line_is_in_sight(server: Server, opened: Opened) -> None:
    table = server.make("scotland_yard", "human", "human", settings={"help": "weights"})
    act_until(table, DETECTIVES, lambda line: int(str(line["index"])) > 14)
    page = opened(table, DETECTIVES)
    newest = len(lines(table, DETECTIVES)) - 1
    expect(page.locator(f'aside [data-line="{newest}"]')).to_be_in_viewport()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(f'aside [data-line="{newest}"]')).to_be_in_viewport()


def pawns(page: Page) -> list[str]:
    """Say where every pawn is drawn."""
    found: list[str] = page.eval_on_selector_all(
        ".pawn[data-element]", "all => all.map((one) => one.dataset.element + one.style.transform)"
    )
    return found


def test_lines_are_stepped_back_to_and_forward_to_now(server: Server, opened: Opened) -> None:
    table = server.make("scotland_yard", "human", "human")
    table.act(MISTER_X)
    page = opened(table, MISTER_X)
    before = pawns(page)
    table.act(DETECTIVES)
    expect(page.locator(SHOWING)).to_have_count(1)
    finish(page)
    now = pawns(page)
    assert now != before
    page.keyboard.press("ArrowLeft")
    expect(page.locator(STRIP)).to_contain_text("Looking back")
    assert pawns(page) == now  # the line itself: after it, the board is as it is now
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(
        "(now) => !now.includes([...document.querySelectorAll('.pawn[data-element]')]"
        ".map((one) => one.dataset.element + one.style.transform).join())",
        arg=",".join(now),
    )
    assert complaints_of_axe(page) == []
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(STRIP)).not_to_contain_text("Looking back")
    assert pawns(page) == now


def test_a_line_of_the_log_is_looked_at(server: Server, opened: Opened) -> None:
    table = server.make("scotland_yard", "human", "human")
    act_until(table, MISTER_X, lambda line: int(str(line["index"])) > 14)
    page = opened(table, MISTER_X, speed="off")
    now = pawns(page)
    page.get_by_role("tab", name="Log").click()
    line = page.locator('#tabpanel [data-line="8"]')
    line.hover()
    page.clock.run_for(500)
    expect(page.locator(STRIP)).to_contain_text("Looking back")
    assert pawns(page) != now
    page.locator(STRIP).hover()
    expect(page.locator(STRIP)).not_to_contain_text("Looking back")
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Back to now").click()
    assert pawns(page) == now


def test_the_log_is_one_tab_stop_walked_by_arrow_keys(server: Server, opened: Opened) -> None:
    table = server.make("scotland_yard", "human", "human")
    act_until(table, MISTER_X, lambda line: int(str(line["index"])) > 14)
    page = opened(table, MISTER_X, speed="off")
    page.get_by_role("tab", name="Log").click()
    lines = page.locator("#tabpanel [data-line]")
    expect(page.locator("#tabpanel [data-line][tabindex='0']")).to_have_count(1)
    lines.last.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    line = lines.nth(-3)
    expect(line).to_be_focused()
    expect(page.locator(STRIP)).not_to_contain_text("Looking back")
    page.keyboard.press("Enter")
    expect(page.locator(STRIP)).to_contain_text("Looking back")
    expect(line).to_have_attribute("aria-pressed", "true")


def test_the_views_of_old_lines_are_fetched(server: Server, opened: Opened) -> None:
    table = server.make("whitechapel", "human", "human")
    act_until(table, 0, lambda line: int(str(line["index"])) > 90)
    page = opened(table, 0, speed="off")
    page.get_by_role("tab", name="Log").click()
    first = page.locator('#tabpanel [data-line="2"]')
    with page.expect_response(f"**/api/tables/{table.id}/log?until=*") as answer:
        first.click()
    assert len(answer.value.json()) > 0
    expect(page.locator(STRIP)).to_contain_text("Looking back")


@pytest.mark.parametrize("game", ["scotland_yard", "mr_jack", "mr_jack_pocket", "lady_alice"])
def test_what_others_do_is_read_aloud_once(server: Server, opened: Opened, game: str) -> None:
    seats, options = (3, {"seats": 3}) if game == "lady_alice" else (2, {})
    table = server.make(game, *["human"] * seats, options=options)
    other = table.frame(0)["turn"]
    page = opened(table, (other + 1) % seats)
    while table.frame(other)["turn"] == other:
        table.act(other)
    expect(page.locator(SHOWING)).to_have_count(1)
    finish(page)
    spoken = page.get_by_role("log", name="What the others did").locator("p")
    newest = lines(table, (other + 1) % seats)[-1]["index"]
    expect(spoken.last).to_be_attached()
    said = spoken.all_inner_texts()
    assert len(said) == len(set(said))
    page.get_by_role("tab", name="Log").click()
    assert page.locator(f'#tabpanel [data-line="{newest}"]').inner_text() in said[-1]
