"""Plays rounds of games against itself, past versions and the teacher, on two batches in turn.

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

from gaslamp.envs.batch import NO_CHOICE, Batch
from gaslamp.training.opponent_pool import Version
from gaslamp.training.role_network import FORBIDDEN, unpack_masks

LEAGUE_SHARE = 0.3  # of the games have one role played by a past version
TAUGHT_SHARE = 0.2  # of the games have one role played by the teacher
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
        self.taught = room(steps + 1, kind=torch.int64)  # what the teacher would choose
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
        played.taught[row] = sent(batch.teacher_choices)
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
        shape = batches[0].spec.shape
        games = torch.arange(shape.games, device=device)
        self.other_role = games % len(networks)  # what another player plays, where there is one
        self.others = other_seats(self.roles, games, shape.seats)
        self.past_games = int(shape.games * LEAGUE_SHARE)  # the first ones
        self.is_imitating = False  # then the teacher plays every second game alone
        # For each role of the other player: games ended, games won by the learning networks.
        self.against_past = torch.zeros(len(networks), 2)
        self.against_teacher = torch.zeros(len(networks), 2)

    def meet(self, version: Version | None) -> None:
        """Choose the past version that is played in some of the games."""
        self.has_past = version is not None
        if version is not None:
            for network, weights in zip(self.past, version.weights, strict=True):
                network.load_state_dict(weights)

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
        taught = played.taught[step]
        from_teacher = self.teacher_acts(taught, played.seats[step])
        own = ~from_teacher
        if self.has_past:
            first = slice(self.past_games)
            theirs = self.others_turn(played.seats[step])[first] & (taught[first] == NO_CHOICE)
            past_scores, _ = self.evaluate(self.past, seen[first], role[first])
            scores[first] = torch.where(theirs.unsqueeze(1), past_scores, scores[first])
            own[first] &= ~theirs
        logs = torch.log_softmax(scores.masked_fill_(~allowed, FORBIDDEN), dim=-1)
        noise = torch.empty_like(logs).exponential_().log_()
        actions = torch.where(from_teacher, taught, (logs - noise).argmax(dim=-1))
        played.values[step] = values
        if step < self.steps:
            played.actions[step] = actions
            played.logs[step] = logs.gather(1, actions.unsqueeze(1)).squeeze(1)
            played.own[step] = own
        return actions

    def others_turn(self, seats: Tensor) -> Tensor:
        """Say in which games another player is on turn, where there is one."""
        return self.others.gather(1, seats.unsqueeze(1)).squeeze(1)

    def teacher_acts(self, taught: Tensor, seats: Tensor) -> Tensor:
        """Say in which games the teacher's choice is played."""
        asked = taught != NO_CHOICE
        if self.is_imitating:
            return asked & (torch.arange(len(taught), device=self.device) % 2 == 0)
        return asked & self.others_turn(seats)

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
        """Count how the learning networks did against the past version and the teacher."""
        learning = (~self.others).float().argmax(dim=1)  # the first of their seats in each game
        for player in self.players:
            played = player.round
            seats = learning.expand(self.steps, -1).unsqueeze(2)
            won = ((played.rewards.gather(2, seats).squeeze(2) > 0) & played.dones).sum(0)
            ended = played.dones.sum(0)
            asked = played.taught[0] != NO_CHOICE
            past = ~asked
            past[self.past_games if self.has_past else 0 :] = False
            counts = ((past, self.against_past), (asked, self.against_teacher))
            for games, against in counts:
                for role in range(len(self.networks)):
                    those = games & (self.other_role == role)
                    against[role, 0] += int(ended[those].sum())
                    against[role, 1] += int(won[those].sum())


def other_seats(roles: Tensor, games: Tensor, seats: int) -> Tensor:
    """Say which seats of each game another player takes: those of one role, or all but one."""
    count = int(roles.max()) + 1
    if count == 1:
        return torch.arange(seats, device=games.device) != (games % seats).unsqueeze(1)
    return roles == (games % count).unsqueeze(1)


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
