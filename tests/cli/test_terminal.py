"""The screen and the keyboard: what fits on a line and on a page, and which signs there are."""

from __future__ import annotations

import pytest

from gaslamp.cli.ascii_signs import LOOKALIKES, SIGNS, lookalike
from gaslamp.cli.terminal import QuitRequested, Terminal, printable
from gaslamp.core.terminal_art import DEFAULT_SIZE, TerminalSize, with_style
from tests.cli.desk import ESCAPE, Keyboard


def at_screen(*typed: str, language: str = "en") -> tuple[Terminal, Keyboard]:
    """Sit at a screen of 80x24 with lines to type; what is shown can be read."""
    shown = Keyboard()
    keys = Keyboard("".join(f"{line}\n" for line in typed))
    return Terminal(language, keys, shown, Keyboard()), shown


def lines_of(shown: Keyboard) -> list[str]:
    return ESCAPE.sub("", shown.getvalue()).splitlines()


def test_a_screen_is_measured_and_a_file_gets_the_usual_size(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    terminal, _ = at_screen()
    assert terminal.size[:2] == (79, 24)
    monkeypatch.setenv("COLUMNS", "132")
    monkeypatch.setenv("LINES", "50")
    assert at_screen()[0].size[:2] == (131, 50)
    assert (
        Terminal("en", Keyboard(), open_file(), Keyboard()).size
        == DEFAULT_SIZE
        == TerminalSize(79, 22, False)
    )


def open_file() -> Keyboard:
    class File(Keyboard):
        def isatty(self) -> bool:
            return False

    return File()


def test_words_are_broken_between_them_and_hang() -> None:
    terminal, shown = at_screen()
    words = [f"word{number}" for number in range(40)]
    terminal.prose(["  1  " + " ".join(words)], 5)
    lines = lines_of(shown)
    assert max(len(line) for line in lines) <= 79
    assert " ".join(lines).split()[1:] == words
    assert all(line.startswith("     word") for line in lines[1:])


@pytest.mark.parametrize("kept", ["11 %, un", "suspect ;", "« oui »"])
def test_no_line_begins_with_a_sign_that_french_sets_apart(kept: str) -> None:
    terminal, shown = at_screen(language="fr")
    for indent in range(60, 80):
        terminal.prose([f"{'.' * indent} {kept} de plus"])
    first = {line.lstrip()[:1] for line in lines_of(shown)}
    assert first.isdisjoint("%;»")
    assert not [line for line in lines_of(shown) if line.rstrip().endswith("«")]


def test_marked_words_are_coloured_on_a_screen_alone() -> None:
    terminal, shown = at_screen()
    terminal.lines([with_style("danger", "bold red")])
    assert lines_of(shown) == ["danger"]
    assert "\x1b[" in shown.getvalue() or terminal.console.color_system is None


def test_what_somebody_typed_is_never_a_mark() -> None:
    terminal, shown = at_screen()
    terminal.sentence(with_style("friday", "bold red"))
    assert lines_of(shown) == ["�friday�"]
    assert printable("a\x1b[2Jb") == "a�[2Jb"


def test_a_long_list_is_paged_until_there_is_enough() -> None:
    lines = [f"line {number}" for number in range(60)]
    for typed, last in ((["", ""], 59), (["", "q"], 43), (["stop"], 21)):
        terminal, shown = at_screen(*typed)
        terminal.page(lines)
        seen = [int(line.split()[-1]) for line in lines_of(shown) if line.split()[-1].isdecimal()]
        assert seen[-1] == last
    terminal, shown = at_screen()
    terminal.page(lines[:22])
    assert "more lines" not in shown.getvalue()


def test_a_file_is_not_paged() -> None:
    file = open_file()
    Terminal("en", Keyboard(), file, Keyboard()).page([f"{n}" for n in range(100)])
    assert len(file.getvalue().splitlines()) == 100


@pytest.mark.parametrize(("language", "typed"), [("en", "quit"), ("fr", "quitter"), ("fr", "QUIT")])
def test_one_may_leave_wherever_one_is_asked(language: str, typed: str) -> None:
    terminal, _ = at_screen(typed, language=language)
    with pytest.raises(QuitRequested):
        terminal.ask_or_leave("? ")


def test_signs_that_are_not_there_become_others_of_the_same_width() -> None:
    written = "▸① «é» ░ — ☺"
    assert written.encode("ascii", LOOKALIKES).decode() == ">A <e> : - )"
    assert written.encode("latin-1", LOOKALIKES).decode("latin-1") == ">A «é» : - )"
    assert all(len(sign) == 1 and sign.isascii() for sign in SIGNS.values())
    assert lookalike("中") == "?"
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("ascii", LOOKALIKES)
