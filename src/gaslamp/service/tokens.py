"""Secret tokens: the token of a seat is what gives access to it."""

from __future__ import annotations

import hashlib
import re
import secrets

BYTES = 24  # 192 bits
LONGEST = 64  # characters that are looked at
IDS = re.compile(r"[\w-]{1,32}", re.ASCII)


def new_token() -> str:
    """Make a token that can't be guessed."""
    return secrets.token_urlsafe(BYTES)


def new_id() -> str:
    """Make a table's name: short enough for a link, too long to be guessed."""
    return secrets.token_urlsafe(12)


def is_id(written: str) -> bool:
    """Tell whether a text could be the name of a table or a file."""
    return IDS.fullmatch(written) is not None


def fingerprint(token: str) -> str:
    """Return what is stored of a token: the token can't be computed from it."""
    return hashlib.sha256(token[:LONGEST].encode()).hexdigest()
