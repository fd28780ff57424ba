"""Who plays whom in a round of a league: everybody in turn, or those of equal points (Swiss)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

BYE = -1  # the opponent of a player without one in a round
MOST_STEPS = 20_000  # of the search for a round without a pair of before

Pair: TypeAlias = tuple[int, int]


def round_robin(players: int, number: int) -> list[Pair]:
    """Pair a round, counted from 0, of those in which everybody meets everybody once.

    The first stays, the others move round the table; with an odd number one has a bye.
    """
    around = [*range(players), *([BYE] if players % 2 else [])]
    count = len(around)
    first, others = around[0], around[1:]
    turn = number % len(others)
    line = [first, *others[turn:], *others[:turn]]
    pairs = [(line[place], line[count - 1 - place]) for place in range(count // 2)]
    return [(other, one) if one == BYE else (one, other) for one, other in pairs]


def rounds_needed(players: int) -> int:
    """Count the rounds in which everybody meets everybody once."""
    return max(1, players - 1 + players % 2)


def swiss(ranked: Sequence[int], met: set[frozenset[int]], byes: set[int]) -> list[Pair]:
    """Pair players, the best first, with those next to them whom they have not met yet.

    With an odd number the lowest player without a bye so far gets one. Where no such round is
    left, or it is not found soon, players meet again.
    """
    field = list(ranked)
    resting: list[Pair] = []
    if len(field) % 2:
        out = next((one for one in reversed(field) if one not in byes), field[-1])
        field.remove(out)
        resting = [(out, BYE)]
    steps = [MOST_STEPS]
    found = _paired(field, met, steps)
    if found is None:
        found = [(field[place], field[place + 1]) for place in range(0, len(field), 2)]
    return [*found, *resting]


def _paired(field: list[int], met: set[frozenset[int]], steps: list[int]) -> list[Pair] | None:
    if not field:
        return []
    first, *others = field
    for other in others:
        steps[0] -= 1
        if steps[0] < 0:
            return None
        if frozenset((first, other)) in met:
            continue
        rest = _paired([one for one in others if one != other], met, steps)
        if rest is not None:
            return [(first, other), *rest]
    return None
