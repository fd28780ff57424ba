"""The same load on boardgame.io, from npm, in a folder that git ignores."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import msgspec
from tests.service.serving import free_port

from benchmarks.process import memory_of, on_its_core, seconds_of
from benchmarks.service.loading import Load, Measured, Phase, by_memory

HERE = Path(__file__).parent / "boardgame_io"
FOLDER = Path("build") / "boardgame_io"
FILES = ("package.json", "server.cjs", "load.cjs")
PACKAGES = ("boardgame.io", "node-persist", "socket.io-client")
PATIENCE = 30.0
LONGEST_LINE = 2**24


def install() -> None:
    """Install boardgame.io where it is missing."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in FILES:
        shutil.copy(HERE / name, FOLDER / name)
    if not all((FOLDER / "node_modules" / package).exists() for package in PACKAGES):
        command = ["npm", "install", "--no-audit", "--no-fund"]
        subprocess.run(command, cwd=FOLDER, check=True, capture_output=True)  # noqa: S603


class BoardgameIo:
    """boardgame.io's own server under load."""

    def __init__(self, folder: Path | None = None) -> None:
        """Let it keep its games in a folder's files, or in memory."""
        self.kept = [] if folder is None else [str(folder)]

    async def measure(self, load: Load) -> Measured:
        """Serve the counter, and let players play it."""
        install()
        port = free_port()
        command = on_its_core(["node", "server.cjs", str(port), *self.kept])
        server = await asyncio.create_subprocess_exec(
            *command, cwd=FOLDER, stdout=subprocess.DEVNULL
        )
        try:
            await _answers(port)
            numbers = (port, load.tables, load.rate, load.seconds, load.at_once)
            players = await asyncio.create_subprocess_exec(
                "node",
                "load.cjs",
                *map(str, numbers),
                cwd=FOLDER,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                limit=LONGEST_LINE,
            )
            return await self._follow(players, server.pid, load)
        finally:
            server.kill()
            await server.wait()

    async def _follow(self, players: asyncio.subprocess.Process, pid: int, load: Load) -> Measured:
        sizes = []
        for _ in range(3):
            await _next(players)
            sizes.append(memory_of(pid))
            used = seconds_of(pid)
            _go_on(players)
        phases: list[Phase] = []
        for _ in range(2):
            told = await _next(players)
            phases.append(Phase(told["times"], told["seconds"], seconds_of(pid) - used))
            used = seconds_of(pid)
            _go_on(players)
        await players.wait()
        at_rate, most = phases
        return Measured(*by_memory(sizes, load.tables), at_rate, most)


async def _next(players: asyncio.subprocess.Process) -> dict[str, Any]:
    assert players.stdout is not None
    line = await players.stdout.readline()
    told: dict[str, Any] = msgspec.json.decode(line)
    return told


def _go_on(players: asyncio.subprocess.Process) -> None:
    assert players.stdin is not None
    players.stdin.write(b"\n")


async def _answers(port: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise AssertionError("boardgame.io does not answer")
