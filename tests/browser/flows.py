"""What every browser must do: each flow takes windows of one browser and raises where it fails."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from tests.browser.client_words import client_word
from tests.browser.playing import LIT, OVER, Hand, Keys, Mouse, pick_now, play
from tests.browser.serving import Server
from tests.browser.webdriver import PATIENCE, Window
from tests.waiting import wait_until

Open = Callable[[bool], Window]
MINE: Final = ".turn.mine"
GAME: Final = "Mr. Jack Pocket"
AT_ONCE: Final = """() => localStorage.setItem('gaslamp:settings', '{"speed":"off"}')"""
POSITION: Final = """() => [...document.querySelectorAll('.board [data-element]')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.dataset.element, ...[x, y, width, height].map(Math.round)].join(' ');
}).sort()"""
WIDER: Final = "() => document.documentElement.scrollWidth - innerWidth"
FOCUS_ON: Final = """(name) => {
  const one = document.activeElement;
  const called = one?.getAttribute('aria-label') ?? one?.innerText ?? '';
  return called.toLowerCase().includes(name.toLowerCase());
}"""
DRAWER: Final = "() => document.querySelector('aside.drawer').className"
KEPT: Final = "() => localStorage.getItem('gaslamp:offline') !== null"
MOST_TABS: Final = 60
OPTIONS: Final[dict[str, dict[str, int]]] = {"lady_alice": {"seats": 3, "round_limit": 3}}
PAGES: Final = (
    "",
    "new/whitechapel",
    "rules/mr_jack",
    "learn",
    "learn/scotland_yard/detectives",
    "puzzles",
    "fair",
    "settings",
    "player",
    "balance",
    "leagues",
    "replay",
    "nowhere",
)


def at_home(window: Window, server: Server, place: str = "") -> Window:
    """Open the home page, or another; what happens at a table is shown at once."""
    window.goto(server.address)
    window.evaluate(AT_ONCE)
    window.goto(f"{server.address}{place}")
    window.reload()
    window.wait_for("h1")
    return window


def choose_by_keys(window: Window, name: str) -> None:
    """Walk to a button by Tab and press Enter."""
    for _ in range(MOST_TABS):
        if window.evaluate(FOCUS_ON, name):
            window.keyboard.press("Enter")
            return
        window.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to “{name}”")


def reloaded(window: Window) -> list[str]:
    """Load the page anew; give where everything on the board is once it is the player's turn."""
    window.reload()
    window.wait_for(f"{MINE}, {OVER}")
    window.wait_for(f"{LIT}, {OVER}")
    found: list[str] = window.evaluate(POSITION)
    return found


def play_and_look_back(window: Window, hand: Hand, steps: int) -> None:
    """Play some moves, load the page anew, resign, and step through the replay."""
    play(window, hand, steps)
    before, after = (reloaded(window) for _ in range(2))
    assert len(before) > 9
    assert after == before, "after a reload the board is another"
    if window.locator(OVER).count() == 0:
        window.press(client_word("resign"), "button")
        window.press(client_word("resign-sure"), "[role=alertdialog] button, dialog button, button")
    window.wait_for(OVER)
    window.press(client_word("end-replay"))
    window.press(client_word("step-on"))
    window.wait_for("svg [data-element]")


def play_now(language: str = "en") -> str:
    """Give the name of the button of a door."""
    what = client_word("home-play-now", language)
    return client_word("said-of", language, what=what, text=GAME)


def by_mouse(open_window: Open, server: Server) -> None:
    """From the home page to a game, and back through its replay, by mouse."""
    window = at_home(open_window(False), server)
    window.press(play_now())
    window.press("the investigator", ".quick button")
    window.wait_for(MINE)
    play_and_look_back(window, Mouse(), 6)


def by_keyboard(open_window: Open, server: Server) -> None:
    """The same by keys alone."""
    window = at_home(open_window(False), server)
    choose_by_keys(window, play_now())
    window.wait_for(".quick button")
    choose_by_keys(window, "the investigator")
    window.wait_for(MINE)
    play_and_look_back(window, Keys(), 4)


def whole_game(open_window: Open, server: Server) -> None:
    """A short game to its end."""
    game = "lady_alice"
    table = server.make(game, "random", "human", "random", options=OPTIONS[game])
    window = at_home(open_window(False), server, table.page(1).removeprefix(server.address))
    assert play(window, Mouse()), "the game does not end"


