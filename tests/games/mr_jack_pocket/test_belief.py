"""What can be deduced: exact, sound, and written into the notebook."""

from __future__ import annotations

from typing import TypeAlias

import pytest
from librt.random import Random

from gaslamp import engine
from gaslamp.core.belief import Belief, ImpossibleSight, KnownBelief, WorldsBelief
from gaslamp.core.board import name_of
from gaslamp.core.journal import Journal
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR
from gaslamp.games.mr_jack_pocket import endings
from gaslamp.games.mr_jack_pocket.actions import SUSPECTS
from gaslamp.games.mr_jack_pocket.belief.secret_belief import CARD_SETS, SecretBelief
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from gaslamp.games.mr_jack_pocket.view import MrJackPocketNotebook
from tests.games.follow import follow
from tests.games.mr_jack_pocket.positions import (
    call,
    cards,
    deal,
    hunt,
    move,
    names,
    position,
    suspects,
    truth,
)
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine

OPTIONS = MrJackPocketOptions()
PocketBelief: TypeAlias = SecretBelief | KnownBelief
VIEWERS = (JACK, INVESTIGATOR, SPECTATOR)
TOSS = ("toss alibi", "toss watson", "toss rotation", "toss joker")
JACK_DRAWS = (*TOSS, "watson", "watson 1", "alibi", "draw bert")
THREE_SUSPECTS = """
    (gull) W    bert S       (stealthy) E
    (smith) W   (pizer) E    lestrade E
    (lane) -    madame S     (goodley) E
"""


def beliefs() -> dict[int, PocketBelief]:
    return {viewer: GAME.belief(OPTIONS, viewer) for viewer in VIEWERS}


def play_random(state: MrJackPocket, held: dict[int, PocketBelief], rng: Random) -> None:
    """Play one action, shown to every belief."""
    action = state.random_action(rng)
    seen = {viewer: state.sight(action, viewer) for viewer in held}
    state.apply(action)
    for viewer, belief in held.items():
        belief.see(seen[viewer], state.seat)


def watched(journal: Journal, viewer: int) -> PocketBelief:
    """Let a viewer watch a whole journal."""
    belief = GAME.belief(OPTIONS, viewer)
    for entry in journal.seen(viewer):
        belief.see(entry.sight, entry.turn)
    return belief


def notes(journal: Journal, viewer: int = INVESTIGATOR) -> MrJackPocketNotebook:
    return GAME.notebook(watched(journal, viewer))


def quiet_call() -> SecretBelief:
    """Come to a call in turn 6: nobody is in sight, Jack has four time tokens and drew a card.

    Lestrade, Bert and Madame are suspects, and the Investigator has shown Goodley's alibi.
    """
    belief = SecretBelief(GAME.new())
    table = call(position(THREE_SUSPECTS, identity="bert"), 6)
    belief.table = with_fields(table, jack_times=0b1111, found_cards=cards("goodley"))
    belief.secrets = {
        SUSPECTS.index(identity) * CARD_SETS + cards(card): 1 / 21
        for identity in ("lestrade", "bert", "madame")
        for card in SUSPECTS
        if card not in (identity, "goodley")
    }
    return belief


@pytest.mark.rule("MP-28")
def test_the_truth_is_always_possible() -> None:
    positions = 100_000 if engine.is_compiled() else 2_000
    rng = Random(28)
    looked_at = 0
    while looked_at < positions:
        state = GAME.new()
        held = beliefs()
        while state.seat != OVER:
            play_random(state, held, rng)
            looked_at += 1
            for belief in held.values():
                assert belief.weight(state) > 0.0


@pytest.mark.rule("MP-28")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_beliefs_say_exactly_what_the_generic_belief_says(viewer: int) -> None:
    rng = Random(280)
    chases = 0
    for _ in range(100 if engine.is_compiled() else 3):
        state = GAME.new()
        own = GAME.belief(OPTIONS, viewer)
        judge = WorldsBelief(state, viewer)
        while state.seat != OVER:
            action = state.random_action(rng)
            sight = state.sight(action, viewer)
            state.apply(action)
            own.see(sight, state.seat)
            judge.see(sight, state.seat)
            worlds = judge.by_key.values()
            weights = [own.weight(world.state) for world in worlds]
            assert weights == pytest.approx([world.weight for world in worlds])
            assert sum(weights) == pytest.approx(1.0)
        chases += state.chase
    assert chases > 0 or not engine.is_compiled()


@pytest.mark.rule("MP-28")
def test_sampled_worlds_are_possible_and_come_as_often_as_they_weigh() -> None:
    journal = follow(deal("gull"), *JACK_DRAWS)
    belief = watched(journal, INVESTIGATOR)
    rng = Random(1)
    count = 20_000 if engine.is_compiled() else 2_000
    drawn: dict[str, int] = dict.fromkeys(SUSPECTS, 0)
    for _ in range(count):
        world = belief.sample(rng)
        assert isinstance(world, MrJackPocket)
        assert belief.weight(world) == pytest.approx(1 / 72)
        drawn[SUSPECTS[world.identity]] += 1
    assert all(abs(times / count - 1 / 9) < 0.03 for times in drawn.values())


