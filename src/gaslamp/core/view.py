"""What a viewer is shown: its view, its notebook, and how a game ended."""

from __future__ import annotations

from typing import Annotated, Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from gaslamp.core.state import OVER, State
from gaslamp.core.text import Text
from gaslamp.core.turn_names import Turn, Viewer, turn_name, viewer_name

EndingT = TypeVar("EndingT", bound=str, covariant=True)  # an outcome is never changed

UNSAID = Text("core-unsaid")  # until the words are made from the finished view


class Outcome(msgspec.Struct, Generic[EndingT], frozen=True):
    """How a game ended: who won, in which way, and what each seat scored."""

    winners: tuple[int, ...]
    ending: EndingT
    scores: tuple[float, ...]


class View(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="game"):
    """What a viewer's client draws. A game adds its own fields, each one allowed to that viewer.

    A game's view is tagged with the game's name. `expected` says in a sentence what the viewer is
    asked for now, or whom it waits for, or how the game ended.
    """

    version: int
    viewer: Viewer
    turn: Turn
    expected: Text = UNSAID
    outcome: Outcome[str] | None = None

    @property
    def is_mine(self) -> bool:
        """Tell whether the viewer is on turn."""
        return self.turn == self.viewer


class Notebook(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="game"
):
    """What a viewer can deduce, from its belief alone; `exact` unless it was approximated."""

    exact: bool = True


def possibilities(counted: str, notebook: Notebook | None) -> int:
    """Count what can still be by a notebook's field: stations, suspects, hideouts."""
    return len(getattr(notebook, counted, ())) if counted else 0


AnyView: TypeAlias = Annotated[Any, Meta(extra={"name": "View"})]
"""A view of whatever game is played; `name` is what the client's types call it."""
ViewChanges: TypeAlias = Annotated[dict[str, Any], Meta(extra={"name": "Partial<View>"})]
"""Some fields of a view, by their names."""
AnyNotebook: TypeAlias = Annotated[Any, Meta(extra={"name": "Notebook"})]
"""A notebook of whatever game is played."""


def outcome_of(state: State) -> Outcome[Any] | None:
    """Return how a game ended; nothing before."""
    if state.seat != OVER:
        return None
    return Outcome(tuple(state.winners()), state.ending(), tuple(state.scores()))


def heading(state: State, viewer: int, version: int) -> dict[str, Any]:
    """Return the fields that every view has."""
    return {
        "version": version,
        "viewer": viewer_name(viewer),
        "turn": turn_name(state.seat),
        "outcome": outcome_of(state),
    }


def changes_between(view: View, other: View) -> ViewChanges:
    """Give the fields of a view that differ from those of another one."""
    fields = {name: getattr(view, name) for name in view.__struct_fields__}
    return {name: value for name, value in fields.items() if value != getattr(other, name)}
