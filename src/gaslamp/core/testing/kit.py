"""Plays random games and applies every check to every position."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from librt.random import Random

from gaslamp.core.game import AnyGame
from gaslamp.core.journal import Journal
from gaslamp.core.options import Options
from gaslamp.core.random_options import random_options
from gaslamp.core.state import OVER
from gaslamp.core.testing import copies, rules, secrets, shown
from gaslamp.core.testing.problem import Problem, demand

DRAWN_EVERY = 16  # positions: drawing takes longer than everything else


class Report(msgspec.Struct):
    """What was looked at."""

    games: int = 0
    positions: int = 0
    worlds: int = 0


def check_game(  # noqa: PLR0913  (all but the game have a default)
    game: AnyGame,
    *,
    options: Sequence[Options] | None = None,
    games: int = 10,
    seed: int = 0,
    worlds: int = 12,
    limit: int = 500,
) -> Report:
    """Play random games to the end and check the whole contract; raise `Problem` where it breaks.

    `options` are taken in turn; without them, the usual ones first and then random ones. `worlds`
    is how many worlds that a viewer can't tell apart are compared at each position; `limit` is
    where the generic belief gives up for having too many.
    """
    report = Report()
    rng = Random(seed)
    remembered = copies.Remembered()
    tables = options or [game.options(), *(random_options(game, rng) for _ in range(games - 1))]
    for number in range(games):
        table = tables[number % len(tables)]
        walk = _Walk(game, table, seed + number, worlds, limit)
        try:
            walk.play(report, remembered)
        except Problem as problem:
            problem.add_note(f"{game.name}, {table}, seed {seed + number}")
            problem.add_note(f"after {[game.notation(a) for a in walk.journal.actions]}")
            raise
        report.games += 1
    return report


class _Walk:
    """One random game, watched by every seat and a spectator."""

    def __init__(self, game: AnyGame, options: Options, seed: int, worlds: int, limit: int) -> None:
        self.game = game
        self.most_worlds = worlds
        self.rng = Random(seed)
        self.seats = len(game.seats(options))
        secrets.starts_without_secrets(game, options)
        self.journal = Journal(game, options)
        self.shadow = copies.Shadow(self.journal.state)
        self.watchers = [
            secrets.Watcher(game, options, viewer, limit) for viewer in self.journal.logs
        ]

    def play(self, report: Report, remembered: copies.Remembered) -> None:
        while self.journal.state.seat != OVER:
            self._check_rules()
            remembered.check(self.journal.options, self.journal.state, self.seats)
            self._check_shown(draws=len(self.journal.actions) % DRAWN_EVERY == 0)
            self._step(report)
            demand(len(self.journal.actions) <= self.game.longest, "length", "the game goes on")
        rules.check_actions(self.game, self.journal.state, self.seats)
        self._check_shown(draws=True)
        rules.check_end(self.game, self.journal, self.seats)
        rules.check_journal(self.game, self.journal)

    def _check_rules(self) -> None:
        state = self.journal.state
        actions = rules.check_actions(self.game, state, self.seats)
        copies.check_copy(self.game, state, actions, self.seats)
        copies.check_random_actions(state, actions, self.rng)
        rules.check_notation(self.game, set(actions))
        rules.check_sights(self.game, state, actions, self.seats)
        shown.check_mistyped(self.game, actions[self.rng.randrange(len(actions))])
        shown.check_refusals(self.journal, self.seats, self.rng)

    def _check_shown(self, *, draws: bool) -> None:
        for watcher in self.watchers:
            shown.check_view(self.game, self.journal.state, watcher.viewer)
            if draws:
                shown.check_drawing(self.game, self.journal.state, watcher.viewer, watcher.own)

    def _step(self, report: Report) -> None:
        state = self.journal.state
        actions = list(state.legal_actions())
        action = actions[self.rng.randrange(len(actions))]
        before, actor = state.clone(), state.seat
        drawn = [watcher.worlds(self.rng, self.most_worlds) for watcher in self.watchers]
        for watcher, worlds in zip(self.watchers, drawn, strict=True):
            watcher.check_noninterference(before, worlds, self.rng)
            report.worlds += len(worlds)
        self.shadow.play(action)
        self.journal.play(actor, action)
        copies.check_same_future(state, self.shadow.state, self.seats, "clone")
        for watcher, worlds in zip(self.watchers, drawn, strict=True):
            seen = self.journal.logs[watcher.viewer][-1]
            watcher.check_words(before, worlds, seen.sight)
            watcher.check_turn(worlds, seen.sight, seen.turn)
            if watcher.viewer == actor:
                watcher.check_undo(worlds, action, state)
            watcher.see(seen.sight, seen.turn)
            watcher.check_soundness(state, self.seats)
            watcher.check_excluded(worlds, self.rng)
            watcher.check_notebook()
        report.positions += 1
