"""Prints information: the games, their rules, and the engine."""

from __future__ import annotations

import gaslamp
from gaslamp import engine
from gaslamp.cli.errors import FileRefused, UsageError
from gaslamp.cli.game_options import OPTION_HANG, option_lines
from gaslamp.cli.seats import seat_list
from gaslamp.cli.terminal import Terminal
from gaslamp.core.game import Game
from gaslamp.core.terminal_art import DEFAULT_SIZE, TerminalSize
from gaslamp.core.text import text
from gaslamp.core.translation import translate
from gaslamp.games.registry import GAMES, find_game
from gaslamp.learn.guide import Guide, read_guide
from gaslamp.learn.guide_markdown import guide_page, in_code, left_out, rules_of, sections_of
from gaslamp.learn.guide_search import search
from gaslamp.learn.ledger import ledger_source

CODE_MARGIN = 2  # a block of code is laid out with a column on either side


def list_games(terminal: Terminal) -> None:
    """List the games, with a line about each."""
    width = max(len(name) for name in GAMES)
    for name in GAMES:
        game = find_game(name)
        title = translate(game.title(), terminal.language)
        about = translate(game.about(), terminal.language)
        terminal.prose([f"{name:<{width}}   {title}. {about}"], width + 3)
    terminal.lines([""])
    terminal.say("cli-games-more", example=f"gaslamp games {GAMES[0]}")


def show_game(terminal: Terminal, game: Game) -> None:
    """Print a game's seats and options."""
    language = terminal.language
    terminal.sentence(translate(game.title(), language), style="bold")
    terminal.sentence(translate(game.about(), language))
    terminal.lines([""])
    terminal.say("cli-game-seats", seats=seat_list(game, game.options()))
    if lines := option_lines(game, language):
        terminal.lines(["", terminal.words("cli-game-options")])
        terminal.prose(lines, OPTION_HANG)
    terminal.lines([""])
    terminal.say(
        "cli-game-more", play=f"gaslamp play {game.name}", rules=f"gaslamp rules {game.name}"
    )


def show_rules(terminal: Terminal, game: Game, asked: str = "") -> None:
    """Print how a game is played, then its numbered rules; or only what matches."""
    name, language = game.variant_of or game.name, terminal.language
    try:
        guide = read_guide(name, language)
        written = _found(guide, asked) if asked.strip() else _whole(guide, terminal.size)
    except FileNotFoundError as error:
        missing = text("cli-no-rules", title=game.title(), file=str(error.filename))
        raise FileRefused(missing) from None
    if terminal.console.is_terminal:
        from rich.markdown import Markdown  # slow to import, and needed here alone

        with terminal.console.capture() as laid_out:
            terminal.console.print(Markdown(written))
        terminal.page(laid_out.get().rstrip("\n").split("\n"), terminal.raw)
    else:
        terminal.lines(written.rstrip("\n").split("\n"))


def _whole(guide: Guide, size: TerminalSize) -> str:
    room = TerminalSize(min(size.columns - CODE_MARGIN, DEFAULT_SIZE.columns), DEFAULT_SIZE.rows)
    page = guide_page(guide, in_code(guide.game, guide.language, room))
    return f"{page}\n{ledger_source(guide.game, guide.language)}"


def _found(guide: Guide, asked: str) -> str:
    found = search(guide, asked)
    if not found.sections and not found.rules:
        raise UsageError(text("cli-rules-nothing", asked=asked))
    return "\n\n".join([*sections_of(found.sections, left_out), rules_of(found.rules)])


def version(terminal: Terminal) -> str:
    """Print the version, and whether the engine runs compiled."""
    key = "cli-engine-compiled" if engine.is_compiled() else "cli-engine-plain"
    return f"gaslamp {gaslamp.__version__}\n{terminal.words(key)}"


def mention_plain_python(terminal: Terminal) -> None:
    """Print that the engine is not compiled, unless the engine has warned of it."""
    warned = not engine.is_plain_python_wanted() and engine.changed()
    if not engine.is_compiled() and not warned:
        terminal.print_error(text("cli-plain-python"))
