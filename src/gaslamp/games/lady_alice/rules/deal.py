"""The deal of the evidence: whole solutions, and one player's draw after the other's.

Every solution, and everybody's share in it, is equally likely. Drawing from the unused categories,
seat by seat, does that with three and four players. With five, two players chosen beforehand, and
unknown even to themselves, share the double category; the later of them draws from the other's.
"""

from __future__ import annotations

import functools

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import bit, count
from gaslamp.games.lady_alice.actions import EVIDENCE
from gaslamp.games.lady_alice.board import CATEGORIES, CLUES, SIZE, category_mask
from gaslamp.games.lady_alice.game_setup import NO_PAIR, SECOND_TWIN


def may_draw(clue: i64, taken: i64, twin: i64) -> bool:
    """Tell whether a clue may be drawn: of a new category (LA-02, LA-37), or the twin's (LA-32).

    `twin` is the clue of the other player of the double category, -1 for an ordinary draw.
    """
    if twin >= 0:
        return clue // SIZE == twin // SIZE and clue != twin
    return taken & category_mask(clue // SIZE) == 0


def evidence_left(taken: i64, size: i64, twin: i64) -> vec[i64]:
    """List the draws."""
    actions = vec[i64](capacity=CLUES)
    place: i64 = 0
    while place < CATEGORIES * size:
        clue = clue_at(place, size)
        if may_draw(clue, taken, twin):
            actions = append(actions, EVIDENCE + clue)
        place += 1
    return actions


def draw_evidence(taken: i64, size: i64, twin: i64, rng: Random) -> i64:
    """Draw among all the clues until one comes up that may be drawn: no need to list them."""
    while True:
        clue = clue_at(rng.randrange(CATEGORIES * size), size)
        if may_draw(clue, taken, twin):
            return EVIDENCE + clue


def clue_at(place: i64, size: i64) -> i64:
    """Give the clue at a place of a desk with `size` clues in a category."""
    return place // size * SIZE + place % size


def draws_twin(pair: i64, seat: i64) -> bool:
    """Tell whether the seat is the later one of the pair that shares a category."""
    return pair != NO_PAIR and SECOND_TWIN[pair] == seat


@functools.cache
def solutions(seats: int, size: int) -> vec[i64]:
    """List every set of evidence: a clue of each category, but for one with none or with two."""
    odd = seats - CATEGORIES  # one category has a clue less, none less, or one more
    partial = [0]
    for category in range(CATEGORIES):
        shares = [share for share in _shares(category, size) if count(share) in (1, 1 + odd)]
        longer = [clues | share for clues in partial for share in shares]
        usual = category + 1
        partial = [clues for clues in longer if count(clues) in (usual, usual + odd)]
    return vec[i64]([clues for clues in partial if count(clues) == seats])


def solutions_sharing(known: vec[i64], combination: i64, smiles: i64) -> vec[i64]:
    """List the solutions that share `smiles` clues with a combination."""
    kept = vec[i64](capacity=len(known))
    for solution in known:
        if count(solution & combination) == smiles:
            kept = append(kept, solution)
    return kept


def _shares(category: int, size: int) -> list[int]:
    """List what a category may give: no clue, one, or two."""
    clues = [bit(category * SIZE + place) for place in range(size)]
    return [0, *clues, *[one | other for one in clues for other in clues if one < other]]
