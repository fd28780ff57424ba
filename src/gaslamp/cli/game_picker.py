"""Picks the game to resume or replay: by its file, or from the last ones played."""

from __future__ import annotations

import time
from pathlib import Path

from gaslamp.cli import files, saved_games
from gaslamp.cli.errors import FileRefused, UsageError
from gaslamp.cli.seat_options import GameSource
from gaslamp.cli.seats import ALL
from gaslamp.cli.terminal import Terminal
from gaslamp.core.errors import GaslampError
from gaslamp.core.text import Text, text
from gaslamp.core.translation import translate


def pick_game(terminal: Terminal, file: Path | None, *, also_over: bool = False) -> GameSource:
    """Read the named game; without a name, offer the last ones."""
    if file is not None:
        path = files.found(file)
        return GameSource(files.read(path), None if files.is_position(path) else path)
    return _offer(terminal, saved_games.latest(also_over=also_over))


def branch_before(source: GameSource, before: int, *, is_open: bool = False) -> GameSource:
    """Make a game of its own from the position before an action of a finished game.

    Before an action inside a move, it begins with that move. The file stays unchanged. A game that
    `is_open` shows its secrets anyway, so it need not be finished.
    """
    journal = source.journal
    if not is_open and not files.has_ended(journal):
        raise UsageError(text("cli-play-on-running"))
    last = len(journal.actions)
    if not 1 <= before <= last:
        raise UsageError(text("cli-bad-before", number=before, last=last))
    begun = journal.prefix(before - 1)
    return GameSource(journal.prefix(before - 1 - begun.pending), note=source.note)


def _offer(terminal: Terminal, games: list[saved_games.SavedGame]) -> GameSource:
    """List the games and ask which one, until it is one of them."""
    sources = {game: _source(game) for game in games}
    readable = [(game, source) for game, source in sources.items() if source is not None]
    if not readable:
        raise FileRefused(text("cli-nothing-kept"))
    terminal.say("cli-which-game")
    lines = [_line(n, game, source, terminal) for n, (game, source) in enumerate(readable, start=1)]
    terminal.prose(lines, 4)
    while True:
        answer = terminal.ask_or_leave("> ") or "1"
        if answer in map(str, range(1, len(readable) + 1)):
            return readable[int(answer) - 1][1]
        terminal.say("cli-no-such-game", last=len(readable))


def _source(game: saved_games.SavedGame) -> GameSource | None:
    """Read a saved game; one of an unknown format is not offered."""
    try:
        return GameSource(files.read(game.file), game.file, game.note)
    except GaslampError:
        return None


def _line(number: int, game: saved_games.SavedGame, source: GameSource, terminal: Terminal) -> str:
    """Write a game's number, title, seat and date, and no secret."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.when))
    title = translate(source.journal.game.title(), terminal.language)
    seat = _seat(game.note.seat, source)
    words = terminal.words("cli-kept-game", title=title, seat=seat, bot=game.note.against)
    return f"{number:>3}  {when}  {words}"


def _seat(written: str, source: GameSource) -> Text:
    """Name the seat of a note, or that all seats are played here."""
    journal = source.journal
    if written == ALL or not written.isdecimal():
        return text("cli-everybody")
    return journal.name(int(written) - 1)
