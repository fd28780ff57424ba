"""Random games over random options: what a campaign is made of."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import perf_counter

import msgspec
from librt.random import Random

from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.playout import play_out
from gaslamp.core.state import OVER, State
from gaslamp.core.testing import check_game
from gaslamp.core.testing.inspection import Effort
from gaslamp.core.testing.problem import demand
from gaslamp.core.testing.random_options import random_options
from gaslamp.games.registry import find_game

DRAWS = 4096  # of options: all of them where there are few, a fair sample where there are many
EFFORT = Effort(worlds=250, limit=30, weighed=10, every=30, tries=1, patience=1)  # many worlds
STRETCH = 2000  # games from one look at the clock to the next

_known: dict[str, RandomGames] = {}  # by name, in each process


class Failed(Exception):
    """A game broke: with which options, from which seed, and how."""

    def __init__(
        self, options: Options, seed: int, error: Exception, *, in_kit: bool = False
    ) -> None:
        """Keep all that is needed to play it again."""
        super().__init__(f"seed {seed}, {options}: {error!r}")
        self.options = options
        self.seed = seed
        self.error = error
        self.in_kit = in_kit

    def __reduce__(self) -> tuple[object, ...]:
        return _failed, (self.options, self.seed, self.error, self.in_kit)


def _failed(options: Options, seed: int, error: Exception, in_kit: bool) -> Failed:
    return Failed(options, seed, error, in_kit=in_kit)


class Tally(msgspec.Struct):
    """What was played of one game, and who won: the first seat, the others, or both."""

    games: int = 0
    actions: int = 0
    longest: int = 0
    first: int = 0
    others: int = 0
    both: int = 0
    seconds: float = 0.0

    def add(self, played: int, winners: list[int]) -> None:
        """Count one finished game."""
        self.games += 1
        self.actions += played
        self.longest = max(self.longest, played)
        if 0 not in winners:
            self.others += 1
        elif len(winners) == 1:
            self.first += 1
        else:
            self.both += 1


def check_one(name: str, seed: int) -> int:
    """Check a game in a process of its own; count the pairs of worlds compared."""
    if name not in _known:
        _known[name] = RandomGames(find_game(name))
    return _known[name].check(seed)


class RandomGames:
    """Random games of one game. A seed alone fixes a game's options and every choice in it."""

    def __init__(self, game: Game) -> None:
        """Draw the options, always the same ones, and set a table for each."""
        self.game = game
        rng = Random(0)
        drawn = dict.fromkeys(random_options(game, rng) for _ in range(DRAWS))
        self.tables: list[tuple[Options, State]] = [
            (options, game.start(options)) for options in drawn
        ]

    def table(self, rng: Random) -> tuple[Options, State]:
        """Choose a game's table: the first thing that its seed decides."""
        options, start = self.tables[rng.randrange(len(self.tables))]
        return options, start.clone()

    def play(self, seed: int, tally: Tally) -> None:
        """Play one game to the end, inside the engine."""
        rng = Random(seed)
        options, state = self.table(rng)
        try:
            played = play_out(state, rng, self.game.longest(options))
            demand(state.seat == OVER, "length", f"not over after {played} actions")
            winners = state.winners()
            demand(bool(winners), "end", "nobody has won")
        except Exception as error:
            raise Failed(options, seed, error) from error
        tally.add(played, winners)

    def run(self, seed: int, games: int, seconds: float, tell: Callable[[int], None]) -> Tally:
        """Play games from this seed on, for so long at most; tell now and then how many."""
        tally = Tally()
        start = perf_counter()
        for number in range(games):
            if number % STRETCH == 0:
                tell(number)
                if perf_counter() - start > seconds:
                    break
            self.play(seed + number, tally)
        tally.seconds = perf_counter() - start
        return tally

    def check(self, seed: int) -> int:
        """Play one game under every check of the kit; count the pairs of worlds compared."""
        options, _ = self.table(Random(seed))
        try:
            report = check_game(
                self.game, options=[options], games=1, branches=2, seed=seed, effort=EFFORT
            )
        except Exception as error:
            raise Failed(options, seed, error, in_kit=True) from error
        return report.worlds

    def retell(self, seed: int) -> list[str]:
        """Play a game again, action by action; list them up to where it breaks."""
        written: list[str] = []
        with suppress(Exception):  # it is known to break, and how
            self._replay(seed, written)
        return written

    def _replay(self, seed: int, written: list[str]) -> None:
        rng = Random(seed)
        options, state = self.table(rng)
        while state.seat != OVER and len(written) < self.game.longest(options):
            action = state.random_action(rng)
            written.append(self.game.notation(action))
            state.apply(action)
