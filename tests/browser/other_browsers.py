"""Tries the core flows in Firefox, WebKit and Chromium: `make browsers`.

`python -m tests.browser.other_browsers [--only WORD] [BROWSER…]` prints a table, a flow in a row;
what fails is said below it, with a picture in build/browsers. A browser that the machine does not
have is named. The exit code is the number of failures.
"""

from __future__ import annotations

import re
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path

from cyclopts import App
from rich.console import Console

from gaslamp.arena.speed import plain_table
from tests.browser.engines import Browser, find_browsers
from tests.browser.flows import FLOWS, quiet
from tests.browser.serving import Server
from tests.browser.webdriver import WebDriverError, Window

PICTURES = Path(__file__).resolve().parents[2] / "build" / "browsers"

app = App(name="python -m tests.browser.other_browsers", version_flags=[])


def attempt(browser: Browser, flow: str) -> str:
    """Try a flow in a browser, with a server of its own; say what went wrong."""
    with ExitStack() as stack:
        server = Server(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        server.start()
        stack.callback(server.stop)
        windows: list[Window] = []

        def open_window(phone: bool) -> Window:
            windows.append(browser.open(stack, phone))
            return windows[-1]

        try:
            FLOWS[flow](open_window, server)
            for window in windows:
                quiet(window)
        except (AssertionError, WebDriverError, OSError) as error:
            wrong = [str(error)[:600]]
            for number, window in enumerate(windows, 1):
                name = re.sub(r"\W+", "_", f"{browser.name}_{flow}_{number}").lower()
                with suppress(WebDriverError, OSError):  # the browser may be gone
                    wrong += window.complaints()
                    window.picture(PICTURES / f"{name}.png")
            return "; ".join(wrong)
    return ""


@app.default
def main(*names: str, only: str = "") -> int:
    """Print the table; give the number of failures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    found = [one for one in find_browsers() if not names or one.name.lower() in names]
    for browser in (one for one in found if one.missing):
        print(f"{browser.name} could not be had: {browser.missing} is missing.")
    present = [one for one in found if not one.missing]
    table = plain_table("Core flows")
    table.add_column("flow")
    for browser in present:
        table.add_column(browser.name)
    failures = []
    for flow in (name for name in FLOWS if only in name):
        cells = []
        for browser in present:
            begun = time.perf_counter()
            wrong = attempt(browser, flow)
            took = f"{time.perf_counter() - begun:.0f} s"
            cells.append("✗" if wrong else f"✓ {took}")
            failures += [f"{browser.name}, {flow}: {wrong}"] if wrong else []
            print(f"{browser.name}: {flow}: {cells[-1]}", flush=True)
        table.add_row(flow, *cells)
    Console().print(table)
    for failure in failures:
        print(failure)
    return len(failures)


if __name__ == "__main__":
    app()
