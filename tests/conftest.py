"""What holds for all tests: their order, and that Ctrl-C can be tried."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

HERE = Path(__file__).parent
BROWSER = HERE / "browser"
UNTRACED = pytest.StashKey[bool]()
WALKS = ("test_belief*.py", "test_observation.py", "test_policies.py", "test_secrets.py")
HEURISTICS = "test_heuristics.py"
# A game of each of many kinds of Jack: minutes as plain Python.
TOO_LONG_TO_SAMPLE = {"test_the_police_learn_whether_jack_has_sense"}
LONGEST = {HERE / "test_conformance.py", HERE / "games" / "whitechapel" / "test_random_games.py"}


settings.register_profile("busy machine", deadline=None)  # a slow example is no wrong one
settings.load_profile("busy machine")


def pytest_configure() -> None:
    """Heed Ctrl-C: a shell starts what runs in its background without, and so would all tests."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest tests first, so that nobody waits for one alone, and the browser's last.

    The browser's driver keeps an event loop that others can't live with.
    """
    items.sort(key=lambda item: (BROWSER in item.path.parents, item.path not in LONGEST))
    in_order = sorted(items, key=lambda item: item.nodeid)  # the same, whatever order they run in
    _trace_once(in_order)
    _sample(in_order)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Print what repeats the order in which the tests ran; otherwise it is another every time."""
    if config.getoption("randomly_reorganize", False):
        seed = config.getoption("randomly_seed")
        terminalreporter.write_line(f"for the same order: --randomly-seed={seed}")


def _trace_once(items: list[pytest.Item]) -> None:
    """Measure the coverage of one case of each long walk: it takes five times as long as the walk.

    The others walk the same code, with other seats, options or policies.
    """
    traced = set()
    for item in items:
        if isinstance(item, pytest.Function) and any(item.path.match(walk) for walk in WALKS):
            item.stash[UNTRACED] = item.function in traced
            traced.add(item.function)


def _sample(items: list[pytest.Item]) -> None:
    """Mark one case of each test of heuristics, which runs again as plain Python."""
    sampled = set()
    for item in items:
        if isinstance(item, pytest.Function) and item.path.name == HEURISTICS:
            if item.originalname in TOO_LONG_TO_SAMPLE or item.function in sampled:
                continue
            sampled.add(item.function)
            item.add_marker("sampled")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Hide from coverage's tracer; its own `no_cover` does nothing where tests are distributed."""
    tracer = sys.gettrace()
    if item.stash.get(UNTRACED, False):
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
