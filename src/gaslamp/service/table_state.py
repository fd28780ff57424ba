"""The state of a table, built from its events one by one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from gaslamp.core.codes import Action, Seat, ViewerId
from gaslamp.core.game import Game, viewers
from gaslamp.core.journal import Journal, NewEntries
from gaslamp.core.options import Options, options_from
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.view import Outcome, outcome_of
from gaslamp.games.registry import find_game
from gaslamp.service import events
from gaslamp.service.chat import ChatLine, Conversation
from gaslamp.service.clock import ClockLeft, Clocks
from gaslamp.service.contributions import Contributions, start_due
from gaslamp.service.fairness import (
    ActionChain,
    ChanceStream,
    agreed_rules,
    commitment,
    mixed_in,
    start_fingerprint,
)
from gaslamp.service.offers import (
    Proposal,
    apply_offer,
    apply_rematch,
    end_offers,
    is_going_back,
)
from gaslamp.service.seat_holders import SeatHolder, holder_for
from gaslamp.service.settings import NoClock, TablePlan
from gaslamp.service.waiting_room import SeatingEvent, apply_seating

CLOSED = "closed"  # how a game ends that the host or the operator ended
PLAYED_ON = "played-on"  # how results name a game that went on from a position of another
CommandKey: TypeAlias = tuple[ViewerId, str]
"""A seat and the name that its client gave to a command: the same twice changes nothing."""


class TableCreated(msgspec.Struct, frozen=True, kw_only=True):
    """How a table was created: its plan, its seed, and the fingerprints of its links."""

    plan: TablePlan
    version: int
    seed: str
    invitation: str
    spectating: str
    rematch_of: str = ""
    recipe: int  # the recipe of the draws; tables of before have the first
    agreed: str = ""  # the rules it was made with; tables of before do not say it
    opening: tuple[Action, ...] = ()  # the actions of another game that this one goes on from
    went_back_from: str = ""  # the table of the same game, at which moves were taken back
    times_back: int = 0  # how often moves were taken back in this game
    clocks: tuple[ClockLeft, ...] = ()  # where it went back: what was left to each seat


class TableState:
    """Everything that follows from how a table was created and from its events."""

    def __init__(self, id_: str, created: TableCreated) -> None:
        """Begin without events."""
        self.id = id_
        self.created = created
        self.plan = created.plan
        self.game: Game = find_game(self.plan.game)
        self.options: Options = options_from(self.game.options, self.plan.options)
        self.agreed = created.agreed or agreed_rules(self.options, created.version)
        self.sides = self.game.sides(self.options)
        self.journal = Journal(self.game, self.options)
        self.viewers = viewers(len(self.game.seats(self.options)))
        self.seat_holders = [holder_for(plan) for plan in self.plan.seats]
        self.clocks = Clocks(self.plan.settings.clock, len(self.seat_holders), created.clocks)
        self.nonces = [""] * len(self.seat_holders)  # of the first recipe
        self.commitment = commitment(id_, created.seed, created.recipe)
        self.contributions = Contributions(len(self.seat_holders))
        self.record: ActionChain | None = None  # once the game has started, by the second recipe
        self.stream: ChanceStream | None = None  # once the game has started
        self.place = 0  # of the next event
        self.at = 0  # when the last event was written
        self.moves = 0  # that seats have completed
        self.conversation = Conversation(self.viewers)
        self.commands: dict[CommandKey, int] = {}  # the actions that each carried out
        self.offered: set[Seat] = set()  # the seats that agree to a draw
        self.pausing: list[Seat] = []  # the seats that agree to a pause, the one that asked first
        self.paused_by: Seat | None = None  # the seat that asked for the pause
        self.vacation = 0  # the days that the pause asked for is to last; 0 for no certain time
        self.paused_until: int | None = None  # when a vacation ends
        self.proposal: Proposal | None = None
        self.went_back = ""  # the table at which the game goes on, from before its last move
        self.swap: tuple[Seat, Seat] | None = None  # the seat that asks to exchange, and the asked
        self.reports: list[
            tuple[events.Reported | events.SpectatorReported, int]
        ] = []  # to the operator, and when
        self.verdict: Outcome[str] | None = None
        self.ended_at = 0
        self.rematching: list[Seat] = []  # the seats that agree to a rematch, the first one offered
        self.rematch_keeps_sides = False
        self.rematch_offered_at = 0  # when the first one did
        self.rematch = ""
        self.versions = dict.fromkeys(self.viewers, 0)

    @property
    def started(self) -> bool:
        """Tell whether all seats were taken and the game has begun."""
        return self.stream is not None

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended, by its rules or by the table's."""
        return self.verdict is not None

    @property
    def is_closed(self) -> bool:
        """Tell whether the host or the operator closed the table, so that nobody won or lost."""
        return self.verdict is not None and self.verdict.ending == CLOSED

    @property
    def paused(self) -> bool:
        """Tell whether the game is paused: nothing is played and no clock runs."""
        return self.paused_by is not None

    @property
    def on_turn(self) -> Seat | None:
        """Give the seat that has to act, also in a pause; none before the start, after the end."""
        seat = int(self.journal.state.seat)
        return Seat(ViewerId(seat)) if self.started and not self.is_over and seat >= 0 else None

    @property
    def is_driven(self) -> bool:
        """Tell whether bots or clocks can act at this table."""
        has_clock = not isinstance(self.plan.settings.clock, NoClock)
        starts_by_itself = not self.started and bool(self.contributions.expected)
        return (
            has_clock
            or starts_by_itself
            or is_going_back(self)
            or any(holder.kind == "bot" for holder in self.seat_holders)
        )

    @property
    def due(self) -> int | None:
        """Return when the game starts, a bot has to move (at once: 0) or a flag falls, if ever."""
        if not self.started:
            return start_due(self) if self.contributions.expected else None
        if is_going_back(self):
            return 0
        if self.on_turn is None or self.paused:
            return self.paused_until
        return 0 if self.seat_holders[self.on_turn].kind == "bot" else self.clocks.expires_at()

    def wait_for(self) -> list[Seat]:
        """List the seats that are still open."""
        return self._held_by("open")

    def apply(self, event: events.TableEvent, at: int) -> set[ViewerId]:
        """Apply the next event; return the viewers who see something of it.

        Times of events never decrease. After every event the clock runs for the seat on
        turn, whatever the event was.
        """
        self.at = max(self.at, at)
        moves, was_over = self.moves, self.is_over
        touched = self._apply(event, self.at)
        if self.moves > moves:
            end_offers(self)
        running = None if self.paused else self.on_turn
        self.clocks.run_for(running, self.at, new_move=self.moves > moves)
        if self.is_over and not was_over:
            self.ended_at = self.at
            self.conversation.open()
        self.place += 1
        for viewer in touched:
            self.versions[viewer] += 1
        return touched

    def _apply(self, event: events.TableEvent, at: int) -> set[ViewerId]:
        everybody = set(self.viewers)
        match event:
            case events.Acted(seat=seat, action=action, then=then):
                return set[ViewerId]().union(*(self._act(seat, part) for part in (action, *then)))
            case events.Undone(seat=seat):
                return _told(self.journal.undo(seat))
            case events.Said() | events.SpectatorSaid():
                return self._add_chat(event, at)
            case events.Muted() | events.Reported() | events.SpectatorReported():
                return self._take_complaint(event, at)
            case events.Started():
                self._start()
            case events.Committed() | events.CommitmentsClosed() | events.Revealed():
                self.contributions.apply(event, at)
            case (
                events.Joined()
                | events.BotsSeated()
                | events.SeatFreed()
                | events.SwapOffered()
                | events.SwapDeclined()
                | events.SeatsSwapped()
            ):
                self._take_seating(event, at)
            case events.Replaced(seat=seat, level=level, why=why):
                self.replace(seat, level, why)
            case events.FellBack(seat=seat):
                self._fall_back(event, self.seat_holders[seat])
            case events.Reclaimed(seat=seat):
                holder = self.seat_holders[seat]
                self.seat_holders[seat] = SeatHolder(
                    "human", holder.name, holder.token, is_host=holder.is_host
                )
            case events.RematchOffered() | events.RematchDeclined() | events.Rematched():
                apply_rematch(self, event)
            case _:
                self._settle(event)
        return everybody

    def _take_seating(self, event: events.Joined | SeatingEvent, at: int) -> None:
        """Change who sits where before the start."""
        if isinstance(event, events.Joined):
            self._seat(event, at)
        else:
            apply_seating(self, event, at)

    def _take_complaint(
        self, event: events.Muted | events.Reported | events.SpectatorReported, at: int
    ) -> set[ViewerId]:
        """Note what a seat thinks of another, which no other viewer sees."""
        if not isinstance(event, events.Muted):
            self.reports.append((event, at))
            return set()
        self.conversation.mute(event.seat, event.whom, muted=event.muted)
        return {event.seat}

    def _settle(self, event: events.TableEvent) -> None:
        """Apply what is not part of the rules: resigning, time, closing, forgetting."""
        match event:
            case events.Resigned(seat=seat) | events.Flagged(seat=seat):
                self.end("resigned" if isinstance(event, events.Resigned) else "flagged", seat)
            case events.Closed():
                self.end(CLOSED, None)
            case events.Forgotten(seat=seat):
                self.conversation.forget_lines(self.lines_of(seat))
                self.seat_holders[seat].name = ""
            case _:
                apply_offer(self, event)

    def people(self) -> set[Seat]:
        """List the seats that people play, not counting those a bot plays for them."""
        return set(self._held_by("human"))

    def _held_by(self, kind: str) -> list[Seat]:
        holders = enumerate(self.seat_holders)
        return [Seat(ViewerId(seat)) for seat, holder in holders if holder.kind == kind]

    def _seat(self, event: events.Joined, at: int) -> None:
        is_host = self.seat_holders[event.seat].is_host
        holder = SeatHolder("human", event.name, event.token, is_host=is_host)
        self.seat_holders[event.seat] = holder
        self.nonces[event.seat] = event.nonce
        self.contributions.expect(event.seat, at, contributes=event.contributes)

    def replace(self, seat: Seat, level: str, why: str) -> None:
        """Let a bot play for a seat; its player may take it back unless the bot was one before."""
        holder = self.seat_holders[seat]
        stands_in = why in ("abandoned", "agreed") or holder.stands_in
        if holder.kind == "human":
            end_offers(self)
        self.seat_holders[seat] = SeatHolder(
            "bot", holder.name, holder.token, level, stands_in, holder.is_host
        )

    def _fall_back(self, event: events.FellBack, holder: SeatHolder) -> None:
        if not holder.fallback:
            holder.fallbacks += 1
        holder.fallback, holder.fell_back = event.level, event

    def _start(self) -> None:
        seed = self.created.seed
        self.stream = ChanceStream(self.id, seed, mixed_in(self.created.recipe, self.mixed))
        if self.created.recipe > 1:
            start = start_fingerprint(self.id, self.commitment, self.contributions.digests)
            self.record = ActionChain(self.game, self.agreed, seed, start)
        for action in self.created.opening:
            self.journal.replay(action)
        self._run_on()

    @property
    def mixed(self) -> tuple[str, ...]:
        """Give the players' numbers that are mixed into the draws, empty where there is none."""
        if self.created.recipe > 1:
            return tuple(self.contributions.numbers)
        return (self.plan.nonce, *self.nonces)

    @property
    def recorded(self) -> tuple[int, str] | None:
        """Give the fingerprint of all actions that can't be taken back, and how many they are."""
        if self.record is None:
            return None
        actions = self.journal.actions
        count = len(actions) if self.is_over else len(actions) - self.journal.pending
        return count, self.record.up_to(actions, count)

    def _act(self, seat: Seat, action: Action) -> set[ViewerId]:
        news = self.journal.play(seat, action)
        if not self.journal.pending:  # what is forced next may begin another move
            self.moves += 1
        for viewer, entries in self._run_on().items():
            news[viewer] += entries
        if self.journal.state.seat != seat or self.journal.state.begins_move():
            self.seat_holders[seat].fallback = ""
        return _told(news)

    def _run_on(self) -> NewEntries:
        """Play the actions of chance, the referee, and visibly forced ones."""
        assert self.stream is not None
        news = self.journal.advance(self.stream, plays_forced=True)
        if self.journal.state.seat == OVER:
            self.verdict = outcome_of(self.journal.state)
        return news

    def _add_chat(self, event: events.Said | events.SpectatorSaid, at: int) -> set[ViewerId]:
        if isinstance(event, events.Said):
            name = self.seat_holders[event.seat].name
            line = ChatLine(event.seat, event.to, event.words, at, name)
        else:
            line = ChatLine(
                ViewerId(SPECTATOR), "spectators", event.words, at, event.name, event.who
            )
        readers = {viewer for viewer in self.viewers if self.may_read(viewer, line)}
        self.conversation.add(line, readers)
        return readers

    @property
    def chat(self) -> list[ChatLine]:
        """List all lines of chat."""
        return self.conversation.lines

    def lines_of(self, seat: Seat) -> set[int]:
        """Number the lines of chat of a seat's player, who may have had another seat before."""
        name = self.seat_holders[seat].name
        alike = sum(holder.name == name for holder in self.seat_holders) > 1
        return {
            number
            for number, line in enumerate(self.chat)
            if line.name == name and not line.who and (line.seat == seat or not alike)
        }

    def chat_for(self, viewer: ViewerId) -> list[ChatLine]:
        """List the lines that a viewer may read, in the order in which it came to read them."""
        return self.conversation.heard[viewer]

    def may_read(self, viewer: ViewerId, line: ChatLine) -> bool:
        """Tell whether a viewer may read a line: much of it only after the game."""
        if line.seat == SPECTATOR:
            return viewer == SPECTATOR or self.is_over
        if self.conversation.is_muted(viewer, line.seat):
            return False
        if viewer == SPECTATOR:
            allowed = self.is_over or self.plan.settings.spectators_read_chat
            return allowed and (line.to == "all" or self.is_over)
        return self.is_over or line.to == "all" or self.sides[viewer] == self.sides[line.seat]

    def end(self, ending: str, loser: Seat | None) -> None:
        """End a game of two sides before its rules do: the other side wins, or it is a draw."""
        seats = range(len(self.seat_holders))
        if loser is None:
            self.verdict = Outcome((), ending, (0.5,) * len(seats))
            return
        winners = tuple(seat for seat in seats if self.sides[seat] != self.sides[loser])
        scores = tuple(1.0 if seat in winners else 0.0 for seat in seats)
        self.verdict = Outcome(winners, ending, scores)


def _told(news: NewEntries) -> set[ViewerId]:
    return {ViewerId(viewer) for viewer, entries in news.items() if entries}


def replay_events(
    id_: str, created: TableCreated, stored: Iterable[tuple[events.TableEvent, int]]
) -> TableState:
    """Replay all events of a table."""
    state = TableState(id_, created)
    for event, at in stored:
        state.apply(event, at)
    return state
