"""Choosing at the piece: what can't be taken back asks, and several choices are offered there."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.serving import Made, Server

PHONE: ViewportSize = {"width": 390, "height": 844}
MOST_ACTIONS = 400
MOST_GAMES = 30
Choice = dict[str, Any]
SLIP = '[role="alertdialog"]'


def find_choice(
    server: Server,
    game: str,
    fits: Callable[[Choice, list[Choice]], bool],
    seats: int = 2,
    seed: int = 1,
) -> tuple[Made, int, Choice]:
    """Play at random until a choice is on offer that fits; give table, seat and choice."""
    rng = random.Random(seed)  # noqa: S311  (a game, not a secret)
    for _ in range(MOST_GAMES):
        table = server.make(game, *["human"] * seats, settings={"help": "weights"})
        for _ in range(MOST_ACTIONS):
            seat = table.frame(0)["turn"]
            if not isinstance(seat, int):
                break
            choices = table.frame(seat)["choices"]
            for choice in choices:
                if fits(choice, choices):
                    return table, seat, choice
            free = [n for n, one in enumerate(choices) if not one.get("consequence")]
            table.act(seat, rng.choice(free or list(range(len(choices)))))
    raise AssertionError("no such choice")


def click_path(page: Page, choice: Choice) -> None:
    """Click the elements of a choice on the board, one after the other."""
    for element in choice["path"]:
        page.locator(f'[data-element="{element}"].lit').first.wait_for()
        click_element(page, element)


def click_element(page: Page, element: str) -> None:
    """Click in the middle of an element."""
    box = page.locator(f'.board [data-element="{element}"]').first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def costs(verb: str) -> Callable[[Choice, list[Choice]], bool]:
    """Look for a choice with this verb that asks and is alone at its place."""

    def fits(choice: Choice, choices: list[Choice]) -> bool:
        alone = [one for one in choices if one["path"][: len(choice["path"])] == choice["path"]]
        return choice["verb"] == verb and bool(choice.get("consequence")) and len(alone) == 1

    return fits


def did_nothing(table: Made, seat: int, version: int) -> bool:
    """Tell whether the table stands where it stood."""
    return bool(table.frame(seat)["version"] == version)


ASKED = [
    ("mr_jack", "accuse"),
    ("whitechapel", "hideout"),
    ("whitechapel", "kill"),
    ("whitechapel", "alley"),
    ("whitechapel", "arrest"),
    ("scotland_yard", "double"),
]


@pytest.mark.parametrize(("game", "verb"), ASKED)
def test_what_cannot_be_taken_back_asks_first(
    page: Page, server: Server, game: str, verb: str
) -> None:
    table, seat, choice = find_choice(server, game, costs(verb))
    page.goto(table.page(seat))
    version = table.frame(seat)["version"]
    page.wait_for_selector(".turn.mine")
    if choice["path"]:
        click_path(page, choice)
    else:
        page.locator(".choices .choice", has_text=choice["notation"]).click()
    slip = page.locator(SLIP)
    expect(slip).to_be_visible()
    expect(slip.get_by_role("button", name="Not yet")).to_be_focused()
    page.keyboard.press("Enter")
    expect(slip).to_have_count(0)
    assert did_nothing(table, seat, version)
    page.locator("#typed").fill(choice["notation"])
    page.keyboard.press("Enter")
    expect(slip).to_be_visible()
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    assert did_nothing(table, seat, version)
    page.locator("#typed").fill(choice["notation"])
    page.keyboard.press("Enter")
    slip.locator(".do").click()
    expect(slip).to_have_count(0)
    page.wait_for_function("() => !document.querySelector('.turn .sent')")
    expect(page.locator(SLIP)).to_have_count(0)
    wait_until_done(table, seat, version)


def wait_until_done(table: Made, seat: int, version: int) -> None:
    """Wait until the table has gone on."""
    for _ in range(100):
        if not did_nothing(table, seat, version):
            return
    raise AssertionError("nothing was done")


def test_the_slip_is_a_sheet_above_the_tabs_of_a_phone(page: Page, server: Server) -> None:
    table, seat, choice = find_choice(server, "mr_jack", costs("accuse"))
    page.set_viewport_size(PHONE)
    page.goto(table.page(seat))
    page.wait_for_selector(".turn.mine")
    click_path(page, choice)
    slip, bar = page.locator(SLIP), page.locator('.drawer [role="tablist"]')
    expect(slip).to_be_visible()
    lies, tabs = slip.bounding_box(), bar.bounding_box()
    assert lies is not None
    assert tabs is not None
    assert lies["x"] == 0
    assert lies["width"] == PHONE["width"]
    assert lies["y"] + lies["height"] == pytest.approx(tabs["y"], abs=1)
