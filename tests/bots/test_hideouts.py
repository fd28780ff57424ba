"""The benchmark that counts the hideouts which the police can't exclude."""

from __future__ import annotations

from statistics import mean

from benchmarks.hideouts import JACK, POLICE, WatchedGame, figures, hideouts, watch_game
from librt.random import Random
from mypy_extensions import i64

from gaslamp.bots.levels import NOVICE, LevelBot
from gaslamp.bots.random_bot import RandomBot
from gaslamp.core.codes import as_seat
from gaslamp.core.journal import Journal, seeded
from gaslamp.games.registry import find_game
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.belief.police_belief import PoliceBelief
from gaslamp.games.whitechapel.board import whitechapel
from gaslamp.games.whitechapel.heuristics.distances import distances_of
from gaslamp.games.whitechapel.rules.state import Whitechapel
from gaslamp.play import Table


def test_every_night_leaves_fewer_hideouts_or_as_many() -> None:
    told = watch_game("novice", 0, 3)
    left = [told.left[night] for night in sorted(told.left)]
    assert left[0] > 100
    assert len(left) > 1
    assert left == sorted(left, reverse=True)
    assert left[-1] >= 1


def test_the_winner_is_noted() -> None:
    game = find_game("whitechapel")
    options = game.options()
    bots = {seat: RandomBot(Random(seat)) for seat in (0, 1)}
    table = Table(Journal(game, options), bots, seeded(4))
    table.advance()
    told = WatchedGame(int(action) for action in table.journal.actions)
    assert told.won == (JACK in table.journal.state.winners())


def test_figures_are_the_median_the_mean_and_the_games_with_one_left() -> None:
    assert figures([1, 3, 11]) == ("3", "5.0", "1")
    assert figures([]) == ("-", "-", "-")


def test_jack_kills_so_far_from_home_that_most_hideouts_left_are_no_farther() -> None:
    nearer = []
    for seed in range(4):
        journal = played_by_novices(seed)
        state: Whitechapel = journal.game.start(journal.options)
        belief: PoliceBelief = journal.game.belief(journal.options, POLICE)
        walks = distances_of(whitechapel()).walk
        for action in journal.actions:
            if state.phase == phases.MURDER and action != codes.WAIT:
                scene = action - codes.KILL
                weights = zip(belief.trail.hideouts, hideouts(belief), strict=True)
                left = [walks(scene, home) for home, weight in weights if weight > 0.0]
                far = walks(scene, state.hideout)
                nearer.append(sum(away <= far for away in left) / len(left))
            sight = state.sight(i64(action), POLICE)
            state.apply(i64(action))
            belief.see(sight, state.seat)
    assert len(nearer) >= 6
    assert mean(nearer) > 0.5


def played_by_novices(seed: int) -> Journal:
    game = find_game("whitechapel")
    options = game.options()
    bots = {
        seat: LevelBot(game, options, as_seat(seat), seed + seat, NOVICE) for seat in (JACK, POLICE)
    }
    table = Table(Journal(game, options), bots, seeded(seed))
    table.advance()
    return table.journal
