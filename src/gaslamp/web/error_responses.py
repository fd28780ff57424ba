"""Converts errors to responses: a status, a code, a reason by key, and no secret."""

from __future__ import annotations

import logging

import msgspec

from gaslamp.core import errors as core
from gaslamp.core.errors import GaslampError
from gaslamp.core.text import Text, text
from gaslamp.core.translation import translate
from gaslamp.learn import errors as learn
from gaslamp.learn.puzzle_file import NoSuchPuzzle
from gaslamp.service import errors as service
from gaslamp.web.wire import Refused

STATUS: dict[type[GaslampError], int] = {
    service.NoSuchTable: 404,
    service.NoSuchReplay: 404,
    service.NoSuchPlayer: 404,
    service.NoSuchLeague: 404,
    NoSuchPuzzle: 404,
    core.UnknownGame: 404,
    learn.NoSuchLesson: 404,
    service.NotYours: 403,
    service.SeatTaken: 409,
    service.NotNow: 409,
    service.NotConfirmed: 409,
    core.NotYourTurn: 409,
    core.IllegalAction: 409,
    core.UnclearMove: 409,
    core.NothingToUndo: 409,
    learn.WrongAnswer: 409,
    service.Behind: 409,
    service.Unavailable: 503,
    service.DatabaseDamaged: 500,
    service.UnreadableTable: 500,
}
BAD_REQUEST = 400

log = logging.getLogger(__name__)


class BadRequest(GaslampError):
    """A message that can't be read."""


class TooMuch(GaslampError):
    """Too many requests in a short time; try again after some seconds."""

    def __init__(self, message: Text, seconds: int = 1) -> None:
        """Set after how many seconds to try again."""
        super().__init__(message)
        self.seconds = max(1, seconds)


class TooLarge(GaslampError):
    """A message that is too long."""


class TooSlow(GaslampError):
    """A message that did not arrive whole in time."""


class OtherSite(GaslampError):
    """A request by a page of another site."""


class OtherHost(GaslampError):
    """A request for a name that is not this server's."""


STATUS.update({TooMuch: 429, TooLarge: 413, TooSlow: 408, OtherSite: 403, OtherHost: 421})


UNREADABLE = (msgspec.MsgspecError, ValueError, RecursionError)
"""The exceptions of a decoder: for a message that is wrong, no text, or nested too deeply."""


LOGGED_ERRORS = (
    service.NotYours,
    service.NoSuchTable,
    TooMuch,
    TooLarge,
    TooSlow,
    BadRequest,
    OtherSite,
    OtherHost,
)
"""The errors of requests that are refused before they reach a table."""


def unreadable(error: Exception) -> BadRequest:
    """Make a refusal with the decoder's message, which quotes no values."""
    return BadRequest(text("web-bad-request", reason=str(error)[:200]))


def status_of(error: GaslampError) -> int:
    """Return the HTTP status of a refusal."""
    return status_of_kind(type(error))


def status_of_kind(error: type[GaslampError]) -> int:
    """Return the HTTP status of a type of errors."""
    return next((STATUS[kind] for kind in error.__mro__ if kind in STATUS), BAD_REQUEST)


def headers_of(error: GaslampError) -> dict[str, str]:
    """Return the headers of a refusal: `Retry-After`."""
    return {"Retry-After": str(error.seconds)} if isinstance(error, TooMuch) else {}


def log_refusal(error: GaslampError, address: str, where: str) -> None:
    """Log a refused request: its address and code; no token, no table, no user input."""
    if isinstance(error, LOGGED_ERRORS):
        told = {"code": type(error).__name__, "address": address, "where": where}
        log.info("turned away", extra=told)


def refused(error: GaslampError, name: str = "") -> Refused:
    """Make a refusal of an error."""
    return Refused(name, type(error).__name__, error.text, translate(error.text))
