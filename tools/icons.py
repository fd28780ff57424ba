"""Draws the icons of the installed client from `frontend/public/icon.svg`, by Chromium.

Used as `python tools/icons.py`, when the drawing has changed.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = ROOT / "frontend" / "public"
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import FLAGS, find_chromium  # noqa: E402  (beside this folder)

NIGHT = "#0f1826"
# The lantern alone in one colour, for the bar of a phone.
BADGE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="12 4 40 52"><path d="M24 20h16l4 4-5 22H25'
    'l-5-22zM22 18l6-8h8l6 8zM29 10V6h6v4zM27 48h10l2 6H25z" fill="#fff"/></svg>'
)


@dataclass(frozen=True)
class Icon:
    """A square picture: what fills it behind the drawing, and how much of it the drawing takes."""

    name: str
    size: int
    background: str = "transparent"
    scale: float = 1.0


# Systems cut their own shape out of some: there the background fills all of the square.
LAMPS = (
    Icon("icon-192.png", 192),
    Icon("icon-512.png", 512),
    Icon("icon-maskable.png", 512, NIGHT, 0.8),
    Icon("apple-touch-icon.png", 180, NIGHT, 0.9),
)


def main() -> None:
    """Draw all of them."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        page = browser.new_page()
        for icon in LAMPS:
            draw(page, drawing, icon)
        draw(page, BADGE, Icon("badge.png", 96, scale=0.9))
        browser.close()


def draw(page: Page, drawing: str, icon: Icon) -> None:
    """Draw one picture."""
    size, inner = icon.size, icon.size * icon.scale
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>*{{margin:0}}body{{display:grid;place-items:center;width:{size}px;height:{size}px;"
        f"background:{icon.background}}}svg{{width:{inner}px;height:{inner}px}}</style>{drawing}"
    )
    page.screenshot(path=PUBLIC / icon.name, omit_background=True)


if __name__ == "__main__":
    main()
