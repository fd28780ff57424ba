"""What a viewer gets depends on nothing that it may not know."""

from __future__ import annotations

import msgspec
import pytest
from librt.random import Random
from librt.vecs import vec

from gaslamp import engine
from gaslamp.core.codes import Sight
from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.games.scotland_yard.actions import ACTION_SPACE
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from tests.games.follow import follow
from tests.games.scotland_yard.positions import (
    EVERY_OPTIONS,
    agree,
    change,
    deal,
    position,
    sights,
    truth,
)

pytestmark = pytest.mark.engine

MOST = 5  # worlds compared with the truth
STRIDE = 1 if engine.is_compiled() else 9


def face(state: ScotlandYard, viewer: int) -> bytes:
    """Collect everything that a viewer gets in a position."""
    view = GAME.view(state, viewer)
    out = vec[float]([0.0] * GAME.observation(agree()).length)
    state.observe(viewer, out)
    tried = range(0, ACTION_SPACE, 7) if viewer == state.seat else ()
    refusals = [GAME.refusal(view, code) for code in tried]
    choices = GAME.choices(state, viewer)
    drawing = GAME.render(view)
    return msgspec.json.encode([view, list(out), choices, refusals, drawing, state.begins_move()])


@pytest.mark.rule("SY-10")
@pytest.mark.parametrize("options", EVERY_OPTIONS[1::STRIDE], ids=str)
def test_worlds_that_a_viewer_can_not_tell_apart_look_the_same(
    options: ScotlandYardOptions,
) -> None:
    rng = Random(28)
    state, viewer = GAME.start(options), options.seats - 1
    belief = GAME.belief(options, viewer)
    while state.seat != OVER:
        action = state.random_action(rng)
        sight = state.sight(action, viewer)
        state.apply(action)
        belief.see(sight, state.seat)
        if state.seat != OVER and rng.randrange(8) == 0:
            seen = face(state, viewer)
            for _ in range(MOST):
                world = belief.sample(rng)
                assert isinstance(world, ScotlandYard)
                assert face(world, viewer) == seen


@pytest.mark.rule("SY-05", "SY-10")
def test_the_log_says_the_same_wherever_mister_x_is() -> None:
    told = set()
    for start, ride in ((103, "taxi 86"), (112, "taxi 100"), (13, "taxi 4")):
        journal = follow(deal(start, 26, 29, 34, detectives=3), ride, "taxi 15", "taxi 6")
        for viewer in (1, SPECTATOR):
            told.add(msgspec.json.encode([journal.log_texts(viewer), journal.seen(viewer)]))
    assert len(told) == 1


@pytest.mark.rule("SY-05", "SY-10", "SY-18")
def test_mister_x_alone_sees_his_card_and_his_stations() -> None:
    assert sights(GAME.new(), "deal 103") == ["deal 103", "deal ?", "deal ?"]
    state = truth(deal(103, 26, 29, 34, detectives=3))
    assert sights(state, "taxi 86") == ["taxi 86", "taxi ?", "taxi ?"]
    assert sights(state, "black 86") == ["black 86", "black ?", "black ?"]
    assert sights(state, "double") == ["double"] * 3


@pytest.mark.rule("SY-27")
def test_a_half_made_move_is_nobody_elses_to_see() -> None:
    journal = deal(103, 26, 29, 34, detectives=3)
    before = journal.view(1)
    follow(journal, "double")
    assert journal.view(1) == before
    assert journal.seen(1)[-1].sight != Sight(GAME.parse("double"))
    follow(journal, "taxi 86")
    assert journal.view(1) == before
    follow(journal, "taxi 69")
    assert [int(entry.sight) for entry in journal.seen(1)[-3:]] == [
        GAME.parse("double"),
        GAME.parse("taxi ?"),
        GAME.parse("taxi ?"),
    ]


def test_a_double_move_can_be_taken_back_and_leaves_no_trace_for_the_others() -> None:
    journal = deal(103, 26, 29, 34, detectives=3)
    entries, before = len(journal.logs[1]), journal.view(1)
    follow(journal, "double", "taxi 86")
    journal.undo(0)
    assert (len(journal.logs[1]), journal.view(1)) == (entries, before)
    assert truth(journal).stations[0] == 103


@pytest.mark.rule("SY-15")
def test_what_was_shown_can_not_be_taken_back() -> None:
    journal = deal(103, 26, 29, 34, detectives=3)
    follow(journal, "taxi 86", "taxi 15", "taxi 6", "taxi 10")
    follow(journal, "double", "taxi 69", "taxi 86", "at 86")
    assert journal.state.seat == 1
    assert journal.pending == 0


def test_the_set_up_holds_no_secret() -> None:
    assert GAME.new() == GAME.new()
    belief = GAME.belief(agree(), 1)
    assert belief.weight(GAME.new()) == 1.0
    assert GAME.notebook(belief).stations == {}
    assert Journal(GAME, agree()).view(SPECTATOR).viewer == "spectator"


@pytest.mark.rule("SY-10")
def test_the_only_ride_of_mister_x_is_not_forced_for_it_would_tell_where_he_is() -> None:
    state = change(
        position(104, 88, 128, 116, 153, 82), stock=[4, 3, 3, 0, 0] + [9, 8, 4, 0, 0] * 5
    )
    assert len(state.legal_actions()) == 1
    assert not state.forced()
