"""A game of each against a bot, to its end: by mouse, and by keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import OVER, Hand, Keys, Mouse, play
from tests.browser.serving import Server

BOT = "random"
GAMES = {
    "scotland_yard": ("human", BOT),
    "mr_jack": (BOT, "human"),
    "mr_jack_pocket": (BOT, "human"),
    "whitechapel": ("human", BOT),
    "lady_alice": (BOT, "human", BOT),
}
OPTIONS: dict[str, dict[str, int]] = {"lady_alice": {"seats": 3, "round_limit": 3}}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("hand", [Mouse, Keys], ids=["mouse", "keys"])
def test_a_game_can_be_played_to_its_end(
    page: Page, server: Server, game: str, hand: type[Hand]
) -> None:
    seats = GAMES[game]
    table = server.make(game, *seats, options=OPTIONS.get(game, {}))
    page.goto(table.page(seats.index("human")))
    assert play(page, hand())
    expect(page.locator(OVER)).to_be_visible()
    assert table.frame(seats.index("human"))["turn"] == "over"
