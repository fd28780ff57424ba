"""Solves a tiny Scotland Yard with OpenSpiel's CFR, and prints how exploitable it still is.

The whole tree of `tiny_scotland_yard` is gone through in every iteration. The trees of the other
games are too big for that; `sampled` plays them with external sampling MCCFR, whose average play
is measured by games against random players instead.

    python -m examples.cfr --iterations 50
    python -m examples.cfr --sampled small_lady_alice
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

import gaslamp.envs.openspiel  # noqa: F401  (it registers the games)

TINY = "gaslamp_tiny_scotland_yard(rounds=1)"
SHOWN = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


def curve(game_name: str, iterations: int) -> Iterator[tuple[int, float]]:
    """Run CFR, and say after some iterations how much a best answer would gain."""
    game = pyspiel.load_game(game_name)
    solver = cfr.CFRPlusSolver(game)
    yield 0, exploitability.exploitability(game, solver.average_policy())
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration in SHOWN or iteration == iterations:
            yield iteration, exploitability.exploitability(game, solver.average_policy())


def sampled(game_name: str, iterations: int, games: int, seed: int = 1) -> float:
    """Run MCCFR, and give its average return as the first player against random others."""
    np.random.seed(seed)
    rng = np.random.default_rng(seed)
    game = pyspiel.load_game(game_name)
    solver = ExternalSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    policy = solver.average_policy()
    return float(np.mean([_played(game, policy, rng) for _ in range(games)]))


def _played(game: pyspiel.Game, policy: object, rng: np.random.Generator) -> float:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            chances = state.chance_outcomes()
        elif state.current_player() == 0:
            chances = list(policy.action_probabilities(state).items())  # type: ignore[attr-defined]
        else:
            legal = state.legal_actions()
            chances = [(action, 1 / len(legal)) for action in legal]
        actions, shares = zip(*chances, strict=True)
        state.apply_action(int(rng.choice(actions, p=np.array(shares) / sum(shares))))
    return float(state.returns()[0])


def main() -> None:
    """Print the curve, or the sampled solver's result."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--sampled", metavar="GAME", help="use MCCFR on this game")
    parser.add_argument("--games", type=int, default=200)
    chosen = parser.parse_args()
    if chosen.sampled:
        result = sampled(f"gaslamp_{chosen.sampled}", chosen.iterations, chosen.games)
        print(
            f"{chosen.sampled}: {result:+.3f} against random after {chosen.iterations} iterations"
        )
        return
    print(f"{TINY}\niteration  exploitability")
    for iteration, gain in curve(TINY, chosen.iterations):
        print(f"{iteration:9d}  {gain:.4f}", flush=True)


if __name__ == "__main__":
    main()
