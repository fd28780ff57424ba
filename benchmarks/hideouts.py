"""Measures how well Jack of Whitechapel hides his hideout: `python -m benchmarks.hideouts`.

A level plays against itself. Before each night the hideouts are counted that the police can't
exclude, by exact belief; *known* are the games in which a single one was left.
"""

from __future__ import annotations

from collections.abc import Iterable
from statistics import mean, median

from cyclopts import App
from librt.random import Random
from msgspec.structs import replace

from gaslamp.arena.estimates import wilson
from gaslamp.bots.levels import LEVELS, LevelBot
from gaslamp.core.codes import as_seat
from gaslamp.core.journal import Journal, seeded
from gaslamp.games.registry import find_game
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.belief.police_belief import PoliceBelief
from gaslamp.games.whitechapel.game_setup import NIGHTS
from gaslamp.games.whitechapel.rules.state import Whitechapel
from gaslamp.play.table import Table

JACK, POLICE = 0, 1
NUMERALS = ("I", "II", "III", "IV")

app = App(name="python -m benchmarks.hideouts", version_flags=[])


@app.default
def main(*, games: int = 20, level: str = "club", nodes: int = 40, seed: int = 1) -> None:
    """Play games and print how many hideouts were left before each night, and who won.

    Args:
        games: How many games are played.
        level: The level of both sides.
        nodes: How many simulations it has for a move; Jack has four times as many.
        seed: The seed of the first game; the others follow.
    """
    told = [watch_game(level, nodes, number) for number in range(seed, seed + games)]
    won = wilson(sum(game.won for game in told), games)
    rate, low, high = (100 * share for share in (won.rate, won.low, won.high))
    print(f"Jack wins {rate:.1f} % of {games} games ({low:.1f} to {high:.1f})")
    print("| before night | games | hideouts left, median | mean | known |")
    print("|---|---|---|---|---|")
    for night in range(1, NIGHTS):
        left = [game.left[night] for game in told if night in game.left]
        print(f"| {NUMERALS[night]} | {len(left)} | {' | '.join(figures(left))} |")


def figures(left: list[int]) -> tuple[str, str, str]:
    """Write the median and the mean of the hideouts left, and how often only one was."""
    if not left:
        return "-", "-", "-"
    return f"{median(left):g}", f"{mean(left):.1f}", str(left.count(1))


class WatchedGame:
    """What came of a game: who won, and the hideouts left before each night."""

    def __init__(self, actions: Iterable[int]) -> None:
        """Replay a game with the police's belief."""
        game = find_game("whitechapel")
        options = game.options()
        state: Whitechapel = game.start(options)
        belief: PoliceBelief = game.belief(options, POLICE)
        self.left: dict[int, int] = {}
        for action in actions:
            sight = state.sight(action, POLICE)
            state.apply(action)
            belief.see(sight, state.seat)
            if state.night not in self.left and phases.HIDING < state.phase < phases.ESCAPE:
                self.left[int(state.night)] = sum(weight > 0.0 for weight in hideouts(belief))
        self.won = JACK in state.winners()


def hideouts(belief: PoliceBelief) -> list[float]:
    """List the weights of the hideouts that Jack may have."""
    return [float(weight) for weight in belief.trail.hideout_weights()]


def watch_game(level: str, nodes: int, seed: int) -> WatchedGame:
    """Play one game."""
    game = find_game("whitechapel")
    options = game.options()
    chosen = replace(LEVELS[level], nodes=nodes)
    bots = {
        seat: LevelBot(game, options, as_seat(seat), Random(2 * seed + seat), chosen, timed=False)
        for seat in (JACK, POLICE)
    }
    table = Table(Journal(game, options), bots, seeded(seed))
    table.advance()
    return WatchedGame(int(action) for action in table.journal.actions)


if __name__ == "__main__":
    app()
