"""Errors of lessons."""

from __future__ import annotations

from gaslamp.core.errors import GaslampError


class NoSuchLesson(GaslampError):
    """No lesson of that name is given in this game."""


class WrongAnswer(GaslampError):
    """An answer that this step of the lesson did not ask for."""


class LessonError(GaslampError):
    """A lesson whose file is wrong."""
