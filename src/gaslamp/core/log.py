"""What a viewer is told of a game: its log, entry by entry, and the words for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.seats import Turn, turn_name
from gaslamp.core.state import OVER, SPECTATOR, State
from gaslamp.core.text import Text, text
from gaslamp.core.view import Outcome, View


class Seen(msgspec.Struct, frozen=True, tag="seen"):
    """An action as the viewer saw it: who acted, what was seen, who is on turn after it."""

    actor: int
    sight: int
    turn: int


class TakenBack(msgspec.Struct, frozen=True, tag="taken-back"):
    """The viewer took back its last actions, which nobody else had seen."""

    seat: int
    count: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over."""

    outcome: Outcome[str]


LogEntry: TypeAlias = Seen | TakenBack | Ended
"""One entry of a viewer's log; entries are only ever added."""


class LogLine(msgspec.Struct, frozen=True):
    """An entry of the viewer's log, with its words."""

    index: int
    actor: Turn
    text: Text


def actor_of(entry: LogEntry) -> Turn:
    """Name who did what an entry of a log tells."""
    match entry:
        case Seen(actor=actor):
            return turn_name(actor)
        case TakenBack(seat=seat):
            return seat
        case _:
            return "over"


def effective(log: Sequence[LogEntry]) -> list[Seen]:
    """List what was seen and not taken back: what a belief is made from."""
    seen: list[Seen] = []
    for entry in log:
        if isinstance(entry, Seen):
            seen.append(entry)
        elif isinstance(entry, TakenBack):
            del seen[len(seen) - entry.count :]
    return seen


class LogDescriber:
    """Puts a viewer's log into words, each entry from the viewer's views around it.

    It follows the game with a state of its own, so that words are made only when somebody asks.
    """

    def __init__(self, game: Game, options: Options, viewer: int) -> None:
        """Begin at the set-up."""
        self.game = game
        self.viewer = viewer
        self.state: State = game.start(options)
        self.view: View = game.view(self.state, viewer)
        self.before: list[tuple[State, View]] = []  # what the viewer can still go back to
        self.texts: list[Text] = []

    def describe(self, entry: LogEntry, action: int) -> None:
        """Take in the next entry, and the true action behind a sight."""
        match entry:
            case Seen():
                self.texts.append(self._describe_seen(entry, action))
            case TakenBack(count=count):
                self.state, self.view = self.before[-count]
                self.before = []
                self.texts.append(text("core-taken-back"))
            case Ended():
                self.texts.append(self.game.ended(self.view))

    def _describe_seen(self, entry: Seen, action: int) -> Text:
        before = self.view
        if entry.actor == self.viewer:
            self.before.append((self.state.clone(), before))
        self.state.apply(action)
        self.view = self.game.view(self.state, self.viewer)
        if entry.turn != self.viewer:
            self.before = []
        words: Any = self.game.describe(before, entry.sight, self.view)
        told: Text = words
        return told


def full_log(game: Game, options: Options, actions: Sequence[int]) -> list[Text]:
    """Put everything that happened in a finished game into words: its journal is open to all.

    Each action is told as whoever did it saw it.
    """
    state: State = game.start(options)
    told: list[Text] = []
    for action in actions:
        viewer = int(state.seat) if state.seat >= 0 else SPECTATOR
        before = game.view(state, viewer)
        state.apply(action)
        told.append(game.describe(before, action, game.view(state, viewer)))
    if state.seat == OVER:
        told.append(game.ended(game.view(state, SPECTATOR)))
    return told
