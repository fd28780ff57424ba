"""The engine's errors; their messages say what to do instead, and contain no secret."""

from __future__ import annotations

from gaslamp.core.text import Text, text
from gaslamp.core.translation import translate


class GaslampError(Exception):
    """A refusal: nothing was changed."""

    def __init__(self, message: Text) -> None:
        """Hold the message by key; `str()` gives the English text."""
        super().__init__(message)
        self.text = message

    def __str__(self) -> str:
        """Translate the message to English."""
        return translate(self.text)


class NotYourTurn(GaslampError):
    """Another seat, chance or the referee is to act."""


class IllegalAction(GaslampError):
    """The rules do not allow this action now."""


class GameOver(GaslampError):
    """The game is over."""


class NoSuchViewer(GaslampError):
    """A viewer is a seat of the table or the spectator."""


class NotationError(GaslampError):
    """A text is not an action's notation."""

    @classmethod
    def of(cls, notation: str, allowed: str | Text) -> NotationError:
        """Make an error for a text, with examples of what can be typed, or a message."""
        return cls(text("core-bad-notation", notation=notation, allowed=allowed))


class UnclearMove(GaslampError):
    """A shortened move that could be several."""


class OptionsError(GaslampError):
    """Options that do not exist, are out of range or contradict each other."""


class JournalError(GaslampError):
    """A journal file that can't be read."""


class RulesVersionError(GaslampError):
    """A game follows a version of the rules that this program does not know."""


class NewerFormat(GaslampError):
    """Something was stored by a newer program, in a format that this one does not know."""


class PositionError(GaslampError):
    """A text that is no position of the game."""


class NothingToUndo(GaslampError):
    """The seat is at the start of its move."""


class UnknownGame(GaslampError):
    """No game of that name is registered."""
