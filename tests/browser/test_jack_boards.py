"""The boards of Mr. Jack and Mr. Jack Pocket: rings by kind, the call, turning tiles, walking."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.serving import Made, Server

Choice = dict[str, Any]
Motion: TypeAlias = Literal["no-preference", "reduce"]
MOST_GAMES = 40
MOST_ACTIONS = 160
# Keeps each stage of a call that the board goes through, with the pulses and turns in it.
WATCH = """() => {
  window.stages = [];
  const look = () => {
    const now = document.querySelector('[data-stage]')?.dataset.stage;
    if (!now || now === window.stages.at(-1)?.stage) return;
    const count = (selector) => document.querySelectorAll(selector).length;
    window.stages.push({
      stage: now,
      pulses: count('[data-pulse]'),
      dying: count('[data-dying]'),
      moving: document.getAnimations().filter((one) => one.playState === 'running').length,
    });
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributeFilter: ['data-stage', 'data-turning'],
  });
}"""


def play_until(
    server: Server, game: str, fits: Callable[[dict[str, Any]], bool], seed: int = 3
) -> tuple[Made, int, list[Choice]]:
    """Play at random until the choices of the seat on turn fit."""
    rng = random.Random(seed)  # noqa: S311  (a game, not a secret)
    for _ in range(MOST_GAMES):
        table = server.make(game, "human", "human")
        for _ in range(MOST_ACTIONS):
            seat = table.frame(0)["turn"]
            if not isinstance(seat, int):
                break
            frame = table.frame(seat)
            choices: list[Choice] = frame["choices"]
            if fits(frame):
                return table, seat, choices
            free = [place for place, one in enumerate(choices) if not one.get("consequence")]
            table.act(seat, rng.choice(free))
    raise AssertionError("no such moment")


def verbs(frame: dict[str, Any]) -> set[str]:
    """Name what can be done."""
    return {choice["verb"] for choice in frame["choices"]}


def test_walking_a_power_and_an_accusation_have_rings_of_their_own(
    page: Page, server: Server
) -> None:
    table, seat, choices = play_until(
        server, "mr_jack", lambda frame: {"move", "lamp", "accuse"} <= verbs(frame)
    )
    page.goto(table.page(seat))
    by_verb = {
        verb: [c["path"] for c in choices if c["verb"] == verb] for verb in verbs_of(choices)
    }
    hexes = {path[0] for path in by_verb["move"]}
    expect(page.locator(".board .spot.lit .ring.move")).to_have_count(len(hexes))
    lamps = {path[0] for path in by_verb["lamp"]}
    expect(page.locator('[data-ring="power"]')).to_have_count(len(lamps))
    expect(page.locator('.board .spot [data-power="lamp"]')).to_have_count(len(lamps))
    suspects = {path[0] for path in by_verb["accuse"]}
    expect(page.locator(".board .spot [data-cuffs]")).to_have_count(len(suspects))
    accused = page.locator(f'.board [data-element="{by_verb["accuse"][0][0]}"]')
    expect(accused.locator(".ring")).to_have_count(0)
    expect(page.locator(".key")).to_contain_text("accuse")
    accused.click()
    expect(accused.locator("[data-asked]")).to_have_count(1)


def verbs_of(choices: list[Choice]) -> set[str]:
    """Name what these choices do."""
    return {choice["verb"] for choice in choices}


def test_a_character_is_picked_by_its_token_too(page: Page, server: Server) -> None:
    table, seat, choices = play_until(server, "mr_jack", lambda frame: "choose" in verbs(frame))
    who = choices[0]["path"][0].removeprefix("card-")
    page.goto(table.page(seat))
    page.locator(f'.board [data-element="character-{who}"].lit').click()
    expect(page.locator(f'[data-element="card-{who}"].playing')).to_be_visible()
    assert table.frame(seat)["view"]["card"] == f"card-{who}"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("game", ["mr_jack", "mr_jack_pocket"])
def test_a_call_is_shown_in_its_stages(
    browser: Browser, server: Server, game: str, motion: Motion
) -> None:
    table, seat, watching = before_a_call(server, game)
    page = browser.new_context(reduced_motion=motion).new_page()
    page.goto(table.page(watching))
    page.wait_for_selector(".turn")
    page.evaluate(WATCH)
    suspects = suspects_in(table.frame(watching)["view"])
    while len(played(table.frame(watching)["view"])) == 3:
        table.act(seat)
    page.wait_for_function("() => window.stages.some(({ stage }) => stage === 'done')")
    shown = page.evaluate("() => window.stages")
    names = [one["stage"] for one in shown]
    after = table.frame(watching)["view"]
    turned = suspects - suspects_in(after)
    assert names[0] == "pulse"
    assert shown[0]["pulses"] == suspects
    assert names.count("closing") == names.count("opening") == turned
    if game == "mr_jack":
        assert shown[names.index("lamp")]["dying"] == 1
    if motion == "reduce":
        assert {one["moving"] for one in shown} == {0}
    page.context.close()


def played(view: dict[str, Any]) -> list[Any]:
    """List the actions of this turn that are done."""
    return view["done"] if view["game"] == "mr_jack" else list(range(view["played"]))


def suspects_in(view: dict[str, Any]) -> int:
    """Count those who are still suspected."""
    if view["game"] == "mr_jack":
        return sum(one["suspect"] for one in view["characters"])
    return sum(not tile["cleared"] for tile in view["tiles"])


def before_a_call(server: Server, game: str) -> tuple[Made, int, int]:
    """Play until the turn's last action is to come; give who acts, and who watches."""
    table, seat, _ = play_until(server, game, lambda frame: len(played(frame["view"])) == 3)
    return table, seat, 1 - seat


