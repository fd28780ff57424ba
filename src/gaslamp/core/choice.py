"""Choices: what a seat may do, as elements to click in order, and a verb."""

from __future__ import annotations

import msgspec

from gaslamp.core.action_table import Consequence
from gaslamp.core.board import ElementId
from gaslamp.core.codes import Action
from gaslamp.core.text import Text


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a choice would lead to, made from its viewer's view alone.

    `text` says it: "a call then: 1 seen, 5 unseen". `place` is where the piece would stand and
    `sees` what it would look at from there, `side` where a wall would turn to; `seen` are those who
    would be in sight.
    """

    text: Text
    place: ElementId = ""
    side: str = ""
    sees: tuple[ElementId, ...] = ()
    seen: tuple[ElementId, ...] = ()


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing the seat on turn may do.

    `path` names the elements to click in order; where several choices share a path, the verb tells
    them apart. Path and verb together are unique. A choice without an
    element has an empty path and is a button. `label` is short: "take a taxi".

    A choice with a `consequence` is confirmed before it is made: `question` asks for it ("Accuse
    Gull?"), `warning` says what it costs. `preview` shows what a choice would lead to, where that
    can be told.
    """

    action: Action
    notation: str
    path: tuple[ElementId, ...]
    verb: str
    label: Text
    consequence: Consequence = ""
    question: Text | None = None
    warning: Text | None = None
    preview: Preview | None = None
