"""Laying the table: tiles, detectives, Jack's identity, the turns."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.journal import Journal
from gaslamp.core.state import CHANCE
from gaslamp.games.mr_jack_pocket import phases
from gaslamp.games.mr_jack_pocket.actions import CELLS, DETECTIVES, SUSPECTS
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import INVESTIGATOR, JACK, mover
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from tests.games.follow import follow
from tests.games.mr_jack_pocket.positions import (
    deal,
    legal,
    names,
    seen,
    space,
    suspects,
    tile,
    truth,
)

pytestmark = pytest.mark.engine

SIDES = ["wall north", "wall east", "wall south", "wall west"]


def random_table(seed: int) -> MrJackPocket:
    """Lay a table by chance, up to the first toss."""
    state = GAME.start(MrJackPocketOptions())
    rng = Random(seed)
    while state.phase != phases.TOSSING:
        assert state.seat == CHANCE
        state.apply(state.random_action(rng))
    return state


@pytest.mark.rule("MP-01")
def test_any_tile_left_may_come_to_the_next_cell() -> None:
    journal = Journal(GAME, MrJackPocketOptions())
    assert legal(truth(journal)) == [f"tile {name}" for name in SUSPECTS]
    follow(journal, "tile gull", "tile bert", "wall south")
    left = [name for name in SUSPECTS if name not in ("gull", "bert")]
    assert legal(truth(journal)) == [f"tile {name}" for name in left]


@pytest.mark.rule("MP-01")
def test_a_tile_lies_any_way_round() -> None:
    journal = follow(Journal(GAME, MrJackPocketOptions()), "tile gull", "tile bert")
    assert legal(truth(journal)) == SIDES


@pytest.mark.rule("MP-01")
@pytest.mark.parametrize("seed", range(20))
def test_all_nine_tiles_lie_on_their_suspect_side(seed: int) -> None:
    state = random_table(seed)
    assert sorted(state.district.tiles) == list(range(9))
    assert suspects(state) == set(SUSPECTS)
    assert {tile(state, cell)[1] for cell in CELLS} <= set("NESW")


@pytest.mark.rule("MP-02")
def test_the_detectives_begin_on_their_three_spaces() -> None:
    state = truth(deal())
    assert [space(state, name) for name in DETECTIVES] == [10, 2, 6]


@pytest.mark.rule("MP-02")
@pytest.mark.parametrize(("cell", "wall"), [("0,0", "W"), ("0,2", "E"), ("2,1", "S")])
def test_a_tile_beside_a_detective_is_laid_with_its_wall_towards_him(cell: str, wall: str) -> None:
    assert all(tile(random_table(seed), cell)[1] == wall for seed in range(20))


@pytest.mark.rule("MP-02")
@pytest.mark.parametrize("seed", range(20))
def test_nobody_is_in_sight_as_the_game_begins(seed: int) -> None:
    state = random_table(seed)
    assert all(seen(state, name) == set() for name in DETECTIVES)


@pytest.mark.rule("MP-02")
def test_only_three_tiles_are_turned_to_a_detective() -> None:
    free = [cell for cell in CELLS if cell not in ("0,0", "0,2", "2,1")]
    for cell in free:
        assert {tile(random_table(seed), cell)[1] for seed in range(60)} == set("NESW")


@pytest.mark.rule("MP-03")
def test_jack_can_be_any_of_the_nine() -> None:
    journal = deal("gull").prefix(15)
    assert legal(truth(journal)) == [f"identity {name}" for name in SUSPECTS]


@pytest.mark.rule("MP-03")
@pytest.mark.parametrize("identity", SUSPECTS)
def test_the_other_eight_cards_are_the_pile(identity: str) -> None:
    assert names(truth(deal(identity)).pile()) == set(SUSPECTS) - {identity}


@pytest.mark.rule("MP-03", "MP-28")
def test_only_jack_sees_his_identity() -> None:
    journal = deal("gull")
    seen_by = {viewer: GAME.notation(journal.seen(viewer)[-1].sight) for viewer in journal.logs}
    assert seen_by == {JACK: "identity gull", INVESTIGATOR: "identity ?", -4: "identity ?"}


@pytest.mark.rule("MP-04")
def test_madame_gives_jack_no_hourglass_by_being_his_identity() -> None:
    assert truth(deal("madame")).hourglasses() == 0


@pytest.mark.rule("MP-05", "MP-07")
@pytest.mark.parametrize("turn", range(1, 9))
def test_the_investigator_begins_odd_turns_and_jack_even_ones(turn: int) -> None:
    first = INVESTIGATOR if turn % 2 else JACK
    other = JACK if turn % 2 else INVESTIGATOR
    assert [mover(turn, played) for played in range(4)] == [first, other, other, first]
