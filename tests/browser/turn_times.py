"""Measures how long a turn of bot policemen is shown: `python -m tests.browser.turn_times [TURNS]`.

Jack of Letters from Whitechapel walks at random; his page shows at normal speed what the five
policemen of a bot do, from the first line of their turn until he may choose again.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.film import BUTTON
from tests.browser.playing import OVER
from tests.browser.serving import Made, Server

JACK = 0
LEVEL = "novice"
TURNS = 10
SIZE = (1440, 900)
# Notes when something is shown first and last.
WATCH = """() => {
  const told = { first: null, last: null };
  window.told = told;
  const look = (now) => {
    if (window.told !== told) return;
    if (document.querySelector('.just-now.showing')) {
      told.first ??= now;
      told.last = now;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
HAS_BEEN_TOLD = f"""() => document.querySelector('{BUTTON}, {OVER}') !== null
  || (window.told.first !== null && !document.querySelector('.just-now.showing')
    && document.querySelector('[data-element].lit') !== null)"""


def main(turns: int) -> None:
    """Measure some turns and print how long they were shown."""
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(Path(kept))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            print(measured(browser, server, turns))
        finally:
            browser.close()
            server.stop()


def measured(browser: Browser, server: Server, turns: int) -> str:
    """Say how long some turns of the police were shown."""
    times: list[float] = []
    while len(times) < turns:
        table = server.make("whitechapel", "human", LEVEL, settings={"pace": 700})
        times += _turns_of(browser, table, turns - len(times))
    half, longest = statistics.median(times), max(times)
    return (
        f"a turn of bot policemen at normal speed: half within {half:.1f} s, "
        f"the longest {longest:.1f} s ({len(times)} turns)"
    )


def _turns_of(browser: Browser, table: Made, most: int) -> Iterator[float]:
    """Play one game as Jack; give the seconds of each turn of the police after one of his moves."""
    page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
    page.goto(table.page(JACK))
    page.wait_for_selector(".turn.mine")
    rng = random.Random(1)  # noqa: S311  (a game, not a secret)
    measured_ = 0
    while measured_ < most and page.locator(OVER).count() == 0:
        frame = table.frame(JACK)
        if frame["turn"] != JACK:
            page.wait_for_timeout(100)
            continue
        choice = rng.choice(frame["choices"])
        if choice["verb"] != "walk":
            table.carry_out(JACK, choice["action"])
            continue
        seconds = _shown(page, table, choice["action"])
        if seconds is not None:
            measured_ += 1
            yield seconds
    page.close()


def _shown(page: Page, table: Made, action: int) -> float | None:
    """Let Jack walk; give the seconds for which what follows is shown, unless his night ends."""
    page.wait_for_function("() => !document.querySelector('.just-now.showing')")
    page.evaluate(WATCH)
    table.carry_out(JACK, action)
    page.wait_for_function(HAS_BEEN_TOLD)
    if page.locator(BUTTON).count() > 0:
        page.locator(BUTTON).first.click()
        return None
    if page.locator(OVER).count() > 0:
        return None
    told = page.evaluate("window.told")
    return float(told["last"] - told["first"]) / 1000


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else TURNS)
