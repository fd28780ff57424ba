"""Errors of the service. Each has a message and contains no secret."""

from __future__ import annotations

from gaslamp.core.errors import GaslampError


class NoSuchTable(GaslampError):
    """There is no such table, or no longer."""


class NoSuchReplay(GaslampError):
    """There is no such recorded game, or no such step of it."""


class NoSuchLeague(GaslampError):
    """There is no such league, or no longer."""


class NoSuchPlayer(GaslampError):
    """There is no such player, or none whose page others may see."""


class NotYours(GaslampError):
    """The token holds no seat at this table."""


class SeatTaken(GaslampError):
    """The seat is taken."""


class NotNow(GaslampError):
    """The table does not allow this, or not at this moment."""


class NotConfirmed(GaslampError):
    """A move that can't be taken back, or costs something scarce, was not confirmed."""


class Unavailable(GaslampError):
    """The store can't be written to now; nothing was changed."""


class NoDatabase(GaslampError):
    """The database can't be opened at the start."""


class DatabaseDamaged(Unavailable):
    """The database itself is damaged: what was asked for can't be read or written."""


class UnreadableTable(GaslampError):
    """What is stored of a table can't be read by this program; other tables are not affected."""


class BadName(GaslampError):
    """A player's name that can't be shown to others."""


class Behind(GaslampError):
    """Another process wrote first; nothing was changed."""


class SendingFailed(Exception):
    """An alert could not be handed over; the message names the kind of error, no address."""


class ChannelGone(SendingFailed):
    """A channel takes no alerts any more, and never will."""
