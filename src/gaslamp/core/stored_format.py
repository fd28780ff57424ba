"""Stored JSON objects with a format number; older formats are upgraded when read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from gaslamp.core.errors import NewerFormat
from gaslamp.core.text import text

JsonObject: TypeAlias = dict[str, Any]
Upgrade: TypeAlias = Callable[[JsonObject], JsonObject]
"""Turns an object of one format into one of the next."""

FORMAT = "format"
FIRST = 1  # the format of objects that do not say which they have

StoredT = TypeVar("StoredT")


class StoredFormat(Generic[StoredT]):
    """Writes objects of a type in its newest format, and reads those of every format.

    `upgrades` are the steps from the first format to the newest, one for each format between, so
    that their number is the number of the format that is written.
    """

    def __init__(self, kind: object, upgrades: Sequence[Upgrade] = ()) -> None:
        """Take the type, or a union of tagged types, and the steps up to today's format."""
        self.number = FIRST + len(upgrades)
        self._upgrades = tuple(upgrades)
        self._prefix = f'{{"{FORMAT}":{self.number},'.encode()
        self._decoder: msgspec.json.Decoder[StoredT] = msgspec.json.Decoder(kind)

    def encode(self, value: StoredT) -> bytes:
        """Write an object, with the number of the format in front."""
        return self._prefix + msgspec.json.encode(value)[1:]

    def decode(self, body: bytes) -> StoredT:
        """Read an object of any format; `NewerFormat` for one that a newer program wrote."""
        if body.startswith(self._prefix):
            return self._decoder.decode(b"{" + body[len(self._prefix) :])
        found = msgspec.json.decode(body, type=JsonObject)
        number = found.pop(FORMAT, FIRST)
        if not isinstance(number, int) or number < FIRST:
            raise msgspec.ValidationError(f"{number!r} is no format")
        if number > self.number:
            raise NewerFormat(text("core-newer-format", found=number, known=self.number))
        for upgrade in self._upgrades[number - FIRST :]:
            found = upgrade(found)
        return self._decoder.decode(msgspec.json.encode(found))
