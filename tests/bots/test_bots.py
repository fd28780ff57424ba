"""Bots play whole games from what their seats see."""

from __future__ import annotations

import inspect

import pytest
from librt.random import Random

from gaslamp.bots.bot import Bot
from gaslamp.bots.random_bot import RandomBot
from gaslamp.bots.registry import BOTS, UnknownBot, find_bot
from gaslamp.core.codes import Action, Sight, as_seat
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.state import OVER
from gaslamp.games.registry import GAMES, find_game
from gaslamp.play import Table

UNHURRIED = ["random", "novice"]  # the others choose by the clock; test_levels.py asks them


def played(game: Game, bot: str, seed: int) -> Journal:
    """Play a game between bots, each fed the sights of its own seat."""
    options = game.options()
    seats = range(len(game.seats(options)))
    bots = {seat: find_bot(bot)(game, options, as_seat(seat), seed + 1 + seat) for seat in seats}
    table = Table(Journal(game, options), bots, seeded(seed))
    table.advance()
    return table.journal


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", UNHURRIED)
def test_bots_play_a_whole_game(game: str, bot: str) -> None:
    journal = played(find_game(game), bot, seed=5)
    assert journal.state.seat == OVER
    assert len(journal.actions) <= journal.game.longest(journal.options)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", UNHURRIED)
def test_the_same_seed_plays_the_same_game(game: str, bot: str) -> None:
    first, again = (played(find_game(game), bot, seed=6) for _ in range(2))
    assert first.actions == again.actions


def test_the_random_bot_picks_every_action_about_equally_often() -> None:
    bot = RandomBot(Random(1))
    picks = [bot.choose([Action(3), Action(5), Action(8)]) for _ in range(3000)]
    for action in (3, 5, 8):
        assert 900 < picks.count(action) < 1100


def test_the_random_bot_does_not_care_what_it_sees() -> None:
    blind, watching = RandomBot(Random(2)), RandomBot(Random(2))
    watching.see(Sight(17), 0)
    assert [blind.choose(range(99)) for _ in range(9)] == [
        watching.choose(range(99)) for _ in range(9)
    ]


def test_a_bot_has_no_door_through_which_a_state_could_come() -> None:
    doors = {name for name, _ in inspect.getmembers(Bot, inspect.isfunction)}
    assert doors - set(dir(object)) == {"see", "choose", "close"}
    assert list(inspect.signature(Bot.see).parameters) == ["self", "sight", "turn"]
    assert list(inspect.signature(Bot.choose).parameters) == ["self", "actions"]
    assert list(inspect.signature(Bot.close).parameters) == ["self"]


def test_a_bot_is_found_whatever_the_capitals() -> None:
    assert find_bot("Random") is BOTS["random"]


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"“holmes”.*random"):
        find_bot("holmes")
