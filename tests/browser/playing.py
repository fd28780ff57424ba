"""Somebody who plays any game on its page, by mouse or by keys, and knows no rules."""

from __future__ import annotations

import random
from typing import TypeAlias

from playwright.sync_api import Page

OVER = "section.evening"
LIT = "[data-element].lit"
CHOICE = ".choices .choice"
READY = f"{OVER}, {LIT}, {CHOICE}"
MOST_STEPS = 900

# Where something may be picked in sight, as the middle of each; what is covered can't be clicked.
OFFERED = f"""() => {{
  if (document.querySelector('{OVER}')) return null;
  const free = (element) => {{
    element.scrollIntoViewIfNeeded?.();
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top && element.contains(top) ? [x, y] : null;
  }};
  return [...document.querySelectorAll('{LIT}, {CHOICE}')].map(free);
}}"""
FOCUSED = f"() => document.activeElement?.matches('{LIT}, {CHOICE}') ?? false"

Offered: TypeAlias = list[list[float] | None] | None


class Mouse:
    """Clicks on what is lit, and on nothing else."""

    def pick(self, page: Page, offered: list[list[float] | None], rng: random.Random) -> None:
        """Click on one of the things that are offered."""
        x, y = rng.choice([place for place in offered if place])
        page.mouse.click(x, y)


class Keys:
    """Tabs to what is lit, and presses Enter."""

    MOST_TABS = 260

    def pick(self, page: Page, offered: list[list[float] | None], rng: random.Random) -> None:
        """Walk to something that is offered, on a little, and press Enter."""
        self._walk(page)
        for _ in range(rng.randrange(4)):
            page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "Tab"]))
        self._walk(page)
        page.keyboard.press("Enter")

    def _walk(self, page: Page) -> None:
        for _ in range(self.MOST_TABS):
            if page.evaluate(FOCUSED):
                return
            page.keyboard.press("ArrowDown")
            if page.evaluate(FOCUSED):
                return
            page.keyboard.press("Tab")
        raise AssertionError("no key leads to what is offered")


Hand: TypeAlias = Mouse | Keys


def play(page: Page, hand: Hand, seed: int = 1, steps: int = MOST_STEPS) -> bool:
    """Pick whatever is offered, as often as said; tell whether the game is over."""
    rng = random.Random(seed)  # noqa: S311  (a game, not a secret)
    for _ in range(steps):
        page.wait_for_selector(READY, state="attached")
        offered: Offered = page.evaluate(OFFERED)
        if offered is None:
            return True
        if any(offered):
            hand.pick(page, offered, rng)
    return page.locator(OVER).count() > 0
