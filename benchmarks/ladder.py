"""Measures each character against the one below it: `python -m benchmarks.ladder GAME`.

All are bounded by nodes, so that every machine gives the same table.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from cyclopts import App

from benchmarks.sparring import written
from gaslamp.arena.match import Terms
from gaslamp.arena.match_file import MatchFile
from gaslamp.arena.runners import check_entries, runner
from gaslamp.arena.tournament import Tournament
from gaslamp.bots.characters import CHARACTERS, CHARACTERS_OF
from gaslamp.core.options import options_of
from gaslamp.games.registry import find_game

app = App(name="python -m benchmarks.ladder", version_flags=[])


def entry(name: str, most: int) -> str:
    """Write a character with its own nodes, or `most` where it has more."""
    return f"{name}:nodes={min(CHARACTERS[name].level.nodes, most)}"


@app.default
def main(  # noqa: PLR0913  (the options of a command)
    game: str,
    *,
    games: int = 100,
    most: int = 2000,
    step: tuple[int, ...] = (1, 2, 3, 4),
    seed: int = 1888,
    json: Path | None = None,
) -> None:
    """Play the matches of one game and print a table.

    Args:
        game: The game.
        games: How many games are played for each pairing.
        most: How many nodes the strongest has for a move, at most.
        step: Which steps are played, from 1 for the second character against the first.
        seed: The seed of the deals.
        json: Where the games are kept; the same command goes on where it stopped.
    """
    found = find_game(game)
    options = options_of(found.options())
    terms = Terms(game=found.name, version=found.version, options=options, seed=seed)
    print("| character | against | games | mean of roles | 60 to 85 % |")
    print("|---|---|---|---|---|")
    pairs = list(pairwise(CHARACTERS_OF[found.name]))
    for weaker, stronger in (pairs[number - 1] for number in step):
        bots = (entry(stronger, most), entry(weaker, most))
        check_entries(terms, bots)
        with MatchFile(terms, json) as record:
            tournament = Tournament(record, bots, (games + 1) // 2)
            tournament.run(runner(1, None), lambda _: None)
            (score,) = tournament.summary().scores
        within = "yes" if 0.6 <= score.mean.rate <= 0.85 else "no"
        row = (score.first, score.second, str(score.games), written(score.mean), within)
        print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    app()
