"""What a learner is shown: named numbers, and no secret among them."""

from __future__ import annotations

from itertools import islice

import pytest
from librt.vecs import vec

from gaslamp.core.state import SPECTATOR
from gaslamp.engine import is_compiled
from gaslamp.games.whitechapel import observation, phases
from gaslamp.games.whitechapel.actions import COLOURS
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.game_setup import ON_FOOT, TIMES
from gaslamp.games.whitechapel.phases import PHASES
from gaslamp.games.whitechapel.rules.state import Whitechapel
from tests.games.whitechapel.plays import played
from tests.games.whitechapel.positions import evening, hell, hunt, inquiry, move, page, until
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine

LAYOUT = GAME.observation(GAME.options())
JACK, POLICE = 0, 1


def observed(state: Whitechapel, viewer: int) -> list[float]:
    out = vec[float]([7.0] * LAYOUT.length)
    state.observe(viewer, out)
    return list(out)


def part(state: Whitechapel, viewer: int, name: str) -> list[float]:
    found = LAYOUT.part(name)
    return observed(state, viewer)[found.start : found.start + found.length]


def ones(state: Whitechapel, viewer: int, name: str) -> list[int]:
    """List where a part is not zero."""
    return [place for place, number in enumerate(part(state, viewer, name)) if number]


def test_the_layout_is_as_long_as_what_is_written() -> None:
    assert LAYOUT.length == observation.LENGTH
    assert len(PHASES) == observation.PHASE_COUNT
    assert LAYOUT.part("on_turn").start == observation.ON_TURN_AT
    assert len(LAYOUT.part("own").shape) == 1
    assert LAYOUT.part("police").shape == (len(COLOURS), 235)


def test_every_number_is_from_0_to_1_in_every_position() -> None:
    for state in islice(played(2, seed=11), 0, None, 1 if is_compiled() else 9):
        for viewer in (JACK, POLICE, SPECTATOR):
            assert all(0.0 <= number <= 1.0 for number in observed(state, viewer))


def test_time_and_turn_are_public() -> None:
    state = hunt(84, 42, night=1, column="3")
    for viewer in (JACK, POLICE, SPECTATOR):
        assert ones(state, viewer, "phase") == [phases.ESCAPE]
        assert ones(state, viewer, "night") == [1]
        assert ones(state, viewer, "turn") == [JACK]
        assert ones(state, viewer, "head") == [1]
        assert ones(state, viewer, "column") == [TIMES.index("3")]
        assert part(state, viewer, "specials") == pytest.approx([2 / 3, 2 / 3])
    assert ones(state, JACK, "viewer") == [JACK]
    assert ones(state, SPECTATOR, "viewer") == []


@pytest.mark.rule("LW-16")
def test_only_jack_sees_his_sheet() -> None:
    state = move(hunt(84, hideout=50, column="I"), "walk 85")
    assert ones(state, JACK, "hideout") == [50]
    assert ones(state, JACK, "jack") == [85]
    assert ones(state, JACK, "visits") == [84, 85]
    for viewer in (POLICE, SPECTATOR):
        assert ones(state, viewer, "hideout") == ones(state, viewer, "jack") == []
        assert ones(state, viewer, "visits") == [84]  # the murder's place is public
        assert ones(state, viewer, "means") == ones(state, JACK, "means")


@pytest.mark.rule("LW-06", "LW-07")
def test_faces_are_seen_by_those_who_laid_them() -> None:
    state = move(evening(), "woman 3", "blank 21")
    assert (ones(state, JACK, "marked"), ones(state, JACK, "blank")) == ([3], [21])
    assert ones(state, POLICE, "marked") == ones(state, POLICE, "blank") == []
    assert ones(state, POLICE, "tokens") == ones(state, JACK, "tokens")
    patrols = move(until(evening(), "faces"), "patrol x42 real", "patrol x45 blank")
    assert (ones(patrols, POLICE, "real"), ones(patrols, POLICE, "decoy")) == ([42], [45])
    assert ones(patrols, JACK, "real") == ones(patrols, JACK, "decoy") == []
    assert ones(patrols, JACK, "patrols") == ones(patrols, POLICE, "patrols")


def test_women_and_patrols_in_question_are_shown() -> None:
    assert ones(move(evening(), "woman 3"), POLICE, "circle") == [21]
    assert ones(until(evening(), "faces"), JACK, "crossing") == [42]
    assert ones(until(evening(), "women-up"), JACK, "circle") == [3]
    turned = move(until(move(hell(), "wait"), "turning"), "turn x45")
    assert ones(turned, POLICE, "crossing") == [45]
    state = move(hell(), "wait")
    woman = min(state.women)
    move(state, f"call {woman}")
    assert ones(state, JACK, "circle") == [woman]
    state.apply(state.legal_actions()[0])
    assert len(ones(state, JACK, "moved")) == 1
    patrols = move(hell(preserved_scenes=True), "wait", "call x42")
    assert ones(patrols, JACK, "crossing") == [42]
    assert ones(move(patrols, "lead x42"), JACK, "led") == [42]


@pytest.mark.rule("LW-48")
def test_what_was_asked_and_found_is_public() -> None:
    state = move(inquiry(150, 42, visited=(30,), seats=3), "next blue", "clue 29")
    for viewer in (JACK, POLICE, SPECTATOR):
        assert ones(state, viewer, "question") == ones(state, viewer, "asked") == [29]
        assert ones(state, viewer, "on_turn") == [0]
    assert ones(state, 2, "own") == [3, 4]
    move(state, "no 29", "clue 30", "yes 30", "next brown")
    assert ones(state, SPECTATOR, "no_trace") == [29]
    assert ones(state, SPECTATOR, "markers") == ones(state, SPECTATOR, "traced") == [30]
    beside = state.board.touched.row(state.police[1])[0]
    assert ones(move(state, f"arrest {beside}"), SPECTATOR, "nobody") == [beside]


@pytest.mark.rule("LW-16", "LW-48")
def test_jacks_secrets_change_no_number_of_anybody_else() -> None:
    walked = with_fields(inquiry(150, 42), means=page({14: ON_FOOT}))
    state = move(walked, "next blue")
    other = with_fields(state, hideout=77, log=page({14: 151}))
    for viewer in (POLICE, SPECTATOR):
        assert observed(state, viewer) == observed(other, viewer)
    assert observed(state, JACK) != observed(other, JACK)


@pytest.mark.rule("LW-30")
def test_at_the_end_everything_is_open() -> None:
    state = move(hunt(84, hideout=86, column="14"), "walk 85", "go on")
    for viewer in (POLICE, SPECTATOR):
        assert ones(state, viewer, "hideout") == [86]
        assert ones(state, viewer, "jack") == [85]
