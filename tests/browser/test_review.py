"""The review of a finished game: it fills, names turning points, and shows each on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from gaslamp.core.journal_file import dumps
from tests.bots.test_review import played
from tests.browser.serving import Server


@pytest.mark.parametrize("width", [1440, 390])
def test_a_decision_is_shown_on_the_board_with_what_was_better(
    page: Page, server: Server, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    sent = page.request.post(
        f"{server.address}api/replays",
        data=dumps(played("mr_jack_pocket")),
        headers={"Content-Type": "text/plain"},
    )
    page.goto(f"{server.address}#/review/file/{sent.json()['replay']}")
    decisions = page.locator("aside ol button")
    expect(decisions.first).to_be_visible()
    decisions.first.click()
    expect(decisions.first).to_have_attribute("aria-current", "step")
    expect(page.locator(".story")).to_be_visible()
    assert lies_before(page, ".recorded .board", ".story"), "the card covers the board"
    page.locator(".story summary").click()
    others = page.locator(".story details li")
    assert 1 <= others.count() <= 3
    expect(others.first).to_be_visible()
    expect(page.locator(".board :is(path, rect).way").first).to_be_attached()
    expect(page.locator(".bars .round").first).to_be_attached()
    # a reason under a choice that was not the best is that of the better one, and says so
    expect(page.locator("aside ol small", has_text="Better:").first).to_be_attached()
    told = decisions.first.text_content()
    page.get_by_role("group", name="decisions of").get_by_role("button").nth(1).click()
    expect(page.locator(".story")).to_have_count(0)
    expect(decisions.first).not_to_have_text(told or "")
    expect(page.locator(".way")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def lies_before(page: Page, first: str, second: str) -> bool:
    """Tell whether something ends above or to the left of where something else begins."""
    one, other = page.locator(first).bounding_box(), page.locator(second).bounding_box()
    assert one is not None
    assert other is not None
    return one["y"] + one["height"] <= other["y"] + 1 or one["x"] + one["width"] <= other["x"] + 1
