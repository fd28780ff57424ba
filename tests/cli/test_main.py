"""The program as a whole: its exit code, its streams, and the line that is being typed."""

from __future__ import annotations

import readline
import sys
from collections.abc import Iterator
from io import TextIOWrapper
from pathlib import Path

import pytest

import gaslamp
from gaslamp.cli import main as program
from gaslamp.cli.line_editor import LineEditor
from gaslamp.cli.main import BROKEN_PIPE, REFUSED, main
from gaslamp.cli.terminal import Terminal


def test_a_command_is_carried_out_and_its_code_returned(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--version"]) == 0
    assert gaslamp.__version__ in capsys.readouterr().out


def test_the_words_of_the_command_line_are_taken_unless_others_are_given(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["gaslamp", "no_such_command"])
    assert main() == REFUSED
    out, err = capsys.readouterr()
    assert out == ""
    assert "no_such_command" in err


def test_what_a_screen_can_not_show_stops_nothing(
    desk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tell(terminal: Terminal, arguments: list[str]) -> int:
        print("naïve – “so”")
        return 0

    with (desk / "shown").open("w", encoding="ascii") as narrow:
        monkeypatch.setattr(sys, "stdout", narrow)
        monkeypatch.setattr(program, "run", tell)
        assert main([]) == 0
    assert (desk / "shown").read_text(encoding="ascii").startswith("na")


def test_a_reader_who_has_left_ends_the_program_without_a_word(
    desk: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(terminal: Terminal, arguments: list[str]) -> int:
        raise BrokenPipeError

    with (desk / "pipe").open("w") as pipe:
        assert isinstance(pipe, TextIOWrapper)
        monkeypatch.setattr(sys, "stdout", pipe)
        monkeypatch.setattr(program, "run", broken)
        assert main([]) == BROKEN_PIPE
        pipe.write("what Python still wants to write at its end")
    assert (desk / "pipe").read_text() == ""
    assert capsys.readouterr().err == ""


@pytest.fixture
def editor() -> Iterator[LineEditor]:
    before = readline.get_completer(), readline.get_completer_delims()
    yield LineEditor()
    readline.set_completer(before[0])
    readline.set_completer_delims(before[1])


def test_a_line_is_completed_by_the_moves_that_go_on_from_it(editor: LineEditor) -> None:
    editor.offered = ["taxi 12", "taxi 13", "bus 40"]
    completer = readline.get_completer()
    assert completer is not None
    assert [completer("Taxi", number) for number in range(3)] == ["taxi 12", "taxi 13", None]
    assert completer("boat", 0) is None
    assert readline.get_completer_delims() == ""  # a move of two words is completed whole


def test_lines_are_forgotten_before_another_person_sits_down(editor: LineEditor) -> None:
    readline.add_history("circle 84")
    assert readline.get_current_history_length() >= 1
    editor.forget()
    assert readline.get_current_history_length() == 0