def test_a_sight_that_fits_no_secret_is_refused() -> None:
    belief = watched(follow(deal("gull"), *TOSS, "alibi"), INVESTIGATOR)
    with pytest.raises(ImpossibleSight):
        belief.see(GAME.parse("draw ?"), JACK)


@pytest.mark.rule("MP-23", "MP-28")
def test_a_game_that_goes_on_tells_how_many_hourglasses_jack_can_have() -> None:
    belief = quiet_call()
    assert list(belief.hourglasses()) == [4, 5, 6]
    belief.see(GAME.parse("hidden"), CHANCE)
    assert belief.hourglasses() == pytest.approx({5: 1.0})


@pytest.mark.rule("MP-28")
def test_a_suspect_can_be_excluded_before_his_tile_is_turned() -> None:
    belief = quiet_call()
    belief.see(GAME.parse("hidden"), CHANCE)
    noted = GAME.notebook(belief)
    assert suspects(belief.table) == {"lestrade", "bert", "madame"}
    assert noted.suspects == pytest.approx({"suspect-bert": 0.5, "suspect-madame": 0.5})
    assert "card-lestrade" not in noted.pile


@pytest.mark.rule("MP-23", "MP-28")
def test_a_game_that_ends_tells_how_many_hourglasses_jack_had() -> None:
    belief = quiet_call()
    belief.see(GAME.parse("hidden"), OVER)
    assert list(belief.hourglasses()) == [6, 7]


@pytest.mark.rule("MP-14", "MP-28")
def test_a_hand_that_can_be_drawn_in_two_orders_weighs_as_much_as_both_together() -> None:
    belief = quiet_call()
    belief.table = move(hunt(belief.table, 6, "alibi", "watson", "exchange", "joker"), "alibi")
    gull = SUSPECTS.index("gull") * CARD_SETS
    belief.secrets = {gull + cards("lestrade"): 0.75, gull + cards("bert"): 0.25}
    belief.see(GAME.parse("draw ?"), INVESTIGATOR)
    assert belief.secrets[gull + cards("lestrade", "bert")] == pytest.approx(1 / 6)
    assert belief.secrets[gull + cards("lestrade", "madame")] == pytest.approx(0.75 / 6)
    assert belief.secrets[gull + cards("bert", "madame")] == pytest.approx(0.25 / 6)


@pytest.mark.rule("MP-25", "MP-28")
def test_worlds_that_end_with_different_winners_are_all_possible() -> None:
    belief = quiet_call()
    belief.table = with_fields(belief.table, turn=8, suspects=cards("bert"))
    ends = {}
    for card in ("lestrade", "pizer"):
        world = with_fields(belief.table, jack_cards=cards(card))
        world.apply(GAME.parse("hidden"))
        ends[card] = world
    assert [ends[card].winners() for card in ("lestrade", "pizer")] == [[INVESTIGATOR], [JACK]]
    belief.see(GAME.parse("hidden"), OVER)
    assert belief.weight(ends["lestrade"]) == belief.weight(ends["pizer"]) > 0.0
    assert [ends[card].ending() for card in ("lestrade", "pizer")] == ["found", "unseen"]
    assert belief.weight(with_fields(ends["pizer"], end=endings.FOUND)) == 0.0


@pytest.mark.rule("MP-26", "MP-28")
def test_the_cards_opened_as_a_chase_begins_are_known() -> None:
    belief = quiet_call()
    belief.table = with_fields(belief.table, suspects=cards("bert"), jack_times=0b11111)
    belief.see(GAME.parse("hidden"), REFEREE)
    assert len(belief.secrets) > 1
    belief.see(GAME.parse("show madame"), CHANCE)
    assert belief.hourglasses() == pytest.approx({8: 1.0})


def test_a_world_with_another_district_has_no_weight() -> None:
    journal = deal("gull")
    belief = watched(journal, INVESTIGATOR)
    world = truth(journal).clone()
    world.district.exchange(0, 1)
    assert belief.weight(world) == 0.0


def test_jack_knows_the_only_world() -> None:
    journal = follow(deal("gull"), *JACK_DRAWS)
    belief = watched(journal, JACK)
    assert isinstance(belief, KnownBelief)
    assert belief.weight(journal.state) == 1.0
    assert belief.weight(with_fields(truth(journal), jack_cards=0)) == 0.0


def test_jacks_notebook_lists_the_pile_and_what_the_investigator_can_deduce() -> None:
    journal = follow(deal("gull"), *JACK_DRAWS)
    noted = notes(journal, JACK)
    pile = sorted(names(truth(journal).pile()), key=SUSPECTS.index)
    assert noted.pile == {f"card-{name}": 1 for name in pile}
    assert noted.suspects == pytest.approx({f"suspect-{name}": 1 / 9 for name in SUSPECTS})
    assert list(noted.hourglasses) == [0, 1, 2]


