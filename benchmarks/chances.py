"""Checks the chances of reviews: `python -m benchmarks.chances GAME … [--first N] [--games N]`.

Bots play, some decisions of each side are judged as a review judges them, and the chance that
people would be shown is compared with the result: of positions shown at 70 %, about 70 % must be
won. `--fit` prints corrections fitted to the games instead; a correction that was put into
`bots/shown_chances.py` is checked on other games than those it was fitted to. What was judged is
kept in a folder, so that a run that was stopped goes on.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from cyclopts import App
from rich.progress import track

from gaslamp.arena.estimates import wilson
from gaslamp.bots.levels import CLUB, LevelBot
from gaslamp.bots.review import SideReviewer, side_sights
from gaslamp.bots.review_luck import share_of_win
from gaslamp.bots.shown_chances import CORRECTIONS, MEASURED_WITH, RAW, Correction, fit, role_of
from gaslamp.core.codes import as_seat
from gaslamp.core.journal import Journal, seeded
from gaslamp.games.registry import GAMES, find_game
from gaslamp.play.table import Table

BINS = (0.1, 0.3, 0.5, 0.7, 0.9)  # the middles; each is 0.2 wide
WITHIN = 0.07
FEWEST = 30  # games in a bin; fewer say too little
COVERED = 0.9  # the part of the positions that must be in bins with enough games
FOLDER = Path("build/chances")

app = App(name="python -m benchmarks.chances", version_flags=[])


class Position(msgspec.Struct, frozen=True, array_like=True):
    """A judged position: its game and side, the estimated chance, and what came of it."""

    game: int
    side: int
    estimate: float
    result: float


class JudgedGame(msgspec.Struct, frozen=True):
    """The positions of one game."""

    game: int
    positions: tuple[Position, ...]


class Bin(msgspec.Struct, frozen=True):
    """Positions shown at about the same chance: how many, in how many games, how many were won."""

    positions: int
    games: int
    shown: float
    won: float
    low: float
    high: float

    @property
    def is_measured(self) -> bool:
        """Tell whether there are games enough to say something."""
        return self.games >= FEWEST

    @property
    def is_within(self) -> bool:
        """Tell whether the chance came true about as often as it says."""
        return abs(self.shown - self.won) <= WITHIN


@app.default
def main(  # noqa: PLR0913  (all but the games have a default)
    *names: str,
    games: int = 200,
    first: int = 1,
    nodes: int = 40,
    judged: int = MEASURED_WITH,
    each: int = 5,
    fit_to_these: bool = False,
    folder: Path = FOLDER,
) -> None:
    """Play games and print how often positions at 10, 30, 50, 70 and 90 % were won.

    Args:
        names: The games; all of them without any.
        games: How many games are played of each.
        first: The seed of the first game; the others follow.
        nodes: Simulations of the bots that play, for a move.
        judged: Simulations with which a position is judged.
        each: Positions of each side that are judged in a game.
        fit_to_these: Print corrections fitted to these games, beside what they would show there.
        folder: Where judged games are kept.
    """
    for name in names or GAMES:
        path = folder / f"{name}-{nodes}-{judged}-{each}.jsonl"
        found: dict[int, list[Position]] = defaultdict(list)
        for one in judged_games(name, range(first, first + games), path, (nodes, judged, each)):
            for position in one.positions:
                found[role_of(find_game(name), position.side)].append(position)
        for role, positions in sorted(found.items()):
            correction = CORRECTIONS.get((name, role), RAW)
            if fit_to_these:
                correction = fit([(p.estimate, p.result) for p in positions])
            print_role(name, role, correction, [bin_of(positions, at, correction) for at in BINS])


def judged_games(
    name: str, seeds: Sequence[int], path: Path, effort: tuple[int, int, int]
) -> Iterator[JudgedGame]:
    """Judge the games that a file does not have yet, and add each to it at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = path.read_bytes().splitlines() if path.exists() else []
    known = {one.game: one for one in (msgspec.json.decode(x, type=JudgedGame) for x in lines)}
    nodes, judged, each = effort
    with path.open("ab") as file:
        for seed in track(seeds, name):
            if seed not in known:
                positions = judge(played(name, seed, nodes), seed, judged, each)
                known[seed] = JudgedGame(seed, tuple(positions))
                file.write(msgspec.json.encode(known[seed]) + b"\n")
                file.flush()
            yield known[seed]


def judge(journal: Journal, number: int, nodes: int, each: int) -> Iterator[Position]:
    """Judge some positions of each side of a game."""
    game, options = journal.game, journal.options
    sides, winners = game.sides(options), [as_seat(int(w)) for w in journal.state.winners()]
    for side in sorted(set(sides)):
        seats = [as_seat(seat) for seat, its in enumerate(sides) if its == side]
        sights = side_sights(game, options, journal.actions, seats[0])
        reviewer = SideReviewer(game, options, seats[0], sights, nodes)
        reviewer.correction = None
        rng = random.Random(number)  # noqa: S311  (a sample)
        for start in sorted(rng.sample(range(len(sights)), min(each, len(sights)))):
            reviewer.skip(start)
            decision = reviewer.next()
            if decision is not None:
                yield Position(number, side, decision.best.chance, share_of_win(seats, winners))


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


def print_role(name: str, role: int, correction: Correction, bins: Sequence[Bin]) -> None:
    """Print how often what is shown came true, as a row of a table."""
    print(f'("{name}", {role}): Correction({correction.slope}, {correction.shift})')
    for middle, one in zip(BINS, bins, strict=True):
        if one.positions:
            print(
                f"  | {100 * middle:.0f} % | {one.positions} in {one.games} games "
                f"| {100 * one.shown:.0f} % "
                f"| {100 * one.won:.0f} % ({100 * one.low:.0f} to {100 * one.high:.0f}) "
                f"| {'' if one.is_measured else 'too few'} |"
            )
    measured = [one for one in bins if one.is_measured]
    covered = sum(one.positions for one in measured) / max(1, sum(one.positions for one in bins))
    passes = covered >= COVERED and all(one.is_within for one in measured)
    print("  within 7 points" if passes else "  NOT within 7 points: no numbers are shown")


def bin_of(positions: Sequence[Position], middle: float, correction: Correction) -> Bin:
    """Count the positions of a bin, what they were shown at, and how often they were won.

    The interval takes games as independent, and the positions of one game as one.
    """
    inside = [
        (p, shown)
        for p in positions
        if abs((shown := correction.apply(p.estimate)) - middle) <= 0.1
    ]
    if not inside:
        return Bin(0, 0, 0.0, 0.0, 0.0, 0.0)
    won = sum(p.result for p, _ in inside) / len(inside)
    games = len({p.game for p, _ in inside})
    estimate = wilson(won * games, games)
    shown = sum(chance for _, chance in inside) / len(inside)
    return Bin(len(inside), games, shown, won, estimate.low, estimate.high)


if __name__ == "__main__":
    app()
