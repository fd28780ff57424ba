"""Files of trained networks: their sizes, how they were made, their weights in half precision."""

from __future__ import annotations

import functools
import os
import struct
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.bots.network import Network
from gaslamp.core.errors import GaslampError
from gaslamp.core.text import text

FOLDER = "networks"
ENDING = "net"
FORMAT = 1
FOLDER_VARIABLE = "GASLAMP_NETWORKS"


class NetworkRefused(GaslampError):
    """A file that is no network of this version of a game."""


class TrainingRun(msgspec.Struct, frozen=True):
    """How a network was made."""

    command: str
    date: str
    updates: int
    decisions: int  # played in its training
    seconds: float
    device: str


class NetworkFile(msgspec.Struct, frozen=True):
    """A role's network, as it is stored."""

    format: int
    game: str
    version: int  # of the game's rules
    role: int
    observed: int
    believed: int
    hidden: tuple[int, ...]
    codes: int
    made: TrainingRun
    weights: bytes  # half precision, as `Network` lays them out

    def size(self) -> int:
        """Count the weights."""
        sizes = (self.observed + self.believed, *self.hidden)
        layers = sum((a + 1) * b for a, b in pairwise(sizes))
        return layers + (self.codes + 1) * (sizes[-1] + 1)

    def network(self) -> Network:
        """Make the network that plays."""
        weights = struct.unpack(f"<{self.size()}e", self.weights)
        hidden = vec[i64](self.hidden)
        return Network(self.observed, self.believed, hidden, self.codes, vec[float](weights))


def decode_network(body: bytes) -> NetworkFile:
    """Read a file's bytes; `NetworkRefused` where they are something else."""
    try:
        found = msgspec.msgpack.decode(body, type=NetworkFile)
    except msgspec.DecodeError as error:
        raise NetworkRefused(text("bots-bad-network", reason=str(error))) from None
    if found.format != FORMAT or len(found.weights) != 2 * found.size():
        raise NetworkRefused(text("bots-bad-network", reason=f"format {found.format}"))
    return found


@functools.cache
def packaged_network(game: str, version: int, role: int) -> NetworkFile | None:
    """Find a role's network, trained on this version of the game.

    It is in the package, or in the folder that the environment variable `GASLAMP_NETWORKS` names:
    what is trained can be tried there.
    """
    named = os.environ.get(FOLDER_VARIABLE)
    folder = Path(named) if named else files("gaslamp.bots") / FOLDER
    resource = folder / f"{game}-{role}.{ENDING}"
    if not resource.is_file():
        return None
    found = decode_network(resource.read_bytes())
    return found if found.version == version else None
