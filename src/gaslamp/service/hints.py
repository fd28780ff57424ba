"""What processes on one database call out to each other: hints to look, never the truth itself."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

CHANNEL = "gaslamp"


class Written(msgspec.Struct, frozen=True, tag="written"):
    """A table's story has so many events now."""

    table: str
    length: int


class Present(msgspec.Struct, frozen=True, tag="present"):
    """These seats of these tables have a window open on a process."""

    holder: str
    tables: dict[str, tuple[int, ...]]


Hint: TypeAlias = Written | Present

_DECODER: msgspec.json.Decoder[Hint] = msgspec.json.Decoder(Hint)


def written_down(hint: Hint) -> str:
    """Write a hint as it is called out."""
    return msgspec.json.encode(hint).decode()


def read(payload: str) -> Hint | None:
    """Read what was called out; nothing where it is not understood."""
    try:
        return _DECODER.decode(payload)
    except msgspec.MsgspecError:
        return None
