"""What a viewer gets depends on nothing that it may not know."""

from __future__ import annotations

import msgspec
import pytest
from librt.random import Random
from librt.vecs import vec

from gaslamp import engine
from gaslamp.core.codes import Sight
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.games.mr_jack_pocket.actions import ACTION_SPACE
from gaslamp.games.mr_jack_pocket.belief.secret_belief import SecretBelief
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from tests.games.follow import follow
from tests.games.mr_jack_pocket.positions import deal, hunt, move, position, sights

pytestmark = pytest.mark.engine

OPTIONS = MrJackPocketOptions()
MOST = 5  # worlds compared with the truth


def face(state: MrJackPocket, viewer: int) -> bytes:
    """Collect everything that a viewer gets in a position."""
    view = GAME.view(state, viewer)
    out = vec[float]([0.0] * GAME.observation(OPTIONS).length)
    state.observe(viewer, out)
    refused = [GAME.refusal(view, code) for code in range(0, ACTION_SPACE, 7)]
    refusals = refused if viewer == state.seat else []
    choices = GAME.choices(state, viewer)
    return msgspec.json.encode([view, list(out), choices, refusals, state.begins_move()])


@pytest.mark.rule("MP-28")
@pytest.mark.parametrize("viewer", [INVESTIGATOR, SPECTATOR])
def test_worlds_that_a_viewer_can_not_tell_apart_look_the_same(viewer: int) -> None:
    rng = Random(28)
    for _ in range(12 if engine.is_compiled() else 3):
        state = GAME.new()
        belief = GAME.belief(OPTIONS, viewer)
        while state.seat != OVER:
            action = state.random_action(rng)
            sight = state.sight(action, viewer)
            state.apply(action)
            belief.see(sight, state.seat)
            if state.seat != OVER:
                seen = face(state, viewer)
                for _ in range(MOST):
                    world = belief.sample(rng)
                    assert isinstance(world, MrJackPocket)
                    assert face(world, viewer) == seen


@pytest.mark.rule("MP-14", "MP-28")
def test_the_log_says_the_same_whoever_jack_is_and_whatever_he_draws() -> None:
    toss = ("toss alibi", "toss watson", "toss rotation", "toss joker")
    told: dict[int, set[bytes]] = {INVESTIGATOR: set(), SPECTATOR: set()}
    for identity in ("gull", "bert", "lestrade"):
        for card in ("madame", "pizer"):
            journal = deal(identity)
            follow(journal, *toss, "watson", "watson 1", "alibi", f"draw {card}")
            for viewer, lines in told.items():
                lines.add(msgspec.json.encode(journal.log_texts(viewer)))
    assert [len(lines) for lines in told.values()] == [1, 1]


@pytest.mark.rule("MP-03", "MP-14", "MP-28")
def test_jack_alone_sees_what_is_dealt_and_drawn_for_him() -> None:
    dealt = deal("gull").prefix(15)
    assert isinstance(dealt.state, MrJackPocket)
    assert sights(dealt.state, "identity gull") == ["identity gull", "identity ?", "identity ?"]
    state = move(hunt(position(), 2, "alibi", "watson", "exchange", "joker"), "alibi")
    assert sights(state, "draw gull") == ["draw gull", "draw ?", "draw ?"]


@pytest.mark.rule("MP-28")
def test_the_belief_of_the_investigator_follows_from_his_sights_alone() -> None:
    journal = Journal(GAME, OPTIONS)
    rng = Random(14)
    draw = seeded(rng)
    journal.advance(draw)
    while journal.state.seat != OVER:
        journal.play(int(journal.state.seat), journal.state.random_action(rng))
        journal.advance(draw)
    beliefs = [GAME.belief(OPTIONS, viewer) for viewer in (INVESTIGATOR, SPECTATOR)]
    for belief, viewer in zip(beliefs, (INVESTIGATOR, SPECTATOR), strict=True):
        for entry in journal.seen(viewer):
            belief.see(entry.sight, entry.turn)
        assert belief.weight(journal.state) > 0.0
    assert GAME.notebook(beliefs[0]) == GAME.notebook(beliefs[1])


@pytest.mark.rule("MP-28")
def test_a_half_made_move_is_nobody_elses_to_see() -> None:
    toss = ("toss holmes", "toss watson", "toss rotation", "toss joker")
    journal = follow(deal("gull"), *toss)
    before = journal.view(JACK)
    follow(journal, "holmes")
    assert journal.view(JACK) == before
    assert journal.seen(JACK)[-1].sight != Sight(GAME.parse("holmes"))
    follow(journal, "holmes 2")
    assert [int(entry.sight) for entry in journal.seen(JACK)[-2:]] == [
        GAME.parse("holmes"),
        GAME.parse("holmes 2"),
    ]


def test_the_set_up_holds_no_secret() -> None:
    assert GAME.new().key() == GAME.new().key()
    belief = GAME.belief(OPTIONS, INVESTIGATOR)
    assert isinstance(belief, SecretBelief)
    assert belief.weight(GAME.new()) == 1.0
    assert belief.identities() == {}
