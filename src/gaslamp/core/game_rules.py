"""The rules part of a game: seats, options, set-up, action codes."""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import Enum
from typing import Any, ClassVar, Generic, Self

from typing_extensions import TypeVar

from gaslamp.core.action_table import ActionTable
from gaslamp.core.codes import Action
from gaslamp.core.errors import PositionError, RulesVersionError
from gaslamp.core.options import Options, options_from, options_of
from gaslamp.core.state import OVER, Origin, State
from gaslamp.core.text import Text, text

OptionsT = TypeVar("OptionsT", bound=Options, default=Any)
StateT = TypeVar("StateT", bound=State, default=Any)


class Scoring(Enum):
    """What a finished game's scores mean."""

    WIN_OR_LOSE = "win or lose"  # 1 for each winner, 0 for the others
    POINTS = "points"  # whole points, none below zero


class GameRules(ABC, Generic[OptionsT, StateT]):
    """The rules of a game: its set-up, its seats, its actions."""

    name: str
    """The name in the registry, in files and on the command line, such as `scotland_yard`."""
    variant_of: str = ""
    """The game whose rules, words and boards a small variant shares."""
    version: ClassVar[int]
    """Rises when a journal written before would replay differently."""
    options: type[OptionsT]
    scoring: ClassVar[Scoring] = Scoring.WIN_OR_LOSE
    actions: ClassVar[ActionTable]
    """Every kind of action, once: codes, notation, what is clicked, who sees what of it."""
    _made_with: tuple[tuple[object, ...], dict[str, object]]

    @abstractmethod
    def set_up(self, options: OptionsT) -> StateT:
        """Make the initial state, before the first draw and without any secret."""

    def start(self, options: OptionsT) -> StateT:
        """Make the initial state for some options."""
        state = self.set_up(options)
        state.origin = GameOrigin(self, options)
        return state

    def new(self, *_: Any, **values: Any) -> StateT:  # noqa: ANN401  (each game names its own)
        """Make the initial state: `game.new(seats=3)`; other options keep their defaults."""
        return self.start(options_from(self.options, values))

    def upgraded_options(self, version: int, values: Mapping[str, object]) -> dict[str, object]:
        """Translate the options of a game begun under older rules, so that it continues under them.

        `RulesVersionError` for a version of the rules that this program does not know.
        """
        if version != self.version:
            newer = version > self.version
            key = "core-newer-rules" if newer else "core-journal-version"
            raise RulesVersionError(text(key, version=str(version), known=self.version))
        return dict(values)

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
        """Return the side of each seat; seats of one side win together. By default all differ."""
        return tuple(range(len(self.seats(options))))

    def action_space(self, options: OptionsT) -> int:
        """Return the bound of codes: all actions and sights are below it."""
        return self.actions.size

    @abstractmethod
    def longest(self, options: OptionsT) -> int:
        """Return the bound of the length: no game has more actions."""

    def notation(self, action: int) -> str:
        """Write an action or a sight as people type it."""
        return self.actions.notation(action)

    def parse(self, notation: str) -> Action:
        """Read an action's notation; `NotationError` when it is none."""
        return self.actions.parse(notation)

    def parse_line(self, line: str) -> tuple[Action, ...]:
        """Read a typed line: one action, or the several of a whole move."""
        return self.actions.parse_line(line)

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __new__(cls, *arguments: Any, **named: Any) -> Self:  # noqa: ANN401  (each game's own)
        """Remember what the game is made with, so that another process can make it again."""
        game = super().__new__(cls)
        game._made_with = (arguments, named)
        return game

    def __reduce__(self) -> tuple[object, ...]:
        return _make_again, (type(self), *self._made_with)


def _make_again(
    kind: type[GameRules], arguments: tuple[object, ...], named: dict[str, object]
) -> GameRules:
    return kind(*arguments, **named)


class GameOrigin(Origin):
    """A game and the options that a state was set up with."""

    def __init__(self, game: GameRules, options: Options) -> None:
        """Remember where a state comes from."""
        self.game = game
        self.options = options

    @functools.cached_property
    def seats(self) -> int:
        """Count the seats of the table."""
        return len(self.game.seats(self.options))

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
