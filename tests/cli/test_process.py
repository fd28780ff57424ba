"""The real program: a process of its own, with pipes and with a terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time

import pytest

from gaslamp import engine
from gaslamp.cli.ascii_signs import lookalike
from gaslamp.core.text import Text
from gaslamp.core.translation import translate

PROGRAM = [sys.executable, "-m", "gaslamp"]
PLAY = ["play", "scotland_yard", "--seed", "3"]
PATIENCE = 120.0  # seconds: a busy machine is no failure
PROMPT = "\r\n> "
MEASURES = ("COLUMNS", "LINES")  # where they are set, a terminal is not measured


def run(
    *arguments: str, typed: bytes = b"", **variables: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(  # noqa: S603  (our own program)
        [*PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        timeout=PATIENCE,
        env=os.environ | variables,
        check=False,
    )


def test_a_script_plays_through_a_pipe() -> None:
    done = run(*PLAY, "--seat", "1", typed=b"?\ndouble\nundo\nquit\n")
    assert done.returncode == 0
    assert translate(Text("core-taken-back")).encode() in done.stdout
    assert b"Traceback" not in done.stderr


def test_a_refusal_goes_to_the_error_output() -> None:
    done = run("play", "chess")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith("gaslamp: There is no game called “chess”. Games: sco")


def test_signs_that_can_not_be_shown_or_read_do_no_harm() -> None:
    garbage = b"\xff\xfe\x00\n\xc3\n\x1b[31m\n"
    done = run(*PLAY, "--seat", "2", typed=garbage, PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert b"is not a move" in done.stdout
    assert b"\x1b" not in done.stdout


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_terminal_with_few_signs_gets_those_that_look_like_ours(language: str) -> None:
    command = [*PLAY, "--seat", "2", "--lang", language]
    plain = run(*command, typed=b"legend\n", PYTHONIOENCODING="ascii").stdout.decode("ascii")
    usual = run(*command, typed=b"legend\n", PYTHONIOENCODING="utf-8").stdout.decode("utf-8")
    assert plain == "".join(sign if sign.isascii() else lookalike(sign) for sign in usual)
    assert ">A  " in plain
    assert "ABCDE d" in plain
    assert plain.count("?") == usual.count("?")


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    command = '"$0" -m gaslamp rules scotland_yard | head -n 1'
    done = subprocess.run(  # noqa: S603  (our own program)
        ["/bin/sh", "-c", command, sys.executable],
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.stdout == b"# How to play Scotland Yard\n"
    assert done.stderr == b""


def test_output_that_nobody_reads_is_known_by_the_exit_code() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(  # noqa: S603  (our own program)
        [*PROGRAM, "rules", "scotland_yard"],
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=PATIENCE,
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, b"")


def test_plain_python_plays_the_same_game_and_says_that_it_is_slower() -> None:
    command = [*PLAY, "--seat", "2", "--against", "random"]
    usual, plain = run(*command), run(*command, GASLAMP_INTERPRETED="1")
    assert plain.stdout == usual.stdout
    assert plain.stderr.decode().count("plain Python") == 1
    if engine.is_compiled():
        assert usual.stderr == b""
    version = run("--version", GASLAMP_INTERPRETED="1").stdout.decode().splitlines()
    assert version[1:] == ["engine: plain Python"]


class Screen:
    """A person at a terminal: reads until something is shown, and types."""

    def __init__(self, *arguments: str, size: tuple[int, int] = (24, 80)) -> None:
        self.end, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        variables = {name: value for name, value in os.environ.items() if name not in MEASURES}
        self.process = subprocess.Popen(  # noqa: S603  (our own program)
            [*PROGRAM, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=lambda: _take_terminal(theirs),  # noqa: PLW1509  (no threads here)
            env=variables | {"TERM": "xterm"},
        )
        os.close(theirs)
        self.shown = ""

    def wait_for(self, words: str, *, pressing: str = "") -> str:
        """Read until the words are shown; give all that was shown since the last wait.

        A key to press is pressed again after a second of silence: a Ctrl-C that falls just before
        the line editor begins to wait is noticed only with the next key.
        """
        seen = b""
        deadline = time.monotonic() + PATIENCE
        os.write(self.end, pressing.encode())
        while words not in seen.decode(errors="replace"):
            assert time.monotonic() < deadline, f"{words!r} was never shown, but {seen!r}"
            if not select.select([self.end], [], [], 1.0)[0]:
                os.write(self.end, pressing.encode())
                continue
            try:
                seen += os.read(self.end, 65536)
            except OSError:  # the other side has hung up
                break
        return seen.decode(errors="replace")

    def type(self, keys: str) -> None:
        os.write(self.end, keys.encode())

    def leave(self) -> int:
        code = self.process.wait(PATIENCE)
        os.close(self.end)
        return code


def _take_terminal(terminal: int) -> None:
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)


def test_a_person_is_asked_for_a_seat_and_leaves_with_ctrl_d() -> None:
    screen = Screen(*PLAY)
    assert "Who are you?" in screen.wait_for("> ")
    screen.type("detectives\n")
    screen.wait_for(PROMPT)
    screen.type("\x04")
    assert "Goodbye. The game is saved. To come back: gaslamp resume" in screen.wait_for("resume")
    assert screen.leave() == 0


def test_ctrl_c_leaves_with_a_line_and_no_traceback() -> None:
    screen = Screen(*PLAY, "--seat", "2")
    screen.wait_for(PROMPT)
    screen.type("tax")
    screen.wait_for("tax")  # Ctrl-C throws away unread keys, and the line editor waits on
    shown = screen.wait_for("resume", pressing="\x03")
    assert "Goodbye. The game is saved. To come back: gaslamp resume" in shown
    assert "Traceback" not in shown
    assert screen.leave() == 130


def test_ctrl_c_at_the_first_question_leaves_too() -> None:
    screen = Screen(*PLAY)
    screen.wait_for("> ")
    assert "Traceback" not in screen.wait_for("Stopped.", pressing="\x03")
    assert screen.leave() == 130


def test_around_one_screen_neither_the_screen_nor_the_keys_bring_a_move_back() -> None:
    screen = Screen(*PLAY, "--seat", "all")
    screen.wait_for("looking. ")
    screen.type("\n")
    screen.wait_for(PROMPT)
    screen.type("taxi\n")
    unclear = screen.wait_for(PROMPT)
    move = unclear.split("could be ")[1].split(",")[0]
    screen.type(f"{move}\n")
    assert "\x1b[2J\x1b[3J\x1b[H" in screen.wait_for("looking. ")
    screen.type("\n")
    screen.wait_for(PROMPT)
    screen.type("\x1b[A\x1b[A\n")  # the arrow up, twice: nothing comes back
    assert move not in screen.wait_for(PROMPT).split("Detective")[0]
    screen.type("quit\n")
    assert screen.leave() == 0


def test_tab_completes_a_move() -> None:
    screen = Screen(*PLAY, "--seat", "1")
    screen.wait_for(PROMPT)
    screen.type("dou\t\n")
    assert "You play a double-move card" in screen.wait_for(PROMPT)
    screen.type("quit\n")
    assert screen.leave() == 0


def test_a_turn_fits_the_screen_and_a_larger_screen_is_used() -> None:
    for rows, columns, fewest in ((24, 80, 20), (50, 132, 30)):
        screen = Screen(*PLAY, "--seat", "2", size=(rows, columns))
        shown = screen.wait_for(PROMPT).split("── Scotland Yard")[-1]
        lines = re.sub(r"\x1b\[[0-9;]*m", "", shown).split("\r\n")
        assert fewest <= len(lines) <= rows
        assert max(len(line) for line in lines) < columns
        screen.type("quit\n")
        assert screen.leave() == 0


def test_colours_are_for_screens_alone() -> None:
    screen = Screen(*PLAY, "--seat", "2")
    assert "\x1b[1;36m" in screen.wait_for(PROMPT)
    screen.type("quit\n")
    assert screen.leave() == 0
    assert b"\x1b" not in run(*PLAY, "--seat", "2", typed=b"quit\n").stdout


def test_a_long_list_is_shown_page_by_page() -> None:
    screen = Screen(*PLAY, "--seat", "2")
    screen.wait_for(PROMPT)
    screen.type("rules\n")
    first = screen.wait_for("stop: ")
    assert "# Scotland Yard" not in first  # laid out, not as it is written
    assert first.count("\r\n") <= 24
    screen.type("\n")
    assert screen.wait_for("stop: ") != first
    screen.type("enough\n")
    screen.wait_for("> ")
    screen.type("quit\n")
    assert screen.leave() == 0
