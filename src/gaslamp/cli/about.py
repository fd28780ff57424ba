"""What is here: the games, their rules, and which engine runs."""

from __future__ import annotations

from importlib import resources

import gaslamp
from gaslamp import engine
from gaslamp.cli.errors import FileRefused
from gaslamp.cli.game_options import OPTION_HANG, option_lines
from gaslamp.cli.seats import seat_list
from gaslamp.cli.terminal import Terminal
from gaslamp.core.game import AnyGame
from gaslamp.core.text import text
from gaslamp.core.words import say
from gaslamp.games.registry import GAMES, find_game

LEDGERS = resources.files("gaslamp") / "ledgers"


def list_games(terminal: Terminal) -> None:
    """Name every game, with a line about each."""
    width = max(len(name) for name in GAMES)
    for name in GAMES:
        game = find_game(name)
        title = say(game.title(), terminal.language)
        about = say(game.about(), terminal.language)
        terminal.prose([f"{name:<{width}}   {title}. {about}"], width + 3)
    terminal.lines([""])
    terminal.say("cli-games-more", example=f"gaslamp games {GAMES[0]}")


def show_game(terminal: Terminal, game: AnyGame) -> None:
    """Tell about one game: its seats and its options."""
    language = terminal.language
    terminal.sentence(say(game.title(), language), style="bold")
    terminal.sentence(say(game.about(), language))
    terminal.lines([""])
    terminal.say("cli-game-seats", seats=seat_list(game, game.options()))
    if lines := option_lines(game, language):
        terminal.lines(["", terminal.words("cli-game-options")])
        terminal.prose(lines, OPTION_HANG)
    terminal.lines([""])
    terminal.say(
        "cli-game-more", play=f"gaslamp play {game.name}", rules=f"gaslamp rules {game.name}"
    )


def show_rules(terminal: Terminal, game: AnyGame) -> None:
    """Print the ledger of a game's rules, laid out on a screen and as written to a file."""
    ledger = LEDGERS / f"{game.name}.md"
    if not ledger.is_file():
        raise FileRefused(text("cli-no-ledger", title=game.title(), file=str(ledger)))
    written = ledger.read_text(encoding="utf-8")
    if terminal.console.is_terminal:
        from rich.markdown import Markdown  # slow to import, and needed here alone

        with terminal.console.capture() as laid_out:
            terminal.console.print(Markdown(written))
        terminal.page(laid_out.get().rstrip("\n").split("\n"), terminal.raw)
    else:
        terminal.lines(written.rstrip("\n").split("\n"))


def version(terminal: Terminal) -> str:
    """Say which version this is, and which of its modules run compiled."""
    for name in GAMES:
        find_game(name)
    compiled = engine.compiled_modules()
    key = "cli-engine-compiled" if compiled else "cli-engine-plain"
    lines = [f"gaslamp {gaslamp.__version__}", terminal.words(key, count=len(compiled))]
    return "\n".join([*lines, *(f"  {name}" for name in compiled)])


def mention_plain_python(terminal: Terminal) -> None:
    """Say that the engine is not compiled, unless the engine has said so itself."""
    warned = not engine.is_plain_python_wanted() and engine.changed()
    if not engine.is_compiled() and not warned:
        terminal.complain(text("cli-plain-python"))
