"""People, players and chance at one table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gaslamp.bots.random_bot import RandomBot
from gaslamp.core.errors import IllegalAction, NothingToUndo
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.log import Seen
from gaslamp.core.state import OVER
from gaslamp.games.registry import GAMES, find_game
from gaslamp.play import Table
from tests.cli.desk import DEALT, recorded, rehearsed

MISTER_X, DETECTIVES = 0, 1


class Watcher:
    """Plays the first action and remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, int]] = []

    def see(self, sight: int, turn: int) -> None:
        self.seen.append((sight, turn))

    def choose(self, actions: Sequence[int]) -> int:
        return actions[0]


def against(watcher: Watcher, *actions: str, seat: int = DETECTIVES) -> Table:
    return Table(recorded(*DEALT, *actions), {seat: watcher}, seeded(1))


def act(table: Table, seat: int, *notations: str) -> None:
    table.play(seat, *(table.game.parse(notation) for notation in notations))


def told(table: Table, seat: int) -> list[tuple[int, int]]:
    return [(seen.sight, seen.turn) for seen in table.journal.seen(seat)]


def test_a_player_is_shown_its_own_side_of_everything() -> None:
    watcher = Watcher()
    chase = against(watcher)
    act(chase, MISTER_X, "taxi 102")
    chase.advance()
    assert watcher.seen == told(chase, DETECTIVES)[: len(watcher.seen)]
    assert (chase.game.parse("taxi ?"), DETECTIVES) in watcher.seen
    assert chase.game.parse("taxi 102") not in [sight for sight, _ in watcher.seen]


def test_a_player_is_not_shown_what_was_taken_back() -> None:
    watcher = Watcher()
    chase = against(watcher)
    act(chase, MISTER_X, "double", "taxi 102")
    chase.undo(MISTER_X)
    act(chase, MISTER_X, "taxi 85")
    chase.advance()
    assert chase.game.parse("double") not in [sight for sight, _ in watcher.seen]
    assert watcher.seen == told(chase, DETECTIVES)[: len(watcher.seen)]


def test_the_notebook_forgets_what_was_taken_back() -> None:
    chase = against(Watcher())
    before = chase.notebook(MISTER_X)
    act(chase, MISTER_X, "double", "taxi 102")
    assert chase.notebook(MISTER_X) != before
    chase.undo(MISTER_X)
    assert chase.notebook(MISTER_X) == before


def test_a_half_made_move_is_shown_to_its_own_seat_alone() -> None:
    chase = against(Watcher())
    before = chase.view(DETECTIVES)
    act(chase, MISTER_X, "double")
    assert chase.view(DETECTIVES) == before
    assert chase.view(MISTER_X) != before
    act(chase, MISTER_X, "taxi 102", "taxi 103")
    assert chase.view(DETECTIVES) != before


def test_a_refused_action_changes_nothing() -> None:
    chase = against(Watcher(), "taxi 102", seat=MISTER_X)
    state, story = chase.journal.state.clone(), list(chase.journal.events)
    with pytest.raises(IllegalAction):
        act(chase, DETECTIVES, "taxi 150")
    with pytest.raises(NothingToUndo):
        chase.undo(DETECTIVES)
    assert (chase.journal.state, chase.journal.events) == (state, story)


def test_a_whole_move_with_a_bad_part_changes_nothing() -> None:
    chase = against(Watcher())
    state = chase.journal.state.clone()
    with pytest.raises(IllegalAction, match="taxi 150"):
        act(chase, MISTER_X, "double", "taxi 150")
    assert chase.journal.state == state
    assert len(chase.journal.actions) == 6


def test_what_is_forced_is_done_and_told() -> None:
    stranded = recorded(*DEALT)
    stock = "4,3,3,5,2," + "0,0,0,0,0," * 4 + "1,0,0,0,0"
    written = stranded.state.text().split()
    fields = dict(word.split("=", 1) for word in written) | {"stock": stock}
    position = " ".join(f"{name}={value}" for name, value in fields.items())
    stranded.state = stranded.public_state = stranded.game.position(stranded.options, position)
    chase = Table(stranded, {}, seeded(1))
    act(chase, MISTER_X, "taxi 102")
    chase.advance()
    stayed = [entry for entry in chase.journal.logs[DETECTIVES] if isinstance(entry, Seen)]
    assert [chase.game.notation(entry.sight) for entry in stayed[-4:]] == ["stay"] * 4


@pytest.mark.parametrize("name", GAMES)
def test_people_are_asked_only_where_something_is_to_be_decided(name: str) -> None:
    game = find_game(name)
    table = Table(Journal(game, game.options()), {}, seeded(5))
    table.advance()
    while not table.is_over:
        assert table.journal.pending or not table.journal.state.forced()
        table.play(table.seat, table.journal.state.random_action(len(table.journal.actions)))
        table.advance()


@pytest.mark.parametrize("name", GAMES)
def test_who_the_people_are_does_not_change_what_chance_draws(name: str) -> None:
    drawn = [rehearsed(name, people, seed=9).journal.actions[:1] for people in ([0], [1], [0, 1])]
    game = find_game(name)
    if game.start(game.options()).seat < 0:
        assert drawn[0] == drawn[1] == drawn[2]


def test_a_table_of_players_plays_to_the_end() -> None:
    players = {seat: RandomBot(seat) for seat in (MISTER_X, DETECTIVES)}
    table = Table(recorded(), players, seeded(1))
    table.advance()
    assert table.journal.state.seat == OVER
