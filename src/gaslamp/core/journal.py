"""The journal: a game as its options and its events in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import msgspec

from gaslamp.core.automatic_actions import automatic_action
from gaslamp.core.choice import Choice
from gaslamp.core.codes import Action, sight_of
from gaslamp.core.errors import IllegalAction, NothingToUndo, NotYourTurn
from gaslamp.core.game import Game, viewers
from gaslamp.core.log import (
    VIEWS_KEPT,
    Ended,
    LogDescriber,
    LogEntry,
    LogLine,
    Seen,
    TakenBack,
    effective,
)
from gaslamp.core.options import Options
from gaslamp.core.random_source import as_random
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR, State
from gaslamp.core.text import Text, text
from gaslamp.core.view import View, outcome_of

MOST_NAMED = 12  # legal actions that a refusal names
LONGEST_QUOTED = 40  # of an argument that is no action

ChanceChooser: TypeAlias = Callable[[int], int]
"""Draws for chance: `choose(n)` returns 0 to n-1. Nothing else decides a draw."""
NewEntries: TypeAlias = dict[int, list[LogEntry]]
"""What was added to each viewer's log."""


class UndoEvent(msgspec.Struct, frozen=True):
    """The seat on turn took back its last actions."""

    count: int


JournalEvent: TypeAlias = int | UndoEvent
"""One event: a true action, or an undo."""


