"""Prints how fast our games are, beside OpenSpiel and C: `python -m benchmarks`."""

from __future__ import annotations

import platform
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console

from benchmarks.kernel import find_kernel
from benchmarks.rounds import ROUNDS, Round, Sides, play_round
from benchmarks.spiel import find_open_spiel
from benchmarks.tables import beside_table, kernel_table, our_table, targets_table
from benchmarks.targets import MODEL
from gaslamp import engine
from gaslamp.arena.speed import progress_bar
from gaslamp.core.errors import UnknownGame
from gaslamp.games.registry import GAMES, find_game

NO_OPEN_SPIEL = "OpenSpiel is not installed: only our games. “pip install open_spiel” adds it."
NO_COMPILER = "No C compiler was found: no C kernel beside Scotland Yard."
NOT_COMPILED = "The engine is not compiled: no compiled rates. “make build” compiles it."

app = App(name="python -m benchmarks", version_flags=[])


@app.default
def main(
    *,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 1.0,
    games: Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())] = None,
) -> None:
    """Measure our games, C and OpenSpiel, in turn, in several rounds; print medians and targets.

    An action is one small decision, of a player, of chance or of the referee; a move is one of
    OpenSpiel's actions.

    Args:
        seconds: How long each figure is measured, over all rounds.
        games: The games to measure; all of them unless given.
    """
    console = Console()
    try:
        chosen = [find_game(name) for name in games or GAMES]
    except UnknownGame as error:
        console.print(f"{error}", style="red")
        raise SystemExit(2) from None
    kernel = find_kernel() if MODEL in {game.name for game in chosen} else None
    sides = Sides(chosen, kernel, find_open_spiel())
    rounds = _rounds(sides, seconds / ROUNDS)
    console.print(f"Python {platform.python_version()}, {platform.system()} {platform.machine()}")
    console.print(our_table(rounds))
    if not engine.is_compiled():
        console.print(NOT_COMPILED)
    if sides.kernel is not None:
        console.print(kernel_table(rounds))
    elif MODEL in rounds[0].ours:
        console.print(NO_COMPILER)
    if sides.spiel is None:
        console.print(NO_OPEN_SPIEL)
    else:
        console.print(beside_table(rounds, sides.spiel.version))
    console.print(targets_table(rounds))


def _rounds(sides: Sides, seconds: float) -> list[Round]:
    with progress_bar() as bar:
        task = bar.add_task("", total=ROUNDS * sides.steps() + 1)

        def tell(what: str) -> None:
            bar.update(task, description=what, advance=1, refresh=True)

        return [play_round(sides, seconds, tell) for _ in range(ROUNDS)]


if __name__ == "__main__":
    app()