def every_board(open_window: Open, server: Server) -> None:
    """Two moves on each board."""
    window = at_home(open_window(False), server)
    for game in ("scotland_yard", "mr_jack", "whitechapel", "lady_alice"):
        seats = 3 if game == "lady_alice" else 2
        table = server.make(game, *["human"] * seats, options=OPTIONS.get(game, {}))
        turn = int(table.frame(0)["turn"])
        window.goto(table.page(turn))
        window.wait_for(MINE)
        play(window, Mouse(), 2)
        quiet(window)


def by_link(open_window: Open, server: Server) -> None:
    """A link joins a second browser to the table of the first; what one plays the other sees."""
    host = at_home(open_window(False), server, "#/new/mr_jack_pocket")
    host.press(client_word("company-friends"), "button, [role=radio]")
    host.press(client_word("new-start"), "button")
    host.wait_for(".room .seats")
    link = host.wait_for_function(
        "() => [...document.querySelectorAll('input')].map((one) => one.value)"
        ".find((value) => value.includes('#/join/'))"
    )
    guest = at_home(open_window(False), server, link.removeprefix(server.address))
    guest.press(client_word("join-sit"), "button")
    for window in (host, guest):
        window.wait_for(".turn")
    first, other = (host, guest) if host.locator(MINE).count() else (guest, host)
    mouse = Mouse()

    def has_passed() -> bool:
        passed = other.locator(MINE).count() > 0
        return passed or (pick_now(first, mouse) and False)

    wait_until(has_passed, PATIENCE)
    for window in (host, guest):
        quiet(window)


def on_a_phone(open_window: Open, server: Server) -> None:
    """The size of a phone: nothing is wider than the screen, and a finger plays."""
    window = at_home(open_window(True), server)
    assert window.evaluate("() => innerWidth") <= 480
    window.press(play_now())
    window.press("the investigator", ".quick button")
    window.wait_for(MINE)
    play(window, Mouse(), 3)
    before = window.evaluate(DRAWER)
    window.press(client_word("drawer"))
    window.wait_for_function(f"() => ({DRAWER})() !== {json.dumps(before)}")
    for place in ("", "rules/mr_jack", "settings", "new/scotland_yard"):
        window.goto(f"{server.address}#/{place}")
        window.wait_for("h1")
        assert window.evaluate(WIDER) <= 0, f"#/{place} is wider than a phone"


def in_french(open_window: Open, server: Server) -> None:
    """French is chosen on the home page and stays; a game is played in it."""
    window = at_home(open_window(False), server)
    window.press("FR: Français", "button")
    window.wait_for(".door", client_word("home-play-now", "fr"))
    window.reload()
    window.wait_for(".door", client_word("home-play-now", "fr"))
    assert window.evaluate("() => document.documentElement.lang") == "fr"
    window.press(play_now("fr"))
    window.press("l’Enquêteur", ".quick button")
    window.wait_for(MINE)
    play(window, Mouse(), 2)
    window.wait_for("button", client_word("tab-rules", "fr"))


def every_page(open_window: Open, server: Server) -> None:
    """Each page opens without an error and is no wider than its window."""
    window = at_home(open_window(False), server)
    for place in PAGES:
        window.goto(f"{server.address}#/{place}")
        window.wait_for("h1")
        assert window.evaluate(WIDER) <= 0, f"#/{place} is wider than its window"
        quiet(window)


def without_server(open_window: Open, server: Server) -> None:
    """The service worker keeps what can be read without the server."""
    window = at_home(open_window(False), server)
    window.wait_for_function(KEPT)
    server.stop()
    try:
        window.goto("about:blank")
        window.goto(f"{server.address}#/rules/mr_jack")
        window.wait_for("h1", "Mr. Jack")
    finally:
        server.start()


def quiet(window: Window) -> None:
    """Hold the page to having complained of nothing."""
    complaints = window.complaints()
    assert not complaints, complaints


FLOWS: Final[dict[str, Callable[[Open, Server], None]]] = {
    "home, play by mouse, reload, replay": by_mouse,
    "the same by keyboard": by_keyboard,
    "a game to its end": whole_game,
    "moves on the other boards": every_board,
    "joined by link in a second browser": by_link,
    "on a phone": on_a_phone,
    "in French": in_french,
    "every page": every_page,
    "without the server": without_server,
}
