"""The views part of a game: its board, views, and choices."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Generic

import msgspec
from typing_extensions import TypeVar

from gaslamp.core.action_table import Consequence, Presentation
from gaslamp.core.board import Board, ElementId
from gaslamp.core.choice import Choice, Preview
from gaslamp.core.codes import Action, Sight, ViewerId, legal_actions
from gaslamp.core.errors import NoSuchViewer
from gaslamp.core.game_rules import GameOrigin, GameRules, OptionsT, StateT
from gaslamp.core.game_words import GameWords, ViewT
from gaslamp.core.secret import Secret
from gaslamp.core.state import SPECTATOR
from gaslamp.core.terminal_art import DEFAULT_SIZE, TerminalSize
from gaslamp.core.text import text
from gaslamp.core.view import Notebook

NotebookT = TypeVar("NotebookT", bound=Notebook, default=Any)


class GameViews(
    GameRules[OptionsT, StateT], GameWords[ViewT], Generic[OptionsT, StateT, ViewT, NotebookT]
):
    """What each viewer is shown, built from what it may know."""

    view_type: type[ViewT]
    notebook_type: type[NotebookT]
    counted: ClassVar[str] = ""
    """The field of the notebook that has what can still be: its entries are counted, as in
    “27 hideouts left”; nothing where a game has none."""
    round_field: ClassVar[str] = ""
    """The field of the view with the number of the round, turn or night, by which a replay can be
    stepped; nothing where a game has none."""

    @abstractmethod
    def board(self, options: OptionsT) -> Board:
        """Return the elements and links of the board."""

    @abstractmethod
    def show(self, state: StateT, viewer: ViewerId) -> ViewT:
        """Build a viewer's view from what it may know, field by field, without words."""

    def view(self, state: StateT, viewer: int) -> ViewT:
        """Return what a viewer is shown, with the words for what is expected of it.

        `NoSuchViewer` unless it is a seat of the table or `SPECTATOR`.
        """
        if viewer != SPECTATOR and isinstance(state.origin, GameOrigin):
            seats = state.origin.seats
            if not 0 <= viewer < seats:
                raise NoSuchViewer(text("core-no-such-viewer", viewer=viewer, last=seats - 1))
        view = self.show(state, ViewerId(viewer))
        words = self.expected(view) if view.outcome is None else self.ended(view)
        return msgspec.structs.replace(view, expected=words)

    @property
    def secrets(self) -> tuple[Secret, ...]:
        """What is hidden from whom, phase by phase; everything else is public."""
        return self.actions.secrets

    def path(self, view: ViewT, action: int) -> tuple[ElementId, ...]:
        """Name the elements to click for an action of the viewer's, in order."""
        return self.actions.path(action)

    def verb(self, view: ViewT, action: int) -> str:
        """Name what is done there: `taxi`, `black`. It tells apart choices with one path."""
        return self.actions.verb(action)

    def choices(self, state: StateT, viewer: int, view: ViewT | None = None) -> tuple[Choice, ...]:
        """List what a viewer may do now; none if it is not on turn. `view` saves computing it."""
        if viewer != state.seat or viewer < 0:
            return ()
        shown = self.view(state, viewer) if view is None else view
        return tuple(self.choice(shown, action) for action in legal_actions(state))

    def choice(self, view: ViewT, action: Action) -> Choice:
        """Describe one choice to its viewer."""
        consequence = self.consequence(view, action)
        return Choice(
            action,
            self.notation(action),
            self.path(view, action),
            self.verb(view, action),
            self.label(view, action),
            consequence,
            self.question(view, action) if consequence else None,
            self.warning(view, action) if consequence else None,
            self.preview(view, action),
        )

    def preview(self, view: ViewT, action: int) -> Preview | None:
        """Say what a choice would lead to, from the viewer's view; nothing, unless a game can."""
        return None

    def consequence(self, view: ViewT, action: Action) -> Consequence:
        """Say what a choice costs that can't be had back; as declared, unless a game knows more."""
        return self.actions.rows[action].kind.consequence

    def way(self, view: ViewT, action: int) -> tuple[ElementId, ...]:
        """Name the places of an action, for an arrow: where a piece stands, and where it goes.

        What is no way from place to place has the elements to click.
        """
        return self.path(view, action)

    def is_already_so(self, view: ViewT, action: int) -> bool:
        """Tell whether an action of the viewer's would only say what is so, as a name called twice.

        In a plan such an action is passed over.
        """
        return False

    def presentation(self, before: ViewT, sight: Sight, after: ViewT) -> Presentation:
        """Say how a sight is shown; as declared, unless a game knows more.

        An end is a climax. What the viewer can't see is no piece that travels and reveals nothing.
        """
        if after.outcome is not None:
            return "climax"
        row = self.actions.rows[sight]
        shows_something = row.kind.presentation in ("move", "reveal")
        return "routine" if row.is_hidden and shows_something else row.kind.presentation

    @abstractmethod
    def render(
        self,
        view: ViewT,
        notebook: NotebookT | None = None,
        language: str = "en",
        size: TerminalSize = DEFAULT_SIZE,
    ) -> str:
        """Render a view for a terminal of a size; its rows are exceeded where necessary."""

    def legend(self, view: ViewT, language: str = "en") -> str:
        """Explain the signs of a drawing; nothing where they explain themselves."""
        return ""
