"""Films of games against bots at normal speed, as contact sheets: what a player sees happen."""

from __future__ import annotations

import base64
import time
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.playing import CHOICE, LIT, OVER, Mouse, pick_now
from tests.browser.serving import Server

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
# Who plays: the seat that is filmed is a person.
SEATS = {
    "scotland_yard": ("novice", "novice"),
    "mr_jack": ("novice", "novice"),
    "mr_jack_pocket": ("novice", "novice"),
    "whitechapel": ("novice", "novice"),
    "lady_alice": ("novice", "novice", "novice", "novice"),
}
SIDES = (0, 1)
SECONDS = 40.0  # of each film
EVERY = 0.4  # seconds between two frames
PAUSE = 1.5  # seconds between two clicks
ACROSS = {"desk": (5, 420), "phone": (10, 200)}  # frames in a row, and how wide each is


def take_films(browser: Browser, server: Server, folder: Path, wanted: list[str]) -> list[str]:
    """Film every game from both sides on both screens; name the films that were taken."""
    taken = []
    for game, seats in SEATS.items():
        for side in SIDES:
            for size in SIZES:
                name = f"film-{game}-{side}.{size}"
                if wanted and not any(part in name for part in wanted):
                    continue
                people = [*seats[:side], "human", *seats[side + 1 :]]
                table = server.make(game, *people, settings={"help": "weights", "pace": 700})
                frames = _film(browser, table.page(side), size)
                (folder / f"{name}.png").write_bytes(_contact_sheet(browser, frames, size))
                taken.append(name)
    return taken


def _context(browser: Browser, size: str) -> BrowserContext:
    width, height = SIZES[size]
    return browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=size == "phone",
        is_mobile=size == "phone",
        service_workers="block",
    )


def _film(browser: Browser, address: str, size: str) -> list[bytes]:
    """Play at random for a while, and take a picture every moment."""
    context = _context(browser, size)
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(".just-now")
    frames: list[bytes] = []
    hand, clicked, end = Mouse(), 0.0, time.monotonic() + SECONDS
    while time.monotonic() < end:
        began = time.monotonic()
        frames.append(page.screenshot(type="jpeg", quality=60))
        if page.locator(OVER).count() > 0:
            break
        if began - clicked > PAUSE and page.locator(f"{LIT}, {CHOICE}").count() > 0:
            pick_now(page, hand)
            clicked = time.monotonic()
        page.wait_for_timeout(max(0.0, 1000 * (EVERY - (time.monotonic() - began))))
    context.close()
    return frames


def _contact_sheet(browser: Browser, frames: list[bytes], size: str) -> bytes:
    """Lay the frames out in rows, in the order of time."""
    across, wide = ACROSS[size]
    pictures = "".join(
        f'<img width="{wide}" src="data:image/jpeg;base64,{base64.b64encode(frame).decode()}">'
        for frame in frames
    )
    page: Page = browser.new_page(viewport={"width": across * (wide + 4), "height": 400})
    rows = f"margin:0;display:grid;gap:4px;grid-template-columns:repeat({across},{wide}px)"
    page.set_content(f'<body style="{rows}">{pictures}')
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    sheet = page.screenshot(full_page=True)
    page.close()
    return sheet
