"""Somebody who plays any game on its page, by mouse or by keys, and knows no rules."""

from __future__ import annotations

import random
from typing import Any, Protocol, TypeAlias

OVER = "section.evening"
LIT = "[data-element].lit"
SLIP = "[data-slip] .do"  # the red button of a slip that asks
CHOICE = ".choices .choice, .popover .verb"
READY = f"{OVER}, {LIT}, {CHOICE}, {SLIP}"
SEND = ".choices .go.choice"
TO_NOW = ".just-now .now"  # there while earlier lines are looked at, by an arrow key
MOST_STEPS = 900

# Where something may be picked in sight, as the middle of each; what is covered can't be clicked.
OFFERED = f"""() => {{
  const hit = (element, part) => {{
    const box = part.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top && element.contains(top) ? [x, y] : null;
  }};
  const free = (element) => {{
    if (element.scrollIntoViewIfNeeded) element.scrollIntoViewIfNeeded();
    else element.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
    // A label beside it moves the middle of the whole.
    for (const part of [element, ...element.querySelectorAll('circle, rect, path')]) {{
      const place = hit(element, part);
      if (place) return place;
    }}
    return null;
  }};
  const asked = document.querySelectorAll('{SLIP}');
  return [...(asked.length ? asked : document.querySelectorAll('{LIT}, {CHOICE}'))].map(free);
}}"""
# What is lit but covered wherever one points is as good as nothing.
CAN_GO_ON = f"() => document.querySelector('{OVER}') !== null || ({OFFERED})().some((at) => at)"
FOCUSED = f"""() => document.activeElement?.matches(
  document.querySelector('{SLIP}') ? '{SLIP}' : '{LIT}, {CHOICE}') ?? false"""

Offered: TypeAlias = list[list[float] | None]


class Found(Protocol):
    """Whatever a selector finds."""

    def count(self) -> int:
        """Count it."""

    def focus(self) -> None:
        """Move the focus to it."""


class Keyboard(Protocol):
    """Presses keys."""

    def press(self, key: str, /) -> None:
        """Press one key."""


class Pointer(Protocol):
    """Points and clicks."""

    def click(self, x: float, y: float, /) -> None:
        """Click at a place."""


class Page(Protocol):
    """What playing needs of a page: Playwright's has it, and that of another browser."""

    @property
    def keyboard(self) -> Keyboard:
        """Its keys."""

    @property
    def mouse(self) -> Pointer:
        """Its mouse."""

    def locator(self, selector: str, /) -> Found:
        """Look for a selector."""

    def evaluate(self, expression: str, /) -> Any:  # noqa: ANN401
        """Call a function in the page."""

    def wait_for_function(self, expression: str, /) -> Any:  # noqa: ANN401
        """Wait until a function of the page gives something true."""


class Hand:
    """Picks at random, the same way each time."""

    def __init__(self) -> None:
        """Begin at the beginning."""
        self.rng = random.Random(1)  # noqa: S311  (a game, not a secret)

    def pick(self, page: Page, offered: Offered) -> None:
        """Pick one of the things that are offered."""
        raise NotImplementedError


class Mouse(Hand):
    """Clicks on what is lit, and on nothing else."""

    def pick(self, page: Page, offered: Offered) -> None:
        """Click on one of the things that are offered."""
        x, y = self.rng.choice([place for place in offered if place])
        page.mouse.click(x, y)


class Keys(Hand):
    """Tabs to what is lit, and presses Enter."""

    MOST_TABS = 700  # every lit place of a map is a stop

    def pick(self, page: Page, offered: Offered) -> None:
        """Walk to something that is offered, on a little, and press Enter.

        What is planned is sent now and then: it could be changed for ever.
        """
        if page.locator(SEND).count() > 0 and self.rng.randrange(3) == 0:
            page.locator(SEND).focus()
            page.keyboard.press("Enter")
            return
        self._walk(page)
        for _ in range(self.rng.randrange(4)):
            page.keyboard.press(self.rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "Tab"]))
        if self._walk(page):
            page.keyboard.press("Enter")

    def _walk(self, page: Page) -> bool:
        """Walk to something that is offered; False when nothing is offered any more."""
        for _ in range(self.MOST_TABS):
            if page.evaluate(FOCUSED):
                return True
            page.keyboard.press("ArrowDown")
            if page.evaluate(FOCUSED):
                return True
            page.keyboard.press("Tab")
            if not any(page.evaluate(OFFERED)):
                return False
        raise AssertionError("no key leads to what is offered")


def play(page: Page, hand: Hand, steps: int = MOST_STEPS) -> bool:
    """Pick whatever is offered, as often as said; tell whether the game is over."""
    for _ in range(steps):
        if page.locator(TO_NOW).count() > 0:
            page.keyboard.press("Escape")
        page.wait_for_function(CAN_GO_ON)
        if page.locator(OVER).count() > 0:
            return True
        pick_now(page, hand)
    return page.locator(OVER).count() > 0


def pick_now(page: Page, hand: Hand) -> bool:
    """Pick something, and say so, if anything is offered: the turn may have passed meanwhile."""
    offered: Offered = page.evaluate(OFFERED)
    if not any(offered):
        return False
    hand.pick(page, offered)
    return True
