"""Verifies a finished game's file: its draws, its hidden moves, and what a player noted."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gaslamp.core.codes import Seat, all_seats
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal, JournalEvent, UndoEvent
from gaslamp.core.options import Options
from gaslamp.core.state import CHANCE, OVER, State
from gaslamp.core.text import text
from gaslamp.service.fairness import (
    RULES,
    ActionChain,
    ChanceStream,
    FairnessProof,
    NotVerified,
    agreed_rules,
    commitment,
    digest_of,
    mixed_in,
    read_proof,
    rules_agreed,
    start_fingerprint,
)


class Verified(msgspec.Struct, frozen=True):
    """What a file proves.

    `seats` are those whose numbers are mixed into the draws. By the first recipe neither they nor
    `start` and `record` are known.
    """

    proof: FairnessProof
    draws: int
    actions: int
    seats: tuple[Seat, ...] = ()
    start: str = ""
    record: str = ""
    finished: bool = True


def verify_journal(
    journal: Journal, noted: Sequence[str] = (), numbers: Sequence[str] = ()
) -> Verified:
    """Check a game; `NotVerified` says what does not hold.

    `noted` are fingerprints that a player saw before the end: the commitment, the start's, any of
    the record. `numbers` are the player's own contributions.
    """
    proof = read_proof(journal)
    drawn = verify(journal.game, journal.options, journal.events, proof)
    check = _checked if proof.recipe > 1 else _as_before
    found = check(journal, proof, drawn)
    for fingerprint in noted:
        if fingerprint not in _fingerprints(journal, found):
            raise NotVerified(text("service-unfair-noted", noted=fingerprint))
    for number in numbers:
        if number not in proof.contributions:
            raise NotVerified(text("service-unfair-number", number=number))
    return found


def _as_before(journal: Journal, proof: FairnessProof, drawn: int) -> Verified:
    finished = journal.state.seat == OVER
    return Verified(proof, drawn, len(journal.actions), finished=finished)


def _checked(journal: Journal, proof: FairnessProof, drawn: int) -> Verified:
    seats = _check_numbers(len(journal.game.seats(journal.options)), proof)
    if (proof.ended == RULES) != (journal.state.seat == OVER) or proof.ended in ("", "-"):
        raise NotVerified(text("service-unfinished"))
    start = start_fingerprint(proof.table, proof.commitment, proof.digests)
    record = ActionChain(journal.game, _agreed(journal, proof), proof.seed, start)
    if record.up_to(journal.actions, len(journal.actions)) != proof.record:
        raise NotVerified(text("service-unfair-record"))
    return Verified(proof, drawn, len(journal.actions), seats, start, proof.record)


def _agreed(journal: Journal, proof: FairnessProof) -> str:
    """Give what was agreed when the table was made, which must be what the game was played by.

    A file of before does not say it: there it is what the rules of today would agree on.
    """
    if not proof.agreed:
        return agreed_rules(journal.options, journal.game.version)
    try:
        if rules_agreed(journal.game, proof.agreed) == journal.options:
            return proof.agreed
    except (GaslampError, ValueError):
        pass
    raise NotVerified(text("service-unfair-agreed"))


def _check_numbers(count: int, proof: FairnessProof) -> tuple[Seat, ...]:
    """Check the numbers that the seats committed to; return the seats that did."""
    if not count == len(proof.digests) == len(proof.contributions):
        raise NotVerified(text("service-no-proof"))
    given: list[Seat] = []
    numbers = zip(all_seats(count), proof.digests, proof.contributions, strict=True)
    for seat, digest, number in numbers:
        if digest and not number:
            raise NotVerified(text("service-unrevealed", seat=seat + 1))
        if number and digest_of(proof.table, seat, number) != digest:
            raise NotVerified(text("service-unfair-contribution", seat=seat + 1))
        if number:
            given.append(seat)
    if not given:
        raise NotVerified(text("service-uncontributed"))
    return tuple(given)


def _fingerprints(journal: Journal, found: Verified) -> set[str]:
    """Collect everything that a player can have noted of this game."""
    proof = found.proof
    if proof.recipe == 1:
        return {proof.commitment}
    record = ActionChain(journal.game, _agreed(journal, proof), proof.seed, found.start)
    record.up_to(journal.actions, len(journal.actions))
    return {proof.commitment, found.start, *record.links}


def verify(
    game: Game, options: Options, events: Sequence[JournalEvent], proof: FairnessProof
) -> int:
    """Compute every draw again; count them, or raise `NotVerified` where one differs."""
    if commitment(proof.table, proof.seed, proof.recipe) != proof.commitment:
        raise NotVerified(text("service-unfair-seed"))
    stream = ChanceStream(proof.table, proof.seed, mixed_in(proof.recipe, proof.contributions))
    state: State = game.start(options)
    taken = [state.clone()]  # the positions that can be gone back to
    for number, event in enumerate(events, start=1):
        if isinstance(event, UndoEvent):
            del taken[len(taken) - event.count :]
            state = taken[-1].clone()
            continue
        legal = state.legal_actions()
        is_drawn = state.seat == CHANCE and len(legal) > 1 and number > proof.opening
        if is_drawn and legal[stream(len(legal))] != event:
            raise NotVerified(text("service-unfair-draw", number=number))
        state.apply(event)
        taken.append(state.clone())
    return stream.drawn
