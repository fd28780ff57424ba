"""Some of a batch's games, stepped in one process into their rows of its arrays."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from gaslamp.core.game import Game
from gaslamp.core.options import Options, options_from
from gaslamp.envs.arrays import Arrays, Shape
from gaslamp.envs.stepping import NO_GAME, Lengths, Pursuit, Stepper
from gaslamp.games.registry import find_game

SEEDS = 2**62

# What a batch tells those who step its games.
CHECK = b"check"  # are the actions allowed?
STEP = b"step"  # carry them out
DRAWN = b"drawn"  # carry out those that were drawn


class Table(msgspec.Struct, frozen=True):
    """What a batch plays: a game, its options, whose belief it shows, and how long the rows are."""

    name: str
    options: dict[str, Any]
    belief: int | None
    shape: Shape

    def game(self) -> tuple[Game, Options]:
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
        self._show()

    def tell(self, command: bytes) -> int:
        """Do what the batch asks for; give the first game that refuses its action, or `NO_GAME`."""
        if command == CHECK:
            return self.stepper.refused(self.arrays.actions.tobytes())
        if command == STEP:
            self.stepper.step(self.arrays.actions.tobytes())
        else:
            self.stepper.step_drawn()
        self._show()
        return NO_GAME

    def _show(self) -> None:
        """Put into the arrays what has changed."""
        arrays, stepper = self.arrays, self.stepper
        marks = stepper.marks
        places = np.frombuffer(memoryview(marks.changed_places), np.int64)[: marks.changed]
        values = np.frombuffer(memoryview(marks.changed_values), np.float64)[: marks.changed]
        # In order: of two at one place the later counts.
        self.flat[places] = values.astype(np.float32)
        arrays.masks.reshape(-1)[:] = np.frombuffer(memoryview(stepper.masks), np.uint8)
        arrays.seats[:] = np.frombuffer(memoryview(stepper.seats), np.int64)
        arrays.drawn[:] = np.frombuffer(memoryview(stepper.drawn), np.int64)
        arrays.dones[:] = np.frombuffer(memoryview(stepper.dones), np.int64)
        arrays.rewards.reshape(-1)[:] = np.frombuffer(memoryview(stepper.rewards), np.float64)
        if self.pursuit is not None:
            self._show_beliefs(self.pursuit)

    def _show_beliefs(self, pursuit: Pursuit) -> None:
        games = np.frombuffer(memoryview(pursuit.games), np.int64)[: pursuit.written]
        rows = np.frombuffer(memoryview(pursuit.rows), np.float64).reshape(-1, pursuit.features)
        self.arrays.beliefs[games] = rows[: pursuit.written]

    def close(self) -> None:
        """Do nothing: a part has only what its process has."""
