"""Addresses of players, and of the SMTP server."""

from __future__ import annotations

from email.errors import MessageError
from email.headerregistry import Address
from urllib.parse import unquote, urlsplit

import msgspec

from gaslamp.core.text import text
from gaslamp.service.errors import NotNow

LONGEST_ADDRESS = 254
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class SmtpServer(msgspec.Struct, frozen=True):
    """Where mail is handed in: `smtp://user:password@host:587`, or `smtps://` for TLS at once."""

    host: str
    port: int
    user: str | None
    password: str | None
    is_encrypted: bool

    @classmethod
    def parse(cls, url: str) -> SmtpServer:
        """Read an address; `ValueError` if it is none."""
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise ValueError("an address like smtp://user:password@host:587 is needed")
        is_encrypted = parts.scheme == "smtps"
        user = unquote(parts.username) if parts.username else None
        password = unquote(parts.password) if parts.password else None
        port = parts.port or (465 if is_encrypted else 587)
        return cls(parts.hostname, port, user, password, is_encrypted)

    @property
    def must_upgrade(self) -> bool | None:
        """Tell whether TLS must begin before a password is sent; None: where it is offered."""
        if self.is_encrypted:
            return False
        return True if self.user is not None and self.host not in LOOPBACK else None


def check_address(written: str) -> str:
    """Give an address without spaces around it; `NotNow` for one that is none."""
    address = written.strip()
    try:
        parsed = Address(addr_spec=address)
    except (ValueError, IndexError, MessageError):
        parsed = Address()
    is_plain = (
        len(address) <= LONGEST_ADDRESS
        and address.isascii()
        and address.isprintable()
        and " " not in address
    )
    if not is_plain or not parsed.username or "." not in parsed.domain:
        raise NotNow(text("service-bad-address"))
    return address
