"""Thousands of games at once, in NumPy arrays that each step fills in place.

    batch = Batch("scotland_yard", games=4096, seed=1)
    while learning:
        batch.step(choose(batch.observations, batch.masks))

Every game waits for a seat: `seats` says for which, and each row is that seat's. A game that ends
begins again at once: `dones` is then 1, `rewards` are those of the game that ended, and everything
else is of the new one. Chance and the referee are played inside.
"""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self

import msgspec
import numpy as np
from numpy.typing import NDArray

from gaslamp.core.game import AnyGame
from gaslamp.core.options import Options, options_from
from gaslamp.envs.arrays import Arrays, Shape
from gaslamp.envs.stepping import Lengths, Pursuit, Stepper
from gaslamp.games.registry import find_game

SEEDS = 2**62
STRIDE = 7_919  # between the seeds of two workers


class IllegalStep(ValueError):
    """An action that a game's mask does not allow; nothing was done in any game."""

    def __init__(self, game: int, action: int) -> None:
        """Say in which game."""
        super().__init__(f"game {game} does not allow action {action}")


class Table(msgspec.Struct, frozen=True):
    """What a batch plays: a game, its options, whose belief it shows, and how long the rows are."""

    name: str
    options: dict[str, Any]
    belief: int | None
    shape: Shape

    def game(self) -> tuple[AnyGame, Options]:
        """Find the game and check its options."""
        game = find_game(self.name)
        return game, options_from(game.options, self.options)


def table_for(name: str, options: dict[str, Any], belief: int | None, games: int) -> Table:
    """Agree on what is played, and measure its rows."""
    game = find_game(name)
    agreed = options_from(game.options, options)
    features = 0 if belief is None else game.belief_layout(agreed).length
    if belief is not None and features == 0:
        raise ValueError(f"{name} does not write its beliefs as numbers")
    shape = Shape(
        games,
        len(game.seats(agreed)),
        game.action_space(agreed),
        game.observation(agreed).length,
        features,
    )
    return Table(game.name, options, belief, shape)


class Part:
    """Some of a batch's games, stepped in this process into some rows of its arrays."""

    def __init__(self, table: Table, arrays: Arrays, seed: int) -> None:
        """Set the tables."""
        game, options = table.game()
        shape = table.shape
        lengths = Lengths(shape.games, shape.seats, shape.codes, shape.length, shape.features)
        pursuit = None
        if table.belief is not None:
            pursuit = Pursuit(game.belief(options, table.belief), table.belief, lengths)
        self.pursuit = pursuit
        self.stepper = Stepper(game.start(options), lengths, seed % SEEDS, pursuit)
        self.arrays = arrays
        self.flat = arrays.observations.reshape(-1)
        self.show()

    def check(self) -> int:
        """Find the first game that does not allow its action; else -1."""
        return self.stepper.refused(self.arrays.actions.tobytes())

    def step(self) -> int:
        """Carry out the actions, which were checked."""
        self.stepper.step(self.arrays.actions.tobytes())
        self.show()
        return -1

    def sample(self) -> int:
        """Choose at random in every game."""
        self.stepper.sample()
        self.arrays.actions[:] = np.frombuffer(memoryview(self.stepper.chosen), np.int64)
        return -1

    def show(self) -> None:
        """Put into the arrays what has changed."""
        arrays, stepper = self.arrays, self.stepper
        changed = stepper.changed
        places = np.frombuffer(memoryview(stepper.places), np.int64)[:changed]
        self.flat[places] = np.frombuffer(memoryview(stepper.values), np.float64)[:changed]
        arrays.masks.reshape(-1)[:] = np.frombuffer(memoryview(stepper.masks), np.uint8)
        arrays.seats[:] = np.frombuffer(memoryview(stepper.seats), np.int64)
        arrays.dones[:] = np.frombuffer(memoryview(stepper.dones), np.int64)
        arrays.rewards.reshape(-1)[:] = np.frombuffer(memoryview(stepper.rewards), np.float64)
        if self.pursuit is not None:
            arrays.beliefs.reshape(-1)[:] = np.frombuffer(memoryview(self.pursuit.rows), np.float64)


def do(part: Part, command: str) -> int:
    """Check, step or choose at random; return the first game that refuses, or -1."""
    match command:
        case "check":
            return part.check()
        case "step":
            return part.step()
        case _:
            return part.sample()


class Batch:
    """Many games of one kind, stepped together; with several workers, in their processes.

    `belief` names the viewer whose exact belief is a part of what is observed: a seat, or
    `SPECTATOR` for what everybody can deduce. Rows of other seats then hold zeros.
    """

    def __init__(
        self,
        name: str,
        *,
        games: int,
        seed: int,
        workers: int = 1,
        belief: int | None = None,
        **options: Any,  # noqa: ANN401  (each game names its own)
    ) -> None:
        """Set the tables: the same seed, games and workers play the same games."""
        if not 1 <= workers <= games:
            raise ValueError(f"{games} games can't be shared by {workers} workers")
        self.table = table_for(name, options, belief, games)
        self.arrays = Arrays(self.table.shape, shared=workers > 1)
        self.parts: list[Part] = []
        self.team: Any = None
        if workers == 1:
            self.parts = [Part(self.table, self.arrays, seed)]
        else:
            from gaslamp.envs.workers import Team  # only where it is needed

            seeds = [seed + STRIDE * worker for worker in range(workers)]
            self.team = Team(self.table, self.arrays, seeds)

    @property
    def observations(self) -> NDArray[np.float32]:
        """What the seat on turn in each game sees: (games, length), as the game's layout says."""
        return self.arrays.observations

    @property
    def beliefs(self) -> NDArray[np.float32]:
        """What the belief's viewer can deduce: (games, features), as `belief_layout` says."""
        return self.arrays.beliefs

    @property
    def masks(self) -> NDArray[np.uint8]:
        """What may be done, eight actions to a byte: `np.unpackbits(..., bitorder="little")`."""
        return self.arrays.masks

    @property
    def seats(self) -> NDArray[np.int64]:
        """Whose turn it is in each game."""
        return self.arrays.seats

    @property
    def rewards(self) -> NDArray[np.float32]:
        """Each seat's reward, (games, seats): not zero in the step that ends a game."""
        return self.arrays.rewards

    @property
    def dones(self) -> NDArray[np.bool_]:
        """Whether each game ended in the last step."""
        return self.arrays.dones

    def allowed(self) -> NDArray[np.bool_]:
        """Unpack the masks: (games, actions)."""
        count = self.table.shape.codes
        return np.unpackbits(self.masks, axis=1, count=count, bitorder="little").view(np.bool_)

    def sample(self) -> NDArray[np.int64]:
        """Choose an action in every game, each allowed one equally likely, into a shared array."""
        self._tell("sample")
        return self.arrays.actions

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out an action in every game; `IllegalStep` where a mask forbids one."""
        if actions is not self.arrays.actions:
            if actions.shape != self.arrays.actions.shape:
                raise ValueError(f"actions are {self.arrays.actions.shape}, not {actions.shape}")
            self.arrays.actions[:] = actions
        refused = self._tell("check")
        if refused >= 0:
            raise IllegalStep(refused, int(self.arrays.actions[refused]))
        self._tell("step")

    def _tell(self, command: str) -> int:
        if self.team is not None:
            return int(self.team.tell(command))
        return do(self.parts[0], command)

    def close(self) -> None:
        """End the workers and free what they shared; the arrays are gone then."""
        if self.team is not None:
            self.team.close()
        self.arrays.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
