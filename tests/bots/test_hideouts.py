"""The benchmark that counts the hideouts which the police can't exclude."""

from __future__ import annotations

from benchmarks.hideouts import JACK, WatchedGame, figures, watch_game
from librt.random import Random

from gaslamp.bots.random_bot import RandomBot
from gaslamp.core.journal import Journal, seeded
from gaslamp.games.registry import find_game
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
