"""How to play: the page of a game, and the rules panel beside one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from gaslamp.games.registry import GAMES
from gaslamp.learn.guide import Picture, read_guide
from gaslamp.learn.guide_figures import figures_of
from tests.browser.serving import Server


def shown_figures(game: str) -> list[str]:
    blocks = (block for section in read_guide(game, "en").sections for block in section.blocks)
    return [block.figure for block in blocks if isinstance(block, Picture)]


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_drawn_by_the_games_own_board(
    page: Page, server: Server, game: str
) -> None:
    page.goto(f"{server.address}#/rules/{game}")
    order = shown_figures(game)
    expect(page.locator("figure")).to_have_count(len(order))
    for figure in figures_of(game).figures:
        drawn = page.locator("figure").nth(order.index(figure.name))
        drawn.scroll_into_view_if_needed()
        for point in figure.points:
            expect(drawn.locator(f'[data-element="{point}"]').first).to_be_attached()


def test_nothing_in_a_figure_can_be_reached_by_keys(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/rules/mr_jack_pocket/tokens")
    expect(page.locator("#tokens figure [data-element=token-joker]").first).to_be_attached()
    page.locator("#tokens").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('figure')") is None
    expect(page.locator("#tokens a").first).to_be_focused()


def test_a_search_finds_a_rule_and_a_key_leads_to_it(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/rules/scotland_yard")
    expect(page.locator("#SY-19")).to_be_attached()
    page.keyboard.press("/")
    page.keyboard.type("FERRY")
    expect(page.locator("p[role=status]")).to_have_text("2 sections, 2 rules")
    expect(page.locator("#SY-19 mark")).to_have_text("ferry")
    expect(page.locator("#SY-20")).not_to_be_attached()
    page.keyboard.press("Enter")
    expect(page.locator("#sighting")).to_be_focused()
    page.get_by_label("Search the guide and the rules").fill("zeppelin")
    expect(page.locator("p[role=status]")).to_contain_text("Nothing found")
    page.keyboard.press("Escape")
    expect(page.locator("#SY-20")).to_be_attached()


def test_a_link_leads_to_a_rule_and_a_rule_to_another(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/rules/scotland_yard/SY-08")
    expect(page.locator("#SY-08")).to_be_in_viewport()
    page.locator("#SY-08").get_by_role("link", name="SY-20").click()
    expect(page).to_have_url(re.compile("#/rules/scotland_yard/SY-20$"))
    expect(page.locator("#SY-20")).to_be_focused()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="As Mister X").click()
    expect(page.locator("#as-mister-x")).to_be_in_viewport()


def test_the_panel_of_a_game_opens_at_what_is_being_decided(page: Page, server: Server) -> None:
    table = server.make("scotland_yard", "human", "human")
    page.goto(table.page(1))
    page.get_by_role("tab", name="Rules").click()
    now = page.locator("section[aria-current]")
    expect(now.get_by_role("heading")).to_contain_text("Mister X moves")
    table.act(0)
    expect(now.get_by_role("heading")).to_contain_text("The detectives follow")
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("tab", name="Rules").click()
    expect(now.get_by_role("heading")).to_be_in_viewport()
    now.locator("summary").click()
    expect(now).to_contain_text("SY-28")
