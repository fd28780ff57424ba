"""Secret tokens: whoever knows a seat's token holds the seat."""

from __future__ import annotations

import hashlib
import re
import secrets

BYTES = 24  # 192 bits
LONGEST = 64  # characters that are looked at
IDS = re.compile(r"[\w-]{1,32}", re.ASCII)


def new_token() -> str:
    """Make a token that nobody can guess."""
    return secrets.token_urlsafe(BYTES)


def new_id() -> str:
    """Make a table's name: short enough for a link, too long to be found by trying."""
    return secrets.token_urlsafe(12)


def is_id(written: str) -> bool:
    """Tell whether a text could be the name of a table or a file."""
    return IDS.fullmatch(written) is not None


def fingerprint(token: str) -> str:
    """Give what is stored of a token: from it the token can't be found."""
    return hashlib.sha256(token[:LONGEST].encode()).hexdigest()
