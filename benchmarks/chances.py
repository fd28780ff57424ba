"""Checks the chances of reviews: `python -m benchmarks.chances GAME … [--games N]`.

Bots play, some decisions of each side are judged as a review judges them, and the estimated chance
is compared with the result. One half of the games fits a correction, the other half checks it: of
positions shown at 70 %, about 70 % must be won. `bots/shown_chances.py` holds the corrections of
the roles that pass.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator

import msgspec
from cyclopts import App
from rich.progress import track

from gaslamp.arena.estimates import wilson
from gaslamp.bots.levels import CLUB, LevelBot
from gaslamp.bots.review import SideReviewer, share_of_win, side_sights
from gaslamp.bots.shown_chances import Correction, fit
from gaslamp.core.codes import as_seat
from gaslamp.core.journal import Journal, seeded
from gaslamp.games.registry import GAMES, find_game
from gaslamp.play.table import Table

BINS = (0.1, 0.3, 0.5, 0.7, 0.9)  # the middles; each is 0.2 wide
WITHIN = 0.07
LEAST_IN_BIN = 20  # positions; fewer say nothing

app = App(name="python -m benchmarks.chances", version_flags=[])


class Position(msgspec.Struct, frozen=True):
    """An estimated chance of a side, and what came of it."""

    game: int
    estimate: float
    result: float


@app.default
def main(
    *names: str, games: int = 100, nodes: int = 40, judged: int = 80, each: int = 6, seed: int = 1
) -> None:
    """Play games and print how often positions at 10, 30, 50, 70 and 90 % were won.

    Args:
        names: The games; all of them without any.
        games: How many games are played of each.
        nodes: Simulations of the bots that play, for a move.
        judged: Simulations with which a position is judged.
        each: Positions of each side that are judged in a game.
        seed: The seed of the first game; the others follow.
    """
    for name in names or GAMES:
        found: dict[int, list[Position]] = defaultdict(list)
        for number in track(range(seed, seed + games), name):
            for side, position in judge(played(name, number, nodes), number, judged, each):
                found[side].append(position)
        for side, positions in sorted(found.items()):
            print_side(name, side, positions)


def judge(journal: Journal, number: int, nodes: int, each: int) -> Iterator[tuple[int, Position]]:
    """Judge some positions of each side of a game."""
    game, options = journal.game, journal.options
    sides, winners = game.sides(options), [int(w) for w in journal.state.winners()]
    for side in sorted(set(sides)):
        seats = [seat for seat, its in enumerate(sides) if its == side]
        sights = side_sights(game, options, journal.actions, as_seat(seats[0]))
        reviewer = SideReviewer(game, options, as_seat(seats[0]), sights, nodes)
        reviewer.correction = None
        rng = random.Random(number)  # noqa: S311  (a sample)
        for start in sorted(rng.sample(range(len(sights)), min(each, len(sights)))):
            reviewer.skip(start)
            decision = reviewer.next()
            if decision is not None:
                result = share_of_win(
                    [as_seat(one) for one in seats], [as_seat(one) for one in winners]
                )
                yield side, Position(number, decision.best.chance, result)


def played(name: str, seed: int, nodes: int) -> Journal:
    """Play a game of equal bots to its end."""
    game = find_game(name)
    options = game.options()
    level = msgspec.structs.replace(CLUB, nodes=nodes)
    players = {
        seat: LevelBot(game, options, as_seat(seat), 100 * seed + seat, level, timed=False)
        for seat in range(len(game.seats(options)))
    }
    table = Table(Journal(game, options), players, seeded(seed))
    table.advance()
    return table.journal


def print_side(name: str, side: int, positions: list[Position]) -> None:
    """Fit a correction on the even games, and print how the odd ones came out."""
    correction = fit([(p.estimate, p.result) for p in positions if p.game % 2 == 0])
    checked = [p for p in positions if p.game % 2]
    seat = find_game(name).sides(find_game(name).options()).index(side)
    print(
        f"{name}, side {side} (seat {seat + 1}): slope {correction.slope}, shift {correction.shift}"
    )
    rows = [bin_of(checked, middle, correction) for middle in BINS]
    for middle, (count, shown, won, low, high) in zip(BINS, rows, strict=True):
        if count:
            print(
                f"  about {100 * middle:.0f} %: {count} positions shown at {100 * shown:.1f} %, "
                f"won {100 * won:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
            )
    known = [(shown, won) for count, shown, won, _, _ in rows if count >= LEAST_IN_BIN]
    passes = bool(known) and all(abs(shown - won) <= WITHIN for shown, won in known)
    print("  within 7 points: shown to people" if passes else "  NOT within 7 points: not shown")


def bin_of(
    positions: list[Position], middle: float, correction: Correction
) -> tuple[int, float, float, float, float]:
    """Count the positions of a bin, what they were shown at, and how often they were won.

    The interval takes games as independent, and the positions of one game as one.
    """
    inside = [
        (p, shown)
        for p in positions
        if abs((shown := correction.apply(p.estimate)) - middle) <= 0.1
    ]
    if not inside:
        return 0, 0.0, 0.0, 0.0, 0.0
    shown = sum(chance for _, chance in inside) / len(inside)
    won = sum(p.result for p, _ in inside) / len(inside)
    games = len({p.game for p, _ in inside})
    estimate = wilson(won * games, games)
    return len(inside), shown, won, estimate.low, estimate.high


if __name__ == "__main__":
    app()
