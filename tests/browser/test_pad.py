"""The analysis pad during a game, and a position that is sent to a friend as a puzzle."""

from __future__ import annotations

import json
import os
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from gaslamp.learn.puzzle_file import find_puzzle
from tests.browser.playing import READY, Keys, Mouse, pick_now
from tests.browser.serving import Server
from tests.web.test_sent_puzzles import longer, played

PICTURES = os.environ.get("GASLAMP_PICTURES")  # a folder for pictures of the pages
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/{name}.png")


def speak(page: Page, server: Server, language: str) -> None:
    page.goto(server.address)
    settings = json.dumps({"language": language, "speed": "off"})
    page.evaluate(f"localStorage.setItem('gaslamp:settings', {json.dumps(settings)})")
    page.reload()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("game", "language"), [("scotland_yard", "en"), ("mr_jack_pocket", "fr"), ("whitechapel", "en")]
)
def test_moves_are_tried_and_the_game_stays_as_it_was(
    page: Page, server: Server, game: str, language: str, size: str
) -> None:
    page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
    speak(page, server, language)
    table = server.make(game, "human", "novice", settings={"help": "weights"})
    page.goto(table.page(0))
    page.wait_for_selector(".turn.mine")
    version = table.frame(0)["version"]
    page.get_by_role("button", name=re.compile("Analysis pad|Brouillon")).click()
    strip = page.locator("section.pad")
    expect(strip).to_be_visible()
    back = strip.get_by_role("button")
    expect(back).to_be_focused()
    slip = page.locator("section.slip")
    hand = Mouse() if size == "phone" else Keys()
    for _ in range(12):
        if re.search("^[2-9]", slip.locator("header span").inner_text()):
            break
        pick_now(page, hand)
        expect(page.locator(READY).first).to_be_attached()
    expect(slip.locator("header span")).to_have_text(re.compile("^[2-9]"))
    expect(back).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(page, f"pad_{game}_{language}_{size}")
    back.click()
    expect(strip).to_have_count(0)
    assert table.frame(0)["version"] == version


def test_a_position_is_sent_and_solved(page: Page, browser: Browser, server: Server) -> None:
    sent = page.request.post(
        f"{server.address}api/replays",
        data=longer(played("scotland_yard")),
        headers={"Content-Type": "text/plain"},
    )
    puzzle = find_puzzle("scotland_yard", 1)
    speak(page, server, "en")
    page.goto(f"{server.address}#/replay/file/{sent.json()['replay']}/all/0")
    page.get_by_role("button", name="Send as a puzzle").click()
    expect(page.get_by_text("No single answer can be proved at this position.")).to_be_visible()
    picture(page, "send_puzzle_not_here")
    page.get_by_role("button", name=f"Step {len(puzzle.moves)}:").first.click()
    page.get_by_role("button", name="Make the link").first.click()
    address = page.get_by_label("A link to the puzzle, without its answer").input_value()
    picture(page, "send_puzzle")
    friend = browser.new_page()
    friend.goto(address)
    expect(friend.get_by_text("from a friend")).to_be_visible()
    friend.get_by_role("button", name="Show the answer").click()
    expect(friend.locator(".proof")).to_be_visible()
    friend.get_by_role("button", name="Play on from here").click()
    picture(friend, "sent_puzzle_solved")
    friend.get_by_role("button", name="Play on", exact=True).click()
    expect(friend.locator(".turn")).to_be_visible()
    friend.close()
