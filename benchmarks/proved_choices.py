"""Counts where a proof was passed over: `python -m benchmarks.proved_choices GAME`.

A level plays against itself. Wherever a search of all replies proves more about some actions than
about others (`Heuristics.proofs`), it is counted whether one of the best of them was taken: one
that forces a win, else one that can't lose soon, else one after which no loss can be forced.
With `--unproved` the level chooses without proofs.
"""

from __future__ import annotations

from collections import Counter

from cyclopts import App
from librt.random import Random
from msgspec.structs import replace

from benchmarks.sparring import Unproved, proved_decisions
from gaslamp.arena.roles import side_names
from gaslamp.bots.levels import LEVELS, Level, LevelBot
from gaslamp.core.codes import as_seat
from gaslamp.core.game import Game
from gaslamp.core.heuristics import SAFE, UNPROVED, WINNING
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.options import Options
from gaslamp.core.translation import translate
from gaslamp.games.registry import find_game
from gaslamp.play.table import Table

NAMES = {WINNING: "a forced win", SAFE: "safe", UNPROVED: "not lost"}

app = App(name="python -m benchmarks.proved_choices", version_flags=[])


@app.default
def main(  # noqa: PLR0913  (what is played, and how long)
    game: str,
    *,
    games: int = 100,
    level: str = "club",
    nodes: int = 100,
    seed: int = 1,
    unproved: bool = False,
    detectives: int | None = None,
) -> None:
    """Play games and print, for each side, how often the best that is proved was taken.

    Args:
        game: The game.
        games: How many games are played.
        level: The level of both sides.
        nodes: How many simulations it has for a move.
        seed: The seed of the first game; the others follow.
        unproved: Whether it chooses without proofs.
        detectives: How many detectives there are, in Scotland Yard.
    """
    found = find_game(game)
    options = found.options() if detectives is None else found.options(detectives=detectives)
    bot = Unproved if unproved else LevelBot
    chosen = replace(LEVELS[level], nodes=nodes)
    counted: Counter[tuple[int, int, bool]] = Counter()
    for number in range(seed, seed + games):
        counted += count_game(found, options, bot, chosen, number)
    print("| side | best proved | decisions | taken |")
    print("|---|---|---|---|")
    for side, name in enumerate(side_names(found, options)):
        for proof, written in NAMES.items():
            taken, missed = counted[side, proof, True], counted[side, proof, False]
            print(f"| {translate(name)} | {written} | {taken + missed} | {taken} |")


def count_game(
    game: Game, options: Options, bot: type[LevelBot], level: Level, seed: int
) -> Counter[tuple[int, int, bool]]:
    """Play one game, and count its decisions by side, best proof, and whether that was taken."""
    seats = range(len(game.seats(options)))
    bots = {
        seat: bot(game, options, as_seat(seat), Random(9 * seed + seat), level, timed=False)
        for seat in seats
    }
    table = Table(Journal(game, options), bots, seeded(seed))
    table.advance()
    actions = [int(action) for action in table.journal.actions]
    sides = game.sides(options)
    found = proved_decisions(game, options, actions)
    return Counter((sides[seat], proof, taken) for seat, proof, taken in found)


if __name__ == "__main__":
    app()
