"""Learning from the heuristics of a game: choose as they do, and expect what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor, nn

from gaslamp.envs.teacher import NO_CHOICE
from gaslamp.training.advantages import estimate_advantages
from gaslamp.training.ppo import Learnt, PpoSettings
from gaslamp.training.role_network import RoleNetwork, log_policy, unpack_masks
from gaslamp.training.self_play import Round


class Lessons(NamedTuple):
    """Positions of one role, what the teacher would choose there, and what came of it."""

    seen: Tensor
    masks: Tensor
    choices: Tensor
    returns: Tensor
    known: Tensor  # whether it is known what came of it


def lessons_of(rounds: Sequence[Round], roles: Tensor, role: int) -> Lessons:
    """Gather the positions of a role in which the teacher was asked."""
    parts: list[list[Tensor]] = []
    for played in rounds:
        estimates = estimate_advantages(
            played.values, played.seats, played.rewards, played.dones, decay=1.0
        )
        taught = played.taught[:-1]
        wanted = (roles[played.seats[:-1]] == role) & (taught != NO_CHOICE)
        rows = [played.seen[:-1], played.masks[:-1], taught, estimates.returns, estimates.known]
        parts.append([row[wanted] for row in rows])
    return Lessons(*(torch.cat(part) for part in zip(*parts, strict=True)))


def imitate(
    network: RoleNetwork,
    optimizer: torch.optim.Optimizer,
    lessons: Lessons,
    codes: int,
    settings: PpoSettings,
) -> Learnt:
    """Make the teacher's choices likelier, once through the lessons."""
    if len(lessons.choices) == 0:
        return Learnt(0.0, 0.0, 0.0)
    sums = torch.zeros(3, device=lessons.seen.device)
    count = 0
    order = torch.randperm(len(lessons.choices), device=lessons.seen.device)
    known_returns = lessons.returns[lessons.known]
    spread = known_returns.var() + 1e-6 if len(known_returns) > 1 else torch.tensor(1.0)
    for rows in order.split(settings.minibatch):
        scores, values = network(lessons.seen[rows])
        logs = log_policy(scores, unpack_masks(lessons.masks[rows], codes))
        wanted = lessons.choices[rows].unsqueeze(1)
        surprise = -logs.gather(1, wanted).mean()
        known = lessons.known[rows]
        miss = ((values - lessons.returns[rows]).pow(2) * known).sum() / known.sum().clamp(min=1)
        optimizer.zero_grad(set_to_none=True)
        (surprise + settings.value_share * miss).backward()
        nn.utils.clip_grad_norm_(network.parameters(), settings.most_gradient)
        optimizer.step()
        with torch.no_grad():
            entropy = -(logs.exp() * logs.clamp(min=-50)).sum(1).mean()
            agreed = (logs.argmax(1, keepdim=True) == wanted).float().mean()
            sums += torch.stack((entropy, agreed, miss))
        count += 1
    entropy, agreed, missed = (sums / count).tolist()
    return Learnt(entropy, 0.0, 1.0 - missed / float(spread), agreed)
