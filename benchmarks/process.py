"""What a process uses and what is left to it, as Linux tells it, and where it runs."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
CORES = sorted(os.sched_getaffinity(0))


def on_its_core(command: Sequence[str]) -> list[str]:
    """Run a server on the first core, where there is another one for the load."""
    return ["taskset", "-c", str(CORES[0]), *command] if len(CORES) > 1 else list(command)


def leave_its_core() -> None:
    """Keep this process, and those it starts, off the servers' core."""
    if len(CORES) > 1:
        os.sched_setaffinity(0, CORES[1:])


def memory_of(pid: int) -> int:
    """Give the bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def seconds_of(pid: int) -> float:
    """Give the seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def stolen() -> float:
    """Give the processor seconds that the machine wanted so far and its host gave to others."""
    return int(Path("/proc/stat").read_text().split("\n", 1)[0].split()[8]) / TICKS
