"""Lessons and puzzles on their pages: by mouse, by keyboard, on a phone, right and wrong."""

from __future__ import annotations

import json
import re
from datetime import UTC, date, datetime

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from gaslamp.games.registry import GAMES
from gaslamp.learn.lesson import Lesson
from gaslamp.learn.lesson_files import find_lesson, lessons_of
from gaslamp.learn.puzzle_file import of_the_day
from tests.browser.learning import Pick, Pressing, Typing, take
from tests.browser.serving import Server

FIRST = [lessons_of(game)[0] for game in GAMES if lessons_of(game)]
KEEP = "([key, kept]) => localStorage.setItem(key, kept)"
LESSON = find_lesson("scotland_yard", "mister_x")


def address(server: Server, lesson: Lesson) -> str:
    return f"{server.address}#/learn/{lesson.game.name}/{lesson.name}"


@pytest.mark.parametrize("lesson", FIRST, ids=lambda lesson: lesson.game.name)
def test_a_lesson_of_each_game_is_taken_by_mouse(
    page: Page, server: Server, lesson: Lesson
) -> None:
    page.goto(address(server, lesson))
    take(page, Pressing(page, page.mouse.click), lesson)
    page.get_by_role("button", name="Now play", exact=True).click()
    page.wait_for_selector(".turn")
    expect(page).to_have_url(re.compile("#/table/"))


def test_a_lesson_is_taken_by_keyboard_alone(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/learn")
    page.get_by_role("link", name=re.compile("As Mister X")).focus()
    page.keyboard.press("Enter")
    take(page, Typing(page), LESSON)
    expect(page.get_by_role("button", name="Now play", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("lesson", "size"),
    [
        (LESSON, {"width": 390, "height": 844}),
        (find_lesson("whitechapel", "jack"), {"width": 360, "height": 640}),
        (find_lesson("lady_alice", "child"), {"width": 360, "height": 640}),
    ],
    ids=lambda one: one.game.name if isinstance(one, Lesson) else f"{one['width']}",
)
def test_a_lesson_is_taken_on_a_phone(
    browser: Browser, server: Server, lesson: Lesson, size: ViewportSize
) -> None:
    context = browser.new_context(
        viewport=size,
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(address(server, lesson))
    take(page, Pressing(page, page.touchscreen.tap), lesson)
    expect(page.get_by_role("button", name="Now play", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") == size["height"]
    context.close()


def test_a_wrong_try_is_answered_and_a_lesson_left_is_taken_up_again(
    page: Page, server: Server
) -> None:
    page.goto(address(server, LESSON))
    page.get_by_role("button", name="Next", exact=True).click()
    step = page.get_by_text(re.compile("^step 2 of"))
    step.wait_for()
    page.keyboard.press("/")
    page.get_by_label("Type your move").fill("bus 52")
    page.keyboard.press("Enter")
    expect(page.locator("[aria-live] .wrong")).to_have_count(1)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".spotlight .ring")).to_have_count(1)
    page.get_by_role("link", name="back").click()
    page.get_by_role("link", name=re.compile("As Mister X.*step 2 of")).click()
    expect(step).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_text(re.compile("^step 1 of"))).to_be_visible()


def test_answers_that_fit_no_more_begin_a_lesson_anew(browser: Browser, server: Server) -> None:
    page = browser.new_page()  # one whose complaint about a refused request is welcome
    page.goto(server.address)
    kept = json.dumps({"answers": [None, None, 5], "step": 3, "of": 9, "done": False})
    page.evaluate(KEEP, ["gaslamp:lesson:scotland_yard:mister_x", kept])
    page.goto(address(server, LESSON))
    expect(page.get_by_text("so it starts over")).to_be_visible()
    page.close()


def test_a_puzzle_is_failed_and_then_solved(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/puzzles")
    page.get_by_role("link", name=re.compile("^Puzzle 7: Close the net")).click()
    hand = Pressing(page, page.mouse.click)
    page.wait_for_selector(".choices")
    hand.choose(Pick(("station-110",), "station-110"))
    expect(page.locator("[aria-live] .wrong")).to_contain_text("Station 110.")
    expect(page.get_by_role("tab", name="Notebook")).to_have_count(0)
    hand.choose(Pick(("station-79",), "station-79"))
    expect(page.get_by_text("Right! Station 79.")).to_be_visible()
    expect(page.locator(".proof li")).not_to_have_count(0)
    expect(page.locator(".spotlight .ring")).not_to_have_count(0)
    expect(page.get_by_role("tab", name="Notebook")).to_be_visible()
    page.get_by_role("link", name="Next puzzle").click()
    expect(page).to_have_url(re.compile("#/puzzles/scotland_yard/8$"))
    page.get_by_role("button", name="Show the answer").click()
    expect(page.get_by_text("The answer:")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text("1 of")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Puzzle 7: .*, solved$"))).to_be_visible()


def test_the_days_puzzle_waits_at_home(page: Page, server: Server) -> None:
    page.clock.set_fixed_time(datetime(2026, 3, 1, 12, tzinfo=UTC))
    page.goto(server.address)
    game, number = of_the_day(date(2026, 3, 1))
    link = page.get_by_role("link", name=re.compile("Today’s puzzle"))
    expect(link).to_have_attribute("href", f"#/puzzles/{game}/{number}")
