"""The log of a viewer, entry by entry, and its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from gaslamp.core.action_table import Presentation
from gaslamp.core.board import ElementId
from gaslamp.core.codes import Action, Sight
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.second_person import third_person
from gaslamp.core.state import OVER, SPECTATOR, State
from gaslamp.core.text import Text, text
from gaslamp.core.turn_names import Turn, turn_name
from gaslamp.core.view import Outcome, View, ViewChanges, changes_between

VIEWS_KEPT = 80  # of the last lines, which say what the view was before them


class Seen(msgspec.Struct, frozen=True, tag="seen"):
    """An action as the viewer saw it: who acted, what was seen, who is on turn after it."""

    actor: int
    sight: Sight
    turn: int


class TakenBack(msgspec.Struct, frozen=True, tag="taken-back"):
    """The viewer took back its last actions, which no other viewer had seen."""

    seat: int
    count: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over."""

    outcome: Outcome[str]


LogEntry: TypeAlias = Seen | TakenBack | Ended
"""One entry of a viewer's log; entries are only ever added."""


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the viewer's log, with its words and how it is shown.

    `headline` announces in a few words what was found out or decided. `elements` are those that
    the entry is about. `before` has the fields of the viewer's view that were different before the
    entry: with the view of now, all earlier ones follow. Only the last lines have it.
    """

    index: int
    actor: Turn
    text: Text
    presentation: Presentation = "routine"
    headline: Text | None = None
    elements: tuple[ElementId, ...] = ()
    before: ViewChanges | None = None


def actor_of(entry: LogEntry) -> Turn:
    """Name the actor of a log entry."""
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

    It follows the game with a state of its own, so that words are made only when they are needed.
    """

    def __init__(self, game: Game, options: Options, viewer: int) -> None:
        """Begin at the set-up."""
        self.game = game
        self.viewer = viewer
        self.state: State = game.start(options)
        self.view: View = game.view(self.state, viewer)
        self.earlier: list[tuple[State, View]] = []  # what the viewer can still go back to
        self.lines: list[LogLine] = []
        self.changes: list[ViewChanges] = []  # of the last lines

    def describe(self, entry: LogEntry, action: Action | None) -> None:
        """Take in the next entry, and the true action behind a sight."""
        before, index = self.view, len(self.lines)
        match entry:
            case Seen():
                assert action is not None
                self._take_in(entry, action)
                line = self._line(index, entry, before)
            case TakenBack(count=count):
                self.state, self.view = self.earlier[-count]
                self.earlier = []
                line = LogLine(index, actor_of(entry), text("core-taken-back"))
            case Ended():
                words = self.game.ended(self.view)
                line = LogLine(index, actor_of(entry), words, presentation="climax")
        self.lines.append(line)
        self.changes.append(changes_between(before, self.view))
        del self.changes[:-VIEWS_KEPT]

    def since(self, index: int) -> tuple[LogLine, ...]:
        """Give the lines from an index on, the last ones with the views before them."""
        first = len(self.lines) - len(self.changes)
        return tuple(
            msgspec.structs.replace(line, before=self.changes[line.index - first])
            if line.index >= first
            else line
            for line in self.lines[index:]
        )

    def _take_in(self, entry: Seen, action: Action) -> None:
        if entry.actor == self.viewer:
            self.earlier.append((self.state.clone(), self.view))
        self.state.apply(action)
        self.view = self.game.view(self.state, self.viewer)
        if entry.turn != self.viewer:
            self.earlier = []

    def _line(self, index: int, entry: Seen, before: View) -> LogLine:
        seen = (before, entry.sight, self.view)
        return LogLine(
            index,
            actor_of(entry),
            self.game.describe(*seen),
            presentation=self.game.presentation(*seen),
            headline=self.game.headline(*seen),
            elements=self.game.path(before, entry.sight),
        )


def full_log(game: Game, options: Options, actions: Sequence[int]) -> list[Text]:
    """Return the complete log of a finished game in words.

    Each action is described as its actor saw it, in the third person.
    """
    state: State = game.start(options)
    told: list[Text] = []
    for action in actions:
        viewer = int(state.seat) if state.seat >= 0 else SPECTATOR
        before = game.view(state, viewer)
        state.apply(action)
        told.append(third_person(game.describe(before, Sight(action), game.view(state, viewer))))
    if state.seat == OVER:
        told.append(game.ended(game.view(state, SPECTATOR)))
    return told
