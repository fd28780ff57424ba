"""Builds the pages of a replay in a worker: a game step by step, as one viewer saw it.

A step is an action that was not taken back. Step 0 is the set-up, step n the position after the nth
action.
"""

from __future__ import annotations

import hashlib
import math
import sys
import zlib
from collections import OrderedDict
from typing import Literal, TypeAlias

import msgspec

from gaslamp.core.belief import Belief
from gaslamp.core.board import ElementId
from gaslamp.core.codes import Action, Sight
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal
from gaslamp.core.log import LogLine, Seen, full_log
from gaslamp.core.merged_view import merge_views
from gaslamp.core.options import Options, options_from, options_of
from gaslamp.core.position_text import read_either
from gaslamp.core.second_person import third_person
from gaslamp.core.state import OVER, SPECTATOR, State
from gaslamp.core.text import Text
from gaslamp.core.turn_names import Turn, Viewer, turn_name, viewer_name
from gaslamp.core.view import AnyNotebook, AnyView, Outcome, outcome_of, possibilities
from gaslamp.games.registry import find_game

MOST_CURSORS = 16  # unfinished replays that a worker keeps
DIGITS = 3  # of bits, behind the point

Perspective: TypeAlias = int | Literal["all"]
"""Whose views a replay shows: one viewer's, or all secrets open."""


class GameRecord(msgspec.Struct, frozen=True):
    """A game that was played: what was agreed, and the actions that stood."""

    game: str
    options: dict[str, bool | int | str | None]
    actions: tuple[Action, ...]


class Step(msgspec.Struct, frozen=True):
    """One step of a game: who acted, and the action as the actor saw it.

    `round` is the number of the round, turn or night in which it happened, 0 where the game has
    none; `elements` are what the action is about, `headline` what it revealed in a few words.
    """

    actor: Turn
    text: Text
    round: int = 0
    elements: tuple[ElementId, ...] = ()
    headline: Text | None = None


class Outline(msgspec.Struct, frozen=True):
    """The outline of a game; `ended` is set where the rules ended it."""

    steps: tuple[Step, ...]
    outcome: Outcome[str] | None
    ended: Text | None


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """A step as one viewer saw it, with the log since the step before it.

    `notebook` is what the viewer could have known, with weights, and `bits` how much was still
    hidden from it; neither is there where all secrets are open.
    """

    step: int
    viewer: Viewer | Literal["all"]
    turn: Turn
    view: AnyView
    log: tuple[LogLine, ...]
    notebook: AnyNotebook | None
    bits: float | None


class PageRequest(msgspec.Struct, frozen=True):
    """A request for pages: of which game, from whose perspective, from one step to another."""

    key: str
    record: GameRecord
    perspective: Perspective
    start: int
    stop: int


class PageBatch(msgspec.Struct, frozen=True):
    """A range of pages as compressed JSON, the bits hidden at each, and what was still possible.

    `left` counts the entries of the notebook's field that the game names; `told` has the lines of
    the viewer's log since the page before.
    """

    pages: tuple[bytes, ...]
    bits: tuple[float, ...]
    left: tuple[int, ...]
    told: tuple[tuple[Text, ...], ...]


def record_of(journal: Journal) -> GameRecord:
    """Record the actions of a journal that were not taken back."""
    return GameRecord(journal.game.name, dict(options_of(journal.options)), tuple(journal.actions))


def record_key(record: GameRecord) -> str:
    """Name a game by its content."""
    return hashlib.sha256(msgspec.json.encode(record)).hexdigest()


def read_file(source: str) -> GameRecord | Text:
    """Read a journal's file or a position; return the reason where it can't be read."""
    try:
        return record_of(read_either(source, find_game))
    except GaslampError as error:
        return error.text


def outline(record: GameRecord) -> Outline:
    """Make the outline of a game."""
    game, options = game_of(record)
    told = full_log(game, options, record.actions)
    state: State = game.start(options)
    steps: list[Step] = []
    for action, words in zip(record.actions, told, strict=False):
        actor = turn_name(int(state.seat))
        viewer = int(state.seat) if state.seat >= 0 else SPECTATOR
        before = game.view(state, viewer)
        number = getattr(before, game.round_field) if game.round_field else 0
        state.apply(action)
        headline = game.headline(before, Sight(action), game.view(state, viewer))
        steps.append(
            Step(
                actor,
                words,
                number,
                game.path(before, action),
                headline and third_person(headline),
            )
        )
    return Outline(tuple(steps), outcome_of(state), told[-1] if state.seat == OVER else None)


