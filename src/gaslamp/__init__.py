"""Gaslamp: five games of hidden identity in gaslit London.

>>> import gaslamp
>>> game = gaslamp.game("scotland_yard")
>>> state = game.new(detectives=4)
>>> state.seat == gaslamp.CHANCE  # the start cards are dealt first
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, overload

from gaslamp import engine

__version__ = "0.1.0"

engine.choose()

# These modules may be compiled, so the engine must be chosen first.
from gaslamp.core.belief import Belief, ImpossibleSight, World  # noqa: E402
from gaslamp.core.board import Board, Element, Link  # noqa: E402
from gaslamp.core.choice import Choice  # noqa: E402
from gaslamp.core.codes import Action, Seat, Sight, ViewerId, legal_actions  # noqa: E402
from gaslamp.core.errors import (  # noqa: E402
    GameOver,
    GaslampError,
    IllegalAction,
    JournalError,
    NoSuchViewer,
    NotationError,
    NothingToUndo,
    NotYourTurn,
    OptionsError,
    PositionError,
    UnknownGame,
)
from gaslamp.core.game import Game  # noqa: E402
from gaslamp.core.journal import Journal, seeded  # noqa: E402
from gaslamp.core.journal_file import dumps  # noqa: E402
from gaslamp.core.journal_file import loads as _loads  # noqa: E402
from gaslamp.core.options import Options  # noqa: E402
from gaslamp.core.policy import Policy, UniformPolicy  # noqa: E402
from gaslamp.core.position_text import position_text  # noqa: E402
from gaslamp.core.position_text import read_position as _read_position  # noqa: E402
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR, State  # noqa: E402
from gaslamp.core.text import Text  # noqa: E402
from gaslamp.core.translation import translate  # noqa: E402
from gaslamp.core.view import Notebook, Outcome, View  # noqa: E402
from gaslamp.games.registry import GAMES, find_game  # noqa: E402

if TYPE_CHECKING:
    from gaslamp.games.lady_alice.game import LadyAliceGame
    from gaslamp.games.mr_jack.game import MrJackGame
    from gaslamp.games.mr_jack_pocket.game import MrJackPocketGame
    from gaslamp.games.scotland_yard.game import ScotlandYardGame
    from gaslamp.games.whitechapel.game import WhitechapelGame

engine.keep_docstrings()

__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "REFEREE",
    "SPECTATOR",
    "Action",
    "Belief",
    "Board",
    "Choice",
    "Element",
    "Game",
    "GameOver",
    "GaslampError",
    "IllegalAction",
    "ImpossibleSight",
    "Journal",
    "JournalError",
    "Link",
    "NoSuchViewer",
    "NotYourTurn",
    "NotationError",
    "Notebook",
    "NothingToUndo",
    "Options",
    "OptionsError",
    "Outcome",
    "Policy",
    "PositionError",
    "Seat",
    "Sight",
    "State",
    "Text",
    "UniformPolicy",
    "UnknownGame",
    "View",
    "ViewerId",
    "World",
    "dumps",
    "game",
    "legal_actions",
    "loads",
    "position_text",
    "read_position",
    "seeded",
    "translate",
]


@overload
def game(name: Literal["scotland_yard"]) -> ScotlandYardGame: ...
@overload
def game(name: Literal["mr_jack_pocket"]) -> MrJackPocketGame: ...
@overload
def game(name: Literal["mr_jack"]) -> MrJackGame: ...
@overload
def game(name: Literal["lady_alice"]) -> LadyAliceGame: ...
@overload
def game(name: Literal["whitechapel"]) -> WhitechapelGame: ...
@overload
def game(name: str) -> Game: ...
def game(name: str) -> Game:
    """Find a game by its name; `GAMES` lists them; any case, dashes or underscores."""
    found = find_game(name)
    engine.keep_docstrings()
    return found


def loads(source: str) -> Journal:
    """Read a journal as `dumps` writes it, of any of the games."""
    return _loads(source, find_game)


def read_position(text: str) -> Journal:
    """Read a position as `position_text` writes it, of any of the games."""
    return _read_position(text, find_game)
