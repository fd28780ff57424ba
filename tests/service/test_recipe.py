"""The recipe of fair draws, made again here with nothing but its description: it never changes.

Files that players have kept are checked by it, and the client makes the same fingerprints.
"""

from __future__ import annotations

import hashlib
import hmac

from gaslamp.core.codes import Action, as_seat
from gaslamp.core.options import options_of
from gaslamp.games.registry import find_game
from gaslamp.service.fairness import (
    ActionChain,
    ChanceStream,
    agreed_rules,
    commitment,
    digest_of,
    mixed_in,
    sealed_choice,
    start_fingerprint,
)

TABLE, SEED, NUMBER = "friday", "5eed" * 16, "c0ffee" * 6
ACTIONS = [3, 1, 4, 1]


def sha256(written: str) -> str:
    return hashlib.sha256(written.encode()).hexdigest()


def keyed(written: str) -> bytes:
    return hmac.new(bytes.fromhex(SEED), written.encode(), hashlib.sha256).digest()


def seal(place: int) -> str:
    salt = keyed(f"gaslamp salt {place}").hex()
    return sha256(f"gaslamp choice {salt} {place} {ACTIONS[place]}")


def test_a_commitment_and_a_digest() -> None:
    assert commitment(TABLE, SEED, 1) == sha256(f"gaslamp seed {TABLE} {SEED}")
    assert commitment(TABLE, SEED, 2) == sha256(f"gaslamp seed by recipe 2 for {TABLE} {SEED}")
    assert digest_of(TABLE, as_seat(1), NUMBER) == sha256(f"gaslamp number {TABLE} 1 {NUMBER}")


def test_the_start() -> None:
    found = start_fingerprint(TABLE, "commitment", ["digest", ""])
    assert found == sha256(f"gaslamp start {TABLE} commitment digest -")


def test_the_draws() -> None:
    stream = ChanceStream(TABLE, SEED, mixed_in(2, [NUMBER, ""]))
    for count in (2, 6, 199):
        words = f"gaslamp draw {TABLE} {NUMBER} - {stream.drawn} 0"
        assert stream(count) == int.from_bytes(keyed(words)[:8], "big") % count
    assert stream.drawn == 3


def test_the_seals_of_choices() -> None:
    for place, action in enumerate(ACTIONS):
        assert sealed_choice(SEED, place, action) == seal(place)


def test_the_record() -> None:
    game = find_game("scotland_yard")
    options = game.options()
    agreed = " ".join(f"{name}={value}" for name, value in options_of(options).items())
    link = sha256(f"gaslamp record start {game.name} {game.version} {agreed}")
    record = ActionChain(game, agreed_rules(options, game.version), SEED, "start")
    assert record.up_to([Action(one) for one in ACTIONS], 0) == link
    for place in range(len(ACTIONS)):
        link = sha256(f"gaslamp record {link} {seal(place)}")
        assert record.up_to([Action(one) for one in ACTIONS], place + 1) == link
