"""The events of a table: each is written to disk before it is acknowledged or shown."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from gaslamp.core.codes import Action, Seat


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """A player took a seat; the token's fingerprint identifies the player from now on."""

    seat: Seat
    name: str
    token: str
    nonce: str = ""  # of tables made before players committed to their numbers
    contributes: bool = False


class Committed(msgspec.Struct, frozen=True, tag="committed"):
    """A seat committed to a number that is to be mixed into every draw."""

    seat: Seat
    digest: str


class CommitmentsClosed(msgspec.Struct, frozen=True, tag="commitments-closed"):
    """No more commitments are taken: those that are there are revealed now."""


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """A seat revealed the number that it had committed to."""

    seat: Seat
    number: str


class Started(msgspec.Struct, frozen=True, tag="started"):
    """All seats were taken: chance makes the first draws, from the seed and the numbers."""


class Acted(msgspec.Struct, frozen=True, tag="acted"):
    """A seat acted. Actions of chance, the referee and forced ones follow from seed and rules.

    `then` holds the rest of a whole move that was made at once.
    """

    seat: Seat
    action: Action
    then: tuple[Action, ...] = ()


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """A seat took back its half-made move."""

    seat: Seat


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    """A seat gave up."""

    seat: Seat


class DrawOffered(msgspec.Struct, frozen=True, tag="draw-offered"):
    """A seat offered to call it a draw."""

    seat: Seat


class DrawAccepted(msgspec.Struct, frozen=True, tag="draw-accepted"):
    """A seat agreed to the draw that was offered; with the last of them the game is over."""

    seat: Seat


class DrawDeclined(msgspec.Struct, frozen=True, tag="draw-declined"):
    """A seat would rather play on."""

    seat: Seat


class Flagged(msgspec.Struct, frozen=True, tag="flagged"):
    """A seat's time ran out."""

    seat: Seat


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """A seat paused the game: no clock runs until it is resumed."""

    seat: Seat


class PauseOffered(msgspec.Struct, frozen=True, tag="pause-offered"):
    """A seat asked for a pause, or for a vacation of some days."""

    seat: Seat
    days: int = 0


class PauseAccepted(msgspec.Struct, frozen=True, tag="pause-accepted"):
    """A seat agreed to the pause; with the last of them the clocks stop."""

    seat: Seat


class PauseDeclined(msgspec.Struct, frozen=True, tag="pause-declined"):
    """A seat would rather play on."""

    seat: Seat


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """The clocks run again."""

    seat: Seat


ProposedChange: TypeAlias = Literal["stand-in", "take-back"]


class Proposed(msgspec.Struct, frozen=True, tag="proposed"):
    """A seat proposed that a bot plays on for it, or that all go back before its last move."""

    seat: Seat
    what: ProposedChange


class ProposalAccepted(msgspec.Struct, frozen=True, tag="proposal-accepted"):
    """A seat agreed to what was proposed; with the last of them it takes effect."""

    seat: Seat


class ProposalDeclined(msgspec.Struct, frozen=True, tag="proposal-declined"):
    """A seat does not want what was proposed, or withdrew it."""

    seat: Seat


class WentBack(msgspec.Struct, frozen=True, tag="went-back"):
    """The game goes on at another table, from before a move that was taken back."""

    table: str


Audience: TypeAlias = Literal["side", "all"]


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A seat said something to its side, or to all."""

    seat: Seat
    to: Audience
    words: str


class SpectatorSaid(msgspec.Struct, frozen=True, tag="spectator-said"):
    """A spectator said something to the others; players read it after the game."""

    who: str  # a mark that is the same for all that this spectator says
    name: str
    words: str


class SpectatorReported(msgspec.Struct, frozen=True, tag="spectator-reported"):
    """A spectator was reported to the operator; nobody at the table sees it."""

    who: str
    whom: str
    words: str


class Replaced(msgspec.Struct, frozen=True, tag="replaced"):
    """A bot took over a seat: of an absent player, or in old games of a bot that failed."""

    seat: Seat
    level: str
    why: Literal["abandoned", "crashed", "too-slow"]


class FellBack(msgspec.Struct, frozen=True, tag="fell-back"):
    """A bot's level failed: a quicker one makes this move, then the agreed level plays on."""

    seat: Seat
    level: str
    why: Literal["crashed", "too-slow"]


class Reclaimed(msgspec.Struct, frozen=True, tag="reclaimed"):
    """A player took back the seat that a bot had been playing."""

    seat: Seat


class RematchOffered(msgspec.Struct, frozen=True, tag="rematch-offered"):
    """A seat offers a rematch, or agrees to one.

    With other sides than were offered it is an offer of its own, in place of the earlier one.
    """

    seat: Seat
    keeps_sides: bool = False


class RematchDeclined(msgspec.Struct, frozen=True, tag="rematch-declined"):
    """A seat does not want a rematch now, or takes its offer back."""

    seat: Seat


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """A rematch was created from this table, with the seats rotated."""

    table: str


class Muted(msgspec.Struct, frozen=True, tag="muted"):
    """A seat no longer wants to read what another seat writes, or wants to again."""

    seat: Seat
    whom: Seat
    muted: bool


class Reported(msgspec.Struct, frozen=True, tag="reported"):
    """A seat reported another to the operator; nobody at the table sees it."""

    seat: Seat
    whom: Seat
    words: str


class BotsSeated(msgspec.Struct, frozen=True, tag="bots-seated"):
    """The host filled free seats with bots of a level, before the start."""

    seats: tuple[Seat, ...]
    level: str


class SeatFreed(msgspec.Struct, frozen=True, tag="seat-freed"):
    """A player left a seat before the start, or the host freed it; its token holds nothing now."""

    seat: Seat


class SwapOffered(msgspec.Struct, frozen=True, tag="swap-offered"):
    """A player asked another to exchange seats."""

    seat: Seat
    to: Seat


class SwapDeclined(msgspec.Struct, frozen=True, tag="swap-declined"):
    """A player keeps the seat, or took back the request."""

    seat: Seat


class SeatsSwapped(msgspec.Struct, frozen=True, tag="seats-swapped"):
    """Two seats exchanged their holders before the start; one may be free, or a bot's."""

    seat: Seat
    to: Seat


class Forgotten(msgspec.Struct, frozen=True, tag="forgotten"):
    """The player of a seat was deleted: neither the name nor what was said is kept."""

    seat: Seat


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The host closed the table before the start, or the operator at any time."""

    seat: Seat | None = None


TableEvent: TypeAlias = (
    Joined
    | BotsSeated
    | SeatFreed
    | SwapOffered
    | SwapDeclined
    | SeatsSwapped
    | Closed
    | Forgotten
    | Muted
    | Reported
    | Committed
    | CommitmentsClosed
    | Revealed
    | Started
    | Acted
    | Undone
    | Resigned
    | DrawOffered
    | DrawAccepted
    | DrawDeclined
    | Flagged
    | Paused
    | PauseOffered
    | PauseAccepted
    | PauseDeclined
    | Resumed
    | Proposed
    | ProposalAccepted
    | ProposalDeclined
    | WentBack
    | Said
    | SpectatorSaid
    | SpectatorReported
    | Replaced
    | FellBack
    | Reclaimed
    | RematchOffered
    | RematchDeclined
    | Rematched
)
