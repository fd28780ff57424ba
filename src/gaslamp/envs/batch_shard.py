"""Some of a batch's games, stepped in one process into their rows of its arrays."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.heuristics import NO_MODEL
from gaslamp.core.options import Options, options_from
from gaslamp.envs.arrays import Arrays, Shape
from gaslamp.envs.stepping import NO_GAME, BatchBeliefs, Lengths, Stepper
from gaslamp.envs.teacher import Teacher
from gaslamp.games.registry import is_from_outside, open_game

SEEDS = 2**62
EACH_SEAT = -5  # no viewer has this number: the belief of the seat on turn
HUNDREDTHS = np.float64(100.0)  # what a number of a packed array counts

# Commands of a batch to its shards.
CHECK = b"check"  # are the actions allowed?
STEP = b"step"  # carry them out
STEP_SAMPLED = b"drawn"  # carry out those that were drawn
CHECKED_STEP = b"checked"  # carry them out if all of a shard's are allowed


class BatchSpec(msgspec.Struct, frozen=True):
    """What a batch plays: a game, its options, whose belief it shows, and how long the rows are."""

    name: str
    options: dict[str, Any]
    belief: int | None
    shape: Shape
    taught: float = 0.0  # the share of games in which the heuristics choose, too

    def game(self) -> tuple[Game, Options]:
        """Find the game and check its options."""
        game = open_game(self.name)
        return game, options_from(game.options, self.options)


def batch_spec(  # noqa: PLR0913  (what is played, and what of it is shown)
    name: str,
    options: dict[str, Any],
    belief: int | None,
    games: int,
    *,
    packed: bool = False,
    taught: float = 0.0,
) -> BatchSpec:
    """Agree on what is played, and measure its rows."""
    game = open_game(name)
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
        packed,
    )
    name = name if is_from_outside(name) else game.name
    return BatchSpec(name, options, belief, shape, taught)


def pack(numbers: NDArray[np.float64]) -> NDArray[np.int8]:
    """Round numbers from -1 to 1 to hundredths, a byte each."""
    return np.rint(numbers * HUNDREDTHS).astype(np.int8)


def make_teacher(game: Game, options: Options, games: int, seed: int) -> Teacher | None:
    """Make a teacher for some games, if there are any: it models the others as a novice does."""
    if games == 0:
        return None
    heuristics = game.heuristics(options)
    heuristics.model_depth = NO_MODEL
    seats = range(len(game.seats(options)))
    starts = vec[Belief]([game.belief(options, seat, heuristics.policy(seat)) for seat in seats])
    return Teacher(heuristics, starts, games, Random(seed % SEEDS))


class BatchShard:
    """Some of a batch's games, stepped in this process into some rows of its arrays."""

    def __init__(self, spec: BatchSpec, arrays: Arrays, seed: int) -> None:
        """Start the games."""
        game, options = spec.game()
        shape = spec.shape
        lengths = Lengths(shape.games, shape.seats, shape.codes, shape.length, shape.features)
        batch_beliefs = None
        if spec.belief is not None:
            each = spec.belief == EACH_SEAT
            viewers = list(range(shape.seats)) if each else [spec.belief]
            starts = vec[Belief]([game.belief(options, viewer) for viewer in viewers])
            batch_beliefs = BatchBeliefs(starts, vec[i64](viewers), lengths)
        self.batch_beliefs = batch_beliefs
        self.stepper = Stepper(
            game.start(options),
            lengths,
            seed % SEEDS,
            batch_beliefs,
            make_teacher(game, options, round(shape.games * spec.taught), seed),
        )
        self.arrays = arrays
        self.flat = arrays.observations.reshape(-1)
        self._show()

    def run(self, command: bytes) -> int:
        """Run a command; return the first game that refuses its action, or `NO_GAME`."""
        if command == CHECK:
            return self.stepper.refused(self.arrays.actions.tobytes())
        if command == STEP_SAMPLED:
            self.stepper.step_sampled()
        else:
            actions = self.arrays.actions.tobytes()
            refused = self.stepper.refused(actions) if command == CHECKED_STEP else NO_GAME
            if refused != NO_GAME:
                return refused
            self.stepper.step(actions)
        self._show()
        return NO_GAME

    def _show(self) -> None:
        """Write the changes into the arrays."""
        arrays, stepper = self.arrays, self.stepper
        observations = stepper.observations
        places = np.frombuffer(memoryview(observations.changed_places), np.int64)[
            : observations.changed
        ]
        values = np.frombuffer(memoryview(observations.changed_values), np.float64)[
            : observations.changed
        ]
        # In order: of two at one place the later counts.
        self.flat[places] = pack(values) if self.arrays.shape.packed else values.astype(np.float32)
        arrays.masks.reshape(-1)[:] = np.frombuffer(memoryview(stepper.masks), np.uint8)
        arrays.seats[:] = np.frombuffer(memoryview(stepper.seats), np.int64)
        arrays.drawn[:] = np.frombuffer(memoryview(stepper.drawn), np.int64)
        arrays.taught[:] = np.frombuffer(memoryview(stepper.taught), np.int64)
        arrays.dones[:] = np.frombuffer(memoryview(stepper.dones), np.int64)
        arrays.rewards.reshape(-1)[:] = np.frombuffer(memoryview(stepper.rewards), np.float64)
        if self.batch_beliefs is not None:
            self._show_beliefs(self.batch_beliefs)

    def _show_beliefs(self, batch_beliefs: BatchBeliefs) -> None:
        games = np.frombuffer(memoryview(batch_beliefs.games), np.int64)[: batch_beliefs.written]
        rows = np.frombuffer(memoryview(batch_beliefs.rows), np.float64).reshape(
            -1, batch_beliefs.features
        )
        rows = rows[: batch_beliefs.written]
        self.arrays.beliefs[games] = pack(np.sqrt(rows)) if self.arrays.shape.packed else rows

    def close(self) -> None:
        """Do nothing: a shard holds no resources of its own."""
