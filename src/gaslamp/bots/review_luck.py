"""What moved a side's chance over a game: its own decisions, the others', and luck."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from gaslamp.bots.review import Decision
from gaslamp.core.codes import Seat


class Side(msgspec.Struct, frozen=True):
    """A side's decisions in order, and its share of the win."""

    seats: tuple[Seat, ...]
    decisions: tuple[Decision, ...]
    result: float | None  # none without an end


class Change(msgspec.Struct, frozen=True):
    """What moved a side's chance up to a decision: its own decisions, the others', and luck."""

    own: float
    others: float
    luck: float


def split_changes(sides: Sequence[Side], which: int) -> list[Change]:
    """Split the way from a side's first chance to its result into decisions and luck.

    There is one change for each own decision: from the chance before it to the chance before the
    next one, or to the result. What the others gave away in between, by their own reckoning, is
    theirs; the rest is luck: draws, and hidden choices that turned out well or badly. All changes
    add up to the result less the first chance.
    """
    own = sides[which]
    share = 1.0 / max(1, len(sides) - 1)
    given = [
        (decision.step, decision.loss * share)
        for place, side in enumerate(sides)
        if place != which
        for decision in side.decisions
    ]
    changes: list[Change] = []
    for number, decision in enumerate(own.decisions):
        following = own.decisions[number + 1] if number + 1 < len(own.decisions) else None
        if following is not None:
            after = following.best.chance
        else:
            after = decision.played.chance if own.result is None else own.result
        others = sum(
            loss
            for step, loss in given
            if step > decision.step and (following is None or step < following.step)
        )
        luck = after - decision.best.chance + decision.loss - others
        changes.append(Change(-decision.loss, others, luck))
    return changes


def share_of_win(seats: Collection[Seat], winners: Collection[Seat]) -> float:
    """Return a side's part of a win: 1 or 0 between two sides, less where several win."""
    if not any(seat in winners for seat in seats):
        return 0.0
    return 1.0 if all(seat in seats for seat in winners) else 1.0 / len(winners)
