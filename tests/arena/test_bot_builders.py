"""What whoever builds a bot or a game relies on: the end of a game is told, a game from outside."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import ClassVar

import pytest

from gaslamp.arena.game_entry import enter_game
from gaslamp.arena.game_runner import check_entry, play_game
from gaslamp.arena.match import MatchJob, Terms
from gaslamp.arena.runners import run_in_processes
from gaslamp.bots.random_bot import RandomBot
from gaslamp.core.errors import UnknownGame
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.state import OVER
from gaslamp.games.registry import find_game
from tests.cli.desk import gaslamp

HERE = "tests.arena.test_bot_builders"
HARBOUR = str(Path(__file__).parents[2] / "examples" / "harbour.toml")
Pocket = type(find_game("mr_jack_pocket"))


class Renamed(Pocket):  # type: ignore[misc, valid-type]  # the registry gives instances alone
    """A game from outside that takes arguments."""

    def __init__(self, first: int, *, second: str = "") -> None:
        self.first, self.second = first, second


GAME = Renamed(3, second="x")
NO_GAME = 7


class Recorder(RandomBot):
    """Keeps the turns of the sights it was shown, and whether it was closed."""

    made: ClassVar[list[Recorder]] = []

    def __init__(self, game: Game, options: Options, seat: int, source: object) -> None:
        super().__init__(source)
        self.turns: list[int] = []
        self.closed = 0
        self.made.append(self)

    def see(self, sight: int, turn: int) -> None:
        assert not self.closed
        self.turns.append(turn)

    def close(self) -> None:
        self.closed += 1


class Clumsy(Recorder):
    """Fails when its game is over."""

    def close(self) -> None:
        raise RuntimeError("gaslight")


class Bare:
    """Has no `close`."""

    def __init__(self, game: Game, options: Options, seat: int, source: object) -> None:
        self.game = game

    def see(self, sight: int, turn: int) -> None:
        """Forget it."""

    def choose(self, actions: list[int]) -> int:
        return actions[0]


def terms(game: str = "mr_jack_pocket") -> Terms:
    return Terms(game=game, version=enter_game(game).version, options={}, seed=1)


@pytest.fixture(autouse=True)
def nobody_yet() -> None:
    Recorder.made.clear()


def job(bot: str, other: str = "random") -> MatchJob:
    return MatchJob(f"{HERE}:{bot}", other, 0, exchanged=False)


def test_every_bot_sees_the_end_of_its_game_and_is_closed_once() -> None:
    played = play_game(terms(), job("Recorder", f"{HERE}:Recorder"))
    assert played.fault is None
    assert len(Recorder.made) == 2
    for bot in Recorder.made:
        assert len(bot.turns) == len(played.actions)
        assert bot.turns[-1] == OVER
        assert bot.closed == 1


def test_a_bot_is_closed_when_the_other_one_fails() -> None:
    played = play_game(terms(), job("Recorder", "tests.arena.players:Cheat"))
    assert played.fault is not None
    assert [bot.closed for bot in Recorder.made] == [1]


@pytest.mark.parametrize("bot", ["Clumsy", "Bare"])
def test_what_happens_at_the_end_changes_no_result(bot: str) -> None:
    played = play_game(terms(), job(bot))
    assert played.fault is None
    assert played.ending


def test_a_bot_that_only_tried_its_seats_is_closed() -> None:
    check_entry(terms(), f"{HERE}:Recorder")
    assert [bot.closed for bot in Recorder.made] == [1, 1]


def test_a_game_is_pickled_with_its_arguments() -> None:
    again = pickle.loads(pickle.dumps(GAME))  # noqa: S301  (our own)
    assert (again.first, again.second) == (3, "x")
    state = again.start(again.options())
    copy = pickle.loads(pickle.dumps(state))  # noqa: S301  (our own)
    assert copy.origin.game.first == 3
    found = find_game("mr_jack")
    assert type(pickle.loads(pickle.dumps(found))) is type(found)  # noqa: S301  (our own)


@pytest.mark.parametrize("written", [f"{HERE}:GAME", HARBOUR])
def test_a_game_from_outside_is_played_in_other_processes(written: str) -> None:
    outside = terms(written)

    def jobs() -> Iterator[MatchJob]:
        yield from (MatchJob("random", "random", deal, exchanged=False) for deal in range(2))

    elsewhere = list(partial(run_in_processes, 2)(outside, jobs()))
    here = [play_game(outside, one) for one in jobs()]
    assert {game.actions for game in elsewhere} == {game.actions for game in here}


@pytest.mark.parametrize("written", [f"{HERE}:NO_GAME", f"{HERE}:MISSING", "no_such_module:GAME"])
def test_what_is_no_game_is_refused_in_words(written: str) -> None:
    with pytest.raises(UnknownGame, match="can be imported"):
        enter_game(written)


@pytest.mark.parametrize("written", [f"{HERE}:GAME", HARBOUR])
def test_a_match_of_a_game_from_outside_is_held(written: str) -> None:
    printed = gaslamp("arena", written, "random", "random", "--games", "2")
    assert printed.code == 0, printed.err
