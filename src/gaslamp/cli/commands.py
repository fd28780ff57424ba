"""The commands, as they are typed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from gaslamp.arena import speed
from gaslamp.cli import about, files
from gaslamp.cli.errors import UsageError
from gaslamp.cli.game_options import agreed
from gaslamp.cli.replay import Replay
from gaslamp.cli.seating import Seating
from gaslamp.cli.terminal import Terminal
from gaslamp.core.journal import Journal
from gaslamp.core.text import text
from gaslamp.games.registry import GAMES, find_game

Screen: TypeAlias = Annotated[Terminal, Parameter(parse=False)]
GameName: TypeAlias = Annotated[str, Parameter(help="cli-param-game")]
AnyGameName: TypeAlias = Annotated[str, Parameter(help="cli-param-any-game")]
GameNames: TypeAlias = Annotated[str, Parameter(help="cli-param-games")]
JournalPath: TypeAlias = Annotated[Path, Parameter(help="cli-param-file")]
Side: TypeAlias = Annotated[str | None, Parameter(help="cli-param-side", metavar="SEAT")]
Steps: TypeAlias = Annotated[bool, Parameter(help="cli-param-step")]
Seconds: TypeAlias = Annotated[float, Parameter(help="cli-param-seconds", metavar="N")]
GameOption: TypeAlias = Annotated[str, Parameter(help="cli-param-option", metavar="VALUE")]


def games(game: AnyGameName = "", /, *, terminal: Screen) -> None:
    """List the games, or tell about one."""
    if game:
        about.show_game(terminal, find_game(game))
    else:
        about.list_games(terminal)


def rules(game: GameName, /, *, terminal: Screen) -> None:
    """Print a game's rules."""
    about.show_rules(terminal, find_game(game))


def play(
    game: GameName,
    /,
    *,
    terminal: Screen,
    seating: Seating = Seating(),  # noqa: B008  (frozen)
    **options: GameOption,
) -> None:
    """Start a game."""
    found = find_game(game)
    journal = Journal(found, agreed(found, options))
    session = seating.sit_down(terminal, journal)
    about.mention_plain_python(terminal)
    session.run()


def resume(
    file: JournalPath,
    /,
    *,
    terminal: Screen,
    seating: Seating = Seating(),  # noqa: B008  (frozen)
) -> None:
    """Go on with a saved game."""
    session = seating.sit_down(terminal, files.read(file), file)
    about.mention_plain_python(terminal)
    session.run()


def replay(
    file: JournalPath, /, *, terminal: Screen, seat: Side = None, step: Steps = False
) -> None:
    """Tell a saved game again."""
    told = Replay(terminal, files.read(file), seat)
    if step:
        told.step()
    else:
        told.tell()


def bench(*games: GameNames, seconds: Seconds = 1.0, terminal: Screen) -> None:
    """Measure how fast the engine plays."""
    if not 0 < seconds <= 3600:
        raise UsageError(text("cli-bad-seconds", seconds=str(seconds)))
    names = [find_game(name).name for name in games or GAMES]
    about.mention_plain_python(terminal)
    speed.main(names, seconds)
