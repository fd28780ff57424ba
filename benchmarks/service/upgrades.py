"""Starts an older Gaslamp, plays, stops it, and goes on with this one: `make upgrades`.

The older one is the last tag, or the commit that `--old` names. Both are built as wheels and
installed in environments of their own, with the libraries that each asks for. Tables of every game
are played on SQLite and on PostgreSQL, and each seat must be shown the same before and after.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from cyclopts import App
from rich.console import Console
from tests.browser.serving import Made, Server
from tests.service.postgres import NoPostgres, running_postgres

from gaslamp.arena.speed import plain_table
from gaslamp.games.registry import GAMES

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "upgrades"
Command = list[str | Path]
UV = shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"
FEWEST = 5  # moves at each table, before and after
# What is the same for a seat whatever the program: how far the game is, and whose turn it is.
SAME = ("version", "turn", "over")

app = App(name="python -m benchmarks.service.upgrades", version_flags=[])


class Installed(Server):
    """`gaslamp serve` of an environment of its own, on a database that it shares with another."""

    def __init__(self, program: Path, folder: Path, database: str) -> None:
        """Choose a port; nothing runs yet."""
        super().__init__(folder)
        self.program = program
        self.database = database

    def start(self) -> None:
        """Start, and wait until it answers."""
        command: Command = [
            self.program,
            "serve",
            "--port",
            str(self.port),
            "--workers",
            "1",
        ]
        command += ["--data-dir", self.folder, "--database", self.database]
        self.process = subprocess.Popen(  # noqa: S603  (one of the two that were built)
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self.wait()

    def stop(self) -> None:
        """Ask it to stop, as an operator does before an upgrade."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(60)
            self.process = None


def git(*arguments: str) -> str:
    """Ask git."""
    command = ["git", *arguments]
    return subprocess.run(  # noqa: S603
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False
    ).stdout.strip()


def installed(name: str, commit: str) -> Path:
    """Build a commit's wheel and install it in an environment of its own; give its program."""
    folder = FOLDER / name
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "source").mkdir(parents=True)
    packed = folder / "source.tar"
    git("archive", "-o", str(packed), commit)
    shutil.unpack_archive(packed, folder / "source")
    environment = os.environ | {"GASLAMP_INTERPRETED": "1"}
    build: Command = [
        UV,
        "build",
        "-q",
        "--wheel",
        "--no-build-isolation",
        "-p",
        sys.executable,
    ]
    build += ["-o", folder, folder / "source"]
    make: Command = [UV, "venv", "-q", "-p", sys.executable, folder / "environment"]
    for command in (build, make):
        subprocess.run(command, env=environment, check=True)  # noqa: S603
    (wheel,) = folder.glob("*.whl")
    python = folder / "environment" / "bin" / "python"
    subprocess.run(  # noqa: S603
        [UV, "pip", "install", "-q", "-p", python, f"{wheel}[postgresql]"], check=True
    )
    return python.with_name("gaslamp")


def seats(game: str) -> list[str]:
    """Seat people only: what happens is then what this program plays."""
    return ["human"] * {"lady_alice": 4}.get(game, 2)


def play(table: Made, moves: int) -> int:
    """Play the first choice of each player on turn; return the number of moves."""
    played = 0
    while played < moves:
        able = [int(seat) for seat in table.tokens if table.frame(int(seat)).get("choices")]
        if not able:
            break
        table.act(able[0])
        played += 1
    return played


def shown(table: Made) -> list[dict[str, Any]]:
    """Give what must not change for any seat: its frame's version, its turn, what it may choose."""
    frames = [table.frame(int(seat)) for seat in sorted(table.tokens)]
    return [
        {name: frame.get(name) for name in SAME}
        | {"choices": [choice["action"] for choice in frame.get("choices") or ()]}
        for frame in frames
    ]


def upgrade(old: Path, new: Path, database: str, folder: Path) -> list[list[str]]:
    """Play with the old one, go on with the new one; give a row for each game."""
    before = Installed(old, folder, database)
    before.start()
    tables, seen, rows = {}, {}, []
    try:
        for game in GAMES:
            tables[game] = before.make(game, *seats(game))
            play(tables[game], FEWEST)
            seen[game] = shown(tables[game])
    finally:
        before.stop()
    after = Installed(new, folder, database)
    after.start()
    try:
        for game, table in tables.items():
            table.server = after
            same = shown(table) == seen[game]
            more = play(table, FEWEST)
            well = same and more == FEWEST
            rows.append([game, "the same" if same else "ANOTHER", str(more), "✓" if well else "✗"])
    finally:
        after.stop()
    return rows


@app.default
def main(*, old: str = "") -> int:
    """Print a table; the exit code is the number of games that did not go on."""
    commit = old or git("describe", "--tags", "--abbrev=0") or "HEAD~100"
    programs = installed("old", commit), installed("new", "HEAD")
    of = ["log", "-1", "--format=%h of %as"]
    print(f"From {git(*of, commit)} to {git(*of)}")
    failed = 0
    with ExitStack() as stack:
        databases = {"SQLite": ""}
        try:
            databases["PostgreSQL"] = stack.enter_context(running_postgres()).new_database()
        except NoPostgres as reason:
            print(f"Not tried on PostgreSQL: {reason}")
        for name, database in databases.items():
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            url = database or f"sqlite:///{folder / 'gaslamp.sqlite'}"
            table = plain_table(f"On {name}")
            for column in ("game", "what seats are shown", "moves after", ""):
                table.add_column(column)
            for row in upgrade(*programs, url, folder):
                failed += row[-1] != "✓"
                table.add_row(*row)
            Console().print(table)
    return failed


if __name__ == "__main__":
    app()
