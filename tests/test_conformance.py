"""Every registered game keeps the contract."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import gaslamp
from gaslamp import engine
from gaslamp.core.testing import Effort, Requirements, check_game, check_small
from gaslamp.core.testing.snapshot import endings_of, phases_of
from gaslamp.games.registry import GAMES, find_game
from tests.golden import FOLDER, journal_of, recorded
from tests.ledgers import ledger_ids

pytestmark = pytest.mark.engine

LEDGERS = Path(gaslamp.__file__).parent / "ledgers"
COMPILED = Effort(stretch=120)
# As plain Python they take minutes: whoever plants faults has the patience.
PLAIN = Effort(worlds=3, limit=80, weighed=20, tries=2, stretch=40, patience=1)
FEWER = Effort(worlds=3, limit=30, weighed=10, tries=2, stretch=40, patience=1)  # Lady Alice's
QUICK_WHEN_SMALL = "scotland_yard"
PATIENT = engine.is_compiled() or "GASLAMP_PATIENT" in os.environ

# How many different reasons the kit must hear when it tries what is wrong.
REASONS = {
    "scotland_yard": 9,
    "mr_jack_pocket": 7,
    "mr_jack": 26,
    "lady_alice": 14,
    "whitechapel": 24,
}
# Endings so rare that only a small variant or the rules' own tests reach them.
RARE = {
    "scotland_yard": {"away", "surrounded"},
    "mr_jack_pocket": {"unseen", "seen", "dawn"},
    "lady_alice": {"round-limit"},
    "whitechapel": {"no-way-out"},
}


@pytest.mark.parametrize("name", GAMES)
def test_a_registered_game_keeps_the_contract(name: str) -> None:
    """Random games, rare positions, and every recorded game."""
    game = find_game(name)
    if not PATIENT:
        pytest.skip("minutes as plain Python")
    if not engine.is_compiled():
        effort = FEWER if name == "lady_alice" else PLAIN
        check_game(game, games=2, branches=4, seed=1888, effort=effort, requirements=Requirements())
        return
    requirements = Requirements(
        positions=50,
        pairs=5_000,
        phases=phases_of(game),
        endings=set(endings_of(game)) - RARE.get(name, set()),
        reasons=REASONS[name],
        secrets=[secret.action for secret in game.secrets],
    )
    journals = [journal_of(path) for path in recorded(FOLDER / name)]
    report = check_game(
        game,
        games=4,
        branches=12,
        recorded=journals,
        seed=1888,
        effort=COMPILED,
        requirements=requirements,
    )
    assert report.games == 4 + 12 + len(journals)


@pytest.mark.parametrize("name", GAMES)
def test_a_small_variant_is_judged_in_every_world(name: str) -> None:
    if name != QUICK_WHEN_SMALL and not PATIENT:
        pytest.skip("a minute as plain Python")
    games, branches = (4, 8) if engine.is_compiled() else (1, 2 if PATIENT else 0)
    report = check_small(find_game(name), games=games, branches=branches, seed=1888)
    assert report.games == games + branches


@pytest.mark.parametrize("name", GAMES)
def test_what_is_secret_is_so_by_a_rule_of_the_ledger(name: str) -> None:
    ids = ledger_ids([LEDGERS / f"{name}.md"])
    for secret in find_game(name).secrets:
        assert set(secret.rules) <= set(ids), secret.action


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_hidden_identity_has_secrets(name: str) -> None:
    assert find_game(name).secrets
