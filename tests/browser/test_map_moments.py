"""The two games on maps: how their ends are told, and what the strip says of Whitechapel."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.endings import ending_table
from tests.browser.playing import OVER
from tests.browser.serving import Made, Server
from tests.browser.test_choosing import MOST_ACTIONS
from tests.browser.test_showing import (
    BANNER,
    CARD,
    PHONE,
    PULSE,
    STRIP,
    Opened,
    complaints_of_axe,
    finish,
    opened,
    step_to,
)
from tests.browser.test_whitechapel_plans import (
    ANY_LIT,
    JACK,
    POLICE,
    act,
    carried_out,
    crossings,
    hunted,
    phone,
    pick,
    send_all,
)

__all__ = ["opened", "phone"]
HELD = 1_900  # milliseconds after which the card of an end is still there
FOUND = f"{STRIP} [data-found]"
BIG_LINES = {
    ("scotland_yard", 0): ("You escaped!", "Mister X got away"),
    ("scotland_yard", 1): ("You were (caught|surrounded)", "You (caught|surrounded) Mister X!"),
    ("whitechapel", 0): ("You got away!", "Jack got away"),
    ("whitechapel", 1): (
        "You (were arrested|were surrounded|ran out of time)",
        "You arrested Jack!|You surrounded Jack!|Jack ran out of time!",
    ),
}


@pytest.mark.parametrize(("game", "winner"), BIG_LINES)
def test_an_end_is_held_on_the_map_for_both_sides(
    server: Server, opened: Opened, game: str, winner: int
) -> None:
    ending = ending_table(server.folder, game, 2, winner)
    keys = {str(seat): key for seat, key in ending.table.seats.items()}
    table = Made(server, {"table": ending.table.table, "seats": keys, "invitation": ""})
    for move in ending.last[:-1]:
        table.carry_out(*move)
    pages = [opened(table, seat) for seat in (0, 1)]
    table.carry_out(*ending.last[-1])
    for page, line in zip(pages, BIG_LINES[game, winner], strict=True):
        card = page.locator(CARD)
        step_to(page, card.filter(has_text=re.compile(line)))
        page.clock.run_for(HELD)
        expect(card).to_have_count(1)
        assert page.locator(OVER).count() == 0
        finish(page)
        expect(page.locator(OVER)).to_be_visible()
        expect(page.locator("main h1")).to_have_text(re.compile(line))


def police_turn(table: Made) -> list[dict[str, Any]]:
    """Let the policemen look for clues wherever they can; give what they found."""
    while (frame := table.frame(POLICE))["turn"] == POLICE:
        choices = frame["choices"]
        clues = [one for one in choices if one["verb"] == "clue"]
        free = [one for one in choices if not one.get("consequence")]
        table.carry_out(POLICE, (clues or free)[0]["action"])
    found: list[dict[str, Any]] = table.frame(POLICE)["view"]["findings"]
    return found


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_strip_says_what_the_policemen_found(server: Server, opened: Opened, size: str) -> None:
    table = hunted(server)
    page = opened(table, JACK, speed="off", **({"size": PHONE} if size == "phone" else {}))
    circles = {one["circle"].removeprefix("circle-") for one in police_turn(table)}
    found = page.locator(FOUND)
    expect(found).to_be_visible()
    page.wait_for_function(
        "(count) => document.querySelector('[data-found]').innerText.match(/[0-9]+/g).length"
        " === count",
        arg=len(circles),
    )
    assert set(re.findall(r"\d+", found.inner_text())) == circles
    assert complaints_of_axe(page) == []


def test_the_strip_shows_how_jack_moved_and_what_was_found_before(
    server: Server, opened: Opened
) -> None:
    table = hunted(server)
    police_turn(table)
    page = opened(table, POLICE, speed="off")
    walk_away(table)
    strip = page.locator(STRIP)
    expect(strip.locator(".said")).to_have_text("Jack moves.")
    expect(strip.locator("svg.means")).to_be_visible()
    expect(page.locator(FOUND)).to_be_visible()


def test_a_clue_is_a_banner_and_rings(server: Server, opened: Opened) -> None:
    table, question = before_a_clue(server)
    page = opened(table, POLICE)
    table.carry_out(POLICE, question)
    step_to(page, page.locator(BANNER).filter(has_text="A clue!"))
    expect(page.locator(PULSE)).to_have_count(1)
    assert complaints_of_axe(page) == []


def walk_away(table: Made) -> None:
    """Let Jack walk, but not home."""
    frame = table.frame(JACK)
    home = frame["view"]["hideout"]
    walks = [one for one in frame["choices"] if one["verb"] == "walk" and one["path"] != [home]]
    table.carry_out(JACK, walks[0]["action"])


def before_a_clue(server: Server) -> tuple[Made, int]:
    """Play until a policeman may ask where Jack was tonight; give the table and the question."""
    table = hunted(server)
    rng = random.Random(5)  # noqa: S311  (a game, not a secret)
    for _ in range(MOST_ACTIONS):
        seat = table.frame(JACK)["turn"]
        been = {column["circle"] for column in table.frame(JACK)["view"]["log"]}
        choices = table.frame(seat)["choices"]
        for choice in choices:
            if choice["verb"] == "clue" and choice["path"][-1] in been:
                return table, choice["action"]
        free = [one for one in choices if one["verb"] not in ("arrest", "home")]
        table.carry_out(seat, rng.choice(free or choices)["action"])
    raise AssertionError("no policeman gets near")


def test_a_new_turn_of_the_police_begins_with_what_is_asked(phone: Page, server: Server) -> None:
    table = hunted(server)
    phone.goto(table.page(POLICE))
    send_all(phone, set(crossings(table).values()))
    carried_out(phone)
    while table.frame(POLICE)["turn"] == POLICE:
        act(table, POLICE)
    walk_away(table)
    phone.wait_for_function(ANY_LIT)
    expect(phone.get_by_text("Your policemen, in any order.")).to_be_visible()
    expect(phone.get_by_text("and then?")).to_have_count(0)


def test_a_hideout_that_is_only_picked_is_not_told_as_chosen(page: Page, server: Server) -> None:
    table = server.make("whitechapel", "human", "human")
    page.goto(table.page(JACK))
    pick(page, "circle-67")
    confirm = page.get_by_role("button", name="Hide there")
    expect(confirm).to_be_enabled()
    expect(page.get_by_text("You are Jack")).to_have_count(0)
    confirm.click()
    expect(page.get_by_text("You are Jack")).to_be_visible()
    expect(page.locator(STRIP)).to_contain_text("You make 67 your hideout.")


def test_tokens_to_turn_over_are_large_enough_for_a_finger(phone: Page, server: Server) -> None:
    table = server.make("whitechapel", "human", "human")
    while table.frame(JACK)["view"]["phase"] != "marking":
        act(table, JACK)
    phone.goto(table.page(JACK))
    phone.wait_for_function(
        """() => { const lit = [...document.querySelectorAll('.board .spot.lit')];
          return lit.length === 8
            && lit.every((one) => one.getBoundingClientRect().width >= 24) }"""
    )
    circle = phone.locator('.board [data-element="circle-84"]')
    name = circle.get_attribute("aria-label")
    box = circle.bounding_box()
    assert box is not None
    phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(circle).not_to_have_attribute("aria-label", str(name))
