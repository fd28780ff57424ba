"""A bot's choice does not depend on what it can't know.

The hidden truth is swapped for another that looks the same from the bot's seat, all along; with the
same seed and as many imagined games the bot must choose the same action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple
from zlib import crc32

import pytest
from librt.random import Random

from gaslamp.bots.bot import Bot
from gaslamp.bots.bot_spec import make_from_spec
from gaslamp.core.codes import as_seat
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.state import OVER, State
from gaslamp.games.registry import GAMES, find_game
from gaslamp.play import Table

BOTS = ["novice", "club:nodes=24", "master:nodes=48"]
COMPARED = 3  # choices of each bot in each seat that hides or seeks
TRIES = 40  # to find another truth
EARLY = 60  # actions: the longer a story, the rarer is another that looks the same

Seated = Callable[[Journal], Bot]


class Twins(NamedTuple):
    """Two stories that one seat, which is on turn after them, can't tell apart."""

    seat: int
    truth: tuple[int, ...]
    other: tuple[int, ...]


def replayed(game: Game, story: Sequence[int]) -> Journal:
    journal = Journal(game, game.options())
    for action in story:
        journal.replay(action)
    return journal


def disguised(game: Game, story: Sequence[int], seat: int, rng: Random) -> list[int] | None:
    """Tell another story that looks the same from a seat; none if this try leads nowhere."""
    told: State = game.start(game.options())
    other: State = game.start(game.options())
    actions = []
    for action in story:
        sight = told.sight(action, seat)
        alike = [int(a) for a in other.legal_actions() if other.sight(a, seat) == sight]
        if not alike:
            return None
        actions.append(alike[rng.randrange(len(alike))])
        told.apply(action)
        other.apply(actions[-1])
        if other.seat != told.seat:
            return None
    return actions if other.key() != told.key() else None


def twins(game: Game, seat: int, seed: int) -> Iterator[Twins]:
    """Play at random, and find another truth at the choices of a seat."""
    rng = Random(seed)
    state: State = game.start(game.options())
    story: list[int] = []
    while state.seat != OVER and len(story) < EARLY:
        if state.seat == seat and not state.forced():
            tries = (disguised(game, story, seat, rng) for _ in range(TRIES))
            other = next((found for found in tries if found is not None), None)
            if other is not None:
                yield Twins(seat, tuple(story), tuple(other))
        action = int(state.sample_action(rng))
        story.append(action)
        state.apply(action)


def chosen(game: Game, story: Sequence[int], seat: int, seated: Seated) -> int:
    """Let a bot take a seat at a table with this story, and give its first choice."""
    journal = replayed(game, story)
    Table(journal, {seat: seated(journal)}, seeded(1)).advance()
    return int(journal.actions[len(story)])


def some_twins(game: Game) -> Iterator[Twins]:
    """Find a few choices of one seat of each side."""
    sides = game.sides(game.options())
    for seat in sorted({sides.index(side) for side in sides}):
        found = (pair for seed in range(9) for pair in twins(game, seat, seed))
        yield from islice(found, 0, 3 * COMPARED, 3)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_chooses_the_same_whatever_is_true_behind_what_it_saw(name: str, bot: str) -> None:
    game = find_game(name)
    compared = 0
    for pair in some_twins(game):

        def seated(journal: Journal, seat: int = pair.seat) -> Bot:
            return make_from_spec(bot)(game, game.options(), as_seat(seat), 7)

        assert chosen(game, pair.truth, pair.seat, seated) == chosen(
            game, pair.other, pair.seat, seated
        )
        compared += 1
    assert compared >= COMPARED


class Peeper(Bot):
    """Looks at the truth on the table, which no bot is given."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal

    def see(self, sight: int, turn: int) -> None:
        """Need no sights."""

    def choose(self, actions: Sequence[int]) -> int:
        return actions[crc32(repr(self.journal.state.key()).encode()) % len(actions)]


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_peeps_is_caught(name: str) -> None:
    game = find_game(name)
    assert any(
        chosen(game, pair.truth, pair.seat, Peeper) != chosen(game, pair.other, pair.seat, Peeper)
        for pair in some_twins(game)
    )
