"""The command line as a whole: its commands, its help pages, its version."""

from __future__ import annotations

import os
import textwrap
from collections.abc import Callable

from cyclopts import App, Group, Parameter
from rich.markup import escape

from gaslamp.cli import commands, info_commands
from gaslamp.cli.configuration import FILE_VARIABLE, configuration_file, sources
from gaslamp.cli.game_options import OPTION_HANG, named_game, option_lines
from gaslamp.cli.help_pages import TranslatedHelp, examples
from gaslamp.cli.terminal import Terminal
from gaslamp.core.game import Game

COMMANDS: dict[str, Callable[..., None]] = {
    "games": commands.games,
    "rules": commands.rules,
    "lesson": commands.lesson,
    "play": commands.play,
    "resume": commands.resume,
    "replay": commands.replay,
    "review": commands.review,
    "position": commands.position,
    "side": commands.side,
    "serve": commands.serve,
    "tables": commands.tables,
    "verify": commands.verify,
    "bench": commands.bench,
    "arena": commands.arena,
    "balance": commands.balance,
    "train": commands.train,
    "puzzles": commands.puzzles,
}

CONFIGURED = ("serve",)  # what a service is started with may come from a file
WITH_GAME_OPTIONS = ("play", "arena", "balance", "train", "puzzles")


def build_app(terminal: Terminal, arguments: list[str]) -> App:
    """Build the command line in the terminal's language; help on `play` depends on the game."""
    words = terminal.words
    options = Group(words("cli-page-options"), sort_key=9)
    app = App(
        name="gaslamp",
        help=words("cli-about"),
        help_format="rich",
        help_formatter=TranslatedHelp(terminal),
        help_epilogue=examples(terminal, "gaslamp"),
        console=terminal.console,
        error_console=terminal.errors,
        version=lambda: info_commands.version(terminal),
        version_format="plaintext",
        group_commands=Group(words("cli-page-commands"), sort_key=1),
        group_arguments=Group(words("cli-page-arguments"), sort_key=2),
        group_parameters=options,
        default_parameter=Parameter(show_default=False, negative=()),
        print_error=False,
        exit_on_error=False,
    )
    for order, (name, command) in enumerate(COMMANDS.items()):
        app.command(
            command,
            name=name,
            help=escape(words(f"cli-about-{name}")),
            help_epilogue=_epilogue(terminal, name, arguments),
            sort_key=order,
            config=sources() if name in CONFIGURED and name in arguments else (),
        )
    for flag in ("--help", "--version"):
        app[flag].group = (options,)
        app[flag].help = f"cli-param{flag[1:]}"
    return app


def _epilogue(terminal: Terminal, command: str, arguments: list[str]) -> str:
    page = examples(terminal, command)
    if command in CONFIGURED:
        page = f"{_configuration_page(terminal)}\n\n{page}"
    game = named_game(arguments) if command in WITH_GAME_OPTIONS else None
    if game is None or not game.options.__struct_fields__:
        return page
    listed = "\n".join(escape(line) for line in _option_page(terminal, game))
    return f"[bold]{terminal.words('cli-game-options')}[/bold]\n{listed}\n\n{page}"


def _configuration_page(terminal: Terminal) -> str:
    """Write where else the options may come from."""
    file = str(configuration_file(os.environ))
    title = terminal.words("cli-page-configuration")
    words = terminal.words("cli-configuration", file=file, variable=FILE_VARIABLE)
    return f"[bold]{escape(title)}[/bold]\n{escape(words)}"


def _option_page(terminal: Terminal, game: Game) -> list[str]:
    """Lay out a game's options: what does not fit on a line hangs under its beginning."""
    indent, width = " " * OPTION_HANG, terminal.console.width
    return [
        part
        for line in option_lines(game, terminal.language)
        for part in textwrap.wrap(line, width, subsequent_indent=indent, break_on_hyphens=False)
    ]
