"""Draws that anybody can check: a seed committed before the first action, opened at the end.

Draw number k of a table is made from HMAC-SHA256(seed, what the seats contributed, k). Before the
game only the seed's fingerprint is known, so nobody can foresee a draw; afterwards the seed is
opened, so nobody can have bent one.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

import msgspec

from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Game
from gaslamp.core.journal import Event, Journal, Undo
from gaslamp.core.options import Options
from gaslamp.core.state import CHANCE, SPECTATOR, State
from gaslamp.core.text import text

SEED_BYTES = 32
WORD = 2**64


class Unfair(GaslampError):
    """A draw that does not follow from the seed, or a seed that is not the one committed to."""


class Proof(msgspec.Struct, frozen=True):
    """What is opened at the end: with it, every draw of the game can be made again."""

    table: str
    commitment: str
    seed: str
    contributions: tuple[str, ...]


def note_down(journal: Journal, proof: Proof) -> None:
    """Write a proof into a journal's notes, to be saved with it."""
    journal.notes = {
        "table": proof.table,
        "commitment": proof.commitment,
        "seed": proof.seed,
        "contributions": ",".join(nonce or "-" for nonce in proof.contributions),
    }


def noted_in(journal: Journal) -> Proof:
    """Read the proof out of a journal's notes."""
    notes = journal.notes
    try:
        bytes.fromhex(notes["seed"])
        given = tuple("" if nonce == "-" else nonce for nonce in notes["contributions"].split(","))
        return Proof(notes["table"], notes["commitment"], notes["seed"], given)
    except (KeyError, ValueError):
        raise Unfair(text("service-no-proof")) from None


def new_seed() -> str:
    """Draw a seed, as a text of hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def commitment(table: str, seed: str) -> str:
    """Give what is published of a seed before the first action."""
    return hashlib.sha256(f"gaslamp seed {table} {seed}".encode()).hexdigest()


class Stream:
    """The draws of one table, in order."""

    def __init__(self, table: str, seed: str, contributions: Sequence[str]) -> None:
        """Mix in what the seats contributed."""
        self.key = bytes.fromhex(seed)
        self.mixed = f"{table} {' '.join(contributions)}"
        self.drawn = 0

    def __call__(self, count: int) -> int:
        """Draw a place among `count`; words past its last multiple are passed, to be fair."""
        fair = WORD - WORD % count
        attempt = 0
        while (word := self._word(attempt)) >= fair:
            attempt += 1
        self.drawn += 1
        return word % count

    def _word(self, attempt: int) -> int:
        message = f"gaslamp draw {self.mixed} {self.drawn} {attempt}".encode()
        return int.from_bytes(hmac.digest(self.key, message, "sha256")[:8], "big")


def sealed_choice(seed: str, place: int, action: int) -> str:
    """Commit to a hidden choice: it can be checked once the seed is open, and not before."""
    salt = hmac.digest(bytes.fromhex(seed), f"gaslamp salt {place}".encode(), "sha256").hex()
    return hashlib.sha256(f"gaslamp choice {salt} {place} {action}".encode()).hexdigest()


def sealed_choices(
    game: Game, options: Options, actions: Sequence[int], seed: str
) -> list[tuple[int, str]]:
    """Commit to every choice of a seat that not everybody sees, by its place among the actions."""
    state: State = game.start(options)
    sealed: list[tuple[int, str]] = []
    for place, action in enumerate(actions):
        if state.seat >= 0 and state.sight(action, SPECTATOR) != action:
            sealed.append((place, sealed_choice(seed, place, action)))
        state.apply(action)
    return sealed


def verify(game: Game, options: Options, story: Sequence[Event], proof: Proof) -> int:
    """Make every draw again; return how many there were, or raise `Unfair` where one differs."""
    if commitment(proof.table, proof.seed) != proof.commitment:
        raise Unfair(text("service-unfair-seed"))
    stream = Stream(proof.table, proof.seed, proof.contributions)
    state: State = game.start(options)
    taken = [state.clone()]  # the positions that can be gone back to
    for number, event in enumerate(story, start=1):
        if isinstance(event, Undo):
            del taken[len(taken) - event.count :]
            state = taken[-1].clone()
            continue
        legal = state.legal_actions()
        if state.seat == CHANCE and len(legal) > 1 and legal[stream(len(legal))] != event:
            raise Unfair(text("service-unfair-draw", number=number))
        state.apply(event)
        taken.append(state.clone())
    return stream.drawn
