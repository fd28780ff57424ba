"""A game as the rest of the house knows it: one object with everything around the rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import Enum
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from gaslamp.core.action_table import ActionTable
from gaslamp.core.belief import Belief
from gaslamp.core.board import Board, ElementId
from gaslamp.core.choice import Choice
from gaslamp.core.drawing import SCREEN, Size
from gaslamp.core.errors import PositionError
from gaslamp.core.observation import Layout
from gaslamp.core.options import Options, options_from, options_of
from gaslamp.core.policy import Policy
from gaslamp.core.puzzle import PuzzleKind
from gaslamp.core.secret import Secret
from gaslamp.core.sense import Sense
from gaslamp.core.state import OVER, SPECTATOR, Origin, State
from gaslamp.core.text import Text, text
from gaslamp.core.view import Notebook, View

OptionsT = TypeVar("OptionsT", bound=Options)
StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=View)
BeliefT = TypeVar("BeliefT", bound=Belief)
NotebookT = TypeVar("NotebookT", bound=Notebook)


class Scoring(Enum):
    """What a finished game's scores mean."""

    WIN_OR_LOSE = "win or lose"  # 1 for each winner, 0 for the others
    POINTS = "points"  # whole points, none below zero


SpokenT = TypeVar("SpokenT", bound=View, contravariant=True)


class Wording(Protocol[SpokenT]):
    """What is said in a game, from views alone: the functions of each game's `wording`."""

    def label(self, view: SpokenT, action: int, /) -> Text:
        """Say in a word or three what a choice does: “by taxi”."""

    def describe(self, before: SpokenT, sight: int, after: SpokenT, /) -> Text:
        """Say what a sight shows, from the viewer's views before and after it."""

    def expected(self, view: SpokenT, /) -> Text:
        """Say what the viewer is asked for now, or whom it waits for."""

    def ended(self, view: SpokenT, /) -> Text:
        """Say how a finished game ended, and why."""


