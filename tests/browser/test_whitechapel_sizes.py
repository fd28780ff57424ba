"""Whitechapel on small screens: what is asked, what is chosen and the newest line can be seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import AT_ONCE
from tests.browser.serving import Server
from tests.browser.test_whitechapel_plans import (
    ANY_LIT,
    JACK,
    POLICE,
    aim,
    beside_circles,
    hunted,
    pick,
)

# A small phone, a phone on its side, and a desktop at 200 %.
SIZES = [(360, 640), (844, 390), (720, 450)]
IS_FREE = """(element) => {
  element.scrollIntoViewIfNeeded?.();
  const box = element.getBoundingClientRect();
  return [[0.5, 0.5], [0.5, 0.1], [0.5, 0.9]].every(([right, down]) => {
    const at = [box.x + right * box.width, box.y + down * box.height];
    const top = document.elementFromPoint(...at);
    return top !== null && (element.contains(top) || top.contains(element));
  });
}"""


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def small(
    browser: Browser, browser_context_args: dict[str, Any], request: pytest.FixtureRequest
) -> Iterator[Page]:
    """Give a page on a small screen."""
    width, height = request.param
    viewport = {"viewport": {"width": width, "height": height}}
    context = browser.new_context(**browser_context_args | viewport)
    context.add_init_script(AT_ONCE)
    yield context.new_page()
    context.close()


def is_free(element: Locator) -> bool:
    """Tell whether something is in sight as a whole, and nothing covers it."""
    expect(element).to_be_visible()
    free: bool = element.evaluate(IS_FREE)
    return free


def test_a_police_turn_can_be_planned_below_the_newest_line(small: Page, server: Server) -> None:
    table = hunted(server, settings={"help": "weights"})
    small.goto(table.page(POLICE))
    small.wait_for_function(ANY_LIT)
    newest = small.locator(".just-now .news")
    expect(newest).to_contain_text("Jack")
    assert is_free(newest)
    assert is_free(small.get_by_role("button", name="The others stay"))
    pick(small, beside_circles(small))
    for name in ("Look for clues", "Arrest…", "Nothing", "The others stay"):
        assert is_free(small.get_by_role("button", name=name)), name
    small.get_by_role("button", name="The others stay").click()
    small.locator('[data-mover="policeman-blue"]').click()
    slip = aim(small)
    assert is_free(slip.get_by_role("button", name="Not yet"))
    assert is_free(slip.get_by_role("button", name="Arrest", exact=True))
    slip.get_by_role("button", name="Not yet").click()
    assert is_free(small.get_by_role("button", name="Go", exact=True))


def test_an_evening_can_be_confirmed(small: Page, server: Server) -> None:
    table = server.make("whitechapel", "human", "human")
    small.goto(table.page(JACK))
    pick(small, "circle-67")
    confirm = small.get_by_role("button", name="Hide there")
    assert is_free(confirm)
    confirm.click()
    assert is_free(small.get_by_role("button", name="Confirm the tokens"))
