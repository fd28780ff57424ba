"""Measures reviews: `python -m benchmarks.reviews [GAME …] [--games N] [--first N]`.

Bots play, one side of half of the games at first glance so that there are mistakes. Each game is
reviewed as the service does it, in two passes over all sides; the seconds of processor time are
those of one worker. Then each decision that was called an inaccuracy or worse is searched again,
deeper and with other random numbers, to see whether it still costs chance.
"""

from __future__ import annotations

from collections import Counter
from statistics import mean
from time import process_time

import msgspec
from cyclopts import App
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.bots.levels import CLUB, FOREVER, MASTER, NOVICE, LevelBot
from gaslamp.bots.review import Decision, SideReviewer, side_sights
from gaslamp.bots.review_estimates import totals
from gaslamp.core.codes import ViewerId, as_seat
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.random_source import as_random
from gaslamp.core.state import SPECTATOR
from gaslamp.games.registry import GAMES, find_game
from gaslamp.play.table import Table
from gaslamp.service.reviews import PASSES

NODES = 100  # of the bots that play
HARSH = ("inaccuracy", "mistake", "blunder")
STILL = 0.01  # a loss beyond this is one

app = App(name="python -m benchmarks.reviews", version_flags=[])


class Measured(msgspec.Struct):
    """What came of one game's review."""

    decisions: int
    first_pass: float
    whole: float
    confirmed: Counter[str]
    harsh: Counter[str]


@app.default
def main(*names: str, games: int = 2, first: int = 1, deep: int = 6000) -> None:
    """Review games and print a row for each.

    Args:
        names: The games; all of them without any.
        games: How many are reviewed of each.
        first: The seed of the first one; the others follow.
        deep: Simulations with which harsh grades are looked at again; 0 for none.
    """
    print("| game | decisions | turning points known | whole | grades that hold |")
    print("|---|---|---|---|---|")
    for name in names or GAMES:
        found = [measured(played(name, seed), deep) for seed in range(first, first + games)]
        harsh, held = Counter[str](), Counter[str]()
        for one in found:
            harsh.update(one.harsh)
            held.update(one.confirmed)
        grades = ", ".join(f"{held[grade]} of {harsh[grade]} {grade}" for grade in HARSH)
        print(
            f"| {name} | {mean(one.decisions for one in found):.0f} "
            f"| {mean(one.first_pass for one in found):.1f} (longest "
            f"{max(one.first_pass for one in found):.1f}) "
            f"| {mean(one.whole for one in found):.1f} (longest "
            f"{max(one.whole for one in found):.1f}) | {grades} |",
            flush=True,
        )


def played(name: str, seed: int) -> Journal:
    """Play a game of bots of club strength; with an odd seed the first side does not search."""
    game = find_game(name)
    options = game.options()
    sides = game.sides(options)
    club = msgspec.structs.replace(CLUB, nodes=NODES)
    players = {
        seat: LevelBot(
            game,
            options,
            as_seat(seat),
            100 * seed + seat,
            NOVICE if seed % 2 and side == sides[0] else club,
            timed=False,
        )
        for seat, side in enumerate(sides)
    }
    table = Table(Journal(game, options), players, seeded(seed))
    table.advance()
    return table.journal


def measured(journal: Journal, deep: int) -> Measured:
    """Review all sides of a game in all passes, and look again at what was graded harshly."""
    seconds: list[float] = []
    judged: list[tuple[int, list[Decision]]] = []
    sides = journal.game.sides(journal.options)
    for nodes in PASSES:
        before = process_time()
        judged = [
            (sides.index(side), judge(journal, sides.index(side), nodes))
            for side in sorted(set(sides))
        ]
        seconds.append(process_time() - before)
    harsh, held = Counter[str](), Counter[str]()
    for seat, decisions in judged if deep else []:
        costly = [decision for decision in decisions if decision.grade in HARSH]
        harsh.update(decision.grade for decision in costly)
        held.update(holds(journal, seat, costly, deep))
    count = sum(len(decisions) for _, decisions in judged)
    return Measured(count, seconds[0], sum(seconds), held, harsh)


def judge(journal: Journal, seat: int, nodes: int) -> list[Decision]:
    """Judge all decisions of a side."""
    reviewer = reviewer_of(journal, seat, nodes)
    found: list[Decision] = []
    while (decision := reviewer.next()) is not None:
        found.append(decision)
    return found


def reviewer_of(journal: Journal, seat: int, nodes: int) -> SideReviewer:
    """Make a reviewer of a side, as the service does."""
    game, options = journal.game, journal.options
    sights = side_sights(game, options, journal.actions, as_seat(seat))
    public = side_sights(game, options, journal.actions, ViewerId(SPECTATOR))
    return SideReviewer(game, options, as_seat(seat), sights, nodes, public=public)


def holds(journal: Journal, seat: int, costly: list[Decision], deep: int) -> list[str]:
    """Return the grades of those decisions that cost chance in a deeper search too."""
    reviewer = reviewer_of(journal, seat, deep)
    bot = reviewer.bot
    bot.rng = bot.search.rng = as_random(991)
    found: list[str] = []
    for decision in costly:
        reviewer.skip(decision.step)
        both = (decision.played.action, decision.best.action)
        allowed = vec[i64]([int(action) for action in both])
        bot.search.think(bot.belief, allowed, deep, MASTER.worlds, FOREVER)
        for action in both:
            bot.search.try_action(int(action), deep // 2)
        gains = totals(bot.search)
        chosen, better = (gains[action][0] / gains[action][1] for action in both)
        if better - chosen > STILL:
            found.append(decision.grade)
    return found


if __name__ == "__main__":
    app()
