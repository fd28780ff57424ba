"""Proximal policy optimisation with entropy and KL damping."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor, nn

from gaslamp.training.advantages import estimate_advantages
from gaslamp.training.role_network import RoleNetwork, log_policy, unpack_masks
from gaslamp.training.self_play import Round


class PpoSettings(NamedTuple):
    """How the networks learn."""

    rate: float = 5e-4
    clip: float = 0.2
    entropy: float = 0.02
    damping: float = 0.1  # weight of the KL divergence from the policy that played
    value_share: float = 0.5
    decay: float = 0.95  # GAE's lambda
    epochs: int = 3
    minibatch: int = 8_192
    most_gradient: float = 0.5
    averaging: float = 0.97  # what an update leaves of the average networks


class Learnt(NamedTuple):
    """What an update did, on average over its minibatches."""

    entropy: float
    divergence: float
    explained: float  # share of the variance of returns that the values explain
    agreed: float = 0.0  # share of the teacher's choices that the network finds best


class Decisions(NamedTuple):
    """Decisions of one role."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor
    advantages: Tensor
    returns: Tensor
    values: Tensor


def decisions_of(rounds: Sequence[Round], roles: Tensor, role: int, decay: float) -> Decisions:
    """Gather the decisions that a role's learning network made, where their outcome is known."""
    parts: list[list[Tensor]] = []
    for played in rounds:
        estimates = estimate_advantages(
            played.values, played.seats, played.rewards, played.dones, decay
        )
        wanted = (roles[played.seats[:-1]] == role) & played.own & estimates.known
        rows = [
            played.seen[:-1], played.masks[:-1], played.actions, played.logs,
            estimates.advantages, estimates.returns, played.values[:-1],
        ]  # fmt: skip
        parts.append([row[wanted] for row in rows])
    return Decisions(*(torch.cat(part) for part in zip(*parts, strict=True)))


def improve(
    network: RoleNetwork,
    optimizer: torch.optim.Optimizer,
    made: Decisions,
    codes: int,
    settings: PpoSettings,
) -> Learnt:
    """Take clipped steps towards the decisions that turned out better than expected."""
    if len(made.actions) == 0:
        return Learnt(0.0, 0.0, 0.0)
    advantages = (made.advantages - made.advantages.mean()) / (made.advantages.std() + 1e-6)
    missed = (made.returns - made.values).var() / (made.returns.var() + 1e-6)
    sums = torch.zeros(2, device=made.seen.device)
    count = 0
    for _ in range(settings.epochs):
        order = torch.randperm(len(advantages), device=made.seen.device)
        for rows in order.split(settings.minibatch):
            scores, values = network(made.seen[rows])
            logs = log_policy(scores, unpack_masks(made.masks[rows], codes))
            chosen = logs.gather(1, made.actions[rows].unsqueeze(1)).squeeze(1)
            change = chosen - made.logs[rows]
            ratio = change.exp()
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            gain = torch.minimum(ratio * advantages[rows], clipped * advantages[rows]).mean()
            entropy = -(logs.exp() * logs.clamp(min=-50)).sum(1).mean()
            divergence = (ratio - 1 - change).mean()
            miss = (values - made.returns[rows]).pow(2).mean()
            loss = (
                settings.value_share * miss
                - gain
                - settings.entropy * entropy
                + settings.damping * divergence
            )
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), settings.most_gradient)
            optimizer.step()
            sums += torch.stack((entropy.detach(), divergence.detach()))
            count += 1
    entropy, divergence = (sums / count).tolist()
    return Learnt(entropy, divergence, 1.0 - float(missed))


@torch.no_grad()
def average(averaged: nn.Module, network: nn.Module, keep: float) -> None:
    """Move the average network a little towards the one that learns."""
    for mean, now in zip(averaged.parameters(), network.parameters(), strict=True):
        mean.lerp_(now, 1.0 - keep)