class Journal:
    """A game being played: its events, its state, and each viewer's log.

    What a seat does is shown to the others once it can no longer be taken back; until then they
    see the position in which the move began.
    """

    def __init__(self, game: Game, options: Options, events: Iterable[JournalEvent] = ()) -> None:
        """Start a game, and replay events if given."""
        self.game = game
        self.options = options
        self.state: State = game.start(options)
        self.public_state: State = self.state  # without the half-made move of the seat on turn
        self.notes: dict[str, str] = {}  # more lines of its file, such as the seed
        self.events: list[JournalEvent] = []
        self.actions: list[Action] = []  # the actions without those taken back
        self.pending = 0  # how many of the last actions are the half-made move
        self.logs: dict[int, list[LogEntry]] = {
            viewer: [] for viewer in viewers(len(game.seats(options)))
        }
        self._withheld: dict[int, list[tuple[Seen, int]]] = {viewer: [] for viewer in self.logs}
        self._entry_events: dict[int, list[int]] = {viewer: [] for viewer in self.logs}
        self._describers: dict[int, LogDescriber] = {}
        for event in events:
            self.replay(event)

    @property
    def version(self) -> int:
        """Count the events: every change has a version of its own."""
        return len(self.events)

    def play(self, seat: int, action: int) -> NewEntries:
        """Check a seat's action and carry it out; a refusal changes nothing.

        Returns what was added to each viewer's log: nothing for the others while the move is only
        half made.
        """
        self.check(seat, action)
        return self._carry_out(Action(action))

    def advance(self, choose: ChanceChooser, *, plays_forced: bool = False) -> NewEntries:
        """Let chance and the referee act until a seat is on turn or the game is over.

        With `plays_forced`, what is forced is done too: one action that everybody can see to be the
        only one. A half-made move is never finished so, for it may still be taken back.
        """
        news: NewEntries = {viewer: [] for viewer in self.logs}
        draw = drawn_by(choose)
        while True:
            forced = plays_forced and not self.pending
            action = automatic_action(self.state, draw, plays_forced=forced)
            if action is None:
                return news
            for viewer, entries in self._carry_out(Action(action)).items():
                news[viewer] += entries

    def advance_once(self, choose: ChanceChooser) -> NewEntries:
        """Let chance or the referee act once: `choose(n)` picks among the sorted legal actions."""
        action = automatic_action(self.state, drawn_by(choose), plays_forced=False)
        assert action is not None
        return self._carry_out(Action(action))

    def undo(self, seat: int) -> NewEntries:
        """Go back to the start of the seat's current move.

        Never across another seat's action, chance or the referee: nothing learnt is taken back.
        """
        if self.state.seat != seat or not self.pending:
            raise NothingToUndo(text("core-nothing-to-undo"))
        count = self.pending
        del self.actions[len(self.actions) - count :]
        self.events.append(UndoEvent(count))
        self.state = self.public_state
        self.pending = 0
        self._withheld = {viewer: [] for viewer in self.logs}
        news: NewEntries = {viewer: [] for viewer in self.logs}
        self._add(news, seat, TakenBack(seat, count), len(self.events) - 1)
        return news

    def check(self, seat: int, action: int) -> None:
        """Refuse an action that is out of turn or against the rules."""
        self.check_turn(seat)
        if type(action) is not int or action not in self.state.legal_actions():
            raise IllegalAction(self._refusal(seat, action))

    def check_turn(self, seat: int) -> None:
        """Refuse whatever a seat wants to do while it is not on turn."""
        on_turn = self.state.seat
        if on_turn == OVER:
            raise NotYourTurn(text("core-game-over"))
        if type(seat) is not int or seat != on_turn or seat < 0:
            raise NotYourTurn(
                text("core-not-your-turn", you=self.name(seat), turn=self.name(on_turn))
            )

    def _refusal(self, seat: int, action: object) -> Text:
        named = self.named_legal()
        if type(action) is not int or not 0 <= action < self.game.action_space(self.options):
            return text("core-no-such-action", action=str(action)[:LONGEST_QUOTED], allowed=named)
        reason = self.game.refusal(self.view(seat), action)
        if reason is None:
            return text("core-illegal", action=self.game.notation(action), allowed=named)
        return text(
            "core-illegal-because",
            action=self.game.notation(action),
            reason=reason,
            allowed=named,
        )

    def named_legal(self) -> str:
        """Name what is possible now, the first few of it."""
        legal = self.state.legal_actions()
        named = ", ".join(self.game.notation(allowed) for allowed in legal[:MOST_NAMED])
        return f"{named}, …" if len(legal) > MOST_NAMED else named

    def replay(self, event: JournalEvent) -> None:
        """Add a recorded event of any actor; one that is not legal is refused without a reason."""
        if isinstance(event, UndoEvent):
            if event.count != self.pending:
                raise NothingToUndo(text("core-nothing-to-undo"))
            self.undo(int(self.state.seat))
        elif type(event) is not int or event not in self.state.legal_actions():
            raise IllegalAction(text("core-does-not-follow"))
        else:
            self._carry_out(Action(event))

    def _carry_out(self, action: Action) -> NewEntries:
        state, actor = self.state, int(self.state.seat)
        sights = {viewer: sight_of(state, action, viewer) for viewer in self.logs}
        before = state.clone() if actor >= 0 and not self.pending else self.public_state
        state.apply(action)
        self.events.append(action)
        self.actions.append(action)
        turn = int(state.seat)
        half_made = actor >= 0 and turn == actor and not state.begins_move()
        self.pending = self.pending + 1 if half_made else 0
        self.public_state = before if half_made else state
        seen = {viewer: Seen(actor, sight, turn) for viewer, sight in sights.items()}
        return self._show(seen, actor, half_made=half_made)

    def _show(self, seen: dict[int, Seen], actor: int, *, half_made: bool) -> NewEntries:
        """Show an action to its seat; to the others with the whole move, once it is final."""
        news: NewEntries = {viewer: [] for viewer in self.logs}
        event = len(self.events) - 1
        outcome = outcome_of(self.state)
        for viewer, entry in seen.items():
            self._withheld[viewer].append((entry, event))
            if half_made and viewer != actor:
                continue
            for shown, its_event in self._withheld[viewer]:
                self._add(news, viewer, shown, its_event)
            self._withheld[viewer] = []
            if outcome is not None:
                self._add(news, viewer, Ended(outcome), event)
        return news

    def _add(self, news: NewEntries, viewer: int, entry: LogEntry, event: int) -> None:
        self.logs[viewer].append(entry)
        self._entry_events[viewer].append(event)
        news[viewer].append(entry)

    def since(self, viewer: int, index: int) -> Sequence[LogEntry]:
        """Return the entries of a viewer's log from an index on."""
        return self.logs[viewer][index:]

    def seen(self, viewer: int) -> list[Seen]:
        """Return what a viewer saw, without what it took back: the input of its belief."""
        return effective(self.logs[viewer])

    def log_texts(self, viewer: int, since: int = 0) -> list[Text]:
        """Put a viewer's log from an index on into words, made from its own views."""
        return [line.text for line in self._describer(viewer).lines[since:]]

    def _describer(self, viewer: int) -> LogDescriber:
        """Return the describer of a viewer's log, up to date."""
        describer = self._describers.get(viewer)
        if describer is None:
            describer = self._describers[viewer] = LogDescriber(self.game, self.options, viewer)
        self._describe(describer, len(self.logs[viewer]))
        return describer

    def _describe(self, describer: LogDescriber, until: int) -> None:
        """Let a viewer's log be put into words, from where that was done up to an index."""
        viewer = describer.viewer
        for place in range(len(describer.lines), until):
            event = self.events[self._entry_events[viewer][place]]
            action = Action(event) if isinstance(event, int) else None
            describer.describe(self.logs[viewer][place], action)

    def log_lines(self, viewer: int, since: int = 0) -> tuple[LogLine, ...]:
        """Give a viewer's log from an index on, in words and with the views before the last."""
        return self._describer(viewer).since(since)

    def earlier_lines(self, viewer: int, until: int) -> tuple[LogLine, ...]:
        """Give the lines of a viewer's log right before an index, with the views before them.

        There are as many as `log_lines` has views for. The log is put into words anew up to there,
        from what this viewer saw alone.
        """
        until = min(until, len(self.logs[viewer]))
        describer = LogDescriber(self.game, self.options, viewer)
        self._describe(describer, until)
        return describer.since(max(0, until - VIEWS_KEPT))

    def state_of(self, viewer: int) -> State:
        """Return the position shown to a viewer: only its own half-made move is in it."""
        return self.state if viewer == self.state.seat else self.public_state

    def view(self, viewer: int) -> View:
        """Return what a viewer is shown now."""
        view: View = self.game.view(self.state_of(viewer), viewer)
        return view

    def view_after_log(self, viewer: int) -> View:
        """Return what a viewer is shown now, if its log in words is needed as well.

        It is the view after the last log line, so it is not computed twice.
        """
        return self._describer(viewer).view

    def choices(self, viewer: int, view: Any = None) -> tuple[Choice, ...]:  # noqa: ANN401
        """List what a viewer may do now; pass its current `view` if it is at hand."""
        return self.game.choices(self.state, viewer, view)

    def name(self, actor: int) -> Text:
        """Name a seat, chance, the referee or a spectator."""
        others = {CHANCE: "chance", REFEREE: "referee", OVER: "nobody", SPECTATOR: "spectator"}
        seats = self.game.seats(self.options)
        if type(actor) is int and 0 <= actor < len(seats):
            return seats[actor]
        return text(f"core-{others.get(actor, 'nobody') if type(actor) is int else 'nobody'}")

    def prefix(self, length: int) -> Journal:
        """Replay the first actions into a journal of its own."""
        return Journal(self.game, self.options, self.actions[:length])


def drawn_by(choose: ChanceChooser) -> Callable[[State], int]:
    """Draw a legal action by a chooser, which is not asked where there is only one."""

    def draw(state: State) -> int:
        legal = state.legal_actions()
        return int(legal[choose(len(legal)) if len(legal) > 1 else 0])

    return draw


def seeded(source: object) -> ChanceChooser:
    """Make a chooser from a `Random` of Python or librt, or from a seed."""
    rng = as_random(source)
    return lambda count: int(rng.randrange(count))
