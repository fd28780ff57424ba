"""Plays rounds of games against itself and past versions, on two batches in turn.

While the networks choose for one batch, the workers step the other, so that neither the processor
nor the GPU waits.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from time import perf_counter
from typing import Any

import torch
from torch import Tensor, nn

from gaslamp.envs.batch import Batch
from gaslamp.training.opponent_pool import Version
from gaslamp.training.role_network import FORBIDDEN, unpack_masks

LEAGUE_SHARE = 0.3  # of the games have one role played by a past version
BATCHES = 2


class Round:
    """What one batch played: a row for each step, the last one for the decision that follows."""

    def __init__(self, batch: Batch, steps: int, device: torch.device) -> None:
        """Reserve the memory on the device that learns."""
        shape = batch.spec.shape
        games, inputs = shape.games, shape.length + shape.features

        def room(rows: int, *sizes: int, kind: torch.dtype) -> Tensor:
            return torch.zeros(rows, games, *sizes, dtype=kind, device=device)

        self.seen = room(steps + 1, inputs, kind=torch.int8)
        self.masks = room(steps + 1, batch.masks.shape[1], kind=torch.uint8)
        self.seats = room(steps + 1, kind=torch.int64)
        self.values = room(steps + 1, kind=torch.float32)
        self.actions = room(steps, kind=torch.int64)
        self.logs = room(steps, kind=torch.float32)
        self.own = room(steps, kind=torch.bool)  # chosen by the networks that learn
        self.rewards = room(steps, shape.seats, kind=torch.float32)
        self.dones = room(steps, kind=torch.bool)


class BatchPlayer:
    """One batch, and who chooses in which of its games."""

    def __init__(self, batch: Batch, steps: int, device: torch.device) -> None:
        """Start with a fresh round."""
        self.batch = batch
        self.round = Round(batch, steps, device)
        self.device = device
        if device.type == "cuda":
            for array in (batch.observations, batch.beliefs, batch.masks):
                pin(array)

    def receive(self, step: int) -> None:
        """Wait for the workers, and bring what they wrote to the device."""
        if step >= 0:
            self.batch.finish_step()
        batch, played = self.batch, self.round
        length = batch.spec.shape.length
        row = step + 1

        def sent(array: Any) -> Tensor:  # noqa: ANN401  (an array of any numbers)
            return torch.from_numpy(array).to(self.device, non_blocking=True)

        played.seen[row, :, :length] = sent(batch.observations)
        played.seen[row, :, length:] = sent(batch.beliefs)
        played.masks[row] = sent(batch.masks)
        played.seats[row] = sent(batch.seats)
        if step >= 0:
            played.rewards[step] = sent(batch.rewards)
            played.dones[step] = sent(batch.dones)

    def send(self, actions: Tensor) -> None:
        """Let the workers carry the actions out."""
        self.batch.arrays.actions[:] = actions.cpu().numpy()
        self.batch.begin_step()


def pin(array: Any) -> None:  # noqa: ANN401
    """Let the GPU read an array's memory directly."""
    torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)


class SelfPlay:
    """Plays with networks, one for each role; `roles` says which role each seat has."""

    def __init__(
        self,
        batches: Sequence[Batch],
        networks: nn.ModuleList,
        roles: Sequence[int],
        steps: int,
        device: torch.device,
    ) -> None:
        """Take the batches, which are stepped in turn."""
        self.players = [BatchPlayer(batch, steps, device) for batch in batches]
        self.networks = networks
        self.roles = torch.tensor(roles, device=device)
        self.steps = steps
        self.device = device
        self.codes = batches[0].spec.shape.codes
        self.past = deepcopy(networks)  # with the weights of a past version
        self.has_past = False
        self.waited = 0.0  # seconds, for the workers
        self.against_past = torch.zeros(len(networks), 2)  # for each role: games ended, points won

    def meet(self, version: Version | None) -> None:
        """Choose the past version that is played in some of the games."""
        self.has_past = version is not None
        if version is not None:
            for network, weights in zip(self.past, version.weights, strict=True):
                network.load_state_dict(weights)

    def slices(self) -> list[tuple[int, slice]]:
        """Say which role a past version plays in which games."""
        if not self.has_past:
            return []
        games = self.players[0].batch.spec.shape.games
        count = len(self.networks)
        size = int(games * LEAGUE_SHARE) // count
        return [(role, slice(role * size, (role + 1) * size)) for role in range(count)]

    @torch.no_grad()
    def play(self) -> list[Round]:
        """Play one round in each batch."""
        self.waited = 0.0
        for player in self.players:
            player.receive(-1)
            player.send(self.choose(player.round, 0))
        for step in range(self.steps):
            for player in self.players:
                start = perf_counter()
                player.receive(step)
                self.waited += perf_counter() - start
                actions = self.choose(player.round, step + 1)
                if step + 1 < self.steps:
                    player.send(actions)
        self.count_league()
        return [player.round for player in self.players]

    def choose(self, played: Round, step: int) -> Tensor:
        """Draw an action in every game, and note what it was drawn from."""
        seen = played.seen[step]
        allowed = unpack_masks(played.masks[step], self.codes)
        role = self.roles[played.seats[step]]
        scores, values = self.evaluate(self.networks, seen, role)
        own = torch.ones_like(role, dtype=torch.bool)
        for past_role, games in self.slices():
            theirs = role[games] == past_role
            past_scores, _ = self.past[past_role](seen[games])
            scores[games] = torch.where(theirs.unsqueeze(1), past_scores, scores[games])
            own[games] = ~theirs
        logs = torch.log_softmax(scores.masked_fill_(~allowed, FORBIDDEN), dim=-1)
        noise = torch.empty_like(logs).exponential_().log_()
        actions = (logs - noise).argmax(dim=-1)
        played.values[step] = values
        if step < self.steps:
            played.actions[step] = actions
            played.logs[step] = logs.gather(1, actions.unsqueeze(1)).squeeze(1)
            played.own[step] = own
        return actions

    @staticmethod
    def evaluate(networks: nn.ModuleList, seen: Tensor, role: Tensor) -> tuple[Tensor, Tensor]:
        """Let each row's role score its actions."""
        scores, values = networks[0](seen)
        for number in range(1, len(networks)):
            other_scores, other_values = networks[number](seen)
            mine = role == number
            scores = torch.where(mine.unsqueeze(1), other_scores, scores)
            values = torch.where(mine, other_values, values)
        return scores, values

    def count_league(self) -> None:
        """Count how the learning networks did against the past version."""
        seats = self.roles.tolist()
        for past_role, games in self.slices():
            mine = [seat for seat, role in enumerate(seats) if role != past_role] or [0]
            for player in self.players:
                played = player.round
                ended = played.dones[:, games]
                won = (played.rewards[:, games, mine[0]] > 0) & ended
                self.against_past[past_role, 0] += int(ended.sum())
                self.against_past[past_role, 1] += int(won.sum())


def make_batches(
    name: str, settings: dict[str, Any], games: int, workers: int, seed: int
) -> list[Batch]:
    """Make the two batches that are stepped in turn, in worker processes."""
    return [
        Batch(
            name,
            games=games // BATCHES,
            seed=seed + number * 104_729,
            workers=max(workers // BATCHES, 1),
            packed=True,
            apart=True,
            **settings,
        )
        for number in range(BATCHES)
    ]
