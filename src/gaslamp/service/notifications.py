"""Notifications between processes that share a database: when to read, never the data itself."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from gaslamp.core.codes import Seat

CHANNEL = "gaslamp"


class TableWritten(msgspec.Struct, frozen=True, tag="written"):
    """A table has this many events now."""

    table: str
    length: int


class SeatsPresent(msgspec.Struct, frozen=True, tag="present"):
    """These seats of these tables are connected to a process."""

    holder: str
    tables: dict[str, tuple[Seat, ...]]
    watching: dict[str, int] = {}  # how many spectators, where there are any


class SeatsTaken(msgspec.Struct, frozen=True, tag="seats-taken"):
    """A player has another seat."""

    player: str


class DeviceRevoked(msgspec.Struct, frozen=True, tag="revoked"):
    """A device's key, by its fingerprint, opens nothing any more."""

    key: str


Notification: TypeAlias = TableWritten | SeatsPresent | SeatsTaken | DeviceRevoked

_DECODER: msgspec.json.Decoder[Notification] = msgspec.json.Decoder(Notification)


def encode(notification: Notification) -> str:
    """Encode a notification."""
    return msgspec.json.encode(notification).decode()


def decode(payload: str) -> Notification | None:
    """Decode a notification; None if it is not understood."""
    try:
        return _DECODER.decode(payload)
    except msgspec.MsgspecError:
        return None
