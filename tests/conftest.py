"""The order of the tests."""

from __future__ import annotations

from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browser's tests last: its driver keeps an event loop that others can't live with."""
    items.sort(key=lambda item: BROWSER in item.path.parents)
