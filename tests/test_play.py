"""`make play`'s way to serve before the engine is compiled."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.waiting import wait_until

PLAY = Path(__file__).parents[1] / "tools" / "play.py"
PYTHON = sys.executable
NOTHING = f"{PYTHON} -c ''"
SOON = 20.0
# Compiles until a file is there; its own number is in another.
BUILD = """
import os, pathlib, sys, time
pathlib.Path(sys.argv[1], "building").write_text(str(os.getpid()))
while not pathlib.Path(sys.argv[1], "ready").exists():
    time.sleep(0.05)
"""
# Notes how it was started, and serves until it is stopped.
SERVE = """
import os, sys, time
with open(sys.argv[1], "a") as notes:
    how = "plain" if os.environ.get("GASLAMP_INTERPRETED") else "compiled"
    print(how, *sys.argv[2:], file=notes, flush=True)
time.sleep(60)
"""


def play(folder: Path, build: str, rest: str = NOTHING) -> subprocess.Popen[bytes]:
    """Play with a server that only notes how it was started."""
    program = folder / "serve.py"
    program.write_text(SERVE)
    serve = f"{PYTHON} {program} {folder / 'notes'}"
    environment = {name: value for name, value in os.environ.items() if "INTERPRETED" not in name}
    return subprocess.Popen(  # noqa: S603
        [PYTHON, PLAY, build, rest, serve],
        env=environment,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )


def building(folder: Path) -> str:
    """Give a command that compiles until a file is there."""
    program = folder / "build.py"
    program.write_text(BUILD)
    return f"{PYTHON} {program} {folder}"


def noted(folder: Path, count: int) -> list[str]:
    """Wait until a server was started so often; tell how."""
    notes = folder / "notes"
    wait_until(lambda: len(_lines(notes)) >= count, SOON)
    return _lines(notes)


def _lines(notes: Path) -> list[str]:
    return notes.read_text().splitlines() if notes.exists() else []


def stopped(playing: subprocess.Popen[bytes]) -> int:
    """Press Ctrl-C, which reaches everybody at the terminal."""
    os.killpg(playing.pid, signal.SIGINT)
    return playing.wait(SOON)


def test_an_engine_that_is_there_is_served_at_once(tmp_path: Path) -> None:
    playing = play(tmp_path, NOTHING)
    assert noted(tmp_path, 1) == ["compiled --open"]
    assert stopped(playing) == 130


def test_the_page_is_served_while_the_engine_is_compiled_and_again_after(tmp_path: Path) -> None:
    playing = play(tmp_path, building(tmp_path))
    assert noted(tmp_path, 1) == ["plain --open"]
    tmp_path.joinpath("ready").touch()
    assert noted(tmp_path, 2) == ["plain --open", "compiled"]
    assert stopped(playing) == 130


def test_without_the_rest_nothing_is_served(tmp_path: Path) -> None:
    playing = play(tmp_path, NOTHING, rest=f"{PYTHON} -c 'raise SystemExit(3)'")
    assert playing.wait(SOON) == 3
    assert not (tmp_path / "notes").exists()


def test_an_engine_that_can_not_be_compiled_is_served_as_plain_python(tmp_path: Path) -> None:
    playing = play(tmp_path, f"{PYTHON} -c 'raise SystemExit(2)'")
    assert noted(tmp_path, 1) == ["plain --open"]
    assert stopped(playing) == 130


def test_who_is_ended_ends_everything_that_was_begun(tmp_path: Path) -> None:
    playing = play(tmp_path, building(tmp_path))
    noted(tmp_path, 1)
    playing.send_signal(signal.SIGTERM)  # to it alone: the others are its to end
    assert playing.wait(SOON) == 130
    assert not Path("/proc", (tmp_path / "building").read_text()).exists()