def test_a_tile_is_turned_by_a_handle_after_a_preview(page: Page, server: Server) -> None:
    table, seat, choices = play_until(server, "mr_jack_pocket", can_turn_a_wall)
    turn = next(choice for choice in choices if has_a_wall(choice) and choice["verb"] == "left")
    tile = turn["path"][0]
    page.goto(table.page(seat))
    page.locator(f'.board .spot[data-element="{tile}"]').click()
    handles = page.locator("[data-handle]")
    expect(handles).to_have_count(3)
    for box in (handle.bounding_box() for handle in handles.all()):
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
    expect(page.locator(".popover")).to_have_count(0)
    page.locator('[data-handle="left"]').hover()
    expect(page.locator(f'[data-preview="{turn["preview"]["side"]}"]')).to_have_count(1)
    told = turn["preview"]["text"]["args"]
    expect(page.locator(".pill").last).to_contain_text(
        f"a call then: {told['seen']} in sight, {told['unseen']} not"
    )
    page.locator('[data-handle="left"]').click()
    expect(handles).to_have_count(0)
    expect(page.locator(".turn .expected")).not_to_contain_text("Give a tile")
    walls = {one["tile"]: one["wall"] for one in table.frame(seat)["view"]["tiles"]}
    assert walls[tile] == turn["preview"]["side"]


def can_turn_a_wall(frame: dict[str, Any]) -> bool:
    """Tell whether a tile with a wall can be turned before the last token, which brings a call."""
    return bool(frame["view"]["played"] < 3) and any(map(has_a_wall, frame["choices"]))


def has_a_wall(choice: Choice) -> bool:
    """Tell whether a choice turns a tile with a wall."""
    return bool(choice.get("preview", {}).get("side"))


