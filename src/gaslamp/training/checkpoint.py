"""A training folder: everything that is needed to go on, the learning curve, the weights."""

from __future__ import annotations

import os
import pickle
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import torch

from gaslamp.core.errors import GaslampError
from gaslamp.core.text import text

STATE = "training.pt"
CURVE = "curve.jsonl"


class CheckpointRefused(GaslampError):
    """The folder holds something that this training can't go on from."""


class CurvePoint(msgspec.Struct, frozen=True):
    """One line of the learning curve."""

    updates: int
    steps: int  # decisions played so far
    games: int
    seconds: float  # trained so far, all runs together
    steps_per_second: float
    waited: float  # share of the time in which the networks waited for the games
    entropy: tuple[float, ...]  # of each role
    explained: tuple[float, ...]
    against_past: tuple[float, ...]  # share won by the others, where a role is a past version's
    won: tuple[float, ...]  # share won by each role in self-play
    agreed: tuple[float, ...] = ()  # while imitating: share of the teacher's choices found best
    against_teacher: tuple[float, ...] = ()  # as above, of the teacher


def save(folder: Path, state: Mapping[str, Any]) -> None:
    """Write the state, so that a crash leaves the old one or the new one."""
    folder.mkdir(parents=True, exist_ok=True)
    fresh = folder / f"{STATE}.new"
    with fresh.open("wb") as file:
        torch.save(dict(state), file)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(folder / STATE)


def load(folder: Path, terms: Mapping[str, Any], device: torch.device) -> dict[str, Any] | None:
    """Read the state, if there is one; it must have been trained under the same terms."""
    path = folder / STATE
    if not path.exists():
        return None
    try:
        state: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
    except (OSError, RuntimeError, EOFError, pickle.UnpicklingError) as error:
        raise CheckpointRefused(
            text("training-bad-checkpoint", file=str(path), reason=str(error).partition("\n")[0])
        ) from None
    if state.get("terms") != dict(terms):
        raise CheckpointRefused(text("training-other-terms", file=str(path)))
    return state


def note(folder: Path, point: CurvePoint) -> None:
    """Append a point to the learning curve."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / CURVE).open("ab") as file:
        file.write(msgspec.json.encode(point) + b"\n")
