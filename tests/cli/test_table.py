"""People, bots and chance at one table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from librt.random import Random

from gaslamp.bots.bot import Bot
from gaslamp.bots.registry import find_bot
from gaslamp.cli.table import Table
from gaslamp.core.errors import IllegalAction, NothingToUndo
from gaslamp.core.game import AnyGame
from gaslamp.core.options import Options
from gaslamp.core.state import CHANCE, OVER
from gaslamp.games.registry import GAMES, find_game
from tests.cli.desk import DEALT, recorded, rehearsed

MISTER_X, DETECTIVES = 0, 1


class Watcher(Bot):
    """Plays the first action and remembers what it was shown."""

    def __init__(self, game: AnyGame, options: Options, seat: int, rng: Random) -> None:
        self.seen: list[tuple[int, int]] = []

    def see(self, sight: int, turn: int) -> None:
        self.seen.append((sight, turn))

    def choose(self, actions: Sequence[int]) -> int:
        return actions[0]


def table(*actions: str, people: int) -> Table:
    return Table(recorded(*DEALT, *actions), frozenset({people}), Watcher, seed=1)


def shown_to(table: Table, seat: int) -> list[tuple[int, int]]:
    bot = table.bots[seat]
    assert isinstance(bot, Watcher)
    return bot.seen


def act(table: Table, seat: int, notation: str) -> None:
    table.play(seat, table.game.parse(notation))


def test_a_bot_is_shown_its_own_side_of_everything() -> None:
    chase = table(people=MISTER_X)
    act(chase, MISTER_X, "taxi 102")
    chase.advance()
    shown = shown_to(chase, DETECTIVES)
    log = [(seen.sight, seen.turn) for seen in chase.journal.logs[DETECTIVES]]
    assert shown == log[: len(shown)]
    assert (chase.game.parse("taxi ?"), DETECTIVES) in shown
    assert chase.game.parse("taxi 102") not in [sight for sight, _ in shown]


def test_a_bot_is_not_shown_what_was_taken_back() -> None:
    chase = table(people=MISTER_X)
    for notation in ("double", "taxi 102"):
        act(chase, MISTER_X, notation)
    chase.undo(MISTER_X)
    act(chase, MISTER_X, "taxi 85")
    chase.advance()
    shown = shown_to(chase, DETECTIVES)
    assert chase.game.parse("double") not in [sight for sight, _ in shown]
    log = [(seen.sight, seen.turn) for seen in chase.journal.logs[DETECTIVES]]
    assert shown == log[: len(shown)]


def test_the_notebook_forgets_what_was_taken_back() -> None:
    chase = table(people=MISTER_X)
    before = chase.notebook(MISTER_X)
    for notation in ("double", "taxi 102"):
        act(chase, MISTER_X, notation)
    assert chase.notebook(MISTER_X) != before
    chase.undo(MISTER_X)
    assert chase.notebook(MISTER_X) == before


def test_a_refused_action_changes_nothing() -> None:
    chase = table("taxi 102", people=DETECTIVES)
    key, length = chase.journal.state.key(), len(chase.journal.actions)
    with pytest.raises(IllegalAction):
        act(chase, DETECTIVES, "taxi 150")
    with pytest.raises(NothingToUndo):
        chase.undo(DETECTIVES)
    assert (chase.journal.state.key(), len(chase.journal.actions)) == (key, length)


def test_a_whole_move_is_played_from_one_line() -> None:
    chase = table(people=MISTER_X)
    chase.play_all(MISTER_X, tuple(chase.game.parse(part) for part in ("double", "taxi 102")))
    assert [chase.game.notation(action) for action in chase.journal.actions[6:]] == [
        "double",
        "taxi 102",
    ]


def test_a_whole_move_with_a_bad_part_changes_nothing() -> None:
    chase = table(people=MISTER_X)
    key = chase.journal.state.key()
    with pytest.raises(IllegalAction, match="taxi 150"):
        chase.play_all(MISTER_X, tuple(chase.game.parse(part) for part in ("double", "taxi 150")))
    assert chase.journal.state.key() == key
    assert len(chase.journal.actions) == 6


def begins_with_chance(name: str) -> bool:
    game = find_game(name)
    return bool(game.start(game.options()).seat == CHANCE)


@pytest.mark.parametrize("name", [name for name in GAMES if begins_with_chance(name)])
def test_who_the_people_are_does_not_change_what_chance_draws(name: str) -> None:
    drawn = []
    for people in ([0], [1], [0, 1]):
        actions = rehearsed(name, people, seed=9).journal.actions
        drawn.append(actions[:1])
    assert drawn[0] == drawn[1] == drawn[2]


def test_a_table_of_bots_plays_to_the_end() -> None:
    bots = Table(recorded(), frozenset(), find_bot("random"), seed=1)
    bots.advance()
    assert bots.journal.state.seat == OVER
