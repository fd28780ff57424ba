"""What a teacher refuses."""

from __future__ import annotations

from gaslamp.core.errors import GaslampError


class NoSuchLesson(GaslampError):
    """No lesson of that name is given in this game."""


class WrongAnswer(GaslampError):
    """An answer that this step of the lesson did not ask for."""


class LessonError(GaslampError):
    """A lesson that can't be given as it is written."""
