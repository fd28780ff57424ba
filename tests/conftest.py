"""What holds for all tests: their order, and that Ctrl-C can be tried."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

HERE = Path(__file__).parent
BROWSER = HERE / "browser"
LONGEST = {HERE / "test_conformance.py", HERE / "games" / "whitechapel" / "test_random_games.py"}


def pytest_configure() -> None:
    """Heed Ctrl-C: a shell starts what runs in its background without, and so would all tests."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest tests first, so that nobody waits for one alone, and the browser's last.

    The browser's driver keeps an event loop that others can't live with.
    """
    items.sort(key=lambda item: (BROWSER in item.path.parents, item.path not in LONGEST))
