"""Trains a game's networks: rounds of self-play and updates, until the time is up."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from copy import deepcopy
from datetime import date
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, cast

import torch
from torch import nn

from gaslamp.bots.network_bot import network_roles
from gaslamp.bots.network_file import TrainingRun
from gaslamp.core.options import options_from
from gaslamp.envs.batch import Batch
from gaslamp.games.registry import open_game
from gaslamp.training import checkpoint
from gaslamp.training.checkpoint import CurvePoint
from gaslamp.training.export import Described, network_file, write_network
from gaslamp.training.imitation import imitate, lessons_of
from gaslamp.training.opponent_pool import OpponentPool, Version
from gaslamp.training.ppo import Learnt, PpoSettings, average, decisions_of, improve
from gaslamp.training.role_network import RoleNetwork
from gaslamp.training.self_play import TAUGHT_SHARE, Round, SelfPlay, make_batches
from gaslamp.training.settings import settings_of

SAVED_EVERY = 60.0  # seconds
VERSION_EVERY = 25  # updates
MEET_EVERY = 5  # updates, against one past version
LEAST_RATE = 0.1  # of the learning rate, at the end of a run


def networks_in(modules: nn.ModuleList) -> list[RoleNetwork]:
    """List the networks of all roles."""
    return [cast("RoleNetwork", module) for module in modules]


def best_device() -> str:
    """Name the GPU where there is one."""
    return "cuda" if torch.cuda.is_available() else "cpu"


class TrainingPlan(NamedTuple):
    """One run of a training."""

    game: str
    options: Mapping[str, Any]
    folder: Path
    minutes: float
    workers: int
    games: int
    device: str
    imitated: float = 0.0  # minutes in which the networks learn from the heuristics first
    command: str = ""  # noted in the networks' files
    seed: int = 1
    learning: PpoSettings = PpoSettings()


class Trainer:
    """A training that goes on from its folder; `run` ends after some minutes."""

    def __init__(self, plan: TrainingPlan) -> None:
        """Make the networks, or read them."""
        torch.set_float32_matmul_precision("high")
        torch.manual_seed(plan.seed)
        self.plan = plan
        self.device = torch.device(plan.device)
        game = open_game(plan.game)
        agreed = options_from(game.options, dict(plan.options))
        settings = settings_of(game.name)
        self.game = game
        self.roles = network_roles(game, agreed)
        self.role_count = len(set(self.roles))
        self.settings = settings
        self.codes = game.action_space(agreed)
        self.observed = game.observation(agreed).length
        self.believed = game.belief_layout(agreed).length
        self.inputs = self.observed + self.believed
        self.terms = {
            "game": game.name,
            "version": game.version,
            "options": dict(plan.options),
            "hidden": list(settings.hidden),
            "inputs": self.inputs,
        }
        self.networks = self._make()
        self.averages = deepcopy(self.networks)
        self.optimizers = [
            torch.optim.Adam(network.parameters(), lr=plan.learning.rate, eps=1e-5)
            for network in self.networks
        ]
        self.opponents = OpponentPool(random.Random(plan.seed))  # noqa: S311  (no secret)
        self.updates = self.steps = self.games = 0
        self.trained = 0.0  # seconds in earlier runs
        self._load()

    def _make(self) -> nn.ModuleList:
        hidden = self.settings.hidden
        made = [RoleNetwork(self.inputs, self.codes, hidden) for _ in range(self.role_count)]
        return nn.ModuleList(made).to(self.device)

    def run(self, tell: Callable[[CurvePoint], None]) -> None:
        """Train for the minutes of the plan; Ctrl-C saves, too."""
        plan = self.plan
        imitating = min(plan.imitated - self.trained / 60, plan.minutes)
        if imitating > 0:
            self._play(tell, imitating, is_imitating=True)
        if plan.minutes > max(imitating, 0.0):
            self._play(tell, plan.minutes - max(imitating, 0.0), is_imitating=False)

    def _play(
        self, tell: Callable[[CurvePoint], None], minutes: float, *, is_imitating: bool
    ) -> None:
        """Play and learn for some minutes."""
        plan = self.plan
        seconds = minutes * 60
        taught = 1.0 if is_imitating else TAUGHT_SHARE
        chosen = dict(plan.options) | {"belief": self.settings.belief, "taught": taught}
        batches = make_batches(
            plan.game, chosen, plan.games, plan.workers, plan.seed + 31 * self.updates
        )
        start = saved = perf_counter()
        try:
            self.playing = SelfPlay(
                batches, self.networks, self.roles, self.settings.steps, self.device
            )
            self.playing.is_imitating = is_imitating
            while (passed := perf_counter() - start) < seconds:
                self._set_rate(passed / seconds)
                point = self._update(start)
                tell(point)
                checkpoint.note(plan.folder, point)
                if perf_counter() - saved > SAVED_EVERY:
                    self._save(start)
                    saved = perf_counter()
        finally:
            self._close(batches)
            self._save(start)
            self.trained += perf_counter() - start

    def _close(self, batches: list[Batch]) -> None:
        self.playing = None  # type: ignore[assignment]  # its tensors hold the batches' memory
        for batch in batches:
            batch.close()

    def _set_rate(self, passed: float) -> None:
        share = LEAST_RATE + (1.0 - LEAST_RATE) * (1.0 - passed)
        for optimizer in self.optimizers:
            for group in optimizer.param_groups:
                group["lr"] = self.plan.learning.rate * share

    def _update(self, start: float) -> CurvePoint:
        """Play a round, learn from it."""
        began = perf_counter()
        playing = self.playing
        if self.updates % MEET_EVERY == 0 and not playing.is_imitating:
            playing.meet(self.opponents.draw())
        rounds = playing.play()
        learnt = [self._learn(rounds, role) for role in range(self.role_count)]
        # The first networks are soon forgotten.
        young = (1 + self.updates) / (10 + self.updates)
        average(self.averages, self.networks, min(self.plan.learning.averaging, young))
        self.updates += 1
        played = sum(played.dones.numel() for played in rounds)
        self.steps += played
        ended = sum(int(played.dones.sum()) for played in rounds)
        self.games += ended
        if self.updates % VERSION_EVERY == 0 and not playing.is_imitating:
            weights = tuple(
                {name: value.half() for name, value in network.state_dict().items()}
                for network in self.averages
            )
            self.opponents.add(Version(self.updates, weights))
        won = self._won(rounds, ended)
        now = perf_counter()
        return CurvePoint(
            self.updates,
            self.steps,
            self.games,
            self.trained + now - start,
            played / (now - began),
            playing.waited / (now - began),
            tuple(one.entropy for one in learnt),
            tuple(one.explained for one in learnt),
            self._shares(playing.against_past),
            won,
            tuple(one.agreed for one in learnt) if playing.is_imitating else (),
            () if playing.is_imitating else self._shares(playing.against_teacher),
        )

    def _learn(self, rounds: list[Round], role: int) -> Learnt:
        """Let a role's network learn from what was played."""
        network, optimizer = networks_in(self.networks)[role], self.optimizers[role]
        roles, learning = self.playing.roles, self.plan.learning
        if self.playing.is_imitating:
            lessons = lessons_of(rounds, roles, role)
            return imitate(network, optimizer, lessons, self.codes, learning)
        made = decisions_of(rounds, roles, role, learning.decay)
        return improve(network, optimizer, made, self.codes, learning)

    def _won(self, rounds: list[Round], ended: int) -> tuple[float, ...]:
        shares = []
        for role in range(len(self.networks)):
            seat = self.roles.index(role)
            won = sum(int((played.rewards[..., seat] > 0).sum()) for played in rounds)
            shares.append(won / max(ended, 1))
        return tuple(shares)

    def _shares(self, against: torch.Tensor) -> tuple[float, ...]:
        shares = against[:, 1] / against[:, 0].clamp(min=1)
        if self.updates % MEET_EVERY == 0:
            against.zero_()
        return tuple(shares.tolist())

    def _export(self, seconds: float) -> None:
        """Write the average networks as files that bots play with."""
        plan = self.plan
        made = TrainingRun(
            command=plan.command,
            date=date.today().isoformat(),
            updates=self.updates,
            decisions=self.steps,
            seconds=round(seconds),
            device=torch.cuda.get_device_name() if self.device.type == "cuda" else "cpu",
        )
        for role, network in enumerate(networks_in(self.averages)):
            about = Described(
                self.game.name, self.game.version, role, self.observed, self.believed, made
            )
            write_network(plan.folder, network_file(network, about))

    def _save(self, start: float) -> None:
        self._export(self.trained + perf_counter() - start)
        checkpoint.save(
            self.plan.folder,
            {
                "terms": self.terms,
                "networks": self.networks.state_dict(),
                "averages": self.averages.state_dict(),
                "optimizers": [optimizer.state_dict() for optimizer in self.optimizers],
                "league": self.opponents.saved(),
                "updates": self.updates,
                "steps": self.steps,
                "games": self.games,
                "trained": self.trained + perf_counter() - start,
            },
        )

    def _load(self) -> None:
        state = checkpoint.load(self.plan.folder, self.terms, self.device)
        if state is None:
            return
        self.networks.load_state_dict(state["networks"])
        self.averages.load_state_dict(state["averages"])
        for optimizer, saved in zip(self.optimizers, state["optimizers"], strict=True):
            optimizer.load_state_dict(saved)
        self.opponents.load(state["league"])
        self.updates, self.steps = state["updates"], state["steps"]
        self.games, self.trained = state["games"], state["trained"]
