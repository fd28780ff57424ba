"""Trains a game's networks by self-play, and shows how far they are."""

from __future__ import annotations

import os
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from gaslamp.arena.roles import side_names
from gaslamp.cli.errors import UsageError
from gaslamp.cli.terminal import Terminal
from gaslamp.core.game import Game
from gaslamp.core.options import Options, options_of
from gaslamp.core.text import Text, text

if TYPE_CHECKING:
    from gaslamp.training.checkpoint import CurvePoint

TRAIN_OPTIONS = ("folder", "minutes", "imitate", "games", "workers", "seed", "device", "lang")
GAMES = 4096
IMITATED = 5.0  # minutes
MOST_GAMES = 1_000_000
DEVICES = ("auto", "cpu", "cuda")
NEEDED = ("torch", "numpy")


@Parameter(name="*")  # its fields are options of the command itself
@dataclass(frozen=True)
class TrainOptions:
    """The options of a training: for how long, with what, and where it is kept."""

    folder: Annotated[Path | None, Parameter(help="cli-param-train-folder", metavar="DIR")] = None
    minutes: Annotated[float, Parameter(help="cli-param-train-minutes", metavar="N")] = 20.0
    imitate: Annotated[float, Parameter(help="cli-param-train-imitate", metavar="N")] = IMITATED
    games: Annotated[int, Parameter(help="cli-param-train-games", metavar="N")] = GAMES
    workers: Annotated[int | None, Parameter(help="cli-param-train-workers", metavar="N")] = None
    seed: Annotated[int, Parameter(help="cli-param-match-seed", metavar="N")] = 1
    device: Annotated[str, Parameter(help="cli-param-train-device", metavar="NAME")] = "auto"

    @property
    def processes(self) -> int:
        """How many processes step games: at least one for each of the two batches."""
        return max(2, (os.cpu_count() or 2) if self.workers is None else self.workers)

    def check(self) -> None:
        """Raise an error for what can't be trained with."""
        if not self.minutes > 0:
            raise UsageError(text("cli-train-bad-minutes", minutes=f"{self.minutes:g}"))
        if not self.imitate >= 0:
            raise UsageError(text("cli-train-bad-imitate", minutes=f"{self.imitate:g}"))
        if not self.processes <= self.games <= MOST_GAMES:
            least, most = self.processes, MOST_GAMES
            raise UsageError(
                text("cli-train-bad-games", games=str(self.games), least=least, most=most)
            )
        if self.device not in DEVICES:
            allowed = ", ".join(DEVICES)
            raise UsageError(text("cli-train-bad-device", device=self.device, allowed=allowed))


def train_networks(
    terminal: Terminal, game: Game, options: Options, training: TrainOptions
) -> None:
    """Train until the time is up; Ctrl-C saves and ends it earlier."""
    training.check()
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        raise UsageError(text("cli-train-not-installed", missing=", ".join(missing)))
    from gaslamp.training.trainer import Trainer, TrainingPlan, best_device

    folder = training.folder or Path("training") / game.name
    device = best_device() if training.device == "auto" else training.device
    plan = TrainingPlan(
        game.name,
        options_of(options),
        folder,
        training.minutes,
        training.processes,
        training.games,
        device,
        training.imitate,
        command=f"gaslamp train {game.name} --imitate {training.imitate:g} "
        f"--games {training.games} --seed {training.seed}",
        seed=training.seed,
    )
    trainer = Trainer(plan)
    terminal.say("cli-train-begins", device=device, folder=str(folder), updates=trainer.updates)
    names = side_names(game, options)
    roles = names if trainer.role_count == len(names) else [text("cli-train-everybody")]
    try:
        trainer.run(lambda point: _tell(terminal, roles, point))
    except KeyboardInterrupt:
        terminal.say("cli-train-goes-on", folder=str(folder))
        raise
    terminal.say("cli-train-done", folder=str(folder))


def _tell(terminal: Terminal, roles: list[Text], point: CurvePoint) -> None:
    """Print a line of the learning curve."""
    terminal.say(
        "cli-train-line",
        updates=point.updates,
        millions=f"{point.steps / 1e6:.1f}",
        speed=f"{point.steps_per_second:,.0f}",
        waited=f"{point.waited:.0%}",
    )
    for place, role in enumerate(roles):
        terminal.say(
            "cli-train-role",
            role=role,
            won=f"{point.won[place]:.0%}",
            entropy=f"{point.entropy[place]:.2f}",
            explained=f"{point.explained[place]:.0%}",
        )
        if point.agreed:
            terminal.say("cli-train-agreed", share=f"{point.agreed[place]:.0%}")
    if point.against_teacher:
        shares = ", ".join(f"{share:.0%}" for share in reversed(point.against_teacher))
        terminal.say("cli-train-against-teacher", shares=shares)
