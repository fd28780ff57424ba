"""Somebody who takes a lesson or answers a puzzle on its page, by mouse, by touch or by keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from playwright.sync_api import Page

from gaslamp.core.choice import Choice
from gaslamp.learn.lesson import Lesson
from gaslamp.learn.lesson_page import step_shown
from gaslamp.learn.lesson_paths import first_path

# Where an element that may be picked can be pressed, or nothing: out of sight, or covered.
FREE = """(id) => {
  for (const one of document.querySelectorAll(`[data-element="${id}"].lit`)) {
    const { x, y, width, height } = one.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(...middle);
    if (top && one.contains(top)) return middle;
  }
  return null;
}"""
AT_ELEMENT = "(id) => document.activeElement?.matches(`[data-element='${id}'].lit`) ?? false"
AT_LINE = "() => document.activeElement?.id === 'typed'"
ANSWERED = """([game, lesson, count]) => {
  const kept = JSON.parse(localStorage.getItem(`gaslamp:lesson:${game}:${lesson}`) ?? '{}');
  return (kept.answers ?? []).length === count;
}"""
MOST_TABS = 260


class Pick(NamedTuple):
    """A choice as it is made on a page: its path, its notation, and whether the path is its own.

    One that `asks` is made on the slip that asks whether it is meant; `button` opens what is set
    apart.
    """

    path: tuple[str, ...]
    notation: str
    alone: bool = True
    asks: bool = False
    button: str = ""


class Stop(NamedTuple):
    """A stop on the way through a lesson: what it points at, and the choice that leads on."""

    points: tuple[str, ...]
    pick: Pick | None
    """Nothing to go on by reading."""


def way_through(lesson: Lesson) -> Iterator[Stop]:
    """Give the stops of the straightest way, without the end."""
    earlier: tuple[tuple[str, ...], tuple[Choice, ...]] | None = None
    for answers, session in first_path(lesson):
        if earlier is not None:
            points, choices = earlier
            yield Stop(points, _pick(choices, answers[-1]))
        offered = session.journal.choices(lesson.seat) if session.asks in ("move", "free") else ()
        earlier = step_shown(session).points, offered


def is_apart(choice: Choice) -> bool:
    """Tell whether a choice stands behind a button of its own: Lady Alice's accusation."""
    is_alice = choice.label.key.startswith("lady-alice-")
    return is_alice and choice.notation.startswith("accuse ")


def _pick(choices: tuple[Choice, ...], answer: int | None) -> Pick | None:
    for choice in choices:
        if choice.action == answer:
            length = len(choice.path)
            ways = [
                other
                for other in choices
                if other.path[:length] == choice.path and is_apart(other) == is_apart(choice)
            ]
            asks = bool(choice.consequence)
            button = "Accuse…" if is_apart(choice) and not all(map(is_apart, choices)) else ""
            alone = ways == [choice]
            return Pick(choice.path, choice.notation, alone=alone, asks=asks, button=button)
    return None


class Pressing:
    """Presses what is lit on the board, and the list only for what can't be pressed there."""

    def __init__(self, page: Page, press: Callable[[float, float], None]) -> None:
        """Take a page and how it is pressed."""
        self.page = page
        self.press = press

    def go_on(self) -> None:
        """Read on."""
        self.page.get_by_role("button", name="Next", exact=True).click()

    def choose(self, pick: Pick) -> None:
        """Make a choice, element by element, and confirm it where that is asked."""
        self._choose(pick)
        if pick.asks:
            self.page.locator("[data-slip] .do").click()

    def _choose(self, pick: Pick) -> None:
        if pick.button:
            self.page.get_by_role("button", name=pick.button).click()
        for element in pick.path:
            place = self.page.evaluate(FREE, element)
            if place is None:
                self._open_list()
                break
            self.press(*place)
        else:
            if pick.alone:
                return
        verb = f':is(.popover .verb, .handle)[data-notation="{pick.notation}"]'
        listed = self.page.locator(f'.choices .choice[data-notation="{pick.notation}"]')
        self.page.locator(verb).or_(listed).first.click()

    def _open_list(self) -> None:
        whole = self.page.locator(".choices [aria-expanded=false]:not([aria-keyshortcuts])")
        if whole.count() > 0:
            whole.click()


class Typing:
    """Uses no mouse: Enter to read on, Tab to an element, or to the line where moves are typed."""

    def __init__(self, page: Page) -> None:
        """Take a page."""
        self.page = page

    def go_on(self) -> None:
        """Read on."""
        self.page.keyboard.press("Enter")

    def choose(self, pick: Pick) -> None:
        """Walk to what is to be picked; what takes more than one element is typed."""
        if len(pick.path) == 1 and pick.alone and not pick.button:
            self._walk(AT_ELEMENT, pick.path[0])
        else:
            if not self.page.evaluate(AT_LINE):  # it has the focus after a move that was typed
                self.page.keyboard.press("/")
            self.page.wait_for_function(AT_LINE)
            self.page.keyboard.type(pick.notation)
        self.page.keyboard.press("Enter")
        if pick.asks:
            self.page.wait_for_selector("[data-slip] .not-yet:focus")
            self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")

    def _walk(self, there: str, argument: str = "") -> None:
        for _ in range(MOST_TABS):
            if self.page.evaluate(there, argument):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {argument or 'the line'}")


Hand: TypeAlias = Pressing | Typing


def take(page: Page, hand: Hand, lesson: Lesson) -> None:
    """Go through a lesson that is open at its beginning; what it points at is ringed."""
    name = [lesson.game.name, lesson.name]
    for done, stop in enumerate(way_through(lesson)):
        page.wait_for_function(ANSWERED, arg=[*name, done])
        if stop.points:
            page.wait_for_selector(".spotlight .ring")
        if stop.pick is None:
            hand.go_on()
        else:
            page.wait_for_selector(".choices")
            hand.choose(stop.pick)
