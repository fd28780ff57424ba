"""OpenSpiel's rates, measured just as ours are."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from itertools import count
from types import ModuleType

from librt.random import Random

from gaslamp.arena.engine_rates import measure_rate

ROLLOUTS = "connect_four"  # the game of the native rollouts
DRIVEN = ("connect_four", "dark_hex", "kriegspiel")
AVERAGED = 5000  # games; their mean length is then right within one percent


class OpenSpiel:
    """The package, with the games of its that we stand beside."""

    def __init__(self, pyspiel: ModuleType) -> None:
        """Find out how long a random game of the rollouts is: they do not count their moves."""
        self.pyspiel = pyspiel
        self.version = version("open_spiel")
        self.driven_games = [name for name in DRIVEN if name in pyspiel.registered_names()]
        self.mean_length = self._player(ROLLOUTS)(AVERAGED) / AVERAGED

    def rollouts(self, seconds: float) -> float:
        """Count the moves a second of its native random rollouts.

        A rollout can't be asked for alone. A search of one simulation evaluates the start position
        and does nothing else, so with many rollouts to an evaluation they are all that is timed.
        """
        game = self.pyspiel.load_game(ROLLOUTS)
        start = game.new_initial_state()
        seeds = count(1)

        def roll(number: int) -> int:
            evaluator = self.pyspiel.RandomRolloutEvaluator(n_rollouts=number, seed=next(seeds))
            bot = self.pyspiel.MCTSBot(
                game,
                evaluator,
                uct_c=1.0,
                max_simulations=1,
                max_memory_mb=100,
                solve=False,
                seed=1,
                verbose=False,
            )
            bot.mcts_search(start)
            return number

        return measure_rate(roll, seconds) * self.mean_length

    def driven(self, name: str, seconds: float) -> float:
        """Count the moves a second when Python asks for the legal actions and plays one of them."""
        return measure_rate(self._player(name), seconds)

    def _player(self, name: str) -> Callable[[int], int]:
        """Make a function that plays random games, the same loop as for ours; it counts moves."""
        start = self.pyspiel.load_game(name).new_initial_state()
        rng = Random(1)

        def play(games: int) -> int:
            played = 0
            for _ in range(games):
                state = start.clone()
                while not state.is_terminal():
                    actions = state.legal_actions()
                    state.apply_action(actions[rng.randrange(len(actions))])
                    played += 1
            return played

        return play


def find_open_spiel() -> OpenSpiel | None:
    """Load OpenSpiel where it is installed: it is an extra."""
    try:
        pyspiel = import_module("pyspiel")
    except ModuleNotFoundError:
        return None
    return OpenSpiel(pyspiel)
