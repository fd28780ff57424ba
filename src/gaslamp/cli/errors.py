"""Errors of the command line."""

from __future__ import annotations

from gaslamp.core.errors import GaslampError


class UsageError(GaslampError):
    """An invalid command line."""


class UnknownSeat(GaslampError):
    """No seat of that name or number is at the table."""


class FileRefused(GaslampError):
    """A file that can't be read or written."""


class UnknownPlace(GaslampError):
    """Nothing on the board has that name."""


class ServerStopped(GaslampError):
    """The server ended unexpectedly."""
