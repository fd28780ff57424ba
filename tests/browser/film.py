"""Films of games at normal speed, as contact sheets: what a player sees happen.

A film of a beginning is a game against bots in which a player clicks at random. A film of an end
shows the last moves of a game between bots; there is one for each side that wins. The page's clock
goes on from frame to frame: on a slow machine nothing is left out.
"""

from __future__ import annotations

import base64
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.endings import Ending, ending_table
from tests.browser.playing import CHOICE, LIT, OVER, SEND, SLIP, Mouse, pick_now
from tests.browser.serving import Made, Server

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
# Who plays: the seat that is filmed is a person.
SEATS = {
    "scotland_yard": 2,
    "mr_jack": 2,
    "mr_jack_pocket": 2,
    "whitechapel": 2,
    "lady_alice": 4,
}
SIDES = (0, 1)
SECONDS = 40.0  # of the film of a beginning
LONGEST = 90.0  # seconds of the film of an end
HELD = 2.0  # seconds of the end page
EVERY = 0.4  # seconds between two frames
PAUSE = 1.5  # seconds between two clicks
PACE = 0.7  # seconds between two moves of an end
SETTINGS = {"help": "weights", "pace": round(1000 * PACE)}
# Frames in a row, rows on a sheet, and how wide each frame is.
SHEETS = {"desk": (4, 5, 480), "phone": (8, 3, 196)}
SHOWING = ".just-now.showing"
BUTTON = "[data-moment] button"  # of a card that stays

# Does something where it is time, by the page's clock; tells whether the film is over.
Step = Callable[[Page, float], bool]


def take_films(browser: Browser, server: Server, folder: Path, wanted: Sequence[str]) -> list[str]:
    """Film the beginnings and ends of every game, on both screens; name the films taken."""
    taken = []
    for name, size, address, step in _films(server, wanted):
        frames = _film(browser, address, size, step)
        for number, sheet in enumerate(_contact_sheets(browser, frames, size), 1):
            (folder / f"{name}.{number}.png").write_bytes(sheet)
        taken.append(name)
    return taken


def _films(server: Server, wanted: Sequence[str]) -> Iterator[tuple[str, str, str, Step]]:
    """Name each film, with its screen, the address of its page and what happens in it."""

    def is_wanted(name: str) -> bool:
        return not wanted or any(part in name for part in wanted)

    for game, count in SEATS.items():
        for side in SIDES:
            for size in SIZES:
                name = f"film-{game}-{side}.{size}"
                if is_wanted(name):
                    people = ["human" if seat == side else "novice" for seat in range(count)]
                    table = server.make(game, *people, settings=SETTINGS)
                    yield name, size, table.page(side), _playing()
        for winner, side, size in product(SIDES, SIDES, SIZES):
            name = f"film-{game}-won-by-{winner}-{side}.{size}"
            if is_wanted(name):
                ending = ending_table(server.folder, game, count, winner)
                table = server.find(ending.table)
                yield name, size, table.page(side), _ending(table, ending)


def _playing() -> Step:
    """Click at random for a while."""
    hand, clicked = Mouse(), 0.0

    def step(page: Page, now: float) -> bool:
        nonlocal clicked
        if now - clicked > PAUSE and page.locator(f"{LIT}, {CHOICE}, {SLIP}").count() > 0:
            if page.locator(SEND).count() > 0 and hand.rng.randrange(2) == 0:
                page.locator(SEND).first.click()  # what is planned could be changed for ever
            else:
                pick_now(page, hand)
            clicked = now
        return now > SECONDS or page.locator(OVER).count() > 0

    return step


def _ending(table: Made, ending: Ending) -> Step:
    """Let the last moves of a game be made, each when the one before was shown."""
    left, moved, over = iter(ending.last), 0.0, 0.0

    def step(page: Page, now: float) -> bool:
        nonlocal moved, over
        if page.locator(BUTTON).count() > 0:
            page.locator(BUTTON).first.click()
        if page.locator(SHOWING).count() == 0 and now - moved > PACE:
            moved = now
            move = next(left, None)
            if move is not None:
                table.carry_out(*move)
        if not over and page.locator(OVER).count() > 0:
            over = now
        return now > LONGEST or (over > 0 and now - over > HELD)

    return step


def _context(browser: Browser, size: str) -> BrowserContext:
    width, height = SIZES[size]
    return browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=size == "phone",
        is_mobile=size == "phone",
        service_workers="block",
    )


def _film(browser: Browser, address: str, size: str, step: Step) -> list[bytes]:
    """Take a picture every moment in which something changed."""
    context = _context(browser, size)
    page = context.new_page()
    page.clock.install()
    page.goto(address)
    page.wait_for_selector(".just-now")
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    frames: list[bytes] = []
    now, is_over = 0.0, False
    while not is_over:
        began = time.monotonic()
        frame = page.screenshot(type="jpeg", quality=60)
        if frames[-1:] != [frame]:
            frames.append(frame)
        is_over = step(page, now)
        page.clock.run_for(round(1000 * EVERY))
        now += EVERY
        page.wait_for_timeout(max(0.0, 1000 * (EVERY - (time.monotonic() - began))))
    context.close()
    return frames


def _contact_sheets(browser: Browser, frames: list[bytes], size: str) -> Iterator[bytes]:
    """Lay the frames out in rows, in the order of time."""
    across, down, wide = SHEETS[size]
    rows = f"margin:0;display:grid;gap:4px;grid-template-columns:repeat({across},{wide}px)"
    page = browser.new_page(viewport={"width": across * (wide + 4), "height": 400})
    for first in range(0, len(frames), across * down):
        pictures = "".join(
            f'<img width="{wide}" src="data:image/jpeg;base64,{base64.b64encode(frame).decode()}">'
            for frame in frames[first : first + across * down]
        )
        page.set_content(f'<body style="{rows}">{pictures}')
        page.wait_for_function("[...document.images].every((image) => image.complete)")
        yield page.screenshot(full_page=True)
    page.close()
