"""What the command line refuses, besides what the games refuse."""

from __future__ import annotations

from gaslamp.core.errors import GaslampError


class UsageError(GaslampError):
    """A command line that can't be understood."""


class UnknownSeat(GaslampError):
    """No seat of that name or number is at the table."""


class FileRefused(GaslampError):
    """A file that can't be read or written."""


class UnknownPlace(GaslampError):
    """Nothing on the board has that name."""


class ServerStopped(GaslampError):
    """The server ended by itself."""
