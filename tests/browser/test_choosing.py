"""Choosing at the piece: what can't be taken back asks, and several choices are offered there."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Page, ViewportSize, expect

from tests.browser.client_words import client_word
from tests.browser.serving import Made, Server
from tests.browser.test_pages import complaints_of_axe

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
    *,
    options: dict[str, object] | None = None,
) -> tuple[Made, int, Choice]:
    """Play at random until a choice is on offer that fits; give table, seat and choice."""
    rng = random.Random(seed)  # noqa: S311  (a game, not a secret)
    for _ in range(MOST_GAMES):
        agreed = ({"seats": seats} if game == "lady_alice" else {}) | (options or {})
        table = server.make(game, *["human"] * seats, options=agreed, settings={"help": "weights"})
        frame = table.frame(0)
        for _ in range(MOST_ACTIONS):
            seat = frame["turn"]
            if not isinstance(seat, int):
                break
            if frame["viewer"] != seat:
                frame = table.frame(seat)
            choices = frame["choices"]
            for choice in choices:
                if fits(choice, choices):
                    return table, seat, choice
            free = [one for one in choices if not one.get("consequence")]
            table.carry_out(seat, rng.choice(free or choices)["action"])
            frame = table.frame(seat)
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
    """Look for a choice with this verb that asks."""
    return lambda choice, _: choice["verb"] == verb and bool(choice.get("consequence"))


def ask_for(page: Page, choice: Choice) -> None:
    """Choose with the mouse, as far as the question whether it is meant."""
    if not choice["path"]:
        page.locator(f'.choices [data-notation="{choice["notation"]}"]').click()
        return
    click_path(page, choice)
    page.locator(f"{SLIP}, .popover").wait_for()
    if page.locator(".popover").count():
        page.locator(f'.popover .verb[data-verb="{choice["verb"]}"]').click()


def type_line(page: Page, line: str) -> None:
    """Type a move by keys alone; a slash leads to the line, where the focus then stays."""
    if not page.evaluate("() => document.activeElement?.id === 'typed'"):
        page.keyboard.press("/")
        expect(page.locator("#typed")).to_be_focused()
    page.keyboard.type(line)
    page.keyboard.press("Enter")


def did_nothing(table: Made, seat: int, version: int) -> bool:
    """Tell whether the table stands where it stood."""
    return bool(table.frame(seat)["version"] == version)


SEATS = {"lady_alice": 3}  # of three, one is left out of an accusation
ASKED = [
    ("mr_jack", "accuse"),
    ("lady_alice", "accuse"),
    ("lady_alice", "blank"),
    ("whitechapel", "kill"),
    ("whitechapel", "alley"),
    ("scotland_yard", "double"),
    ("scotland_yard", "black"),
    ("scotland_yard", "show"),
]
OPTIONS: dict[str, dict[str, object]] = {"show": {"voluntary_reveal": True}}


@pytest.mark.parametrize(("game", "verb"), ASKED)
def test_what_cannot_be_taken_back_asks_first(
    page: Page, server: Server, game: str, verb: str
) -> None:
    seats, options = SEATS.get(game, 2), OPTIONS.get(verb)
    table, seat, choice = find_choice(server, game, costs(verb), seats, options=options)
    page.goto(table.page(seat))
    version = table.frame(seat)["version"]
    page.wait_for_selector(".turn.mine")
    ask_for(page, choice)
    slip = page.locator(SLIP)
    expect(slip).to_be_visible()
    if game in ("scotland_yard", "whitechapel"):  # on a phone the slip lies away from the place
        for place in choice["path"]:
            expect(slip).to_contain_text(place.partition("-")[2])
    expect(slip.get_by_role("button", name="Not yet")).to_be_focused()
    assert complaints_of_axe(page) == []
    page.keyboard.press("Enter")
    expect(slip).to_have_count(0)
    assert did_nothing(table, seat, version)
    type_line(page, choice["notation"])
    expect(slip).to_be_visible()
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    assert did_nothing(table, seat, version)
    type_line(page, choice["notation"])
    slip.locator(".do").click()
    expect(slip).to_have_count(0)
    wait_until_done(page, table, seat, version)


# On the map these two are planned, and ask in a panel of their own: see test_whitechapel_plans.
@pytest.mark.parametrize("verb", ["hideout", "arrest"])
def test_what_is_planned_asks_when_it_is_typed(page: Page, server: Server, verb: str) -> None:
    table, seat, choice = find_choice(server, "whitechapel", costs(verb))
    version = table.frame(seat)["version"]
    page.goto(table.page(seat))
    page.wait_for_selector(".turn.mine")
    page.get_by_text(client_word("choice-one-by-one")).click()
    page.get_by_role("button", name=client_word("choice-typing"), exact=True).click()
    page.locator("#typed").fill(choice["notation"])
    page.locator("#typed").press("Enter")
    slip = page.locator(SLIP)
    expect(slip.get_by_role("button", name="Not yet")).to_be_focused()
    assert did_nothing(table, seat, version)
    slip.locator(".do").click()
    wait_until_done(page, table, seat, version)


def wait_until_done(page: Page, table: Made, seat: int, version: int) -> None:
    """Wait until the table has gone on."""
    for _ in range(100):
        if not did_nothing(table, seat, version):
            return
        page.wait_for_timeout(100)
    raise AssertionError("nothing was done")


def test_the_slip_is_a_sheet_above_the_tabs_of_a_phone(page: Page, server: Server) -> None:
    table, seat, choice = find_choice(server, "mr_jack", costs("accuse"))
    page.set_viewport_size(PHONE)
    page.goto(table.page(seat))
    page.wait_for_selector(".turn.mine")
    ask_for(page, choice)
    slip, bar = page.locator(SLIP), page.locator('.drawer [role="tablist"]')
    expect(slip).to_be_visible()
    lies, tabs = slip.bounding_box(), bar.bounding_box()
    assert lies is not None
    assert tabs is not None
    assert lies["x"] == 0
    assert lies["width"] == PHONE["width"]
    assert lies["y"] + lies["height"] == pytest.approx(tabs["y"], abs=1)


def several_at(choice: Choice, choices: list[Choice]) -> bool:
    """Look for a place where two free choices and one that asks share the path."""
    here = [one for one in choices if one["path"] == choice["path"]]
    free = [one for one in here if not one.get("consequence")]
    return len(choice["path"]) == 1 and choice == here[0] and len(here) > len(free) > 1


def test_several_choices_are_offered_at_the_place(page: Page, server: Server) -> None:
    table, seat, choice = find_choice(server, "scotland_yard", several_at)
    version = table.frame(seat)["version"]
    page.goto(table.page(seat))
    page.wait_for_selector(".turn.mine")
    click_path(page, choice)
    popover = page.locator(".popover")
    expect(popover).to_be_visible()
    assert complaints_of_axe(page) == []
    beside, place = popover.bounding_box(), box_of(page, choice["path"][0])
    assert beside is not None
    assert (
        beside["y"] + beside["height"] <= place["y"]
        or place["y"] + place["height"] <= (beside["y"])
        or beside["x"] + beside["width"] <= place["x"]
        or place["x"] + place["width"] <= beside["x"]
    )
    page.mouse.click(30, 30)
    expect(popover).to_have_count(0)
    click_path(page, choice)
    page.keyboard.press("Escape")
    expect(popover).to_have_count(0)
    assert did_nothing(table, seat, version)
    click_path(page, choice)
    expect(popover.locator(".verb.usual")).to_have_count(1)
    click_element(page, choice["path"][0])
    wait_until_done(page, table, seat, version)
    told = [line["text"]["key"] for line in table.frame(seat)["log"][-2:]]
    assert any(key.removesuffix("-you").endswith(choice["verb"]) for key in told)


def box_of(page: Page, element: str) -> FloatRect:
    """Give the box of an element on the board."""
    box = page.locator(f'.board [data-element="{element}"]').first.bounding_box()
    assert box is not None
    return box


def test_several_choices_are_taken_by_keys(page: Page, server: Server) -> None:
    table, seat, choice = find_choice(server, "scotland_yard", several_at, seed=2)
    version = table.frame(seat)["version"]
    page.goto(table.page(seat))
    page.wait_for_selector(".turn.mine")
    page.locator(f'.board [data-element="{choice["path"][0]}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".popover .verb").first).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".popover .verb.costly")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(SLIP).get_by_role("button", name="Not yet")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait_until_done(page, table, seat, version)


def test_several_choices_are_taken_by_touch(
    browser: Browser, browser_context_args: dict[str, Any], server: Server
) -> None:
    table, seat, choice = find_choice(server, "scotland_yard", several_at, seed=3)
    version = table.frame(seat)["version"]
    context = browser.new_context(**browser_context_args | {"viewport": PHONE, "has_touch": True})
    page = context.new_page()
    page.goto(table.page(seat))
    page.wait_for_selector(".turn.mine")
    place = box_of(page, choice["path"][0])
    page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    sheet, bar = page.locator(".anchored"), page.locator('.drawer [role="tablist"]')
    expect(sheet).to_be_visible()
    lies, tabs = sheet.bounding_box(), bar.bounding_box()
    assert lies is not None
    assert tabs is not None
    assert lies["y"] + lies["height"] == pytest.approx(tabs["y"], abs=1)
    page.locator(".popover .verb").first.tap()
    wait_until_done(page, table, seat, version)
    context.close()


def test_an_illegal_click_says_why_at_the_place(page: Page, server: Server) -> None:
    table, seat, choice = find_choice(server, "scotland_yard", several_at, seed=4)
    lit = {one["path"][0] for one in table.frame(seat)["choices"] if one["path"]}
    view = table.frame(seat)["view"]
    taken = {one["station"] for one in view["detectives"]} | {view["mister_x"]["station"]}
    far = next(f"station-{n}" for n in range(1, 60) if f"station-{n}" not in lit | taken)
    version = table.frame(seat)["version"]
    page.goto(table.page(seat))
    page.wait_for_selector(".turn.mine")
    click_element(page, far)
    said = page.locator('.anchored[role="status"]')
    start = view["mister_x"]["station"].removeprefix("station-")
    expect(said).to_have_text(f"there is no line from {start} to {far.removeprefix('station-')}")
    assert did_nothing(table, seat, version)
    click_path(page, choice)
    expect(said).to_have_count(0)


def test_a_whole_typed_move_with_a_consequence_asks(page: Page, server: Server) -> None:
    table, seat, choice = find_choice(server, "whitechapel", costs("coach"))
    second = after_coach(table, seat, choice)
    version = table.frame(seat)["version"]
    page.goto(table.page(seat))
    page.wait_for_selector(".turn.mine")
    page.get_by_role("button", name=client_word("choice-typing"), exact=True).click()
    typed = page.get_by_label(client_word("choice-type"))
    typed.fill(f"{choice['notation']} {second}")
    typed.press("Enter")
    slip = page.locator(SLIP)
    expect(slip).to_contain_text("coach")
    assert did_nothing(table, seat, version)
    slip.locator(".do").click()
    wait_until_done(page, table, seat, version)


def after_coach(table: Made, seat: int, choice: Choice) -> str:
    """Find a circle where a coach may stop, by a game that is taken back."""
    table.carry_out(seat, choice["action"])
    second = str(table.frame(seat)["choices"][0]["notation"].split()[-1])
    table.order(seat, type="undo")
    return second


def test_lady_alice_accuses_by_a_button_of_its_own(page: Page, server: Server) -> None:
    def may_accuse(choice: Choice, _: list[Choice]) -> bool:
        return bool(choice["verb"] == "accuse")

    table, seat, choice = find_choice(server, "lady_alice", may_accuse, seats=4)
    page.goto(table.page(seat))
    page.wait_for_selector(".turn.mine")
    version = table.frame(seat)["version"]
    expect(page.locator(".popover")).to_have_count(0)
    page.get_by_role("button", name="Accuse…").click()
    expect(page.get_by_role("button", name="Not yet: back to my turn")).to_be_visible()
    click_path(page, choice)
    for _ in range(2):
        wait_until_done(page, table, seat, version)
        version = table.frame(seat)["version"]
        following = next(one for one in table.frame(seat)["choices"] if one["path"])
        assert not following.get("consequence")
        click_path(page, following)
    wait_until_done(page, table, seat, version)
    version = table.frame(seat)["version"]
    last = next(one for one in table.frame(seat)["choices"] if one["path"])
    click_path(page, last)
    slip = page.locator(SLIP)
    expect(slip).to_contain_text("you are out")
    expect(slip.get_by_role("button", name="Accuse", exact=True)).to_be_visible()
    expect(page.locator(".board .flap.filled")).to_have_count(4)
    slip.get_by_role("button", name="Not yet").click()
    expect(slip).to_have_count(0)
    assert did_nothing(table, seat, version)
    page.get_by_role("button", name=client_word("choice-undo"), exact=True).click()
    expect(page.get_by_role("button", name="Accuse…")).to_be_visible()


def test_a_character_is_picked_by_its_token(page: Page, server: Server) -> None:
    def is_card(choice: Choice, _: list[Choice]) -> bool:
        return bool(choice["verb"] == "choose")

    table, seat, choice = find_choice(server, "mr_jack", is_card)
    version = table.frame(seat)["version"]
    page.goto(table.page(seat))
    page.wait_for_selector(".turn.mine")
    click_element(page, choice["path"][0].replace("card-", "character-"))
    wait_until_done(page, table, seat, version)
    assert table.frame(seat)["view"]["card"] == choice["path"][0]


def test_who_you_are_is_told_until_it_is_closed_and_can_be_hidden(
    page: Page, server: Server
) -> None:
    table = server.make("scotland_yard", "human", "random", settings={"help": "possible"})
    page.goto(table.page(0))
    card = page.get_by_role("region", name="You are Mister X")
    expect(card).to_contain_text("Keep away from the detectives")
    assert complaints_of_axe(page) == []
    card.get_by_role("button", name="I’ll remember").click()
    expect(card).to_have_count(0)
    plate = page.get_by_role("region", name="Who you are")
    station = table.frame(0)["view"]["mister_x"]["station"].removeprefix("station-")
    expect(plate).to_contain_text(f"at {station}")
    expect(plate).to_contain_text("13 possible stations for them")
    assert complaints_of_axe(page) == []
    plate.get_by_role("button", name="Hide who you are").click()
    expect(plate).not_to_contain_text("Mister X")
    page.reload()
    expect(plate).to_contain_text("You are Mister X")
    expect(card).to_have_count(0)


WHO = {
    "mr_jack": ("You are", ".flag"),
    "mr_jack_pocket": ("You are", ".flag"),
    "lady_alice": ("Your evidence", '[aria-label*="your evidence"]'),
}


@pytest.mark.parametrize("game", WHO)
def test_who_you_are_is_told_and_marked_on_the_board(page: Page, server: Server, game: str) -> None:
    words, mark = WHO[game]
    seats = ["human", "random", "random"] if game == "lady_alice" else ["human", "random"]
    options = {"seats": 3} if game == "lady_alice" else {}
    table = server.make(game, *seats, options=options, settings={"help": "possible"})
    page.goto(table.page(0))
    card = page.get_by_role("region", name=words)
    expect(card).to_be_visible()
    card.get_by_role("button", name="I’ll remember").click()
    expect(card.get_by_role("button", name="I’ll remember")).to_have_count(0)
    expect(page.locator(f".board {mark}").first).to_be_visible()
    expect(page.locator("aside")).to_contain_text(words)
    assert complaints_of_axe(page) == []


def test_detectives_have_no_secret_to_be_told(page: Page, server: Server) -> None:
    table = server.make("scotland_yard", "random", "human")
    page.goto(table.page(1))
    page.wait_for_selector(".turn.mine")
    expect(page.get_by_role("button", name="I’ll remember")).to_have_count(0)
    expect(page.get_by_role("region", name="Who you are")).to_have_count(0)


def test_the_pencil_opens_at_the_place_and_closes(page: Page, server: Server) -> None:
    table = server.make("scotland_yard", "random", "human")
    page.goto(table.page(1))
    page.wait_for_selector(".turn.mine")
    page.locator('.board [data-element="station-1"]').click(button="right")
    pencil = page.get_by_role("dialog", name="station 1")
    expect(pencil).to_be_visible()
    assert complaints_of_axe(page) == []
    names = pencil.get_by_role("button").all_inner_texts()
    pencil.get_by_role("button", name="Cross").click()
    assert pencil.get_by_role("button").all_inner_texts() == names
    page.keyboard.press("Escape")
    expect(pencil).to_have_count(0)


def test_the_verdicts_are_written_down_as_a_grid(page: Page, server: Server) -> None:
    table = server.make("lady_alice", *["human"] * 4, options={"notebook": True})
    rng = random.Random(4)  # noqa: S311  (a game, not a secret)
    for _ in range(200):
        seat = table.frame(0)["turn"]
        verdict = table.frame(0)["view"]["verdict"]
        if verdict is not None:
            break
        free = [one for one in table.frame(seat)["choices"] if one["verb"] != "accuse"]
        table.carry_out(seat, rng.choice(free)["action"])
    page.goto(table.page(0))
    page.get_by_role("tab", name="Notebook").click()
    grid = page.get_by_role("table", name="Verdicts")
    expect(grid.locator("tbody tr")).to_have_count(1)
    expect(grid.locator("tbody tr .smiles img:not(.dim)")).to_have_count(verdict["smiles"])
    assert complaints_of_axe(page) == []
