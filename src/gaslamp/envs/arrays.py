"""The arrays of a batch, in this process alone or in memory that its workers share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

ALIGNED = 64  # each array begins on a line of the cache


class Shape(msgspec.Struct, frozen=True):
    """How many games, and how long the rows are."""

    games: int
    seats: int
    codes: int
    length: int
    features: int
    packed: bool = False  # observations and beliefs are a byte to a number

    def arrays(self) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
        """Name every array, with its shape and type."""
        games = self.games
        kind = np.int8 if self.packed else np.float32
        return {
            "observations": ((games, self.length), kind),
            "beliefs": ((games, self.features), kind),
            "masks": ((games, -(-self.codes // 64) * 8), np.uint8),
            "seats": ((games,), np.int64),
            "rewards": ((games, self.seats), np.float32),
            "dones": ((games,), np.bool_),
            "actions": ((games,), np.int64),
            "drawn": ((games,), np.int64),
            "taught": ((games,), np.int64),
        }


class Arrays:
    """All arrays of a batch, one behind the other in one piece of memory."""

    observations: NDArray[Any]
    beliefs: NDArray[Any]
    masks: NDArray[np.uint8]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]
    actions: NDArray[np.int64]
    drawn: NDArray[np.int64]
    taught: NDArray[np.int64]

    def __init__(self, shape: Shape, *, shared: bool = False, name: str | None = None) -> None:
        """Make the memory; with a name, find what another process made."""
        self.shape = shape
        self.memory: SharedMemory | None = None
        size = max(end for *_, end in self._laid())
        if name is not None:
            self.memory = SharedMemory(name)
        elif shared:
            self.memory = SharedMemory(create=True, size=size)
        self.owner = shared
        buffer = memoryview(bytearray(size)) if self.memory is None else self.memory.buf
        assert buffer is not None  # it is until the memory is closed
        for array, (rows, kind), start, _ in self._laid():
            count = int(np.prod(rows))
            made: NDArray[Any] = np.frombuffer(buffer, kind, count, start).reshape(rows)
            setattr(self, array, made)

    def _laid(self) -> Iterator[tuple[str, tuple[tuple[int, ...], type[np.generic]], int, int]]:
        start = 0
        for name, (rows, kind) in self.shape.arrays().items():
            end = start + int(np.prod(rows)) * np.dtype(kind).itemsize
            yield name, (rows, kind), start, end
            start = -(-end // ALIGNED) * ALIGNED

    @property
    def name(self) -> str:
        """Give the name by which another process finds the memory."""
        assert self.memory is not None
        return self.memory.name

    def rows(self, first: int, end: int) -> Arrays:
        """Take some games' rows of every array; nothing is copied."""
        part = object.__new__(Arrays)
        part.shape = msgspec.structs.replace(self.shape, games=end - first)
        part.memory, part.owner = None, False
        for name in self.shape.arrays():
            setattr(part, name, getattr(self, name)[first:end])
        return part

    def close(self) -> None:
        """Close shared memory; its maker also frees it."""
        if self.memory is None:
            return
        for name in self.shape.arrays():
            delattr(self, name)
        with suppress(BufferError):  # an array is still in use: it is freed with that
            self.memory.close()
        if self.owner:
            self.memory.unlink()
        self.memory = None