def test_a_second_click_on_a_tile_turns_it_right(page: Page, server: Server) -> None:
    table, seat, choices = play_until(server, "mr_jack_pocket", can_turn_a_wall)
    turn = next(choice for choice in choices if has_a_wall(choice) and choice["verb"] == "right")
    tile = page.locator(f'.board .spot[data-element="{turn["path"][0]}"]')
    page.goto(table.page(seat))
    tile.click()
    expect(page.locator("[data-handle]")).to_have_count(3)
    tile.click()
    expect(page.locator("[data-handle]")).to_have_count(0)
    expect(page.locator(".turn .expected")).not_to_contain_text("Give a tile")
    walls = {one["tile"]: one["wall"] for one in table.frame(seat)["view"]["tiles"]}
    assert walls[turn["path"][0]] == turn["preview"]["side"]


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_a_detective_is_sent_by_his_destination(page: Page, server: Server, hand: str) -> None:
    table, seat, choices = play_until(
        server, "mr_jack_pocket", lambda frame: {"one", "two"} <= verbs(frame)
    )
    two = next(choice for choice in choices if choice["verb"] == "two")
    page.goto(table.page(seat))
    spots = page.locator("[data-destination]")
    expect(spots).to_have_count(2)
    expect(page.locator(f'.spot.lit[data-element="{two["path"][0]}"]')).to_have_count(0)
    spot = page.locator(f'[data-element="{two["preview"]["place"]}"][data-destination="2"]')
    told = two["preview"]["text"]["args"]
    counts = page.locator(f'[data-counts="{two["preview"]["place"]}"]')
    expect(counts).to_have_text(counted(told))
    if hand == "mouse":
        spot.hover()
    else:
        spot.focus()
    expect(page.locator(".pill.bright")).to_contain_text("a call then")
    asked = page.locator(".turn .expected").text_content() or ""
    if hand == "mouse":
        spot.click()
    else:
        page.keyboard.press("Enter")
    expect(spots).to_have_count(0)
    expect(page.locator(".turn .expected")).not_to_have_text(asked)
    spaces = {one["detective"]: one["space"] for one in table.frame(seat)["view"]["detectives"]}
    assert spaces[two["path"][0]] == two["preview"]["place"]


SOUTH = {"space-5", "space-6", "space-7"}


def counted(told: dict[str, int]) -> re.Pattern[str]:
    """Match the two counts of a call, with nothing but signs between them."""
    return re.compile(f"^\\D*{told['seen']}\\D+{told['unseen']}\\D*$")


def test_what_calls_would_tell_stands_in_the_rings_on_a_phone(page: Page, server: Server) -> None:
    def are_neighbours(frame: dict[str, Any]) -> bool:
        if verbs(frame) != {"one", "two"}:
            return False
        return {one["preview"]["place"] for one in frame["choices"]} < SOUTH

    table, seat, choices = play_until(server, "mr_jack_pocket", are_neighbours)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(table.page(seat))
    expect(page.locator("[data-counts]")).to_have_count(2)
    for choice in choices:
        place = choice["preview"]["place"]
        spot, counts = (page.locator(f'[data-{what}="{place}"]') for what in ("element", "counts"))
        expect(counts).to_have_text(counted(choice["preview"]["text"]["args"]))
        inner, outer = counts.bounding_box(), spot.locator(".ring").first.bounding_box()
        assert inner is not None
        assert outer is not None
        assert outer["x"] <= inner["x"]
        assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]


def test_of_two_rotations_only_the_one_in_use_is_marked(page: Page, server: Server) -> None:
    table, seat, _ = play_until(
        server,
        "mr_jack_pocket",
        lambda frame: (
            "right" in verbs(frame)
            and [one["face"] for one in frame["view"]["tokens"]].count("token-rotation") == 2
            and sum(one["used_by"] is None for one in frame["view"]["tokens"]) == 3
        ),
    )
    page.goto(table.page(seat))
    rotations = page.locator('.tokens [data-element="token-rotation"]')
    expect(rotations).to_have_count(2)
    expect(page.locator('.tokens .held[data-element="token-rotation"]')).to_have_count(1)
    expect(page.locator('.tokens .open[data-element="token-rotation"]')).to_have_count(1)


def test_a_pocket_board_is_as_wide_as_a_phone(page: Page, server: Server) -> None:
    table, seat, _ = play_until(server, "mr_jack_pocket", lambda frame: "take" in verbs(frame))
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(table.page(seat))
    token = page.locator(".tokens button").first
    token.wait_for()
    box = token.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    board = page.locator(".map > svg").bounding_box()
    assert board is not None
    assert min(board["width"], board["height"]) >= 380


def test_hexes_can_be_made_large_enough_for_a_finger(page: Page, server: Server) -> None:
    table, seat, choices = play_until(server, "mr_jack", lambda frame: "move" in verbs(frame))
    place = next(choice["path"][0] for choice in choices if choice["verb"] == "move")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(table.page(seat))
    hexagon = page.locator(f'.board .spot[data-element="{place}"]')
    hexagon.wait_for()
    page.get_by_role("button", name="Zoom in").click()
    box = hexagon.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    hexagon.click()
    expect(page.locator(".turn .expected")).to_be_visible()
