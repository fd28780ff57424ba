"""A game as the rest of the house knows it: one object with everything around the rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import Enum
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from gaslamp.core.belief import Belief, WorldsBelief
from gaslamp.core.options import Options
from gaslamp.core.state import State
from gaslamp.core.text import Text, text

OptionsT = TypeVar("OptionsT", bound=Options)
StateT = TypeVar("StateT", bound=State)


class Scoring(Enum):
    """What a finished game's scores mean."""

    WIN_OR_LOSE = "win or lose"  # 1 for each winner, 0 for the others
    POINTS = "points"  # whole points, none below zero


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a viewer's client draws. A game adds its own fields, each one allowed to that viewer."""

    viewer: int
    turn: int
    winners: tuple[int, ...] = ()


class Notebook(msgspec.Struct, frozen=True, kw_only=True):
    """What a viewer can deduce, from its belief alone."""


class Choice(msgspec.Struct, frozen=True):
    """One thing the seat on turn may do: a code, its notation, words, and where to click."""

    action: int
    notation: str
    text: Text
    target: str


class Game(ABC, Generic[OptionsT, StateT]):
    """One of the games: its rules, its notation, its words, what each viewer gets of it."""

    name: ClassVar[str]
    """The name in the registry, in files and on the command line, such as `scotland_yard`."""
    version: ClassVar[int]
    """Rises when a journal written before would replay differently."""
    options: ClassVar[type[Options]]
    action_space: ClassVar[int]
    """All actions and sights are below this number."""
    longest: ClassVar[int]
    """No game has more actions than this."""
    scoring: ClassVar[Scoring] = Scoring.WIN_OR_LOSE

    @abstractmethod
    def start(self, options: OptionsT) -> StateT:
        """Set the table: a state before the first draw, without any secret."""

    @abstractmethod
    def seats(self, options: OptionsT) -> tuple[Text, ...]:
        """Name the seats."""

    @abstractmethod
    def view(self, state: StateT, viewer: int) -> View:
        """Build what a viewer may see, field by field."""

    @abstractmethod
    def notation(self, action: int) -> str:
        """Write an action or a sight as people type it."""

    @abstractmethod
    def parse(self, notation: str) -> int:
        """Read an action's notation; `NotationError` when it is none."""

    def parse_line(self, line: str) -> tuple[int, ...]:
        """Read a typed line: one action, or several where a game writes a whole move so."""
        return (self.parse(line),)

    @abstractmethod
    def describe(self, state: StateT, sight: int) -> Text:
        """Say what a sight shows, in the position before it, in words for the log."""

    @abstractmethod
    def notebook(self, belief: Belief) -> Notebook:
        """Say what follows from a belief."""

    def title(self) -> Text:
        """Name the game."""
        return self._text("title")

    def about(self) -> Text:
        """Say in a sentence what the game is about."""
        return self._text("about")

    def option_text(self, option: str) -> Text:
        """Say in a sentence what an option changes."""
        return self._text(f"option-{option}")

    def notebook_text(self, field: str) -> Text:
        """Head a field of the notebook."""
        return self._text(f"notebook-{field}")

    def _text(self, key: str) -> Text:
        return text(f"{self.name}-{key}".replace("_", "-"))

    def belief(self, options: OptionsT, viewer: int) -> Belief:
        """Begin a belief at the set-up; a game with many worlds brings its own."""
        return WorldsBelief(self.start(options), viewer)

    def target(self, action: int) -> str:
        """Name the element of the board that stands for an action; empty when none does."""
        return ""

    def refusal(self, state: StateT, action: int) -> Text | None:
        """Say why the seat on turn may not do this, using only what that seat knows."""
        return None

    def choices(self, state: StateT, viewer: int) -> tuple[Choice, ...]:
        """List what a viewer may do now; nothing when it is not on turn."""
        if viewer != state.seat or viewer < 0:
            return ()
        return tuple(
            Choice(action, self.notation(action), self.describe(state, action), self.target(action))
            for action in state.legal_actions()
        )

    def draw(self, view: View, notebook: Notebook | None = None, language: str = "en") -> str:
        """Draw a view for a terminal; a game without its own drawing lists the view's fields."""
        fields: dict[str, Any] = msgspec.to_builtins(view)
        return "\n".join(f"{name}: {value}" for name, value in fields.items())


AnyGame: TypeAlias = Game[Any, Any]
