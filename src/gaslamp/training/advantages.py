"""How much better than expected each decision turned out, seat by seat."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor


class Advantages(NamedTuple):
    """For each step of each game: advantage, return, and whether they are known."""

    advantages: Tensor
    returns: Tensor
    known: Tensor


def estimate_advantages(
    values: Tensor, seats: Tensor, rewards: Tensor, dones: Tensor, decay: float
) -> Advantages:
    """Estimate advantages by GAE over the decisions of each seat alone.

    What another seat's network expects depends on what that seat knows, so only a seat's own next
    decision says what came of the last one, or the end of the game. `values`, `seats`: (steps + 1,
    games), the last row for the decision that follows; `rewards` (steps, games, seats) and `dones`
    (steps, games) of each step. A seat's last decision in a game that goes on is not known, unless
    the seat is on turn next.
    """
    steps, games, count = rewards.shape
    rows = torch.arange(games, device=values.device)
    following = torch.zeros(games, count, device=values.device)  # the seat's next value
    gained = torch.zeros_like(following)  # the sum over its later decisions
    known = torch.zeros_like(following, dtype=torch.bool)
    reward = torch.zeros_like(following)  # since its decision
    following[rows, seats[steps]] = values[steps]
    known[rows, seats[steps]] = True
    advantages = torch.zeros(steps, games, device=values.device)
    returns = torch.zeros_like(advantages)
    is_known = torch.zeros_like(advantages, dtype=torch.bool)
    for step in range(steps - 1, -1, -1):
        done = dones[step].unsqueeze(1)
        following = torch.where(done, torch.zeros_like(following), following)
        gained = torch.where(done, torch.zeros_like(gained), gained)
        reward = torch.where(done, rewards[step], reward)
        known = known | done
        seat = seats[step]
        surprise = reward[rows, seat] + following[rows, seat] - values[step]
        advantage = surprise + decay * gained[rows, seat]
        advantages[step] = advantage
        returns[step] = advantage + values[step]
        is_known[step] = known[rows, seat]
        following[rows, seat] = values[step]
        gained[rows, seat] = torch.where(is_known[step], advantage, torch.zeros_like(advantage))
        reward[rows, seat] = 0.0
        known[rows, seat] = True
    return Advantages(advantages, returns, is_known)
