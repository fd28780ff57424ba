"""What the tests have workers do: stop, die, fail, or wait, at a moment that the test knows."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def own_id(_: str) -> int:
    """Give the worker's process id."""
    return os.getpid()


def stop_at_first(told: str) -> int:
    """Tell the test and be stopped, the first time; answer the second time."""
    return _first(told, signal.SIGSTOP)


def die_at_first(told: str) -> int:
    """Tell the test and be killed, the first time; answer the second time."""
    return _first(told, signal.SIGKILL)


def always_die(told: str) -> int:
    """Count, and be killed."""
    with Path(told).open("a") as file:
        file.write("x")
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def always_fail(told: str) -> int:
    """Count, and raise."""
    with Path(told).open("a") as file:
        file.write("x")
    raise ValueError(told)


def wait_to_be_told(pipes: str) -> int:
    """Tell the test by one pipe, then wait until the test writes to another."""
    begun, gate = pipes.split()
    Path(begun).write_bytes(b"x")
    Path(gate).read_bytes()
    return os.getpid()


def _first(told: str, by: signal.Signals) -> int:
    flag = Path(f"{told}.flag")
    if not flag.exists():
        flag.touch()
        Path(told).write_bytes(b"x")  # a named pipe: waits until the test reads
        os.kill(os.getpid(), by)
    return os.getpid()
