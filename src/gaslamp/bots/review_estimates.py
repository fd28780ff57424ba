"""How often a search tried its choices, and whether a better one is better when tried again.

The best of many estimates is often one that was lucky, and the choice that was made one that was
hardly tried. What would cost its player a grade is therefore tried once more.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from math import sqrt
from typing import TypeAlias

from gaslamp.bots.search import Search
from gaslamp.core.codes import Action

PLAYED_SHARE = 3  # the choice that was made is tried at least as often as a third of the best
RIVAL_SHARE = 6  # and those that are named beside it as a sixth of it
RIVALS = 2  # that are tried so often
LEAST_TRIES = 6  # of a choice that anything is said of
COSTLY = 0.04  # a loss from which on it is tried again

ChanceEstimate: TypeAlias = tuple[float, int]
"""A chance to win, and the number of tries that it comes from."""

Shown: TypeAlias = Callable[[float], float]
"""Corrects the estimate of a search."""


def totals(search: Search) -> dict[Action, tuple[float, int]]:
    """Return what each choice at the root has gained, and how often it was tried."""
    root = search.root
    return {
        Action(int(action)): (float(gain), int(tries))
        for action, gain, tries in zip(root.actions, root.gains, root.tries, strict=True)
        if tries
    }


def try_enough(search: Search, played: Action, sensible: Collection[Action]) -> None:
    """Try the choice that was made, and the most promising others, often enough to compare them."""
    tries = {action: tried for action, (_, tried) in totals(search).items()}
    most = max(tries.values(), default=0)
    others = [action for action in sensible if action != played]
    for action in sorted(others, key=lambda action: -tries.get(action, 0))[:RIVALS]:
        search.try_action(action, max(LEAST_TRIES, most // RIVAL_SHARE))
    search.try_action(played, max(LEAST_TRIES, most // PLAYED_SHARE))


def estimates(
    search: Search, shown: Shown, played: Action, sensible: Collection[Action]
) -> dict[Action, ChanceEstimate]:
    """Return the chances of the sensible choices that were tried often enough, and of the one made.

    Nothing is returned where that one could not be tried.
    """
    found = totals(search)
    if played not in found:
        return {}
    often = max(LEAST_TRIES, max(tries for _, tries in found.values()) // RIVAL_SHARE)
    return {
        action: (shown(gain / tries), tries)
        for action, (gain, tries) in found.items()
        if action == played or (tries >= often and action in sensible)
    }


def confirmed(
    search: Search, shown: Shown, known: dict[Action, ChanceEstimate], played: Action, tries: int
) -> dict[Action, ChanceEstimate]:
    """Try a costly choice and the best one again; the new tries alone say what it cost.

    Nothing is then better than the best, and what chance alone could be costs nothing.
    """
    best = max(known, key=lambda action: known[action][0])
    top = known[best][0]
    if top - known[played][0] < COSTLY:
        return known
    before = totals(search)
    for action in (best, played):
        search.try_action(action, before[action][1] + tries)
    after = totals(search)
    again = {
        action: (
            shown((after[action][0] - before[action][0]) / more),
            more,
        )
        for action in (best, played)
        if (more := after[action][1] - before[action][1])
    }
    if len(again) < 2:  # one of them is not open in every world
        return known
    loss = again[best][0] - again[played][0]
    if loss < doubt(again[best], again[played]):
        return known | {played: (top, again[played][1])}
    return known | {
        best: (top, again[best][1]),
        played: (max(0.0, round(top - loss, 3)), again[played][1]),
    }


def doubt(*found: ChanceEstimate) -> float:
    """Return how far apart estimates may be by chance: their common standard error."""
    return sqrt(sum(max(p * (1.0 - p), 0.01) / tries for p, tries in found))
