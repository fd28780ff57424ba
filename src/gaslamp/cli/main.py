"""Where the command line starts."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cyclopts import CycloptsError

from gaslamp.cli.app import build_app
from gaslamp.cli.ascii_signs import LOOKALIKES
from gaslamp.cli.game_options import spell_out_flags
from gaslamp.cli.language import system_language, take_language
from gaslamp.cli.session import INTERRUPTED
from gaslamp.cli.terminal import QuitRequested, Terminal
from gaslamp.cli.usage_errors import refusal
from gaslamp.core.errors import GaslampError
from gaslamp.core.text import text

REFUSED = 2
BROKEN_PIPE = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit code."""
    for file, errors in (
        (sys.stdin, "replace"),
        (sys.stdout, LOOKALIKES),
        (sys.stderr, LOOKALIKES),
    ):
        if isinstance(file, TextIOWrapper):
            file.reconfigure(errors=errors)  # a character that can't be shown is no reason to stop
    terminal = Terminal(system_language(os.environ), sys.stdin, sys.stdout, sys.stderr)
    try:
        code = run(terminal, list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except BrokenPipeError:  # the reader of our output has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return code


def run(terminal: Terminal, arguments: list[str]) -> int:
    """Run a command line; an error is one line on standard error."""
    try:
        terminal.language, rest = take_language(arguments, os.environ)
        call_command(terminal, spell_out_flags(rest))
    except GaslampError as error:
        terminal.print_error(error.text)
        return REFUSED
    except CycloptsError as error:
        terminal.print_error(refusal(error))
        return REFUSED
    except QuitRequested:
        return 0
    except EOFError:
        terminal.lines([""])
    except KeyboardInterrupt:
        terminal.ignore_interrupts()
        terminal.lines([""])
        terminal.print_error(text("cli-stopped"))
        return INTERRUPTED
    except SystemExit as leaving:
        return int(leaving.code or 0)
    return 0


def call_command(terminal: Terminal, arguments: list[str]) -> None:
    """Find the command and call it, with the terminal where it wants one."""
    app = build_app(terminal, arguments)
    command, bound, wanted = app.parse_args(arguments)
    given = {"terminal": terminal} if "terminal" in wanted else {}
    command(*bound.args, **bound.kwargs, **given)
