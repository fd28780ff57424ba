"""Measures each character against the one below it: `python -m benchmarks.ladder GAME`.

All are bounded by nodes, so that every machine gives the same table.
"""

from __future__ import annotations

from itertools import pairwise

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
def main(game: str, *, games: int = 100, most: int = 2000, seed: int = 1888) -> None:
    """Play the matches of one game and print a table.

    Args:
        game: The game.
        games: How many games are played for each pairing.
        most: How many nodes the strongest has for a move, at most.
        seed: The seed of the deals.
    """
    found = find_game(game)
    options = options_of(found.options())
    terms = Terms(game=found.name, version=found.version, options=options, seed=seed)
    print("| character | against | games | mean of roles | 60 to 85 % |")
    print("|---|---|---|---|---|")
    for weaker, stronger in pairwise(CHARACTERS_OF[found.name]):
        bots = (entry(stronger, most), entry(weaker, most))
        check_entries(terms, bots)
        with MatchFile(terms, None) as record:
            tournament = Tournament(record, bots, (games + 1) // 2)
            tournament.run(runner(1, None), lambda _: None)
            (score,) = tournament.summary().scores
        within = "yes" if 0.6 <= score.mean.rate <= 0.85 else "no"
        row = (score.first, score.second, str(score.games), written(score.mean), within)
        print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    app()
