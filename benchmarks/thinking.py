"""How long the levels think, and how much: `python -m benchmarks.thinking`.

Each level plays against itself. A choice is one small action; `gaslamp arena` times whole moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter, process_time
from typing import Annotated

import msgspec
from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table as Grid

from gaslamp.arena.estimates import percentile
from gaslamp.arena.speed import plain_table, progress_bar
from gaslamp.bots.bot import Bot
from gaslamp.bots.levels import LEVELS, Level, LevelBot
from gaslamp.core.codes import Action, Sight, as_seat
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.translation import translate
from gaslamp.games.registry import GAMES, find_game
from gaslamp.play import Table

app = App(name="python -m benchmarks.thinking", version_flags=[])
SEED = 1888


class Thought(msgspec.Struct):
    """What a level's choices took: milliseconds of each, processor seconds and imagined games."""

    game: str
    level: str
    choices: list[float] = []
    busy: float = 0.0
    imagined: int = 0

    @property
    def rate(self) -> float:
        """Give the imagined games of a processor's second."""
        return self.imagined / self.busy if self.busy else 0.0


class Enough(Exception):
    """The time for a level is up."""


class Timed(Bot):
    """A thinker with a watch on its choices."""

    def __init__(self, thinker: LevelBot, thought: Thought, until: float) -> None:
        """Note what it takes in `thought`, up to a moment."""
        self.thinker, self.thought, self.until = thinker, thought, until

    def see(self, sight: Sight, turn: int) -> None:
        """Pass it on."""
        self.thinker.see(sight, turn)

    def choose(self, actions: Sequence[Action]) -> int:
        """Let it think, once even when the time was up before the first choice."""
        if self.thought.choices and perf_counter() > self.until:
            raise Enough
        before, start, busy = self.thinker.search.nodes, perf_counter(), process_time()
        action = self.thinker.choose(actions)
        self.thought.choices.append((perf_counter() - start) * 1000)
        self.thought.busy += process_time() - busy
        self.thought.imagined += int(self.thinker.search.nodes - before)
        return action


def measure(game: Game, level: Level, seconds: float) -> Thought:
    """Let a level play against itself for so long."""
    thought = Thought(translate(game.title()), level.name)
    until = perf_counter() + seconds
    options = game.options()
    seed = SEED
    try:
        while True:
            seats = range(len(game.seats(options)))
            bots = {
                seat: Timed(
                    LevelBot(game, options, as_seat(seat), seed + seat, level), thought, until
                )
                for seat in seats
            }
            Table(Journal(game, options), bots, seeded(seed)).advance()
            seed += len(seats)
    except Enough:
        return thought


def table(thoughts: Sequence[Thought]) -> Grid:
    """Show a row for each game and level."""
    grid = plain_table("Thinking: milliseconds of a choice, imagined games of a processor's second")
    grid.add_column("game")
    grid.add_column("level")
    for heading in ("choices", "half below", "99% below", "longest", "imagined/s"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for one in thoughts:
        times = [percentile(one.choices, share) for share in (0.5, 0.99, 1.0)]
        figures = [f"{time:.1f}" for time in times]
        rate = f"{one.rate:,.0f}" if one.imagined else "-"
        grid.add_row(one.game, one.level, str(len(one.choices)), *figures, rate)
    return grid


@app.default
def main(
    games: list[str] | None = None,
    /,
    *,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 20.0,
) -> None:
    """Time the choices of every level.

    Args:
        games: Which games; all of them unless given.
        seconds: For each level of each game.
    """
    chosen = [find_game(name) for name in games or GAMES]
    wanted = [(game, level) for game in chosen for level in LEVELS.values()]
    thoughts = []
    with progress_bar() as bar:
        task = bar.add_task("", total=len(wanted))
        for game, level in wanted:
            bar.update(task, description=f"{translate(game.title())}: {level.name}", refresh=True)
            thoughts.append(measure(game, level, seconds))
            bar.advance(task)
    Console().print(table(thoughts))


if __name__ == "__main__":
    app()
