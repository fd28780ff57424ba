"""What a learner is shown."""

from __future__ import annotations

import pytest
from librt.random import Random
from librt.vecs import vec

from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.engine import is_compiled
from gaslamp.games.lady_alice.actions import EVIDENCE
from gaslamp.games.lady_alice.belief.evidence_belief import EvidenceBelief
from gaslamp.games.lady_alice.board import CLUES, clue_names
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.observation import LENGTH
from gaslamp.games.lady_alice.options import LadyAliceOptions
from gaslamp.games.lady_alice.phases import PHASES
from gaslamp.games.lady_alice.rules.state import LadyAlice
from tests.games.lady_alice.playing import (
    BLUE,
    GREEN,
    RED,
    RIGHT,
    YELLOW,
    Table,
    in_the_middle,
)

pytestmark = pytest.mark.engine

LAYOUT = GAME.observation(LadyAliceOptions())
GAMES = 30 if is_compiled() else 2


def observed(state: LadyAlice, viewer: int) -> list[float]:
    out = vec[float]([9.0] * LENGTH)
    state.observe(viewer, out)
    return list(out)


def part(state: LadyAlice, viewer: int, name: str) -> list[float]:
    """Give one part of an observation, as one list."""
    found = LAYOUT.part(name)
    return observed(state, viewer)[found.start : found.start + found.length]


def marked(state: LadyAlice, viewer: int, name: str) -> set[int]:
    """List where a part is 1."""
    return {place for place, value in enumerate(part(state, viewer, name)) if value == 1.0}


def clue(name: str) -> int:
    return clue_names().index(name)


def test_the_parts_follow_each_other_to_the_end() -> None:
    starts = [part.start for part in LAYOUT.parts]
    assert starts[0] == 0
    assert starts[1:] == [part.start + part.length for part in LAYOUT.parts[:-1]]
    assert LAYOUT.length == LENGTH
    assert len({part.name for part in LAYOUT.parts}) == len(LAYOUT.parts)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_numbers_are_between_none_and_all(seats: int) -> None:
    for seed in range(GAMES):
        rng = Random(seed)
        state = GAME.start(LadyAliceOptions(seats=seats, round_limit=2))
        while state.seat != OVER:
            for viewer in (*range(seats), SPECTATOR):
                assert all(0.0 <= value <= 1.0 for value in observed(state, viewer))
            state.apply(state.random_action(rng))


def test_who_is_on_turn_in_which_phase_is_shown() -> None:
    state = in_the_middle().state
    assert marked(state, BLUE, "phase") == {PHASES.index("deduction")}
    assert marked(state, BLUE, "seats") == {1}
    assert marked(state, BLUE, "viewer") == {BLUE}
    assert marked(state, SPECTATOR, "viewer") == set()
    assert marked(state, BLUE, "player") == {GREEN}
    assert marked(state, BLUE, "asker") == {BLUE}
    assert part(state, BLUE, "round") == [0.01, 0.01]


def test_evidence_and_stock_are_shown_to_their_owner() -> None:
    state = in_the_middle().state
    assert marked(state, RED, "evidence") == {RED * CLUES + clue("waterloo")}
    assert marked(state, SPECTATOR, "evidence") == set()
    stock = part(state, RED, "stock")
    assert stock[RED * 4 : RED * 4 + 4] == pytest.approx([1.0, 1.0, 2 / 3, 8 / 9])
    assert stock[YELLOW * 4 : YELLOW * 4 + 4] == pytest.approx([0.0, 0.0, 0.0, 8 / 9])


def test_what_is_stated_covered_and_judged_is_shown() -> None:
    table = in_the_middle()
    leads = {clue(name) for name in ("speke", "museum", "9h", "mask")}
    for name in ("covered", "suspicion", "judged"):
        assert marked(table.state, SPECTATOR, name) == leads
    assert marked(table.state, RED, "judged_seat") == {BLUE}
    assert marked(table.state, RED, "smiles") == {0}
    assert marked(table.state, RED, "accusation") == set()
    table.type("accuse kingsley abbey")
    assert marked(table.state, RED, "stating") == {clue("kingsley"), clue("abbey")}
    assert part(table.state, RED, "stated") == [0.5]
    table.play("accuse 17h", "accuse drum")
    assert marked(table.state, RED, "accusation") == {0}
    assert marked(table.state, RED, "smiles") == {2}
    assert marked(table.state, RED, "out") == {GREEN}


def test_markers_are_shown_with_their_values_where_they_are_known() -> None:
    table = in_the_middle()
    zone = clue("waterloo") * 5 * 9
    red, yellow, value_1, value_2, unknown = 1, 2, 6, 7, 8
    open_marker = {zone + red, zone + value_2}
    assert marked(table.state, YELLOW, "markers") == {
        *open_marker,
        zone + 9 + yellow,
        zone + 9 + value_1,
    }
    assert marked(table.state, RED, "markers") == {
        *open_marker,
        zone + 9 + yellow,
        zone + 9 + unknown,
    }
    table.type("mark docks")
    assert marked(table.state, RED, "marking") == {clue("docks")}


def test_in_the_end_everything_is_shown() -> None:
    state = in_the_middle().play(f"accuse {RIGHT}").state
    held = {seat * CLUES + clue(name) for seat, name in enumerate(RIGHT.split())}
    assert marked(state, SPECTATOR, "evidence") == held
    unknown = {place for place in marked(state, SPECTATOR, "markers") if place % 9 == 8}
    assert unknown == set()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_worlds_that_a_viewer_cannot_tell_apart_look_the_same_to_it(seats: int) -> None:
    for viewer in (0, seats - 1, SPECTATOR):
        rng = Random(viewer + 9)
        state = GAME.start(LadyAliceOptions(seats=seats, round_limit=2))
        belief = EvidenceBelief(state, viewer)
        while state.seat != OVER:
            world = belief.sample(rng)
            assert isinstance(world, LadyAlice)
            assert observed(world, viewer) == observed(state, viewer)
            action = state.random_action(rng)
            sight = state.sight(action, viewer)
            state.apply(action)
            belief.see(sight, state.seat)


def test_the_own_evidence_is_seen_as_soon_as_it_is_dealt() -> None:
    state = GAME.start(LadyAliceOptions())
    state.apply(EVIDENCE + 5)
    assert marked(state, BLUE, "evidence") == {5}
    assert marked(state, RED, "evidence") == set()


def test_a_smaller_table_leaves_the_other_seats_empty() -> None:
    state = Table("kingsley waterloo 17h").state
    assert marked(state, BLUE, "seats") == {0}
    assert part(state, BLUE, "stock")[GREEN * 4 :] == [0.0] * 8
