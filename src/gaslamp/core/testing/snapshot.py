"""What the checks share: a game with its options, and a position with what everybody gets in it."""

from __future__ import annotations

import functools
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from gaslamp.core.choice import Choice
from gaslamp.core.game import Game, viewers
from gaslamp.core.options import Options
from gaslamp.core.state import SPECTATOR, State
from gaslamp.core.testing.message_checks import MessageChecker
from gaslamp.core.view import Outcome, View
from gaslamp.core.weights import packed, zero_weights


class GameUnderTest:
    """A game and what was agreed: its seats, its board, its bounds."""

    def __init__(self, game: Game, options: Options, words: MessageChecker) -> None:
        """Look everything up once."""
        self.game = game
        self.options = options
        self.seats = len(game.seats(options))
        self.viewers = viewers(self.seats)
        self.board = game.board(options)
        self.ids = self.board.ids()
        self.kinds = frozenset(element.kind for element in self.board.elements)
        self.names = frozenset(element.name for element in self.board.elements)
        self.space = game.action_space(options)
        self.longest = game.longest(options)
        self.observed = game.observation(options).length
        self.observation = zero_weights(self.observed)  # to be written over each time
        self.views = msgspec.json.Decoder(game.view_type)
        self.notebooks = msgspec.json.Decoder(game.notebook_type)
        self.words = words
        self.claims = game.claims
        self.phases = phases_of(game)
        self.endings = endings_of(game)

    def start(self) -> State:
        """Set the table."""
        state: State = self.game.start(self.options)
        return state


class Snapshot:
    """A position and what each viewer gets in it, each made only once."""

    def __init__(self, tested: GameUnderTest, state: State) -> None:
        """Copy the position, so that the game may go on."""
        self.tested = tested
        self.state = state.clone()
        self.legal = [int(action) for action in state.legal_actions()]
        self._views: dict[int, View] = {}
        self._shown: dict[int, dict[str, bytes]] = {}

    def view(self, viewer: int) -> View:
        """Give a viewer's view."""
        if viewer not in self._views:
            self._views[viewer] = self.tested.game.view(self.state, viewer)
        return self._views[viewer]

    @functools.cached_property
    def phase(self) -> str:
        """Name what is being decided; whose turn it is, where a game has no phases."""
        view: Any = self.view(SPECTATOR)
        return str(getattr(view, "phase", view.turn))

    def choices(self, viewer: int) -> tuple[Choice, ...]:
        """Give a viewer's choices."""
        return self.tested.game.choices(self.state, viewer, self.view(viewer))

    def observation(self, viewer: int) -> bytes:
        """Give a viewer's observation."""
        out = self.tested.observation
        self.state.observe(viewer, out)
        return packed(out)

    def everything_shown(self, viewer: int) -> dict[str, bytes]:
        """Collect everything that a viewer gets here."""
        if viewer not in self._shown:
            self._shown[viewer] = self._everything_shown(viewer)
        return self._shown[viewer]

    def _everything_shown(self, viewer: int) -> dict[str, bytes]:
        state = self.state
        return {
            "turn": b"%d" % state.seat,
            "view": msgspec.json.encode(self.view(viewer)),
            "choices": msgspec.json.encode(self.choices(viewer)),
            "undo": b"%d" % state.begins_move(),
            "forced": b"%d" % state.forced(),
            "observation": self.observation(viewer),
        }

    def after(self, action: int) -> Snapshot:
        """Give the position that an action leads to."""
        state = self.state.clone()
        state.apply(action)
        return Snapshot(self.tested, state)


def phases_of(game: Game) -> tuple[str, ...]:
    """List the phases that a game's views can name."""
    return _literal(get_type_hints(game.view_type).get("phase"))


def endings_of(game: Game) -> tuple[str, ...]:
    """List the ways in which a game can end."""
    for part in _parts(get_type_hints(game.view_type)["outcome"]):
        if get_origin(part) is Outcome:
            return _literal(get_args(part)[0])
    return ()


def _parts(kind: object) -> tuple[object, ...]:
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def _literal(kind: object) -> tuple[str, ...]:
    return tuple(get_args(kind)) if get_origin(kind) is Literal else ()
