"""Frames: what one viewer is shown now, and what happened since its last frame."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from gaslamp.core.choice import Choice
from gaslamp.core.codes import Seat, ViewerId
from gaslamp.core.log import LogLine
from gaslamp.core.text import Text
from gaslamp.core.turn_names import Turn, Viewer, viewer_name
from gaslamp.core.view import AnyNotebook, AnyView, Outcome
from gaslamp.service.chat import ChatLine
from gaslamp.service.clock import ClocksShown
from gaslamp.service.contributions import Draws, draws_of
from gaslamp.service.offers import Proposal
from gaslamp.service.seat_holders import SeatHolder, seats_of_rematch
from gaslamp.service.table_state import TableState

Presence: TypeAlias = Literal["here", "away", "bot", "open"]


class Fallback(msgspec.Struct, frozen=True):
    """Moves of a bot that a quicker level made: how many, and why and by which the last one."""

    moves: int
    level: str
    why: Literal["crashed", "too-slow"]


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: Text
    side: int
    player: str
    presence: Presence
    level: str = ""
    stands_in: bool = False
    host: bool = False
    fallback: Fallback | None = None


class Frame(msgspec.Struct, frozen=True, kw_only=True, tag="frame"):
    """Everything a viewer is shown now: a client that missed ten frames needs the newest only.

    `version` counts what this viewer was shown, so it reveals nothing else. `muted` are the seats
    whose chat this viewer does not want to read. `offered`
    are the seats that agree to a draw, `pausing` those that agree to a pause, the first of which
    asked; `paused_by` is the seat that asked for the current pause. `vacation` are the days that
    are asked for, `paused_until` is when a vacation ends. `rematching` are the seats
    that agree to a rematch, and `rematch` is its table once all do; `rematch_seats` names for each
    seat there the seat whose player moves to it. `proposal` is what else a seat proposes, and who
    agrees; `went_back` is the table at which the game goes on once moves were taken back. `swap`
    has the seat that asks another to exchange seats before the start, and that other seat. `draws`
    is there until the game starts; from then on `record` has the number of actions that stand, and
    their fingerprint.
    """

    version: int
    viewer: Viewer
    started: bool
    paused: bool
    turn: Turn
    view: AnyView
    choices: tuple[Choice, ...]
    can_undo: bool
    log_from: int
    log: tuple[LogLine, ...]
    chat_from: int
    chat: tuple[ChatLine, ...]
    muted: tuple[Seat, ...]
    clocks: ClocksShown | None
    offered: tuple[Seat, ...]
    pausing: tuple[Seat, ...]
    paused_by: Seat | None
    paused_until: int | None
    vacation: int
    outcome: Outcome[str] | None
    rematching: tuple[Seat, ...]
    rematch_keeps_sides: bool
    rematch_seats: tuple[Seat, ...]
    rematch: str
    proposal: Proposal | None
    went_back: str
    swap: tuple[Seat, Seat] | None
    draws: Draws | None
    record: tuple[int, str] | None


class SeatsUpdate(msgspec.Struct, frozen=True, tag="seats"):
    """Who sits where, and who is present."""

    seats: tuple[SeatShown, ...]


class NotebookUpdate(msgspec.Struct, frozen=True, tag="notes"):
    """The notebook that belongs to a version, at the table's help level."""

    version: int
    notebook: AnyNotebook


def frame_for(state: TableState, viewer: ViewerId, log_from: int, chat_from: int, at: int) -> Frame:
    """Build a viewer's frame from what it may know."""
    journal = state.journal
    view = journal.view_after_log(viewer)
    acting = state.on_turn == viewer and not state.paused and viewer in state.people()
    return Frame(
        version=state.versions[viewer],
        viewer=viewer_name(viewer),
        started=state.started,
        paused=state.paused,
        turn="over" if state.is_over else view.turn,
        view=view,
        choices=journal.choices(viewer, view) if acting else (),
        can_undo=acting and journal.pending > 0,
        log_from=log_from,
        log=journal.log_lines(viewer, log_from),
        chat_from=chat_from,
        chat=tuple(state.chat_for(viewer)[chat_from:]),
        muted=state.conversation.muted_by(viewer),
        clocks=state.clocks.shown(at),
        offered=tuple(sorted(state.offered)),
        pausing=tuple(state.pausing),
        paused_by=state.paused_by,
        paused_until=state.paused_until,
        vacation=state.vacation,
        outcome=state.verdict,
        rematching=tuple(state.rematching),
        rematch_keeps_sides=state.rematch_keeps_sides,
        rematch_seats=seats_of_rematch(
            len(state.seat_holders), keeps_sides=state.rematch_keeps_sides
        ),
        rematch=state.rematch,
        proposal=state.proposal,
        went_back=state.went_back,
        swap=state.swap,
        draws=draws_of(state),
        record=state.recorded,
    )


def seats_shown(state: TableState, here: set[Seat]) -> SeatsUpdate:
    """Show the seats; `here` are those that are present."""
    names = state.game.seats(state.options)
    return SeatsUpdate(
        tuple(
            SeatShown(
                name=names[seat],
                side=state.sides[seat],
                player=holder.name,
                presence=_presence(holder.kind, seat in here),
                level=holder.level,
                stands_in=holder.stands_in,
                host=holder.is_host,
                fallback=_fallback(holder),
            )
            for seat, holder in enumerate(state.seat_holders)
        )
    )


def _fallback(holder: SeatHolder) -> Fallback | None:
    last = holder.fell_back
    return None if last is None else Fallback(holder.fallbacks, last.level, last.why)


def _presence(kind: Literal["human", "open", "bot"], is_here: bool) -> Presence:
    if kind == "human":
        return "here" if is_here else "away"
    return kind
