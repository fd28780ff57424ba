"""Writes trained networks as files that bots play with."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import cast

import msgspec
from torch import Tensor, nn

from gaslamp.bots.network_file import ENDING, FORMAT, NetworkFile, TrainingRun
from gaslamp.training.role_network import RoleNetwork


class Described(msgspec.Struct, frozen=True):
    """What a network belongs to, and how it was made."""

    game: str
    version: int
    role: int
    observed: int
    believed: int
    made: TrainingRun


def network_file(network: RoleNetwork, about: Described) -> NetworkFile:
    """Put a network's weights into the order in which bots read them."""
    numbers = [number for part in _parts(network) for number in part.flatten().tolist()]
    return NetworkFile(
        format=FORMAT,
        game=about.game,
        version=about.version,
        role=about.role,
        observed=about.observed,
        believed=about.believed,
        hidden=tuple(cast("int", layer.out_features) for layer in network.layers),
        codes=network.policy.out_features,
        made=about.made,
        weights=struct.pack(f"<{len(numbers)}e", *numbers),
    )


def _parts(network: RoleNetwork) -> Iterator[Tensor]:
    for layer in cast("Iterable[nn.Linear]", network.layers):
        yield layer.weight.detach().cpu().T.contiguous()
        yield layer.bias.detach().cpu()
    for head in (network.policy, network.value):
        bias = head.bias.detach().cpu().unsqueeze(1)
        weight = head.weight.detach().cpu()
        yield from (row for pair in zip(weight, bias, strict=True) for row in pair)


def write_network(folder: Path, made: NetworkFile) -> Path:
    """Write the file of a role."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{made.game}-{made.role}.{ENDING}"
    path.write_bytes(msgspec.msgpack.encode(made))
    return path
