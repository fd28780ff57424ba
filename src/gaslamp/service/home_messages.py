"""What the home page is sent: how a player's games stand, and which listed tables there are."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from gaslamp.core.codes import Seat
from gaslamp.core.text import Text
from gaslamp.core.turn_names import Turn
from gaslamp.service.settings import Clock
from gaslamp.service.table_state import TableState

MOST_FOLLOWED = 60  # games of one connection


class SeatAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that is to be followed, by the token that holds it."""

    table: Annotated[str, Meta(max_length=32)]
    token: Annotated[str, Meta(max_length=64)]


class Home(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="home"):
    """What a page wants to be told of: it may be sent again, and then replaces the last one.

    With a device's `key` the running games of its player are followed besides `games`; with
    `lists` the listed tables are sent, too.
    """

    key: Annotated[str, Meta(max_length=64)] = ""
    games: Annotated[tuple[SeatAsked, ...], Meta(max_length=MOST_FOLLOWED)] = ()
    lists: bool = False


class GameNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game stands, as one seat may know it.

    `until` is when the running clock expires, by the server's time. `asked` says that an offer of
    the others waits for this seat's answer. `went_back` is the table at which the game goes on once
    moves were taken back.
    """

    table: str
    seat: Seat
    game: str
    turn: Turn
    started: bool
    expected: Text
    others: tuple[str, ...] = ()
    bots: int = 0
    free: int = 0
    until: int | None = None
    paused: bool = False
    asked: bool = False
    went_back: str = ""


class OpenTable(msgspec.Struct, frozen=True):
    """A listed table with free seats."""

    table: str
    game: str
    players: tuple[str, ...]
    free: int
    seats: int
    clock: Clock


class PlayerNamed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who plays on which side: a person by name, a bot by its level."""

    side: int
    name: str = ""
    level: str = ""


class RunningTable(msgspec.Struct, frozen=True):
    """A listed table whose game goes on, and how many people watch it."""

    table: str
    game: str
    players: tuple[PlayerNamed, ...]
    watching: int


class InvitationShown(msgspec.Struct, frozen=True):
    """An invitation of the page's player to a table where a seat is free."""

    table: str
    game: str
    name: str  # of the person who invites
    at: int


class HomeNews(msgspec.Struct, frozen=True, omit_defaults=True, tag="home"):
    """What has changed for a page: `whole` replaces everything that it was told before.

    `gone` names tables whose seats the tokens do not hold (any more); `closed` and `ended` those
    that are no longer open or running; `withdrawn` those to which the player is invited no more.
    `at` is the server's time.
    """

    at: int
    whole: bool = False
    games: tuple[GameNow, ...] = ()
    gone: tuple[str, ...] = ()
    open: tuple[OpenTable, ...] = ()
    closed: tuple[str, ...] = ()
    running: tuple[RunningTable, ...] = ()
    ended: tuple[str, ...] = ()
    invitations: tuple[InvitationShown, ...] = ()
    withdrawn: tuple[str, ...] = ()


def game_now(state: TableState, seat: Seat) -> GameNow:
    """Say how a game stands for a seat, from what its frames show."""
    view = state.journal.view(seat)
    holders = state.seat_holders
    others = (holder.name for at, holder in enumerate(holders) if at != seat)
    return GameNow(
        state.id,
        seat,
        state.game.name,
        "over" if state.is_over or state.went_back else view.turn,
        state.started,
        view.expected,
        tuple(name for name in others if name),
        sum(holder.kind == "bot" for holder in holders),
        len(state.wait_for()),
        state.clocks.expires_at(),
        state.paused,
        is_asked(state, seat),
        state.went_back,
    )


def is_asked(state: TableState, seat: Seat) -> bool:
    """Tell whether an offer of another seat waits for a seat's answer."""
    if seat not in state.people():
        return False
    if state.is_over:
        return bool(state.rematching) and not state.rematch and seat not in state.rematching
    proposed = state.proposal.agreed if state.proposal is not None else ()
    waiting = (state.offered, state.pausing, proposed)
    return any(agreed and seat not in agreed for agreed in waiting) or (
        state.swap is not None and state.swap[1] == seat
    )


def open_table(state: TableState) -> OpenTable:
    """Describe a table with free seats."""
    names = tuple(holder.name for holder in state.seat_holders if holder.name)
    free, seats = len(state.wait_for()), len(state.seat_holders)
    clock = state.plan.settings.clock
    return OpenTable(state.id, state.game.name, names, free, seats, clock)


def running_table(state: TableState, watching: int) -> RunningTable:
    """Describe a table whose game goes on, from what every spectator is shown."""
    players = tuple(
        PlayerNamed(side, holder.name, holder.level)
        for side, holder in zip(state.sides, state.seat_holders, strict=True)
    )
    return RunningTable(state.id, state.game.name, players, watching)
