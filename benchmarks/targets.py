"""What the games must reach, and whether they do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from benchmarks.rounds import Round
from gaslamp import engine

MODEL = "scotland_yard"  # the game that is written in C too
# Of the C kernel's rate, which is the same on every day: what 0.1.0 reached, and three tenths more.
SHARES = {
    "mr_jack_pocket": 0.55,
    "mr_jack": 0.20,
    "lady_alice": 0.37,
    "whitechapel": 0.25,
}
TURN = 150  # microseconds for journal, view and choices together
HUNT_SHARE = 1 / 5
SLOW_BELIEFS = ("whitechapel", "lady_alice")  # many worlds: five milliseconds will do

Figure: TypeAlias = Callable[[Round], float | None]
"""A number taken from a round; none where the round did not measure it."""


class Target(msgspec.Struct, frozen=True):
    """A figure, and the bound that its median over the rounds must keep."""

    what: str
    figure: Figure
    bound: float
    is_ceiling: bool = False

    def is_reached(self, measured: float) -> bool:
        """Tell whether a median keeps the bound."""
        return measured < self.bound if self.is_ceiling else measured >= self.bound


def compiled(game: str) -> Figure:
    """Take a game's rate inside the compiled engine."""
    return lambda round_: round_.ours[game].compiled if game in round_.ours else None


def interpreted(game: str) -> Figure:
    """Take a game's rate as plain Python."""
    return lambda round_: round_.ours[game].interpreted if game in round_.ours else None


def driven(game: str) -> Figure:
    """Take a game's rate when driven from Python."""
    return lambda round_: round_.ours[game].driven if game in round_.ours else None


def turn(game: str) -> Figure:
    """Take the time that an action takes a table, in microseconds."""
    return lambda round_: round_.ours[game].turn if game in round_.ours else None


def belief_update(game: str) -> Figure:
    """Take the average update of a game's slowest belief, in microseconds."""
    return lambda round_: (
        max((belief.average for belief in round_.ours[game].beliefs), default=None)
        if game in round_.ours
        else None
    )


def hunting(round_: Round) -> float | None:
    """Take the rate of Whitechapel's hunt inside the compiled engine."""
    return round_.hunting if engine.is_compiled() else None


def c_kernel(round_: Round) -> float | None:
    """Take the rate of the model's random games in C."""
    return round_.kernel


def spiel_rollouts(round_: Round) -> float | None:
    """Take the rate of OpenSpiel's native rollouts."""
    return round_.rollouts


def spiel_driven(game: str) -> Figure:
    """Take the rate of one of OpenSpiel's games when driven from Python."""
    return lambda round_: round_.driven.get(game)


def ratio(ours: Figure, theirs: Figure) -> Figure:
    """Divide one figure by another of the same round."""

    def divided(round_: Round) -> float | None:
        above, below = ours(round_), theirs(round_)
        return None if above is None or below is None else above / below

    return divided


def over(rounds: Sequence[Round], figure: Figure) -> list[float]:
    """Take a figure from each round, in ascending order; nothing where it was not measured."""
    return sorted(value for round_ in rounds if (value := figure(round_)) is not None)


TARGETS = (
    Target(f"{MODEL}: compiled ÷ OpenSpiel's rollouts", ratio(compiled(MODEL), spiel_rollouts), 8),
    Target(f"{MODEL}: share of the C kernel", ratio(compiled(MODEL), c_kernel), 0.7),
    Target(f"{MODEL}: compiled ÷ interpreted", ratio(compiled(MODEL), interpreted(MODEL)), 20),
    Target(
        f"{MODEL}: driven ÷ OpenSpiel's connect_four",
        ratio(driven(MODEL), spiel_driven("connect_four")),
        1.5,
    ),
    Target(f"{MODEL}: belief update, µs", belief_update(MODEL), 20, is_ceiling=True),
    *(
        Target(f"{game}: compiled ÷ the C kernel", ratio(compiled(game), c_kernel), share)
        for game, share in SHARES.items()
    ),
    *(
        Target(f"{game}: journal, view and choices, µs", turn(game), TURN, is_ceiling=True)
        for game in (MODEL, *SHARES)
    ),
    Target(f"whitechapel's hunt: compiled ÷ {MODEL}", ratio(hunting, compiled(MODEL)), HUNT_SHARE),
    *(
        Target(f"{game}: belief update, µs", belief_update(game), 5000, is_ceiling=True)
        for game in SLOW_BELIEFS
    ),
)
