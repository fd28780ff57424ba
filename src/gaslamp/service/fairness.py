"""Verifiable draws: a seed committed before the first action, published at the end.

Draw number k of a table is made from HMAC-SHA256(seed, what the seats contributed, k). The server
commits to the seed when it makes the table, and the seats to their numbers before any of these is
known: so no draw can be predicted or chosen. Afterwards all is published and can be checked.

Each action is sealed, salted by the seed, and the seals are chained: the newest link, which players
are shown in every frame, commits to all actions before it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

import msgspec

from gaslamp.core.codes import Action, Seat
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal
from gaslamp.core.options import Options, options_from, options_of
from gaslamp.core.state import SPECTATOR, State
from gaslamp.core.text import text

SEED_BYTES = 32
WORD = 2**64
NONE = "-"  # a seat that contributed nothing


class NotVerified(GaslampError):
    """A draw that does not follow from the seed, or a seed that is not the one committed to."""


class FairnessProof(msgspec.Struct, frozen=True):
    """What is published at the end: with it, every draw of the game can be computed again.

    By the first recipe, of tables made before players committed to numbers, the contributions are
    the maker's and those of the seats; all else is unknown.
    """

    table: str
    commitment: str
    seed: str
    contributions: tuple[str, ...]
    recipe: int = 1
    digests: tuple[str, ...] = ()
    ended: str = ""  # `rules`, or how the players ended it otherwise
    record: str = ""
    agreed: str = ""  # as `agreed_rules` wrote it when the table was made
    opening: int = 0  # the first actions, taken over from another game: none of them was drawn here


RULES = "rules"
RECIPE = 2  # of tables that are made now


def write_proof(journal: Journal, proof: FairnessProof) -> None:
    """Write a proof into a journal's notes, to be saved with it."""
    journal.notes = {
        "table": proof.table,
        "commitment": proof.commitment,
        "seed": proof.seed,
        "contributions": _listed(proof.contributions),
    }
    if proof.recipe > 1:
        journal.notes |= {
            "recipe": str(proof.recipe),
            "digests": _listed(proof.digests),
            "ended": proof.ended,
            "record": proof.record,
        }
        if proof.agreed:
            journal.notes["agreed"] = ",".join(proof.agreed.split())
        if proof.opening:
            journal.notes["opening"] = str(proof.opening)


def read_proof(journal: Journal) -> FairnessProof:
    """Read the proof out of a journal's notes."""
    notes = journal.notes
    try:
        bytes.fromhex(notes["seed"])
        first = (notes["table"], notes["commitment"], notes["seed"], _read(notes["contributions"]))
        if "recipe" not in notes:
            return FairnessProof(*first)
        if notes["recipe"] != str(RECIPE):
            raise ValueError(notes["recipe"])
        digests, agreed = _read(notes["digests"]), notes.get("agreed", "").replace(",", " ")
        opening = int(notes.get("opening", "0"))
        return FairnessProof(
            *first, RECIPE, digests, notes["ended"], notes["record"], agreed, opening
        )
    except (KeyError, ValueError):
        raise NotVerified(text("service-no-proof")) from None


def _listed(values: Sequence[str]) -> str:
    return ",".join(value or NONE for value in values)


def _read(listed: str) -> tuple[str, ...]:
    return tuple("" if value == NONE else value for value in listed.split(","))


def new_seed() -> str:
    """Draw a seed, as a text of hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def commitment(table: str, seed: str, recipe: int) -> str:
    """Return the commitment to a seed and a recipe, published when a table is made."""
    what = "seed" if recipe == 1 else f"seed by recipe {recipe} for"
    return _sha256(f"gaslamp {what} {table} {seed}")


def digest_of(table: str, seat: Seat, number: str) -> str:
    """Return the digest of a player's number, published before the others' are known."""
    return _sha256(f"gaslamp number {table} {seat} {number}")


def start_fingerprint(table: str, committed: str, digests: Sequence[str]) -> str:
    """Return the fingerprint of the table, the commitment and all digests."""
    given = " ".join(digest or NONE for digest in digests)
    return _sha256(f"gaslamp start {table} {committed} {given}")


def agreed_rules(options: Options, version: int) -> str:
    """Write what is agreed when a table is made: the version of its rules, and every option."""
    values = (f"{name}={value}" for name, value in options_of(options).items())
    return " ".join([str(version), *values])


def rules_agreed(game: Game, agreed: str) -> Options:
    """Read what was agreed, for today's rules; `GaslampError` or `ValueError` if it can't be."""
    version, *values = agreed.split()
    options = dict(value.split("=", 1) for value in values)
    found: Options = options_from(game.options, game.upgraded_options(int(version), options))
    return found


def mixed_in(recipe: int, contributions: Sequence[str]) -> Sequence[str]:
    """Write the contributions as they are mixed into the draws."""
    return [number or NONE for number in contributions] if recipe > 1 else contributions


def bots_key(seed: str, seat: Seat) -> str:
    """Return a key for a bot's random choices, from which the seed can't be computed."""
    return hmac.digest(bytes.fromhex(seed), f"gaslamp bot {seat}".encode(), "sha256").hex()


def _sha256(written: str) -> str:
    return hashlib.sha256(written.encode()).hexdigest()


class ChanceStream:
    """The draws of one table, in order."""

    def __init__(self, table: str, seed: str, contributions: Sequence[str]) -> None:
        """Mix in what the seats contributed."""
        self.key = bytes.fromhex(seed)
        self.mixed = f"{table} {' '.join(contributions)}"
        self.drawn = 0

    def __call__(self, count: int) -> int:
        """Draw an index below `count`; values past its last multiple are rejected, to be fair."""
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
    """Commit to a hidden choice: it can be checked once the seed is published, not before."""
    salt = hmac.digest(bytes.fromhex(seed), f"gaslamp salt {place}".encode(), "sha256").hex()
    return _sha256(f"gaslamp choice {salt} {place} {action}")


def sealed_choices(
    game: Game, options: Options, actions: Sequence[Action], seed: str
) -> list[tuple[int, str]]:
    """Commit to every choice of a seat that not everybody sees, by its place among the actions."""
    state: State = game.start(options)
    sealed: list[tuple[int, str]] = []
    for place, action in enumerate(actions):
        if state.seat >= 0 and state.sight(action, SPECTATOR) != action:
            sealed.append((place, sealed_choice(seed, place, action)))
        state.apply(action)
    return sealed


class ActionChain:
    """A chain of fingerprints over a game's actions: each link commits to all before it."""

    def __init__(self, game: Game, agreed: str, seed: str, start: str) -> None:
        """Begin with what was agreed, before the first action."""
        self.seed = seed
        version, _, options = agreed.partition(" ")
        self.links = [_sha256(f"gaslamp record {start} {game.name} {version} {options}")]

    def up_to(self, actions: Sequence[Action], count: int) -> str:
        """Return the link after `count` actions; those before may not have changed meanwhile."""
        for place in range(len(self.links) - 1, count):
            sealed = sealed_choice(self.seed, place, int(actions[place]))
            self.links.append(_sha256(f"gaslamp record {self.links[-1]} {sealed}"))
        return self.links[count]