class Game(ABC, Generic[OptionsT, StateT, ViewT, BeliefT, NotebookT]):
    """One of the games: its rules, its board, its words, what each viewer gets of it.

    Words are made from views: what is said to a viewer can depend on nothing that it may not know,
    because no state is at hand where it is said.
    """

    name: ClassVar[str]
    """The name in the registry, in files and on the command line, such as `scotland_yard`."""
    variant_of: ClassVar[str] = ""
    """The game whose rules, words and screens a smaller one shares."""
    version: ClassVar[int]
    """Rises when a journal written before would replay differently."""
    options: type[OptionsT]
    view_type: type[ViewT]
    notebook_type: type[NotebookT]
    scoring: ClassVar[Scoring] = Scoring.WIN_OR_LOSE
    actions: ClassVar[ActionTable]
    """Every kind of action, once: codes, notation, what is clicked, who sees what of it."""
    wording: Wording[ViewT]
    """What is said to a viewer."""

    # What is played.

    @abstractmethod
    def set_up(self, options: OptionsT) -> StateT:
        """Make the table: a state before the first draw, without any secret."""

    def start(self, options: OptionsT) -> StateT:
        """Set the table for what was agreed."""
        state = self.set_up(options)
        state.origin = GameOrigin(self, options)
        return state

    def new(self, *_: Any, **values: Any) -> StateT:  # noqa: ANN401  (each game names its own)
        """Set the table: `game.new(seats=3)`; options not named keep their default."""
        return self.start(options_from(self.options, values))

    def position(self, options: OptionsT, position: str) -> StateT:
        """Read a position as `State.text` writes it; `PositionError` when it is none."""
        state = self.start(options)
        try:
            state.read(position)
            legal = state.legal_actions()
        except (LookupError, ValueError, OverflowError):
            raise PositionError(text("core-position-wrong")) from None
        seated = OVER <= state.seat < len(self.seats(options))
        if not seated or bool(len(legal)) == (state.seat == OVER):
            raise PositionError(text("core-position-wrong"))
        return state

    @abstractmethod
    def seats(self, options: OptionsT) -> tuple[Text, ...]:
        """Name the seats."""

    def sides(self, options: OptionsT) -> tuple[int, ...]:
        """Give each seat its side: seats of one side win together. Everybody's own unless said."""
        return tuple(range(len(self.seats(options))))

    def action_space(self, options: OptionsT) -> int:
        """Bound the codes: all actions and sights are below this number."""
        return self.actions.size

    @abstractmethod
    def longest(self, options: OptionsT) -> int:
        """Bound the length: no game has more actions than this."""

    @abstractmethod
    def observation(self, options: OptionsT) -> Layout:
        """Name the parts of what `State.observe` writes."""

    def belief_layout(self, options: OptionsT) -> Layout:
        """Name the parts of what `Belief.marginals` writes; none where a game does not say."""
        return Layout(())

    # Who sees what of it.

    @abstractmethod
    def board(self, options: OptionsT) -> Board:
        """Lay out the elements and the lines between them, from the facts."""

    @abstractmethod
    def show(self, state: StateT, viewer: int) -> ViewT:
        """Build a viewer's view from what it may know, field by field, without words."""

    def view(self, state: StateT, viewer: int) -> ViewT:
        """Give what a viewer is shown, with what is expected of it."""
        view = self.show(state, viewer)
        words = self.expected(view) if view.outcome is None else self.ended(view)
        return msgspec.structs.replace(view, expected=words)

    @abstractmethod
    def belief(self, options: OptionsT, viewer: int, policy: Policy | None = None) -> BeliefT:
        """Begin a belief at the set-up, of others who play by a policy; at random without one."""

    @abstractmethod
    def notebook(self, belief: BeliefT) -> NotebookT:
        """Say what follows from a belief."""

    def sense(self, options: OptionsT) -> Sense:
        """Give what a good player looks at; a game without its own gets one that knows nothing."""
        return Sense()

    def about_viewer(self, viewer: int) -> frozenset[str]:
        """Name the fields of a viewer's notebook that say what the others can deduce about it.

        The other fields are what the viewer itself can deduce.
        """
        return frozenset()

    @property
    def secrets(self) -> tuple[Secret, ...]:
        """What is kept from whom, phase by phase; everything else is seen whole by everybody."""
        return self.actions.secrets

    # What is typed and clicked.

    def notation(self, action: int) -> str:
        """Write an action or a sight as people type it."""
        return self.actions.notation(action)

    def parse(self, notation: str) -> int:
        """Read an action's notation; `NotationError` when it is none."""
        return self.actions.parse(notation)

    def parse_line(self, line: str) -> tuple[int, ...]:
        """Read a typed line: one action, or several where a game writes a whole move so."""
        return (self.parse(line),)

    def path(self, view: ViewT, action: int) -> tuple[ElementId, ...]:
        """Name the elements to click for an action of the viewer's, in order."""
        return self.actions.path(action)

    def verb(self, view: ViewT, action: int) -> str:
        """Name what is done there: `taxi`, `black`. It tells apart choices with one path."""
        return self.actions.verb(action)

    def choices(self, state: StateT, viewer: int, view: ViewT | None = None) -> tuple[Choice, ...]:
        """List what a viewer may do now; nothing when it is not on turn. `view` saves making it."""
        if viewer != state.seat or viewer < 0:
            return ()
        shown = self.view(state, viewer) if view is None else view
        return tuple(self.choice(shown, action) for action in state.legal_actions())

    def choice(self, view: ViewT, action: int) -> Choice:
        """Describe one choice to the viewer who has it."""
        return Choice(
            action,
            self.notation(action),
            self.path(view, action),
            self.verb(view, action),
            self.label(view, action),
        )

    # What is said.

    def label(self, view: ViewT, action: int) -> Text:
        """Say in a word or three what a choice does: “by taxi”."""
        return self.wording.label(view, action)

    def describe(self, before: ViewT, sight: int, after: ViewT) -> Text:
        """Say what a sight shows, from the viewer's views before and after it."""
        return self.wording.describe(before, sight, after)

    def expected(self, view: ViewT) -> Text:
        """Say what the viewer is asked for now, or whom it waits for."""
        return self.wording.expected(view)

    def ended(self, view: ViewT) -> Text:
        """Say how a finished game ended, and why."""
        return self.wording.ended(view)

    @abstractmethod
    def refusal(self, view: ViewT, action: int) -> Text | None:
        """Say why the viewer, who is on turn, may not do this."""

    def title(self) -> Text:
        """Name the game."""
        title = self.say("title")
        return text("core-small-title", game=title) if self.variant_of else title

    def about(self) -> Text:
        """Say in a sentence what the game is about."""
        return self.say("about")

    def option_text(self, option: str) -> Text:
        """Say in a sentence what an option changes."""
        return self.say(f"option-{option}")

    def notebook_text(self, field: str) -> Text:
        """Head a field of the notebook."""
        return self.say(f"notebook-{field}")

    def say(self, key: str, **args: str | int | Text) -> Text:
        """Make a message of the game's own."""
        return text(f"{self.variant_of or self.name}-{key}".replace("_", "-"), **args)

    def small(self) -> tuple[AnyGame, Options]:
        """Name a variant so small that every possible world can be listed: tests judge it all."""
        return self, self.options()

    def puzzles(self) -> tuple[PuzzleKind, ...]:
        """List the kinds of puzzles that can be found in this game; none unless it says."""
        return ()

    def puzzle_title(self, kind: str) -> Text:
        """Head the puzzles of a kind."""
        return self.say(f"puzzle-{kind}")

    @abstractmethod
    def draw(
        self,
        view: ViewT,
        notebook: NotebookT | None = None,
        language: str = "en",
        size: Size = SCREEN,
    ) -> str:
        """Draw a view for a terminal, within so many columns and, where that can be, rows."""

    def legend(self, view: ViewT, language: str = "en") -> str:
        """Explain the signs of a drawing; nothing where they explain themselves."""
        return ""

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


class GameOrigin(Origin):
    """A game and the options that a state was set up with."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        """Remember where a state comes from."""
        self.game = game
        self.options = options

    def restore(self, position: str) -> State:
        """Read a position of this game."""
        state: State = self.game.position(self.options, position)
        return state

    def name(self) -> str:
        """Write the game and its options, as a reader needs them."""
        agreed = (f"{name}={value}" for name, value in options_of(self.options).items())
        return " ".join([self.game.name, *agreed])

    def __reduce__(self) -> tuple[object, ...]:
        return GameOrigin, (self.game, self.options)


def viewers(seats: int) -> list[int]:
    """List everybody who looks: the seats and a spectator."""
    return [*range(seats), SPECTATOR]
