"""What a player of Whitechapel reads and hears: places by what is printed on the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import AT_ONCE
from tests.browser.serving import Server
from tests.browser.test_whitechapel_plans import ANY_LIT, POLICE, hunted

CODE = re.compile(r"\bx\d+")
ALL_WORDS = """() => [document.body.innerText,
  ...[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel)].join('\\n')"""


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "crossing between"), ("fr", "croisement entre")]
)
def test_no_crossing_is_named_by_a_code(
    browser: Browser, server: Server, locale: str, said: str
) -> None:
    table = hunted(server)
    context = browser.new_context(locale=locale, viewport={"width": 1440, "height": 900})
    context.add_init_script(AT_ONCE)
    page: Page = context.new_page()
    page.goto(table.page(POLICE))
    page.wait_for_function(ANY_LIT)
    for tab in ("log", "play"):
        page.locator(f"#tab-{tab}").click()
        words: str = page.evaluate(ALL_WORDS)
        assert said in words
        assert CODE.findall(words) == []
    context.close()
