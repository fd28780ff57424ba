"""Plays games and applies every check to every position: random ones, rare ones, recorded ones."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager

from librt.random import Random

from gaslamp.core.game import Game
from gaslamp.core.journal import Journal
from gaslamp.core.options import Options
from gaslamp.core.policy import Policy
from gaslamp.core.testing.action_tables import check_action_table
from gaslamp.core.testing.exploration import Explorer, RarePosition
from gaslamp.core.testing.inspection import Effort, Inspection, KitRun
from gaslamp.core.testing.message_checks import MessageChecker
from gaslamp.core.testing.random_options import random_options
from gaslamp.core.testing.report import Report, Requirements
from gaslamp.core.testing.skewed_policy import SkewedPolicy
from gaslamp.core.testing.snapshot import GameUnderTest

BEFORE = 2  # positions checked before the one that was steered for
BEHIND = 8  # and from there on
STRIDE = 40  # actions of a recorded game from one closer look to the next, or a new phase
LOOKED = 8  # positions looked at closely each time
EVERY_WORLD = 4_000  # a small variant seldom has more
LISTED = 0.75  # of all positions that a viewer sees
EXPLORED = 400  # positions looked at for each branch that is wanted


def check_game(  # noqa: PLR0913  (all but the game have a default)
    game: Game,
    *,
    options: Sequence[Options] | None = None,
    games: int = 10,
    branches: int | None = None,
    recorded: Sequence[Journal] = (),
    seed: int = 0,
    effort: Effort | None = None,
    requirements: Requirements | None = None,
) -> Report:
    """Play games and check the whole contract; raise `Problem` where it breaks.

    `games` are random ones, played to the end; `recorded` ones are walked along; `branches` are
    stretches from positions that random play seldom reaches, as many as games unless given.
    `options` are taken in turn; without them, the usual ones first and then random ones. Every
    second game takes the others to play by a policy that is not even. `requirements` says what must
    have been judged at the end.
    """
    check_action_table(game)
    kit = Kit(game, effort or Effort())
    rng = Random(seed)
    tables = options or [game.options(), *(random_options(game, rng) for _ in range(games - 1))]
    for number in range(games):
        kit.play(tables[number % len(tables)], seed + number)
    for number, journal in enumerate(recorded):
        kit.walk(journal, number)
    wanted = games if branches is None else branches
    explorer = Explorer(game, options, seed, recorded)
    explorer.explore(EXPLORED * wanted, kit.run.effort.patience)
    for number, rare in enumerate(explorer.choose(wanted)):
        kit.branch(rare, seed + games + number)
    kit.report.demand(requirements or Requirements(positions=0))
    return kit.report


def check_small(game: Game, *, games: int = 4, branches: int = 8, seed: int = 0) -> Report:
    """Check a game's small variant, on which every world of every viewer can be judged."""
    small, options = game.small()
    effort = Effort(limit=EVERY_WORLD, weighed=EVERY_WORLD)
    requirements = Requirements(listed=LISTED)
    return check_game(
        small,
        options=[options],
        games=games,
        branches=branches,
        seed=seed,
        effort=effort,
        requirements=requirements,
    )


class Kit:
    """A run over one game."""

    def __init__(self, game: Game, effort: Effort) -> None:
        """Begin with nothing judged."""
        self.game = game
        self.run = KitRun(effort)
        self.words = MessageChecker()
        self.settings: dict[Options, GameUnderTest] = {}

    @property
    def report(self) -> Report:
        """Say what was judged."""
        return self.run.report

    def play(self, options: Options, seed: int) -> None:
        """Play one random game, to the end unless that is too much effort."""
        with self._inspection(options, seed) as inspection:
            inspection.play(self.run.effort.stretch)

    def branch(self, rare: RarePosition, seed: int) -> None:
        """Go to a rare position and look around there."""
        with self._inspection(rare.options, seed) as inspection:
            inspection.follow(rare.actions[:-BEFORE])
            inspection.play(BEHIND, rare.actions[-BEFORE:])

    def walk(self, journal: Journal, seed: int) -> None:
        """Walk along a game that was played before, and look around here and there."""
        actions = journal.actions
        at = due = 0
        with self._inspection(journal.options, seed) as inspection:
            while at < len(actions):
                if at >= due or inspection.snapshot.phase not in self.report.phases:
                    inspection.play(min(LOOKED, len(actions) - at), actions[at : at + LOOKED])
                    due, at = at + STRIDE, at + LOOKED
                else:
                    inspection.follow(actions[at : at + 1])
                    at += 1

    @contextmanager
    def _inspection(self, options: Options, seed: int) -> Generator[Inspection, None, None]:
        """Inspect one game; add its options, seed and actions to an error."""
        if options not in self.settings:
            self.settings[options] = GameUnderTest(self.game, options, self.words)
        policy: Policy | None = SkewedPolicy() if seed % 2 else None
        inspection = Inspection(self.run, self.settings[options], seed, policy)
        try:
            yield inspection
            inspection.finish()
        except Exception as error:
            written = [self.game.notation(action) for action in inspection.journal.actions]
            error.add_note(f"{self.game.name}, {options}, seed {seed}")
            error.add_note(f"after {written}")
            raise
