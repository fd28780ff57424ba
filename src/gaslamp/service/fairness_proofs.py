"""The proof that the draws and moves of a finished game were not changed."""

from __future__ import annotations

from gaslamp.core.state import OVER
from gaslamp.service.fairness import RULES, FairnessProof
from gaslamp.service.table_state import TableState


def proof_of(state: TableState) -> FairnessProof:
    """Return a finished table's seed, with everything its draws were computed from."""
    seed, recipe = state.created.seed, state.created.recipe
    if state.verdict is None or state.recorded is None:
        return FairnessProof(state.id, state.commitment, seed, state.mixed)
    ended = RULES if state.journal.state.seat == OVER else state.verdict.ending
    digests, record = tuple(state.contributions.digests), state.recorded[1]
    return FairnessProof(
        state.id,
        state.commitment,
        seed,
        state.mixed,
        recipe,
        digests,
        ended,
        record,
        state.agreed,
        len(state.created.opening),
    )
