"""Malformed values instead of proper ones."""

from __future__ import annotations

import json
from random import Random
from typing import Any

ODD: tuple[Any, ...] = (
    None, True, 0, -1, 1, 9, 10, 2**31, 2**63, 2**64, -(2**70), 1e308, -0.0, 0.5, "", " ", "all",
    "spectator", "0", "\x00", "\u202e", "\ud800", "é", "💡" * 20, "x" * 41, "x" * 5000, "../../etc",
    "' OR 1=1 --", "<script>", "{$}", "%s%n", "double", "taxi 92", [], {}, [[]], {"type": "act"},
)  # fmt: skip
DEEP = 3000  # brackets
RAW = (
    b"",
    b"\x00",
    b"\xff\xfe",
    b"{",
    b"[" * DEEP,
    b'{"a":' * DEEP,
    b"nul",
    b"1e999",
    b"\xed\xa0\x80",
)


class Mutator:
    """Spoils proper messages in a place or two, now and then beyond recognition."""

    def __init__(self, rng: Random) -> None:
        """Follow a generator, so that every case can be made again."""
        self.rng = rng

    def body(self, proper: Any) -> bytes:  # noqa: ANN401  (any JSON value)
        """Write a malformed message, or the proper one now and then."""
        roll = self.rng.random()
        if roll < 0.06:
            return self.rng.choice(RAW)
        malformed = proper
        for _ in range(self.rng.choice((0, 1, 1, 1, 2, 4))):
            malformed = self.value(malformed)
        written = json.dumps(malformed).encode("utf-8", "surrogatepass")
        return self.flipped(written) if roll < 0.2 else written

    def value(self, proper: Any) -> Any:  # noqa: ANN401  (any JSON value)
        """Spoil one place of a value."""
        rng = self.rng
        if isinstance(proper, dict) and proper and rng.random() < 0.9:
            return self._malformed_object(dict(proper))
        if isinstance(proper, list) and proper and rng.random() < 0.9:
            place = rng.randrange(len(proper))
            return [*proper[:place], self.value(proper[place]), *proper[place + 1 :]]
        return rng.choice(ODD)

    def _malformed_object(self, found: dict[str, Any]) -> dict[str, Any]:
        name = self.rng.choice(list(found))
        match self.rng.randrange(5):
            case 0:
                del found[name]
            case 1:
                found[str(self.rng.choice(ODD))[:60]] = self.rng.choice(ODD)
            case _:
                found[name] = self.value(found[name])
        return found

    def flipped(self, written: bytes) -> bytes:
        """Change some bytes, or cut them off."""
        malformed = bytearray(written)
        for _ in range(self.rng.randrange(1, 4)):
            if malformed:
                malformed[self.rng.randrange(len(malformed))] = self.rng.randrange(256)
        return bytes(
            malformed[: self.rng.randrange(len(malformed) + 1)]
            if self.rng.random() < 0.3
            else malformed
        )

    def word(self) -> str:
        """Give something for a path, a query or a header."""
        odd = str(self.rng.choice(ODD))[:2000]
        return odd.encode("utf-8", "replace").decode()
