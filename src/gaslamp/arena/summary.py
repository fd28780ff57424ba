"""The summary of a match: a row for each pairing, a row for each bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, count, islice
from typing import TypeAlias

import msgspec

from gaslamp.arena.estimates import (
    Estimate,
    Sprt,
    Verdict,
    levelled_estimate,
    mean,
    percentile,
    wilson,
)
from gaslamp.arena.ladder import Rating, Result, rate_bots
from gaslamp.arena.match import GameResult, MatchJob
from gaslamp.arena.roles import Roles

Pairing: TypeAlias = tuple[str, str]
Deal: TypeAlias = tuple[GameResult, GameResult]
"""A deal played both ways: by the bots of a pairing in their order, and with roles exchanged."""


class PairingScore(msgspec.Struct, frozen=True, kw_only=True):
    """The first bot of a pairing against the second: in each role, and on average."""

    first: str
    second: str
    games: int
    shares: tuple[float, float]  # of the wins, in each role, as they are
    roles: tuple[Estimate, Estimate]  # levelled: a fair share is a half
    mean: Estimate
    deals: tuple[int, int, int]  # the first did better in the same role, as well, worse
    verdict: Verdict | None  # none where it was not asked for


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """How long a bot thinks, in milliseconds."""

    bot: str
    moves: int
    median: float
    p99: float
    longest: float
    longest_turn: float


class Faults(msgspec.Struct, frozen=True):
    """How many games a bot forfeited, and the reason of the first."""

    bot: str
    games: int
    what: str


class Summary(msgspec.Struct, frozen=True, kw_only=True, tag="summary", tag_field="kind"):
    """All results of a match."""

    scores: tuple[PairingScore, ...]
    ladder: tuple[Rating, ...] | None  # none without openskill
    times: tuple[Times, ...]
    faults: tuple[Faults, ...]


def pairings(bots: Sequence[str]) -> list[Pairing]:
    """Pair every bot with every other, in the order they were entered."""
    return list(combinations(bots, 2))


def finished(played: Mapping[MatchJob, GameResult], pairing: Pairing, most: int) -> list[Deal]:
    """List a pairing's deals that were played both ways, in order, up to the first gap."""
    deals: list[Deal] = []
    for number in islice(count(), most):
        there = played.get(MatchJob(*pairing, number, exchanged=False))
        back = played.get(MatchJob(*pairing, number, exchanged=True))
        if there is None or back is None:
            break
        deals.append((there, back))
    return deals


def better(deal: Deal) -> int:
    """Tell which bot did better in the first role of a deal: 1 the first, -1 the second."""
    there, back = deal
    return (there.share > back.share) - (there.share < back.share)


def summarise(
    deals: Mapping[Pairing, Sequence[Deal]], roles: Roles, sprt: Sprt | None = None
) -> Summary:
    """Sum up the deals of every pairing."""
    return Summary(
        scores=tuple(_score(pairing, deals[pairing], roles, sprt) for pairing in deals),
        ladder=rate_bots(_results(deals)),
        times=tuple(_times(bot, deals) for bot in _bots(deals)),
        faults=tuple(_faults(deals)),
    )


def _score(
    pairing: Pairing, deals: Sequence[Deal], roles: Roles, sprt: Sprt | None
) -> PairingScore:
    first = wilson(sum(there.share for there, _ in deals), len(deals))
    second = wilson(sum(1 - back.share for _, back in deals), len(deals))
    levelled = (
        levelled_estimate(first, roles.fair(0)),
        levelled_estimate(second, roles.fair(1)),
    )
    outcomes = [better(deal) for deal in deals]
    return PairingScore(
        first=pairing[0],
        second=pairing[1],
        games=2 * len(deals),
        shares=(first.rate, second.rate),
        roles=levelled,
        mean=mean(levelled),
        deals=(outcomes.count(1), outcomes.count(0), outcomes.count(-1)),
        verdict=sprt.judge(outcomes)[0] if sprt else None,
    )


def _results(deals: Mapping[Pairing, Sequence[Deal]]) -> list[Result]:
    """Tell who did better in every deal; games of a bot against itself do not count."""
    return [
        (*pairing, better(deal))
        for pairing, of_pairing in deals.items()
        if pairing[0] != pairing[1]
        for deal in of_pairing
    ]


def _bots(deals: Mapping[Pairing, Sequence[Deal]]) -> list[str]:
    return list(dict.fromkeys(bot for pairing in deals for bot in pairing))


def _games(deals: Mapping[Pairing, Sequence[Deal]]) -> list[GameResult]:
    return [game for of_pairing in deals.values() for deal in of_pairing for game in deal]


def _times(bot: str, deals: Mapping[Pairing, Sequence[Deal]]) -> Times:
    thinking = [
        thinking
        for game in _games(deals)
        for holder, thinking in zip(game.job.holders, game.thinking, strict=True)
        if holder == bot
    ]
    moves = [move for one in thinking for move in one.moves]
    return Times(
        bot=bot,
        moves=len(moves),
        median=percentile(moves, 0.5),
        p99=percentile(moves, 0.99),
        longest=max(moves, default=0.0),
        longest_turn=max((one.turn for one in thinking), default=0.0),
    )


def _faults(deals: Mapping[Pairing, Sequence[Deal]]) -> list[Faults]:
    said: dict[str, list[str]] = {}
    for game in _games(deals):
        if game.fault is not None:
            said.setdefault(game.job.holders[game.fault.role], []).append(game.fault.what)
    return [Faults(bot, len(whats), whats[0]) for bot, whats in said.items()]
