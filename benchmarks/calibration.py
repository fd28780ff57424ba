"""How good beliefs are, and how readable bots: `python -m benchmarks.calibration`.

The games are those of a match: `gaslamp arena GAME BOT BOT --json FILE`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from benchmarks.calibration_plot import draw
from gaslamp.arena.calibration import Calibration, TruthScores, calibrate
from gaslamp.arena.estimates import Estimate
from gaslamp.arena.game_runner import match_game
from gaslamp.arena.match import GameResult, Terms
from gaslamp.arena.match_file import read_match
from gaslamp.arena.predictability import Predictability, measure_predictability
from gaslamp.arena.roles import ROLES
from gaslamp.arena.speed import plain_table, progress_bar
from gaslamp.core.codes import ViewerId
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.policy import Policy
from gaslamp.core.translation import translate

app = App(name="python -m benchmarks.calibration", version_flags=[])


@app.default
def main(
    file: Path,
    /,
    *,
    games: Annotated[int | None, Parameter(validator=Number(gt=0))] = None,
    bins: bool = False,
    plot: Path | None = None,
) -> None:
    """Judge the beliefs of every seat, and read every bot, by the games of a match.

    Args:
        file: What `gaslamp arena --json` wrote.
        games: How many of its games to take; all of them unless given.
        bins: Show how often worlds were true, by weight.
        plot: Where to draw it, as SVG.
    """
    console = Console()
    try:
        terms, played = read_match(file)
    except GaslampError as error:
        console.print(f"{error}", style="red")
        raise SystemExit(2) from None
    whole = [one for one in played if one.fault is None][:games]
    calibrations = _calibrations(terms, whole)
    console.print(belief_table(terms, calibrations))
    for calibration in calibrations if bins else ():
        console.print(bin_table(terms, calibration))
    console.print(reader_table(terms, _readings(terms, whole)))
    if plot is not None:
        plot.write_text(draw(terms, calibrations), encoding="utf-8")


def sensible(game: Game, options: Options, viewer: int) -> Policy | None:
    """Take the others to play as the game's heuristics say."""
    policy: Policy | None = game.heuristics(options).policy(viewer)
    return policy


def _calibrations(terms: Terms, games: Sequence[GameResult]) -> list[Calibration]:
    """Judge a belief of each side about each bot: seats of one side know much the same."""
    wanted = [(viewer, bot) for viewer in _first_seats(terms) for bot in _bots(games)]
    found = []
    with progress_bar() as bar:
        task = bar.add_task("", total=len(wanted))
        for viewer, bot in wanted:
            bar.update(task, description=f"{_seat(terms, viewer)} about {bot}", refresh=True)
            calibration = calibrate(terms, games, ViewerId(viewer), bot, sensible)
            bar.advance(task)
            if calibration is not None:
                found.append(calibration)
    return found


def _bots(games: Sequence[GameResult]) -> list[str]:
    return list(dict.fromkeys(bot for played in games for bot in played.job.holders))


def _first_seats(terms: Terms) -> list[int]:
    sides = match_game(terms).roles.sides
    return [seat for seat, side in enumerate(sides) if sides.index(side) == seat]


def _readings(terms: Terms, games: Sequence[GameResult]) -> list[Predictability]:
    readings = (
        measure_predictability(terms, games, bot, role) for bot in _bots(games) for role in ROLES
    )
    return [reading for reading in readings if reading is not None]


def belief_table(terms: Terms, calibrations: Sequence[Calibration]) -> Table:
    """Show how many bits beliefs are short of the truth: the fewer, the better."""
    game = match_game(terms).game
    grid = plain_table(f"{translate(game.title())}: bits short of the truth after a sight")
    grid.add_column("belief of")
    grid.add_column("about")
    for heading in ("steps", "uniform", "by heuristics", "gain", "95% interval"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for one in calibrations:
        bits = [f"{scores.bits:.3f}" for scores in (one.uniform, one.heuristics)]
        believed = [_seat(terms, one.viewer), one.about, str(one.steps)]
        grid.add_row(*believed, *bits, *_estimated(one.gain()))
    return grid


def bin_table(terms: Terms, calibration: Calibration) -> Table:
    """Show how often worlds were the truth, beside how likely they were said to be."""
    seat = _seat(terms, calibration.viewer)
    grid = plain_table(f"Worlds held by {seat} against {calibration.about}: said, and true")
    for heading in ("uniform: worlds", "said", "true", "by heuristics: worlds", "said", "true"):
        grid.add_column(heading, justify="right")
    both = zip(_bin_cells(calibration.uniform), _bin_cells(calibration.heuristics), strict=True)
    for uniform, guided in both:
        if uniform[0] != "0" or guided[0] != "0":
            grid.add_row(*uniform, *guided)
    return grid


def _bin_cells(scores: TruthScores) -> list[list[str]]:
    return [
        [str(one.worlds), f"{one.said / one.worlds:.1%}", f"{one.true / one.worlds:.1%}"]
        if one.worlds
        else ["0", "", ""]
        for one in scores.bins
    ]


def reader_table(terms: Terms, readings: Sequence[Predictability]) -> Table:
    """Show how much a reader of frequencies foretells of each bot's choices."""
    names = match_game(terms).roles.names
    grid = plain_table("What a reader of frequencies gains, in bits a decision")
    grid.add_column("bot")
    grid.add_column("as")
    for heading in ("decisions", "gain", "95% interval"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for reading in readings:
        decided = [reading.bot, translate(names[reading.role]), str(reading.decisions)]
        grid.add_row(*decided, *_estimated(reading.gain))
    return grid


def _estimated(estimate: Estimate) -> list[str]:
    if math.isinf(estimate.low):  # a single game
        return [f"{estimate.rate:+.3f}", "-"]
    return [f"{estimate.rate:+.3f}", f"{estimate.low:+.3f} to {estimate.high:+.3f}"]


def _seat(terms: Terms, seat: int) -> str:
    game, options, _ = match_game(terms)
    return translate(game.seats(options)[seat])


if __name__ == "__main__":
    app()
