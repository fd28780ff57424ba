"""What a learner is shown: named parts, numbers from 0 to 1, nobody's secret."""

from __future__ import annotations

import pytest
from librt.random import Random
from librt.vecs import vec

from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.games.mr_jack_pocket import phases
from gaslamp.games.mr_jack_pocket.actions import CELLS, SUSPECTS
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack_pocket.observation import LENGTH
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from tests.games.mr_jack_pocket.positions import (
    WITNESS_PICTURE,
    call,
    cards,
    hunt,
    move,
    position,
)
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine

LAYOUT = GAME.observation(MrJackPocketOptions())
VIEWERS = (JACK, INVESTIGATOR, SPECTATOR)


def observed(state: MrJackPocket, viewer: int) -> list[float]:
    """Observe into a list that held something else before."""
    out = vec[float]([7.0] * LAYOUT.length)
    state.observe(viewer, out)
    return list(out)


def part(state: MrJackPocket, viewer: int, name: str) -> list[float]:
    """Give one part of an observation."""
    found = LAYOUT.part(name)
    return observed(state, viewer)[found.start : found.start + found.length]


def ones(values: list[float]) -> set[int]:
    """Find the places of the ones."""
    return {place for place, value in enumerate(values) if value == 1.0}


def test_the_parts_lie_one_behind_the_other() -> None:
    assert LAYOUT.length == LENGTH
    start = 0
    for each in LAYOUT.parts:
        assert each.start == start
        assert each.about
        start += each.length
    assert start == LAYOUT.length
    assert len({each.name for each in LAYOUT.parts}) == len(LAYOUT.parts)


def test_all_numbers_are_between_0_and_1_in_every_position() -> None:
    rng = Random(2)
    for _ in range(5):
        state = GAME.new()
        while state.seat != OVER:
            state.apply(state.random_action(rng))
            for viewer in VIEWERS:
                assert all(0.0 <= number <= 1.0 for number in observed(state, viewer))
                assert len(ones(part(state, viewer, "phase"))) == 1


def test_the_district_is_written_cell_by_cell() -> None:
    state = call(position(WITNESS_PICTURE, spaces=(11, 4, 6)), 4)
    cells = part(state, SPECTATOR, "cells")
    width = LAYOUT.part("cells").shape[1]
    tile = dict(
        zip(CELLS, (cells[i : i + width] for i in range(0, len(cells), width)), strict=True)
    )
    assert ones(tile["1,0"]) == {SUSPECTS.index("pizer"), 9 + 1, 14, 16}  # east wall, suspect, seen
    assert ones(tile["2,1"]) == {SUSPECTS.index("lane"), 9 + 4, 16}  # a crossing, cleared, seen
    assert ones(part(state, SPECTATOR, "detectives")) == {10, 12 + 3, 24 + 5}


def test_turn_tokens_and_actions_are_written() -> None:
    state = hunt(position(), 2, "holmes", "watson", "rotation", "joker")
    move(state, "rotation", "rotate 0,0 half", "watson")
    assert ones(part(state, JACK, "phase")) == {phases.AIMING}
    assert ones(part(state, JACK, "turn")) == {1}
    assert ones(part(state, JACK, "seat")) == {INVESTIGATOR}
    assert part(state, JACK, "played") == [0.25]
    assert ones(part(state, JACK, "up")) == {0, 1, 3, 4}
    assert ones(part(state, JACK, "left")) == {0, 3}
    assert ones(part(state, JACK, "in_hand")) == {1}


def test_the_cell_that_is_being_laid_is_written() -> None:
    state = move(GAME.new(), "tile gull", "tile bert")
    assert ones(part(state, SPECTATOR, "next")) == {1}
    assert ones(part(position(), SPECTATOR, "next")) == set()


@pytest.mark.rule("MP-28")
def test_jack_observes_his_secrets_and_the_others_what_is_open() -> None:
    state = with_fields(
        call(position(identity="gull"), 4),
        jack_cards=cards("madame", "bert"),
        shown_cards=cards("bert"),
        found_cards=cards("lane"),
        jack_times=0b101,
    )
    gull, bert, madame, lane = map(SUSPECTS.index, ("gull", "bert", "madame", "lane"))
    assert ones(part(state, JACK, "identity")) == {gull}
    assert ones(part(state, JACK, "jack_cards")) == {bert, madame}
    assert part(state, JACK, "hourglasses") == [5 / 16]
    for viewer in (INVESTIGATOR, SPECTATOR):
        assert ones(part(state, viewer, "identity")) == set()
        assert ones(part(state, viewer, "jack_cards")) == {bert}
        assert part(state, viewer, "unknown_cards") == [1 / 9]
        assert part(state, viewer, "hourglasses") == [3 / 16]
        assert ones(part(state, viewer, "found_cards")) == {lane}
        assert ones(part(state, viewer, "jack_times")) == {0, 2}


def test_the_viewer_is_written() -> None:
    state = position()
    assert [ones(part(state, viewer, "viewer")) for viewer in VIEWERS] == [{0}, {1}, set()]


@pytest.mark.rule("MP-28")
def test_at_the_end_everybody_observes_everything() -> None:
    rng = Random(8)
    state = GAME.new()
    while state.seat != OVER:
        state.apply(state.random_action(rng))
    own = part(state, JACK, "viewer")
    assert (
        observed(state, SPECTATOR)[LAYOUT.part("seat").start :]
        == (observed(state, JACK)[LAYOUT.part("seat").start :])
    )
    assert ones(part(state, INVESTIGATOR, "identity")) == {state.identity}
    assert own != part(state, SPECTATOR, "viewer")
