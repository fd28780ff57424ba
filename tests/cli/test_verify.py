"""The draws of a served game can be checked by anybody, once it is over."""

from __future__ import annotations

from librt.random import Random

from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER
from gaslamp.games.registry import find_game
from gaslamp.service.fairness import ChanceStream, FairnessProof, commitment, write_proof
from tests.cli.desk import DEALT, gaslamp, recorded, saved

TABLE, SEED = "friday", "5eed" * 16
PROOF = FairnessProof(TABLE, commitment(TABLE, SEED, 1), SEED, ("", "c0ffee"))


def served(seed: str = SEED) -> Journal:
    """Play a game whose draws follow from a seed."""
    game, rng = find_game("mr_jack_pocket"), Random(3)
    journal = Journal(game, game.options())
    stream = ChanceStream(TABLE, seed, PROOF.contributions)
    journal.advance(stream)
    while journal.state.seat != OVER:
        journal.play(int(journal.state.seat), journal.state.random_action(rng))
        journal.advance(stream)
    write_proof(journal, PROOF)
    return journal


def test_draws_that_follow_from_the_seed_are_fair() -> None:
    printed = gaslamp("verify", saved(served()))
    assert printed.code == 0
    assert printed.out.startswith("Fair: all ")
    assert PROOF.commitment in printed.out


def test_a_file_is_found_by_the_name_it_was_saved_under() -> None:
    saved(served(), "friday.gaslamp")
    assert gaslamp("verify", "friday").code == 0


def test_draws_of_another_seed_are_refused_in_a_line() -> None:
    printed = gaslamp("verify", saved(served("beef" * 16)))
    assert (printed.code, printed.out) == (2, "")
    assert printed.err.count("\n") == 1


def test_a_game_without_a_proof_is_refused() -> None:
    printed = gaslamp("verify", saved(recorded(*DEALT)))
    assert (printed.code, printed.out) == (2, "")
    assert printed.err.count("\n") == 1
