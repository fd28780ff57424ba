"""What the screen says when a game is over."""

from __future__ import annotations

from collections.abc import Callable

from librt.random import Random

from gaslamp.cli.screen import result
from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER
from gaslamp.core.words import say
from gaslamp.games.registry import find_game


def finished(name: str, choose: Callable[[Journal, Random], int], **options: int) -> Journal:
    game, rng = find_game(name), Random(1)
    journal = Journal(game, game.options(**options))
    while journal.state.seat != OVER:
        journal.play(journal.state.seat, choose(journal, rng))
    return journal


def at_random(journal: Journal, rng: Random) -> int:
    return journal.state.random_action(rng)


def passing(journal: Journal, rng: Random) -> int:
    """Pass wherever it is possible, so that nobody accuses."""
    passes = journal.game.parse("pass")
    return passes if passes in journal.state.legal_actions() else at_random(journal, rng)


def test_one_side_wins_and_has_no_points() -> None:
    words = say(result(finished("scotland_yard", at_random)))
    assert words in ("Won: Mister X.", "Won: the detectives.")


def test_players_who_play_for_themselves_share_a_draw() -> None:
    journal = finished("lady_alice", passing, round_limit=1, seats=3)
    assert say(result(journal)) == ("Shared: Blue, Red, Yellow. Points: Blue 0, Red 0, Yellow 0.")
