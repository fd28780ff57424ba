"""How games with suspects end: told step by step on the board, then on a page that says why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.endings import ending_table
from tests.browser.playing import OVER
from tests.browser.serving import Made, Server
from tests.browser.test_showing import BANNER, CARD, PULSE, Opened, finish, lines, opened, step_to

__all__ = ["opened"]  # a fixture

SEATS = {"mr_jack": 2, "mr_jack_pocket": 2, "lady_alice": 4}
CALL = re.compile("-headline-(visible|hidden)")
CALLED = re.compile("out of sight|in sight|not seen|are seen", re.IGNORECASE)
MOST_GAMES = 12
WON = re.compile("^You (win|got away|found|arrested|escaped)")
LOST = re.compile("^(You lose|You were|Mr\\. Jack got away|Jack got away)")


def before_the_end(server: Server, game: str, winner: int) -> tuple[Made, tuple[int, int]]:
    """Play a game up to its last move; give the table and that move."""
    ending = ending_table(server.folder, game, SEATS[game], winner)
    table = server.find(ending.table)
    for seat, action in ending.last[:-1]:
        table.carry_out(seat, action)
    seat, action = ending.last[-1]
    return table, (seat, action)


def expect_the_end(page: Page, title: re.Pattern[str]) -> None:
    """Expect the page of the end, at its top."""
    finish(page)
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator("main h1")).to_have_text(title)
    assert page.evaluate("document.querySelector('aside').scrollTop") == 0


def at_a_last_call(server: Server, opened: Opened, winner: int) -> Page:
    """Open a page of Pocket's Mr. Jack at a call that ends the game, not at an alibi that does."""
    for _ in range(MOST_GAMES):
        table, last = before_the_end(server, "mr_jack_pocket", winner)
        page = opened(table, 0)
        table.carry_out(*last)
        headlines = [one.get("headline") for one in lines(table, 0)[-2:]]
        if any(isinstance(one, dict) and CALL.search(one["key"]) for one in headlines):
            return page
    raise AssertionError("no game ends by a call")


@pytest.mark.parametrize("winner", [0, 1])
def test_the_call_that_ends_a_game_is_shown_before_its_card(
    server: Server, opened: Opened, winner: int
) -> None:
    page = at_a_last_call(server, opened, winner)
    step_to(page, page.locator(BANNER).filter(has_text=CALLED))
    expect(page.locator(PULSE).first).to_be_attached()
    assert page.locator(CARD).count() == 0
    step_to(page, page.locator(CARD))
    assert page.locator(f"{BANNER}, {OVER}").count() == 0
    expect_the_end(page, LOST if winner else WON)
    expect(page.locator(OVER)).to_contain_text("Jack was")


@pytest.mark.parametrize("winner", [0, 1])
def test_the_end_of_mr_jack_is_a_card_and_then_a_page_that_names_him(
    server: Server, opened: Opened, winner: int
) -> None:
    table, last = before_the_end(server, "mr_jack", winner)
    page = opened(table, 1)
    table.carry_out(*last)
    step_to(page, page.locator(CARD))
    assert page.locator(OVER).count() == 0
    expect_the_end(page, WON if winner else LOST)
    expect(page.locator(OVER)).to_contain_text("Jack was")


def test_the_desk_is_turned_up_only_after_the_faces_of_the_last_verdict(
    server: Server, opened: Opened
) -> None:
    table, last = before_the_end(server, "lady_alice", 0)
    page = opened(table, 0)
    table.carry_out(*last)
    step_to(page, page.locator(CARD))
    turned_up = page.locator('.board [aria-label*="evidence of"]')
    assert turned_up.count() == 0
    expect_the_end(page, WON)
    expect(turned_up.first).to_be_attached()
    expect(page.locator(OVER)).to_contain_text("winner")
