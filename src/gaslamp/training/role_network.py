"""The network of one role: a score for each action, and the chance to win."""

from __future__ import annotations

from itertools import pairwise

import torch
from torch import Tensor, nn

FORBIDDEN = -1e9  # the score of an action that is not legal
UNIT = 0.01  # what one step of a packed number is worth


class RoleNetwork(nn.Module):
    """Layers of rectified sums over a seat's packed observation and belief."""

    def __init__(self, inputs: int, codes: int, hidden: tuple[int, ...]) -> None:
        """Make the layers; a fresh network chooses almost evenly and values everything at 0."""
        super().__init__()
        sizes = (inputs, *hidden)
        self.layers = nn.ModuleList(nn.Linear(before, after) for before, after in pairwise(sizes))
        self.policy = nn.Linear(hidden[-1], codes)
        self.value = nn.Linear(hidden[-1], 1)
        for head in (self.policy, self.value):
            nn.init.orthogonal_(head.weight, 0.01)
            nn.init.zeros_(head.bias)

    def forward(self, packed: Tensor) -> tuple[Tensor, Tensor]:
        """Give every action's score, and the value from -1 (lost) to 1 (won)."""
        body = packed.float() * UNIT
        for layer in self.layers:
            body = torch.relu(layer(body))
        return self.policy(body), torch.tanh(self.value(body)).squeeze(-1)


def unpack_masks(masks: Tensor, codes: int) -> Tensor:
    """Unpack masks of eight actions to a byte."""
    bits = torch.arange(8, device=masks.device, dtype=torch.uint8)
    unpacked = (masks.unsqueeze(-1) >> bits) & 1
    return unpacked.flatten(-2)[..., :codes].bool()


def log_policy(scores: Tensor, allowed: Tensor) -> Tensor:
    """Turn scores into the log probabilities of the legal actions."""
    return torch.log_softmax(scores.masked_fill(~allowed, FORBIDDEN), dim=-1)
