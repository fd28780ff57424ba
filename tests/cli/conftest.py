"""The command line's tests speak English, start in a folder of their own and keep games there."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from gaslamp.cli import seat_options


@pytest.fixture(autouse=True)
def desk(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
    monkeypatch.setattr(seat_options, "DEFAULT_BOT", "random")  # who takes no time to think
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def heeded_interrupts() -> Iterator[None]:
    """Heed Ctrl-C again after a program that ended here: it ignores what comes at its end."""
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)
