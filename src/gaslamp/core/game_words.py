"""The words part of a game: log lines, labels, prompts and endings, from views alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, Protocol
from typing import TypeVar as InvariantTypeVar

from typing_extensions import TypeVar

from gaslamp.core.claim import Claim
from gaslamp.core.codes import Action, Sight
from gaslamp.core.second_person import to_player
from gaslamp.core.text import Text, text
from gaslamp.core.view import View

ViewT = TypeVar("ViewT", bound=View, default=Any)
SpokenT = InvariantTypeVar("SpokenT", bound=View, contravariant=True)


class Wording(Protocol[SpokenT]):
    """The functions of a game's `wording` module, which get views alone."""

    def label(self, view: SpokenT, action: Action, /) -> Text:
        """Say in a word or three what a choice does: “take a taxi”."""
        ...

    def describe(self, before: SpokenT, sight: Sight, after: SpokenT, /) -> Text:
        """Say what a sight shows, from the viewer's views before and after it."""
        ...

    def headline(self, before: SpokenT, sight: Sight, after: SpokenT, /) -> Text | None:
        """Announce in a few words what a sight reveals or decides; nothing for the others."""
        ...

    def expected(self, view: SpokenT, /) -> Text:
        """Say what the viewer is asked for now, or whom it waits for."""
        ...

    def ended(self, view: SpokenT, /) -> Text:
        """Say how a finished game ended, and why."""
        ...


class GameWords(ABC, Generic[ViewT]):
    """The words of a game.

    Words are made from views, never from a state, so they can't depend on what the viewer may not
    know.
    """

    name: str
    variant_of: str = ""
    wording: Wording[ViewT]
    """The functions that make the words."""
    claims: Mapping[str, Claim] = MappingProxyType({})
    """For each reason of `refusal`, by its message's key, a test of whether it is true.

    The conformance kit checks every reason against the true state.
    """

    def label(self, view: ViewT, action: Action) -> Text:
        """Say in a word or three what a choice does: “take a taxi”."""
        return self.wording.label(view, action)

    def describe(self, before: ViewT, sight: Sight, after: ViewT) -> Text:
        """Say what a sight shows, from the viewer's views before and after it."""
        return self.wording.describe(before, sight, after)

    def headline(self, before: ViewT, sight: Sight, after: ViewT) -> Text | None:
        """Announce in a few words what a sight reveals or decides; nothing for the others."""
        return self.wording.headline(before, sight, after)

    def question(self, view: ViewT, action: Action) -> Text:
        """Ask whether a choice with a consequence is meant: “Accuse Gull?”."""
        return _instead_of_label(self.label(view, action), "question")

    def warning(self, view: ViewT, action: Action) -> Text:
        """Say what a choice with a consequence costs."""
        return _instead_of_label(self.label(view, action), "warning")

    def expected(self, view: ViewT) -> Text:
        """Say what the viewer is asked for now, or whom it waits for."""
        return self.wording.expected(view)

    def ended(self, view: ViewT) -> Text:
        """Say how a finished game ended, and why; its players read it in the second person."""
        told = self.wording.ended(view)
        if view.outcome is None or not isinstance(view.viewer, int):
            return told
        return to_player(told, has_won=view.viewer in view.outcome.winners)

    @abstractmethod
    def refusal(self, view: ViewT, action: int) -> Text | None:
        """Say why the viewer, who is on turn, may not do this."""

    def click_refusal(self, view: ViewT, actions: Sequence[int]) -> Text | None:
        """Say why an element can't be picked, from the actions that a click on it could mean.

        The reason that most of them are refused with, unless a game knows a better one.
        """
        reasons = [self.refusal(view, action) for action in actions]
        said = [reason for reason in reasons if reason is not None]
        return max(said, key=said.count, default=None)

    def title(self) -> Text:
        """Name the game."""
        title = self.message("title")
        return text("core-small-title", game=title) if self.variant_of else title

    def about(self) -> Text:
        """Say in a sentence what the game is about."""
        return self.message("about")

    def option_name(self, option: str) -> Text:
        """Name an option as every page names it."""
        return self.message(f"option-{option}-name")

    def option_text(self, option: str) -> Text:
        """Say in a sentence what an option changes."""
        return self.message(f"option-{option}")

    def notebook_text(self, field: str) -> Text:
        """Head a field of the notebook."""
        return self.message(f"notebook-{field}")

    def message(self, key: str, **args: str | int | Text) -> Text:
        """Make a message of the game's own."""
        return text(f"{self.variant_of or self.name}-{key}".replace("_", "-"), **args)

    def puzzle_title(self, kind: str) -> Text:
        """Head the puzzles of a kind."""
        return self.message(f"puzzle-{kind}")


def _instead_of_label(label: Text, kind: str) -> Text:
    """Name a choice's other message: `mr-jack-question-accuse` beside `mr-jack-label-accuse`."""
    return Text(label.key.replace("-label-", f"-{kind}-"), label.args)
