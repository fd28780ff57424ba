"""Numbers for the texts of a lesson, from the notebooks of the position."""

from __future__ import annotations

from typing import Any

import msgspec

from gaslamp.core.codes import Seat
from gaslamp.core.journal import Journal
from gaslamp.core.plain_data import is_mapping, is_sequence
from gaslamp.learn.lesson import NotebookCount
from gaslamp.play.deduction import Deduction


def counted(journal: Journal, count: NotebookCount, seat: Seat) -> int:
    """Count what a notebook holds possible; `seat` is the learner's."""
    viewer = seat if count.viewer is None else count.viewer
    notebook = Deduction(journal.game, journal.options, viewer).notebook(journal)
    value: Any = msgspec.to_builtins(notebook)
    for part in count.field.split("."):
        value = value[part]
    return size(value)


def size(value: Any) -> int:  # noqa: ANN401  (a part of any notebook)
    """Count the entries of a part of a notebook; what has no weight is no entry."""
    if is_mapping(value):
        return sum(1 for entry in value.values() if entry != 0)
    if is_sequence(value):
        return len(value)
    return int(value)
