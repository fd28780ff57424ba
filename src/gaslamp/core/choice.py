"""Choices: what a seat may do, as elements to click in order, and a verb."""

from __future__ import annotations

import msgspec

from gaslamp.core.action_table import Consequence
from gaslamp.core.board import ElementId
from gaslamp.core.text import Text


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing the seat on turn may do.

    `path` names the elements to click in order; where several choices share a path, the verb tells
    them apart. Path and verb together are unique. A choice without an
    element has an empty path and is a button. `label` is short: "by taxi".

    A choice with a `consequence` is confirmed before it is made: `question` asks for it ("Accuse
    Gull?"), `warning` says what it costs.
    """

    action: int
    notation: str
    path: tuple[ElementId, ...]
    verb: str
    label: Text
    consequence: Consequence = ""
    question: Text | None = None
    warning: Text | None = None
