"""Trains a small PPO on the small Scotland Yard against random players, and prints the curve.

    python -m examples.ppo --seat 0 --rounds 60

Games are stepped in a `Batch`; the learner has one seat, the others choose at random. A game is
worth 1 or -1 when it ends; games that have not ended at the end of a round of play are left out.
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from gaslamp.envs.batch import Batch

GAME, DETECTIVES = "small_scotland_yard", 3
HIDDEN = 128
CLIP, VALUE_SHARE, ENTROPY_SHARE = 0.2, 0.5, 0.01
EPOCHS, MINIBATCH, RATE = 4, 1024, 1e-3
BLOCKS = "▁▂▃▄▅▆▇█"


class Learner(nn.Module):
    """Two hidden layers, a score for each action, and what the position is worth."""

    def __init__(self, length: int, codes: int) -> None:
        """Make the layers."""
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(length, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh()
        )
        self.policy, self.value = nn.Linear(HIDDEN, codes), nn.Linear(HIDDEN, 1)

    def forward(self, seen: Tensor, allowed: Tensor) -> tuple[Tensor, Tensor]:
        """Give the log probability of each allowed action, and the value."""
        body = self.body(seen)
        scores = self.policy(body).masked_fill(~allowed, -1e9)
        return torch.log_softmax(scores, dim=1), self.value(body).squeeze(1)


class Played(NamedTuple):
    """The learner's decisions of a round of play, in games that ended."""

    seen: Tensor
    allowed: Tensor
    actions: Tensor
    before: Tensor
    returns: Tensor


def choose(learner: Learner, batch: Batch, rows: NDArray[np.intp]) -> tuple[Tensor, ...]:
    """Draw the learner's actions in some games."""
    seen = torch.from_numpy(batch.observations[rows])
    allowed = torch.from_numpy(batch.allowed()[rows])
    with torch.no_grad():
        logs, _ = learner(seen, allowed)
    actions = torch.multinomial(logs.exp(), 1).squeeze(1)
    return seen, allowed, actions, logs.gather(1, actions[:, None]).squeeze(1)


def play(learner: Learner, batch: Batch, seat: int, steps: int) -> tuple[Played, float]:
    """Play a round; return the decisions, and the share of games that the learner won."""
    kept: list[tuple[NDArray[np.intp], tuple[Tensor, ...]]] = []
    dones, rewards = [], []
    for _ in range(steps):
        actions = batch.sample().copy()
        rows = np.flatnonzero(batch.seats == seat)
        chosen = choose(learner, batch, rows)
        actions[rows] = chosen[2].numpy()
        kept.append((rows, chosen))
        batch.step(actions)
        dones.append(batch.dones.copy())
        rewards.append(batch.rewards[:, seat].copy())
    outcome = np.full(len(batch.seats), np.nan, np.float32)
    returns: list[NDArray[np.float32]] = []
    for done, reward, (rows, _) in zip(dones[::-1], rewards[::-1], kept[::-1], strict=True):
        outcome = np.where(done, reward, outcome)
        returns.append(outcome[rows])
    worth = torch.from_numpy(np.concatenate(returns[::-1]))
    ended = ~torch.isnan(worth)
    seen, allowed, chosen_actions, before = (
        torch.cat([chosen[part] for _, chosen in kept])[ended] for part in range(4)
    )
    won = np.array(rewards)[np.array(dones)] > 0
    decided = Played(seen, allowed, chosen_actions, before, worth[ended])
    return decided, float(won.mean()) if won.size else 0.0


def improve(learner: Learner, optimizer: torch.optim.Optimizer, played: Played) -> None:
    """Take PPO's clipped steps."""
    with torch.no_grad():
        _, values = learner(played.seen, played.allowed)
    gains = played.returns - values
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(gains)).split(MINIBATCH):
            logs, worth = learner(played.seen[rows], played.allowed[rows])
            chosen = logs.gather(1, played.actions[rows, None]).squeeze(1)
            ratio = (chosen - played.before[rows]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            surplus = torch.minimum(ratio * gains[rows], clipped * gains[rows]).mean()
            missed = (worth - played.returns[rows]).pow(2).mean()
            entropy = -(logs.exp() * logs.clamp(min=-50)).sum(1).mean()
            loss = VALUE_SHARE * missed - surplus - ENTROPY_SHARE * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learner.parameters(), 0.5)
            optimizer.step()


def train(seat: int, rounds: int, games: int, steps: int, seed: int = 1) -> list[float]:
    """Train from nothing; return the share of games won in each round of play."""
    torch.manual_seed(seed)
    batch = Batch(GAME, games=games, seed=seed, detectives=DETECTIVES)
    shape = batch.spec.shape
    learner = Learner(shape.length, shape.codes)
    optimizer = torch.optim.Adam(learner.parameters(), lr=RATE)
    shares: list[float] = []
    start = perf_counter()
    for number in range(rounds):
        played, share = play(learner, batch, seat, steps)
        shares.append(share)
        bar = BLOCKS[min(int(share * len(BLOCKS)), len(BLOCKS) - 1)]
        print(f"{number:4d} {share:6.1%} {bar} {perf_counter() - start:5.0f} s", flush=True)
        improve(learner, optimizer, played)
    return shares


def main() -> None:
    """Print the curve."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seat", type=int, default=0, help="0 is Mister X, 1 the detectives")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--steps", type=int, default=256)
    chosen = parser.parse_args()
    shares = train(chosen.seat, chosen.rounds, chosen.games, chosen.steps)
    print(f"won at first {shares[0]:.1%}, in the end {np.mean(shares[-3:]):.1%}")


if __name__ == "__main__":
    main()