def hidden_bits(belief: Belief, truth: State) -> float:
    """Measure how much is still hidden from a viewer: the bits it would take to tell it the truth.

    That is -log2 of the weight that its belief gives to what is really so. It is 0 when everything
    is known, and one more when the truth seems half as likely. It needs the interface of a belief
    only, so games can be compared by it. (The entropy of the belief is how uncertain a viewer is;
    this is how far from the truth it is.)
    """
    weight = max(belief.weight(truth), sys.float_info.min)  # the truth is never excluded
    return round(max(0.0, -math.log2(weight)), DIGITS)


def build_pages(request: PageRequest) -> PageBatch:
    """Build a range of pages; continue from the last page that was built if possible."""
    cursor = _cursors.pop((request.key, request.perspective), None)
    if cursor is None or cursor.at > request.start:
        cursor = (OpenReplay if request.perspective == "all" else SeatReplay)(
            request.record, request.perspective
        )
    pages: list[Page] = []
    while cursor.at < request.stop:
        page = cursor.next()
        if page.step >= request.start:
            pages.append(page)
    _cursors[request.key, request.perspective] = cursor
    while len(_cursors) > MOST_CURSORS:
        _cursors.popitem(last=False)
    packed = tuple(zlib.compress(msgspec.json.encode(page), 1) for page in pages)
    return PageBatch(
        packed,
        tuple(page.bits or 0.0 for page in pages),
        tuple(possibilities(cursor.game.counted, page.notebook) for page in pages),
        tuple(tuple(line.text for line in page.log) for page in pages),
    )


class ReplayCursor:
    """Goes through a game page by page; `at` is the step of the next page."""

    def __init__(self, record: GameRecord, perspective: Perspective) -> None:
        """Begin before the first action."""
        self.record = record
        self.game, self.options = game_of(record)
        self.journal = Journal(self.game, self.options)
        self.viewer = SPECTATOR if perspective == "all" else perspective
        self.at = 0

    def next(self) -> Page:
        """Play the next action, unless this is the set-up, and make its page."""
        if self.at:
            self.journal.replay(self.record.actions[self.at - 1])
        page = self.make_page()
        self.at += 1
        return page

    def make_page(self) -> Page:
        """Make the page of the position that was reached."""
        raise NotImplementedError


class SeatReplay(ReplayCursor):
    """A game from one viewer's perspective: its views, its log, its belief, and no more."""

    def __init__(self, record: GameRecord, perspective: Perspective) -> None:
        """Begin with the belief that the viewer could have had."""
        super().__init__(record, perspective)
        self.belief: Belief = self.game.belief(self.options, self.viewer)
        self.known = 0  # entries of the log

    def make_page(self) -> Page:
        """Add what the viewer was shown since the step before, without others' half-made moves."""
        viewer, since = self.viewer, self.known
        entries = self.journal.since(viewer, since)
        for entry in entries:
            if isinstance(entry, Seen):
                self.belief.see(entry.sight, entry.turn)
        self.known += len(entries)
        position = self.journal.state_of(viewer)
        return Page(
            step=self.at,
            viewer=viewer_name(viewer),
            turn=turn_name(int(position.seat)),
            view=self.game.view(position, viewer),
            log=self.journal.log_lines(viewer, since),
            notebook=self.game.notebook(self.belief),
            bits=hidden_bits(self.belief, position),
        )


class OpenReplay(ReplayCursor):
    """A game with all secrets open."""

    def __init__(self, record: GameRecord, perspective: Perspective) -> None:
        """Begin with everything in words."""
        super().__init__(record, perspective)
        told = outline(record)
        end = () if told.ended is None else (Step("over", told.ended),)
        self.steps = (*told.steps, *end)

    def make_page(self) -> Page:
        """Merge the views of all viewers."""
        state, last = self.journal.state, self.at == len(self.record.actions)
        since = max(0, self.at - 1)
        told = self.steps[since:] if last else self.steps[since : self.at]
        viewers = sorted(self.journal.logs)  # the spectator's view gives the frame
        return Page(
            step=self.at,
            viewer="all",
            turn=turn_name(int(state.seat)),
            view=merge_views([self.game.view(state, viewer) for viewer in viewers]),
            log=tuple(
                LogLine(since + n, step.actor, step.text, elements=step.elements)
                for n, step in enumerate(told)
            ),
            notebook=None,
            bits=None,
        )


def game_of(record: GameRecord) -> tuple[Game, Options]:
    """Find the game of a record and its options."""
    game: Game = find_game(record.game)
    options: Options = options_from(game.options, record.options)
    return game, options


_cursors: OrderedDict[tuple[str, Perspective], ReplayCursor] = OrderedDict()
