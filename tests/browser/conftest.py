"""A browser, a server, and pages that complain of nothing."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.serving import Server

PATIENCE = 60_000  # milliseconds, for a machine with much else to do
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    found = find_chromium()
    if found is None:
        pytest.skip("no Chromium on this machine: python tools/browser.py installs Debian's")
    return {"executable_path": found, "args": FLAGS}


@pytest.fixture(scope="session")
def browser(browser: Browser) -> Browser:
    """Keep service workers out of all tests but those that ask for one.

    A page with a service worker may come from its cache, and goes on in other windows.
    """
    usual = functools.partial(browser.new_context, service_workers="block")
    browser.new_context = usual  # type: ignore[method-assign]  # for every test alike
    return browser


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    return {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve one house to all tests that do not shut it down."""
    serving = Server(tmp_path_factory.mktemp("house"))
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Serve a house that a test may shut down."""
    serving = Server(tmp_path)
    serving.start()
    yield serving
    serving.stop()


# What happened is not shown line by line, unless a test has chosen a speed.
AT_ONCE = """
  if (location.protocol.startsWith('http')) {
    const kept = JSON.parse(localStorage.getItem('gaslamp:settings') ?? '{}');
    localStorage.setItem('gaslamp:settings', JSON.stringify({ speed: 'off', ...kept }));
  }
"""


@pytest.fixture
def context(context: BrowserContext) -> Iterator[BrowserContext]:
    """Fail on whatever a page complains of: errors, refused resources, broken styles."""
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        # A line that drops is told to the player; the browser notes it here as well.
        if message.type == "error" and "WebSocket" not in message.text:
            complaints.append(message.text)

    def watch(page: Page) -> None:
        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))

    context.on("page", watch)
    context.add_init_script(AT_ONCE)
    context.set_default_timeout(PATIENCE)
    yield context
    assert complaints == []