def test_before_the_deal_the_notebook_names_nobody() -> None:
    noted = GAME.notebook(GAME.belief(OPTIONS, INVESTIGATOR))
    assert noted.suspects == {}
    assert noted.hourglasses == {0: 1.0}
    assert noted.pile == {f"card-{name}": 1.0 for name in SUSPECTS}


@pytest.mark.rule("MP-19", "MP-20")
def test_the_notebook_follows_the_witnesses() -> None:
    rng = Random(19)
    for _ in range(30 if engine.is_compiled() else 5):
        state = GAME.new()
        held: dict[int, PocketBelief] = {INVESTIGATOR: GAME.belief(OPTIONS, INVESTIGATOR)}
        while state.seat != OVER:
            play_random(state, held, rng)
            noted = GAME.notebook(held[INVESTIGATOR])
            assert {name_of(suspect) for suspect in noted.suspects} <= suspects(state)
            if noted.suspects:
                assert sum(noted.suspects.values()) == pytest.approx(1.0)


@pytest.mark.rule("MP-28")
def test_the_range_of_hourglasses_holds_the_truth() -> None:
    rng = Random(23)
    for _ in range(100 if engine.is_compiled() else 5):
        state = GAME.new()
        held: dict[int, PocketBelief] = {INVESTIGATOR: GAME.belief(OPTIONS, INVESTIGATOR)}
        while state.seat != OVER:
            play_random(state, held, rng)
            assert state.hourglasses() in GAME.notebook(held[INVESTIGATOR]).hourglasses


def test_a_clone_of_a_belief_lives_apart() -> None:
    journal = follow(deal("gull"), *JACK_DRAWS)
    for viewer in VIEWERS:
        belief = watched(journal, viewer)
        before = GAME.notebook(belief)
        other = belief.clone()
        other.see(GAME.parse("rotation"), JACK)
        other.see(GAME.parse("rotate 0,0 half"), INVESTIGATOR)
        assert GAME.notebook(belief) == before
        assert belief.weight(journal.state) > 0.0
        assert other.weight(journal.state) == 0.0
        belief.see(GAME.parse("joker"), JACK)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_worlds_of_a_belief_are_listed_with_their_weights(viewer: int) -> None:
    rng = Random(90)
    for _ in range(20 if engine.is_compiled() else 2):
        state, held = GAME.new(), {viewer: GAME.belief(OPTIONS, viewer)}
        while state.seat != OVER:
            play_random(state, held, rng)
            worlds = held[viewer].worlds(1000)
            assert worlds is not None
            assert len({world.state.key() for world in worlds}) == len(worlds)
            assert state.key() in {world.state.key() for world in worlds}
            assert sum(world.weight for world in worlds) == pytest.approx(1.0)
            for world in worlds[:3]:
                assert held[viewer].weight(world.state) == pytest.approx(world.weight)


def test_more_worlds_than_asked_for_are_not_listed() -> None:
    belief = watched(follow(deal("gull"), *JACK_DRAWS), INVESTIGATOR)
    listed = belief.worlds(72)
    assert listed is not None
    assert len(listed) == 72
    assert belief.worlds(71) is None


@pytest.mark.parametrize("viewer", VIEWERS)
def test_sights_and_turns_that_can_not_be_are_refused_and_change_nothing(viewer: int) -> None:
    rng = Random(4)
    for _ in range(10 if engine.is_compiled() else 2):
        state, held = GAME.new(), {viewer: GAME.belief(OPTIONS, viewer)}
        judge = WorldsBelief(state, viewer)
        while state.seat != OVER:
            for _ in range(8):
                sight, turn = int(rng.randrange(-2, 200)), int(rng.randrange(-5, 4))
                assert refuses(held[viewer].clone(), sight, turn) == refuses(
                    judge.clone(), sight, turn
                )
            action = state.random_action(rng)
            for turn in range(-5, 4):
                sight = int(state.sight(action, viewer))
                copy = held[viewer].clone()
                assert refuses(copy, sight, turn) == refuses(judge.clone(), sight, turn)
            before = GAME.notebook(held[viewer])
            assert refuses(held[viewer], 1000, state.seat)
            assert GAME.notebook(held[viewer]) == before
            sight = state.sight(action, viewer)
            state.apply(action)
            held[viewer].see(sight, state.seat)
            judge.see(sight, state.seat)
        assert refuses(held[viewer], sight, OVER)
        assert refuses(held[viewer], GAME.parse("hidden"), OVER)
        assert held[viewer].weight(state) > 0.0


def refuses(belief: Belief, sight: int, turn: int) -> bool:
    """Show something to a belief; it says that it can't be, or takes it in."""
    try:
        belief.see(sight, turn)
    except ImpossibleSight:
        return True
    return False
