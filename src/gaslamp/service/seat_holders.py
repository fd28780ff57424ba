"""Who holds the seats of a table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Literal

import msgspec

from gaslamp.core.codes import Seat, all_seats
from gaslamp.service import events
from gaslamp.service.settings import BotSeat, HumanSeat, OpenSeat, SeatPlan


class SeatHolder(msgspec.Struct):
    """Who holds a seat."""

    kind: Literal["human", "open", "bot"]
    name: str = ""
    token: str = ""
    level: str = ""
    stands_in: bool = False  # a bot plays for an absent player, who may come back
    is_host: bool = False  # the maker of the table
    fallback: str = ""  # the quicker level that makes this move
    fell_back: events.FellBack | None = None  # the last time that the agreed level failed
    fallbacks: int = 0


def holder_for(plan: SeatPlan) -> SeatHolder:
    """Return the holder of a seat before a player joins."""
    match plan:
        case BotSeat(level=level):
            return SeatHolder("bot", level=level)
        case _:
            return SeatHolder("open", is_host=isinstance(plan, HumanSeat))


def seat_plan(holder: SeatHolder) -> SeatPlan:
    """Plan a seat of a rematch for its holder, who may have changed seats before the start."""
    if holder.kind == "bot" and not holder.stands_in:
        return BotSeat(holder.level)
    return HumanSeat(holder.name or None) if holder.is_host else OpenSeat()


def held_by(holders: Sequence[SeatHolder], mark: str) -> Seat | None:
    """Find the seat that a token's fingerprint holds; look at every seat, found or not."""
    held = [
        seat
        for seat, holder in zip(all_seats(len(holders)), holders, strict=True)
        if holder.token and secrets.compare_digest(holder.token, mark)
    ]
    return held[0] if held else None


def seats_of_rematch(count: int, *, keeps_sides: bool) -> tuple[Seat, ...]:
    """List for each seat of the next table the one whose player moves there: rotated by one."""
    first, *others = seats = all_seats(count)
    return tuple(seats) if keeps_sides else (*others, first)
