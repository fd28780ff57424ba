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

import numpy as np
from numpy.typing import NDArray

from gaslamp.envs.arrays import Arrays
from gaslamp.envs.batch_shard import (
    CHECK,
    CHECKED_STEP,
    EACH_SEAT,
    STEP,
    STEP_SAMPLED,
    BatchShard,
    batch_spec,
)
from gaslamp.envs.batch_workers import BatchWorkers
from gaslamp.envs.stepping import NO_GAME
from gaslamp.envs.teacher import NO_CHOICE

__all__ = ["EACH_SEAT", "NO_CHOICE", "Batch", "IllegalStep"]

STRIDE = 7_919  # between the seeds of two workers


class IllegalStep(ValueError):
    """An action that a game's mask does not allow; nothing was done in any game."""

    def __init__(self, game: int, action: int) -> None:
        """Say in which game."""
        super().__init__(f"game {game} does not allow action {action}")


class Batch:
    """Many games of one kind, stepped together; several workers are this process and others.

    `belief` names the viewer whose exact belief is a part of what is observed: a seat, or
    `SPECTATOR` for what everybody can deduce. Rows of other seats then hold zeros. With `EACH_SEAT`
    every row has the belief of the seat on turn.

    With `packed` observations are hundredths, a byte each, and beliefs hundredths of the square
    roots of their probabilities. With `apart` all games are stepped in other processes: this one
    can do other work between `begin_step` and `finish_step`.

    In a share of the games, `taught`, the heuristics of the game also choose: `teacher_choices` is
    what the level `novice` would do.
    """

    def __init__(  # noqa: PLR0913  (what is played, and how)
        self,
        name: str,
        *,
        games: int,
        seed: int,
        workers: int = 1,
        belief: int | None = None,
        packed: bool = False,
        apart: bool = False,
        taught: float = 0.0,
        **options: Any,  # noqa: ANN401  (each game names its own)
    ) -> None:
        """Start the games: the same seed, games and workers give the same games."""
        if not 1 <= workers <= games:
            raise ValueError(f"{games} games can't be shared by {workers} workers")
        if not 0.0 <= taught <= 1.0:
            raise ValueError(f"taught is a share of the games, not {taught}")
        self.spec = batch_spec(name, options, belief, games, packed=packed, taught=taught)
        self.arrays = Arrays(self.spec.shape, shared=workers > 1 or apart)
        self.drawn = self.arrays.drawn.view()
        self.drawn.flags.writeable = False  # so they are known to be allowed
        seeds = [seed + STRIDE * worker for worker in range(workers)]
        self.workers: BatchShard | BatchWorkers = (
            BatchShard(self.spec, self.arrays, seed)
            if workers == 1 and not apart
            else BatchWorkers(self.spec, self.arrays, seeds, apart=apart)
        )
        self.is_closed = False

    @property
    def observations(self) -> NDArray[Any]:
        """What the seat on turn in each game sees: (games, length), as the game's layout says."""
        return self.arrays.observations

    @property
    def beliefs(self) -> NDArray[Any]:
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

    @property
    def teacher_choices(self) -> NDArray[np.int64]:
        """What the heuristics would choose in each game; `NO_CHOICE` where they are not asked."""
        return self.arrays.taught

    def allowed(self) -> NDArray[np.bool_]:
        """Unpack the masks: (games, actions)."""
        count = self.spec.shape.codes
        return np.unpackbits(self.masks, axis=1, count=count, bitorder="little").view(np.bool_)

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal action for every game; drawn once a step."""
        return self.drawn

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out an action in every game; `IllegalStep` where a mask forbids one."""
        if actions is self.drawn:
            self.workers.run(STEP_SAMPLED)
            return
        if actions.shape != self.drawn.shape:
            raise ValueError(f"actions are {self.drawn.shape}, not {actions.shape}")
        self.arrays.actions[:] = actions
        refused = self.workers.run(CHECK)
        if refused != NO_GAME:
            raise IllegalStep(refused, int(actions[refused]))
        self.workers.run(STEP)

    def begin_step(self) -> None:
        """Let the workers of a batch that is stepped apart carry out `arrays.actions`."""
        assert isinstance(self.workers, BatchWorkers)
        self.workers.begin(CHECKED_STEP)

    def finish_step(self) -> None:
        """Wait until all of them have; after `IllegalStep` the batch can't be stepped on."""
        assert isinstance(self.workers, BatchWorkers)
        refused = self.workers.finish()
        if refused != NO_GAME:
            raise IllegalStep(refused, int(self.arrays.actions[refused]))

    def close(self) -> None:
        """End the workers and free what they shared; the arrays are gone then."""
        if self.is_closed:
            return
        self.is_closed = True
        self.workers.close()
        del self.drawn
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
